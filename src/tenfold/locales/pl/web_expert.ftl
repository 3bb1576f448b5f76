### Ekspertka przy stole: kto może ją zapytać i ile to kosztuje.

expert-ask = Co zrobiłaby ekspertka?
# Po tym, co zrobił bot, w opowieści
expert-why = Dlaczego?
expert-why-whom = Skąd ten ruch? ({ $name })
# Przed pierwszą podpowiedzią w grze, która by się liczyła
expert-sure = Rada ekspertki nic nie kosztuje, ale z nią partia będzie tylko ćwiczeniem: wygrana nie będzie się już liczyć do statystyk ani do rankingu. Jeśli masz już za sobą trzy decyzje, przegrana nadal się liczy.
expert-sure-yes = Zapytaj ekspertkę
agreed-hints = Każdy może zapytać, co zrobiłaby ekspertka. Dlatego partia nie liczy się do rankingu.
new-hints = Podpowiedzi dla wszystkich
new-hints-text = Każdy może zapytać, co zrobiłaby ekspertka, i wie o tym, zanim usiądzie. Partia nie liczy się wtedy do rankingu.
