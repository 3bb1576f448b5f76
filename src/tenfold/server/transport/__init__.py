"""How bytes come and go: HTTP and sockets as uvicorn carries them, each with a bound."""
