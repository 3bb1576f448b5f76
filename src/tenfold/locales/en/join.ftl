### What is said where a terminal sits down at the table of a server.

## Getting there. $link, $address: as they were typed; $server: its address

join-wrong-link = “{ $link }” is no link to a table. It should look like this: https://ten.example.org/t/k3v9x2m4ap
join-not-there = There is no answer from { $server }: { system-problem }.
join-not-tenfold = At { $server } there is something, but no server of Tenfold.
join-other-rules = The server and this terminal do not play by the same rules: one of them is older. Bring both to the same version, or play in the browser.
join-line-gone = The server has not answered for { $minutes } minutes. Come back with the same command; your seat is kept.
join-cannot-remember = Your seat cannot be remembered in { $path } ({ $reason }). As long as you stay, that does not matter.
join-going = Going to { $server } …
# $names: everybody who sits there, as a list
join-at-the-table = { $game ->
    [tiles] A table for tiles
   *[cards] A table for cards
}: { $names }.
join-name = Your name? Enter for “{ $usual }”
join-usual-name = Guest
join-which-seat = Which seat? Enter takes number 1
join-seat = Seat { $seat }
join-full = All seats are taken.
join-has-begun = The game has begun without you.
join-watch-or-leave = Enter watches, q leaves
join-you-sit = You sit at the table as { $name }.
join-you-watch = You are watching.
join-ended = This game is over already.

## At the table

join-waits = Waiting for { $names }
join-waits-for-seats = Waiting for { $count ->
    [one] 1 more player
   *[other] { $count } more players
}
join-share = Others come by the same link: { $link }
join-clock = Time left: { $times }.
join-time = { $name } { $time }
join-agree = Do you agree? y or n
join-yes = y yes
join-no = n no
join-asked = You have asked; now it is for the others to answer.
join-draw-offered = The draw is offered.
join-back = The connection stands again.
join-too-late = That came too late.
join-seat-back = You have your seat again.
join-sit-no-more = You play here no longer.
# Before what cannot be undone
join-resign = Resign? y or n
join-again = Another game? Enter asks the others, q leaves
join-called-off = The table was called off.
join-bye = Goodbye. The game goes on; you come back with: tenfold terminal --join { $link }
# What may be typed with a slash before it; the numbers are phrases
join-slash = At this table you may also say and do:
join-do-draw = Offer a draw
join-do-resign = Resign
join-not-said = Type / for what may be said and done.
