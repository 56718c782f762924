"""The browser's share: the files it is served, and the types its code is built on."""
