"""What bots know of the miniatures game: habits by question, and what a place on the table is worth."""
