### Partijen die op dit apparaat staan, en wat een server nodig heeft.

study-no-server = Analyse en oefeningen werken voorlopig alleen met een server.
