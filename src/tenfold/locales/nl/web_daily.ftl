### The deal of the day: the same for everybody.

daily-title = De partij van de dag
daily-intro = Elke dag dezelfde partij voor iedereen. Je eerste poging telt: geen hints, niets terugnemen. Daarna zie je hoe anderen het deden, ook de tegenstanders van het huis met dezelfde kaarten.
# $days: on which one has played before today
daily-newcomer =
    { $days ->
        [0] Vandaag is je eerste dag: vanaf je derde dag krijg je een plaats.
       *[other] Vanaf je derde dag krijg je een plaats.
    }
# $game: "cards" or "tiles"
daily-game =
    { $game ->
        [tiles] Het duel met tegels
       *[cards] Het kaartspel, alleen
    }
daily-games = Spellen van deze dag
# $name: the solo opponent; $target: hers
daily-cards = Tegen { $name }, doel { $target }
# $name: the opponent; $open: "yes" for the open game
daily-tiles =
    { $open ->
        [yes] Tegen { $name }, het open spel
       *[no] Tegen { $name }, het gesloten spel
    }
# $status: "new", or "playing" when it was begun
daily-play =
    { $status ->
        [playing] Doorspelen
       *[new] Spelen
    }
# $when: as "in 3 hours"
daily-until =
    { $status ->
        [playing] Ze sluit { $when }; wat dan niet af is, is verloren.
       *[new] De volgende komt { $when }.
    }
# $where: "here" without a server
daily-field =
    { $where ->
        [here] Het resultaat
       *[server] Hoe anderen het deden
    }
daily-study = Mijn partij bekijken
daily-you = jij
daily-still-plays = speelt nog

## Results

# $how: "won", "drawn", "lost", "resigned", "time" (it was not finished in time) or "closed"
daily-outcome =
    { $how ->
        [won] Gewonnen
        [drawn] Gelijkspel
        [resigned] Opgegeven
        [time] Niet op tijd klaar
        [closed] Gesloten
       *[lost] Verloren
    }
# $points: one's own; $other: the opponent's
daily-outcome-points = { daily-outcome }, { $points } tegen { $other }
daily-mine = Mijn resultaat
daily-result = Resultaat
daily-place-title = Plaats
# $place among $people
daily-place = { $place } van { $people }
daily-place-newcomer = Het zou { $place } van { $people } zijn
daily-net = Zonder geluk
# $accuracy: from 0 to 100
daily-net-accuracy = { $accuracy }% nauwkeurig
daily-net-nothing = Niets te beslissen
daily-net-waits = Je beslissingen worden bekeken.
daily-luck =
    { $how ->
        [kind] Het toeval was je goedgezind.
        [unkind] Het toeval zat je tegen.
       *[even] Het toeval gaf evenveel als het nam.
    }
daily-share = Kopiëren voor vrienden
# $day: as "18/11"
daily-share-head =
    { $game ->
        [tiles] Tenfold, tegels, { $day }
       *[cards] Tenfold, kaarten, { $day }
    }

## How others did. $people: how many they are

daily-deal-title =
    { $game ->
        [tiles] Tegels, { $day }
       *[cards] Kaarten, { $day }
    }
daily-house = De tegenstanders van het huis met dezelfde kaarten
daily-everybody =
    { $people ->
        [0] Nog niemand is klaar
        [one] Eén persoon is klaar
       *[other] { $people } mensen zijn klaar
    }
daily-field-accuracy = Zonder geluk: gemiddeld { $accuracy }% nauwkeurig ({ $people } beoordeeld).
# $how: "won", "drawn", "lost" or "broken" (not played to the end)
daily-bar =
    { $how ->
        [won] gewonnen
        [drawn] gelijk
        [broken] niet af
       *[lost] verloren
    }
# $how: "ahead" or "behind" by $points
daily-bar-lead =
    { $how ->
        [ahead] +{ $points }
        [even] 0
       *[behind] −{ $points }
    }
# $from, $to: points, as "+3"
daily-bar-range = { $from } tot { $to }
daily-parting = Waar je van de rest afweek
# $mine, $usual: choices, such as ‘draw’
daily-parting-text = Tot zet { $number } speelden { $people } hetzelfde. Toen koos jij ‘{ $mine }’, en { $with_usual } van hen ‘{ $usual }’.
daily-look = Bekijken
daily-from-there = Vanaf daar doorspelen
daily-hardest = Wat de meesten fout deden
daily-hard = Zet { $number }: { $wrong } van { $people } zaten fout.
daily-hard-best = Het beste was ‘{ $best }’.
daily-hard-choice =
    { $people ->
        [one] ‘{ $choice }’: één keer
       *[other] ‘{ $choice }’: { $people } keer
    }
daily-again = Nog eens spelen, als oefening
daily-proof = Hoe weet ik dat niemand eraan heeft gezeten?
daily-proof-promise = Dit getal was openbaar voordat de dag begon. Het hoort bij één partij en bij geen andere:
daily-proof-secret = De partij is gesloten, en uit dit geheim volgt ze; `tenfold verify` controleert dat met elke opname van die dag:
# $when: as "in 3 hours"
daily-proof-sealed = Het geheim erachter wordt { $when } verteld; dan kan iedereen het controleren.

## The calendar

daily-calendar = Mijn dagen
# $count: days
daily-streak =
    { $count ->
        [0] Nog geen reeks.
        [one] Eén dag op rij.
       *[other] { $count } dagen op rij.
    }
daily-longest =
    { $count ->
        [one] Je langste: één dag.
       *[other] Je langste: { $count } dagen.
    }
daily-spare =
    { $spare ->
        [yes] Eén dag van deze week mag je overslaan.
       *[no] De vrije dag van deze week is op.
    }
daily-forgiven = vrij
# $how: "won", "lost" or "playing"
daily-day-game =
    { $game ->
        [tiles] tegels
       *[cards] kaarten
    } { $how ->
        [won] gewonnen
        [playing] begonnen
       *[lost] verloren
    }
daily-day-nothing = niet gespeeld
daily-weeks = Je beslissingen, week na week
# $from: the week's Monday
daily-week =
    Vanaf { $from }: { $games ->
        [one] 1 partij
       *[other] { $games } partijen
    }, { $won } gewonnen, { $accuracy }% nauwkeurig

## Without a server

daily-date-text = Hier is geen server. Daarom volgt de partij alleen uit de datum: ze is gelijk voor iedereen die zo speelt, en niemand hoeft haar geheim te houden. Een plaats is er niet. De eerste keer wordt niets teruggenomen en geeft niemand hints; alles blijft op dit apparaat.
daily-kept-text = De server is onbereikbaar. Partijen van vorige dagen die dit apparaat kent, kun je als oefening spelen: dezelfde kaarten, dezelfde tegenstander, dezelfde antwoorden.
daily-kept-nothing = De server is onbereikbaar, en dit apparaat kent nog geen partij van een vorige dag. Kijk hier eens terwijl er verbinding is: dan blijven die van de laatste dertig dagen hier.
daily-choose = Kies een dag om de partij ervan te spelen.
daily-practice = oefening
daily-practise = Als oefening spelen
daily-not-known = Hoe de tegenstanders van het huis het deden, is hier niet bekend.
daily-house-after = Als je gespeeld hebt, zie je hoe de tegenstanders van het huis het deden.
daily-dealt = Hoe wordt er gedeeld?
daily-dealt-text = Het geheim is de SHA-256 van deze drie regels: een naam, het nummer van de dag en het spel. De kaarten en alle dobbelstenen van de bots volgen eruit.
