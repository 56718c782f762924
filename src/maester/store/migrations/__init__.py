"""How the tables came to be what they are, step by step. Opening a store takes the steps that are missing."""
