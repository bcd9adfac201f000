"""Folds generated sessions in three ways, on one machine, on Spark and by DuckDB, and compares the graphs.

    python Fleet/check.py --coordgraph .build/debug/coordgraph --sessions 2000
"""

import argparse
import json
import resource
import shutil
import subprocess
import sys
import time
from pathlib import Path

import duckdb
from pyspark import SparkContext

import fold_job
import sessions

HERE = Path(__file__).parent
QUESTIONS = sorted(path.stem for path in (HERE / "sql").glob("*.sql") if path.stem != "schema")


class Check:
    """One check, in a folder of its own."""

    def __init__(self, coordgraph, folder):
        self.coordgraph = coordgraph
        self.folder = folder
        self.traces = folder / "traces"

    def measure(self, name, work):
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        start = time.monotonic()
        result = work()
        wall = time.monotonic() - start
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        processor = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
        print(f"{name}: {wall:.1f} s, {processor:.1f} s of processor time in other processes")
        return result

    def run(self, *arguments, status=0):
        done = subprocess.run([self.coordgraph, *arguments], stderr=subprocess.PIPE)
        errors = done.stderr.decode()
        expect(done.returncode == status, f"{arguments} ended with {done.returncode}: {errors}")
        return errors

    def on_one_machine(self):
        parts = []
        for version in sessions.VERSIONS:
            parts.append(self.folder / f"{version}.flow")
            self.run(
                "fold", "--summary", "--redact", "--app-version", version, self.traces / version, "-o", parts[-1])
        merged = self.folder / "all.flow"
        self.run("merge", *parts, "-o", merged)
        return merged.read_bytes()

    def on_spark(self, inputs):
        """Folds on two executor threads, of which one loses a process and has its task tried again."""
        conf = fold_job.configuration().setMaster("local[2,3]").setAppName("check")
        conf.set("spark.ui.enabled", "false").set("spark.ui.showConsoleProgress", "false")
        with SparkContext(conf=conf) as context:
            # The failure on purpose would be logged.
            context.setLogLevel("OFF")
            partitions = fold_job.read(context, inputs).getNumPartitions()
            expect(partitions > 2, f"the files are divided into {partitions} partitions")
            return fold_job.fold(context, self.dying_once(), inputs, pattern="/([0-9.]+)/[0-9a-z]+[.]trace")

    def dying_once(self):
        """Returns a program that is killed the first time that it runs, and is coordgraph from then on."""
        script = self.folder / "coordgraph-dying-once"
        died = self.folder / "died"
        script.write_text(
            f"#!/bin/sh\nif mkdir '{died}' 2>/dev/null; then kill -9 $$; fi\nexec '{self.coordgraph}' \"$@\"\n")
        return script

    def in_duckdb(self):
        tables = []
        for version in sessions.VERSIONS:
            tables.append(self.folder / f"{version}.jsonl")
            self.run("columns", "--app-version", version, self.traces / version, "-o", tables[-1])
        connection = duckdb.connect()
        connection.execute("SET VARIABLE events = ?", [[str(table) for table in tables]])
        connection.execute((HERE / "sql" / "schema.sql").read_text())
        connection.execute(f"COPY events TO '{self.folder / 'events.parquet'}' (FORMAT parquet)")
        for table in tables:
            table.unlink()
        return connection


def expect(condition, message):
    if not condition:
        sys.exit(f"error: {message}")


def graph(summary):
    """What a summary has that the table can be asked for: transitions, drop-offs, exits."""
    lines = [json.loads(line) for line in summary.decode().splitlines()[1:]]
    names = [line["type"] for line in lines if line["row"] == "name"]
    version = None
    found = {"transitions": {}, "screens": {}, "exits": {}}
    for line in lines:
        if line["row"] == "version":
            version = line["appVersion"]
        elif line["row"] == "transition":
            by = names[line["coordinator"]] if "coordinator" in line else line["by"]
            source = names[line["from"]] if "from" in line else None
            key = (version, source, names[line["to"]], line["kind"], line["trigger"], by)
            found["transitions"][key] = (line["count"], line["sessions"])
        elif line["row"] == "screen" and "visits" in line:
            key = (version, names[line["name"]])
            found["screens"][key] = (line["sessions"], line["dropOffs"])
        elif line["row"] == "exit" and line["exercised"]:
            key = (version, names[line["name"]], line["exit"])
            found["exits"][key] = (line["exercised"], line["exercised"] - line["released"])
    return found


def answers(connection, question):
    result = connection.execute((HERE / "sql" / f"{question}.sql").read_text())
    return result.fetchall()


def graph_of_table(connection):
    return {
        "transitions": {row[:6]: row[6:] for row in answers(connection, "edges_by_version")},
        "screens": {row[:2]: row[2:4] for row in answers(connection, "drop_off")},
        "exits": {row[:3]: row[3:5] for row in answers(connection, "retained_rate")},
    }


def check_columns(connection):
    columns = {row[0] for row in connection.execute("DESCRIBE events").fetchall()}
    keywords = {row[0] for row in connection.execute("SELECT keyword_name FROM duckdb_keywords()").fetchall()}
    expect(not columns & keywords, f"columns are keywords of SQL: {columns & keywords}")


def check_questions(connection):
    for question in QUESTIONS:
        expect(answers(connection, question), f"{question}.sql has no rows")
    gone = {(row[0], row[2]) for row in answers(connection, "vanished_transitions")}
    expect(("2.4", "Shop.CouponViewController") in gone, f"the coupons are not among {gone}")
    retained = {
        (row[0], row[1]): row[4] / row[3] for row in answers(connection, "retained_rate")
        if row[1] == "Shop.ProfileCoordinator"
    }
    expect(retained[("2.3", "Shop.ProfileCoordinator")] == 0, f"2.3 retains: {retained}")
    expect(retained[("2.4", "Shop.ProfileCoordinator")] == 1, f"2.4 lets go: {retained}")
    connection.execute("SET VARIABLE k = 1000000000")
    for question in QUESTIONS:
        expect(not answers(connection, question), f"{question}.sql shows groups of fewer than k sessions")


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--coordgraph", required=True, type=Path)
    parser.add_argument("--sessions", type=int, default=2_000)
    parser.add_argument("--folder", type=Path, default=Path(".build/fleet/check"))
    options = parser.parse_args()
    shutil.rmtree(options.folder, ignore_errors=True)
    options.folder.mkdir(parents=True)
    check = Check(options.coordgraph.resolve(), options.folder.resolve())

    per_file = max(10, options.sessions // 200)
    events = check.measure(
        "generate", lambda: sessions.write(check.traces, options.sessions, per_file=per_file))
    print(f"{options.sessions} sessions, {events} events")
    one = check.measure("one machine", check.on_one_machine)

    # A file that ends in the middle of its compressed bytes, and one that is no trace.
    (check.folder / "bad" / "2.4").mkdir(parents=True)
    whole = (check.traces / "2.4" / "000001.trace.gz").read_bytes()
    (check.folder / "bad" / "2.4" / "cut.trace.gz").write_bytes(whole[: len(whole) // 2])
    (check.folder / "bad" / "2.4" / "other.trace").write_text("not a trace\n")
    inputs = [f"file://{check.traces}/*/*", f"file://{check.folder}/bad/*/*"]
    summary, messages, is_whole = check.measure("Spark", lambda: check.on_spark(inputs))
    expect((check.folder / "died").exists(), "no process of an executor died")
    expect(not is_whole, "Spark reported the bad files as read")
    for name in ("cut.trace.gz", "other.trace"):
        expect(
            any(name in message and "was left out" in message for message in messages),
            f"{name} is not listed: {messages}")
    expect(summary == one, "Spark and one machine made different summaries")

    connection = check.measure("DuckDB", check.in_duckdb)
    check_columns(connection)
    expect(graph(one) == graph_of_table(connection), "DuckDB and one machine made different graphs")
    check_questions(connection)
    print("One machine, Spark and DuckDB made the same graph.")


if __name__ == "__main__":
    main()
