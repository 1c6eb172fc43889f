"""Pages and pieces shared by all games."""
