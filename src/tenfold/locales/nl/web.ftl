### Alles wat de browser zegt, behalve het verhaal (events.ftl), wat er mis is (errors.ftl) en wat er aan tafel
### (web_table.ftl), op de borden (web_cards.ftl, web_tiles.ftl) en elders (web_*.ftl) gezegd wordt.

## Overal

nav-label = Pagina’s
nav-home = Startpagina
nav-home-link = Tenfold: naar de startpagina
nav-learn = Leren
nav-open = Open tafels
nav-me = Mijn partijen
nav-settings = Instellingen
ui-skip = Meteen naar de inhoud
ui-dismiss = Melding sluiten
ui-language = Taal
# $theme: "system", "light" of "dark"
ui-theme =
    { $theme ->
        [light] Weergave: licht. Wijzigen
        [dark] Weergave: donker. Wijzigen
       *[system] Weergave: zoals het apparaat. Wijzigen
    }
# $on: "yes" of "no"
ui-why = Waarom?
ui-help = Regels en toetsen
ui-sound =
    { $on ->
        [yes] Geluid staat aan. Uitzetten
       *[no] Geluid staat uit. Aanzetten
    }

trouble-title = Hier ging iets mis
trouble-text = Deze pagina kon niet getoond worden. Je partijen zijn veilig.
trouble-again = Opnieuw proberen
trouble-unreachable = De server antwoordt niet. Ben je online? Wat je gespeeld hebt, blijft daar bewaard.

## Onderdelen

piece-face-down = een gedekte kaart
# $tokens van $places geldfiches, $busts flopfiches
piece-purse =
    { $tokens } van { $places } { -currency }fiches{ $busts ->
        [0] { "" }
        [one] , 1 { -bust }fiche
       *[other] , { $busts } { -bust }fiches
    }

## Wie waar zit

# Een naam voor een bot die er zelf geen heeft. $number: de plaats, geteld vanaf 0
seat-nickname =
    { $number ->
        [0] Moss
        [1] Pip
        [2] Juno
        [3] Wren
       *[4] Tove
    }
# Hoe een bot heet. $bot: welke; $name: de eigen naam, als die er is
seat-bot =
    { $bot ->
        [random] { seat-nickname }
        [greedy] { seat-nickname }
        [careful] { seat-nickname }
        [expert] Expert
       *[other] { $name }
    }
seat-open = een vrije plaats
seat-you = Jij
seat-program = Programma
seat-program-named = { $name } (programma)
# $number: geteld vanaf 1
seat-person = Speler { $number }

## Tafels in een lijst

# $game: "cards" of "tiles"; $solo: "yes" of "no"
list-game =
    { $game ->
        [tiles] Tegels
       *[cards] { $solo ->
            [yes] Kaarten, solo
           *[no] Kaarten
        }
    }
list-waiting =
    { $open ->
        [one] Eén plaats vrij
       *[other] { $open } plaatsen vrij
    }
list-your-turn = Jouw beurt
list-moves =
    { $moves ->
        [one] 1 zet tot nu toe
       *[other] { $moves } zetten tot nu toe
    }
list-won = Gewonnen door { $names }
list-won-by-you = Jij hebt gewonnen
list-no-winner = Niemand won

## Begin

home-title = Nog een kaart, of stop je?
home-text = Twee spellen die TEN heten. Beproef je geluk met kaarten, of leg een lijn van tegels die samen precies tien oplevert.
home-cards = De kaarten
home-cards-text = Draai kaarten open, stop op tijd, verzamel rijen in vier kleuren. Voor één tot vijf spelers, een half uur.
home-solo = Nu solo spelen
home-solo-hint = Tegen iemand die strikt volgens de regels speelt
# $name: de tegenstander in het solospel; $target: tot waar die kaarten opendraait
home-solo-against = Tegen { $name }, streefwaarde { $target }
home-bots = Tegen bots
home-bots-hint = Jij en twee bots, meteen
home-friends = Met vrienden
home-friends-hint = Stuur een link; niemand heeft een account nodig
home-here = Op dit apparaat
home-here-hint = Om door te geven, met twee tot vijf spelers
home-more = Andere editie, meer spelers, andere bots …
home-tiles-more = Andere bot, wie begint en meer …
home-tiles = De tegels
home-tiles-text = Een duel met dertig tegels. Een rechte lijn van eigen tegels die samen precies tien oplevert, wint.
home-rows = Hoe je tegels trekt
home-closed = Gesloten
home-open = Open
home-closed-text = Je trekt je tegels blind, een voor een.
home-open-text = Je tegels liggen open in een rij, en je neemt er telkens een van links of van rechts.
home-tiles-bot = Tegen een bot
home-tiles-bot-hint = Meteen
home-tiles-friend = Met z’n tweeën op afstand
home-tiles-here-hint = Twee spelers, één scherm
home-unfinished = Verder met je partijen
home-daily = De partij van de dag
# $where: "here" without a server
home-daily-text =
    { $where ->
        [here] Voor elke dag een partij, dezelfde voor iedereen
       *[server] Eens per dag voor iedereen dezelfde: hoe doe jij het?
    }
# $count: days in a row
home-daily-streak =
    { $count ->
        [one] Eén dag op rij
       *[other] { $count } dagen op rij
    }
home-doors = Meer
home-door-learn = Leren
home-door-learn-text = Beide spellen in een paar minuten, al spelend
home-door-open-tables = Open tafels
home-door-open-tables-text = Schuif ergens aan, of kijk mee
home-door-puzzles = Puzzels
home-door-puzzles-text = Vind de beste zet
home-door-me = Mijn partijen
home-door-me-text = Verder spelen, terugkijken, je resultaten
home-door-settings = Instellingen
home-door-settings-text = Taal, geluid, tempo, hulp

## Open tafels, mijn partijen

list-loading = Een ogenblik …
list-more-tables = Meer tonen
open-text = Tafels die voor iedereen open zijn. Schuif aan waar een plaats vrij is, of kijk mee.
open-waiting = Hier is nog plaats
open-waiting-empty = Er wacht nu niemand. Maak een tafel die iedereen kan zien, misschien schuift er iemand aan.
open-make = Tafel maken
open-playing = Hier wordt gespeeld
open-playing-empty = Op dit moment loopt er geen partij die iedereen kan zien.
open-over = Net afgelopen
open-play = Partij beginnen
me-open-empty = Er wacht geen partij op je.
me-over = Afgelopen partijen
me-over-empty = Je hebt nog geen partij uitgespeeld. Elke partij wordt hier bewaard, zet voor zet.
me-figures = Je resultaten
# $value: het getal erboven
me-games =
    { $value ->
        [one] partij
       *[other] partijen
    }
me-wins =
    { $value ->
        [one] gewonnen partij
       *[other] gewonnen partijen
    }
me-mean = punten per partij
me-rating-people = rating tegen mensen
me-rating-bots = rating tegen bots
me-solo =
    Tegen { $name }: { $wins } van { $games ->
        [one] 1 partij gewonnen
       *[other] { $games } partijen gewonnen
    }
me-ladder = Streefwaarden
me-ladder-text = De streefwaarde zegt tot welk totaal { $name } kaarten opendraait. Gevuld: verslagen. Omringd: je volgende.
me-beaten = verslagen
me-standing = nog te verslaan
me-mistakes = Je fouten
me-mistakes-text = Waarbij je het meest verliest, en fouten om te oefenen

## Instellingen

settings-name = Je naam
settings-name-text = Die zien de anderen aan tafel. Hoogstens 30 tekens.
settings-theme = Weergave
settings-theme-system = Systeem
settings-theme-light = Licht
settings-theme-dark = Donker
settings-sound = Geluid
settings-sound-text = Kort en zacht: een kaart, een tegel, een { -bust }, een overwinning.
settings-motion = Beweging
settings-motion-system = Systeem
settings-motion-on = Aan
settings-motion-off = Uit
settings-motion-text = Kaarten vliegen en tegels schuiven; zonder beweging liggen ze er gewoon.
settings-pace = Tempo van de anderen
settings-pace-slow = Rustig
settings-pace-normal = Normaal
settings-pace-fast = Snel
settings-pace-text = Hoe lang je de beurt van een bot of een ander ziet.
settings-obvious = Doe het vanzelfsprekende voor mij
settings-obvious-text = Wat maar één antwoord heeft, gebeurt vanzelf: passen als er niets te kopen of te bieden valt, betalen als er niets te kiezen is.
settings-talk = Tegenstanders praten
settings-talk-text = Af en toe zegt een bot iets over wat er gebeurd is. Mensen hoor je altijd.
settings-aids = Hulp
settings-aids-text = Kaarten: de kans dat je met de volgende kaart { -bust(form: "jij") }, welke kaarten nog komen en wat een kaart zou opleveren. Tegels: de sommen van lijnen en waar tien te maken is.
settings-one-tap = Tegels met één tik leggen
settings-one-tap-text = Op een aanraakscherm wijst de eerste tik alleen aan; de tweede legt.

devices-title = Een ander apparaat
devices-text = Accounts zijn er niet. Een sleutelzin die alleen jij kent, brengt je partijen naar een andere telefoon of computer.
devices-make = Sleutelzin maken
devices-keep = Schrijf hem op: je ziet hem maar één keer. Met een nieuwe zin vervalt de oude.
devices-typed = Sleutelzin van een ander apparaat
devices-keep-others = Aangemeld blijven op mijn andere apparaten
devices-keep-others-text = Anders worden ze afgemeld; dat is goed als je er een kwijt bent.
devices-bring = Mijn partijen hierheen halen
devices-brought = Fijn dat je er weer bent, { $name }.

sessions-title = Jouw apparaten
sessions-text = De browsers waarin je bent aangemeld, en op welke dag je er voor het laatst mee hier was. Meer wordt er niet van bewaard.
sessions-here = Dit apparaat
sessions-seen = Voor het laatst hier: { $day }
sessions-unknown = Een ander apparaat
sessions-end = Afmelden
sessions-end-one = Afmelden: { $name }
sessions-end-here = Hier afmelden
sessions-end-others = Alle andere afmelden
sessions-sure = Ja, afmelden
sessions-stay = Nee, ik blijf
sessions-can-return = Met je sleutelzin kom je terug.
sessions-no-return = Je hebt nog geen sleutelzin: zonder die zin komen je partijen en cijfers hier niet terug.
sessions-ended = Afgemeld. Je plaatsen hebben nieuwe sleutels.
sessions-ended-here = Je bent op dit apparaat afgemeld.

forget-title = Wat er over je bekend is
forget-text = Je naam en taal, de tafels waar je zit, hoe je partijen afliepen, wanneer je hier was en met wat voor apparaat. Als we je vergeten, verlaat je die tafels; gespeelde partijen blijven, zonder je naam.
forget-data = Downloaden
forget-me = Vergeet mij
forget-sure = Ja, vergeet mij
forget-not = Nee, ik blijf
forget-done = Je gegevens zijn gewist. Fijn dat je er was.

nowhere-title = Hier is niets
nowhere-text = Misschien klopt het adres niet, of is wat hier stond er niet meer.
