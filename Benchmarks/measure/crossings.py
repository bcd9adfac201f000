"""How often lines cross: speed must not cost legibility."""

# The width of the squares within which pieces are compared.
SQUARE = 100


def crossings(edges):
    """How often pieces of different edges cross."""
    found = set()
    for inhabitants in squares(edges).values():
        for index, (first, a) in enumerate(inhabitants):
            for second, b in inhabitants[index + 1:]:
                if first != second and cross(a, b):
                    found.add((a, b) if first < second else (b, a))
    return len(found)


def squares(edges):
    """The pieces of edges, with the numbers of their edges, by the squares that they may be in."""
    found = {}
    for number, edge in enumerate(edges):
        for piece in edge:
            for square in covered(*map(min, *piece), *map(max, *piece)):
                found.setdefault(square, []).append((number, piece))
    return found


def covered(left, top, right, bottom):
    """The squares that a box is in."""
    for column in range(int(left // SQUARE), int(right // SQUARE) + 1):
        for row in range(int(top // SQUARE), int(bottom // SQUARE) + 1):
            yield column, row


def cross(a, b):
    def side(p, q, r):
        return (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])

    return (side(*a, b[0]) * side(*a, b[1]) < 0) and (side(*b, a[0]) * side(*b, a[1]) < 0)
