"""What all that write DOT in Python share: the parts to write, and the time it takes."""

import json
import sys
import time


def measure(write):
    """Says how many nanoseconds it takes to make a graph of the parts and its DOT, each time."""
    with open(sys.argv[1]) as file:
        parts = json.load(file)
    for _ in range(int(sys.argv[2])):
        begin = time.perf_counter_ns()
        text = write(parts)
        with open(sys.argv[3], "w") as file:
            file.write(text)
        print(time.perf_counter_ns() - begin)


def tree(parts):
    """The frames in each frame, and the boxes in each."""
    frames, boxes = {}, {}
    for frame in parts["frames"]:
        frames.setdefault(frame.get("parent"), []).append(frame)
    for box in parts["boxes"]:
        boxes.setdefault(box.get("frame"), []).append(box)
    return frames, boxes
