### Laboratorium: boty, procesy i klastry.

bot-too-long = { $name } nie wykonuje ruchu w ciągu { $seconds ->
        [one] 1 sekundy
        [few] { $seconds } sekund
       *[many] { $seconds } sekund
    }.
bot-crashed = { $name } kończy z błędem: { $problem }.
bot-cheated = { $name } odpowiada „{ $answer }”, a to nie jest dozwolony ruch.

options-bots-and-seats = Podana liczba botów, { $bots }, nie pasuje do { $seats ->
        [one] 1 miejsca
        [few] { $seats } miejsc
       *[many] { $seats } miejsc
    }: podaj jednego dla wszystkich albo po jednym na miejsce.
options-arena-bots = Arena potrzebuje co najmniej dwóch różnych botów.
options-arena-seats = Arena potrzebuje stołu z co najmniej dwoma miejscami; jak trudna jest gra solo, pokazuje eksperyment „solo”.
options-unknown-experiment = Nie ma eksperymentu o nazwie „{ $name }”; są: { $known }.
options-experiment-deck = Eksperyment „deck” potrzebuje talii: --deck PLIK.
options-cards-only = Eksperyment „{ $name }” dotyczy gry karcianej.

lab-worker-lost = Proces zakończył się w środku gry: może zamknął go bot, a może zabrakło pamięci.
lab-no-ray = Klaster potrzebuje pakietu Ray, a nie jest on zainstalowany: pip install "tenfold[cluster]".
lab-cluster-address = „{ $address }” to nie jest adres klastra; powinien wyglądać jak head:6379, ray://head:10001 albo local.
lab-cluster-unreachable = Pod adresem { $address } nikt nie odpowiada: { $problem }.
lab-cluster-refuses = Klastra pod adresem { $address } nie da się użyć: { $problem }
lab-needs-extra = Potrzebny jest dodatek „{ $extra }”: pip install "tenfold[{ $extra }]".
