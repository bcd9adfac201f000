"""Sessions of a small shop app as traces, drawn at random: the same for the same seed."""

import gzip
import json
import random
from pathlib import Path

# For each screen: what can be done there, and which screen that leads to.
WAYS = {
    "List": [("Detail", "push", 6), ("Cart", "push", 2), ("Profile", "present", 1)],
    "Detail": [("Reviews", "push", 2), ("Cart", "push", 3)],
    "Reviews": [],
    "Cart": [("Checkout", "present", 3), ("Coupon", "push", 1)],
    "Coupon": [],
    "Checkout": [("Receipt", "push", 4)],
    "Receipt": [],
    "Profile": [],
}
# The coordinators of screens that have one of their own.
OWNERS = {"Checkout": "CheckoutCoordinator", "Profile": "ProfileCoordinator"}
VERSIONS = ("2.3", "2.4")


class Session:
    """Writes the events of one session. Version 2.4 has no coupons, and lets ProfileCoordinator leak."""

    def __init__(self, version, draw):
        self.version = version
        self.draw = draw
        self.events = []
        self.at = draw.randrange(1 << 40)
        self.serial = 0
        self.stack = []

    def add(self, event, **fields):
        self.at += self.draw.randrange(1, 4_000)
        self.events.append({"at": self.at, "event": event, **fields})

    def object(self, event, name, **fields):
        self.serial += 1
        self.add(event, id=self.serial, type=f"Shop.{name}", **fields)
        return self.serial

    def show(self, screen, kind, trigger):
        owner = self.stack[-1][1] if self.stack else self.root
        own = OWNERS.get(screen)
        if own:
            parent = owner
            owner = self.object("coordinator", own, parent=parent)
        shown = self.object("screen", f"{screen}ViewController", title=f"{screen} of {self.draw.random()}")
        self.add("presents", coordinator=owner, screen=shown)
        self.add("enter", screen=shown)
        source = self.stack[-1][0] if self.stack else None
        self.stack.append((shown, owner, screen, kind, bool(own)))
        self.add("transition", **{"from": source, "to": shown, "kind": kind, "trigger": trigger, "by": owner})
        self.state()

    def leave(self):
        shown, owner, screen, kind, is_flow = self.stack.pop()
        below, parent = self.stack[-1][:2]
        back = kind == "push"
        action = "back" if back else "swipe down"
        self.add("step", action=action)
        self.add("transition", **{
            "from": shown, "to": below, "kind": "pop" if back else "dismiss", "trigger": action,
            "by": "system"})
        self.add("leave", screen=shown)
        self.add("freed", id=shown)
        leaks = self.version == "2.4" and screen == "Profile"
        if is_flow and not leaks:
            self.add("unlink", parent=parent, child=owner)
            self.add("freed", id=owner)
        self.state()

    def state(self):
        path = "/".join(screen for _, _, screen, _, _ in self.stack)
        self.add("state", state=f"{hash_of(path):016x}")

    def run(self):
        self.add("launch")
        self.root = self.object("coordinator", "AppCoordinator")
        self.show("List", "root", "launch")
        while self.draw.random() > 0.25:
            self.at += int(self.draw.expovariate(1 / 8_000_000))
            ways = [
                way for way in WAYS[self.stack[-1][2]]
                if not (self.version == "2.4" and way[0] == "Coupon")
            ]
            if ways and (len(self.stack) == 1 or self.draw.random() < 0.6):
                name, kind, _ = self.draw.choices(ways, [way[2] for way in ways])[0]
                title = f"{name} {self.draw.randrange(1000)}"
                self.add("step", action="tap", target=title)
                self.show(name, kind, f'tap "{title}"')
            elif len(self.stack) > 1:
                self.leave()
        return self.events


def hash_of(text):
    """64-bit FNV-1a."""
    value = 0xCBF29CE484222325
    for byte in text.encode():
        value = (value ^ byte) * 0x100000001B3 % (1 << 64)
    return value


def write(folder: Path, sessions: int, per_file: int = 100, seed: int = 1):
    """Writes traces of both versions, every second file compressed, into a folder a version."""
    draw = random.Random(seed)
    events = 0
    for version in VERSIONS:
        place = folder / version
        place.mkdir(parents=True)
        left = sessions // len(VERSIONS)
        number = 0
        while left > 0:
            header = {"format": "flowtrace", "version": "1.2", "app": "Shop"}
            lines = [header]
            for _ in range(min(per_file, left)):
                lines += Session(version, draw).run()
            left -= per_file
            events += len(lines) - 1
            content = "".join(json.dumps(line, separators=(",", ":")) + "\n" for line in lines)
            name = f"{number:06}.trace"
            if number % 2:
                (place / f"{name}.gz").write_bytes(gzip.compress(content.encode(), 1, mtime=0))
            else:
                (place / name).write_text(content)
            number += 1
    return events
