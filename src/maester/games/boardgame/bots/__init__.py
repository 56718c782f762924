"""What bots know about the board game: what an experienced player would do, and how well a house stands."""
