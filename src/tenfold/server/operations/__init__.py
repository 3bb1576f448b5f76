"""For those who host: starting and stopping, the log, figures, the network, the doctor."""
