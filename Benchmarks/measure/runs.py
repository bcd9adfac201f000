"""Runs commands alternately, and measures their times."""

import os
import shutil
import signal
import statistics
import subprocess
import time
from dataclasses import dataclass, field
from pathlib import Path


@dataclass
class Command:
    """A program with its arguments, and what has to be there for it."""

    arguments: list
    input: Path | None = None
    output: Path | None = None
    environment: dict = field(default_factory=dict)
    # Done before each run, outside the time.
    prepare: object = None

    def start(self):
        """Starts it in a group of its own, so that all of it can be stopped."""
        with (open(self.input or os.devnull, "rb") as source,
              open(self.output or os.devnull, "wb") as target):
            return subprocess.Popen(
                [str(argument) for argument in self.arguments],
                stdin=source, stdout=target, stderr=subprocess.PIPE,
                env={**os.environ, **self.environment}, start_new_session=True)


@dataclass
class Taken:
    """The seconds that a command took, or why there are none."""

    seconds: float | None
    failure: str = ""

    def ratio(self, other):
        """How many times as long the other took."""
        if self.seconds is None or other.seconds is None:
            return None
        return other.seconds / self.seconds


def run(command, limit=60.0):
    """Runs a command once."""
    if shutil.which(str(command.arguments[0])) is None:
        return Taken(None, "missing")
    if command.prepare:
        command.prepare()
    begin = time.perf_counter()
    process = command.start()
    try:
        errors = process.communicate(timeout=limit)[1]
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        process.communicate()
        return Taken(None, f"over {limit:.0f} s")
    seconds = time.perf_counter() - begin
    if process.returncode != 0:
        return Taken(None, failure_message(errors.decode(errors="replace"), seconds))
    return Taken(seconds)


def failure_message(errors, seconds):
    """The error message of a command that failed."""
    if "ModuleNotFoundError" in errors:
        return "missing"
    lines = errors.strip().splitlines() or ["no message"]
    reason = next((line for line in lines if line.startswith("Error:")), lines[-1])
    return f"fails after {seconds:.1f} s ({reason})"


def compare(commands, rounds, limit=60.0):
    """Runs commands alternately, so that a slow moment of the machine affects all, and returns the
    median of each. A command that fails is not run again."""
    taken = {name: [] for name in commands}
    for _ in range(rounds):
        for name, command in commands.items():
            if not taken[name] or taken[name][-1].seconds is not None:
                taken[name].append(run(command, limit))
    return {name: median(results) for name, results in taken.items()}


def median(results):
    if results[-1].seconds is None:
        return results[-1]
    return Taken(statistics.median(result.seconds for result in results))


def peak_memory(command):
    """The peak memory of a command's process in MiB; None where the system does not report it.

    The figure that the system reports after a process has ended includes the process that started it."""
    if not Path("/proc/self/status").exists():
        return None
    process = command.start()
    peak = 0
    while process.poll() is None:
        try:
            status = Path(f"/proc/{process.pid}/status").read_text()
        except OSError:
            break
        for line in status.splitlines():
            if line.startswith("VmHWM:"):
                peak = max(peak, int(line.split()[1]))
        time.sleep(0.005)
    process.communicate()
    return peak / 1024
