"""How the tables became what they are, step by step. Opening a store runs the missing steps."""
