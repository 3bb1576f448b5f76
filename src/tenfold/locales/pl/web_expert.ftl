### Ekspertka przy stole: kto może ją zapytać i ile to kosztuje.

expert-ask = Co zrobiłaby ekspertka?
# Po tym, co zrobił bot, w opowieści
expert-why = Dlaczego?
expert-why-whom = Dlaczego tak: { $name }?
# Przed pierwszą podpowiedzią w grze, która by się liczyła
expert-sure = Rada ekspertki nic nie kosztuje, ale z nią gra będzie tylko ćwiczeniem i nie będzie się liczyć: ani do statystyk, ani do rankingu.
expert-sure-yes = Zapytaj ekspertkę
agreed-hints = Każdy może zapytać, co zrobiłaby ekspertka. Dlatego gra nie liczy się do rankingu.
new-hints = Podpowiedzi dla wszystkich
new-hints-text = Każdy może zapytać, co zrobiłaby ekspertka, i wie o tym, zanim usiądzie. Gra nie liczy się wtedy do rankingu.
