"""What the game modes add: objectives, missions, siege, reserves."""
