"""Workers: threads and processes for whatever takes long, and whose turn it is in them."""
