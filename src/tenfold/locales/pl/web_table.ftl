### Nowy stół, czekanie przy nim i gra: to, co wspólne dla obu gier.

## Przy stole

table-connecting = Idziemy do stołu…
table-reconnecting = Połączenie jest przerwane, już je odzyskujemy. Nic nie przepada.
table-offline = Nie masz połączenia z internetem. Stół na ciebie czeka.
table-gone = Tego stołu nie ma
table-your-turn = Twoja tura
# $language: język wydania
table-title-cards =
    { $language ->
        [en] Karty · wydanie angielskie
        [de] Karty · wydanie niemieckie
        [nl] Karty · wydanie niderlandzkie
        [pl] Karty · wydanie polskie
       *[none] Karty
    }
table-title-solo = Karty · solo, liczba graniczna { $target }
table-title-tiles =
    { $open ->
        [yes] Płytki · gra otwarta
       *[no] Płytki · gra zamknięta
    }
table-story = Historia gry
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
table-asks-take-back = { $name } prosi o cofnięcie ostatniej decyzji.
table-asks-draw = { $name } proponuje remis.
table-allow = Zgoda
table-refuse = Nie
table-bot-plays = { $name } ma teraz zastępstwo: gra bot.
table-come-back = Wróć na miejsce
table-offer-draw = Zaproponuj remis
table-resign = Poddaj grę
table-sure-resign = Tak, poddaję
table-sure-leave = Tak, odchodzę
table-play-on = Graj dalej
table-leave = Odejdź na dobre; miejsce przejmie bot
# Ktoś odpowiada na pytanie: nie
table-declined = { $name } się nie zgadza.
table-declined-by-one = Nie wszyscy się zgadzają.
table-took-back = { $name } cofa decyzję.
table-came-back = { $name } wraca do gry.
table-left = Już tu nie grasz; twoje miejsce ma bot. Możesz dalej patrzeć.
table-replay = Obejrzyj grę
table-again = Zagraj ponownie
table-join-again = Trwa już nowa gra: dołącz

calls-label = Daj znać, gdy zacznie się moja tura
calls-text = Powiadomienie, gdy stół jest otwarty, a ty patrzysz gdzie indziej.
calls-denied = Przeglądarka nie pozwala tej stronie na powiadomienia. Możesz to zmienić w jej ustawieniach obok adresu.
calls-missing = Ta przeglądarka nie pokazuje tu powiadomień. Na telefonie może pomóc dodanie Tenfold do ekranu głównego.

network-label = Wpuść telefony z tej sieci
network-open = W tej samej sieci Wi-Fi wystarczy otworzyć link do stołu lub sfotografować jego kod.
network-shut = Do tego czasu linki do twoich stołów działają tylko na tym urządzeniu.

talk-title = Powiedz coś
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
phrase-one-more = Jeszcze jedna karta
phrase-good-game = Dobra gra
phrase-again = Jeszcze raz?
phrase-bye = Na razie

## Czekanie na znajomych

waiting-title = Czekamy na pozostałych
waiting-text = Gra zaczyna się sama, gdy wszystkie miejsca są zajęte.
waiting-who = Kto tu jest
waiting-open = Wolne
waiting-you = to ty
waiting-here = przy stole
waiting-away = poza stołem
waiting-sit = Usiądź
waiting-sit-too = Usiądź też
waiting-free = Zwolnij miejsce
waiting-free-whose = Zwolnij miejsce: { $name }
waiting-start = Zacznij teraz; wolne miejsca zajmą boty
waiting-invite = Zaproś
waiting-qr = Kod z linkiem do tego stołu, do zeskanowania telefonem
waiting-copy = Kopiuj link
waiting-share = Udostępnij
waiting-copied = Link jest skopiowany.
waiting-copy-by-hand = Przeglądarka na to nie pozwala; skopiuj link ręcznie.
waiting-invitation = Chodź, zagramy w TEN:

agreed-title = Co ustalono
agreed-edition = Zasady: { $edition }
agreed-busting = Po { -bust(form: "miejscownik") } można kupić kartę zamiast brać żeton { -bust(form: "dopelniacz") }.
agreed-clock =
    { $minutes ->
        [one] Minuta na całą grę
        [few] { $minutes } minuty na całą grę
       *[many] { $minutes } minut na całą grę
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
agreed-absence-bot = Gdy kogoś długo nie ma, dalej gra bot.
agreed-absence-wait = Gdy kogoś nie ma, wszyscy czekają.
agreed-overtime-bot = Gdy komuś skończy się czas, dalej gra bot.
agreed-overtime-lose = Komu skończy się czas, ten przegrywa.
agreed-takeback-free = Decyzje można cofać.
agreed-takeback-consent = Decyzję można cofnąć, jeśli zgodzą się wszyscy pozostali, także nieobecni. Odkryta karta lub płytka pojawi się wtedy ponownie.
agreed-takeback-never = Niczego się nie cofa.
agreed-no-aids = Bez podglądu ryzyka i bez listy kart, które zostały.
agreed-shuffle = Tasowanie, które można sprawdzić
agreed-shuffle-text = Kolejność ustalono, zanim ktokolwiek usiadł do stołu. Ta liczba jest jej gwarancją; po grze ujawniamy stojący za nią sekret i każdy może sprawdzić z nim karty.

## Nowy stół

new-title = Nowy stół
new-game = Gra
new-company = Kto gra?
new-company-solo = Solo
new-company-bots = Boty
new-company-friends = Znajomi
new-company-here = Jeden ekran
new-company-solo-text = Twój przeciwnik nie ma wyboru: o każdym jego ruchu decydują zasady.
new-company-bots-text = Zaczynasz od razu; pozostałe miejsca zajmują boty.
new-company-friends-text = Dostajesz link. Kto go ma, może się dosiąść; nikt nie potrzebuje konta.
new-company-here-text = Wszyscy grają na tym ekranie i podają go sobie.
new-count = Ile osób gra?
new-seats = Kto gdzie siedzi
new-seat = Miejsce { $number }
new-seat-open = Wolne, przez link
new-seat-here = Ktoś przy tym ekranie
# $bot: nazwa siły gry
new-seat-bot =
    { $bot ->
        [random] Bot: byle jaki ruch
        [greedy] Bot: rozsądny
        [careful] Bot: liczy karty
       *[other] Bot: { $bot }
    }
new-your-name = Twoje imię
new-name-of = Imię gracza { $number }
new-target = Liczba graniczna
new-target-text = Przeciwnik odkrywa karty do takiej sumy: im wyższa, tym trudniej. Za każdą pokonaną czeka następna.
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
new-aids-text = Ryzyko { -bust(form: "dopelniacz") } i karty, które jeszcze zostały, widzi każdy, kto chce.
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
new-takeback = Cofanie
new-takeback-free = Tak
new-takeback-consent = Za zgodą
new-takeback-never = Nie
new-word = Twoje słowo do tasowania
new-word-text = Wpływa na kolejność kart, dzięki czemu masz pewność, że nikt jej nie wybrał.
new-make = Otwórz stół
new-start = Zacznij grę
