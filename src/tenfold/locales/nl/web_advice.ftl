### Wat de expert aan tafel zegt.

expert-title = De raad van de expert
expert-why-title = Waarom { $name } dat deed
expert-close = De raad sluiten
# $choice, $other: wat er gedaan kan worden, het beste en het op een na beste; $lead: wat ertussen zit; $near: of dat bijna niets is
expert-best =
    { $near ->
        [yes] Het beste: { $choice }. Bijna even goed: { $other }.
       *[no] Het beste: { $choice }. Dat is { $lead } van een overwinning meer waard dan het op een na beste: { $other }.
    }
expert-judged = De kans om te winnen, zoals de expert die inschat.
expert-judged-bot = De kans om te winnen, zoals de expert die inschat; { $name } zag het misschien anders.
expert-closer = Ze kijkt nog eens goed …

## Waarom, zolang er nog te kiezen valt; anders zoals in een nabeschouwing

expert-cheap-bid = Misschien is hij voor { $amount } te krijgen.
expert-payment-points = Andere betalingen geven { review-points } weg, deze niet.
expert-threat = Anders kan { $name } op { $cell } met een { $value } winnen: in { $percent }% van de gevallen komt de juiste tegel.
