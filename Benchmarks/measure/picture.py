"""The size of a picture, and how often its edges cross: speed must not cost legibility."""

import re

# Straight pieces that a curve is taken for.
PIECES = 8
# The width of the squares, in points, within which pieces are compared.
SQUARE = 100


class Picture:
    def __init__(self, path):
        text = path.read_text()
        width, height = map(float, re.search(r'viewBox="0.00 0.00 ([\d.]+) ([\d.]+)"', text).groups())
        # In millions of square points.
        self.area = width * height / 1e6
        # An arrow is interrupted where it runs through words, so it may have several paths.
        parts = re.split(r'class="(node|edge|cluster)"', text)
        edges = [part for kind, part in zip(parts[1::2], parts[2::2]) if kind == "edge"]
        self.crossings = crossings([
            [piece for path in re.findall(r'<path [^>]*?\bd="([^"]+)"', edge) for piece in pieces(path)]
            for edge in edges])


def pieces(path):
    """The straight pieces of a path of cubic curves."""
    numbers = [float(number) for number in re.findall(r"-?[\d.]+", path)]
    points = list(zip(numbers[::2], numbers[1::2]))
    corners = points[:1]
    for index in range(0, len(points) - 3, 3):
        corners += [on_curve(points[index:index + 4], step / PIECES) for step in range(1, PIECES + 1)]
    return list(zip(corners, corners[1:]))


def on_curve(points, t):
    weights = (1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3
    return tuple(sum(w * p[axis] for w, p in zip(weights, points)) for axis in (0, 1))


def crossings(edges):
    """How often pieces of different edges cross."""
    squares = {}
    for number, edge in enumerate(edges):
        for piece in edge:
            for square in covered(piece):
                squares.setdefault(square, []).append((number, piece))
    found = set()
    for inhabitants in squares.values():
        for index, (first, a) in enumerate(inhabitants):
            for second, b in inhabitants[index + 1:]:
                if first != second and cross(a, b):
                    found.add((a, b) if first < second else (b, a))
    return len(found)


def covered(piece):
    (x1, y1), (x2, y2) = piece
    for column in range(int(min(x1, x2) // SQUARE), int(max(x1, x2) // SQUARE) + 1):
        for row in range(int(min(y1, y2) // SQUARE), int(max(y1, y2) // SQUARE) + 1):
            yield column, row


def cross(a, b):
    def side(p, q, r):
        return (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])

    return (side(*a, b[0]) * side(*a, b[1]) < 0) and (side(*b, a[0]) * side(*b, a[1]) < 0)
