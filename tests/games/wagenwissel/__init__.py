"""WagenWissel."""
