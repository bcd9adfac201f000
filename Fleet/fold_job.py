"""Folds traces of a fleet on Spark.

Each executor pipes its files through `coordgraph fold --summary`, and the parts are added up by
`coordgraph merge`: what a transition is, is decided by that program alone.

    spark-submit Fleet/fold_job.py --coordgraph .build/release-build/release/coordgraph \\
        --version-pattern '/v([0-9.]+)/' 's3a://traces/*/*.trace.gz' -o all.flow

Files that can't be read are listed on standard error and left out, and the exit status is then 1. It is 2
where the job failed.
"""

import argparse
import re
import subprocess
import sys
import tempfile
from pathlib import Path
from socket import gethostname

from py4j.protocol import Py4JJavaError
from pyspark import SparkConf, SparkContext, SparkFiles


class JobError(Exception):
    """Why a job failed, in one line."""

    def __init__(self, error):
        text = str(error.java_exception)
        # An executor's Python error stands in the middle of a trace of Java's.
        found = re.search(r"^(?:\w+Error): (.+)", text, re.MULTILINE) or re.search(r"Exception: (.+)", text)
        super().__init__(found.group(1) if found else text.splitlines()[0])


class Coordgraph:
    """The program, which the job brings to every executor."""

    def __init__(self, name, redacts=True):
        self.name = name
        self.redacts = redacts

    def run(self, *arguments):
        """Returns the exit status, and what was written to standard error."""
        program = Path(SparkFiles.get(self.name))
        if not program.exists():
            raise FileNotFoundError(f"coordgraph isn't at {program} on this executor. Pass --coordgraph.")
        program.chmod(0o755)
        try:
            done = subprocess.run([program, *arguments], stdin=subprocess.DEVNULL, stderr=subprocess.PIPE)
        except OSError as error:
            raise RuntimeError(f"coordgraph can't be started on {gethostname()}: {error}") from None
        errors = done.stderr.decode(errors="replace")
        if done.returncode < 0:
            raise RuntimeError(f"coordgraph was ended by signal {-done.returncode}: {errors}")
        if done.returncode > 2:
            # Such as 127, where a library is missing. The files are not to blame.
            raise RuntimeError(
                f"coordgraph ended with status {done.returncode} on {gethostname()}: {errors}")
        return done.returncode, errors

    def fold(self, files, version_of):
        """Folds the files of a partition, given as paths and contents.

        Returns a summary, or nothing where no file could be read; the messages about the files; and whether
        all of them were read.
        """
        parts, messages, is_whole = [], [], True
        with tempfile.TemporaryDirectory() as folder:
            names = {}
            for index, (path, content) in enumerate(files):
                place = Path(folder, f"v{version_of(path)}", f"{index}{''.join(Path(path).suffixes[-2:])}")
                place.parent.mkdir(exist_ok=True)
                place.write_bytes(content)
                names.setdefault(place.parent, {})[str(place)] = path
            for number, (place, originals) in enumerate(sorted(names.items())):
                part = Path(folder, f"{number}.flow")
                options = ["--redact"] if self.redacts else []
                status, errors = self.run(
                    "fold", "--summary", *options, "--app-version", place.name[1:], *originals, "-o", part)
                for copy, original in originals.items():
                    errors = errors.replace(copy, original)
                messages += errors.splitlines()
                is_whole = is_whole and status == 0
                if part.exists():
                    parts.append(part.read_bytes())
        return self.merge_all(parts), messages, is_whole

    def merge_all(self, parts):
        if len(parts) < 2:
            return parts[0] if parts else None
        with tempfile.TemporaryDirectory() as folder:
            files = []
            for index, part in enumerate(parts):
                files.append(Path(folder, f"{index}.flow"))
                files[-1].write_bytes(part)
            merged = Path(folder, "merged.flow")
            status, errors = self.run("merge", *files, "-o", merged)
            if status != 0:
                raise RuntimeError(f"coordgraph merge failed: {errors}")
            return merged.read_bytes()

    def merge(self, a, b):
        """Adds up two results of `fold`."""
        parts = [part for part in (a[0], b[0]) if part]
        return self.merge_all(parts), sorted(a[1] + b[1]), a[2] and b[2]

    def withhold(self, part, sessions):
        """Returns a summary without what fewer sessions than these show."""
        with tempfile.TemporaryDirectory() as folder:
            whole, kept = Path(folder, "whole.flow"), Path(folder, "kept.flow")
            whole.write_bytes(part)
            status, errors = self.run("merge", "--at-least", str(sessions), whole, "-o", kept)
            if status != 0:
                raise RuntimeError(f"coordgraph merge failed: {errors}")
            return kept.read_bytes()


def configuration():
    """The configuration that divides small files among the executors.

    Spark counts 4 MiB for opening each file by default, and then has one task for a thousand small ones.
    """
    return SparkConf().setIfMissing("spark.files.openCostInBytes", "1024")


def read(context, inputs, partitions=None):
    """Returns all files that match the inputs, as paths and contents."""
    return context.binaryFiles(",".join(inputs), partitions or context.defaultParallelism * 4)


def fold(
        context, coordgraph, inputs, pattern=None, partitions=None, redacts=True, least_sessions=1):
    """Folds all files that match the inputs, and leaves out what fewer sessions than these show.

    Returns the summary, the messages about files, and whether all files were read. Throws `JobError`.
    """
    context.addFile(str(coordgraph))
    context.addPyFile(__file__)
    program = Coordgraph(Path(coordgraph).name, redacts)
    expression = re.compile(pattern) if pattern else None

    def version_of(path):
        found = expression.search(path) if expression else None
        return found.group(1) if found else ""

    # A partition's result counts once, however many attempts there were: nothing is in accumulators.
    try:
        files = read(context, inputs, partitions)
        summary, messages, is_whole = files.mapPartitions(
            lambda part: [program.fold(part, version_of)]).treeReduce(program.merge)
    except Py4JJavaError as error:
        raise JobError(error) from None
    if summary and least_sessions > 1:
        summary = program.withhold(summary, least_sessions)
    return summary, messages, is_whole


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("inputs", nargs="+", help="files, folders and patterns that Spark can read")
    parser.add_argument("-o", "--output", required=True, help="the summary")
    parser.add_argument("--coordgraph", required=True, help="the program, for the executors' platform")
    parser.add_argument("--version-pattern", help="finds the app's version in a path, as its group 1")
    parser.add_argument("--partitions", type=int, help="into how many parts the files are divided")
    parser.add_argument("--with-texts", action="store_true", help="keep titles, labels and triggers' texts")
    parser.add_argument(
        "--at-least", type=int, default=20, metavar="SESSIONS",
        help="leave out what fewer sessions show (20); 1 keeps all, and the result can be merged")
    options = parser.parse_args()
    if not Path(options.coordgraph).is_file():
        parser.error(f"--coordgraph: there is no file '{options.coordgraph}'")
    context = SparkContext(conf=configuration().setAppName("coordgraph fold"))
    try:
        summary, messages, is_whole = fold(
            context, options.coordgraph, options.inputs, options.version_pattern, options.partitions,
            redacts=not options.with_texts, least_sessions=options.at_least)
    except JobError as error:
        print(f"error: {error}", file=sys.stderr)
        sys.exit(2)
    finally:
        context.stop()
    for message in messages:
        print(message, file=sys.stderr)
    if summary is None:
        print("error: None of the files can be read.", file=sys.stderr)
        sys.exit(2)
    Path(options.output).write_bytes(summary)
    sys.exit(0 if is_whole else 1)


if __name__ == "__main__":
    main()
