"""What people get to see of a study: tables, plots, pages and files."""
