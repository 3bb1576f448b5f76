### Nauka: strona, która do niej prowadzi, i lekcje. Po drugiej stronie zawsze siedzi Ada.

## Strona. $game: "cards" albo "tiles"

learn-heading = Naucz się grać
learn-intro = Dwie krótkie lekcje przy prawdziwym stole, z przygotowanymi kartami i płytkami. Nic nie może pójść źle, a wyjść możesz w każdej chwili.
learn-title =
    { $game ->
        [tiles] Poznaj grę w płytki
       *[cards] Poznaj grę karcianą
    }
learn-about =
    { $game ->
        [tiles] Kładź płytkę obok płytki i ubiegnij drugą stronę: wygrywa prosta linia, która daje w sumie dokładnie dziesięć. Dla dwóch osób.
       *[cards] Kuś los, licytuj jokery, kupuj to, z czego inni zrezygnowali. Dla jednej do pięciu osób.
    }
# $minutes: ile to trwa
learn-minutes =
    { $minutes ->
        [one] Około 1 minuty
        [few] Około { $minutes } minut
       *[many] Około { $minutes } minut
    }
learn-begin = Zacznij lekcję
learn-again = Przejdź ją jeszcze raz
learn-go-on = Wróć do lekcji
learn-done = Zrobione
# $done ze wszystkich $tasks
learn-some = Zrobione zadania: { $done } z { $tasks }
drill-try = Ćwiczenia
drill-solved = Rozwiązane: { $solved } z { $drills }
learn-rules-heading = Zasady każdego wydania
learn-rules-text = Cztery wydawnictwa i trochę drobnych różnic. Każda strona opisuje całą grę i zaznacza, co jest w niej szczególne.
learn-ready =
    { $game ->
        [tiles] Znasz już grę w płytki
       *[cards] Znasz już grę karcianą
    }
learn-ready-text =
    { $game ->
        [tiles] Spróbuj z naszym najłatwiejszym botem. Plansza liczy za ciebie linie, dopóki tego nie wyłączysz.
       *[cards] Zagraj solo z najłatwiejszą liczbą graniczną. Przeciwnik trzyma się kilku stałych reguł, więc możesz się spokojnie zastanawiać.
    }
learn-first-game = Zagraj pierwszą partię
learn-read-rules = Przeczytaj zasady
learn-no-server = Nie udało się otworzyć stołu: serwer nie odpowiada. Spróbuj za chwilę.

## Proponowane raz komuś, kto jeszcze nie grał

offer-heading = Czy to twoja pierwsza partia?
offer-text = Lekcja trwa trzy minuty, przy prawdziwym stole, z przygotowanymi kartami. Wyjść możesz w każdej chwili.
offer-learn = Naucz się w trzy minuty
offer-play = Graj od razu
offer-later = Lekcja nie ucieknie: znajdziesz ją na stronie „Naucz się grać”.
