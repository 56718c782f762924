"""The geometry of trays, in whole numbers: poses, lengths, arcs, sight, moves. Nothing here knows a game's state."""
