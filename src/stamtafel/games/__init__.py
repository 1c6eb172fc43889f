"""The games, a folder each; a folder that exports GAME is found by itself."""
