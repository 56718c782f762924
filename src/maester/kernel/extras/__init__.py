"""What a game may offer besides its rules: what seats bring, and hints for bots. No rule depends on it."""
