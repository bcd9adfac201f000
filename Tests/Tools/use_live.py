#!/usr/bin/env python3
"""Follows traces with `coordgraph live`, in a headless Chromium and as other viewers.

    python3 use_live.py COORDGRAPH TRACE [only=NAME…]   every function, with a trace of MerchTabs
    python3 use_live.py COORDGRAPH TRACE seconds=60     also writes a thousand events a second so long

Prints a line for each check, as use_page.py does, and fails for the same complaints of the page.
"""

import http.client
import json
import pathlib
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
import urllib.parse

import browse
from use_page import Failure, Page, expect, late, report


class LivePage(Page):
    """The page of a server, which it may ask for more."""

    def open(self, address, fragment=""):
        self.path = address.rstrip("/")
        self.call("Emulation.setDeviceMetricsOverride", width=1280, height=800, deviceScaleFactor=1,
                  mobile=False)
        self.call("Emulation.setEmulatedMedia",
                  features=[{"name": "prefers-reduced-motion", "value": "reduce"}])
        self.call("Page.navigate", url="about:blank")
        self.call("Page.navigate", url=address + ("#" + fragment if fragment else ""))

    def is_own(self, url):
        return url.startswith(self.path + "/")

    def wait(self, expression, what, seconds=60):
        """Waits until an expression is true, and returns it."""
        end = time.time() + seconds
        while time.time() < end:
            try:
                value = self.ask(expression)
            except RuntimeError:
                value = None
            if value:
                return value
            time.sleep(0.05)
        raise Failure(f"not within {seconds} s: {what}: {self.ask(expression)}")

    def wait_for_records(self, count, seconds=60):
        self.wait(f"document.body.dataset.records === '{count}'", f"{count} records", seconds)
        expect(self.ask("document.body.dataset.missed") == "0", "records were missed")

    def current(self):
        return self.ids("#canvas .node.current")


class Live:
    """A server of its own, and the trace that it follows."""

    def __init__(self, program, folder, *arguments, trace="app.trace"):
        self.trace = pathlib.Path(folder) / trace if trace else None
        self.errors = pathlib.Path(folder) / "errors.txt"
        self.process = subprocess.Popen(
            [program, "live", *([str(self.trace)] if trace else []), *arguments],
            stdout=subprocess.PIPE, stderr=open(self.errors, "w"), text=True)
        self.address = self.process.stdout.readline().strip()
        if not self.address:
            raise Failure("no address: " + self.errors.read_text())

    def add(self, lines):
        with open(self.trace, "a") as file:
            file.write("".join(lines))

    def wait_for_error(self, text):
        end = time.time() + 60
        while text not in self.errors.read_text():
            expect(time.time() < end, "no", text, "in", self.errors.read_text())
            time.sleep(0.05)

    def close(self):
        self.process.terminate()
        self.process.wait()


class Viewer:
    """A viewer that is no browser. It reads in a thread until it is closed."""

    def __init__(self, address, last=None):
        self.last, self.records, self.names = last, 0, []
        url = urllib.parse.urlsplit(address)
        self.connection = http.client.HTTPConnection(url.hostname, url.port, timeout=60)
        self.connection.request("GET", url.path + "events",
                                headers={"Last-Event-ID": last} if last else {})
        self.response = self.connection.getresponse()
        self.thread = threading.Thread(target=self.read, daemon=True)
        self.thread.start()

    def read(self):
        name = identifier = None
        try:
            while line := self.response.readline():
                key, _, value = line.decode().rstrip("\n").partition(": ")
                if key == "event":
                    name = value
                elif key == "id":
                    identifier = value
                elif key == "data":
                    self.names.append(name)
                    self.last = identifier
                    if name == "trace":
                        self.records += json.loads(value)["records"]
                    if name == "begin":
                        self.records = 0
        except (OSError, ValueError, AttributeError, http.client.HTTPException):
            pass

    def wait(self, count, seconds=60):
        end = time.time() + seconds
        while self.records != count:
            expect(time.time() < end, self.records, "records, not", count)
            time.sleep(0.02)

    def close(self):
        self.connection.sock.shutdown(socket.SHUT_RDWR) if self.connection.sock else None
        self.response.close()
        self.thread.join(5)


def launches(lines):
    """The records of a trace by launch, after its header."""
    sessions = []
    for line in lines[1:]:
        if '"event":"launch"' in line:
            sessions.append([])
        sessions[-1].append(line)
    return [session for session in sessions if any('"transition"' in line for line in session)]


def check_begin(page, live, lines):
    page.open(live.address)
    page.wait("document.body.innerText.includes('Waiting for the first screen')", "a page that waits")
    first = launches(lines)[0]
    live.add([lines[0]] + first)
    page.wait("document.body.classList.contains('ready')", "the page")
    page.wait_for_records(len(first))
    expect(page.text("#live-state") == "live", page.text("#live-state"))
    page.wait("document.querySelectorAll('#canvas .node.current').length === 1", "one card is lit")
    expect(page.text("#panel h2") == "Live", page.text("#panel h2"))
    expect(page.ask("document.querySelectorAll('#panel .happened li').length") > 0, "nothing happened")


def check_marks(page, live, lines):
    """Only what is new is drawn; what is known is lit."""
    sessions = launches(lines)
    live.add([lines[0]] + sessions[0])
    page.open(live.address)
    page.wait("document.body.classList.contains('ready')", "the page")
    count = len(sessions[0])
    page.wait_for_records(count)
    page.wait("document.querySelector('#panel .display') !== null", "the screen on display")
    time.sleep(1)
    drawn = page.ask("document.body.dataset.drawn ?? '0'")
    html = page.ask("document.querySelector('#canvas svg').id = 'kept'")
    live.add(sessions[0])
    count += len(sessions[0])
    page.wait_for_records(count)
    page.wait("new Promise(done => setTimeout(() => done(true), 1000))", "a second")
    expect(page.ask("document.body.dataset.drawn ?? '0'") == drawn, "the same session is drawn again")
    expect(page.ids("#canvas svg") == [html], "another picture is shown")
    cards = len(page.ids("#canvas g.node"))
    for session in sessions[1:60]:
        live.add(session)
        count += len(session)
    page.wait_for_records(count)
    page.wait(f"document.querySelectorAll('#canvas g.node').length > {cards}", "new cards")
    expect(int(page.ask("document.body.dataset.drawn")) > int(drawn), "nothing was drawn")
    page.wait("document.querySelectorAll('#canvas .node.current').length === 1", "one card is lit")


def check_verdicts(page, live, lines):
    page.open(live.address)
    sessions = launches(lines)
    live.add([lines[0]] + sessions[0])
    page.wait("document.body.classList.contains('ready')", "the page")
    expect(page.text("#tab-findings") == "Findings", page.text("#tab-findings"))
    for session in sessions[1:]:
        live.add(session)
    page.wait("/^Findings \\(\\d+\\)$/.test(document.getElementById('tab-findings').innerText)", "findings")
    page.wait("document.querySelectorAll('#canvas .found').length > 0", "marks")
    page.wait("document.getElementById('live').textContent.length > 0", "an announcement")


def check_kept(page, live, lines):
    """What was chosen stays when the page is renewed."""
    sessions = launches(lines)
    live.add([lines[0]] + sessions[0])
    page.open(live.address)
    page.wait("document.body.classList.contains('ready')", "the page")
    page.key("2")
    page.key("n")
    page.key("+")
    time.sleep(0.5)
    look = "[document.querySelector('#canvas .picked > title')?.textContent ?? document.querySelector('#canvas .picked')?.id," \
           " document.querySelector('.views [aria-pressed=true]').dataset.view, document.querySelector('#panel h2').innerText]"
    before, camera = page.ask(look), page.camera()
    expect(before[0], "nothing is picked")
    count = len(sessions[0])
    for session in sessions[1:80]:
        live.add(session)
        count += len(session)
    page.wait_for_records(count)
    page.wait("document.body.dataset.drawn > 0", "a new picture")
    time.sleep(1)
    expect(page.ask(look) == before, page.ask(look), "instead of", before)
    expect(page.camera() == camera, page.camera(), camera)
    for panel in ["replay", "way", "filters", "findings", "live"]:
        page.click(f"#tab-{panel}")
        expect(page.text("#panel h2"), panel)


def check_names(page, live, lines):
    """Names in a trace are text."""
    text = "".join(lines[:1] + launches(lines)[0])
    for index, name in enumerate(["</script><script>alert(1)</script>", "<img src=x onerror=alert(1)>", "]]><!--"]):
        live.trace.write_text(text.replace("MerchTabs.RegisterViewController", json.dumps(name)[1:-1])
                              .replace('"MerchTabs"', json.dumps(name)))
        page.open(live.address)
        page.wait("document.body.classList.contains('ready') && document.body.dataset.records > 0", name)
        time.sleep(0.5)


def check_begin_anew(page, live, lines):
    sessions = launches(lines)
    live.add([lines[0]] + [line for session in sessions[:40] for line in session])
    page.open(live.address)
    page.wait("document.body.classList.contains('ready')", "the page")
    page.wait_for_records(sum(map(len, sessions[:40])))
    viewer = Viewer(live.address)
    viewer.wait(sum(map(len, sessions[:40])))
    live.trace.write_text("".join([lines[0]] + sessions[0]))
    live.wait_for_error("written anew")
    page.wait_for_records(len(sessions[0]))
    viewer.wait(len(sessions[0]))
    other = live.trace.with_suffix(".other")
    other.write_text("".join([lines[0]] + sessions[0] + sessions[1]))
    other.rename(live.trace)
    page.wait_for_records(len(sessions[0]) + len(sessions[1]))
    live.trace.write_text("no trace\n")
    live.wait_for_error("not a trace")
    live.trace.write_text("".join([lines[0]] + sessions[0]))
    page.wait_for_records(len(sessions[0]))
    live.trace.unlink()
    time.sleep(0.2)
    live.trace.write_text("".join([lines[0]] + sessions[1]))
    page.wait_for_records(len(sessions[1]))
    viewer.close()


def check_rate(page, live, lines, seconds=4):
    """A thousand events a second; every viewer gets all, also one that comes late or comes back."""
    records = [line for session in launches(lines) for line in session]
    live.add([lines[0]])
    page.open(live.address)
    viewers = [Viewer(live.address) for _ in range(3)]
    brief = Viewer(live.address)
    total, start = 0, time.time()
    while (now := time.time() - start) < seconds:
        due = int(now * 1000) - total
        live.add(records[(total + index) % len(records)] for index in range(due))
        total += due
        if now > seconds / 2 and brief:
            brief.close()
            broken, brief = brief, None
        time.sleep(0.02)
    for viewer in viewers:
        viewer.wait(total)
    page.wait_for_records(total, 60)
    after = Viewer(live.address)
    after.wait(total)
    back = Viewer(live.address, last=broken.last)
    back.wait(total - broken.records)
    expect(0 < broken.records < total, broken.records, "of", total)
    page.wait("document.querySelectorAll('#canvas .node').length > 3", "the map")
    for viewer in viewers + [after, back]:
        viewer.close()
    again = Viewer(live.address)
    again.wait(total)
    again.close()
    return f"{total} events in {seconds} s"


def check_guard(page, live, lines):
    url = urllib.parse.urlsplit(live.address)

    def ask(method="GET", path=url.path, **headers):
        connection = http.client.HTTPConnection(url.hostname, url.port, timeout=10)
        connection.request(method, path, headers=headers)
        return connection.getresponse().status

    host = f"{url.hostname}:{url.port}"
    expect(ask() == 200 and ask(Origin=f"http://{host}") == 200)
    expect(ask(Host="example.com") == 403, "another host")
    expect(ask(Host=f"example.com:{url.port}") == 403, "another host with the port")
    expect(ask(Origin="http://example.com") == 403, "another origin")
    expect(ask(Origin="null") == 403, "no origin")
    expect(ask("POST") == 405 and ask("PUT") == 405 and ask("DELETE") == 405, "other methods")
    for path in ["/", "/events", "/" + "0" * 32 + "/", url.path[:-2] + "/", url.path + "other", url.path + "../"]:
        expect(ask(path=path) in (404, 200) and (ask(path=path) == 404 or path.endswith("../")), path)
    probe = socket.create_connection((url.hostname, url.port))
    probe.send(b"\0\1\2 nonsense\r\n\r\n")
    probe.close()
    expect(ask() == 200, "the server is gone")
    second = subprocess.run([live.process.args[0], "live", str(live.trace), "--port", str(url.port)],
                            capture_output=True, text=True, timeout=30)
    expect(second.returncode == 2 and "The port is in use" in second.stderr, second)


def check_listen(page, program, folder, lines):
    token = "a-token-of-some-letters"
    copy = pathlib.Path(folder) / "copy.trace"
    live = Live(program, folder, "--listen", "0", "--token", token, "-o", str(copy), trace=None)
    try:
        live.wait_for_error("Waiting for an app at 127.0.0.1:")
        port = int(re.search(r"127\.0\.0\.1:(\d+)", live.errors.read_text()).group(1))
        sessions = launches(lines)

        def send(first, text):
            connection = socket.create_connection(("127.0.0.1", port))
            connection.sendall((first + "\n" + text).encode())
            return connection

        wrong = send("a-token-of-other-letters", "".join([lines[0]] + sessions[0]))
        live.wait_for_error("without the token was refused")
        app = send(token, "".join([lines[0]] + sessions[0])[:-20])
        page.open(live.address)
        page.wait("document.body.classList.contains('ready')", "the page")
        page.wait_for_records(len(sessions[0]) - 1)
        # Launched again, before the first connection ended.
        again = send(token, "".join([lines[0]] + sessions[1]))
        page.wait_for_records(len(sessions[0]) - 1 + len(sessions[1]))
        again.close()
        live.wait_for_error("The app's connection ended")
        expect(copy.read_text().endswith("".join(sessions[1])), "the trace was not kept")
        app.close()
        wrong.close()
        page.call("Page.navigate", url="about:blank")
    finally:
        live.close()


CHECKS = {
    "begin": check_begin, "marks": check_marks, "verdicts": check_verdicts, "kept": check_kept,
    "names": check_names, "anew": check_begin_anew, "rate": check_rate, "guard": check_guard,
}


def run(page, program, folder, lines, check):
    folder = pathlib.Path(tempfile.mkdtemp(dir=folder))
    live = Live(program, folder)
    try:
        check(page, live, lines)
        expect(live.process.poll() is None, "the command ended:", live.errors.read_text())
        page.call("Page.navigate", url="about:blank")
    finally:
        live.close()


def main(arguments):
    program, trace, *options = arguments
    only = [one[5:] for one in options if one.startswith("only=")]
    seconds = [int(one[8:]) for one in options if one.startswith("seconds=")]
    lines = pathlib.Path(trace).read_text().splitlines(keepends=True)
    browser = next(filter(None, map(shutil.which, browse.BROWSERS)), None)
    if not browser:
        print("There is no Chromium here; install it with scripts/set-up --tests.", file=sys.stderr)
        sys.exit(2)
    signal.signal(signal.SIGALRM, late)
    signal.alarm(300 + 3 * sum(seconds))
    checks = dict(CHECKS)
    for number in seconds:
        checks["rate"] = lambda page, live, lines: print(check_rate(page, live, lines, number))
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        page = LivePage(browser, folder + "/profile")
        try:
            page.attach()
            page.prepare()
            for name, check in checks.items():
                if not only or name in only:
                    report(page, name, lambda check=check: run(page, program, folder, lines, check))
            if not only or "listen" in only:
                report(page, "listen", lambda: check_listen(page, program, folder, lines))
        finally:
            page.close()


if __name__ == "__main__":
    main(sys.argv[1:])
