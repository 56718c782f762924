"""The geometry of trays: poses, lengths, arcs, sight and moves, in whole numbers. Nothing here knows the state of a game."""
