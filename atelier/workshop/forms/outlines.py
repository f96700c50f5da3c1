"""Closed outlines for pressed sweets, cut biscuits and stamps, about 1 across, counter-clockwise."""

import math

from ..mesh import curve


def around(radius, count=72):
    return [(radius(a) * math.cos(a), radius(a) * math.sin(a)) for a in (2 * math.pi * k / count for k in range(count))]


def circle():
    return around(lambda a: 0.5)


def chrysanthemum(petals=16):
    return around(lambda a: 0.44 + 0.06 * abs(math.cos(petals * a / 2)) ** 0.5, 160)


def square(radius=0.12):
    points = []
    for cx, cy, start in ((1, -1, -90), (1, 1, 0), (-1, 1, 90), (-1, -1, 180)):
        for k in range(7):
            a = math.radians(start + 15 * k)
            points.append((cx * (0.45 - radius) + radius * math.cos(a), cy * (0.45 - radius) + radius * math.sin(a)))
    return points


def smooth(points, per=6):
    return [(p.x, p.y) for p in curve([(x, y, 0) for x, y in points], per, closed=True)]


def chestnut():
    return smooth([(0, -0.40), (0.34, -0.37), (0.46, -0.12), (0.36, 0.2), (0.12, 0.40), (0, 0.52), (-0.12, 0.40),
        (-0.36, 0.2), (-0.46, -0.12), (-0.34, -0.37)])


def acorn():
    return smooth([(0, -0.54), (0.08, -0.45), (0.25, -0.3), (0.29, 0), (0.36, 0.04), (0.36, 0.22), (0.2, 0.36),
        (0.05, 0.4), (0.05, 0.5), (-0.05, 0.5), (-0.05, 0.4), (-0.2, 0.36), (-0.36, 0.22), (-0.36, 0.04), (-0.29, 0),
        (-0.25, -0.3), (-0.08, -0.45)], 4)


def ginkgo():
    return smooth([(0.03, -0.55), (0.05, -0.3), (0.3, -0.08), (0.5, 0.15), (0.42, 0.36), (0.2, 0.42), (0.04, 0.38),
        (0.0, 0.12), (-0.04, 0.38), (-0.2, 0.42), (-0.42, 0.36), (-0.5, 0.15), (-0.3, -0.08), (-0.05, -0.3),
        (-0.03, -0.55)], 4)


def leaf():
    return smooth([(0, -0.5), (0.2, -0.3), (0.3, 0), (0.2, 0.28), (0, 0.52), (-0.2, 0.28), (-0.3, 0), (-0.2, -0.3)])
