### Was die Expertin am Tisch sagt.

expert-title = Der Rat der Expertin
expert-why-title = Warum { $name } das getan hat
expert-close = Den Rat schließen
# $choice, $other: was sich tun lässt, das Beste und das Nächstbeste; $value, $next: ihre Chancen, fertig geschrieben; $near: ob sie so gut wie gleich sind
expert-best =
    { $near ->
        [yes] Am besten: { $choice }. Fast genauso gut: { $other }.
       *[no] Am besten: { $choice } (Siegchance { $value }). Das Nächstbeste: { $other } ({ $next }).
    }
# $choices: eine Aufzählung dessen, was sich tun lässt
expert-equal = Gleich gut, soweit es sich sagen lässt: { $choices }.
expert-wins = { $count ->
        [one] Das gewinnt: { $choices }.
       *[other] Alles davon gewinnt: { $choices }.
    }
expert-lost = Gegen bestes Spiel rettet nichts davon die Partie.
expert-judged = Die Aussicht auf den Sieg, wie die Expertin sie einschätzt.
expert-closer = Die Expertin sieht genauer hin …

## Warum, solange noch zu wählen ist; sonst wie in der Analyse

expert-payment-points = Anders zu zahlen kostet { review-points }, so nicht.
expert-threat = { $percent ->
        [100] Sonst kann { $name } auf { $cell } mit einer { $value } gewinnen.
       *[other] Sonst kann { $name } auf { $cell } mit einer { $value } gewinnen: In { $percent }{ "\u00A0" }% der Fälle kommt der richtige Stein.
    }
expert-purchase-more = Für { $price } ist { card.der } zu haben und bringt { review-points }, { $more } mehr als das Nächstbeste.
expert-threat-by-taking = Sonst kann { $name } gewinnen, indem der Stein von { $cell } weggenommen wird, wohin er auch kommt.
expert-next-fork = Sonst kann { $name } eine { $value } auf { $cell } legen und danach auf jedem von { $count } Feldern ({ $cells }) gewinnen: zu viele, um alle zu sperren.

## Warum, in den eigenen Worten eines Bots. $bot: wer es ist

expert-belief = { $bot ->
        [rocco] { $name } glaubt, dass die nächste Karte eine gute wird.
        [basil] { $name } glaubt, dass gekauft werden muss, was es zu kaufen gibt.
        [momo] { $name } glaubt, dass es Zeit ist aufzuhören.
        [frieda] { $name } glaubt, dass ein behaltener Marker ein gewonnener ist.
        [willa] { $name } glaubt, dass für einen Joker kein Preis zu hoch ist.
        [nora] { $name } glaubt, dass eine Karte weniger sicherer ist.
        [bruno] { $name } glaubt, dass nur die eigenen Reihen zählen.
        [otis] { $name } glaubt, dass Reihen gerade verlaufen, nie schräg.
        [wanda] { $name } glaubt, dass eine gestörte Reihe besser ist als eine gebaute.
        [nell] { $name } glaubt nur an das, was schon liegt.
        [iris] { $name } glaubt, dass der nächste Stein entscheidet.
        [hugo] { $name } glaubt, dass zwei Steine voraus weit genug sind.
        [greedy] { $name } glaubt, dass am besten ist, was gerade am meisten bringt.
        [careful] { $name } glaubt an die Wahrscheinlichkeiten.
        [random] { $name } glaubt an die Würfel und sonst an nichts.
       *[other] { $name } glaubt an nichts, was sich nicht zählen lässt.
    }
# $choice, $other: was er tat und das Nächstbeste; $value, $next: die Aussichten, die er sah, fertig geschrieben
expert-valued = { $choice }: Für { $name } sah das nach einer Aussicht von { $value } aus.
expert-valued-next = { $choice }: Für { $name } sah das nach einer Aussicht von { $value } aus, und { $other } nach { $next }.
expert-own-view = So sieht es { $name }; was am besten ist, verrät ein Bot nicht.
