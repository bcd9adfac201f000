"""The time of short runs, and the speed of an exploration."""

import re
import resource
import subprocess

import places
from runs import Command, compare
from table import Row, Section, figure, markdown, taken, times


def measure():
    coordgraph = places.product / "coordgraph"
    trace = places.root / "docs/traces/RayPets.trace"
    dot = places.work / "start.dot"
    subprocess.run([coordgraph, "render", trace, "-o", dot], check=True)
    took = compare({
        "coordgraph --version": Command([coordgraph, "--version"]),
        "trace to DOT": Command([coordgraph, "render", trace, "--format", "dot"]),
        "trace to SVG": Command([coordgraph, "render", trace, "--format", "svg", "--no-cache"]),
        "dot -V": Command(["dot", "-V"]),
        "dot -Tsvg": Command(["dot", "-Tsvg", dot]),
    }, 25)
    version = took["dot -V"].ratio(took["coordgraph --version"])
    text = took["trace to DOT"]
    picture = took["dot -Tsvg"].ratio(took["trace to SVG"])
    rows = [
        Row("start-version", "`coordgraph --version`", "`dot -V`", "",
            f"{taken(took['coordgraph --version'])}, {times(version)}", None),
        Row("start-dot", "trace → DOT", "", "≤ 8.2 ms", taken(text),
            text.seconds is not None and text.seconds <= 0.0082),
        Row("start-svg", "trace → SVG", "`dot -Tsvg`", "≤ 0.8×",
            f"{taken(took['trace to SVG'])}, {times(picture)}", picture and picture <= 0.8),
        exploration(),
    ]
    return Section("Starting and exploring", rows, """\
Whole processes on the trace of RayPets, writing to standard output, with an empty cache. The
exploration is the whole of `samples run MerchTabs`: start, search, tours and trace.""", [
        markdown(["", "time"], [[f"`{name}`" if "-" in name else name, taken(value)]
                                for name, value in took.items()])])


def exploration():
    report = places.work / "explored.txt"
    command = Command(
        [places.samples, "run", "MerchTabs", "--trace", "/dev/null", "--report", report])
    rounds = 3
    before = processor_time()
    took = compare({"": command}, rounds)[""]
    processor = (processor_time() - before) / rounds
    steps = int(re.search(r"^(\d+) steps", report.read_text(), re.MULTILINE)[1])
    rate = steps / processor
    return Row("explore", "explore MerchTabs, tracing on", "", "≥ 20,000 steps a second",
               f"{figure(rate)} a second of processor time, {steps:,} steps in {taken(took)}",
               rate >= 20_000)


def processor_time():
    """The processor time of all commands that have ended, in seconds."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime
