"""Worker processes: kept, asked, and replaced when they fail."""
