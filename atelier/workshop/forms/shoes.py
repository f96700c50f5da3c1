"""Shoes: a sole's outline, an opening, and the upper stretched between the two. Toe towards +y, heel at y = 0."""

import math

import numpy as np
from mathutils import Vector
from mathutils.bvhtree import BVHTree

from ..mesh import curve, solid, thick, tube


def last(length=2.45, width=0.88, side=1, pointed=0.0):
    """The outline of a foot, counter-clockwise from the heel; side 1 is the right foot."""
    half = [(0.0, 0.0), (0.22, 0.02), (0.36, 0.16), (0.39, 0.42), (0.355, 0.85), (0.40, 1.35), (0.49, 1.70),
        (0.47, 2.02), (0.33 - 0.05 * pointed, 2.30), (0.12, 2.44 + 0.04 * pointed)]
    other = [(-0.06, 2.45 + 0.04 * pointed), (-0.26, 2.36), (-0.41 + 0.04 * pointed, 2.10), (-0.44, 1.75),
        (-0.38, 1.38), (-0.30, 0.92), (-0.355, 0.42), (-0.34, 0.16), (-0.2, 0.02)]
    points = [(x * width / 0.94 * side, y * length / 2.46, 0) for x, y in half + other]
    if side < 0:
        points.reverse()
    line = [(p.x, p.y) for p in curve(points, 10, closed=True)]
    return even(line, 320)


def even(line, count):
    """The same closed line with points at equal distances."""
    steps = [math.dist(a, b) for a, b in zip(line, line[1:] + line[:1])]
    total, out, walked, k = sum(steps), [], 0.0, 0
    for i in range(count):
        want = total * i / count
        while walked + steps[k] < want:
            walked += steps[k]
            k += 1
        t = (want - walked) / steps[k]
        a, b = line[k], line[(k + 1) % len(line)]
        out.append((a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t))
    return out


def scaled(line, by):
    cx, cy = (sum(p[n] for p in line) / len(line) for n in (0, 1))
    out = []
    for (x, y), (ax, ay), (bx, by_) in zip(line, line[-1:] + line[:-1], line[1:] + line[:1]):
        length = math.hypot(bx - ax, by_ - ay) or 1
        nx, ny = (by_ - ay) / length, -(bx - ax) / length
        if nx * (x - cx) + ny * (y - cy) < 0:
            nx, ny = -nx, -ny
        out.append((x + nx * by, y + ny * by))
    return out


def slab(line, low, high, material, name='sole', inset=0.02):
    """The outline raised between two heights, with a softened upper edge; ends closed."""
    rings = [(line, low), (scaled(line, inset), low + (high - low) * 0.3),
        (scaled(line, inset), low + (high - low) * 0.75), (line, high)]
    count = len(line)
    verts = [(x, y, z) for ring, z in rings for x, y in ring]
    faces = [(r * count + k, r * count + (k + 1) % count, (r + 1) * count + (k + 1) % count, (r + 1) * count + k)
        for r in range(len(rings) - 1) for k in range(count)]
    faces += [tuple(reversed(range(count))), tuple(range((len(rings) - 1) * count, len(rings) * count))]
    thing = solid(name, verts, faces, material)
    thing.data.use_auto_smooth = True
    return thing


def opening(line, start, end, width, heel_inset=0.07):
    """An oval round the ankle between two shares of the length, matched point by point to the outline."""
    ys = [p[1] for p in line]
    length = max(ys)
    low, high = start * length + heel_inset, end * length
    middle, reach = (low + high) / 2, (high - low) / 2
    out = []
    for x, y in line:
        t = y / length
        angle = math.atan2((t * length - length * 0.42) / (length * 0.58 if t > 0.42 else length * 0.42), x / 0.45)
        out.append((width * math.cos(angle) + 0.01, middle + reach * math.sin(angle)))
    return out


def upper(line, hole, base, heights, materials, pick=None, levels=44, wall=0.025):
    """The upper from the sole's edge to the opening. heights = (heel, instep, toe box); pick(x, y, s) chooses a material."""
    heel, instep, toe = heights
    length = max(p[1] for p in line)
    count = len(line)
    verts, faces, uvs, marks = [], [], [], []
    for level in range(levels + 1):
        s = level / levels
        for (x, y), (hx, hy) in zip(line, hole):
            t = y / length
            reach = math.hypot(hx - x, hy - y)
            front = max(0.0, min(1.0, (t - 0.45) / 0.5))
            goal = heel + (instep - heel) * min(1.0, max(0.0, (hy / length) / 0.55))
            inward = s ** (1.9 - 0.75 * front)
            px, py = x + (hx - x) * inward, y + (hy - y) * inward
            box = toe * (1 - (1 - min(1.0, s / 0.35)) ** 2.2)
            slope = box + (goal - toe) * max(0.0, (s - 0.18) / 0.82) ** 1.15
            wall_z = goal * (1 - (1 - s) ** 1.5)
            z = base + wall_z * (1 - front) + slope * front
            bulge = 0.03 * math.sin(math.pi * s) * (1 - front)
            verts.append((px + bulge * (1 if x > 0 else -1), py, z))
            uvs.append((px, py + z * 0.5))
            marks.append((px, py, s))
    for level in range(levels):
        for k in range(count):
            a, b = level * count + k, level * count + (k + 1) % count
            faces.append((a, b, b + count, a + count))
    thing = solid('upper', verts, faces, materials, uvs)
    if pick:
        for polygon in thing.data.polygons:
            corners = [marks[v] for v in polygon.vertices]
            polygon.material_index = pick(*(sum(c[n] for c in corners) / 4 for n in range(3)))
    return thick(thing, wall, -1)


def rim(hole, base, heights, length, radius, material):
    """The bound edge of the opening."""
    heel, instep, _ = heights
    path = [(x, y, base + heel + (instep - heel) * min(1.0, max(0.0, (y / length) / 0.55))) for x, y in hole]
    return tube('rim', path, radius, material, 10, closed=True)


def ray_net(thing):
    """A mesh as a Layers-like surface on which straps are laid."""

    return BVHTree.FromPolygons([v.co.copy() for v in thing.data.vertices],
        [tuple(p.vertices) for p in thing.data.polygons])


def strap(tree, path, half, material, lift=0.012, per=14, across=9, thickness=0.03):
    """A band laid over the upper along a path seen from above."""
    line = [(p.x, p.y) for p in curve([(x, y, 0) for x, y in path], per)]
    rows = []
    for k, (x, y) in enumerate(line):
        ax, ay = line[max(0, k - 1)]
        bx, by = line[min(len(line) - 1, k + 1)]
        size = math.hypot(bx - ax, by - ay)
        nx, ny = -(by - ay) / size, (bx - ax) / size
        width = half(k / (len(line) - 1)) if callable(half) else half
        row = []
        for m in range(across):
            v = (m / (across - 1) * 2 - 1) * width
            px, py = x + nx * v, y + ny * v
            hit = tree.ray_cast(Vector((px, py, 9)), Vector((0, 0, -1)))[0]
            row.append((px, py, (hit.z if hit else 0.05) + lift - 0.01 * abs(v / width) ** 4))
        rows.append(row)
    heights = np.array([[p[2] for p in row] for row in rows])
    for _ in range(2):
        heights[1:-1] = (heights[:-2] + 2 * heights[1:-1] + heights[2:]) / 4
    verts = [(p[0], p[1], heights[j][i]) for j, row in enumerate(rows) for i, p in enumerate(row)]
    faces = [(j * across + i, j * across + i + 1, (j + 1) * across + i + 1, (j + 1) * across + i)
        for j in range(len(rows) - 1) for i in range(across - 1)]
    return thick(solid('strap', verts, faces, material, [(v[0], v[1]) for v in verts]), thickness, 0)


def seam(tree, path, radius, material, lift=0.0, per=16, closed=False):
    line = [(p.x, p.y) for p in curve([(x, y, 0) for x, y in path], per, closed)]
    points = []
    for x, y in line:
        hit = tree.ray_cast(Vector((x, y, 9)), Vector((0, 0, -1)))[0]
        points.append((x, y, (hit.z if hit else 0.05) + lift))
    return tube('seam', points, radius, material, 8, closed)


