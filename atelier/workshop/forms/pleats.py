"""Pleated skirts laid flat: knife pleats that lap over one another, box pleats with a fold at both edges."""

import math

from ..mesh import solid


class Skirt:
    """Where the pleats hang: widths at waist and hem, length, and the point below the middle of the waistband."""

    def __init__(self, top=3.3, hem=6.0, tall=5.05, x=0.0, y=2.35, flare=1.08):
        self.top, self.hem, self.tall, self.x, self.y, self.flare = top, hem, tall, x, y, flare

    def width(self, v):
        return self.top + (self.hem - self.top) * v ** self.flare

    def at(self, share, v, k):
        """A point of the cloth: share runs over the width (-0.5 … 0.5), v down from the waist."""
        sway = 0.04 * math.sin(k * 0.9 + v * 3.1) * v * v
        sag = 0.16 * v * math.cos(share * math.pi) - 0.02 * math.sin(k * 2.1) * v
        return self.x + share * self.width(v) + sway, self.y - self.tall * v - sag


def knife_pleats(skirt, cloth, pleats=12, deep=0.26, shift=0.43, sewn=0.0):
    """Pleats that all fall to one side; shift moves the pattern from pleat to pleat; down to `sewn` they are flat."""
    nx, ny = 26, 90
    verts, uvs, faces = [], [], []
    for k in range(pleats):
        base = len(verts)
        for j in range(ny + 1):
            v = j / ny
            open_here = min(1.0, max(0.22, (v - sewn) * 9 + 0.22)) if sewn else 1.0
            for i in range(nx + 1):
                f = i / nx * 1.10
                rise = deep * open_here * (0.35 + 0.65 * v)
                z = 0.06 + rise * (f / 1.1) ** 0.8 + math.exp(-((f - 1.0) / 0.05) ** 2) * 0.018
                if f > 1.02:
                    z -= (f - 1.02) / 0.08 * rise
                z += 0.018 * math.sin(k * 1.7 + v * 5) * v + 0.012 * math.sin(f * 3 + k * 2.3 + v * 9) * v
                x, y = skirt.at(-0.5 + (k + f) / pleats, v, k)
                verts.append((x, y, z))
                uvs.append((k * shift + f * skirt.width(v) / pleats, y))
        faces += net(base, nx, ny)
    return solid('skirt', verts, faces, cloth, uvs)


def box_pleats(skirt, cloth, panels=5, deep=0.2, gap=0.16):
    """Broad panels, both edges folded under; between them the inner fold shows towards the hem."""
    nx, ny = 40, 80
    verts, uvs, faces = [], [], []
    for k in range(-1, panels):
        base = len(verts)
        for j in range(ny + 1):
            v = j / ny
            opening = (0.012 + gap * max(0.0, v - 0.12) ** 1.3) / skirt.width(v)
            for i in range(nx + 1):
                f = i / nx
                if k < 0:
                    share, z = -0.485 + 0.97 * f, 0.05 + 0.012 * math.sin(f * 60 + v * 4) * v
                else:
                    share = -0.5 + k / panels + opening / 2 + f * (1 / panels - opening)
                    side = min(f, 1 - f)
                    z = 0.06 + deep * (0.45 + 0.55 * v) * (1 - (1 - min(1, side / 0.09)) ** 2) ** 0.5
                    z += 0.022 * math.sin(k * 1.9 + v * 4.4) * v + 0.02 * math.sin(f * 5 + k * 2.3 + v * 7) * v
                x, y = skirt.at(share, v if k >= 0 else v * 0.985, k)
                verts.append((x, y, z))
                uvs.append((k * 0.37 + f * skirt.width(v) / panels * (panels if k < 0 else 1), y))
        faces += net(base, nx, ny)
    return solid('skirt', verts, faces, cloth, uvs)


def net(base, nx, ny):
    return [(a, a + nx + 1, a + nx + 2, a + 1) for j in range(ny) for a in range(base + j * (nx + 1),
        base + j * (nx + 1) + nx)]
