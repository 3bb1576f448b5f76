"""Reviews as one page that needs nothing else: curves, bars and sentences, on light paper and on dark."""

from __future__ import annotations

import html
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from tenfold import __version__
from tenfold.analysis.findings import Decision, Option, Review
from tenfold.analysis.sentences import loss_of, marked_in, verdict_lines
from tenfold.i18n.advice import Adviser
from tenfold.i18n.catalogs import Catalog
from tenfold.lab.statistics.review_summary import ReviewSummary

from .page import STYLE
from .review_curve import COLOURS, curve
from .review_text import (
    advice_for,
    counted_line,
    in_games,
    moment_lines,
    other_decisions,
    part_of,
    summary_table,
    told_lead,
    worth_of,
)

MORE_STYLE: Final = """
:root { --gain: #23825a; --loss: #c2483d; --wash: #f1eee7; }
@media (prefers-color-scheme: dark) { :root { --gain: #4fbf8d; --loss: #ee8277; --wash: #282c32; } }
h3 { font-size: 1rem; margin: 0 0 .3rem; }
article > h2 { font-size: 1.35rem; margin: 2rem 0 .2rem; text-wrap: balance; }
.quiet { color: var(--quiet); font-size: .9rem; }
.dot { display: inline-block; width: .8em; height: .8em; border-radius: 50%; margin-right: .4em;
  vertical-align: -.06em; }
.plot { position: relative; height: 15rem; margin: 1.9rem .6rem 2.9rem 2.4rem; }
.plot svg { position: absolute; inset: 0; width: 100%; height: 100%; border-radius: .3rem; }
.plot span { position: absolute; line-height: 1; font-size: .8rem; }
.plot .tick { color: var(--quiet); transform: translate(-100%, -50%); left: -.4rem; }
.plot .move { color: var(--quiet); transform: translateX(-50%); bottom: -2.2rem; }
.plot .band { transform: translate(-50%, -50%); color: #fff; font-weight: 600; white-space: nowrap;
  text-shadow: 0 0 .3rem #000a; pointer-events: none; }
.plot .error { transform: translateX(-50%); bottom: -1rem; font-size: .7rem; }
.plot .moment { transform: translateX(-50%); top: -1.5rem; width: 1.25rem; height: 1.25rem;
  border-radius: 50%; background: var(--ink); color: var(--page); font-size: .75rem; font-weight: 700;
  display: grid; place-items: center; }
ol.moments { list-style: none; margin: 0; padding: 0; display: grid; gap: .6rem; }
ol.moments li { display: grid; grid-template-columns: 1.7rem 1fr; align-items: start; }
ol.moments b { width: 1.25rem; height: 1.25rem; border-radius: 50%; background: var(--ink);
  color: var(--page); font-size: .75rem; display: grid; place-items: center; margin-top: .15rem; }
.seats { display: grid; gap: 1.3rem 2rem; grid-template-columns: repeat(auto-fit, minmax(18rem, 1fr)); }
.sum { display: grid; grid-template-columns: 8.6rem 1fr 3.7rem; gap: .3rem .6rem; align-items: center;
  font-size: .88rem; font-variant-numeric: tabular-nums; margin: 0 0 .4rem; }
.sum dt, .sum dd { margin: 0; }
.sum dd:last-of-type { font-weight: 700; }
.sum .amount { text-align: right; white-space: nowrap; }
.bar { position: relative; height: .85rem; background: var(--wash); border-radius: .2rem; overflow: hidden; }
.bar i { position: absolute; inset: 0 auto 0 0; border-radius: .15rem; min-width: 2px; }
.gain { background: var(--gain); } .loss { background: var(--loss); }
.gifts td { text-align: right; } .gifts td, .gifts th { padding: .4rem .6rem; }
.verdict { font-size: 1.1rem; margin: .3rem 0; text-wrap: pretty; }
.whole { border: 0; } .whole h2 { display: inline; } .whole h3 { margin: 1.4rem 0 .3rem; }
details { border-top: 1px solid var(--line); padding: .7rem 0; }
summary { cursor: pointer; list-style-position: outside; margin-left: 1rem; }
summary strong { white-space: nowrap; }
details p { margin: .5rem 0 .6rem; }
.mark { border: 1px solid currentColor; border-radius: 1rem; padding: 0 .55rem; font-size: .82rem;
  white-space: nowrap; color: var(--quiet); }
.mark.clear { color: var(--loss); }
.mark.grave { background: var(--loss); border-color: var(--loss); color: var(--page); font-weight: 700; }
.options { display: grid; gap: .35rem; margin: 0; padding: 0; list-style: none; font-size: .92rem; }
.options li { display: grid; grid-template-columns: 1fr minmax(4rem, 7rem) 7.2rem; gap: .6rem;
  align-items: center; }
.options .amount { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
.options .made { font-weight: 600; }
@media (max-width: 30rem) {
  .sum { grid-template-columns: 7.4rem 1fr 3.5rem; gap: .3rem .45rem; }
  .options li { grid-template-columns: 1fr auto; } .options .bar { grid-column: 1 / -1; grid-row: 2; }
}
"""
SUMMED: Final = ("start", "luck", "errors", "given", "residual", "result")


@dataclass(frozen=True, slots=True)
class GamePart:
    """One game of a page."""

    review: Review
    number: int
    adviser: Adviser


def review_page(parts: Sequence[GamePart], summary: ReviewSummary, catalog: Catalog) -> str:
    title = catalog.say("review.title")
    if len(parts) == 1:
        title = f"{title}: {catalog.list_of(list(parts[0].adviser.names))}"
    made_by = catalog.say("lab.page.made_by", version=__version__)
    body = [_summary(summary, catalog)] if len(parts) > 1 else []
    body += [_game(part, is_alone=len(parts) == 1) for part in parts]
    return (
        f'<!doctype html>\n<html lang="{catalog.language}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{_text(title)}</title>\n<style>{STYLE}{MORE_STYLE}</style>\n</head>\n<body>\n"
        f"<header>\n<h1>{_text(title)}</h1>\n</header>\n<main>\n{''.join(body)}</main>\n"
        f"<footer>{_text(made_by)}</footer>\n</body>\n</html>\n"
    )


def _summary(summary: ReviewSummary, catalog: Catalog) -> str:
    table = summary_table(summary, Adviser(catalog, []))
    head = "".join(f"<th>{_text(cell)}</th>" for cell in table.columns)
    rows = "".join(
        "<tr>" + "".join(f"<td>{_text(cell)}</td>" for cell in row) + "</tr>\n" for row in table.rows
    )
    words = f"<p>{_text(catalog.say('review.summary_text'))}</p>\n"
    scroll = f'<div class="scroll" tabindex="0">\n<table>\n<thead><tr>{head}</tr></thead>\n<tbody>\n{rows}'
    return _section(catalog.say("review.summary"), f"{words}{scroll}</tbody>\n</table>\n</div>\n")


def _game(part: GamePart, is_alone: bool) -> str:
    """Of a game that has the page to itself, the title says who played."""
    say = part.adviser.catalog.say
    names = part.adviser.catalog.list_of(list(part.adviser.names))
    heading = _text(say("review.heading", number=part.number, names=names))
    level = _text(say("review.level", level=part.review.level))
    return (
        f'<article>\n{"" if is_alone else f"<h2>{heading}</h2>"}\n<p class="quiet">{level}</p>\n'
        f"{_verdicts(part)}{_course(part)}{_moments(part)}{_decisions(part)}{_sums(part)}</article>\n"
    )


def _verdicts(part: GamePart) -> str:
    lines = verdict_lines(part.review, part.adviser)
    return "".join(f'<p class="verdict">{_text(line)}</p>\n' for line in lines)


def _course(part: GamePart) -> str:
    say = part.adviser.catalog.say
    legend = "".join(
        f'<span style="margin-right:1rem;white-space:nowrap">{_dot(seat)}{_text(name)}</span>'
        for seat, name in enumerate(part.adviser.names)
    )
    words = f"<p>{legend}</p>\n<figcaption>{_text(say('review.course_text'))}</figcaption>\n"
    return _section(say("review.course"), f"<figure>\n{curve(part.review, part.adviser)}{words}</figure>\n")


def _sums(part: GamePart) -> str:
    """For whoever opens it."""
    say = part.adviser.catalog.say
    seats = "".join(_sum(part, seat) for seat in range(len(part.adviser.names)))
    words = f"<p>{_text(say('review.sum_text'))}</p>\n"
    return (
        f'<section>\n<details class="whole">\n<summary><h2>{_text(say("review.sum"))}</h2></summary>\n'
        f'{words}<div class="seats">\n{seats}</div>\n{_gifts(part)}</details>\n</section>\n'
    )


def _sum(part: GamePart, seat: int) -> str:
    """A seat's result as a stair of its parts."""
    adviser, review = part.adviser, part.review
    values = {name: part_of(review, seat, name) for name in SUMMED}
    steps, reached = {}, 0.0
    for name in SUMMED[:-1]:
        steps[name] = (reached, reached + values[name])
        reached += values[name]
    steps["result"] = (0.0, values["result"])
    low = min(0.0, *(min(step) for step in steps.values()))
    high = max(1.0, *(max(step) for step in steps.values()))
    rows = []
    for name, (begin, end) in steps.items():
        left, width = (min(begin, end) - low) / (high - low), abs(end - begin) / (high - low)
        is_whole = name in ("start", "result")
        look = f"background:{COLOURS[seat]};" if is_whole else ""
        kind = "" if is_whole else ' class="gain"' if end >= begin else ' class="loss"'
        amount = in_games(values[name], not is_whole, adviser)
        place = f"{look}left:{100 * left:.2f}%;width:{100 * width:.2f}%"
        rows.append(
            f"<dt>{_text(adviser.catalog.say('review.part', part=name))}</dt>"
            f'<dd class="bar"><i{kind} style="{place}"></i></dd>'
            f'<dd class="amount">{_text(amount)}</dd>\n'
        )
    adjusted = adviser.catalog.say("review.part", part="adjusted")
    without = f"{adjusted}: {in_games(review.seats[seat].adjusted, False, adviser)}."
    told = f"{without} {counted_line(review, seat, adviser)}"
    return (
        f"<div>\n<h3>{_dot(seat)}{_text(adviser.names[seat])}</h3>\n"
        f'<dl class="sum">\n{"".join(rows)}</dl>\n<p class="quiet">{_text(told)}</p>\n</div>\n'
    )


def _moments(part: GamePart) -> str:
    say = part.adviser.catalog.say
    lines = moment_lines(part.review, part.adviser)
    items = "".join(
        f"<li><b>{number}</b><span>{_text(line)}</span></li>\n" for number, line in enumerate(lines, 1)
    )
    body = f'<ol class="moments">\n{items}</ol>\n' if lines else f"<p>{_text(say('review.no_moments'))}</p>\n"
    return _section(say("review.moments"), body)


def _gifts(part: GamePart) -> str:
    adviser = part.adviser
    say = adviser.catalog.say
    head = "".join(f"<th>{_dot(seat)}{_text(name)}</th>" for seat, name in enumerate(adviser.names))
    rows = ""
    for giver, row in enumerate(part.review.gifts):
        cells = "".join(f"<td{_tint(value)}>{_text(in_games(value, True, adviser))}</td>" for value in row)
        rows += f"<tr><th>{_dot(giver)}{_text(adviser.names[giver])}</th>{cells}</tr>\n"
    return (
        f"<h3>{_text(say('review.gifts'))}</h3>\n<p>{_text(say('review.gifts_text'))}</p>\n"
        f'<div class="scroll" tabindex="0">\n<table class="gifts">\n<thead><tr><th></th>{head}</tr></thead>\n'
        f"<tbody>\n{rows}</tbody>\n</table>\n</div>\n"
    )


def _tint(value: float) -> str:
    if abs(value) < 0.0005:
        return ""
    strength = min(round(100 * abs(value)) + 8, 60)
    colour = "var(--gain)" if value > 0 else "var(--loss)"
    return f' style="background:color-mix(in srgb, {colour} {strength}%, transparent)"'


def _decisions(part: GamePart) -> str:
    others = "".join(f"<p>{_text(line)}</p>\n" for line in other_decisions(part.review, part.adviser))
    body = "".join(_decision(one, part) for one in marked_in(part.review)) + others
    return _section(part.adviser.catalog.say("review.decisions"), body)


def _decision(decision: Decision, part: GamePart) -> str:
    adviser = part.adviser
    say = adviser.catalog.say
    loss = loss_of(decision, adviser)
    mark = f"{say('review.mark', mark=decision.mark)}: {loss['before']} → {loss['after']}"
    told = f"{say('review.chance', **loss)} {advice_for(decision, adviser)}"
    head = (
        f"<strong>{_text(say('review.move', number=decision.number))}</strong> · "
        f"{_dot(decision.seat)}{_text(adviser.names[decision.seat])}: "
        f"{_text(adviser.choice(decision.moves, decision.kind))} "
        f'<span class="quiet">({_text(say("review.kind", kind=decision.kind))})</span> '
        f'<span class="mark {decision.mark}">{_text(mark)}</span>'
    )
    options = "".join(_options(decision, adviser))
    is_open = " open" if decision.mark == "grave" or decision.number in part.review.moments else ""
    return (
        f"<details{is_open}>\n<summary>{head}</summary>\n<p>{_text(told)}</p>\n"
        f'<ul class="options">\n{options}</ul>\n</details>\n'
    )


def _options(decision: Decision, adviser: Adviser) -> Iterator[str]:
    for place, option in enumerate(decision.options):
        is_made = place == decision.made
        words = _text(adviser.choice(option.moves, decision.kind))
        if is_made:
            played = _text(adviser.catalog.say("review.played"))
            words = f'<span class="made">{words}</span> <span class="quiet">{played}</span>'
        lead = told_lead(option, adviser)
        if lead:
            words += f' <span class="quiet">{_text(lead)}</span>'
        yield (
            f"<li><span>{words}</span>{_option_bar(option, decision.seat)}"
            f'<span class="amount">{_text(worth_of(option, decision.seat, adviser))}</span></li>\n'
        )


def _option_bar(option: Option, seat: int) -> str:
    width = 100 * min(max(option.values[seat], 0.0), 1.0)
    return f'<span class="bar"><i style="width:{width:.1f}%;background:{COLOURS[seat]}"></i></span>'


def _dot(seat: int) -> str:
    return f'<i class="dot" style="background:{COLOURS[seat]}"></i>'


def _section(heading: str, body: str) -> str:
    return f"<section>\n<h2>{_text(heading)}</h2>\n{body}</section>\n"


def _text(words: str) -> str:
    return html.escape(words)
