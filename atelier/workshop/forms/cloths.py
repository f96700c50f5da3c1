"""Cloth that wraps and folds: furoshiki, folded towels."""

import math

from ..mesh import curve, group, rounded, sheet, solid, thick, tube, wobble
from ..nodes import Shader


def woven(colour='#FFFFFF', image=None, scale=1.0, weave=26, rough=0.9, slub=0.25, seed=0, deep=0.3):
    """Plain weave with slubs; image is a printed or woven pattern on uv in units of 10 cm."""
    s = Shader('woven', seed)
    paint = colour
    if image:
        node = s.image(image, scale=(scale, scale, 1))
        paint = node.outputs['Color']
    where = s.coords('UV', scale=(1, 1, 1))
    warp, weft = s.wave(weave, 'X', 0.6, 1, where), s.wave(weave, 'Y', 0.6, 1, where)
    thread = s.noise(7, 4, 0.6, 0, s.coords('UV', scale=(1, 22, 1)))
    paint = s.mix(s.math('MULTIPLY', thread, slub), paint, '#FFFFFF', 'SOFT_LIGHT')
    paint = s.mix(s.math('MULTIPLY', s.math('MULTIPLY', warp, weft), 0.12), paint, '#000000')
    bump = s.bump(s.math('ADD', s.math('ADD', warp, weft), thread), deep, 0.008)
    return s.surface(base_color=paint, roughness=rough, specular=0.15, sheen=0.25, normal=bump)


def gauze(colour, seed=0, mesh=9):
    """Kaya-ori: an open net of threads over further layers."""
    s = Shader('gauze', seed)
    where = s.coords('Object', scale=1)
    x, y = s.wave(mesh, 'X', 1.0, 1, where), s.wave(mesh, 'Y', 1.0, 1, where)
    net = s.math('MAXIMUM', x, y)
    paint = s.mix(s.ramp(net, (0.45, 1.0), (0.8, 0.0)), colour, darker(colour))
    bump = s.bump(net, 0.55, 0.014, s.bump(s.noise(3.2, 4), 0.5, 0.05))
    return s.surface(base_color=paint, roughness=0.95, specular=0.1, sheen=0.4, normal=bump)


def darker(colour, share=0.78):
    return '#' + ''.join(f'{int(int(colour[i:i + 2], 16) * share):02X}' for i in (1, 3, 5))


def grid_solid(name, rows, material, uvs, closed=False):
    """A surface through rows of points."""
    count = len(rows[0])
    verts = [p for row in rows for p in row]
    faces = []
    for j in range(len(rows) - 1):
        for i in range(count if closed else count - 1):
            k = (i + 1) % count
            faces.append((j * count + i, j * count + k, (j + 1) * count + k, (j + 1) * count + i))
    return solid(name, verts, faces, material, [uv for row in uvs for uv in row])


def wrapped_body(width, depth, height, material, seed=0):
    """The box under its cloth: soft edges, faint pulls; the pattern runs over the edges from the top."""
    verts, uvs, faces = [], [], []
    n, m = 72, 14
    def cloth(points):
        base = len(verts)
        for p, uv in points:
            x, y, z = p
            k = wobble(x, y, z, 0.014, 3, seed) + wobble(x, y, z, 0.006, 8, seed)
            verts.append((x * (1 + k), y * (1 + k), z))
            uvs.append(uv)
        return base
    ring = []
    for k in range(n):
        a = 2 * math.pi * (k + 0.5) / n
        c, s = math.cos(a), math.sin(a)
        r = (abs(c) ** 9 + abs(s) ** 9) ** (-1 / 9)
        ring.append((c * r, s * r))
    levels = [(1.0, 0.0), (1.012, 0.06), (1.015, height * 0.4), (1.005, height * 0.8), (0.985, height * 0.95),
        (0.95, height), (0.7, height + 0.012), (0.4, height + 0.02), (0.02, height + 0.02)]
    for share, z in levels:
        drop = max(0.0, height - z)
        cloth([((x * share * width / 2, y * share * depth / 2, z),
            (x * (share * width / 2 + drop), y * (share * depth / 2 + drop))) for x, y in ring])
    for j in range(len(levels) - 1):
        for k in range(n):
            a, b = j * n + k, j * n + (k + 1) % n
            faces.append((a, b, b + n, a + n))
    return rounded(solid('wrapped', verts, faces, material, uvs))


def furoshiki(width, depth, height, material, seed=0, ear=0.8):
    """A box in otsukai-zutsumi: two corners gathered and tied on top, two tucked under."""
    knot = (0, -0.02, height + 0.15)
    parts = [wrapped_body(width, depth, height, material, seed)]
    for side in (-1, 1):
        rows, uvs = [], []
        for j in range(29):
            t = j / 28
            row, uv = [], []
            for i in range(61):
                s = i / 60
                start = (side * width / 2 * 0.985, (s - 0.5) * depth * 0.985, height + 0.0)
                spread = 0.075 * (1 - 0.2 * t)
                end = (knot[0] + side * 0.05, knot[1] + (s - 0.5) * spread * 2,
                    knot[2] - 0.03 + 0.04 * math.cos((s - 0.5) * math.pi))
                ease = t ** 0.9
                x, y, z = (a + (b - a) * ease for a, b in zip(start, end))
                pleat = math.sin(s * math.pi * 9 + side) * 0.030 * math.sin(math.pi * min(1, t * 0.62 + 0.12)) * t
                z += 0.012 + pleat - 0.07 * math.sin(math.pi * t) * (1 - t) + 0.05 * math.sin(math.pi
                    * s) * math.sin(math.pi * t)
                row.append((x, y, z + wobble(x, y, z, 0.008, 5, seed)))
                uv.append((side * width / 2 * (1 - ease), (s - 0.5) * depth))
            rows.append(row)
            uvs.append(uv)
        parts.append(thick(grid_solid('wing', rows, material, uvs), 0.006, 0))
        parts.append(ear_of(knot, side, ear, material, seed + side))
    for sign, y in ((1, -0.028), (-1, 0.03)):
        loop = curve([(-0.15, y, knot[2] - 0.04), (-0.09, y - sign * 0.05, knot[2] + 0.045),
            (0.0, y - sign * 0.075, knot[2] + 0.075), (0.09, y - sign * 0.05, knot[2] + 0.04),
            (0.15, y, knot[2] - 0.04)], 8)
        parts.append(tube('knot', loop, lambda t: 0.058 + 0.022 * math.sin(math.pi * t), material, 18))
    parts.append(tube('knot',
        curve([(0.01, 0.10, knot[2] - 0.05), (0.0, 0.06, knot[2] + 0.075), (-0.01, -0.04, knot[2] + 0.105),
        (-0.015, -0.11, knot[2] + 0.02), (-0.01, -0.10, knot[2] - 0.06)], 8),
        lambda t: 0.075 + 0.01 * math.sin(math.pi * t), material, 18))
    return group(*parts)


def ear_of(knot, side, length, material, seed):
    """A free corner: narrow at the knot, opening, ending in a point that hangs."""
    path = curve([(0.06, 0, 0.0), (0.18, -0.02, 0.10), (0.38, -0.05, 0.13), (0.62, -0.10, 0.02),
        (length, -0.16, -0.10)], 8)
    rows, uvs = [], []
    for j, p in enumerate(path):
        t = j / (len(path) - 1)
        half = 0.05 + 0.24 * math.sin(math.pi * min(1, t * 0.86 + 0.05)) ** 1.2 * (1 - t ** 5)
        half *= 1 - t ** 7
        row, uv = [], []
        for i in range(25):
            v = i / 24 * 2 - 1
            droop = -0.16 * abs(v) ** 1.4 * half / 0.25
            fold = 0.025 * math.sin(v * 7 + seed) * (1 - t)
            row.append((side * (knot[0] + p.x), knot[1] + p.y + v * half * 0.85, knot[2] + p.z + droop + fold))
            uv.append((t * length + seed, v * 0.3))
        rows.append(row)
        uvs.append(uv)
    return thick(grid_solid('ear', rows, material, uvs), 0.008, 0)


def folded(width, depth, thickness, material, layers=3, seed=0, lift=None, stitch=None):
    """A folded cloth: layers one on another with round folded edges; lift turns up the near right corner."""
    parts = []
    each = thickness / layers
    for k in range(layers):
        def shape(x, y, k=k):
            z = (k + 0.5) * each + wobble(x, y, k, 0.016, 2.2, seed + k)
            if lift and k == layers - 1:
                corner = max(0.0, (x / width * 2 + -y / depth * 2) - 1.05)
                z += lift * corner ** 1.6
                return x - 0.25 * corner ** 1.5, y + 0.25 * corner ** 1.5, z
            return x, y, z
        slab = sheet('fold', width * (1 - 0.008 * k), depth * (1 - 0.006 * k), material, 40, 32, shape, (width, depth))
        thick(slab, each * 0.96, 0)
        parts.append(rounded(slab))
    if stitch:
        for edge in (-0.47, 0.47):
            line = [(width * (i / 30 - 0.5), depth * edge, thickness + 0.006 + wobble(width * (i / 30 - 0.5),
                depth * edge, layers - 1, 0.016, 2.2, seed + layers - 1)) for i in range(31)]
            parts.append(tube('stitch', line, 0.006, stitch, 6))
    return group(*parts)


