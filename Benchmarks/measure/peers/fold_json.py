"""Counts a trace's transitions by where from, where to and how, with Python's json."""

import collections
import json
import sys

names = {}
counts = collections.Counter()
with open(sys.argv[1], "rb") as trace:
    for line in trace:
        event = json.loads(line)
        match event.get("event"):
            case "launch":
                names = {}
            case "screen":
                names[event["id"]] = event["type"]
            case "transition":
                counts[names.get(event["from"]), names[event["to"]], event["kind"]] += 1
for (tail, head, kind), count in counts.items():
    print(tail, head, kind, count)
