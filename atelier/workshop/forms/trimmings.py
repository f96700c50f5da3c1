"""Buttons, zips, labels: the small hard parts of clothes and bags."""

import math

from ..artwork import Sheet
from ..mesh import box, curve, group, lathe, place, sheet, solid, tube
from ..nodes import Shader


def button(radius, material, holes=4, hole=None, rim=0.2):
    """A sewn-through button with a raised rim."""
    r, t = radius, radius * 0.32
    body = lathe('button', [(0.001, 0), (r * 0.9, 0), (r, t * 0.4), (r * 0.97, t), (r * 0.85, t),
        (r * (1 - rim), t * 0.62), (0.001, t * 0.55)], material, steps=40)
    parts = [body]
    for k in range(holes):
        a = math.pi / 4 + k * math.pi / 2
        parts.append(place(lathe('hole', [(0.001, t * 0.66), (r * 0.11, t * 0.66)], hole, steps=12),
            r * 0.26 * math.cos(a), r * 0.26 * math.sin(a), 0.001))
    return group(*parts)


def metal_button(radius, material, crest=True):
    """A domed shank button with an engraved ring and star."""
    r = radius
    def engrave(x, y, z):
        d, a = math.hypot(x, y) / r, math.atan2(y, x)
        relief = 0.04 * r * (abs(d - 0.72) < 0.05) + (0.05 * r * max(0.0, math.cos(5 * a)) ** 2 * (d < 0.5) if crest
            else 0)
        return x, y, z + relief
    return group(lathe('button', [(0.001, 0), (r, 0.0), (r, r * 0.12), (r * 0.93, r * 0.30), (r * 0.72, r * 0.44),
        (r * 0.4, r * 0.53), (0.001, r * 0.56)], material, steps=60, per=10, bend=engrave))


def lettered(width, height, draw, gloss=0.7, thread=False):
    """A flat label of which only the drawn part is there (embroidery, print); draw(sheet) in millimetres."""
    art = Sheet(width * 100, height * 100)
    draw(art)
    s = Shader('lettering')
    image = s.image(art.png(600), repeat=False)
    normal = None
    if thread:
        where = s.coords('UV', scale=(1, 1, 1), rotation=(0, 0, 0.5))
        normal = s.bump(s.wave(26, 'X', 1.0, 1, where), 0.6, 0.01)
    material = s.surface(base_color=image.outputs['Color'], alpha=image.outputs['Alpha'], roughness=gloss,
        specular=0.25, sheen=0.3, normal=normal)
    return sheet('lettering', width, height, material)


def woven_label(width, height, draw, ground='#FFFFFF'):
    art = Sheet(width * 100, height * 100, ground)
    draw(art)
    s = Shader('label')
    image = s.image(art.png(500), repeat=False)
    material = s.surface(base_color=image.outputs['Color'], roughness=0.75, specular=0.2, sheen=0.2)
    return box('label', width, height, 0.012, material, {'top': material}, bevel=0.003)


def zipper(layers, path, tape, teeth, width=0.07, pull=None, pull_at=0.0, lift=0.012):
    """A closed zip along a path: two tapes, a chain of teeth, a slider with its pull."""
    parts = [layers.along(path, lambda t: width, tape, lift=-width * 0.72, per=10)]
    line = [(p.x, p.y) for p in curve([(x, y, 0) for x, y in path], 16)]
    verts, faces = [], []
    walked, step = 0.0, 0.032
    for (x1, y1), (x2, y2) in zip(line, line[1:]):
        size = math.hypot(x2 - x1, y2 - y1)
        a = math.atan2(y2 - y1, x2 - x1)
        while walked < size:
            x, y = x1 + (x2 - x1) * walked / size, y1 + (y2 - y1) * walked / size
            z = layers.top(x, y) + lift + 0.02
            base = len(verts)
            for u, v, h in ((-0.011, -0.034, 0), (0.011, -0.034, 0), (0.011, 0.034, 0), (-0.011, 0.034, 0),
                    (-0.007, -0.028, 0.018), (0.007, -0.028, 0.018), (0.007, 0.028, 0.018), (-0.007, 0.028, 0.018)):
                verts.append((x + u * math.cos(a) - v * math.sin(a), y + u * math.sin(a) + v * math.cos(a), z + h))
            faces += [(base + 4, base + 5, base + 6, base + 7)] + [(base + k, base + (k + 1) % 4,
                base + 4 + (k + 1) % 4, base + 4 + k) for k in range(4)]
            walked += step
        walked -= size
    parts.append(solid('teeth', verts, faces, teeth, smooth=False))
    if pull:
        x, y = line[min(len(line) - 1, int(pull_at * (len(line) - 1)))]
        z = layers.top(x, y) + lift + 0.02
        parts.append(place(box('slider', 0.1, 0.13, 0.05, teeth, bevel=0.02), x, y, z))
        parts.append(tube('pull',
            curve([(x, y - 0.04, z + 0.06), (x + 0.01, y - 0.2, z + 0.05), (x + 0.03, y - 0.42, z + 0.03)], 8), 0.034,
            pull, 10))
    return parts


def drawstring_bow(layers, x, y, size, material, radius=0.03, tails=1.0):
    """A tied cord lying on the cloth."""
    paths = []
    for side in (-1, 1):
        paths.append([(x, y), (x + side * size * 0.45, y + size * 0.12), (x + side * size * 0.7, y - size * 0.08),
            (x + side * size * 0.4, y - size * 0.24), (x, y - 0.01)])
        paths.append([(x, y), (x + side * size * 0.16, y - size * 0.45 * tails),
            (x + side * size * (0.30 if side > 0 else 0.22), y - size * 1.1 * tails)])
    parts = [layers.along(path, radius, material, lift=radius, per=10) for path in paths]
    z = layers.top(x, y)
    parts.append(place(lathe('knot', [(0.001, 0), (radius * 1.6, 0.0), (radius * 2.0, radius),
        (radius * 1.5, radius * 2.4), (0.001, radius * 2.8)], material, steps=24), x, y, z))
    return parts
