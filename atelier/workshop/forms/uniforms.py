"""School clothes laid flat, in halves: what jackets, coats, blouses and knits have in common. Unit: 1 = 10 cm.

Every outline is drawn for the half at the picture's right and read from the collar down; Garment turns it over for
the other half, folds and grain with it.
"""

import math

from mathutils import Vector
from mathutils.bvhtree import BVHTree

from .cloth_panel import Layers, mirrored, outline

SLEEVE = [(1.6, 2.3), (1.9, 2.58), (2.22, 2.58), (2.52, 2.36), (2.78, 1.85), (3.05, 0.8), (3.42, -1.0), (3.86, -2.98),
    (3.86, -2.98), (2.72, -3.22), (2.72, -3.22), (2.52, -1.6), (2.30, 0.0), (2.1, 0.9), (1.7, 1.4)]
SHORT_SLEEVE = [(0.72, 2.90), (1.6, 2.78), (2.18, 2.60), (2.62, 2.14), (3.20, 1.18), (3.20, 1.18), (2.34, 0.42),
    (2.34, 0.42), (2.0, 0.72), (1.6, 0.9)]
ELBOW = [(2.25, 0.5, 2.9, 0.25, 0.10, 0.07), (2.5, 0.05, 3.2, -0.05, 0.09, 0.06), (2.2, 1.4, 2.7, 0.9, 0.14, 0.07),
    (3.0, -0.5, 3.35, -0.8, 0.10, 0.05), (2.3, 2.0, 2.6, 1.2, 0.12, 0.05)]
PULL = [(1.9, 0.6, 1.2, 0.1, 0.16, 0.05), (2.1, -1.2, 1.5, -1.6, 0.2, 0.04), (0.5, -0.6, 1.0, -1.8, 0.2, 0.03),
    (1.3, 2.3, 1.9, 1.2, 0.2, 0.05)]
COLLAR = [(0.10, 3.30), (0.5, 3.32), (0.86, 3.22), (1.14, 2.84), (1.46, 2.44), (1.46, 2.44), (1.10, 2.30),
    (1.10, 2.30), (0.82, 2.62), (0.52, 2.96), (0.1, 3.04), (0.1, 3.04)]
STAND = [(-0.5, 3.30), (0, 3.38), (0.5, 3.30), (0.46, 3.02), (0, 3.08), (-0.46, 3.02)]


def sharp(*points):
    """An outline whose every point is a corner."""
    return [p for p in points for _ in (0, 1)]


def clockwise(shape):
    area = sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in zip(shape, shape[1:] + shape[:1]))
    return list(reversed(shape)) if area > 0 else shape


def whole(half):
    """Closes a half (from the middle above to the middle below) with its mirror image."""
    return half + mirrored(half)


def strip(path, half):
    """The outline of a band along a path; half its width is a number or a function of 0..1."""
    left, right = [], []
    for k, (x, y) in enumerate(path):
        ax, ay = path[max(0, k - 1)]
        bx, by = path[min(len(path) - 1, k + 1)]
        length = math.hypot(bx - ax, by - ay)
        wide = half(k / (len(path) - 1)) if callable(half) else half
        nx, ny = -(by - ay) / length * wide, (bx - ax) / length * wide
        left.append((x + nx, y + ny))
        right.append((x - nx, y - ny))
    return [left[0]] + left + [left[-1], right[-1]] + list(reversed(right)) + [right[0]]


class Garment(Layers):
    """Layers that know left and right."""

    def piece(self, points, material, thick=0.08, edge=None, per=6, **more):
        return self.lay(clockwise(outline(points, per)), material, thick, edge, **more)

    def half(self, side, points, material, thick=0.08, edge=None, folds=(), grain=0.0, **more):
        """One piece as drawn (side 1) or turned over (side -1)."""
        turned = [(side * a, b, side * c, d, width, height) for a, b, c, d, width, height in folds]
        return self.piece(points if side > 0 else mirrored(points), material, thick, edge, folds=turned,
            grain=grain * side, **more)

    def both(self, points, material, thick=0.08, edge=None, seed=0, **more):
        for side in (-1, 1):
            self.half(side, points, material, thick, edge, seed=seed + side, **more)

    def shelf(self, half, low, high, height):
        """A level to lie on, where what lies below (pleats) is no net of Layers or too uneven to follow."""
        corners = [Vector((x, y, height)) for x, y in ((-half, low), (half, low), (half, high), (-half, high))]
        self.trees.append(BVHTree.FromPolygons(corners, [(0, 1, 2, 3)]))

    def seam(self, path, thread, sides=(-1, 1)):
        for side in sides:
            self.stitches([(side * x, y) for x, y in path], thread)

    def sleeves(self, cloth, length=1.0, thick=0.13, crumple=0.085, seed=6):
        """Long sleeves a little away from the body; length is a share of a grown pupil's."""
        self.both([at_arm(p, length) for p in SLEEVE], cloth, thick, thick + 0.01, seed=seed, grain=12,
            folds=[(*at_arm(f[:2], length), *at_arm(f[2:4], length), *f[4:]) for f in ELBOW], crumple=crumple)

    def inside(self, lining, low=-1.0):
        """The back's lining as it is seen through the open neck."""
        self.piece([(-1.0, 2.9), (-0.5, 3.22), (0, 3.26), (0.5, 3.22), (1.0, 2.9), (1.7, 2.2), (1.7, low), (0, low),
            (-1.7, low), (-1.7, 2.2)], lining, 0.06, crumple=0.03, seed=4)

    def cuff_buttons(self, make, count=2, length=1.0):
        for side in (-1, 1):
            for k in range(count):
                x, y = at_arm((3.58 - 0.05 * k, -2.74 + 0.22 * k), length)
                self.on_top(make(), side * x, y)


def at_arm(point, length):
    """A point of the full sleeve on one that is shorter."""
    x, y = point
    drop = max(0.0, 1.4 - y)
    return x - (1 - length) * 0.26 * drop, y + (1 - length) * drop


def tailored_front(hem, edge=-0.12, v=0.1, round_hem=True):
    """Half a front with a lapel: edge is where it ends beyond the middle, v the height of the top button."""
    low = [(1.2, hem - 0.1), (0.42, hem - 0.02), (0.0, hem + 0.32), (edge + 0.02, hem + 0.92)] if round_hem else [
        (1.2, hem - 0.06), (edge, hem - 0.08), (edge, hem - 0.08)]
    return [(0.86, 3.06), (0.86, 3.06), (1.95, 2.76), (2.22, 2.62), (2.22, 1.9), (2.16, 1.1), (2.34, 0.72), (2.36, 0.6),
        (2.29, -0.6), (2.33, hem + 1.1), (2.42, hem), (2.42, hem), *low, (edge, v), (edge, v)]


def pocket(left, right, top, bottom, corner=0.16, point=0.0):
    """A patch pocket with round lower corners, or one that ends in a point."""
    middle = (left + right) / 2
    low = [((right + middle) / 2, bottom - point / 2), (middle, bottom - point), ((left + middle) / 2,
        bottom - point / 2)] if point else [(middle, bottom)]
    return [(left, top), (left, top), (right, top), (right, top), (right, bottom + corner), (right - corner * 0.3,
        bottom + corner * 0.3), (right - corner, bottom), *low, (left + corner, bottom), (left + corner * 0.3,
        bottom + corner * 0.3), (left, bottom + corner)]
