### Was die Expertin am Tisch sagt.

expert-title = Der Rat der Expertin
expert-why-title = Warum { $name } das getan hat
expert-close = Den Rat schließen
# $choice, $other: was sich tun lässt, das Beste und das Nächstbeste; $lead: was dazwischen liegt; $near: ob das so gut wie nichts ist
expert-best =
    { $near ->
        [yes] Am besten: { $choice }. Fast genauso gut: { $other }.
       *[no] Am besten: { $choice }. Das ist { $lead } eines Sieges mehr wert als das Nächstbeste: { $other }.
    }
expert-judged = Die Aussicht auf den Sieg, wie die Expertin sie einschätzt.
expert-judged-bot = Die Aussicht auf den Sieg, wie die Expertin sie einschätzt; { $name } hat es vielleicht anders gesehen.
expert-closer = Sie sieht genauer hin …

## Warum, solange noch zu wählen ist; sonst wie in der Nachbetrachtung

expert-cheap-bid = Vielleicht ist er für { $amount } zu haben.
expert-payment-points = Andere Zahlungen geben { review-points } auf, diese nicht.
expert-threat = Sonst kann { $name } auf { $cell } mit einer { $value } gewinnen: In { $percent }{ "\u00A0" }% der Fälle kommt der richtige Stein.
