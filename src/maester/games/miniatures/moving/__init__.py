"""How units move: marches, shifts, retreats, and what follows from where they come to stand."""
