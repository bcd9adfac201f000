"""Writes docs/benchmarks.md."""

import re
import subprocess
import tomllib
from pathlib import Path

import places


def text(sections):
    reasons = tomllib.loads((places.benchmarks / "reasons.toml").read_text())
    rows = [row for section in sections for row in section.rows]
    lines = [
        HEAD,
        "| what | against | aim | measured | met |",
        "|---|---|---|---|---|",
    ]
    before = ""
    for row in rows:
        # What is measured stands in the first of its lines.
        what = row.what if row.what != before else ""
        before = row.what
        lines.append(f"| {what} | {row.against} | {row.aim} | {row.measured} | {verdict(row)} |")
    missed = [row for row in rows if row.is_met is False]
    if missed:
        lines += ["", "## Missed aims", ""]
        lines += [
            f"- **{' against '.join(filter(None, [row.what, row.against]))}**, {row.aim}: "
            f"{row.measured}. " + reasons.get(row.key, "Not explained yet.") for row in missed
        ]
    lines += ["", "## The machine", "", machine()]
    for section in sections:
        lines += ["", f"## {section.title}", "", section.text]
        for figures in section.figures:
            lines += ["", figures]
    return "\n".join(lines) + "\n"


def verdict(row):
    return {True: "yes", False: "no", None: "–"}[row.is_met]


HEAD = """\
# Benchmarks

The cost of tracing, folding, drawing and exploring, compared with the usual alternatives. `make bench`
measures everything and writes this page; it installs the alternatives from Debian and PyPI if they are
missing. Everything is built for release. Programs that are compared ran alternately on one machine;
ratios vary less between runs and machines than times do. Times are medians, from the start of a process
to its end unless noted otherwise. `5×` means that the alternative takes five times as long. Where the aim
is an upper bound (≤), and for `--version`, it means that coordgraph takes five times as long.
"""


def machine():
    """The machine's kind, and the versions of what was compared."""
    names = [processor(), memory(), system(), first("swift", "--version"), first("dot", "-V"),
             first("jq", "--version"), first("python3", "--version"), packages()]
    return "\n".join(f"- {name}" for name in names if name)


def processor():
    cores = len(re.findall(r"^processor", read("/proc/cpuinfo"), re.MULTILINE))
    model = re.search(r"^model name\s*: (.*)", read("/proc/cpuinfo"), re.MULTILINE)
    return f"{cores} cores, {model[1]}" if model else first("sysctl", "-n", "machdep.cpu.brand_string")


def memory():
    total = re.search(r"MemTotal:\s+(\d+)", read("/proc/meminfo"))
    return f"{round(int(total[1]) / 2 ** 20)} GiB of memory" if total else ""


def system():
    name = re.search(r'^PRETTY_NAME="(.*)"', read("/etc/os-release"), re.MULTILINE)
    return name[1] if name else first("sw_vers", "-productVersion")


def packages():
    listed = output(str(places.python), "-m", "pip", "list", "--format=freeze")
    peers = ["duckdb", "graphviz", "networkx", "pydot", "pygraphviz"]
    found = [line.replace("==", " ") for line in listed.splitlines() if line.split("==")[0] in peers]
    return "PyPI: " + ", ".join(sorted(found)) if found else ""


def first(*command):
    return next(iter(output(*command).strip().splitlines()), "")


def output(*command):
    try:
        done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    except OSError:
        return ""
    return done.stdout


def read(path):
    return Path(path).read_text() if Path(path).exists() else ""
