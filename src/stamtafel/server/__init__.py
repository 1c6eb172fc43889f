"""Tables, seats and storage; no web framework in here."""
