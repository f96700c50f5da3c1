"""Thin boards bent round and sewn, split bamboo woven over and under."""

import math

from ..mesh import box, group, lathe, place, sheet, solid, superellipse, thick, tube
from ..nodes import Shader


def bent_board(light='#E8CF9E', dark='#CFA96C', seed=0, upright=False):
    """Straight-grained wood whose fibres run round the form (uv), or up it."""
    s = Shader('bent board', seed)
    stretch = (34, 0.5, 1) if upright else (0.5, 22, 1)
    fibre = s.noise(3.2, 5, 0.6, 0.3, s.coords('UV', scale=stretch))
    fine = s.noise(9, 4, 0.7, 0, s.coords('UV', scale=stretch))
    paint = s.ramp(fibre, (0.35, light), (0.72, dark))
    paint = s.mix(s.math('MULTIPLY', fine, 0.25), paint, dark)
    return s.surface(base_color=paint, roughness=0.62, specular=0.28, normal=s.bump(fine, 0.10, 0.006))


def hoop(width, ratio, height, wood, base, wall=0.03, power=2.4, floor=0.03):
    """The open half of an oval box on z = 0; ratio is depth to width."""
    section = superellipse(power, ratio)
    r = width / 2
    side = lathe('hoop', [(r - wall, floor), (r - wall, floor), (r - wall, height), (r - wall, height),
        (r - 0.006, height + 0.006), (r, height - 0.004), (r, 0), (r, 0), (r - wall, 0)], wood, 160, section=section)
    ground = lathe('floor', [(0.001, 0), (r - wall * 0.8, 0), (r - wall * 0.8, 0), (r - wall * 0.8, floor),
        (r - wall * 0.8, floor), (0.001, floor)], base, 120, section=section)
    return group(side, ground)


def seam(angle, width, ratio, height, wood, bark, power=2.4, stitches=5):
    """Where the board laps over itself: its thin end and the cherry bark that sews it, at an angle in degrees."""
    a = math.radians(angle)
    r = width / 2 * superellipse(power, ratio)(a)
    step = 0.02
    b = a + step
    rb = width / 2 * superellipse(power, ratio)(b)
    x, y = r * math.cos(a), r * math.sin(a)
    turn = math.degrees(math.atan2(rb * math.sin(b) - y, rb * math.cos(b) - x))
    parts = [place(box('lap', 0.26, 0.012, height - 0.01, wood, bevel=0.004), -0.07, 0.001, 0.005)]
    for k in range(stitches):
        z = height * (k + 0.5) / stitches
        for side in (-1, 1):
            parts.append(place(box('stitch', 0.016, 0.014, height / stitches * 0.62, bark, bevel=0.004),
                0.012 + side * 0.016, 0.005, z - height / stitches * 0.31 + side * 0.006, 0, (0, side * 12)))
    return place(group(*parts), x, y, 0, turn + 180)


def woven_bowl(radius, depth, cane, dark, ribs=44, rows=15, rim=0.03):
    """A basket: ribs run from the middle to the rim, weft rings go over and under them by turns."""
    parts = []
    def wall(t):
        """Radius and height at a share of the way from the middle to the rim."""
        bow = t ** 2.6
        return radius * (t if t < 0.55 else 0.55 + (t - 0.55) * (1 - 0.25 * (t - 0.55))), 0.03 + depth * bow
    for k in range(ribs):
        a = 2 * math.pi * k / ribs
        path = [(wall(t)[0] * math.cos(a), wall(t)[0] * math.sin(a), wall(t)[1]) for t in (i / 24 * 0.93 + 0.06
            for i in range(25))]
        parts.append(strip('rib', path, (-math.sin(a), math.cos(a), 0), 0.022, cane))
    for row in range(rows):
        t = 0.16 + 0.82 * row / (rows - 1)
        r, z = wall(t)
        slope = math.atan2(wall(t + 0.01)[1] - z, wall(t + 0.01)[0] - r)
        path, sides = [], []
        for i in range(ribs * 6 + 1):
            a = 2 * math.pi * i / (ribs * 6)
            out = 0.014 * math.cos(math.pi * i / 6 + math.pi * row)
            rr, zz = r + out * math.sin(slope), z - out * math.cos(slope)
            path.append((rr * math.cos(a), rr * math.sin(a), zz))
            sides.append((math.cos(slope) * math.cos(a), math.cos(slope) * math.sin(a), math.sin(slope)))
        parts.append(strip('weft', path, sides, 0.026, dark if row % 5 == 4 else cane))
    parts.append(lathe('centre', [(0.001, 0.052), (0.10, 0.050), (0.13, 0.040), (0.13, 0.028)], dark, 48))
    edge = wall(1.0)
    ring = [(edge[0] * math.cos(a), edge[0] * math.sin(a), edge[1] + 0.01) for a in (2 * math.pi * k / 120
        for k in range(120))]
    parts.append(tube('rim', ring, rim, cane, 12, closed=True))
    for k in range(ribs):
        a = 2 * math.pi * (k + 0.5) / ribs
        c, s = math.cos(a), math.sin(a)
        loop = [((edge[0] + rim * 1.12 * math.cos(b)) * c - 0.02 * b * s, (edge[0] + rim * 1.12 * math.cos(b)) * s
            + 0.02 * b * c, edge[1] + 0.01 + rim * 1.12 * math.sin(b)) for b in (2 * math.pi
            * i / 12 for i in range(13))]
        parts.append(tube('binding', loop, 0.009, dark, 6))
    return group(*parts)


def strip(name, path, sides, half, material, thickness=0.012):
    """A flat band along a path; sides gives its width's direction, one for all or one for each point."""
    verts, uvs = [], []
    for i, (x, y, z) in enumerate(path):
        u, v, w = sides[i] if isinstance(sides, list) else sides
        verts += [(x - u * half, y - v * half, z - w * half), (x + u * half, y + v * half, z + w * half)]
        uvs += [(i / len(path), 0), (i / len(path), 1)]
    faces = [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(len(path) - 1)]
    return thick(solid(name, verts, faces, material, uvs), thickness, 0)


def cutting_board(width, depth, height, wood, hole=None):
    """A board with softened corners; hole is the dark of a bored hole near its right end."""
    parts = [lathe('board', [(0.001, 0), (width / 2 - 0.03, 0), (width / 2, 0.03), (width / 2, 0.03),
        (width / 2, height - 0.03), (width / 2, height - 0.03), (width / 2 - 0.03, height), (0.001, height)], wood, 240,
        section=superellipse(16, depth / width))]
    if hole:
        parts.append(place(lathe('hole', [(0.001, 0), (0.075, 0), (0.078, 0.001)], hole, 48), width / 2 - 0.24, 0,
            height + 0.001))
    return group(*parts)


def paddle(length, wide, wood, slant=0.0, thickness=0.07):
    """A cooking spatula along x: a round handle that widens into a flat blade, its end cut slanting."""
    n, m = 60, 12
    verts, uvs, faces = [], [], []
    for i in range(n + 1):
        t = i / n
        blade = max(0.0, min(1.0, (t - 0.52) / 0.22))
        blade = blade * blade * (3 - 2 * blade)
        half = 0.062 + (wide / 2 - 0.062) * blade
        half *= (1 - max(0.0, (t - 0.93) / 0.07) ** 3 * 0.35) * (0.86 + 0.14 * min(1, t / 0.05))
        flat = thickness / 2 * (1 - 0.72 * blade * min(1, t))
        for k in range(m):
            a = 2 * math.pi * k / m
            y, z = half * math.cos(a), flat * math.sin(a)
            verts.append((t * length - length / 2 + slant * y * blade * t, y, z + thickness / 2 + 0.05 * blade * t * t))
            uvs.append((t, k / m))
    for i in range(n):
        for k in range(m):
            a, b = i * m + k, i * m + (k + 1) % m
            faces.append((a, b, b + m, a + m))
    faces += [tuple(reversed(range(m))), tuple(range(n * m, n * m + m))]
    return solid('paddle', verts, faces, wood, uvs)


def shaving(length, width, wood, seed=0):
    """A curl of planed wood."""
    return thick(sheet('shaving', length, width, wood, 40, 2, lambda x, y: (0.12 * math.cos(9 * x + seed), y,
        0.13 + 0.12 * math.sin(9 * x + seed) + 0.02 * x)), 0.004)
