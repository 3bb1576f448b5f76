### Games that are kept on this device, and what needs a server.

study-no-server = Reviews and practice need a server for now.
