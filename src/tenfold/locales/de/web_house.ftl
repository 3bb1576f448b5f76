### Partien, die auf diesem Gerät liegen, und was einen Server braucht.

study-no-server = Analyse und Übungen brauchen vorerst einen Server.
