"""Pouches, block-bottom bags, tea bags."""

import math

from ..mesh import box, curve, group, place, solid, thick, tube, wobble


def face(name, width, height, material, depth, seed=0, side=-1, crease=0.012, nx=48, ny=64, seal=0.05, top_seal=0.06,
        power=2.6):
    """One side of a standing pouch: it bellies out to depth(t) and is flat where it is sealed."""
    verts, uvs = [], []
    for j in range(ny + 1):
        t = j / ny
        for i in range(nx + 1):
            u = i / nx * 2 - 1
            open_x = max(0.0, 1 - max(0.0, abs(u) / (1 - seal)) ** power) ** (1 / power) if abs(u) < 1 - seal else 0.0
            belly = depth(min(1.0, t / (1 - top_seal))) * open_x
            dent = wobble(u * 1.2, t * 1.8, side, crease, 2.2, seed) + wobble(u, t * 2, side, crease * 0.5, 6, seed + 1)
            narrow = 1 - 0.10 * min(1.0, belly / max(width, 0.01) * 1.6) ** 2
            verts.append((u * width / 2 * narrow, side * (belly / 2 + 0.004) + dent * open_x, t * height))
            uvs.append((i / nx, t))
    row = nx + 1
    quads = [(j * row + i, j * row + i + 1, (j + 1) * row + i + 1, (j + 1) * row + i) for j in range(ny)
        for i in range(nx)]
    if side > 0:
        quads = [tuple(reversed(q)) for q in quads]
    return solid(name, verts, quads, material, uvs)


def pouch(width, height, depth, front, back=None, seed=0, lean=0.0, crease=0.012, keep=0.3):
    """A stand-up pouch; depth at its foot tapers to the flat sealed top. keep: how long the belly holds."""
    def belly(t):
        return depth * max(0.0, 1 - t ** (1 / (1 - keep) if keep < 1 else 9)) ** 0.8
    parts = [face('front', width, height, front, belly, seed, -1, crease), face('back', width, height, back or front,
        belly, seed + 3, 1, crease)]
    foot = [(0.5 * width * 0.90 * math.copysign(abs(math.cos(a)) ** 0.5, math.cos(a)), depth / 2 * math.sin(a), 0.003)
        for a in (2 * math.pi * k / 40 for k in range(40))]
    parts.append(solid('foot', foot, [tuple(reversed(range(40)))], back or front))
    return place(group(*parts), 0, 0, 0, 0, (-lean, 0))


def block_bag(width, depth, height, material, side=None, seed=0, crumple=0.012, close=0.72):
    """A kraft bag with gussets: a box below, flattened towards the rolled top."""
    nx, ny, nd = 40, 60, 16
    verts, faces, uvs = [], [], []
    def half_depth(t):
        k = max(0.0, (t - close * 0.55) / (1 - close * 0.55))
        return depth / 2 * (1 - k ** 1.25) + 0.012
    def add(grid):
        base = len(verts)
        rows, columns = len(grid), len(grid[0])
        for line in grid:
            for point, uv in line:
                verts.append(point)
                uvs.append(uv)
        for j in range(rows - 1):
            for i in range(columns - 1):
                a = base + j * columns + i
                faces.append((a, a + 1, a + columns + 1, a + columns))
    def crumpled(x, y, z, strength=1.0):
        n = wobble(x, y, z, crumple, 2.4, seed) + abs(wobble(x, y, z, crumple * 0.9, 5, seed + 1)) - abs(wobble(x + 3,
            y, z, crumple * 0.6, 9, seed + 2))
        return n * strength
    for sign in (-1, 1):
        grid = []
        for j in range(ny + 1):
            t = j / ny
            line = []
            for i in range(nx + 1):
                u = (i / nx * 2 - 1) * -sign
                x, y, z = u * width / 2, sign * half_depth(t), t * height
                y += sign * 0.03 * (1 - u * u) * math.sin(math.pi * t) + crumpled(x, y, z, 1 - abs(u) ** 6)
                line.append(((x, y, z), ((u + 1) / 2, t)))
            grid.append(line)
        add(grid)
    for sign in (-1, 1):
        grid = []
        for j in range(ny + 1):
            t = j / ny
            line = []
            for i in range(nd + 1):
                v = (i / nd * 2 - 1) * sign
                d = half_depth(t)
                fold = (depth / 2 - d) * 0.9 + 0.02 * t
                x = sign * (width / 2 - fold * (1 - abs(v)))
                line.append(((x, v * d, t * height), ((v + 1) / 2 * 0.4, t)))
            grid.append(line)
        add(grid)
    return thick(solid('bag', verts, faces, material, uvs), 0.006, 0)


def rolled_top(width, material, z, rolls=3, tall=0.17):
    """The mouth of a bag folded over and over."""
    parts = [place(box('roll', width * (1 + 0.004 * k), 0.035 + 0.022 * k, tall * (1 - 0.03 * k), material,
        bevel=0.012, segments=3), 0, -0.012 * k, z + 0.012 * k) for k in range(rolls)]
    return group(*parts)


def tea_bag(edge, veil, fill=(), seed=0, thread=None, label=None):
    """A tetrahedron of gauze lying on one face; what is in it has been made before and is passed as fill."""
    r = edge / math.sqrt(3)
    base = [(r * math.cos(a), r * math.sin(a), 0.004) for a in (math.radians(-90 + 120 * k + seed * 20)
        for k in range(3))]
    apex = (0, 0, edge * 0.80)
    verts, faces = [], []
    n = 10
    for corner_a, corner_b, corner_c in ((base[0], base[1], apex), (base[1], base[2], apex), (base[2], base[0], apex),
            (base[0], base[2], base[1])):
        first = len(verts)
        for j in range(n + 1):
            for i in range(n + 1 - j):
                a, b = i / n, j / n
                c = 1 - a - b
                p = [c * x + a * y + b * z for x, y, z in zip(corner_a, corner_b, corner_c)]
                puff = 27 * a * b * c * edge * 0.055
                middle = [sum(q) / 3 for q in zip(corner_a, corner_b, corner_c)]
                out = [m - w for m, w in zip(middle, (0, 0, edge * 0.25))]
                length = math.sqrt(sum(v * v for v in out)) or 1
                if corner_c != base[1]:
                    p = [q + puff * v / length for q, v in zip(p, out)]
                verts.append(tuple(p))
        index = lambda i, j: first + j * (n + 1) - j * (j - 1) // 2 + i
        for j in range(n):
            for i in range(n - j):
                faces.append((index(i, j), index(i + 1, j), index(i, j + 1)))
                if i + j < n - 1:
                    faces.append((index(i + 1, j), index(i + 1, j + 1), index(i, j + 1)))
    parts = [solid('tea bag', verts, faces, veil), *fill]
    if thread:
        parts.append(tube('thread',
            curve([apex, (0.08, -0.05, edge * 0.82), (0.30, -0.22, 0.2), (0.48, -0.38, 0.012), (0.60, -0.56, 0.012),
            (0.52, -0.72, 0.012)], 10), 0.005, thread, 6))
    if label:
        parts.append(place(box('label', 0.2, 0.2, 0.006, label, {'top': label}, bevel=0.001), 0.50, -0.80, 0.004, 12))
    return group(*parts)
