### Een tafel maken, er wachten, er spelen: wat voor beide spellen gelijk is.

## Aan tafel

table-connecting = Op weg naar de tafel …
table-reconnecting = De verbinding is weg en komt vanzelf terug. Er gaat niets verloren.
table-offline = Je bent offline. De tafel wacht op je.
table-gone = Deze tafel is er niet
table-your-turn = Jouw beurt
# $language: de taal van de editie
table-title-cards =
    { $language ->
        [en] De kaarten · Engelse editie
        [de] De kaarten · Duitse editie
        [nl] De kaarten · Nederlandse editie
        [pl] De kaarten · Poolse editie
       *[none] De kaarten
    }
table-title-solo = De kaarten · solo, streefwaarde { $target }
table-title-tiles =
    { $open ->
        [yes] De tegels · open
       *[no] De tegels · gesloten
    }
table-story = Het verhaal
table-story-all = Vanaf het begin tonen
table-story-empty = Er is nog niets gebeurd.
table-watchers =
    { $count ->
        [one] 1 persoon kijkt mee
       *[other] { $count } mensen kijken mee
    }
table-take-back = Je laatste keuze terugnemen
table-more = Meer over deze tafel
table-asks-take-back = { $name } wil de laatste keuze graag terugnemen.
table-asks-draw = { $name } biedt gelijkspel aan.
table-allow = Akkoord
table-refuse = Nee
table-bot-plays = Een bot speelt voor { $name }.
table-come-back = Plaats terugnemen
table-offer-draw = Gelijkspel aanbieden
table-resign = Opgeven
table-sure-resign = Ja, opgeven
table-sure-leave = Ja, voorgoed weggaan
table-play-on = Verder spelen
table-leave = Voorgoed weggaan; een bot krijgt de plaats
# Iemand werd iets gevraagd, en zei nee
table-declined = { $name } gaat niet akkoord.
table-declined-by-one = Niet iedereen gaat akkoord.
table-took-back = { $name } neemt een keuze terug.
table-came-back = { $name } is er weer.
table-left = Je speelt hier niet meer mee; een bot heeft je plaats. Kijken mag je nog steeds.
table-replay = Spel terugkijken
table-again = Nog een spel
table-join-again = Er wordt weer gespeeld: doe mee

calls-label = Zeg het als ik aan de beurt ben
calls-text = Een melding wanneer een tafel openstaat en je even ergens anders kijkt.
calls-denied = Je browser staat deze pagina geen meldingen toe. In de instellingen naast het adres kun je dat veranderen.
calls-missing = Deze browser toont hier geen meldingen. Op een telefoon helpt het misschien om Tenfold op het beginscherm te zetten.

network-label = Telefoons in dit netwerk laten meespelen
network-open = Op dezelfde wifi openen ze de link naar een tafel of fotograferen ze de code.
network-shut = Tot die tijd werken links naar je tafels alleen op dit apparaat.

talk-title = Iets zeggen
phrase-hello = Hallo
phrase-good-luck = Veel geluk
phrase-well-played = Goed gespeeld
phrase-thanks = Bedankt
phrase-thinking = Even denken
phrase-sorry = Sorry
phrase-oops = Oeps
phrase-wow = Wauw
phrase-brave = Dat was dapper
phrase-ouch = Au
phrase-your-turn = Jouw beurt
phrase-one-more = Nog een kaart
phrase-good-game = Mooi spel
phrase-again = Nog eentje?
phrase-bye = Tot ziens

## Wachten op vrienden

waiting-title = Wachten op de anderen
waiting-text = Het spel begint vanzelf zodra alle plaatsen bezet zijn.
waiting-who = Wie er is
waiting-open = Vrije plaats
waiting-you = dat ben jij
waiting-here = aanwezig
waiting-away = weg
waiting-sit = Hier zitten
waiting-sit-too = Ook hier zitten
waiting-free = Plaats vrijmaken
waiting-free-whose = Plaats van { $name } vrijmaken
waiting-start = Nu beginnen, met bots op de vrije plaatsen
waiting-invite = Uitnodigen
waiting-qr = Een code met de link naar deze tafel, om te scannen
waiting-copy = Link kopiëren
waiting-share = Delen
waiting-copied = De link is gekopieerd.
waiting-copy-by-hand = Je browser staat dit niet toe; kopieer de link met de hand.
waiting-invitation = Speel TEN met mij:

agreed-title = Wat is afgesproken
agreed-edition = Regels: { $edition }
agreed-busting = Wie { -bust(form: "jij") }, mag een kaart kopen in plaats van het { -bust }fiche te nemen.
agreed-clock =
    { $minutes ->
        [one] Eén minuut voor het hele spel
       *[other] { $minutes } minuten voor het hele spel
    }{ $increment ->
        [0] { "" }
        [one] , en bij elke keuze een seconde erbij
       *[other] , en bij elke keuze { $increment } seconden erbij
    }
agreed-days =
    { $days ->
        [one] Een dag voor elke keuze
       *[other] { $days } dagen voor elke keuze
    }
agreed-absence-bot = Is iemand lang weg, dan speelt een bot verder.
agreed-absence-wait = Is iemand weg, dan wacht iedereen.
agreed-overtime-bot = Is iemands tijd om, dan speelt een bot verder.
agreed-overtime-lose = Wie geen tijd meer heeft, heeft verloren.
agreed-takeback-free = Keuzes mag je terugnemen.
agreed-takeback-consent = Een keuze terugnemen mag als alle anderen het goedvinden, ook wie even weg is. Een kaart of tegel die al omgedraaid was, komt dan weer.
agreed-takeback-never = Er wordt niets teruggenomen.
agreed-no-aids = Zonder het risico in beeld, en zonder lijst van de kaarten die nog komen.
agreed-shuffle = Controleerbaar geschud
agreed-shuffle-text = De volgorde lag vast voordat er iemand aanschoof. Dit getal legt die vast; na het spel wordt het geheim erachter getoond, en iedereen kan de kaarten ermee vergelijken.

## Een nieuwe tafel

new-title = Een nieuwe tafel
new-game = Spel
new-company = Wie speelt er?
new-company-solo = Solo
new-company-bots = Bots
new-company-friends = Vrienden
new-company-here = Eén scherm
new-company-solo-text = Jij alleen tegen een tegenstander voor wie de regels alles beslissen.
new-company-bots-text = Je begint meteen; bots nemen de andere plaatsen.
new-company-friends-text = Je krijgt een link. Wie die heeft, mag aanschuiven; niemand heeft een account nodig.
new-company-here-text = Iedereen speelt op dit scherm en geeft het door.
new-count = Hoeveel spelers?
new-seats = Wie waar zit
new-seat = Plaats { $number }
new-seat-open = Vrij: wie de link heeft
new-seat-here = Iemand aan dit scherm
# $bot: hoe sterk die is
new-seat-bot =
    { $bot ->
        [random] Bot: doet maar wat
        [greedy] Bot: verstandig
        [careful] Bot: telt de kaarten
       *[other] Bot: { $bot }
    }
new-your-name = Je naam
new-name-of = Naam van speler { $number }
new-target = Streefwaarde van de tegenstander
new-target-text = Tot dit totaal draait die kaarten open: hoe hoger, hoe zwaarder. Versla er een, en de volgende komt.
new-more = Meer keuzes
new-edition = Editie
# $language: van de spelregels
new-edition-name =
    { $publisher } ({ $language ->
        [de] Duits
        [nl] Nederlands
        [pl] Pools
       *[en] Engels
    })
new-edition-text = Edities verschillen bij gelijke stand en in wat de tegenstander in het solospel doet.
new-busting = { -bust(form: "titel") }variant
new-busting-text = Wie { -bust(form: "jij") }, mag een kaart van de markt kopen in plaats van het { -bust }fiche te nemen.
new-first = Wie begint?
new-start-lot = Het lot beslist
new-aids-text = Toont de kans op een { -bust } en welke kaarten nog komen, aan wie dat wil zien.
new-clock = Klok
new-clock-none = Geen
new-clock-brisk = Vlot: 5 minuten, 5 seconden per keuze
new-clock-calm = Rustig: 20 minuten, 10 seconden per keuze
new-clock-day = Per post: een dag per keuze
new-clock-three-days = Per post: drie dagen per keuze
new-overtime = Als de tijd om is
new-overtime-lose = Spel verloren
new-absence = Als iemand weg is
new-absence-bot = Bot neemt over
new-absence-wait = Iedereen wacht
new-listed = Voor iedereen zichtbaar
new-listed-text = Ook vreemden vinden de tafel onder ‘Open tafels’ en mogen aanschuiven of meekijken.
new-takeback = Terugnemen
new-takeback-free = Altijd
new-takeback-consent = In overleg
new-takeback-never = Nooit
new-word = Een eigen woord voor het schudden
new-word-text = Het gaat mee in de volgorde van de kaarten, zodat je zeker weet dat niemand die gekozen heeft.
new-make = Tafel maken
new-start = Spel beginnen
