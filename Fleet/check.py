"""Folds generated sessions in three ways, on one machine, on Spark and by DuckDB, and compares the graphs.

Spark runs in local mode, where a process dies, and on a cluster of two workers, of which one is killed.

    python Fleet/check.py --coordgraph .build/debug/coordgraph --sessions 2000
"""

import argparse
import json
import os
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
from cluster import FAST_START, SPARK_CLASS, Cluster
from graphs import QUESTIONS, SQL, answers, graph, graph_of_table

HERE = Path(__file__).parent
VERSION_PATTERN = "/([0-9.]+)/[0-9a-z]+[.]trace"
BAD_FILES = ("cut.trace.gz", "other.trace")


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

    def withheld(self):
        """Returns the summary without groups of fewer sessions than the job leaves out."""
        public = self.folder / "public.flow"
        self.run("merge", "--at-least", "20", self.folder / "all.flow", "-o", public)
        return public.read_bytes()

    def write_bad_files(self):
        """Writes a file that ends in the middle of its compressed bytes, and one that is no trace."""
        place = self.folder / "bad" / "2.4"
        place.mkdir(parents=True)
        whole = (self.traces / "2.4" / "000001.trace.gz").read_bytes()
        (place / BAD_FILES[0]).write_bytes(whole[: len(whole) // 2])
        (place / BAD_FILES[1]).write_text("not a trace\n")

    def on_spark(self, inputs):
        """Folds on two executor threads, of which one loses a process and has its task tried again."""
        conf = fold_job.configuration().setMaster("local[2,3]").setAppName("check")
        conf.set("spark.ui.enabled", "false").set("spark.ui.showConsoleProgress", "false")
        conf.set("spark.driver.extraJavaOptions", FAST_START)
        with SparkContext(conf=conf) as context:
            # The failures on purpose would be logged.
            context.setLogLevel("OFF")
            partitions = fold_job.read(context, inputs).getNumPartitions()
            expect(partitions > 2, f"the files are divided into {partitions} partitions")
            folded = fold_job.fold(context, self.dying_once(), inputs, VERSION_PATTERN, partitions)
            self.expect_refusal(context, inputs)
            return partitions, folded

    def expect_refusal(self, context, inputs):
        """Folds with a program that can't be started, as on an executor without its libraries."""
        program = self.script("coordgraph-unstartable", "echo 'libgvc.so.6 is missing' >&2; exit 127")
        try:
            fold_job.fold(context, program, inputs, partitions=1)
            expect(False, "a program that can't be started failed no job")
        except fold_job.JobError as error:
            expect("libgvc.so.6 is missing" in str(error) and "\n" not in str(error), f"refused by {error}")

    def script(self, name, text):
        path = self.folder / name
        path.write_text(f"#!/bin/sh\n{text}\n")
        return path

    def dying_once(self):
        """Returns a program that is killed the first time that it runs, and is coordgraph from then on."""
        died = self.folder / "died"
        return self.script(
            "coordgraph-dying-once",
            f"if mkdir '{died}' 2>/dev/null; then kill -9 $$; fi\nexec '{self.coordgraph}' \"$@\"")

    def on_cluster(self, inputs, partitions):
        """Submits the job to a cluster of two workers, of which one is killed half-way.

        Returns the summary, and the lines that were printed.
        """
        output = self.folder / "cluster.flow"
        half = partitions // 2 + 1
        with Cluster(self.folder / "cluster") as cluster:
            victim = cluster.workers[1]
            done = subprocess.run(
                [SPARK_CLASS, "org.apache.spark.deploy.SparkSubmit", "--master", cluster.master,
                 "--conf", "spark.ui.enabled=false", "--conf", "spark.driver.host=127.0.0.1",
                 "--conf", f"spark.executor.extraJavaOptions={FAST_START}", "--files", self.coordgraph,
                 HERE / "fold_job.py", "--coordgraph", self.killing(victim, half),
                 "--version-pattern", VERSION_PATTERN, "--partitions", str(partitions), "-o", output,
                 *inputs],
                stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                env=dict(os.environ, SPARK_SUBMIT_OPTS=FAST_START))
            printed = done.stdout.decode()
            expect(done.returncode == 1, f"the job ended with {done.returncode}: {printed}")
            expect(victim.poll() is not None, "no worker was killed")
            folds = len(list((self.folder / "folds").iterdir()))
            expect(folds > half, f"the worker was killed at the end, after {folds} folds")
        return output.read_bytes(), printed.splitlines()

    def killing(self, worker, number):
        """Returns a program that is coordgraph, which the job brings along, and kills a worker.

        The worker goes with its executors as soon as the program folds for the `number`th time.
        """
        folds = self.folder / "folds"
        folds.mkdir()
        return self.script(
            "coordgraph-killing",
            f"""if [ "$1" = fold ]; then
  : >'{folds}/'$$
  if [ "$(ls '{folds}' | wc -l)" -ge {number} ]; then kill -9 -{worker.pid} 2>/dev/null; fi
fi
chmod +x "${{0%/*}}/{self.coordgraph.name}"
exec "${{0%/*}}/{self.coordgraph.name}" "$@\"""")

    def in_duckdb(self):
        tables = []
        for version in sessions.VERSIONS:
            tables.append(self.folder / f"{version}.jsonl")
            self.run("columns", "--app-version", version, self.traces / version, "-o", tables[-1])
        connection = duckdb.connect()
        connection.execute("SET VARIABLE events = ?", [[str(table) for table in tables]])
        connection.execute("SET VARIABLE k = 1")
        connection.execute((SQL / "schema.sql").read_text())
        connection.execute(f"COPY events TO '{self.folder / 'events.parquet'}' (FORMAT parquet)")
        for table in tables:
            table.unlink()
        return connection


    def check_drawn_table(self, connection):
        """Compares the graph of an answer of SQL with that of a summary, with and without small groups."""
        for sessions, summary in ((20, "public.flow"), (1, "all.flow")):
            connection.execute(f"SET VARIABLE k = {sessions}")
            self.check_drawn(connection, summary)

    def check_drawn(self, connection, summary):
        table = self.folder / "edges.csv"
        question = (SQL / "edges_by_version.sql").read_text().rstrip().rstrip(";")
        connection.execute(f"COPY ({question}) TO '{table}' (FORMAT csv)")
        transitions = []
        for arguments in (["--from-table", table], [self.folder / summary]):
            graph_file = self.folder / "graph.json"
            self.run("render", "--format", "json", *arguments, "-o", graph_file)
            transitions.append(json.loads(graph_file.read_text())["transitions"])
        expect(transitions[0] == transitions[1], f"the table and {summary} have different transitions")


def expect(condition, message):
    if not condition:
        sys.exit(f"error: {message}")


def expect_listed(messages):
    for name in BAD_FILES:
        expect(
            any(name in message and "was left out" in message for message in messages),
            f"{name} is not listed: {messages}")


def check_columns(connection):
    columns = {row[0] for row in connection.execute("DESCRIBE events").fetchall()}
    keywords = {row[0] for row in connection.execute("SELECT keyword_name FROM duckdb_keywords()").fetchall()}
    expect(not columns & keywords, f"columns are keywords of SQL: {columns & keywords}")


def check_no_texts(summary, connection):
    """Checks that no title and no text of a button reached the summary or the table."""
    expect(b" of 0." not in summary and b'\\"' not in summary, "the summary has texts of the app")
    texts = connection.execute("SELECT events::VARCHAR FROM events WHERE events::VARCHAR SIMILAR TO ?", [
        '.*( of 0[.]|tap "|tap [0-9]).*']).fetchall()
    expect(not texts, f"the table has texts of the app: {texts[:3]}")


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

    check.write_bad_files()
    inputs = [f"file://{check.traces}/*/*", f"file://{check.folder}/bad/*/*"]
    partitions, (summary, messages, is_whole) = check.measure(
        "Spark, local mode", lambda: check.on_spark(inputs))
    expect((check.folder / "died").exists(), "no process of an executor died")
    expect(not is_whole, "Spark reported the bad files as read")
    expect_listed(messages)
    expect(summary == one, "Spark and one machine made different summaries")

    summary, printed = check.measure(
        "Spark, two workers of which one is killed", lambda: check.on_cluster(inputs, partitions))
    expect_listed(printed)
    expect(summary == check.withheld(), "Spark's cluster and one machine made different summaries")

    connection = check.measure("DuckDB", check.in_duckdb)
    check_columns(connection)
    expect(graph(one) == graph_of_table(connection), "DuckDB and one machine made different graphs")
    check.check_drawn_table(connection)
    check_questions(connection)
    check_no_texts(one, connection)
    print("One machine, Spark and DuckDB made the same graph.")


if __name__ == "__main__":
    main()
