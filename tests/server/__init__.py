"""The server, over real HTTP where people would use it so."""
