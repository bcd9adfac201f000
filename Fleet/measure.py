"""Measures folds of generated sessions beside DuckDB and Polars, for docs/fleets.md.

    python Fleet/measure.py --coordgraph .build/release-build/release/coordgraph 10000 100000 1000000

Prints tables in Markdown: wall time, processor time and peak memory. Each way to count transitions has to
give the same counts. Runs on Linux. The largest fleet needs 10 GB of memory and of disk.
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import sessions
from cluster import SPARK_CLASS, Cluster
from graphs import graph
from processes import Sampler

HERE = Path(__file__).parent


class Fleet:
    """The generated sessions of one size, and how to count what is in them."""

    def __init__(self, coordgraph, folder, count):
        self.coordgraph = coordgraph
        self.folder = folder
        self.count = count
        self.traces = folder / "traces"
        if not self.traces.exists():
            sessions.write(self.traces, count, per_file=max(10, count // 200))

    def fold(self, cores):
        parts = [self.folder / f"{version}.flow" for version in sessions.VERSIONS]
        usage = sum_of(
            run([self.coordgraph, "fold", "--summary", "--redact", "--app-version", version,
                 self.traces / version, "-o", part], cores)
            for version, part in zip(sessions.VERSIONS, parts))
        usage = sum_of([usage, run([self.coordgraph, "merge", *parts, "-o", self.folder / "all.flow"], cores)])
        return usage, graph((self.folder / "all.flow").read_bytes())["transitions"]

    def columns(self, cores):
        return sum_of(
            run([self.coordgraph, "columns", "--app-version", version, self.traces / version,
                 "-o", self.folder / f"{version}.jsonl"], cores)
            for version in sessions.VERSIONS), None

    def peer(self, name):
        def count(cores):
            with tempfile.TemporaryFile() as output:
                usage = run([sys.executable, HERE / "peers.py", name, self.folder], cores, output)
                output.seek(0)
                rows = [json.loads(line) for line in output]
            return usage, {tuple(row[:6]): tuple(row[6:]) for row in rows}
        return count

    def spark(self, workers):
        place = self.folder / "cluster"
        shutil.rmtree(place, ignore_errors=True)
        output = self.folder / "spark.flow"
        with Cluster(place, workers) as cluster:
            command = [
                SPARK_CLASS, "org.apache.spark.deploy.SparkSubmit", "--master", cluster.master,
                "--conf", "spark.ui.enabled=false", "--conf", "spark.driver.host=127.0.0.1",
                HERE / "fold_job.py", "--coordgraph", self.coordgraph, "--version-pattern",
                "/([0-9.]+)/[0-9a-z]+[.]trace", "--partitions", "40", "-o", output,
                f"file://{self.traces}/*/*"]
            with Sampler([process.pid for process in cluster.workers]) as sampler:
                start = time.monotonic()
                subprocess.run(
                    command, check=True, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
                    stderr=subprocess.DEVNULL)
                wall = time.monotonic() - start
        usage = (wall, sampler.processor_time, sampler.peak_memory)
        return usage, graph(output.read_bytes())["transitions"]

    def ways(self):
        """The names of what is measured, and what measures it on one core or two."""
        return {
            "`fold --summary --redact`, `merge`": self.fold,
            "DuckDB: transitions alone, from the traces": self.peer("duckdb-traces"),
            "Polars: transitions alone, from the traces": self.peer("polars-traces"),
            "`columns`": self.columns,
            "DuckDB: transitions alone, from the rows of `columns`": self.peer("duckdb-table"),
            "Polars: transitions alone, from the rows of `columns`": self.peer("polars-table"),
            "Spark: `fold_job.py`, a worker a core": self.spark,
        }


def run(command, cores, output=subprocess.DEVNULL):
    """Runs a command on so many cores, and returns wall time, processor time and peak memory."""
    start = time.monotonic()
    # Its size counts as the command's between fork and exec, and is smaller than any of them.
    process = subprocess.Popen(
        [str(word) for word in command], stdin=subprocess.DEVNULL, stdout=output,
        preexec_fn=lambda: os.sched_setaffinity(0, sorted(os.sched_getaffinity(0))[:cores]))
    _, status, usage = os.wait4(process.pid, 0)
    if status != 0:
        sys.exit(f"error: {command} ended with {os.waitstatus_to_exitcode(status)}")
    return time.monotonic() - start, usage.ru_utime + usage.ru_stime, usage.ru_maxrss * 1024


def sum_of(usages):
    """Adds up times; of memory it takes the most."""
    walls, processors, memories = zip(*usages)
    return sum(walls), sum(processors), max(memories)


def seconds(value):
    return f"{value:,.1f} s" if value < 100 else f"{value:,.0f} s"


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("counts", nargs="+", type=int, help="how many sessions, for each row")
    parser.add_argument("--coordgraph", required=True, type=Path, help="a release build")
    parser.add_argument("--folder", type=Path, default=Path(".build/fleet/measure"))
    options = parser.parse_args()
    rows = {}
    for count in options.counts:
        folder = options.folder.resolve() / str(count)
        fleet = Fleet(options.coordgraph.resolve(), folder, count)
        expected = None
        for name, measure in fleet.ways().items():
            for cores in (1, 2):
                usage, found = measure(cores)
                if found is not None:
                    expected = expected or found
                    if found != expected:
                        sys.exit(f"error: {name} counted other transitions than a fold")
                wall, processor, memory = usage
                text = f"{seconds(wall)}, {seconds(processor)}, {memory / 1e6:,.0f} MB"
                rows[name, count, cores] = text
                print(f"{count} sessions, {cores} cores, {name}: {text}", file=sys.stderr)
    for cores, title in ((1, "one core"), (2, "two cores")):
        print(f"| {title} |" + "".join(f" {count:,} sessions |" for count in options.counts))
        print("|---|" + "---|" * len(options.counts))
        for name in fleet.ways():
            print(f"| {name} |" + "".join(f" {rows[name, count, cores]} |" for count in options.counts))
        print()


if __name__ == "__main__":
    main()
