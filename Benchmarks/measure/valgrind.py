"""Counts instructions and allocations with valgrind: the same for the same program and input,
however busy the machine is."""

import os
import re
import shutil
import subprocess
from dataclasses import dataclass

# Tables keyed by hashes are laid out alike in every run.
ENVIRONMENT = {**os.environ, "SWIFT_DETERMINISTIC_HASHING": "1"}


@dataclass
class Heap:
    allocations: int
    peak: int


def is_there():
    return shutil.which("valgrind") is not None


def instructions(arguments):
    """How many instructions a command takes."""
    text = _run("callgrind", "--callgrind-out-file=/dev/null", arguments)
    return int(re.search(r"Collected : (\d+)", text)[1])


def heap(arguments):
    """How often a command allocates, and the most bytes that it has at once."""
    text = _run("dhat", "--dhat-out-file=/dev/null", arguments)
    blocks = re.search(r"Total:\s+[\d,]+ bytes in ([\d,]+) blocks", text)[1]
    peak = re.search(r"At t-gmax:\s+([\d,]+) bytes", text)[1]
    return Heap(int(blocks.replace(",", "")), int(peak.replace(",", "")))


def _run(tool, option, arguments):
    command = ["valgrind", f"--tool={tool}", option, *map(str, arguments)]
    done = subprocess.run(
        command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, env=ENVIRONMENT)
    if done.returncode != 0:
        raise SystemExit(f"{' '.join(command)}\n{done.stderr}")
    return done.stderr
