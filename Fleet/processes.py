"""The processor time and memory of processes that other processes start and end."""

import os
import threading
from pathlib import Path

TICKS = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")


class Sampler:
    """Looks, from `with` to the end of its block, at all processes of some sessions of the system.

    A process that nobody waits for is missed after its end.
    """

    def __init__(self, session_ids, interval=0.2):
        self.session_ids = set(session_ids)
        self.interval = interval
        self.processor_time = 0.0
        self.peak_memory = 0
        self.ended = threading.Event()
        self.thread = threading.Thread(target=self.run)

    def __enter__(self):
        self.before = self.look()[0]
        self.thread.start()
        return self

    def __exit__(self, *error):
        self.ended.set()
        self.thread.join()

    def run(self):
        while not self.ended.wait(self.interval):
            processor_time, memory = self.look()
            self.processor_time = max(self.processor_time, processor_time - self.before)
            self.peak_memory = max(self.peak_memory, memory)

    def look(self):
        """Returns the seconds that the processes and those they waited for took, and their memory."""
        ticks, pages = 0, 0
        for place in Path("/proc").glob("[0-9]*"):
            try:
                fields = (place / "stat").read_text().rpartition(")")[2].split()
                if int(fields[3]) in self.session_ids:
                    ticks += sum(int(field) for field in fields[11:15])
                    pages += int((place / "statm").read_text().split()[1])
            except OSError:
                continue
        return ticks / TICKS, pages * PAGE
