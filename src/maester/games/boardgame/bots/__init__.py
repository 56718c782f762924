"""What bots know of the board game: what a player of some experience would do, and how well a house stands."""
