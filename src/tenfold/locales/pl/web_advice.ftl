### Co ekspertka mówi przy stole.

expert-title = Rada ekspertki
expert-why-title = Dlaczego tak: { $name }
expert-close = Zamknij radę
# $choice, $other: co można zrobić, najlepsze i następne; $lead: ile je dzieli; $near: czy to prawie nic
expert-best =
    { $near ->
        [yes] Najlepiej: { $choice }. Prawie tak samo dobrze: { $other }.
       *[no] Najlepiej: { $choice }. To warte o { $lead } zwycięstwa więcej niż następne w kolejności: { $other }.
    }
expert-judged = Szansa na wygraną w ocenie ekspertki.
expert-judged-bot = Szansa na wygraną w ocenie ekspertki; { $name } może to widzieć inaczej.
expert-closer = Przygląda się dokładniej …

## Dlaczego, póki można jeszcze wybierać; poza tym jak w omówieniu

expert-cheap-bid = Może uda się go dostać za { $amount }.
expert-payment-points = Inne zapłaty oddają { review-points }, a ta nie.
expert-threat = Inaczej { $name } może wygrać na { $cell } płytką { $value }: właściwa płytka przychodzi w { $percent }% przypadków.
