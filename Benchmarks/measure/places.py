"""Where things are."""

import shutil
import subprocess
from pathlib import Path

root = Path(__file__).resolve().parents[2]
benchmarks = root / "Benchmarks"
peers = benchmarks / "measure/peers"
scratch = root / ".build/benchmarks"
# The programs that are measured, and those that measure.
product = root / ".build/release-build/release"
tool = scratch / "release"
samples = tool / "samples"
python = root / ".build/peers/bin/python3"
work = scratch / "work"


def clear():
    """Begins with nothing that an earlier run has left."""
    shutil.rmtree(work, ignore_errors=True)
    work.mkdir(parents=True)


def trace(kind, size):
    """A generated trace: a tour of so many screens, or a walk of so many events."""
    path = work / f"{kind}-{size}.trace"
    if not path.exists():
        subprocess.run([tool / "write-trace", kind, str(size), path], check=True)
    return path
