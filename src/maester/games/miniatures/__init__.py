"""A Song of Ice & Fire: Tabletop Miniatures Game. Rules: docs/rules/miniatures.md."""
