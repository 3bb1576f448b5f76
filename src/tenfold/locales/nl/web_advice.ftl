### Wat de expert aan tafel zegt.

expert-title = De raad van de expert
expert-why-title = Waarom { $name } dat deed
expert-close = De raad sluiten
# $choice, $other: wat er gedaan kan worden, het beste en het op een na beste; $value, $next: hun kansen, kant-en-klaar; $near: of die zo goed als gelijk zijn
expert-best =
    { $near ->
        [yes] Het beste: { $choice }. Bijna even goed: { $other }.
       *[no] Het beste: { $choice } (winkans { $value }). Op een na het beste: { $other } ({ $next }).
    }
# $choices: een opsomming van wat er gedaan kan worden
expert-equal = Even goed, voor zover te zeggen valt: { $choices }.
expert-wins = { $count ->
        [one] Dit wint: { $choices }.
       *[other] Dit wint allemaal: { $choices }.
    }
expert-lost = Tegen het beste spel redt niets hiervan de partij.
expert-judged = De kans om te winnen, zoals de expert die inschat.
expert-closer = De expert kijkt nog eens goed …

## Waarom, zolang er nog te kiezen valt; anders zoals in een analyse

expert-payment-points = Op een andere manier betalen kost { review-points }, zo niet.
expert-threat = { $percent ->
        [100] Anders kan { $name } op { $cell } met een { $value } winnen.
       *[other] Anders kan { $name } op { $cell } met een { $value } winnen: in { $percent }% van de gevallen komt de juiste tegel.
    }
expert-purchase-more = De { card } kost { $price } en levert { review-points } op, { $more } meer dan het op een na beste.
expert-threat-by-taking = Anders kan { $name } winnen door de tegel op { $cell } weg te nemen, waar die ook heen gaat.
expert-next-fork = Anders kan { $name } een { $value } op { $cell } leggen en daarna op elk van { $count } vakken ({ $cells }) winnen: te veel om allemaal te blokkeren.

## Waarom, in de eigen woorden van een bot. $bot: wie het is

expert-belief = { $bot ->
        [rocco] { $name } gelooft dat de volgende kaart een goede wordt.
        [basil] { $name } gelooft dat alles wat te koop is gekocht moet worden.
        [momo] { $name } gelooft dat het tijd is om te stoppen.
        [frieda] { $name } gelooft dat een bewaard fiche een gewonnen fiche is.
        [willa] { $name } gelooft dat voor een joker geen prijs te hoog is.
        [nora] { $name } gelooft dat een kaart minder veiliger is.
        [bruno] { $name } gelooft dat alleen de eigen lijnen tellen.
        [otis] { $name } gelooft dat lijnen recht lopen, nooit schuin.
        [wanda] { $name } gelooft dat een bedorven lijn beter is dan een gebouwde.
        [nell] { $name } gelooft alleen in wat er al ligt.
        [iris] { $name } gelooft dat de volgende tegel beslist.
        [hugo] { $name } gelooft dat twee tegels vooruit ver genoeg is.
        [greedy] { $name } gelooft dat het beste is wat nu het meeste oplevert.
        [careful] { $name } gelooft in de kansen.
        [random] { $name } gelooft in de dobbelsteen en verder nergens in.
       *[other] { $name } gelooft in niets wat niet te tellen valt.
    }
# $choice, $other: wat hij deed en het op een na beste; $value, $next: de kansen die hij zag, kant-en-klaar
expert-valued = { $choice }: voor { $name } leek dat een kans van { $value }.
expert-valued-next = { $choice }: voor { $name } leek dat een kans van { $value }, en { $other } een van { $next }.
expert-own-view = Zo ziet { $name } het; wat het beste is, verklapt een bot niet.
