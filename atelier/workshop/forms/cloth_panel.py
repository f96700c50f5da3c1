"""Clothes lying flat: pattern pieces cut from outlines, laid one over another like the real thing.

A piece is an outline filled with a fine net. Its height has three parts: what lies under it (found by looking down on
the pieces laid before), its own thickness with a rounded edge, and folds. Seams need no drawing: where two pieces
meet, their round edges leave the groove. Unit: 1 = 10 cm, y up.
"""

import math

import numpy as np
from mathutils import Vector
from mathutils.bvhtree import BVHTree
from mathutils.geometry import delaunay_2d_cdt

from ..mesh import curve, solid, tube, wobble


def outline(points, per=6):
    """Smooths an outline; a point given twice stays a corner. Answers [(x, y)]."""
    return [(p.x, p.y) for p in curve([(x, y, 0) for x, y in points], per, closed=True)]


def mirrored(points):
    return [(-x, y) for x, y in reversed(points)]


def resample(loop, step):
    out = []
    for (x1, y1), (x2, y2) in zip(loop, loop[1:] + loop[:1]):
        count = max(1, round(math.hypot(x2 - x1, y2 - y1) / step))
        out += [(x1 + (x2 - x1) * k / count, y1 + (y2 - y1) * k / count) for k in range(count)]
    return out


def inside(loop, points):
    """Even-odd test of many points."""
    x, y = points[:, 0], points[:, 1]
    hit = np.zeros(len(points), bool)
    for (x1, y1), (x2, y2) in zip(loop, loop[1:] + loop[:1]):
        if y1 != y2:
            hit ^= ((y1 > y) != (y2 > y)) & (x < (x2 - x1) * (y - y1) / (y2 - y1) + x1)
    return hit


def distance(loop, points):
    """To the nearest point of a closed or open line."""
    best = np.full(len(points), 1e9)
    for a, b in loop:
        a, b = np.array(a), np.array(b)
        d = b - a
        t = np.clip(((points - a) @ d) / max(d @ d, 1e-12), 0, 1)
        best = np.minimum(best, np.hypot(*(points - a - t[:, None] * d).T))
    return best


class Layers:
    """The pieces laid so far. lay() adds one; top(x, y) is the height of what lies there."""

    def __init__(self):
        self.trees = []

    def top(self, x, y):
        heights = [hit[0].z for hit in (tree.ray_cast(Vector((x, y, 50)), Vector((0, 0, -1))) for tree in self.trees)
            if hit[0]]
        return max(heights, default=0.0)

    def lay(self, shape, material, thick=0.05, edge=None, step=0.07, grain=0.0, folds=(), crumple=0.02, seed=0,
            stretch=(0.5, 1.6), puff=0.0, uv=None, name='piece', soften=2, offset=(0.0, 0.0)):
        """shape: closed outline of corners (already smooth). grain turns the cloth (degrees); puff swells the middle;
        folds: (x1, y1, x2, y2, width, height) ridges (height may be negative); stretch scales the creases' noise;
        uv(x, y) replaces the plain mapping of cloth (1 uv = 10 cm)."""
        edge = edge or thick * 1.2
        border = resample(shape, step)
        low, high = np.min(border, 0), np.max(border, 0)
        gx, gy = np.meshgrid(np.arange(low[0] + step / 2, high[0], step),
            np.arange(low[1] + step / 2, high[1], step * 0.866))
        gx = gx + (np.arange(gx.shape[0]) % 2)[:, None] * step / 2
        net = np.stack((gx.ravel(), gy.ravel()), 1)
        net = net[inside(border, net)]
        sides = list(zip(border, border[1:] + border[:1]))
        net = net[distance(sides, net) > step * 0.45]
        rim = np.array(border)
        if edge > step:
            net = np.concatenate((net, self.inset(border, sides, step * 0.33)))
        points = [Vector(p) for p in np.concatenate((rim, net))]
        count = len(border)
        found = delaunay_2d_cdt(points, [(k, (k + 1) % count) for k in range(count)], [], 1, 1e-5)
        flat = np.array([(v.x, v.y) for v in found[0]])
        gap = distance(sides, flat)
        rise = np.sqrt(np.clip(1 - (1 - np.clip(gap / edge, 0, 1)) ** 2, 0, 1))
        under = np.array([self.top(x, y) for x, y in flat])
        height = under + thick * rise + puff * (1 - np.exp(-gap / max(puff * 4, 0.2)))
        height += self.creases(flat, crumple, stretch, seed, grain) * np.clip(gap / 0.25, 0.15, 1)
        for x1, y1, x2, y2, width, tall in folds:
            line = np.array((x2 - x1, y2 - y1))
            t = np.clip(((flat - (x1, y1)) @ line) / (line @ line), 0, 1)
            d = np.hypot(*(flat - (x1, y1) - t[:, None] * line).T)
            height += tall * np.exp(-(d / width) ** 2) * np.sin(np.pi * np.clip(t * 0.9 + 0.08, 0,
                1)) * np.clip(gap / 0.15, 0.2, 1)
        faces = [tuple(f) for f in found[2]]
        height = self.softened(height, faces, gap > 1e-4, soften)
        height = np.maximum(height, under + 0.004)
        height = np.where(gap < 1e-4, under + 0.003, height)
        c, s = math.cos(math.radians(grain)), math.sin(math.radians(grain))
        cloth = [uv(x, y) if uv else (x * c + y * s + offset[0], -x * s + y * c + offset[1]) for x, y in flat]
        thing = solid(name, [(x, y, z) for (x, y), z in zip(flat, height)], faces, material, cloth)
        verts, polygons = [v.co.copy() for v in thing.data.vertices], faces
        self.trees.append(BVHTree.FromPolygons(verts, polygons))
        return thing

    def inset(self, border, sides, by):
        loop = np.array(border)
        ahead, behind = np.roll(loop, -1, 0), np.roll(loop, 1, 0)
        normal = np.stack(((ahead - behind)[:, 1], -(ahead - behind)[:, 0]), 1)
        normal /= np.maximum(np.hypot(*normal.T)[:, None], 1e-9)
        pair = np.concatenate((loop - normal * by, loop + normal * by))
        pair = pair[inside(border, pair)]
        return pair[distance(sides, pair) > by * 0.6]

    def creases(self, flat, amount, stretch, seed, grain):
        if not amount:
            return 0.0
        turn = math.radians(grain)
        out = np.empty(len(flat))
        for k, (x, y) in enumerate(flat):
            u, v = (x * math.cos(turn) + y * math.sin(turn)) * stretch[1], (-x * math.sin(turn) + y
                * math.cos(turn)) * stretch[0]
            broad = wobble(u * 0.55, v * 0.55, 0, 1.0, 1, seed)
            ridge = 1 - abs(wobble(u + broad, v + broad * 0.6, 0, 1.6, 0.8, seed + 1))
            out[k] = amount * (broad + 0.8 * max(0.0, ridge - 0.55) ** 1.4 + 0.25 * wobble(u, v, 0, 1.0, 3.1, seed + 2))
        return out

    def softened(self, height, faces, free, rounds):
        total, weight = np.zeros_like(height), np.zeros_like(height)
        pairs = np.array([(f[i], f[(i + 1) % len(f)]) for f in faces for i in range(len(f))])
        for _ in range(rounds):
            total[:], weight[:] = 0, 0
            np.add.at(total, pairs[:, 0], height[pairs[:, 1]])
            np.add.at(weight, pairs[:, 0], 1)
            mean = total / np.maximum(weight, 1)
            height = np.where(free & (weight > 0), 0.5 * height + 0.5 * mean, height)
        return height

    def along(self, path, radius, material, lift=0.0, per=6, sides=8, closed=False):
        """A cord, piping or zip that follows what lies under it; radius as in tube()."""
        line = [(p.x, p.y, self.top(p.x, p.y) + lift) for p in curve([(x, y, 0) for x, y in path], per, closed)]
        return tube('cord', line, radius, material, sides, closed)

    def stitches(self, path, material, length=0.03, gap=0.022, radius=0.005, per=8):
        """A row of stitches along a path."""
        line = [(p.x, p.y) for p in curve([(x, y, 0) for x, y in path], per)]
        points, walked, want = [], 0.0, 0.0
        for (x1, y1), (x2, y2) in zip(line, line[1:]):
            size = math.hypot(x2 - x1, y2 - y1)
            while size and want <= walked + size:
                t = (want - walked) / size
                points.append((x1 + (x2 - x1) * t, y1 + (y2 - y1) * t, math.atan2(y2 - y1, x2 - x1)))
                want += length + gap
            walked += size
        verts, faces = [], []
        for x, y, a in points:
            z = self.top(x, y) + radius * 0.6
            dx, dy = math.cos(a) * length / 2, math.sin(a) * length / 2
            nx, ny = -math.sin(a) * radius, math.cos(a) * radius
            base = len(verts)
            verts += [(x - dx + nx, y - dy + ny, z), (x - dx - nx, y - dy - ny, z), (x + dx - nx, y + dy - ny, z),
                (x + dx + nx, y + dy + ny, z)]
            faces.append((base, base + 1, base + 2, base + 3))
        return solid('stitches', verts, faces, material)

    def on_top(self, thing, x, y, lift=0.0, turn=0.0):
        """Sets a button or badge down on what lies there."""
        thing.location = (x, y, self.top(x, y) + lift)
        thing.rotation_euler = (0, 0, math.radians(turn))
        return thing
