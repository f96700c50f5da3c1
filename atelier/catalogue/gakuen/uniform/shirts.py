"""Shirt, vest and gym wear of the shop gakuen, as flat lays."""

import math
from dataclasses import replace

from workshop.artwork import SANS, SERIF
from workshop.catalogue import picture
from workshop.forms.cloth_panel import Layers, mirrored, outline
from workshop.forms.trimmings import button, drawstring_bow, lettered, woven_label, zipper
from workshop.materials import fabric, natural
from workshop.stage import GAKUEN
from catalogue.gakuen.uniform.tailored import corners

NAVY, GOLD = '#1B233C', '#D69A22'
TOP = replace(GAKUEN, fill=(0.84, 0.74))


@picture('shirt-white', replace(GAKUEN, fill=(0.6, 0.66), paper='#DCE1E9', ground='#CDD4DE'))
def shirt_white():
    white = fabric.broadcloth('#E4E7EC', 1)
    layers = Layers()
    layers.lay(outline(corners((-1.42, -1.92), (-1.42, 1.5), (1.42, 1.5), (1.42, -1.92))), white, 0.24, 0.10,
        crumple=0.01, seed=2)
    layers.lay(outline([(-1.40, -1.9), (-1.40, -1.9), (-1.42, 1.46), (-1.36, 1.62), (-0.7, 1.86), (0, 1.90),
        (0.7, 1.86), (1.36, 1.62), (1.42, 1.46), (1.40, -1.9), (1.40, -1.9)]), white, 0.10, 0.08,
        folds=[(-0.9, 1.0, -0.5, -0.3, 0.2, 0.03), (0.5, -1.0, 0.9, -1.7, 0.2, 0.025)], crumple=0.05, seed=3)
    cuff = outline(corners((0.62, -1.98), (1.52, -1.80), (1.40, -1.16), (0.50, -1.34)))
    layers.lay(cuff, white, 0.12, 0.09, step=0.05, crumple=0.01, seed=9, grain=12)
    layers.stitches([(0.60, -1.36), (1.36, -1.21)], natural.plain('#C9CED8', 0.8))
    layers.stitches([(0.66, -1.93), (1.46, -1.77)], natural.plain('#C9CED8', 0.8))
    pearl = natural.plain('#F6F5F1', 0.18, coat=0.5)
    hole = natural.plain('#A8ABB2', 0.6)
    layers.on_top(button(0.055, pearl, hole=hole), 1.26, -1.52)
    layers.lay(outline(corners((0.42, -0.62), (0.42, 0.52), (1.20, 0.52), (1.20, -0.52), (0.81, -0.70))), white, 0.035,
        0.03, step=0.05, crumple=0.006, seed=5)
    for line in ([(0.45, 0.42), (1.17, 0.42)], [(0.45, 0.5), (0.45, -0.6), (0.81, -0.67), (1.17, -0.5), (1.17, 0.5)]):
        layers.stitches(line, natural.plain('#C9CED8', 0.8))
    layers.lay(outline(corners((-0.15, -1.9), (-0.15, 1.45), (0.15, 1.45), (0.15, -1.9))), white, 0.04, 0.03,
        step=0.05, crumple=0.004, seed=6)
    for x in (-0.11, 0.11):
        layers.stitches([(x, -1.88), (x, 1.4)], natural.plain('#C9CED8', 0.8))
    inner = outline([(-0.62, 1.52), (-0.5, 1.84), (0, 1.96), (0.5, 1.84), (0.62, 1.52), (0.3, 1.36), (0, 1.30),
        (-0.3, 1.36)])
    layers.lay(inner, fabric.broadcloth('#E1E4EA', 3), 0.06, 0.06, step=0.05, crumple=0.0)
    layers.on_top(woven_label(0.42, 0.20, lambda s: s.text(21, 14.5, '学園', 13, '#F3F1E8', SERIF, 600, tracking=2),
        '#22305A'), 0, 1.74, 0.004)
    layers.lay(outline([(-0.66, 1.56), (-0.44, 1.92), (0, 2.06), (0.44, 1.92), (0.66, 1.56), (0.50, 1.56),
        (0.34, 1.80), (0, 1.90), (-0.34, 1.80), (-0.50, 1.56)]), white, 0.16, 0.07, step=0.05, crumple=0.004, seed=7)
    for side in (-1, 1):
        leaf = outline([(0.0, 1.40), (0.0, 1.40), (0.30, 1.52), (0.56, 1.80), (0.50, 1.96), (0.50, 1.96), (0.86, 1.62),
            (0.92, 1.16), (0.92, 1.16), (0.64, 0.78), (0.64, 0.78), (0.20, 1.22)])
        layers.lay(leaf if side > 0 else mirrored(leaf), white, 0.08, 0.06, step=0.045, crumple=0.006, seed=30 + side,
            grain=30 * side)
        layers.stitches([(side * 0.10, 1.36), (side * 0.62, 0.87), (side * 0.85, 1.18), (side * 0.80, 1.6)],
            natural.plain('#C9CED8', 0.8))
    for y in (1.30, 0.52, -0.26, -1.04):
        layers.on_top(button(0.06, pearl, hole=hole), 0.0, y)


@picture('knit-vest', replace(GAKUEN, fill=(0.72, 0.72)))
def knit_vest():
    body = fabric.knit('#20283F', '#5A6484', 44, 1, melange=0.4)
    rib = fabric.knit('#1D253B', '#5A6484', 44, 2, melange=0.35, rib=46)
    gold, white = fabric.knit(GOLD, across=44), fabric.knit('#E8E8E2', across=44)
    layers = Layers()
    layers.lay(outline([(-0.98, 2.86), (-0.6, 2.68), (0, 2.60), (0.6, 2.68), (0.98, 2.86), (1.2, 2.0), (0.8, 0.6),
        (-0.8, 0.6), (-1.2, 2.0)]), body, 0.08, 0.08, seed=3, crumple=0.01)
    layers.lay(outline([(-1.0, 2.90), (-0.6, 2.74), (0, 2.68), (0.6, 2.74), (1.0, 2.90), (0.92, 2.66), (0.6, 2.52),
        (0, 2.45), (-0.6, 2.52), (-0.92, 2.66)]), rib, 0.06, 0.06, step=0.05, crumple=0.0, grain=90)
    front = outline([(0, 0.98), (0, 0.98), (0.45, 1.75), (0.92, 2.66), (0.92, 2.92), (0.92, 2.92), (1.3, 2.82),
        (1.76, 2.60), (1.76, 2.60), (1.52, 2.0), (1.50, 1.3), (1.80, 0.72), (2.24, 0.46), (2.24, 0.46), (2.26, -0.6),
        (2.20, -2.45), (2.20, -2.45), (1, -2.52), (0, -2.54), (-1, -2.52), (-2.20, -2.45), (-2.20, -2.45),
        (-2.26, -0.6), (-2.24, 0.46), (-2.24, 0.46),
                     (-1.80, 0.72), (-1.50, 1.3), (-1.52, 2.0), (-1.76, 2.60), (-1.76, 2.60), (-1.3, 2.82),
        (-0.92, 2.92), (-0.92, 2.92), (-0.92, 2.66), (-0.45, 1.75)], 5)
    layers.lay(front, body, 0.12, 0.10, folds=[(1.9, 0.3, 1.2, -0.4, 0.2, 0.05), (-1.8, -0.6, -1.1, -1.4, 0.22, 0.05),
        (0.5, -1.3, 1.5, -1.9, 0.24, 0.04), (-1.9, 0.3, -1.3, -0.1, 0.2, 0.04)], crumple=0.03, seed=5, stretch=(1, 1))
    hem = outline([(-2.14, -2.42), (-2.14, -2.42), (-1, -2.49), (0, -2.51), (1, -2.49), (2.14, -2.42), (2.14, -2.42),
        (2.02, -3.02), (2.02, -3.02), (1, -3.08), (0, -3.10), (-1, -3.08), (-2.02, -3.02), (-2.02, -3.02)])
    layers.lay(hem, rib, 0.12, 0.10, step=0.06, crumple=0.01, seed=7)
    for side in (-1, 1):
        neck = [(0.0, 0.84), (0.0, 0.84), (0.0, 1.16), (0.0, 1.16), (0.40, 1.86), (0.84, 2.74), (0.90, 2.98),
            (0.90, 2.98), (1.14, 2.94), (1.14, 2.94), (1.06, 2.62), (0.60, 1.70)]
        layers.lay(outline(neck if side > 0 else mirrored(neck)), rib, 0.07, 0.07, step=0.045, crumple=0.004,
            grain=-27 * side)
        for shift, material in ((0.055, gold), (0.125, white)):
            path = [(side * 0.0, 0.88 + shift * 2.0), (side * (0.46 - shift * 0.55), 1.62 + shift * 0.9),
                (side * (0.98 - shift), 2.60 + shift * 0.4), (side * (1.08 - shift), 2.92)]
            layers.along(path, 0.016, material, lift=0.004)
        arm = [(1.60, 2.66), (1.60, 2.66), (1.86, 2.58), (1.86, 2.58), (1.66, 2.0), (1.64, 1.36), (1.92, 0.84),
            (2.30, 0.58), (2.30, 0.58), (2.26, 0.34), (2.26, 0.34), (1.78, 0.62), (1.42, 1.26), (1.42, 2.0)]
        layers.lay(outline(arm if side > 0 else mirrored(arm)), rib, 0.06, 0.06, step=0.045, crumple=0.004,
            grain=10 * side)


def short_sleeve(side, cloth, band, layers, seed):
    arm = [(0.72, 2.78), (1.6, 2.56), (2.35, 2.1), (3.22, 1.28), (3.22, 1.28), (2.42, 0.42), (2.42, 0.42), (2.0, 0.72),
        (1.6, 0.9)]
    layers.lay(outline(arm if side > 0 else mirrored(arm)), cloth, 0.10, 0.1,
        folds=[(side * 2.2, 0.8, side * 2.6, 1.5, 0.13, 0.05), (side * 1.9, 0.9, side * 2.1, 1.8, 0.14, 0.05)],
        crumple=0.03, seed=seed, grain=-40 * side)
    cuff = [(3.14, 1.36), (3.14, 1.36), (3.30, 1.20), (3.30, 1.20), (2.46, 0.30), (2.46, 0.30), (2.32, 0.46),
        (2.32, 0.46)]
    layers.lay(outline(cuff if side > 0 else mirrored(cuff)), band, 0.08, 0.07, step=0.05, crumple=0.004,
        grain=-47 * side)


@picture('gym-shirt', replace(TOP, paper='#DCE1E9', ground='#CDD4DE'))
def gym_shirt():
    white, navy = fabric.jersey('#E2E5EA', mesh=30, seed=1), fabric.jersey(NAVY, seed=2)
    rib = fabric.knit(NAVY, across=60, rib=60)
    layers = Layers()
    for side in (-1, 1):
        short_sleeve(side, white, navy, layers, 5 + side)
    layers.lay(outline([(-0.86, 2.86), (0, 2.66), (0.86, 2.86), (0.9, 2.2), (0, 2.0), (-0.9, 2.2)]), white, 0.05, 0.05,
        crumple=0.0)
    body = outline([(0, 2.22), (0.42, 2.34), (0.76, 2.66), (0.80, 2.92), (0.80, 2.92), (1.06, 2.78), (1.06, 2.78),
        (1.42, 1.7), (2.20, 0.62), (2.20, 0.62), (2.22, -1), (2.26, -2.95), (2.26, -2.95), (1.6, -3.2), (0, -3.32),
        (-1.6, -3.2), (-2.26, -2.95), (-2.26, -2.95), (-2.22, -1), (-2.20, 0.62), (-2.20, 0.62), (-1.42, 1.7),
        (-1.06, 2.78), (-1.06, 2.78), (-0.80, 2.92), (-0.80, 2.92), (-0.76, 2.66), (-0.42, 2.34)], 5)
    layers.lay(body, white, 0.12, 0.10, folds=[(2.0, 0.4, 1.1, -0.1, 0.16, 0.06), (-2.0, 0.4, -1.0, -0.3, 0.16, 0.06),
        (1.8, -1.0, 0.7, -1.9, 0.22, 0.05), (-1.7, -1.4, -0.8, -2.6, 0.24, 0.05), (0.2, 0.8, 0.5, -0.9, 0.22, 0.04),
        (1.2, -2.2, 1.9, -2.9, 0.2, 0.04)], crumple=0.07, seed=3)
    for side in (-1, 1):
        layers.along([(side * 1.04, 2.78), (side * 1.38, 1.75), (side * 2.18, 0.62)], 0.026, navy, lift=0.012)
    layers.stitches([(-2.2, -2.80), (-1.6, -3.02), (0, -3.13), (1.6, -3.02), (2.2, -2.80)],
        natural.plain('#C3C9D3', 0.8))
    collar = [(0.90, 2.95), (0.86, 2.62), (0.50, 2.24), (0, 2.10), (-0.50, 2.24), (-0.86, 2.62), (-0.90, 2.95),
        (-0.90, 2.95), (-0.72, 2.92), (-0.72, 2.92), (-0.68, 2.68), (-0.40, 2.40), (0, 2.29), (0.40, 2.40),
        (0.68, 2.68), (0.72, 2.92), (0.72, 2.92), (0.90, 2.95)]
    layers.lay(outline(list(reversed(collar))), rib, 0.07, 0.06, step=0.045, crumple=0.004)
    layers.lay(outline([(-0.86, 2.96), (-0.5, 2.82), (0, 2.76), (0.5, 2.82), (0.86, 2.96), (0.80, 2.76), (0.46, 2.62),
        (0, 2.57), (-0.46, 2.62), (-0.80, 2.76)]), rib, 0.06, 0.05, step=0.045, crumple=0.0)
    name = lettered(0.66, 0.26, lambda s: s.text(33, 21, '高橋', 23, '#1D2746', SERIF, 700, tracking=3), thread=True)
    layers.on_top(name, 1.12, 0.95, 0.035)


@picture('jersey-jacket', TOP)
def jersey_jacket():
    navy = fabric.jersey('#1A2138', sheen=0.35, rough=0.5, seed=1)
    gold = fabric.jersey(GOLD, sheen=0.2, seed=2)
    white, rib = fabric.jersey('#EEF0F2', seed=3), fabric.knit('#182035', across=60, rib=40)
    dark, cord = natural.plain('#12182B', 0.7), natural.cord('#F3F3EF', shine=0)
    layers = Layers()
    for side in (-1, 1):
        lay = lambda shape, *a, **k: layers.lay(outline(shape if side > 0 else mirrored(shape)), *a, **k)
        folds = [(side * x1, y1, side * x2, y2, w, h) for x1, y1, x2, y2, w,
            h in ((2.3, 0.5, 2.9, 0.2, 0.12, 0.09), (2.5, 0.0, 3.1, -0.15, 0.1, 0.08),
            (2.1, 1.3, 2.6, 0.9, 0.15, 0.08), (2.9, -1.2, 3.3, -1.5, 0.12, 0.07), (2.9, -1.8, 3.35, -1.9, 0.1, 0.07))]
        lay([(0.75, 2.86), (1.6, 2.6), (2.34, 2.2), (2.86, 1.1), (3.50, -2.15), (3.50, -2.15), (2.62, -2.30),
            (2.62, -2.30), (2.3, -0.9), (2.0, 0.7), (1.6, 1.0)], navy, 0.16, 0.14, folds=folds, crumple=0.055,
            seed=6 + side, grain=14 * side)
        lay([(2.66, -2.22), (2.66, -2.22), (3.44, -2.09), (3.44, -2.09), (3.36, -2.72), (3.36, -2.72), (2.70, -2.82),
            (2.70, -2.82)], rib, 0.14, 0.12, step=0.06, crumple=0.02, grain=10 * side)
        for shift, wide, cloth in ((0.0, 0.30, gold), (-0.24, 0.07, white)):
            path = [(0.92, 2.80 + shift * 0.2), (1.6, 2.52 + shift * 0.9), (2.22, 2.02 + shift),
                (2.62 + shift * 0.4, 1.06 + shift * 0.7), (3.12 + shift * 1.0, -2.2)]
            rim = ribbon_outline(path, wide / 2)
            lay(rim, cloth, 0.05, 0.03, step=0.05, crumple=0.0, soften=4)
    front = [(0.02, 2.62), (0.02, 2.62), (0.62, 2.76), (0.86, 2.86), (0.86, 2.86), (1.32, 1.7), (2.30, 0.6),
        (2.30, 0.6), (2.42, -0.8), (2.46, -2.5), (2.36, -3.0), (2.36, -3.0), (1.2, -3.08), (0.02, -3.08), (0.02, -3.08)]
    for side in (-1, 1):
        folds = [(side * x1, y1, side * x2, y2, w, h) for x1, y1, x2, y2, w,
            h in ((2.1, 0.4, 1.2, 0.0, 0.18, 0.07), (2.2, -1.6, 1.4, -2.3, 0.22, 0.06),
            (0.5, 0.9, 1.0, -0.4, 0.22, 0.05), (1.3, -2.3, 1.6, -2.95, 0.14, 0.07),
            (0.6, -2.3, 0.7, -2.95, 0.13, 0.06))]
        layers.lay(outline(front if side > 0 else mirrored(front)), navy, 0.16, 0.12, folds=folds, crumple=0.05,
            seed=12 + side)
        hem = [(0.02, -3.0), (0.02, -3.0), (1.2, -3.0), (2.30, -2.94), (2.30, -2.94), (2.16, -3.5), (2.16, -3.5),
            (1.1, -3.56), (0.02, -3.56), (0.02, -3.56)]
        layers.lay(outline(hem if side > 0 else mirrored(hem)), rib, 0.14, 0.1, step=0.06, crumple=0.02)
        zipper(layers, [(side * 1.25, -0.75), (side * 1.80, -2.05)], dark, dark, 0.05, cord, 0.06)
    layers.lay(outline([(-0.72, 2.9), (-0.5, 3.22), (0, 3.30), (0.5, 3.22), (0.72, 2.9), (0.4, 2.8), (0, 2.78),
        (-0.4, 2.8)]), navy, 0.12, 0.08, step=0.06, crumple=0.01)
    for side in (-1, 1):
        stand = [(0.02, 2.52), (0.02, 2.52), (0.02, 3.12), (0.02, 3.12), (0.44, 3.18), (0.80, 3.10), (0.94, 2.86),
            (0.86, 2.70), (0.5, 2.58)]
        layers.lay(outline(stand if side > 0 else mirrored(stand)), navy, 0.14, 0.1, step=0.05, crumple=0.01,
            seed=20 + side)
    zipper(layers, [(0, 3.08), (0, 0), (0, -3.5)], dark, natural.plain('#2B3452', 0.35, metallic=0.3), 0.065, cord,
        0.02)
    badge = lettered(0.5, 0.4, lambda s: s.path('M5 33L25 5L45 33L36 33L25 17L14 33Z', '#F2F4F6'), thread=True)
    layers.on_top(badge, 1.08, 1.28, 0.03)


def ribbon_outline(path, half):
    """The outline of a band of even width along a path."""
    left, right = [], []
    for k, (x, y) in enumerate(path):
        ax, ay = path[max(0, k - 1)]
        bx, by = path[min(len(path) - 1, k + 1)]
        length = math.hypot(bx - ax, by - ay)
        nx, ny = -(by - ay) / length * half, (bx - ax) / length * half
        left.append((x + nx, y + ny))
        right.append((x - nx, y - ny))
    line = [left[0]] + left + [left[-1], right[-1]] + list(reversed(right)) + [right[0]]
    return list(reversed(line))


@picture('gym-half-pants', replace(GAKUEN, fill=(0.72, 0.6)))
def gym_half_pants():
    navy = fabric.jersey('#1A2138', sheen=0.35, rough=0.5, seed=1)
    gold, cord = fabric.jersey(GOLD, seed=2), natural.cord('#F3F3EF', shine=0)
    thread = natural.plain('#4A5680', 0.8)
    layers = Layers()
    leg = [(-0.02, 2.3), (-0.02, 2.3), (1.5, 2.3), (1.5, 2.3), (1.9, 1.5), (2.4, 0.2), (2.98, -2.2), (2.98, -2.2),
        (1.6, -2.42), (0.34, -2.3), (0.34, -2.3), (0.14, -0.6), (-0.02, -0.18), (-0.02, -0.18)]
    folds = ((0.05, -0.1, 1.1, 0.5, 0.16, 0.09), (0.1, -0.5, 1.3, -0.3, 0.15, 0.08),
        (0.2, -1.0, 1.0, -1.3, 0.16, 0.06), (0.6, 2.2, 0.7, 1.3, 0.08, 0.06), (1.1, 2.2, 1.25, 1.4, 0.08, 0.06),
        (0.25, 2.2, 0.3, 1.5, 0.07, 0.05), (2.2, -0.6, 1.4, -1.6, 0.22, 0.05))
    for side in (1, -1):
        layers.lay(outline(leg if side > 0 else mirrored(leg)), navy, 0.14, 0.12,
            folds=[(side * a, b, side * c, d, w, h) for a, b, c, d, w, h in folds], crumple=0.05, seed=3 + side,
            grain=-8 * side)
        for shift in (0.30, 0.52):
            path = [(side * (1.5 - shift * 0.6), 2.2), (side * (1.92 - shift), 1.45), (side * (2.42 - shift), 0.15),
                (side * (2.98 - shift), -2.2)]
            rim = ribbon_outline(path, 0.04)
            layers.lay(outline(rim), gold, 0.016, 0.02, step=0.05, crumple=0.0)
        layers.stitches([(side * 0.36, -2.08), (side * 1.6, -2.20), (side * 2.90, -1.98)], thread)
    band = fabric.jersey('#182035', seed=6)
    layers.lay(outline(corners((-1.52, 2.18), (-1.50, 2.66), (1.50, 2.66), (1.52, 2.18))), band, 0.18, 0.12, step=0.06,
        folds=[(x, 2.2, x + 0.02, 2.66, 0.035, 0.05) for x in [-1.4 + 0.115 * k for k in range(25)]], crumple=0.01,
        soften=1)
    for y in (2.34, 2.50):
        layers.stitches([(-1.46, y), (1.46, y)], thread)
    drawstring_bow(layers, 0, 2.16, 0.95, cord, 0.034)
    label = woven_label(0.34, 0.16, lambda s: s.text(17, 11.5, 'GAKUEN', 7, '#1D2746', SANS, 700, tracking=0.6))
    layers.on_top(label, -1.9, -1.75, 0.01, -8)
