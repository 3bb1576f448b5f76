### Eigen fouten: wat ze kosten, en hoe je ze oefent.

mistakes-title = Je fouten
mistakes-intro = Wat je beslissingen je hebben gekost in geanalyseerde partijen. Kosten van 100: zoveel overwinningen gaan verloren door honderd zulke beslissingen, vergeleken met de beste keuze.
mistakes-where = Welke partijen
mistakes-kept = { $where ->
    [here] Partijen in deze browser
   *[server] Partijen op de server
}
mistakes-off = Op deze server worden geen partijen geanalyseerd: wie hem beheert, heeft dat uitgezet.
mistakes-off-kept = Wat eerder is gevonden, blijft bewaard en kun je oefenen.
mistakes-no-games = Er valt nog niets te leren: speel eerst een partij uit.
mistakes-not-reviewed =
    { $count ->
        [one] 1 van je afgelopen partijen is nog niet geanalyseerd.
       *[other] { $count } van je afgelopen partijen zijn nog niet geanalyseerd.
    }
mistakes-review =
    { $count ->
        [one] Deze partij analyseren
       *[other] Deze partijen analyseren
    }
mistakes-waiting =
    { $count ->
        [one] 1 partij wordt geanalyseerd.
       *[other] { $count } partijen worden geanalyseerd.
    }

## Wat er te oefenen is. $when: ‘over 3 dagen’

mistakes-practise = Nu oefenen ({ $count })
mistakes-puzzles =
    { $count ->
        [one] 1 daarvan is een puzzel die je hebt gemist.
       *[other] { $count } daarvan zijn puzzels die je hebt gemist.
    }
mistakes-nothing = Niets te oefenen: goed gespeeld.
mistakes-later = Nu is er niets te oefenen. De volgende fout komt { $when } terug.
mistakes-learnt = { $learnt } van { $exercises } voorgoed opgelost.

## De cijfers

mistakes-most = Waarbij je het meest verliest
mistakes-column-kind = Beslissingen
mistakes-column-loss = Kosten van 100
mistakes-column-share = Aandeel
mistakes-column-count = Aantal
mistakes-all = Alle
# $value: overwinningen die honderd beslissingen kosten
mistakes-loss = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
mistakes-course = Hoe het zich ontwikkelt
# $games: voor hoeveel een punt staat
mistakes-course-text =
    { $games ->
        [one] Hoeveel overwinningen 100 beslissingen kostten, partij voor partij, de laatste rechts.
       *[other] Hoeveel overwinningen 100 beslissingen kostten, { $games } partijen samen, de laatste rechts.
    }
mistakes-course-point =
    { $games ->
        [one] Partij { $number }: { $loss }
       *[other] Partijen { $number } tot en met { $last }: { $loss }
    }
mistakes-house = Vergeleken met de bots
# $games: minstens zoveel van elke bot
mistakes-house-text = Hoeveel overwinningen 100 beslissingen kosten, gemeten in minstens { $games } partijen voor twee tussen bots.
mistakes-you = Jij
mistakes-close =
    { $name ->
        [none] Je verliest minder dan alle anderen.
       *[other] Het dichtst bij jou: { $name }.
    }

## Oefenen

practice-title = Oefen je fouten
practice-where = Fout { $number } van { $of }
practice-task =
    { $task ->
        [turn] Jij bent aan de beurt. Trek je verder, of stop je, en wat neem je dan?
        [bidding] Het is een veiling. Wat bied je, of pas je?
        [buying] Je mag kopen. Wat koop je, als je al koopt?
        [paying] Je moet betalen. Wat geef je uit?
       *[placing] Jij bent aan de beurt. Waar komt de tegel?
    }
practice-find = In de partij maakte je hier een fout. Doe op de tafel een betere zet.
practice-find-puzzle = Deze puzzel heb je gemist. Doe de beste zet op de tafel.
practice-right = Goed.
# $before, $after: kant-en-klaar
practice-wrong = Niet de beste zet: daarmee is je winkans { $after }, met de beste { $before }.
practice-worse = Niet een van de beste: die leek op het eerste gezicht slechter en is niet nader bekeken.
practice-then = In de partij: { $choice }.
practice-again = Nog eens proberen
practice-show = Laat zien wat beter is
practice-next = Verder
practice-returns = De fout komt { $when } terug.
practice-returns-puzzle = De puzzel komt { $when } terug.
practice-learnt = Deze heb je voorgoed opgelost.
practice-over = Klaar voor nu.
practice-score = { $right } van { $of } goed bij de eerste poging.
practice-end = Terug naar je fouten
