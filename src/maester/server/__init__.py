"""The server: people, matches, seats, streams, chat and clocks. It knows no rule; tables do."""
