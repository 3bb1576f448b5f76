### Co mówi plansza gry w płytki.

# Zmienne wszędzie tam, gdzie chodzi o miejsce przy stole:
#   $who: "you", gdy siedzi tam osoba, która czyta, inaczej "other"; $name: imię, zawsze w mianowniku
# Wszędzie tam, gdzie chodzi o pole: $column i $row, na przykład 3 i −1; pierwsza płytka leży na 0, 0

## Płaszczyzna

tiles-plane =
    { $tiles ->
        [0] Płaszczyzna, pusta
        [one] Płaszczyzna, 1 płytka
        [few] Płaszczyzna, { $tiles } płytki
       *[many] Płaszczyzna, { $tiles } płytek
    }
tiles-view = Widok
tiles-nearer = Przybliż
tiles-farther = Oddal
tiles-fit = Pokaż wszystko
# Przycisk na brzegu płaszczyzny, za którym jest coś jeszcze. $side: "left", "right", "top" albo "bottom";
# $kind: "places" (miejsca) albo "tiles" (płytki); $ten: "yes", gdy można tam ułożyć dziesięć
tiles-beyond =
    { $side ->
        [left] Dalej w lewo
        [right] Dalej w prawo
        [top] Wyżej
       *[bottom] Niżej
    }: { $kind ->
        [places]
            { $count ->
                [one] jeszcze 1 miejsce
                [few] jeszcze { $count } miejsca
               *[many] jeszcze { $count } miejsc
            }
       *[tiles]
            { $count ->
                [one] jeszcze 1 płytka
                [few] jeszcze { $count } płytki
               *[many] jeszcze { $count } płytek
            }
    }{ $ten ->
        [yes] { "; można tam ułożyć dziesięć" }
       *[no] { "" }
    }
tiles-tile =
    { $who ->
        [you] Twoja { $value }, kolumna { $column }, wiersz { $row }
       *[other] { $name }: { $value }, kolumna { $column }, wiersz { $row }
    }
# $tile: płytka, jak wyżej
tiles-last = { $tile }: ostatni ruch
# Przycisk. $value: 1, 2 albo 3
tiles-place = Połóż { $value }: kolumna { $column }, wiersz { $row }
tiles-place-ten = Połóż { $value }: kolumna { $column }, wiersz { $row }; to daje dziesięć
tiles-take = Weź swoją { $value }: kolumna { $column }, wiersz { $row }

## Płytki, które jeszcze zostały

tiles-you = Ty
# $mine: "yes", gdy to tura osoby, która czyta
tiles-turn =
    { $mine ->
        [yes] Twoja tura
       *[no] Teraz gra
    }
tiles-winner = Wygrana
tiles-hand = W ręku: { $value }
# $left płytek jest zakrytych, z tego $ones, $twos i $threes
tiles-supply =
    { $left ->
        [0] Bez płytek
        [one] Została 1 płytka: { $ones } × 1, { $twos } × 2, { $threes } × 3
        [few] Zostały { $left } płytki: { $ones } × 1, { $twos } × 2, { $threes } × 3
       *[many] Zostało { $left } płytek: { $ones } × 1, { $twos } × 2, { $threes } × 3
    }
# $row: wartości od lewej do prawej
tiles-row =
    { $left ->
        [0] Bez płytek
        [one] W rzędzie została 1 płytka: { $row }
        [few] W rzędzie zostały { $left } płytki: { $row }
       *[many] W rzędzie zostało { $left } płytek: { $row }
    }
# Przycisk. $end: "left" albo "right"
tiles-take-end =
    { $end ->
        [right] Weź { $value } z prawego końca
       *[left] Weź { $value } z lewego końca
    }

## Co jest do zrobienia. $who: "name", gdy kilka osób dzieli ekran; wtedy $name mówi, czyja to tura

tiles-nobody = Chwileczkę…
tiles-others-turn = { $who ->
    [you] Twój ruch.
   *[other] Teraz gra { $name }.
}
tiles-place-it =
    { $who ->
        [name] { $name }, połóż { $value }.
       *[you] Połóż { $value }: musi stykać się z płytką bokiem.
    }
tiles-place-first =
    { $who ->
        [name] { $name }, połóż { $value } na środku.
       *[you] Połóż { $value } na środku.
    }
tiles-take-which =
    { $who ->
        [name] { $name }, weź płytkę z jednego z końców swojego rzędu.
       *[you] Weź płytkę z jednego z końców swojego rzędu.
    }
tiles-move-which =
    { $who ->
        [name] { $name }, wybierz swoją płytkę do przeniesienia.
       *[you] Wybierz swoją płytkę do przeniesienia.
    }
tiles-move-to =
    { $who ->
        [name] { $name }, dokąd przenosisz { $value }?
       *[you] Dokąd przenosisz { $value }?
    }
# Czytane na głos, gdy płytka jest już w ręku
tiles-may-go =
    { $places ->
        [one] Trzymasz { $value }. Jest na nią 1 miejsce.
        [few] Trzymasz { $value }. Są na nią { $places } miejsca.
       *[many] Trzymasz { $value }. Jest na nią { $places } miejsc.
    }
tiles-must-pass =
    { $who ->
        [name] { $name }, żadnej twojej płytki nie da się przenieść, więc pasujesz.
       *[you] Żadnej twojej płytki nie da się przenieść, więc pasujesz.
    }
# Gdzie jest trzymana płytka, zanim się ją położy
tiles-at = Kolumna { $column }, wiersz { $row }.
# $sum: suma najlepszej linii, którą by utworzyła; $kind: "ten", "under" albo "over"
tiles-makes =
    { $kind ->
        [ten] To daje dziesięć!
        [over] Linia daje { $sum }: za dużo.
       *[under] Linia daje { $sum }.
    }
# $left: ile ruchów obu stron zostało do remisu
tiles-second-round = Druga runda
tiles-moves-left =
    { $left ->
        [one] do remisu 1 ruch
        [few] do remisu { $left } ruchy
       *[many] do remisu { $left } ruchów
    }
tiles-pass = Spasuj
tiles-back = Wróć
tiles-confirm = Połóż
tiles-one-tap = Kładź jednym dotknięciem

## Rosnące linie. Od $column, $row do $lastcolumn, $lastrow

tiles-lines = Rosnące linie
tiles-line =
    { $who ->
        [you] Twoja linia z { $count } płytek, suma { $sum }, od kolumny { $column }, wiersza { $row } do kolumny { $lastcolumn }, wiersza { $lastrow }
       *[other] { $name }: linia z { $count } płytek, suma { $sum }, od kolumny { $column }, wiersza { $row } do kolumny { $lastcolumn }, wiersza { $lastrow }
    }

## Koniec

# $who: "you" (wygrywasz), "lost" (przegrywasz) albo "other"; $name: kto wygrywa
tiles-won =
    { $who ->
        [you] Dziesięć! Wygrywasz
        [lost] Przegrywasz: { $name } ma dziesięć
       *[other] Dziesięć! Wygrywa { $name }
    }
# Podczas liczenia zwycięskiej linii
tiles-counting = Linia, która daje dziesięć
# Gdy gra kończy się przed czasem. $lines: wyliczenie, kto jak daleko zaszedł
tiles-stood = Najlepsze linie: { $lines }.
# W tym wyliczeniu; $sum: 0, gdy nie ma żadnej linii
tiles-best =
    { $who ->
        [you] ty { $sum }
       *[other] { $name } { $sum }
    }
# $reason: dlaczego nikt nie wygrywa
tiles-draw =
    { $reason ->
        [repetition] Remis: ta sama pozycja po raz trzeci.
        [limit] Remis: ruchy drugiej rundy się skończyły.
        [stuck] Remis: nikt nie może wykonać ruchu.
       *[other] Remis.
    }
