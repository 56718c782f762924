"""The Westeros phase: its cards, the clash of kings, the wildlings."""
