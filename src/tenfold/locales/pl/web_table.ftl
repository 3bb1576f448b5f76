### Nowy stół, czekanie przy nim i gra: to, co wspólne dla obu gier.

## Przy stole

table-connecting = Idziemy do stołu…
table-reconnecting = Połączenie jest przerwane, już je odzyskujemy. Nic nie przepada.
table-offline = Nie masz połączenia z internetem. Stół na ciebie czeka.
table-restarting = Zasady są uruchamiane ponownie. Nic nie przepadnie.
table-gone = Tego stołu nie ma
table-your-turn = Twoja tura
# Przy tym stole gra inna karta tej przeglądarki
elsewhere-title = Ta partia jest otwarta w innej karcie przeglądarki
elsewhere-text = Żeby żaden ruch nie przepadł, gra zawsze tylko jedna karta przeglądarki. Jeśli zagrasz tutaj, tamta się zatrzyma.
elsewhere-take = Graj tutaj
# $language: język wydania
table-title-cards =
    { $language ->
        [en] Karty · wydanie angielskie
        [de] Karty · wydanie niemieckie
        [nl] Karty · wydanie niderlandzkie
        [pl] Karty · wydanie polskie
       *[none] Karty
    }
table-title-solo = Karty solo · granica { $target }
table-title-tiles =
    { $open ->
        [yes] Płytki · gra otwarta
       *[no] Płytki · gra zamknięta
    }
# Over somebody’s first table
aim =
    { $game ->
        [tiles] Wygrywa prosta linia własnych płytek, która daje dokładnie dziesięć.
       *[cards] Zbieraj karty: w każdym kolorze liczy się twoja najdłuższa sekwencja.
    }
aim-learn = Do lekcji
table-story = Przebieg partii
table-story-all = Pokaż od początku
table-story-empty = Jeszcze nic się nie wydarzyło.
table-watchers =
    { $count ->
        [one] ogląda 1 osoba
        [few] oglądają { $count } osoby
       *[many] ogląda { $count } osób
    }
table-take-back = Cofnij ostatnią decyzję
table-more = Więcej o tym stole
table-asks-take-back =
    { $who ->
        [you] Prosisz o cofnięcie ostatniej decyzji.
       *[other] { $name } prosi o cofnięcie ostatniej decyzji.
    }
table-asks-draw =
    { $who ->
        [you] Proponujesz remis.
       *[other] { $name } proponuje remis.
    }
# Beside it. $names: those who have agreed, and those who have not answered yet
table-asked-agreed = Zgoda: { $names }
table-asked-missing = Czekamy na odpowiedź: { $names }
table-withdraw = Wycofaj
table-allow = Zgoda
table-refuse = Nie
table-bot-plays = { $who ->
    [you] Teraz gra za ciebie bot.
   *[other] { $name } ma teraz zastępstwo: gra bot.
}
# At a seat, in a few words. $what: what comes of it; $time: until then, as 1:20
table-away =
    { $what ->
        [bot] Nie ma przy stole: gra bot
        [soon] Nie ma przy stole: bot za { $time }
        [later] Nie ma przy stole: bot za { $time }
        [next] Nie ma przy stole: w następnej turze bot
       *[wait] Nie ma przy stole
    }
# The same in a sentence
table-away-text =
    { $who ->
        [you] { table-bot-plays }
       *[other] { $what ->
            [bot] { $name }: chwilowa nieobecność. Gra bot.
            [soon] { $name }: chwilowa nieobecność. Za { $time } zagra bot.
            [later] { $name }: chwilowa nieobecność. Bez powrotu w ciągu { $time } dalej zagra bot.
            [next] { $name }: chwilowa nieobecność. W następnej turze zagra bot.
           *[wait] { $name }: chwilowa nieobecność. Wszyscy czekają.
        }
    }
# $names: those who are away
table-gone-away = Nie ma przy stole: { $names }
# Somebody said a phrase; for those who listen
table-says = { $name }: { $phrase }
table-come-back = Wróć na miejsce
table-offer-draw = Zaproponuj remis
table-resign = Poddaj partię
# A question before what cannot be undone. $about: what it is; $ends: whether nobody is left to play on
table-sure =
    { $about ->
        [practice] Już wiesz, co z tego wynikło. Możesz to cofnąć, ale wtedy partia będzie tylko ćwiczeniem: wygrana nie będzie się już liczyć do statystyk ani do rankingu. Jeśli masz już za sobą trzy decyzje, przegrana nadal się liczy.
        [leave] Odejść na dobre? Na twoim miejscu zagra bot i nie da się już wrócić.
       *[resign] { $ends ->
            [yes] Poddać partię? Wtedy partia się skończy, a ty przegrasz.
           *[no] Poddać partię? Wtedy przegrasz, a na twoim miejscu zagra bot.
        }
    }
table-sure-practice = Cofnij
table-sure-resign = Tak, poddaję
table-sure-leave = Tak, odchodzę
table-play-on = Graj dalej
table-leave = Odejdź na dobre; miejsce przejmie bot
# Ktoś odpowiada na pytanie: nie
table-declined = { $name } się nie zgadza.
table-withdrawn = { $name } wycofuje pytanie.
# Kto tam gra. $bot: siła; $game
seat-strength =
    { $bot ->
        [random] { $name } to bot, który gra byle co: łatwo go pokonać.
        [greedy] { $name } to bot, który bierze to, co teraz najlepsze: średnio silny.
        [careful] { $game ->
            [tiles] { $name } to bot, który myśli naprzód: średnio silny.
           *[cards] { $name } to bot, który liczy karty: średnio silny.
        }
        [bruno] { $name } to bot, który buduje własne linie i prawie nie patrzy na twoje: łatwo go zatrzymać.
        [otis] { $name } to bot, który nie widzi przekątnych: tam go zaskocz.
        [wanda] { $name } to bot, który woli psuć twoje linie niż budować własne: trudno go ominąć.
        [nell] { $name } to bot, który dobrze ocenia, ale tylko to, co już leży: średnio silny.
        [iris] { $name } to bot, który myśli o twojej następnej płytce: dobry przeciwnik.
        [hugo] { $name } to bot, który cierpliwie patrzy dwie płytki naprzód: silny.
        [momo] Momo kończy wcześnie i śpi spokojnie.
        [rocco] Rocco zawsze odkryje jeszcze jedną kartę.
        [basil] Basil kupuje wszystko, co jest do kupienia.
        [frieda] Frieda ogląda każdy żeton dwa razy, zanim go wyda.
        [willa] Willa musi mieć każdego jokera, za każdą cenę.
        [nora] Nora gra solidnie, tylko odrobinę zbyt ostrożnie.
        [expert] { $game ->
            [tiles] { $name } liczy daleko naprzód i widzi linie, zanim powstaną.
           *[cards] Ekspertka liczy wszystko i patrzy naprzód.
        }
       *[other] { $name } to bot.
    }
# Program na miejscu. $where: "here", na tym serwerze, albo "elsewhere"
seat-about-program =
    { $where ->
        [here] { $name } to program, który działa na tym serwerze. Tam, gdzie gra, nie zmienia się niczyj ranking.
       *[elsewhere] { $name } to program, który gra przez sieć. Tam, gdzie gra, nie zmienia się niczyj ranking.
    }
# Shown before something that has no other answer happens by itself. $why: the reason
table-obvious =
    { $why ->
        [empty] Giełda jest pusta: gramy dalej.
        [nothing] Na giełdzie nie ma nic, co możesz kupić: pasujesz.
        [bid] Tyle nie możesz zalicytować: pasujesz.
        [bust] Nie ma nic, co możesz kupić zamiast tego: bierzesz żeton.
        [pay] Zapłacić można tylko w jeden sposób: płacisz.
        [stuck] Żadnej twojej płytki nie da się przenieść: pasujesz.
       *[only] Dalej można pójść tylko w jeden sposób.
    }
table-took-back = { $name } cofa decyzję.
table-taken-back =
    { $practice ->
        [yes] Cofnięto. Odtąd to już tylko ćwiczenie: wygrana się nie liczy.
       *[no] Cofnięto: decydujesz jeszcze raz.
    }
# A mark on a table whose game counts for nothing, because something was taken back after what came of it was seen
# $loss: whether a loss still counts
table-practice =
    { $loss ->
        [yes] Ćwiczenie: liczy się tylko przegrana
       *[no] Ćwiczenie: nie liczy się
    }
table-practice-text =
    { $loss ->
        [yes] Cofnięto decyzję, gdy było już widać, co z niej wynikło, albo zapytano ekspertkę, gdy partia już trwała w najlepsze. Partia toczy się dalej, ale wygrana nie zmienia statystyk ani rankingu; przegrana zmienia.
       *[no] Cofnięto decyzję, gdy było już widać, co z niej wynikło, albo zapytano ekspertkę. Partia toczy się dalej, ale nie zmienia statystyk ani rankingu.
    }
table-earlier-rules = Wcześniejsza wykładnia
table-came-back = { $name } wraca do gry.
# Somebody comes for the first time; for those who listen
table-sat-down = { $name } siada do stołu.
# In the story. $what: how somebody went, and whether the game goes on without them
table-story-left =
    { $what ->
        [over] { $who ->
            [you] Poddajesz partię.
           *[other] { $name } poddaje partię.
        }
        [resigned] { $who ->
            [you] Poddajesz partię. Dalej gra bot.
           *[other] { $name } poddaje partię. Dalej gra bot.
        }
       *[left] { $who ->
            [you] Odchodzisz od stołu. Dalej gra bot.
           *[other] { $name } odchodzi od stołu. Dalej gra bot.
        }
    }
table-left = Już tu nie grasz; twoje miejsce ma bot. Możesz dalej patrzeć.
table-replay = Obejrzyj przebieg
table-again = Zagraj ponownie
table-next-target = Następna liczba graniczna: { $target }
# $way: "stronger" albo "gentler" niż ci, którzy grali
table-other-bot =
    { $way ->
        [gentler] Łatwiejszy przeciwnik
       *[stronger] Silniejszy przeciwnik
    }
# Jak skończyła się gra, jeśli nie według zasad. $reason; $who: "you" albo "other" i $name: kto się poddaje lub komu skończył się czas; $won: "you", "other" ($winner) albo "nobody"
end-otherwise =
    { $reason ->
        [resigned] { $who ->
            [you] Poddajesz partię
           *[other] { $name } poddaje partię
        }{ end-won }
        [time] { $who ->
            [you] Koniec twojego czasu
           *[other] Koniec czasu: { $name }
        }{ end-won }
        [agreed] Uzgodniony remis
        [closed] Stół zamknięto
       *[aborted] Partii nie dokończono
    }
end-won =
    { $won ->
        [you] : wygrywasz!
        [nobody] { "" }
       *[other] ; wygrywa { $winner }
    }
table-invites = { $name } chce zagrać jeszcze raz.
table-join = Dołącz
table-decline = Nie, dziękuję

calls-label = Daj znać, gdy zacznie się moja tura
calls-text = Powiadomienie, gdy stół jest otwarty, a ty patrzysz gdzie indziej.
calls-denied = Przeglądarka nie pozwala tej stronie na powiadomienia. Możesz to zmienić w jej ustawieniach obok adresu.
calls-missing = Ta przeglądarka nie pokazuje tu powiadomień. Na telefonie może pomóc dodanie Tenfold do ekranu głównego.

network-label = Wpuść telefony z tej sieci
network-open = W tej samej sieci Wi-Fi wystarczy otworzyć link do stołu lub zeskanować jego kod.
network-shut = Do tego czasu linki do twoich stołów działają tylko na tym urządzeniu.
network-only-here = Tylko to urządzenie widzi ten serwer: na innych link i kod donikąd nie prowadzą.

talk-title = Powiedz coś
talk-said = Co powiedziano
phrase-hello = Cześć
phrase-good-luck = Powodzenia
phrase-well-played = Dobrze zagrane
phrase-thanks = Dzięki
phrase-thinking = Chwila, myślę
phrase-sorry = Wybacz
phrase-oops = Ups
phrase-wow = Wow
phrase-brave = To było odważne
phrase-ouch = Auć
phrase-your-turn = Twoja tura
phrase-one-more =
    { $game ->
        [tiles] Jeszcze jedna płytka
       *[cards] Jeszcze jedna karta
    }
phrase-good-game = Dobra partia
phrase-again = Jeszcze raz?
phrase-bye = Na razie

## Czekanie na znajomych

waiting-title = Czekamy na pozostałych
waiting-text = Partia zaczyna się sama, gdy wszystkie miejsca są zajęte.
waiting-who = Kto tu jest
waiting-open = Wolne
waiting-you = to ty
waiting-here = przy stole
waiting-away = nie ma przy stole
waiting-invited = zaproszenie wysłane
waiting-sit-too = Usiądź także tu
waiting-free = Zwolnij miejsce
waiting-free-whose = Zwolnij miejsce: { $name }
waiting-start-here = Zacznij z tymi, którzy przyszli
waiting-start = Zacznij teraz; wolne miejsca zajmą boty
waiting-call-off = Odwołaj
waiting-leave = Odejdź od stołu
waiting-called-off = Tę partię odwołano
waiting-invite = Zaproś
waiting-qr = Kod z linkiem do tego stołu, do zeskanowania telefonem
waiting-copy = Kopiuj link
waiting-share = Udostępnij
waiting-copied = Link jest skopiowany.
waiting-copy-by-hand = Przeglądarka na to nie pozwala. Oto link do skopiowania ręcznie:
waiting-invitation = Chodź, zagramy w TEN:

## For whoever comes by a link

# $who: whether we know who invites
invitation-title =
    { $who ->
        [name] { $name } zaprasza cię na partię TEN z { $game ->
            [tiles] płytkami
           *[cards] kartami
        }
       *[nobody] Masz zaproszenie na partię TEN z { $game ->
            [tiles] płytkami
           *[cards] kartami
        }
    }
invitation-players =
    { $seats ->
        [one] 1 gracz
        [few] { $seats } graczy
        [many] { $seats } graczy
       *[other] { $seats } gracza
    }
# $names: those who sit at the table
invitation-here = Przy stole: { $names }
invitation-sit = Usiądź i graj

agreed-title = Co ustalono
agreed-edition = Zasady: { $edition }
agreed-busting = Po { -bust(form: "miejscownik") } można kupić kartę zamiast brać żeton { -bust(form: "dopelniacz") }.
agreed-clock =
    { $minutes ->
        [one] Minuta na całą partię
        [few] { $minutes } minuty na całą partię
       *[many] { $minutes } minut na całą partię
    }{ $increment ->
        [0] { "" }
        [one] , plus sekunda za każdą decyzję
        [few] , plus { $increment } sekundy za każdą decyzję
       *[many] , plus { $increment } sekund za każdą decyzję
    }
agreed-days =
    { $days ->
        [one] Dzień na każdą decyzję
        [few] { $days } dni na każdą decyzję
       *[many] { $days } dni na każdą decyzję
    }
agreed-absence-bot = Gdy kogoś nie ma dłużej niż { $time }, dalej gra bot.
agreed-absence-wait = Gdy kogoś nie ma, wszyscy czekają.
agreed-overtime-bot = Gdy komuś skończy się czas, dalej gra bot.
agreed-overtime-lose = Komu skończy się czas, ten przegrywa.
agreed-takeback-free = Decyzje można cofać.
agreed-takeback-consent =
    Decyzję można cofnąć, jeśli zgodzą się wszyscy pozostali, także nieobecni. { $game ->
        [tiles] Odkryta płytka
       *[cards] Odkryta karta
    } pojawi się wtedy ponownie.
agreed-takeback-never = Niczego się nie cofa.
agreed-no-aids =
    { $game ->
        [tiles] Bez sum linii i bez oznaczenia miejsc, które dają dziesięć.
       *[cards] Bez podglądu ryzyka i bez listy kart, które zostały.
    }
agreed-programs = Mogą usiąść także programy. Przy stole z programem nie zmienia się niczyj ranking.
agreed-shuffle = Tasowanie, które można sprawdzić
agreed-shuffle-text =
    { $game ->
        [tiles] Kolejność ustalono, zanim ktokolwiek usiadł do stołu. Ta liczba jest jej gwarancją; po partii ujawniamy ukryty za nią sekret i każdy może sprawdzić z nim płytki.
       *[cards] Kolejność ustalono, zanim ktokolwiek usiadł do stołu. Ta liczba jest jej gwarancją; po partii ujawniamy ukryty za nią sekret i każdy może sprawdzić z nim karty.
    }

## Nowy stół

new-title = Nowy stół
new-game = Gra
new-company = Kto gra?
new-company-solo = Solo
new-company-bots = Boty
new-company-friends = Znajomi
new-company-here = Jeden ekran
new-company-watch = Oglądanie
new-company-solo-text = Twój przeciwnik nie ma wyboru: o każdym jego ruchu decydują zasady.
new-company-bots-text = Zaczynasz od razu; pozostałe miejsca zajmują boty.
new-company-friends-text = Dostajesz link. Kto go ma, może się dosiąść; nikt nie potrzebuje konta.
new-company-here-text = Wszyscy grają na tym ekranie i podają go sobie.
new-company-watch-text = Boty grają ze sobą. Oglądasz we własnym tempie i siadasz do gry, kiedy chcesz.
new-count = Ile osób gra?
new-seats = Kto gdzie siedzi
new-seat = Miejsce { $number }
new-seat-open = Wolne, przez link
new-seat-here = Ktoś przy tym ekranie
# Program osoby, która prowadzi serwer
new-seat-program = Program: { $name }
# $bot: nazwa siły gry
new-seat-bot =
    { $bot ->
        [random] Bot: gra byle jak
        [greedy] Bot: rozsądny
        [careful] { $game ->
            [tiles] Bot: myśli naprzód
           *[cards] Bot: liczy karty
        }
       *[other] Bot: { seat-bot }
    }
new-opponents = Kto gra przeciw tobie?
new-opponents-text = Od łagodnych do silnych. Obok siedzą inni o podobnej sile, chyba że wybierzesz kogoś poniżej.
new-players = Kto gra?
new-step = Siła { $step } z { $steps }
new-your-name = Twoje imię
new-name-of = Imię gracza { $number }
new-target = Liczba graniczna
new-target-text = Przeciwnik odkrywa karty do takiej sumy: im wyższa, tym trudniej. Za każdą pokonaną czeka następna.
new-watch = Zobacz, jak gra najsilniejszy bot
new-watch-text = Gra z tą liczbą graniczną, a ty oglądasz ruch po ruchu.
new-watch-go = Oglądaj
new-watch-playing = Grają…
new-more = Więcej opcji
new-edition = Wydanie
# $language: język instrukcji
new-edition-name =
    { $publisher } ({ $language ->
        [de] niemieckie
        [nl] niderlandzkie
        [pl] polskie
       *[en] angielskie
    })
new-edition-text = Wydania różnią się tym, co rozstrzyga remis i jak gra przeciwnik solo.
new-busting = Wariant { -bust(form: "tytul") }
new-busting-text = Po { -bust(form: "miejscownik") } można kupić kartę z giełdy zamiast brać żeton { -bust(form: "dopelniacz") }.
new-first = Kto zaczyna?
new-start-lot = Decyduje los
new-aids-text =
    { $game ->
        [tiles] Sumy linii i miejsca, które dają dziesięć, widzi każdy, kto chce.
       *[cards] Ryzyko { -bust(form: "dopelniacz") } i karty, które jeszcze zostały, widzi każdy, kto chce.
    }
new-clock = Zegar
new-clock-none = Bez zegara
new-clock-brisk = Żwawo: 5 minut, 5 sekund na decyzję
new-clock-calm = Spokojnie: 20 minut, 10 sekund na decyzję
new-clock-day = Korespondencyjnie: dzień na decyzję
new-clock-three-days = Korespondencyjnie: trzy dni na decyzję
new-overtime = Gdy czas się skończy
new-overtime-lose = Przegrana
new-absence = Gdy kogoś nie ma
new-absence-bot = Gra bot
new-absence-wait = Czekamy
new-listed = Widoczny dla wszystkich
new-listed-text = Inni znajdą ten stół pod „Otwarte stoły” i mogą się dosiąść albo popatrzeć.
new-programs = Programy mogą grać
new-programs-text = Grają przez sieć i są oznaczone. Przy stole z programem nie zmienia się niczyj ranking.
new-takeback = Cofanie
new-takeback-free = Tak
new-takeback-consent = Za zgodą
new-takeback-never = Nie
new-word = Twoje słowo do tasowania
new-word-text =
    { $game ->
        [tiles] Wpływa na kolejność płytek, dzięki czemu masz pewność, że nikt jej nie wybrał.
       *[cards] Wpływa na kolejność kart, dzięki czemu masz pewność, że nikt jej nie wybrał.
    }
new-make = Otwórz stół
new-start = Zacznij partię

## The deal of the day. $counts: "yes" for the first attempt

table-daily = Rozdanie dnia
table-daily-text =
    { $counts ->
        [yes] Rozdanie dnia: liczy się twoja pierwsza próba. Bez podpowiedzi i bez cofania.
       *[no] Rozdanie dnia, dla wprawy
    }
# $where: "here" without a server
table-daily-field =
    { $where ->
        [here] Wynik
       *[server] Jak poszło innym
    }
