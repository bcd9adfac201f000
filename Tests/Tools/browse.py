#!/usr/bin/env python3
"""Opens a file in a headless Chromium, and prints what a person would find there.

    python3 browse.py dom FILE                     the document after its scripts have run
    python3 browse.py roles FILE                   the accessibility tree: a role and a name a line
    python3 browse.py picture FILE PNG [--dark]    a picture of the page, light or dark
    python3 browse.py ask FILE EXPRESSION [--dark] what a script's expression is, as JSON

`ask` waits for a promise; names are escaped as in JSON. Speaks to the browser through its
debugging pipe, so nothing but Python and Chromium is needed. Exits with 2, and a sentence on
stderr, where that cannot be done or takes longer than two minutes.
"""

import base64
import json
import os
import pathlib
import shutil
import signal
import subprocess
import sys
import tempfile

DEADLINE = 120
BROWSERS = ["chromium", "chromium-browser", "google-chrome"]


class Browser:
    """One page of a browser of its own."""

    def __init__(self, program, profile):
        # The browser does not make the folder where it keeps temporary files.
        pathlib.Path(profile).mkdir(parents=True, exist_ok=True)
        from_us, to_browser = os.pipe()
        from_browser, to_us = os.pipe()

        def pipes():
            # The browser reads 3 and writes 4, which our own ends may be at.
            first, second = os.dup(from_us), os.dup(to_us)
            high = [os.dup2(first, 60), os.dup2(second, 61)]
            os.dup2(high[0], 3)
            os.dup2(high[1], 4)

        self.process = subprocess.Popen(
            [program, "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
             "--hide-scrollbars", "--remote-debugging-pipe", f"--user-data-dir={profile}",
             "about:blank"],
            # The browser leaves folders there, which go with the profile.
            env={**os.environ, "TMPDIR": str(profile)},
            preexec_fn=pipes, close_fds=False, stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL)
        os.close(from_us)
        os.close(to_us)
        self.input = to_browser
        self.output = os.fdopen(from_browser, "rb")
        self.count = 0
        self.session = None

    def attach(self):
        pages = self.call("Target.getTargets")["targetInfos"]
        page = next(page for page in pages if page["type"] == "page")
        attached = self.call("Target.attachToTarget", targetId=page["targetId"], flatten=True)
        self.session = attached["sessionId"]

    def read(self):
        message = bytearray()
        while (byte := self.output.read(1)) != b"\0":
            if not byte:
                raise RuntimeError("The browser ended too early.")
            message += byte
        return json.loads(message)

    def call(self, method, **parameters):
        """Sends one command, and returns its result."""
        self.count += 1
        message = {"id": self.count, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        data = json.dumps(message).encode() + b"\0"
        while data:
            data = data[os.write(self.input, data):]
        while True:
            answer = self.read()
            if answer.get("id") == self.count:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']['message']}")
                return answer["result"]

    def open(self, path, dark):
        self.call("Page.enable")
        scheme = {"name": "prefers-color-scheme", "value": "dark" if dark else "light"}
        self.call("Emulation.setEmulatedMedia", features=[scheme])
        self.call("Page.navigate", url=pathlib.Path(path).resolve().as_uri())
        while self.read().get("method") != "Page.loadEventFired":
            pass

    def ask(self, expression):
        answer = self.call(
            "Runtime.evaluate", expression=expression, awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in answer:
            raise RuntimeError(json.dumps(answer["exceptionDetails"]))
        return answer["result"].get("value")

    def roles(self):
        """The role and name of everything that is not passed over, outer before inner."""
        nodes = self.call("Accessibility.getFullAXTree")["nodes"]
        by_id = {node["nodeId"]: node for node in nodes}
        found, waiting = [], nodes[:1]
        while waiting:
            node = waiting.pop()
            if not node.get("ignored"):
                found.append((node["role"]["value"], node.get("name", {}).get("value", "")))
            children = [by_id[child] for child in node.get("childIds", []) if child in by_id]
            waiting += reversed(children)
        return found

    def picture(self):
        size = self.call("Page.getLayoutMetrics")["cssContentSize"]
        clip = {"x": 0, "y": 0, "width": size["width"], "height": size["height"], "scale": 1}
        data = self.call("Page.captureScreenshot", clip=clip, captureBeyondViewport=True)["data"]
        return base64.b64decode(data)

    def close(self):
        self.process.terminate()
        self.process.wait()


def late(_signal, _frame):
    raise RuntimeError(f"The browser took longer than {DEADLINE} s.")


def work(browser, action, path, arguments, dark):
    browser.open(path, dark)
    if action == "dom":
        print(browser.ask("document.documentElement.outerHTML"))
    elif action == "roles":
        for role, name in browser.roles():
            print(f"{role}\t{json.dumps(name, ensure_ascii=False)[1:-1]}")
    elif action == "ask":
        print(json.dumps(browser.ask(arguments[0]), ensure_ascii=False))
    else:
        pathlib.Path(arguments[0]).write_bytes(browser.picture())


def main(arguments):
    dark = "--dark" in arguments
    arguments = [argument for argument in arguments if argument != "--dark"]
    wanted = {"dom": 2, "roles": 2, "picture": 3, "ask": 3}
    if not arguments or wanted.get(arguments[0]) != len(arguments):
        print(__doc__, file=sys.stderr)
        sys.exit(2)
    program = next(filter(None, map(shutil.which, BROWSERS)), None)
    if not program:
        print("There is no Chromium here; install it with scripts/set-up --tests.", file=sys.stderr)
        sys.exit(2)
    signal.signal(signal.SIGALRM, late)
    signal.alarm(DEADLINE)
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        browser = Browser(program, profile)
        try:
            browser.attach()
            work(browser, arguments[0], arguments[1], arguments[2:], dark)
        except RuntimeError as error:
            print(error, file=sys.stderr)
            sys.exit(2)
        finally:
            browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
