"""The audience: sockets, what each watcher may see, and what they are sent of it."""
