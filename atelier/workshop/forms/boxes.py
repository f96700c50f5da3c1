"""Boxes and what goes round them: trays, lids, sleeves, cords, bows, folded paper."""

import math

from ..mesh import bevelled, box, curve, group, place, sheet, solid, thick, tube


def open_box(width, depth, height, outer, inner, wall=0.025, bevel=0.008, floor=0.02):
    """A box without its lid, walls of one thickness; outside and inside have their own paper."""
    x, y = width / 2, depth / 2
    rings = [(x, y, 0), (x, y, height), (x - wall, y - wall, height), (x - wall, y - wall, floor)]
    verts = [(sx * a, sy * b, z) for a, b, z in rings for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    faces, inside = [(3, 2, 1, 0)], [(12, 13, 14, 15)]
    for ring in range(3):
        for k in range(4):
            a, b = ring * 4 + k, ring * 4 + (k + 1) % 4
            (inside if ring == 2 else faces).append((a, b, b + 4, a + 4))
    thing = solid('open box', verts, faces + inside, [outer, inner], smooth=False)
    for polygon in list(thing.data.polygons)[len(faces):]:
        polygon.material_index = 1
    layer = thing.data.uv_layers.new()
    for polygon in thing.data.polygons:
        flat = abs(polygon.normal.z) > 0.5
        for loop in polygon.loop_indices:
            p = thing.data.vertices[thing.data.loops[loop].vertex_index].co
            along = p.x if abs(polygon.normal.y) > 0.5 else p.y
            layer.data[loop].uv = (p.x, p.y) if flat else (along, p.z)
    return bevelled(thing, bevel, 2)


def lid(width, depth, height, outer, inner, wall=0.02, top=None):
    """A lid standing as it covers a box; top is a printed sheet on it."""
    cover = place(open_box(width, depth, height, outer, inner, wall), 0, 0, height, 0, (180, 0))
    parts = [cover]
    if top:
        parts.append(place(sheet('print', width - 0.01, depth - 0.01, top), 0, 0, height + 0.001))
    return group(*parts)


def standing(thing, y, lean=14, height=0.0, x=0.0, turn=0.0):
    """Leans a lid that was made flat back as if against the box: its top looks at the camera."""
    return place(thing, x, y, height, turn, (90 - lean, 0))


def band(width, depth, height, along, material, front=None, at=0.0, slack=0.006):
    """A sleeve round a box lying along x: material shows on top, front (or the same) on the side."""
    sleeve = box('band', along, depth + slack * 2, height + slack, material, {'front': front} if front else None,
        bevel=0.012)
    return place(sleeve, at, 0, 0)


def partition(length, height, material, along='x', thickness=0.012):
    wall = box('partition', length if along == 'x' else thickness, thickness if along == 'x' else length, height,
        material, bevel=0.003)
    return wall


def rounded_rectangle(width, depth, radius, z=0.0, steps=5):
    """Points round a rectangle, counter-clockwise from the lower right corner."""
    points = []
    for cx, cy, start in ((1, -1, -90), (1, 1, 0), (-1, 1, 90), (-1, -1, 180)):
        for k in range(steps + 1):
            a = math.radians(start + 90 * k / steps)
            points.append((cx * (width / 2 - radius) + radius * math.cos(a),
                cy * (depth / 2 - radius) + radius * math.sin(a), z))
    return points


def cord_round(size, height, radius, material, across='x', at=0.0, strands=1, gap=0.02):
    """Cords once round a box of size (width, depth): across x they run over the width."""
    span = size[0] if across == 'x' else size[1]
    loop = [(p[0], at, p[1] + height / 2) for p in rounded_rectangle(span + radius * 2, height + radius * 2,
        radius * 2)]
    if across == 'y':
        loop = [(at, p[0], p[2]) for p in loop]
    cords = []
    for k in range(strands):
        shift = (k - (strands - 1) / 2) * gap
        path = [(x, y + shift, z) if across == 'x' else (x + shift, y, z) for x, y, z in loop]
        cords.append(tube('cord', path, radius, material, 8, closed=True))
    return group(*cords)


def bow(size, radius, material, strands=1, other=None, gap=0.016, tails=1.0):
    """A flat bow (chō-musubi) on z = 0: two loops, two tails, a knot. other colours the right half (red and white)."""
    parts = []
    for side in (-1, 1):
        colour = other if other and side > 0 else material
        for k in range(strands):
            s = size - k * gap
            lift = 0.05 + 0.012 * k
            loop = curve([(0, 0, 0.03), (side * s * 0.5, s * 0.20, lift), (side * s * 0.98, s * 0.16, lift * 1.4),
                (side * s, -s * 0.06, lift), (side * s * 0.5, -s * 0.07, 0.03), (0, 0, 0.02)], 10)
            tail = curve([(0, 0, 0.02), (side * s * 0.25, -s * 0.35, 0.035),
                (side * (s * 0.62 + k * gap), -s * 0.74 * tails, 0.012)], 10)
            parts += [tube('loop', loop, radius, colour, 8), tube('tail', tail, radius, colour, 8)]
    knot = curve([(-0.035, -0.05, 0.03), (0, -0.06, 0.06), (0.04, 0, 0.075), (0, 0.05, 0.06), (-0.04, 0.02, 0.04)], 6)
    parts.append(tube('knot', knot, radius * 1.6, material, 8))
    return group(*parts)


def leaf_of_paper(width, depth, material, curl=0.01, fold=None, seed=0, z=0.002):
    """A sheet of thin paper lying with slightly lifted corners; fold = angle of a second half turned over it."""
    def lift(x, y):
        u, v = abs(x) / width * 2, abs(y) / depth * 2
        return z + curl * (u * v) ** 3 + curl * 0.3 * math.sin(x * 5 + seed) * math.cos(y * 4 + seed) ** 2 * u
    paper = sheet('paper', width, depth, material, 24, 24, lift)
    parts = [thick(paper, 0.003)]
    if fold is not None:
        over = thick(sheet('paper', width, depth, material, 24, 24, lambda x,
            y: lift(x, y) + 0.008 + 0.012 * (x / width + 0.5)), 0.003)
        parts.append(place(over, width * 0.02, depth * 0.03, 0, fold))
    return group(*parts)


def tag(width, height, material, cord=None, cord_path=None):
    card = box('tag', width, height, 0.006, material, {'top': material}, bevel=0.001)
    parts = [card]
    if cord:
        parts.append(tube('string', curve(cord_path, 8), 0.006, cord, 6))
    return group(*parts)
