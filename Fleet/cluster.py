"""A stand-alone Spark cluster on the loopback, for checks: a master, and workers that can be killed."""

import os
import re
import signal
import subprocess
import time
from pathlib import Path

import pyspark

SPARK_CLASS = Path(pyspark.__file__).parent / "bin" / "spark-class"
# Options of Java for what runs for seconds.
FAST_START = "-XX:+UseSerialGC -XX:TieredStopAtLevel=1"


class Cluster:
    """A master and its workers of one core each, from `with` to the end of its block.

    Their logs and working folders are in a folder of their own.
    """

    def __init__(self, folder, workers=2, memory="1g"):
        self.folder = folder
        self.count = workers
        self.memory = memory
        self.master = None
        self.workers = []
        self.processes = []

    def __enter__(self):
        self.folder.mkdir(parents=True)
        try:
            self.start("master", "Master", "--port", "0")
            self.master = self.wait_for("master", r"Starting Spark master at (spark://\S+)")
            for number in range(self.count):
                self.workers.append(self.start(
                    f"worker{number}", "Worker", "--cores", "1", "--memory", self.memory,
                    "--work-dir", str(self.folder / f"work{number}"), self.master))
            for number in range(self.count):
                self.wait_for(f"worker{number}", "(Successfully registered with master)")
        except BaseException:
            self.stop()
            raise
        return self

    def __exit__(self, *error):
        self.stop()

    def start(self, name, role, *arguments):
        """Starts a master or worker, in a process group with the executors that it starts."""
        with open(self.log(name), "wb") as log:
            process = subprocess.Popen(
                [SPARK_CLASS, f"org.apache.spark.deploy.{role.lower()}.{role}",
                 "--host", "127.0.0.1", "--webui-port", "0", *arguments],
                stdin=subprocess.DEVNULL, stdout=log, stderr=log, start_new_session=True,
                env=dict(os.environ, SPARK_LOCAL_IP="127.0.0.1", SPARK_DAEMON_JAVA_OPTS=FAST_START))
        self.processes.append(process)
        return process

    def log(self, name):
        return self.folder / f"{name}.log"

    def wait_for(self, name, pattern, seconds=60):
        """Returns the first group of a pattern as soon as it is in a log."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            found = re.search(pattern, self.log(name).read_text(errors="replace"))
            if found:
                return found.group(1)
            time.sleep(0.1)
        raise TimeoutError(f"{self.log(name)} has no '{pattern}' after {seconds} s.")

    def stop(self):
        for process in self.processes:
            try:
                os.killpg(process.pid, signal.SIGKILL)
            except ProcessLookupError:
                pass
            process.wait()
