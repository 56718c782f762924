"""What bots know about Westeros Intrigue: what an experienced player would place, and how a round ends."""
