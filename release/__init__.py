"""How a version is made and checked before it is published; see CONTRIBUTING.md."""
