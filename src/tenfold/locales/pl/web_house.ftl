### Partie zapisane na tym urządzeniu i to, do czego potrzebny jest serwer.

## Gdzie jest partia

# Obok jej nazwy. $sent: "yes" lub "no", czy ma ją też serwer
house-here =
    { $sent ->
        [yes] na tym urządzeniu, wysłana
       *[no] na tym urządzeniu
    }
house-here-text =
    { $sent ->
        [yes] Ta partia jest zapisana w tej przeglądarce, a serwer też ją ma.
       *[no] Ta partia jest zapisana w tej przeglądarce i nigdzie indziej.
    }
# $why: "away" (serwer nie odpowiada) lub "none" (nie ma żadnego)
house-alone =
    { $why ->
        [away] Serwer teraz nie odpowiada, więc nikt nie dosiądzie się z innego miejsca. To, co teraz zaczniesz, zostaje na tym urządzeniu.
       *[none] Nie ma tu serwera, więc nikt nie dosiądzie się z innego miejsca. To, w co grasz, zostaje na tym urządzeniu.
    }
# Link. $host: adres serwera
house-friends-at = Gra ze znajomymi: { $host }
open-none =
    { $why ->
        [away] Serwer teraz nie odpowiada. Jego otwarte stoły wrócą razem z nim.
       *[none] Otwarte stoły są na serwerze, a tutaj go nie ma.
    }
me-away = Serwer teraz nie odpowiada. Twoje partie na nim wrócą, gdy odpowie.
me-empty-here = Na tym urządzeniu nic nie ma.
me-figures-here = Twoje wyniki na tym urządzeniu

## Co może pójść źle na tym urządzeniu

local-storage-full = W tej przeglądarce nie ma już miejsca. Możesz grać dalej, ale po zamknięciu strony gra przepadnie. Zapisz swoje partie w pliku, a potem zwolnij miejsce.
local-storage-forbidden = Ta przeglądarka niczego dla tej strony nie zapisuje; być może okno jest prywatne. Możesz grać dalej, ale po zamknięciu strony gra przepadnie.
local-storage-newer = W innej karcie przeglądarki działa nowsza wersja Tenfold. Odśwież tę stronę: do tego czasu nic z twojej gry nie jest zapisywane.
local-storage-failed = Nie można teraz zapisać twoich partii. Możesz grać dalej, ale po zamknięciu strony gra przepadnie. Zapisz swoje partie w pliku.
local-elsewhere = Ta partia toczy się w innej karcie przeglądarki.
local-other-rules = Tę partię zaczęto w nowszej wersji Tenfold (zasady { $rules }). Odśwież stronę, żeby ją pobrać.
local-cannot-start = Nie udało się uruchomić zasad w tej przeglądarce. Odśwież stronę, a jeśli to nie pomoże, spróbuj w nowszej przeglądarce.
local-stopped = Zasady zatrzymały się w trakcie odpowiedzi. Spróbuj ponownie.
local-file-broken = Brakuje pliku Tenfold albo jest uszkodzony: { $file }. Odśwież stronę.
local-line-unreadable = to nie jest partia
local-not-running = tej partii nie da się tu dokończyć

## Nowa wersja

ui-new-version = Jest nowa wersja Tenfold.
ui-take-version = Włącz ją teraz
puzzles-not-here = Tych zagadek nie ma jeszcze na tym urządzeniu, a bez sieci nie da się ich pobrać. Pobrane wcześniej możesz rozwiązywać.
