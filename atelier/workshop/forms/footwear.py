"""Laced, strapped and slip-on shoes over the last of shoes.py, and boots lying on their side."""

import math
from dataclasses import dataclass

from ..mesh import box, curve, group, lathe, place, thick, tube
from .cloth_panel import Layers, outline
from .cloths import grid_solid
from .shoes import last, opening, ray_net, rim, scaled, seam, slab, strap, upper


@dataclass(frozen=True)
class Shape:
    """A pair's own proportions, in 10 cm."""
    length: float = 2.45
    width: float = 0.9
    pointed: float = 0.0
    mouth: float = 0.5
    heights: tuple = (0.56, 0.52, 0.34)
    sole: float = 0.2
    flare: float = 0.03


class Shoe:
    """A shoe of which the parts are laid one after another; done() ties them together."""

    def __init__(self, side, shape, body, sole, lining, edge=None, pick=None):
        self.side, self.shape = side, shape
        self.line = last(shape.length, shape.width, side, shape.pointed)
        self.hole = opening(self.line, 0.0, shape.mouth, 0.25)
        self.length = max(p[1] for p in self.line)
        base = shape.sole - 0.03
        cloth = upper(self.line, self.hole, base, shape.heights, body, pick, wall=0.03)
        self.tree = ray_net(cloth)
        self.parts = [slab(scaled(self.line, shape.flare), 0, shape.sole, sole), slab(scaled(self.line, -0.06),
            shape.sole - 0.04, shape.sole + 0.02, lining, 'insole'), cloth, rim(self.hole, base, shape.heights,
            self.length, 0.028, edge or lining)]

    def on_upper(self, path):
        """The path on this foot, its ends kept over the upper: beside it there is nothing to lie on."""
        out = []
        for x, y in path:
            near = [p[0] for p in self.line if abs(p[1] - y) < 0.03] or [0.0]
            out.append((min(max(x * self.side, min(near) + 0.015), max(near) - 0.015), y))
        return out

    def strap(self, path, half, material, **more):
        self.parts.append(strap(self.tree, self.on_upper(path), half, material, **more))

    def seam(self, path, radius, material, lift=0.0):
        self.parts.append(seam(self.tree, self.on_upper(path), radius, material, lift))

    def bridge(self, path, half, material):
        """A band of its own height over the opening, through points (x, y, z)."""
        line = curve([(x * self.side, y, z) for x, y, z in path], 10)
        rows = [[(p.x, p.y + half * v, p.z - 0.012 * v * v) for v in (-1, -0.5, 0, 0.5, 1)] for p in line]
        uvs = [[(p[0], p[1]) for p in row] for row in rows]
        self.parts.append(thick(grid_solid('bridge', rows, material, uvs), 0.035, 0))

    def foxing(self, radius, material, z=None):
        """A line round the sole's side."""
        ring = scaled(self.line, self.shape.flare + 0.006)[::4]
        self.parts.append(tube('foxing', [(x, y, z or self.shape.sole * 0.62) for x, y in ring], radius, material, 8,
            True))

    def add(self, thing, x, y, lift=0.0, turn=0.0, tilt=(0.0, 0.0)):
        hit = self.tree.ray_cast((x * self.side, y, 9), (0, 0, -1))[0]
        self.parts.append(place(thing, x * self.side, y, (hit.z if hit else self.shape.sole) + lift, turn, tilt))

    def laces(self, material, tongue, stay, rows=5, eyelets=None):
        """Tongue, the two facings with their eyelets, laces straight across and a bow."""
        start = self.shape.mouth * self.length + 0.02
        end = start + 0.62
        self.strap([(0, start - 0.2), (0, start + 0.1), (0, end)], 0.13, tongue, lift=0.03, thickness=0.03)
        for x in (-0.2, 0.2):
            self.strap([(x * 1.1, start - 0.06), (x, start + 0.3), (x * 0.9, end + 0.03)], 0.075, stay, lift=0.03)
        for k in range(rows):
            y = start + 0.03 + k * (end - start - 0.06) / (rows - 1)
            w = 0.21 - 0.006 * k
            self.seam([(-w, y), (-w * 0.4, y + 0.012), (w * 0.4, y - 0.012), (w, y)], 0.027, material, 0.075)
            for x in (-w, w):
                if eyelets:
                    self.add(lathe('eyelet', [(0.012, 0), (0.036, 0.0), (0.036, 0.012), (0.012, 0.016)], eyelets, 16),
                        x,
                        y, 0.06)
        for s in (-1, 1):
            for path in ([(0, start), (s * 0.2, start + 0.02), (s * 0.34, start - 0.07), (s * 0.2, start - 0.11), (0,
                    start - 0.01)], [(0, start), (s * 0.16, start - 0.1), (s * 0.28, start - 0.26)]):
                self.seam(path, 0.025, material, 0.1)
        self.add(box('knot', 0.08, 0.07, 0.06, material, bevel=0.025), 0, start, 0.08)

    def done(self):
        return group(*self.parts)


def boot(rubber, sole, top, lining, tall=3.0):
    """A rubber boot lying on its side, the toe to the right."""
    layers = Layers()
    layers.lay(outline([(-0.82, tall), (-0.5, tall + 0.1), (0.3, tall + 0.12), (0.72, tall), (0.3, tall - 0.12), (-0.5,
        tall - 0.12)]), lining, 0.5, 0.2, step=0.06, crumple=0)
    leg = [(-0.86, tall), (-0.86, tall), (-0.1, tall - 0.08), (0.76, tall), (0.76, tall), (0.7, tall * 0.5), (0.66,
        0.3),
        (0.86, -0.42), (1.42, -0.86), (1.98, -1.1), (2.22, -1.42), (2.2, -1.72), (2.2, -1.72), (-0.92, -1.72), (-0.92,
        -1.72), (-1.0, -1.2), (-0.84, -0.4), (-0.8, 0.6), (-0.86, 1.6)]
    layers.lay(outline(leg), rubber, 0.55, 0.5, folds=((-0.7, 0.1, 0.5, -0.2, 0.16, 0.05), (0.3, 0.2, 0.72, -0.3, 0.14,
        0.05), (-0.7, 1.3, 0.4, 1.5, 0.3, 0.03)), crumple=0.03, puff=0.16, seed=3)
    under = [(-1.0, -1.62), (-1.0, -1.62), (0.3, -1.6), (2.3, -1.62), (2.3, -1.62), (2.24, -1.98), (2.24, -1.98), (0.6,
        -1.98), (0.5, -1.88), (0.1, -1.88), (0.02, -2.08), (0.02, -2.08), (-0.98, -2.08), (-0.98, -2.08)]
    layers.lay(outline(under), sole, 0.14, 0.1, step=0.05, crumple=0)
    for y in (tall - 0.02, tall - 0.3):
        layers.along([(-0.88, y), (-0.05, y - 0.08), (0.78, y)], 0.05, top, lift=0.02)
    return layers


def coil(turns, radius, thick, material, gap=None, squash=0.55, seed=0):
    """A lace wound flat on the table."""
    points = []
    for k in range(turns * 16 + 1):
        a = k / 16 * 6.2832
        r = radius + (gap or thick * 2.1) * k / 16
        points.append((r * math.cos(a) * 1.0, r * math.sin(a) * squash, thick * (1 + 0.6 * ((k // 16 + seed) % 2))))
    return tube('coil', curve(points, 3), thick, material, 10)
