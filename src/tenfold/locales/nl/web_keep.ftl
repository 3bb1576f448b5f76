### De partijen van dit apparaat bewaren en naar een server sturen.

keep-title = Partijen op dit apparaat
keep-text = Ze staan in deze browser. Wist hij zijn gegevens, dan zijn ze weg; een bestand is veilig.
keep-to-games = Mijn partijen
keep-save = Alle partijen als bestand bewaren
# $games: allemaal; $running: daarvan de lopende
keep-saved =
    { $games ->
        [0] Er is nog geen partij om te bewaren.
        [one] 1 partij bewaard.
       *[other] { $games } partijen bewaard{ $running ->
            [0] { "" }
            [one] , waarvan 1 nog loopt
           *[other] , waarvan er { $running } nog lopen
        }.
    }
keep-secrets = In het bestand staan ook de kaarten en tegels die in lopende partijen nog komen: geef het pas door als die afgelopen zijn.
keep-unreadable =
    { $count ->
        [one] 1 partij was niet leesbaar en staat niet in het bestand.
       *[other] { $count } partijen waren niet leesbaar en staan niet in het bestand.
    }
keep-open = Partijen uit een bestand terughalen
# $added zijn nieuw, waarvan $running nog lopen; $known waren er al, $broken regels bevatten geen partij
keep-brought =
    { $added ->
        [0] Geen nieuwe partij
        [one] 1 nieuwe partij
       *[other] { $added } nieuwe partijen
    }{ $running ->
        [0] { "" }
        [one] { " " }(1 loopt nog)
       *[other] { " " }({ $running } lopen nog)
    }{ $known ->
        [0] { "" }
       *[other] , { $known } al aanwezig
    }{ $broken ->
        [0] { "" }
        [one] , 1 onleesbare regel
       *[other] , { $broken } onleesbare regels
    }.
keep-broken = Regel { $line }: { $why }
keep-send-text = Op de server zijn je afgelopen partijen veilig en kun je ze laten analyseren. Ze tellen daar niet voor je rating.
keep-send =
    { $count ->
        [one] 1 afgelopen partij naar de server sturen
       *[other] { $count } afgelopen partijen naar de server sturen
    }
keep-sending = Versturen: { $sent } van { $of }
# $added zijn daar nieuw, $known had hij al, $refused nam hij niet aan
keep-sent =
    { $added ->
        [0] De server heeft geen nieuwe partij
        [one] De server heeft 1 nieuwe partij
       *[other] De server heeft { $added } nieuwe partijen
    }{ $known ->
        [0] { "" }
       *[other] ; { $known } had hij al
    }{ $refused ->
        [0] { "" }
       *[other] ; { $refused } nam hij niet aan
    }.
keep-all-sent = De server heeft al je afgelopen partijen.
keep-code = Je code om partijen te versturen
# $host: de server
keep-code-text = Maak er een bij de instellingen op { $host }.
keep-unanswered = { $host } antwoordt niet of kent deze pagina nog niet: wie de server beheert, moet haar daar opgeven. Je partijen staan nog steeds hier.
# $server: "yes" of "no", of partijen naar een server gestuurd kunnen worden
local-remind =
    { $server ->
        [yes] Je partijen staan in deze browser en nergens anders. Zo bewaar je ze: installeer Tenfold op dit apparaat, bewaar ze als bestand, of stuur ze naar de server zodra die antwoordt.
       *[no] Je partijen staan in deze browser en nergens anders. Zo bewaar je ze: installeer Tenfold op dit apparaat, of bewaar ze als bestand.
    }
keep-forget-text = Partijen die je zonder de server hebt gespeeld, staan in deze browser en nergens anders. Zijn ze gewist, dan krijgt niemand ze terug.
keep-forget = Wissen
keep-forget-sure = Ja, allemaal wissen
keep-forget-not = Nee, bewaren
keep-forgotten = Alle partijen op dit apparaat zijn gewist.
home-code-title = Partijen van een andere pagina
home-code-text = Speel je ook op een pagina zonder server, dan haalt een code de partijen die je daar uitspeelt hierheen. Meer kan hij niet.
home-code-make = Code maken
home-code-keep = Typ hem daar in bij ‘Mijn partijen’. Hij wordt maar één keer getoond; een nieuwe code vervangt de oude.
