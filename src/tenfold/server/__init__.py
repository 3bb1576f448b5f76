"""The server: tables over HTTP and WebSocket, on a database that loses nothing."""
