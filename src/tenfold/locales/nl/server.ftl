### Wat een server weigert, en waarom. Telkens één zin, voor wie het vroeg.

## Aan tafel

table-unknown = Deze tafel bestaat niet, of niet meer.
record-unknown = Deze partij is hier niet, of niet meer.
table-stale = De partij is intussen verder; kijk nog eens en beslis dan.
table-not-playing = Aan deze tafel wordt nu niet gespeeld.
table-has-begun = De partij is al begonnen.
table-has-moved = Afzeggen kan niet meer: er is al een zet gedaan.
table-is-over = De partij is al afgelopen.
table-not-over = De partij is nog niet afgelopen.
table-game-is-over = Daar is de partij al afgelopen, dus verder spelen kan niet.
table-not-your-turn = Jij bent niet aan de beurt.
table-not-your-seat = Dit is niet jouw plaats.
table-not-the-owner = Dat mag alleen wie de tafel gemaakt heeft.
table-no-such-seat = Een plaats { $seat } heeft deze tafel niet.
table-seat-taken = Daar zit al iemand.
table-sits-already = Je zit al aan deze tafel; de andere plaatsen zijn voor anderen.
table-sent-away = Wie deze tafel gemaakt heeft, speelt liever met anderen.
table-no-programs = Aan deze tafel zitten geen programma’s; dat bepaalt wie een tafel maakt.
table-waits-often = Je hebt al { $most } plaatsen aan tafels die wachten; geef er eerst een op.
table-not-somebody-elses = Op plaats { $seat } zit niemand anders.
table-seats-open = Er zijn nog plaatsen vrij.
table-only-bots = Minstens één plaats moet voor een mens zijn.
# $most: how many at once
table-watches-often = Bots spelen al { $most } partijen voor je. Wacht tot er een is afgelopen.
table-bot-plays-on = Een bot speelt voor je; neem eerst je plaats terug.
table-not-away = Op deze plaats speelt nu geen bot.
table-too-many-moves = Bij zet { $number } hiervan ben je niet meer aan de beurt, dus er is er geen gedaan.
table-no-take-back = Aan deze tafel wordt niets teruggenomen.
table-cannot-take-back = Dit kan niet meer teruggenomen worden: de partij is intussen verder.
table-log-full = Hier is zoveel teruggenomen en veranderd ({ $most } regels) dat de partij nu alleen nog uitgespeeld kan worden.
table-nothing-to-take-back = Er valt niets terug te nemen.
table-nobody-to-ask = Er is hier niemand om het aan te vragen.
table-somebody-away = Er is iemand weg die het goed zou moeten vinden.
table-no-question = Niemand heeft iets gevraagd.
table-not-asked = Jou is niets gevraagd, of je hebt al geantwoord.
table-question-stands = Er moet eerst nog een vraag beantwoord worden.
table-talks-much = Je hebt net veel gezegd; wacht even.
table-asked-often = Je hebt het net al { $most } keer gevraagd. Vraag het weer als er verder gespeeld is.
table-taken-back-often = Deze keuze is al { $most } keer teruggenomen; nu blijft het erbij.
table-not-your-question = Iemand anders heeft het gevraagd.
table-sits-often = Je bent hier heel vaak gaan zitten; wacht een tijdje.
table-keys-often = Je plaats is heel vaak van browser gewisseld; wacht een tijdje.
table-invites-often = Je hebt hier al { $most } keer om nog een partij gevraagd; nu mogen de anderen vragen, of maak een nieuwe tafel.
table-seat-held = Deze plaats wordt voor iemand anders vrijgehouden.
table-not-invited = Niemand heeft om nog een partij gevraagd.
table-no-such-move = Er is geen zet { $move }: de partij heeft { $moves ->
        [one] 1 zet
       *[other] { $moves } zetten
    }.
table-other-game = De stelling om vanaf te spelen hoort bij een ander spel: { $game }.
table-being-played = Dezelfde stand komt voor in een partij die nog bezig is. Zolang die niet voorbij is, speelt van daar geen bot verder die oordeelt als de expert; je kunt met anderen verder spelen, of zelf beide kanten nemen.

## Analyses

review-off = Op deze server worden geen partijen geanalyseerd.
review-not-over = Alleen een partij die is uitgespeeld, kan worden geanalyseerd.
review-queue-full = Er wachten te veel partijen op hun analyse; vraag het straks nog eens.
review-failed = Deze partij kon niet worden geanalyseerd; je kunt het nog eens vragen.

## Hints

hint-off = Op deze server worden geen hints gegeven.
hint-over = De partij is voorbij; de analyse zegt wat beter was geweest.
hint-watching = Alleen wie hier meespeelt kan vragen wat de expert zou doen.
hint-not-here = Aan deze tafel worden geen hints gegeven: niet iedereen die speelt heeft daar vooraf mee ingestemd.
hint-not-your-turn = Je bent niet aan de beurt, dus er valt niets te beslissen.
hint-no-bot = Zet { $number } is niet door een bot gedaan.
hint-program = Alleen de bots van het huis zeggen waarom. Dit is een eigen programma.
hint-too-many = Zoveel hints tegelijk zijn er te veel; vraag het zo nog eens.
hint-busy = Er vragen nu te veel anderen om hints; vraag het zo nog eens.
hint-failed = De expert weet het ook niet; er is iets misgegaan.
expert-being-played = Dezelfde stand komt voor in een partij die nog bezig is. Zolang die niet voorbij is, krijgt niemand te horen wat daar het beste is.

## Mensen

person-unknown = Zo iemand is hier niet.
person-empty-name = Een naam heeft minstens één teken nodig.
person-unknown-phrase = Bij deze sleutelzin hoort niemand; controleer elk woord.
person-unknown-session = Deze aanmelding bestaat niet, of is al beëindigd.
person-stays-as-it-is = Of iemand een mens of een programma is, wordt één keer gezegd, aan het begin, en blijft zo.

## Berichten en verzoeken

message-hello-first = Het eerste bericht moet ‘hello’ zijn.
message-unreadable = Het bericht is niet te lezen: { $problem }.
message-id-used = Met dit kenmerk heb je al een andere opdracht gestuurd; elke opdracht heeft een eigen kenmerk nodig.
request-other-site = Het verzoek komt van een pagina van een andere site.
request-unknown-host = Deze server is niet bekend onder de naam ‘{ $host }’. Wie hem beheert, kan de naam toevoegen aan de instelling ‘hosts’.
request-wrong = Het verzoek klopt niet: { $problem }.
options-seats-differ = De partij heeft { $expected ->
        [one] 1 plaats
       *[other] { $expected } plaatsen
    } nodig, en de tafel heeft er { $seats }.

## De server zelf

server-unknown-bot = Er is geen bot die ‘{ $name }’ heet.
server-unknown-database = Er is geen database van het soort ‘{ $scheme }’; wel: sqlite, postgresql.
server-needs-postgres = PostgreSQL heeft de extra ‘postgres’ nodig: pip install "tenfold[postgres]".
server-workers-need-postgres = Meer dan één proces heeft PostgreSQL nodig: SQLite hoort bij één proces.
server-address = De server kan niet starten op { $address }: { $problem }.
server-bad-settings = De instellingen kloppen niet: { $problem }.
server-bad-host = In de instelling ‘hosts’ staat ‘{ $host }’, en dat is geen hostnaam zoals ten.example.org of *.example.org.
server-bad-site = In de instelling ‘sites’ staat ‘{ $site }’, en dat is niet alleen een protocol en een hostnaam zoals https://site.example.org of http://localhost:8000.
server-program-name = Het programma ‘{ $name }’ heet als een van de bots van het huis. Geef het in de instelling ‘programs’ een andere naam.
metrics-token = De cijfers zijn alleen voor wie het token heeft; zo staat het in de instellingen ‘metrics’ en ‘metrics_token’.
metrics-off = Deze server geeft geen cijfers; zo staat het in de instelling ‘metrics’.
network-none = Dit apparaat zit in geen enkel netwerk.
network-closed = Apparaten uit het netwerk kunnen op { $address } niet worden binnengelaten: { $problem }.
network-not-yours = Alleen wie aan de computer zit waarop de server draait, kan zijn netwerk binnenlaten.
server-database-fails = De database antwoordt niet of kan niets bewaren: { $problem }. Probeer het zo nog eens.
server-outcome-unknown = De database heeft niet gezegd of het bewaard is: { $problem }. Kijk eerst voordat je het nog eens probeert.
server-newer-database = De database is door een nieuwere versie van Tenfold veranderd (stap { $step }; deze kent ze tot en met { $known }). Gebruik die versie, of zet een eerdere reservekopie terug.
server-too-many-requests = Te veel verzoeken; wacht even.
server-too-many-connections = Te veel verbindingen vanaf jouw adres; sluit er een en probeer het dan nog eens.
server-too-many-messages = Te veel berichten; de verbinding gaat dicht.
server-too-slow = De verbinding is te traag om mee te komen; kom terug als het beter gaat.
server-full = De server is vol; probeer het later nog eens.

## Voor wie een server beheert

admin-which-tables = Noem een paar tafels, of geef --all op.
admin-no-database = Op { $path } staat geen database.

## Eigen fouten oefenen

practice-unknown = Zo’n fout heb je niet te oefenen.
practice-unfinished = Deze betaling is niet compleet.

## Partijen die thuiskomen

home-full = Van je apparaten worden hier { $most } partijen bewaard, en niet meer.
home-no-shuffle = In het verslag staat niet hoe er geschud is, dus kan niemand het nagaan.
home-not-over = De partij is nog niet afgelopen.
home-nobody = Deze partij hebben alleen bots gespeeld: ze is van niemand.
home-unknown-code = Niemand heeft hier deze code, of niet meer.
home-code-needed = Vanaf een ander adres komen partijen thuis met een code: de jouwe vind je hier in de instellingen.

## De partij van de dag

daily-sealed = Dit is een partij van de dag die anderen nog kunnen spelen. Tot ze sluit, ziet alleen wie haar speelt ze.
daily-closed = Deze partij van de dag is gesloten.
daily-no-abort = Aan een partij van de dag begin je één keer. Je kunt opgeven, of doorspelen tot ze sluit.
daily-no-rematch = Een tweede zo’n partij is er vandaag niet. Je kunt dezelfde nog eens spelen om te oefenen.
daily-played = Je hebt deze partij van de dag gespeeld. Je kunt ze nog eens spelen om te oefenen.
daily-not-played = Wat er van deze partij van de dag terechtkwam, zie je zodra je ze hebt gespeeld of zodra ze gesloten is.
daily-first-attempt-first = Speel je eerste poging uit, dan kun je deze partij van de dag oefenen.
daily-unknown = Voor deze dag is er geen partij van de dag.

## Puzzels

puzzles-unknown = Zo’n puzzel is er niet.
puzzles-unknown-run = Zo’n reeks puzzels heb je niet.
puzzles-other-theme = Zo’n reeks heeft geen thema ‘{ $theme }’.
puzzles-none = Zulke puzzels zijn hier niet.
puzzles-nothing-due = Geen van de puzzels die je gemist hebt, is nu aan de beurt.
puzzles-not-current = Deze reeks is nu bij een andere puzzel.
puzzles-run-over =
    { $why ->
        [time] De tijd van deze reeks is om; het antwoord telt niet.
        [lives] Deze reeks eindigde met je laatste fout.
       *[done] Deze reeks is afgelopen: er zijn geen puzzels meer.
    }
