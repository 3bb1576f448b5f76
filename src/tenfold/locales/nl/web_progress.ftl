### De startpagina voor wie hier al was: wat wacht, wat aan de beurt is, de volgende stap.

progress-title = Waar je staat
# $count: lopende partijen; $turns: daarvan die waarin jij aan de beurt bent
progress-waiting =
    { $turns ->
        [0] { $count ->
            [0] Er wacht geen partij
            [one] 1 partij loopt
           *[other] { $count } partijen lopen
        }
        [one] Jouw beurt in 1 partij
       *[other] Jouw beurt in { $turns } partijen
    }
progress-waiting-none = Wat je speelt, staat onder ‘Mijn partijen’.
progress-due =
    { $count ->
        [0] Geen fouten om te oefenen
        [one] 1 fout om te oefenen
       *[other] { $count } fouten om te oefenen
    }
progress-puzzles = Puzzels
progress-puzzles-text = Vind de beste zet
progress-mistakes-text = Wat je beslissingen kosten, en hoe dat zich ontwikkelt
progress-not-reviewed =
    { $count ->
        [one] 1 partij is nog niet geanalyseerd.
       *[other] { $count } partijen zijn nog niet geanalyseerd.
    }
# $value: overwinningen die honderd beslissingen kosten
progress-loss = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $lately, $before: kant-en-klaar
progress-better =
    { $game ->
        [tiles] Tegels
       *[cards] Kaarten
    }: de laatste tijd kosten 100 beslissingen je { $lately } overwinningen, daarvoor { $before }.
# $name: de volgende op de ladder; $last: iedereen is verslagen
progress-next =
    { $last ->
        [yes] Nog eens: { $name }
       *[no] Volgende: { $name }
    }
# $of: tegen wie
progress-rating =
    { $game ->
        [tiles] Tegels
       *[cards] Kaarten
    }: { $of ->
        [people] je rating is { $value } tegen mensen
        [bots] je rating is { $value } tegen bots
       *[nobody] een rating na vijf partijen
    }
