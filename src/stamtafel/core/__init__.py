"""What all games share: no game, no network, no clock, no global randomness."""
