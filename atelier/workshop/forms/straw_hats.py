"""Hats turned on the lathe and sewn from plaited straw."""

import math

from ..mesh import curve, group, lathe, thick, tube
from ..nodes import Shader


def plaited_straw(light='#E3C98F', dark='#A9854A', seed=0):
    """Rows of plait that run round the hat, each row with its slanting strands."""
    s = Shader('straw', seed)
    where = s.coords('UV')
    rows = s.wave(9.5, 'Y', 0.15, 1, where)
    strands = s.wave(34, 'DIAGONAL', 0.6, 1, s.coords('UV', scale=(3.2, 6, 1)))
    fibre = s.noise(60, 4, 0.7, 0, s.coords('UV', scale=(1, 9, 1)))
    paint = s.mix(s.ramp(fibre, (0.35, 0.0), (0.75, 0.8)), light, dark)
    paint = s.mix(s.math('MULTIPLY', s.ramp(rows, (0.0, 1.0), (0.28, 0.0)), 0.55), paint, dark)
    paint = s.mix(s.math('MULTIPLY', strands, 0.12), paint, '#6E5228')
    height = s.math('ADD', rows, s.math('MULTIPLY', strands, 0.35))
    return s.surface(base_color=paint, roughness=0.62, specular=0.35, normal=s.bump(height, 0.55, 0.02))


def oval(angle):
    """Heads are longer than wide."""
    return 1 + 0.045 * math.cos(2 * angle + math.pi)


def straw_hat(straw, ribbon, edge, crown=0.92, tall=0.95, brim=1.75):
    """A round crown, a brim that dips a little, a ribbon with a flat bow at the side."""
    def dip(x, y, z):
        r = math.hypot(x, y)
        wave = 0.07 * math.cos(2 * math.atan2(y, x)) + 0.02 * math.sin(3 * math.atan2(y, x) + 1)
        return x, y, z + wave * max(0.0, (r - crown) / (brim - crown)) ** 1.5
    profile = [(brim, 0.10), (brim * 0.85, 0.115), (crown * 1.18, 0.16), (crown * 1.03, 0.22), (crown, 0.36),
        (crown * 0.985, tall * 0.72), (crown * 0.93, tall * 0.93), (crown * 0.72, tall * 1.06), (crown * 0.36,
        tall * 1.1), (0.001, tall * 1.11)]
    shell = thick(lathe('hat', profile, straw, steps=140, per=10, section=oval, bend=dip), 0.03)
    band = lathe('band', [(crown * 1.035, 0.235), (crown * 1.035, 0.24), (crown * 1.022, 0.40), (crown * 1.012, 0.56),
        (crown * 1.01, 0.565)], ribbon, steps=120, per=6, section=oval)
    rim = [(brim * oval(a) * math.cos(a), brim * oval(a) * math.sin(a), dip(brim * math.cos(a), brim * math.sin(a),
        0.10)[2]) for a in (2 * math.pi * k / 120 for k in range(120))]
    return group(shell, band, tube('edge', rim, 0.03, edge, 8, closed=True))


def elastic(start, end, drop, material):
    """The chin strap, lying loose beside the brim."""
    (x1, y1), (x2, y2) = start, end
    path = [(x1, y1, 0.14), (x1 + 0.1, y1 - 0.25, 0.03), ((x1 + x2) / 2, min(y1, y2) - drop, 0.03), (x2 - 0.1,
        y2 - 0.25, 0.03), (x2, y2, 0.14)]
    return tube('elastic', curve(path, 14), 0.022, material, 8)
