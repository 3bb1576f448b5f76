"""Choosing a game: a first question that Enter answers, and settings for those who want others."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from tenfold.bots.registry import HOUSE, find_house_bot, is_program
from tenfold.cards.edition import Edition, editions
from tenfold.cards.state import MOST_SEATS
from tenfold.catalogue import editions_of, find_game
from tenfold.i18n.bots import names_of_bots
from tenfold.i18n.catalogs import Catalog
from tenfold.i18n.names import PERSON
from tenfold.programs.running import running
from tenfold.protocol.errors import BadOptions
from tenfold.protocol.game import Json

from .console import Console
from .table import LONGEST_NAME, Player, Setup, names_at

KINDS = ("solo", "cards_bots", "cards_people", "tiles_bots", "tiles_people")


@dataclass(frozen=True, slots=True)
class Draft:
    """A game while it is being chosen."""

    kind: str = "solo"
    edition: str = "aeg"
    target: int | None = None  # None: the edition's lowest
    busting: bool = False
    others: int = 1  # bots, or further people
    chosen_strength: Player | None = None  # of the bots; None: the usual one
    open: bool = False

    @property
    def is_cards(self) -> bool:
        return not self.kind.startswith("tiles")

    @property
    def game(self) -> str:
        return "cards" if self.is_cards else "tiles"

    @property
    def strength(self) -> Player:
        return self.chosen_strength or usual_strength(self.game)

    @property
    def published(self) -> Edition:
        return editions()[self.edition]

    @property
    def aim(self) -> int:
        solo = self.published.solo
        return min(max(self.target or solo.lowest_target, solo.lowest_target), solo.highest_target)


def strengths(game: str) -> list[Player]:
    """Those to choose from, from gentle to strong: the ladder, where a game has one."""
    return HOUSE[game].opponents or list(HOUSE[game].bots)


def usual_strength(game: str) -> Player:
    """The second step, if there is one: gentle, but a game all the same."""
    return strengths(game)[:2][-1]


def choose_new(console: Console, kind: str, *, at_once: bool) -> Setup:
    """The settings of a new game; `at_once` takes the usual ones."""
    draft = Draft(kind)
    if not at_once:
        draft = _settle(console, draft)
    return _set_up(console, draft)


def from_options(
    catalog: Catalog, game: str, options: Mapping[str, object], people: int, bots: Sequence[str] = ()
) -> Setup:
    """A game chosen from outside, with the usual values for what was not said: one bot for all the other
    seats, or one for each; raises `BadOptions`."""
    _check_company(game, people, len(bots))
    given: Json = {"edition": editions_of(find_game(game).name)[0], **options}
    if game == "cards":
        given.setdefault("seats", people + len(bots))
        edition = editions().get(str(given["edition"]))
        if given["seats"] == 1 and edition and given.get("target") is None:
            given["target"] = edition.solo.lowest_target
    # The rows of an open tile game are dealt later; any that fit will do to have the other options checked.
    checked = {**given, "rows": ["123" * 5] * 2} if game == "tiles" and given.get("open") is True else given
    players = find_game(game).seats(find_game(game).read_options(checked))
    seats = 1 if given.get("seats") == 1 else players
    if not 1 <= people <= seats:
        raise BadOptions("options.outside", option="people", value=people, lowest=1, highest=seats)
    against = [_found(game, bot) for bot in bots] or [usual_strength(game)]
    if len(against) not in (1, seats - people):
        raise BadOptions("options.bots_and_seats", bots=len(against), seats=seats - people)
    return seated(catalog, game, given, [None] * people, against)


def _found(game: str, bot: str) -> Player:
    """A bot that can play, as it was named; raises `BadOptions` or `ProgramFault`."""
    if is_program(bot):
        running(bot).check_game(game)
        return bot
    return find_house_bot(game, bot).name


def _check_company(game: str, people: int, bots: int) -> None:
    """What was typed is named, before the seats are that follow from it."""
    most = MOST_SEATS if find_game(game).name == "cards" else 2
    if not 1 <= people <= most:
        raise BadOptions("options.outside", option="people", value=people, lowest=1, highest=most)
    if people + bots > most:
        raise BadOptions("options.bots_and_seats", bots=bots, seats=most - people)


def _settle(console: Console, draft: Draft) -> Draft:
    """Shows the settings until they are right."""
    while True:
        console.write("")
        console.say("menu.settings_are")
        names = _settings(draft)
        entries = [
            (str(number), console.catalog.say(f"setting.{name}", **_values(console.catalog, draft, name)))
            for number, name in enumerate(names, 1)
        ]
        chosen = console.pick(console.catalog.say("menu.settings"), entries, "")
        if not chosen:
            return draft
        draft = _change(console, draft, names[int(chosen) - 1])


def _settings(draft: Draft) -> list[str]:
    """What can be set, the likeliest first."""
    strength = ["strength"] if draft.kind in ("cards_bots", "tiles_bots") else []
    if not draft.is_cards:
        return [*strength, "open"]
    return ["target" if draft.kind == "solo" else "others", *strength, "edition", "busting"]


def _values(catalog: Catalog, draft: Draft, name: str) -> dict[str, object]:
    """What a setting says about itself."""
    if name == "edition":
        return {"edition": edition_text(catalog, draft.published)}
    if name == "target":
        return {"target": draft.aim, "opponent": draft.published.solo.opponent}
    if name == "others":
        return {"count": draft.others, "people": "yes" if draft.kind == "cards_people" else "no"}
    if name == "strength":
        return _values_of_strength(catalog, draft)
    return {"on": "yes" if (draft.busting if name == "busting" else draft.open) else "no"}


def _values_of_strength(catalog: Catalog, draft: Draft) -> dict[str, object]:
    known, bot = strengths(draft.game), draft.strength
    (name,) = names_of_bots(catalog, {1: bot}, []).values()
    about = catalog.say("seat.strength", name=name, bot=bot, game=draft.game)
    return {"step": known.index(bot) + 1, "steps": len(known), "about": about}


def _change(console: Console, draft: Draft, name: str) -> Draft:
    if name == "busting":
        return replace(draft, busting=not draft.busting)
    if name == "open":
        return replace(draft, open=not draft.open)
    if name == "strength":
        known = strengths(draft.game)
        return replace(draft, chosen_strength=known[(known.index(draft.strength) + 1) % len(known)])
    if name == "edition":
        ids = editions_of("cards")
        texts = [edition_text(console.catalog, editions()[edition]) for edition in ids]
        chosen = console.pick(
            console.catalog.say("menu.edition"), [(str(n), text) for n, text in enumerate(texts, 1)], "1"
        )
        return replace(draft, edition=ids[int(chosen) - 1])
    if name == "target":
        solo = draft.published.solo
        target = _number(console, "menu.target", solo.lowest_target, solo.highest_target)
        return replace(draft, target=target)
    people = draft.kind == "cards_people"
    lowest, highest = (2, MOST_SEATS) if people else (1, MOST_SEATS - 1)
    chosen_number = _number(console, "menu.people" if people else "menu.others", lowest, highest)
    return replace(draft, others=chosen_number - people)


def edition_text(catalog: Catalog, edition: Edition) -> str:
    return catalog.say(
        "edition.text",
        publisher=edition.publisher,
        year=edition.year or 0,
        language=edition.language,
        opponent=edition.solo.opponent,
    )


def _number(console: Console, key: str, lowest: int, highest: int) -> int:
    """A number within bounds; Enter takes the lowest."""
    numbers = [str(number) for number in range(lowest, highest + 1)]
    prompt = console.catalog.say(key, lowest=lowest, highest=highest)
    return int(console.pick(prompt, [], numbers[0], others=numbers))


def _set_up(console: Console, draft: Draft) -> Setup:
    catalog = console.catalog
    people = draft.others + 1 if draft.kind == "cards_people" else 2 if draft.kind == "tiles_people" else 1
    names = _names(console, people)
    if not draft.is_cards:
        options: Json = {"edition": editions_of("tiles")[0], "open": draft.open}
        return seated(catalog, "tiles", options, names, [draft.strength])
    options = {"edition": draft.edition, "busting": draft.busting}
    if draft.kind == "solo":
        return seated(catalog, "cards", {**options, "seats": 1, "target": draft.aim}, names)
    if draft.published.start_by == "age":
        options["start"] = _nearest_to_ten(console, names)
    return seated(catalog, "cards", {**options, "seats": draft.others + 1}, names, [draft.strength])


def _names(console: Console, people: int) -> list[str | None]:
    """What the people want to be called, None for as usual; whoever is alone is not asked."""
    if people == 1:
        return [None]
    names: list[str | None] = []
    called: list[str] = []
    for number in range(1, people + 1):
        usual = console.catalog.say("name.person", number=number)
        while True:
            name = console.ask(console.catalog.say("menu.name", number=number, usual=usual)) or usual
            if len(name) > LONGEST_NAME:
                console.say("menu.name_too_long", most=LONGEST_NAME)
            elif name in called:
                console.say("menu.name_taken", name=name)
            else:
                called.append(name)
                names.append(None if name == usual else name)
                break
    return names


def _nearest_to_ten(console: Console, names: list[str | None]) -> int:
    """Who starts where age decides (rules 1.2); players without an age do not ask."""
    if len(names) == 1:
        return 0
    entries = [(str(seat + 1), _called(console.catalog, name, seat)) for seat, name in enumerate(names)]
    return int(console.pick(console.catalog.say("menu.nearest_to_ten"), entries, "1")) - 1


def seated(
    catalog: Catalog, game: str, options: Json, people: list[str | None], bots: Sequence[Player] = ()
) -> Setup:
    """People on the first seats, by the names they typed, then whoever plays against them: one bot on all
    other seats, or one on each. By lot, unless it is said who starts."""
    seats = 2 if game == "tiles" else int(options["seats"])
    solo = seats == 1
    free = [] if solo else list(range(len(people), seats))
    against = dict(zip(free, bots if len(bots) > 1 else [*bots] * len(free), strict=True))
    names = [_called(catalog, name, seat) for seat, name in enumerate(people)]
    own_names = {bot: running(bot).ready.name for bot in bots if is_program(bot)}
    known = [*people, *names_of_bots(Catalog(), against, names, own_names).values()]
    names += names_of_bots(catalog, against, names, own_names).values()
    players: list[Player] = [*(PERSON for _ in people), *against.values()]
    if solo:
        opponent = editions()[str(options["edition"])].solo.opponent
        players.append("opponent")
        names.append(opponent)
        known.append(opponent)
    lot = "start" not in options and not solo
    called = names_at(catalog, players, names)
    return Setup(game, options, tuple(players), called, tuple(known), lot)


def _called(catalog: Catalog, typed: str | None, seat: int) -> str:
    return typed or catalog.say("name.person", number=seat + 1)
