"""The adapters, held to the checks of the toolkits they are for."""
