"""Rows with an aim, and tables of figures."""

from dataclasses import dataclass, field


@dataclass
class Row:
    """One line of the table of aims."""

    # Names the line to `reasons.toml`.
    key: str
    what: str
    against: str
    aim: str
    measured: str
    # Whether the aim is met; None where it was not measured.
    is_met: bool | None


@dataclass
class Section:
    title: str
    rows: list
    # How it was measured.
    text: str = ""
    figures: list = field(default_factory=list)


def markdown(head, rows):
    """A table in Markdown; all columns but the first hold figures."""
    lines = [
        "| " + " | ".join(head) + " |",
        "|---|" + "---:|" * (len(head) - 1),
    ]
    lines += ["| " + " | ".join(str(cell) for cell in row) + " |" for row in rows]
    return "\n".join(lines)


def seconds(value):
    if value < 1e-6:
        return f"{figure(value * 1e9)} ns"
    if value < 1e-3:
        return f"{figure(value * 1e6)} µs"
    if value < 1:
        return f"{figure(value * 1e3)} ms"
    return f"{figure(value)} s"


def taken(value):
    """The time something took, or why there is none."""
    return seconds(value.seconds) if value.seconds is not None else value.failure


def times(ratio):
    return "–" if ratio is None else f"{figure(ratio)}×"


def figure(value):
    """Three digits that count; whole numbers from a hundred on."""
    if abs(value) >= 100:
        return f"{value:,.0f}"
    return f"{value:.3g}"
