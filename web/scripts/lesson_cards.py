"""The lesson on the card game: draw, stop, bust, bid, pay, buy, score. You are seat 0, Ada is seat 1."""

from __future__ import annotations

from lesson import Lesson

# Few cards, so that a whole game can be seen to its end.
SMALL_DECK = {
    **dict.fromkeys(["G2", "G3", "G4", "G5", "B7", "B8", "B9"], 1),
    **dict.fromkeys(["O1", "O2", "P8", "P9", "$2", "*6"], 1),
}
ALMOST_OVER = """
    draw G3 draw G4 numbers pass
    draw O1 draw O2 numbers pass
    draw G5 draw $2 draw B7 numbers pass
    draw P8 numbers pass
    draw *6 pass bid:1 spend:$ draw B8 numbers pass
    draw G2 draw P9
"""


def card_lesson() -> Lesson:
    lesson = Lesson("cards")
    draw_and_stop(lesson)
    bust(lesson)
    auction(lesson)
    buy(lesson)
    end(lesson)
    return lesson


def draw_and_stop(lesson: Lesson) -> None:
    lesson.begin("draw")
    lesson.sit_down("", edition="aeg", seats=2)
    lesson.watch("welcome", at="grid purse")
    lesson.ask("draw", {"draw": "B4"}, at="draw", then="total")
    lesson.ask("currency", {"draw": "$3"}, hints={"numbers": "stop"}, at="draw", then="gauges")
    lesson.ask(
        "again",
        {"draw": "G5"},
        hints={"numbers": "stop", "currency": "stop"},
        at="total draw",
        then="total",
    )
    lesson.ask(
        "stop",
        ["numbers"],
        hints={"draw": "draw", "currency": "currency"},
        at="total numbers",
        then="mine:B4 mine:G5 rival",
    )
    lesson.watch("market", "pass draw O2 draw $4 draw P6 currency", at="rival market:O2 market:P6")


def bust(lesson: Lesson) -> None:
    lesson.begin("bust")
    lesson.ask("risk", {"draw": "G6"}, at="draw", then="laid:0 mine:G5")
    lesson.ask(
        "bust", {"draw": "P7"}, hints={"numbers": "stop"}, at="total draw", then="market:G6 market:P7 purse"
    )


def auction(lesson: Lesson) -> None:
    lesson.begin("auction")
    lesson.watch("wildcard", "draw *5", at="lot bidders")
    lesson.ask("bid", {"bid:4": "pass"}, hints={"bid": "four", "pass": "pass"}, at="stepper", then="lot")
    lesson.ask(
        "pay",
        ["spend:! spend:$", "spend:$ spend:$ spend:$ spend:$"],
        hints={"spend": "cards"},
        at="desk",
        then="wild",
    )


def buy(lesson: Lesson) -> None:
    lesson.begin("buy")
    lesson.sit_down(
        "draw G4 draw G5 numbers pass draw G6 draw $2 currency",
        edition="aeg",
        seats=2,
    )
    lesson.ask("small", {"draw": "B2"}, at="market:G6 mine:G4 mine:G5 draw", then="laid:0")
    lesson.ask("take", ["numbers"], hints={"draw": "draw"}, at="numbers", then="mine:B2 market")
    lesson.ask(
        "buy",
        ["buy:G6 spend:$ spend:$ spend:$ spend:$ spend:$ spend:B2"],
        hints={"pass": "pass", "buy": "payment"},
        at="market:G6 desk",
        then="mine:G4 mine:G5 mine:G6",
    )


def end(lesson: Lesson) -> None:
    lesson.begin("end")
    lesson.sit_down(ALMOST_OVER, edition="aeg", seats=2, deck=SMALL_DECK)
    lesson.watch("late", at="deck grid wild")
    lesson.ask("last", {"draw": "B9"}, at="draw", then="laid:0")
    lesson.ask("last-take", {"numbers": "pass pass"}, at="laid:0 numbers", then="mine:B9 rival")
    hints = {"pass": "pass", "buy": "payment"}
    lesson.ask("last-buy", ["buy:G2 spend:$ spend:$"], "pass buy:G2", hints, at="market:G2 desk")
    lesson.watch("score", at="scores")
