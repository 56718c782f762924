"""The geometry of trays: poses, lengths, arcs, sight and moves, in whole numbers. No module here knows the position."""
