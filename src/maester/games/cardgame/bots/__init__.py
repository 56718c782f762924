"""What bots know of the card game: habits by question, and what cards are worth."""
