### Games that are kept on this device, and what needs a server.

## Where a game is

# Beside its name. $sent: "yes" or "no", whether the server has it, too
house-here =
    { $sent ->
        [yes] on this device, sent
       *[no] on this device
    }
house-here-text =
    { $sent ->
        [yes] This game is kept in this browser, and the server has it, too.
       *[no] This game is kept in this browser and nowhere else.
    }
# $why: "away" (the server does not answer) or "none" (there is none)
house-alone =
    { $why ->
        [away] The server does not answer right now, so nobody can join from elsewhere. What you start now stays on this device.
       *[none] There is no server here, so nobody can join from elsewhere. What you play stays on this device.
    }
# A link. $host: the address of a server
house-friends-at = Play with friends at { $host }
open-none =
    { $why ->
        [away] The server does not answer right now. Its open tables will be back when it does.
       *[none] Open tables belong to a server, and there is none here.
    }
me-away = The server does not answer right now. The games you have there will be back when it does.
me-empty-here = Nothing on this device.
me-figures-here = Your results on this device

## What goes wrong on this device

local-storage-full = There is no room left in this browser. You can play on, but what you play is lost when you close this page. Save your games as a file, then make room.
local-storage-forbidden = This browser keeps nothing for this page; perhaps the window is private. You can play on, but what you play is lost when you close this page.
local-storage-newer = A newer version of Tenfold is open in another tab. Reload this page: until then, nothing you play here is kept.
local-storage-failed = Your games cannot be kept right now. You can play on, but what you play is lost when you close this page. Save your games as a file.
local-elsewhere = This game is being played in another tab.
local-other-rules = This game was begun by a newer version of Tenfold (rules { $rules }). Reload the page to get that version.
local-cannot-start = The rules could not be started in this browser. Reload the page; if that does not help, try a newer browser.
local-stopped = The rules stopped while they were asked. Try again.
local-file-broken = A file of Tenfold is missing or damaged: { $file }. Reload the page.
local-line-unreadable = this is no game
local-not-running = this game cannot be continued here

## A new version

ui-new-version = A new version of Tenfold is ready.
ui-take-version = Use it now
puzzles-not-here = These puzzles are not on this device yet, and without a network they cannot be fetched. Those that you have fetched before can be played.
