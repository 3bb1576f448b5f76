### Een tafel maken, er wachten, er spelen: wat voor beide spellen gelijk is.

## Aan tafel

table-connecting = Op weg naar de tafel …
table-reconnecting = De verbinding is weg en komt vanzelf terug. Er gaat niets verloren.
table-offline = Je bent offline. De tafel wacht op je.
table-restarting = De regels worden opnieuw gestart. Er gaat niets verloren.
table-gone = Deze tafel is er niet
table-your-turn = Jouw beurt
# Een ander tabblad van deze browser speelt aan deze tafel
elsewhere-title = Je speelt deze partij in een ander tabblad
elsewhere-text = Zodat er geen zet verloren gaat, speelt er altijd maar één tabblad. Ga je hier verder, dan stopt het andere.
elsewhere-take = Hier spelen
# $language: de taal van de editie
table-title-cards =
    { $language ->
        [en] De kaarten · Engelse editie
        [de] De kaarten · Duitse editie
        [nl] De kaarten · Nederlandse editie
        [pl] De kaarten · Poolse editie
       *[none] De kaarten
    }
table-title-solo = De kaarten solo · streefwaarde { $target }
table-title-tiles =
    { $open ->
        [yes] De tegels · open
       *[no] De tegels · gesloten
    }
# Over somebody’s first table
aim =
    { $game ->
        [tiles] Een rechte lijn van eigen tegels die samen precies tien oplevert, wint.
       *[cards] Verzamel kaarten: in elke kleur telt je langste rij.
    }
aim-learn = Naar de les
table-story = Spelverloop
table-story-all = Vanaf het begin tonen
table-story-empty = Er is nog niets gebeurd.
table-watchers =
    { $count ->
        [one] 1 persoon kijkt mee
       *[other] { $count } mensen kijken mee
    }
table-take-back = Je laatste keuze terugnemen
table-more = Meer over deze tafel
table-asks-take-back =
    { $who ->
        [you] Je hebt gevraagd of je je laatste keuze mag terugnemen.
       *[other] { $name } wil de laatste keuze graag terugnemen.
    }
table-asks-draw =
    { $who ->
        [you] Je hebt gelijkspel aangeboden.
       *[other] { $name } biedt gelijkspel aan.
    }
# Beside it. $names: those who have agreed, and those who have not answered yet
table-asked-agreed = Akkoord: { $names }
table-asked-missing = Nog geen antwoord: { $names }
table-withdraw = Intrekken
table-allow = Akkoord
table-refuse = Nee
table-bot-plays = { $who ->
    [you] Een bot speelt voor jou.
   *[other] Een bot speelt voor { $name }.
}
# At a seat, in a few words. $what: what comes of it; $time: until then, as 1:20
table-away =
    { $what ->
        [bot] Afwezig: een bot speelt
        [soon] Afwezig: bot over { $time }
        [later] Afwezig: bot over { $time }
        [next] Afwezig: bot volgende beurt
       *[wait] Afwezig
    }
# The same in a sentence
table-away-text =
    { $who ->
        [you] { table-bot-plays }
       *[other] { $what ->
            [bot] { $name } is weg. Een bot speelt.
            [soon] { $name } is weg: over { $time } speelt een bot.
            [later] { $name } is weg. Is { $name } over { $time } niet terug, dan speelt een bot verder.
            [next] { $name } is weg. De volgende beurt speelt een bot.
           *[wait] { $name } is weg. Iedereen wacht.
        }
    }
# $names: those who are away
table-gone-away = Afwezig: { $names }
# Somebody said a phrase; for those who listen
table-says = { $name }: { $phrase }
table-come-back = Plaats terugnemen
table-offer-draw = Gelijkspel aanbieden
table-resign = Opgeven
# A question before what cannot be undone. $about: what it is; $ends: whether nobody is left to play on
table-sure =
    { $about ->
        [practice] Je hebt gezien wat ervan kwam. Terugnemen kan, maar dan gaat de partij verder als oefening: winst telt niet meer mee voor statistieken en ratings. Heb je al drie beslissingen genomen, dan telt verlies nog wel.
        [leave] Voorgoed weggaan? Een bot speelt verder op je plaats en je kunt niet terugkomen.
       *[resign] { $ends ->
            [yes] Opgeven? Dan is de partij voorbij en heb je verloren.
           *[no] Opgeven? Dan heb je verloren en speelt een bot verder op je plaats.
        }
    }
table-sure-practice = Terugnemen
table-sure-resign = Ja, opgeven
table-sure-leave = Ja, voorgoed weggaan
table-play-on = Verder spelen
table-leave = Voorgoed weggaan; een bot krijgt de plaats
# Iemand werd iets gevraagd, en zei nee
table-declined = { $name } gaat niet akkoord.
table-withdrawn = { $name } trekt de vraag in.
# Wie daar speelt. $bot: de sterkte; $game
seat-strength =
    { $bot ->
        [random] { $name } is een bot die maar wat doet: makkelijk te verslaan.
        [greedy] { $name } is een bot die neemt wat nu het meeste oplevert: een redelijke tegenstander.
        [careful] { $game ->
            [tiles] { $name } is een bot die vooruitdenkt: een redelijke tegenstander.
           *[cards] { $name } is een bot die de kaarten telt: een redelijke tegenstander.
        }
        [bruno] { $name } is een bot die aan zijn eigen lijnen bouwt en nauwelijks naar de jouwe kijkt: makkelijk te stoppen.
        [otis] { $name } is een bot die elke diagonaal over het hoofd ziet: pak hem daar.
        [wanda] { $name } is een bot die liever jouw lijnen bederft dan zelf te bouwen: lastig om langs te komen.
        [nell] { $name } is een bot die goed oordeelt, maar alleen over wat er al ligt: een redelijke tegenstander.
        [iris] { $name } is een bot die aan je volgende tegel denkt: een goede tegenstander.
        [hugo] { $name } is een bot die geduldig twee tegels vooruitkijkt: sterk.
        [momo] Momo stopt vroeg en slaapt goed.
        [rocco] Rocco vindt: er kan altijd nog een kaart bij.
        [basil] Basil koopt alles wat er te koop is.
        [frieda] Frieda draait elk fiche twee keer om.
        [willa] Willa moet elke joker hebben, wat die ook kost.
        [nora] Nora speelt degelijk, een tikje te voorzichtig.
        [expert] { $game ->
            [tiles] { $name } denkt ver vooruit en ziet lijnen voordat ze er liggen.
           *[cards] De expert telt alles mee en kijkt vooruit.
        }
       *[other] { $name } is een bot.
    }
# Een programma op een plaats. $where: "here", op deze server, of "elsewhere"
seat-about-program =
    { $where ->
        [here] { $name } is een programma dat op deze server draait. Waar het meespeelt, verandert niemands rating.
       *[elsewhere] { $name } is een programma dat via het netwerk speelt. Waar het meespeelt, verandert niemands rating.
    }
# Shown before something that has no other answer happens by itself. $why: the reason
table-obvious =
    { $why ->
        [empty] De markt is leeg: we gaan verder.
        [nothing] Er ligt niets op de markt dat je kunt kopen: je past.
        [bid] Zoveel kun je niet bieden: je past.
        [bust] Er is niets dat je in plaats daarvan kunt kopen: je neemt het fiche.
        [pay] Er is maar één manier om te betalen: je betaalt.
        [stuck] Geen van je tegels kan verplaatst worden: je past.
       *[only] Er is maar één manier om verder te gaan.
    }
table-took-back = { $name } neemt een keuze terug.
table-taken-back =
    { $practice ->
        [yes] Teruggenomen. Vanaf nu is het oefenen: winst telt niet meer mee.
       *[no] Teruggenomen: je mag opnieuw kiezen.
    }
# A mark on a table whose game counts for nothing, because something was taken back after what came of it was seen
# $loss: whether a loss still counts
table-practice =
    { $loss ->
        [yes] Oefening: alleen verlies telt
       *[no] Oefening: telt niet mee
    }
table-practice-text =
    { $loss ->
        [yes] Er is iets teruggenomen nadat te zien was wat ervan kwam, of de expert is om raad gevraagd, toen de partij al een tijd bezig was. De partij gaat verder, maar winst verandert niets aan statistieken of ratings; verlies wel.
       *[no] Er is iets teruggenomen nadat te zien was wat ervan kwam, of de expert is om raad gevraagd. De partij gaat verder, maar verandert niets aan statistieken of ratings.
    }
table-earlier-rules = Eerdere uitleg
table-came-back = { $name } is er weer.
# Somebody comes for the first time; for those who listen
table-sat-down = { $name } schuift aan.
# In the story. $what: how somebody went, and whether the game goes on without them
table-story-left =
    { $what ->
        [over] { $who ->
            [you] Je gaf op.
           *[other] { $name } gaf op.
        }
        [resigned] { $who ->
            [you] Je gaf op. Een bot speelt verder.
           *[other] { $name } gaf op. Een bot speelt verder.
        }
       *[left] { $who ->
            [you] Je bent weggegaan. Een bot speelt verder.
           *[other] { $name } is weggegaan. Een bot speelt verder.
        }
    }
table-left = Je speelt hier niet meer mee; een bot heeft je plaats. Kijken mag je nog steeds.
table-replay = Verloop bekijken
table-again = Nog een partij
table-next-target = Volgende streefwaarde: { $target }
# $way: "stronger" of "gentler" dan wie heeft gespeeld
table-other-bot =
    { $way ->
        [gentler] Een makkelijkere tegenstander
       *[stronger] Een sterkere tegenstander
    }
# Hoe een spel eindigde, als het niet door de regels was. $reason; $who: "you", of "other" met $name: wie heeft opgegeven of geen tijd meer had; $won: "you", "other" ($winner) of "nobody"
end-otherwise =
    { $reason ->
        [resigned] { $who ->
            [you] Je hebt opgegeven
           *[other] { $name } heeft opgegeven
        }{ end-won }
        [time] { $who ->
            [you] Je had geen tijd meer
           *[other] { $name } had geen tijd meer
        }{ end-won }
        [agreed] Gelijkspel afgesproken
        [closed] De tafel werd gesloten
       *[aborted] Het is niet uitgespeeld
    }
end-won =
    { $won ->
        [you] : jij wint!
        [nobody] { "" }
       *[other] ; { $winner } wint
    }
table-invites = { $name } wil nog een partij spelen.
table-join = Doe mee
table-decline = Nee, bedankt

calls-label = Zeg het als ik aan de beurt ben
calls-text = Een melding wanneer een tafel openstaat en je even ergens anders kijkt.
calls-denied = Je browser staat deze pagina geen meldingen toe. In de instellingen naast het adres kun je dat veranderen.
calls-missing = Deze browser toont hier geen meldingen. Op een telefoon helpt het misschien om Tenfold op het beginscherm te zetten.

network-label = Telefoons in dit netwerk laten meespelen
network-open = Op dezelfde wifi openen ze de link naar een tafel of scannen ze de code.
network-shut = Tot die tijd werken links naar je tafels alleen op dit apparaat.
network-only-here = Alleen dit apparaat bereikt de server: op andere apparaten werken de link en de code niet.

talk-title = Iets zeggen
talk-said = Wat er is gezegd
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
phrase-one-more =
    { $game ->
        [tiles] Nog een tegel
       *[cards] Nog een kaart
    }
phrase-good-game = Mooie partij
phrase-again = Nog eentje?
phrase-bye = Tot ziens

## Wachten op vrienden

waiting-title = Wachten op de anderen
waiting-text = De partij begint vanzelf zodra alle plaatsen bezet zijn.
waiting-who = Wie er is
waiting-open = Vrije plaats
waiting-you = dat ben jij
waiting-here = aanwezig
waiting-away = weg
waiting-invited = uitgenodigd
waiting-sit-too = Ook hier zitten
waiting-free = Plaats vrijmaken
waiting-free-whose = Plaats van { $name } vrijmaken
waiting-start-here = Beginnen met wie er is
waiting-start = Nu beginnen, met bots op de vrije plaatsen
waiting-call-off = Afzeggen
waiting-leave = Van tafel gaan
waiting-called-off = Deze partij is afgezegd
waiting-invite = Uitnodigen
waiting-qr = Een code met de link naar deze tafel, om te scannen
waiting-copy = Link kopiëren
waiting-share = Delen
waiting-copied = De link is gekopieerd.
waiting-copy-by-hand = Je browser staat dit niet toe. Hier is de link, om zelf te kopiëren:
waiting-invitation = Speel TEN met mij:

## For whoever comes by a link

# $who: whether we know who invites
invitation-title =
    { $who ->
        [name] { $name } nodigt je uit voor een partij TEN met { $game ->
            [tiles] tegels
           *[cards] kaarten
        }
       *[nobody] Je bent uitgenodigd voor een partij TEN met { $game ->
            [tiles] tegels
           *[cards] kaarten
        }
    }
invitation-players =
    { $seats ->
        [one] 1 speler
       *[other] { $seats } spelers
    }
# $names: those who sit at the table
invitation-here = Aan tafel: { $names }
invitation-sit = Ga zitten en speel mee

agreed-title = Wat is afgesproken
agreed-edition = Regels: { $edition }
agreed-busting = Wie { -bust(form: "jij") }, mag een kaart kopen in plaats van het { -bust }fiche te nemen.
agreed-clock =
    { $minutes ->
        [one] Eén minuut voor de hele partij
       *[other] { $minutes } minuten voor de hele partij
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
agreed-absence-bot = Is iemand langer dan { $time } weg, dan speelt een bot verder.
agreed-absence-wait = Is iemand weg, dan wacht iedereen.
agreed-overtime-bot = Is iemands tijd om, dan speelt een bot verder.
agreed-overtime-lose = Wie geen tijd meer heeft, heeft verloren.
agreed-takeback-free = Keuzes mag je terugnemen.
agreed-takeback-consent =
    Een keuze terugnemen mag als alle anderen het goedvinden, ook wie even weg is. Een { $game ->
        [tiles] tegel
       *[cards] kaart
    } die al omgedraaid was, komt dan weer.
agreed-takeback-never = Er wordt niets teruggenomen.
agreed-no-aids =
    { $game ->
        [tiles] Zonder de sommen van lijnen, en zonder teken waar tien te maken is.
       *[cards] Zonder het risico in beeld, en zonder lijst van de kaarten die nog komen.
    }
agreed-programs = Ook programma’s mogen gaan zitten. Waar er een zit, verandert niemands rating.
agreed-shuffle = Controleerbaar geschud
agreed-shuffle-text =
    { $game ->
        [tiles] De volgorde lag vast voordat er iemand aanschoof. Dit getal legt die vast; na de partij wordt het geheim erachter getoond, en iedereen kan de tegels ermee vergelijken.
       *[cards] De volgorde lag vast voordat er iemand aanschoof. Dit getal legt die vast; na de partij wordt het geheim erachter getoond, en iedereen kan de kaarten ermee vergelijken.
    }

## Een nieuwe tafel

new-title = Een nieuwe tafel
new-game = Spel
new-company = Wie speelt er?
new-company-solo = Solo
new-company-bots = Bots
new-company-friends = Vrienden
new-company-here = Eén scherm
new-company-watch = Kijken
new-company-solo-text = Jij alleen tegen een tegenstander voor wie de regels alles beslissen.
new-company-bots-text = Je begint meteen; bots nemen de andere plaatsen in.
new-company-friends-text = Je krijgt een link. Wie die heeft, mag aanschuiven; niemand heeft een account nodig.
new-company-here-text = Iedereen speelt op dit scherm en geeft het door.
new-company-watch-text = Bots spelen tegen elkaar. Je kijkt mee in je eigen tempo en neemt een plaats in wanneer je wilt.
new-count = Hoeveel spelers?
new-seats = Wie waar zit
new-seat = Plaats { $number }
new-seat-open = Vrij: wie de link heeft
new-seat-here = Iemand achter dit scherm
# Een van wie de server draait
new-seat-program = Programma: { $name }
# $bot: hoe sterk die is
new-seat-bot =
    { $bot ->
        [random] Bot: doet maar wat
        [greedy] Bot: verstandig
        [careful] { $game ->
            [tiles] Bot: denkt vooruit
           *[cards] Bot: telt de kaarten
        }
       *[other] Bot: { seat-bot }
    }
new-opponents = Wie speelt er tegen je?
new-opponents-text = Van mild tot sterk. Ernaast zitten anderen die ongeveer even sterk zijn, tenzij je hieronder zelf kiest.
new-players = Wie speelt er?
new-step = Sterkte { $step } van { $steps }
new-your-name = Je naam
new-name-of = Naam van speler { $number }
new-target = Streefwaarde van de tegenstander
new-target-text = Tot dit totaal draait de tegenstander kaarten open: hoe hoger, hoe moeilijker. Versla je er een, dan komt de volgende.
new-watch = Naar de sterkste bot kijken
new-watch-text = Die speelt tegen deze streefwaarde, en jij kijkt zet voor zet mee.
new-watch-go = Meekijken
new-watch-playing = Ze spelen …
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
new-aids-text =
    { $game ->
        [tiles] Toont de sommen van lijnen en waar tien te maken is, aan wie dat wil zien.
       *[cards] Toont de kans op een { -bust } en welke kaarten nog komen, aan wie dat wil zien.
    }
new-clock = Klok
new-clock-none = Geen
new-clock-brisk = Vlot: 5 minuten, 5 seconden per keuze
new-clock-calm = Rustig: 20 minuten, 10 seconden per keuze
new-clock-day = Per post: een dag per keuze
new-clock-three-days = Per post: drie dagen per keuze
new-overtime = Als de tijd om is
new-overtime-lose = Partij verloren
new-absence = Als iemand weg is
new-absence-bot = Bot neemt over
new-absence-wait = Iedereen wacht
new-listed = Voor iedereen zichtbaar
new-listed-text = Ook vreemden vinden de tafel onder ‘Open tafels’ en mogen aanschuiven of meekijken.
new-programs = Programma’s mogen meespelen
new-programs-text = Ze spelen via het netwerk en zijn gemarkeerd. Waar er een zit, verandert niemands rating.
new-takeback = Terugnemen
new-takeback-free = Altijd
new-takeback-consent = In overleg
new-takeback-never = Nooit
new-word = Een eigen woord voor het schudden
new-word-text =
    { $game ->
        [tiles] Het gaat mee in de volgorde van de tegels, zodat je zeker weet dat niemand die gekozen heeft.
       *[cards] Het gaat mee in de volgorde van de kaarten, zodat je zeker weet dat niemand die gekozen heeft.
    }
new-make = Tafel maken
new-start = Partij beginnen

## The deal of the day. $counts: "yes" for the first attempt

table-daily = Partij van de dag
table-daily-text =
    { $counts ->
        [yes] De partij van de dag: je eerste poging telt. Geen hints, niets terugnemen.
       *[no] De partij van de dag, als oefening
    }
# $where: "here" without a server
table-daily-field =
    { $where ->
        [here] Het resultaat
       *[server] Hoe anderen het deden
    }
