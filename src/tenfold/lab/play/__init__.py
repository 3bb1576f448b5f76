"""One game between bots, and the processes or machines it is played on."""
