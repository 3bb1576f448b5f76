"""The application: its routes, and what surrounds every request."""
