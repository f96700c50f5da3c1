"""Cut twigs for a vase."""

import math
import random

from ..materials import natural
from ..mesh import curve, group, place, solid, tube
from .sweets import blob


def nanten_twig(length=1.6, seed=0):
    """A twig of nandina standing up from the origin: compound leaves and a bunch of red berries that leans over."""
    dice = random.Random(seed)
    wood = natural.plain('#5A4632', 0.75)
    red = natural.plain('#A82A1C', 0.3, 0.5, 0.3)
    stem = curve([(0, 0, 0), (0.02, 0.01, length * 0.4), (0.12, 0, length * 0.75), (0.30, -0.02, length)], 10)
    parts = [tube('stem', stem, lambda t: 0.022 - 0.010 * t, wood, 8)]
    tip = stem[-1]
    for k in range(24):
        a, t = dice.random() * 6.283, k / 23
        r = 0.05 + 0.11 * math.sin(math.pi * (0.15 + 0.8 * t))
        x, y, z = tip.x + 0.22 * t + r * math.cos(a), tip.y + r * math.sin(a), tip.z - 0.32 * t * t + 0.04
        parts.append(place(blob((0.045, 0.045, 0.045), red, k, 0.02, rings=12), x, y, z - 0.045))
        parts.append(tube('stalk', [(tip.x + 0.22 * t, tip.y, tip.z - 0.32 * t * t + 0.03), (x, y, z)], 0.006, wood, 5))
    for at, side, tall in ((0.52, -1, 0.5), (0.62, 1, 0.42), (0.76, -1, 0.36)):
        base = stem[int(at * (len(stem) - 1))]
        for k in range(5):
            reach = 0.16 + 0.13 * k
            spread = (k % 2 * 2 - 1) * (0.10 if k < 4 else 0)
            spot = (base.x + side * reach, base.y - 0.05 + spread * 0.6, base.z + tall * (reach * 0.9) + spread * 0.3)
            parts.append(tube('petiole', [base, spot], 0.005, wood, 5))
            parts.append(leaflet(spot, side, 0.26 - 0.02 * k, k + seed, spread))
    return group(*parts)


def leaflet(spot, side, length, seed, spread):
    """One narrow leaf from its stalk outwards."""
    tone = natural.leaf('#4A5A2C' if seed % 3 else '#7A3A24', '#34461F' if seed % 3 else '#5A2818', seed=seed)
    verts, uvs = [], []
    for i in range(13):
        t = i / 12
        half = length * 0.25 * math.sin(math.pi * min(1, t * 0.96 + 0.02)) ** 0.8
        for k in (-1, 0, 1):
            verts.append((side * t * length, k * half, 0.06 * length * math.sin(math.pi * t) - 0.12 * length * t * t
                + abs(k) * half * 0.25))
            uvs.append((t, k / 2 + 0.5))
    faces = [(i * 3 + k, i * 3 + 3 + k, i * 3 + 4 + k, i * 3 + 1 + k) for i in range(12) for k in range(2)]
    return place(solid('leaf', verts, faces, tone, uvs), *spot, side * spread * 160, (52, -side * 10))
