"""The application: its routes, what surrounds every request, and how it ends."""
