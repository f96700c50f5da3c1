"""Uniforms of the shop gakuen: jackets, trousers, skirt, shirt, vest, as flat lays."""

import math
from dataclasses import replace

from workshop.artwork import SERIF
from workshop.catalogue import picture
from workshop.forms.cloth_panel import Layers, mirrored, outline
from workshop.forms.trimmings import button, metal_button, woven_label
from workshop.materials import fabric, natural
from workshop.mesh import solid
from workshop.stage import GAKUEN

TOP = replace(GAKUEN, fill=(0.86, 0.74))


def corners(*points):
    """An outline of straight edges."""
    return [p for p in points for _ in (0, 1)]


SLEEVE = [(1.6, 2.3), (1.9, 2.58), (2.22, 2.58), (2.52, 2.36), (2.78, 1.85), (3.05, 0.8), (3.42, -1.0), (3.86, -2.98),
    (3.86, -2.98), (2.72, -3.22), (2.72, -3.22), (2.52, -1.6), (2.30, 0.0), (2.1, 0.9), (1.7, 1.4)]


def jacket(cloth, lining, lapel=True):
    """The body common to blazer and gakuran; answers the layers for what comes on top."""
    layers = Layers()
    layers.lay(outline([(-1.0, 2.9), (-0.5, 3.22), (0, 3.26), (0.5, 3.22), (1.0, 2.9), (1.7, 2.2), (1.7, -1), (0, -1),
        (-1.7, -1), (-1.7, 2.2)]), lining, 0.06, crumple=0.03, seed=4)
    for side in (-1, 1):
        arm = outline(SLEEVE)
        folds = [(2.25, 0.5, 2.9, 0.25, 0.10, 0.07), (2.5, 0.05, 3.2, -0.05, 0.09, 0.06),
            (2.2, 1.4, 2.7, 0.9, 0.14, 0.07), (3.0, -0.5, 3.35, -0.8, 0.10, 0.05), (2.3, 2.0, 2.6, 1.2, 0.12, 0.05)]
        if side < 0:
            arm, folds = mirrored(arm), [(-a, b, -c, d, w, h) for a, b, c, d, w, h in folds]
        layers.lay(arm, cloth, 0.13, 0.14, grain=12 * side, folds=folds, crumple=0.085, seed=6 + side)
    return layers


@picture('blazer-navy', TOP)
def blazer_navy():
    navy = fabric.twill('#1A2034', '#3E4862', seed=1)
    collar_cloth = fabric.twill('#1A2034', '#3E4862', seed=2)
    layers = jacket(navy, fabric.satin('#8496B0', seed=2))
    left = [(0.86, 3.06), (0.86, 3.06), (1.95, 2.76), (2.22, 2.62), (2.22, 1.9), (2.16, 1.1), (2.34, 0.72),
        (2.36, 0.6), (2.28, -0.6), (2.32, -2.2), (2.42, -3.3), (2.42, -3.3), (1.2, -3.42), (0.42, -3.34), (0.0, -3.0),
        (-0.10, -2.4), (-0.12, 0.1), (-0.12, 0.1)]
    front = outline(left)
    pull = [(1.9, 0.6, 1.2, 0.1, 0.16, 0.05), (2.1, -1.2, 1.5, -1.6, 0.2, 0.04), (0.5, -0.6, 1.0, -1.8, 0.2, 0.03),
        (1.3, 2.3, 1.9, 1.2, 0.2, 0.05)]
    layers.lay(mirrored(front), navy, 0.14, 0.12, folds=[(-a, b, -c, d, w, h) for a, b, c, d, w, h in pull],
        crumple=0.06, seed=11)
    layers.lay(front, navy, 0.14, 0.12, folds=pull, crumple=0.06, seed=12)
    for side in (-1, 1):
        lay = lambda shape, *a, **k: layers.lay(shape if side > 0 else mirrored(shape), *a, **k)
        lay(outline(corners((0.80, -1.42), (1.98, -1.34), (1.98, -1.26), (0.80, -1.34))), navy, 0.05, 0.04, step=0.04,
            crumple=0.004)
        lay(outline(corners((0.80, -1.52), (1.98, -1.44), (1.98, -1.36), (0.80, -1.44))), navy, 0.05, 0.04, step=0.04,
            crumple=0.004, seed=2)
    layers.lay(outline(corners((0.82, 1.02), (1.70, 1.16), (1.66, 1.38), (0.80, 1.24))), navy, 0.05, 0.05, step=0.04,
        crumple=0.004, seed=3)
    for side in (1, -1):
        lay = lambda shape, *a, **k: layers.lay(shape if side > 0 else mirrored(shape), *a, **k)
        lapel = outline([(0.84, 3.04), (0.84, 3.04), (1.16, 2.52), (1.16, 2.52), (1.06, 2.26), (1.06, 2.26),
            (1.50, 2.10), (1.50, 2.10), (1.26, 1.4), (0.62, 0.6), (-0.10, 0.06), (-0.10, 0.06), (0.16, 0.9),
            (0.52, 2.1)])
        lay(lapel, collar_cloth, 0.07, 0.07, step=0.05, crumple=0.012, grain=-24 * side, seed=20 + side)
        collar = outline([(0.10, 3.30), (0.5, 3.32), (0.86, 3.22), (1.14, 2.84), (1.46, 2.44), (1.46, 2.44),
            (1.10, 2.30), (1.10, 2.30), (0.82, 2.62), (0.52, 2.96), (0.1, 3.04), (0.1, 3.04)])
        lay(collar, collar_cloth, 0.09, 0.08, step=0.05, crumple=0.01, grain=40 * side, seed=30 + side)
    layers.lay(outline([(-0.5, 3.30), (0, 3.38), (0.5, 3.30), (0.46, 3.02), (0, 3.08), (-0.46, 3.02)]), collar_cloth,
        0.09, 0.08, step=0.05, crumple=0.01, seed=40)
    silver = natural.metal('#B9B8B2', 0.35)
    for y in (-0.12, -1.12):
        layers.on_top(metal_button(0.105, silver), 0.03, y)
    for side in (-1, 1):
        for k in range(2):
            layers.on_top(metal_button(0.075, silver), side * (3.58 - 0.05 * k), -2.74 + 0.22 * k)
    label = woven_label(0.62, 0.34, lambda s: s.rect(3, 3, 56, 28, stroke='#C9A25A', line=1).text(31, 22, 'GAKUEN', 11,
        '#E9DFC4', SERIF, 600, tracking=1.2), '#22305A')
    layers.on_top(label, 0, 2.55, 0.002)


@picture('gakuran-black', TOP)
def gakuran_black():
    black = fabric.twill('#1B1C1F', '#6A6C74', contrast=0.14, sheen=0.45, rough=0.7, seed=1)
    layers = jacket(black, fabric.satin('#3A3C44'))
    left = [(0.62, 3.02), (0.62, 3.02), (1.98, 2.70), (2.24, 2.58), (2.24, 1.9), (2.20, 1.1), (2.38, 0.72),
        (2.40, 0.6), (2.34, -0.6), (2.38, -2.2), (2.46, -3.42), (2.46, -3.42), (1.2, -3.5), (-0.14, -3.46),
        (-0.14, -3.46), (-0.14, 0), (-0.14, 2.88), (-0.14, 2.88)]
    front = outline(left)
    pull = [(1.9, 0.6, 1.2, 0.1, 0.16, 0.05), (2.1, -1.2, 1.5, -1.6, 0.2, 0.04), (0.9, 2.2, 1.9, 1.4, 0.2, 0.05),
        (0.6, -0.4, 1.1, -1.3, 0.2, 0.04)]
    layers.lay(mirrored(front), black, 0.14, 0.12, folds=[(-a, b, -c, d, w, h) for a, b, c, d, w, h in pull],
        crumple=0.06, seed=11)
    layers.lay(front, black, 0.14, 0.12, folds=pull, crumple=0.06, seed=12)
    for side in (-1, 1):
        lay = lambda shape, *a, **k: layers.lay(shape if side > 0 else mirrored(shape), *a, **k)
        lay(outline(corners((0.80, -1.92), (2.02, -1.86), (2.02, -1.38), (0.80, -1.44))), black, 0.06, 0.06, step=0.05,
            crumple=0.006, seed=5 + side)
    layers.lay(outline(corners((0.78, 1.02), (1.66, 1.12), (1.64, 1.34), (0.76, 1.24))), black, 0.05, 0.05, step=0.04,
        crumple=0.004, seed=3)
    layers.lay(outline([(-0.66, 3.06), (-0.5, 3.30), (0, 3.36), (0.5, 3.30), (0.66, 3.06), (0.4, 2.96), (0, 2.98),
        (-0.4, 2.96)]), fabric.broadcloth('#F2F2F0'), 0.05, 0.05, step=0.05, crumple=0.0)
    layers.lay(outline([(-0.58, 3.10), (-0.44, 3.24), (0, 3.29), (0.44, 3.24), (0.58, 3.10), (0.36, 2.99), (0, 3.0),
        (-0.36, 2.99)]), fabric.satin('#3A3C44'), 0.02, 0.03, step=0.05, crumple=0.0)
    for side in (-1, 1):
        stand = outline([(0.01, 3.06), (0.01, 3.06), (0.34, 3.05), (0.62, 3.14), (0.74, 3.06), (0.70, 2.86),
            (0.40, 2.70), (0.01, 2.66), (0.01, 2.66)])
        layers.lay(stand if side > 0 else mirrored(stand), black, 0.16, 0.07, step=0.05, crumple=0.004, seed=30 + side)
    gold = natural.metal('#D2A84C', 0.24)
    for k in range(5):
        layers.on_top(metal_button(0.115, gold), 0.0, 2.18 - 1.05 * k)
    for side in (-1, 1):
        for k in range(2):
            layers.on_top(metal_button(0.075, gold), side * (3.58 - 0.05 * k), -2.74 + 0.22 * k)


@picture('skirt-tartan', replace(GAKUEN, fill=(0.74, 0.66)))
def skirt_tartan():
    green, white, gold = '#1F4A3A', '#D9D8CC', '#D2A03C'
    image = fabric.tartan([(4, 15, green), (31, 0.9, white), (24, 3, '#0D1328'), (36, 3, '#0D1328'),
        (11, 1.2, '#122B25'), (48, 1.0, gold)], '#1A2344')
    cloth = fabric.patterned(image, 1 / 0.6)
    pleats, tall, top, hem = 12, 5.05, 3.3, 6.0
    nx, ny = 26, 90
    verts, uvs, faces = [], [], []
    for k in range(pleats):
        base = len(verts)
        for j in range(ny + 1):
            v = j / ny
            width = top + (hem - top) * v ** 1.08
            each = width / pleats
            for i in range(nx + 1):
                f = i / nx * 1.10
                x = -width / 2 + (k + f) * each
                roll = math.exp(-((f - 1.0) / 0.05) ** 2) * 0.018
                z = 0.06 + 0.26 * (f / 1.1) ** 0.8 * (0.35 + 0.65 * v) + roll
                if f > 1.02:
                    z -= (f - 1.02) / 0.08 * 0.26 * (0.35 + 0.65 * v)
                z += 0.018 * math.sin(k * 1.7 + v * 5) * v + 0.012 * math.sin(f * 3 + k * 2.3 + v * 9) * v
                sway = 0.04 * math.sin(k * 0.9 + v * 3.1) * v * v
                y = 2.35 - tall * v - 0.16 * v * math.cos((x / width) * math.pi) + 0.02 * math.sin(k * 2.1) * v
                verts.append((x + sway, y, z))
                uvs.append((k * 0.43 + f * each, y))
        for j in range(ny):
            for i in range(nx):
                a = base + j * (nx + 1) + i
                faces.append((a, a + nx + 1, a + nx + 2, a + 1))
    solid('skirt', verts, faces, cloth, uvs)
    layers = Layers()
    belt_cloth = fabric.patterned(image, 1 / 0.6, seed=2)
    layers.lay(outline(corners((-1.66, 2.32), (-1.66, 2.68), (1.66, 2.68), (1.66, 2.32))), belt_cloth, 0.24, 0.05,
        step=0.06, crumple=0.004)
    layers.lay(outline(corners((-1.68, 2.33), (-1.68, 2.67), (-1.25, 2.67), (-1.25, 2.33))), belt_cloth, 0.05, 0.05,
        step=0.05, crumple=0.002, offset=(0.2, 0))
    layers.stitches([(-1.6, 2.36), (1.6, 2.36)], natural.plain('#10182E', 0.8))
    layers.stitches([(-1.6, 2.64), (1.6, 2.64)], natural.plain('#10182E', 0.8))
    layers.on_top(button(0.075, natural.plain('#141B33', 0.3), hole=natural.plain('#05070E')), -1.45, 2.5)


@picture('slacks-gray', replace(GAKUEN, fill=(0.6, 0.82)))
def slacks_gray():
    gray = fabric.twill('#6E7178', '#B9BCC2', melange=0.45, contrast=0.06, seed=1)
    inside = fabric.twill('#7C7F86', '#B9BCC2', melange=0.3, seed=5)
    layers = Layers()
    leg = [(0.02, 3.85), (0.02, 3.85), (1.78, 3.9), (1.78, 3.9), (1.98, 2.6), (1.92, 1.4), (1.72, -1.5), (1.56, -5.0),
        (1.56, -5.0), (-0.30 + 0.0, -5.0), (0.06, -5.0)]
    left = outline([(0.0, 3.88), (0.0, 3.88), (1.80, 3.88), (1.80, 3.88), (2.02, 2.7), (2.0, 1.4), (1.86, -1.6),
        (1.80, -5.0), (1.80, -5.0), (0.06, -5.0), (0.06, -5.0), (0.05, -1.4), (0.03, 1.0), (-0.02, 1.5), (-0.02, 2.4)])
    crease = lambda s: [(s * 0.98, 3.3, s * 0.93, -5.6, 0.055, 0.09), (s * 0.25, 1.5, s * 0.9, 1.0, 0.14, 0.04),
        (s * 1.7, 0.0, s * 1.3, -0.4, 0.12, 0.03), (s * 0.3, -1.8, s * 0.7, -2.1, 0.12, 0.03),
        (s * 0.66, 3.7, s * 0.72, 2.9, 0.05, 0.06)]
    layers.lay(left, gray, 0.12, 0.1, folds=crease(1), crumple=0.045, seed=2, step=0.08)
    right = mirrored(outline([(0.0, 3.88), (0.0, 3.88), (1.80, 3.88), (1.80, 3.88), (2.02, 2.7), (2.0, 1.4),
        (1.86, -1.6), (1.80, -4.1), (1.80, -4.1), (0.06, -4.1), (0.06, -4.1), (0.05, -1.4), (0.03, 1.0), (-0.02, 1.5),
        (-0.02, 2.4)]))
    layers.lay(right, gray, 0.12, 0.1, folds=crease(-1), crumple=0.045, seed=3, step=0.08)
    layers.lay(outline(corners((-1.86, -4.12), (-1.84, -3.15), (-0.02, -3.15), (-0.02, -4.12))), inside, 0.12, 0.12,
        crumple=0.015, seed=7)
    layers.stitches([(-1.8, -3.3), (-0.06, -3.3)], natural.plain('#4E5157', 0.8))
    layers.lay(outline([(-0.04, 3.86), (-0.04, 3.86), (0.34, 3.86), (0.34, 3.86), (0.33, 2.6), (0.2, 2.15),
        (0.0, 1.95), (-0.04, 1.95)]), gray, 0.03, 0.03, step=0.05, crumple=0.004, seed=4)
    layers.stitches([(0.28, 3.8), (0.27, 2.62), (0.18, 2.25), (0.02, 2.02)], natural.plain('#54575D', 0.8))
    layers.lay(outline(corners((-1.82, 3.80), (-1.80, 4.24), (1.80, 4.24), (1.82, 3.80))), gray, 0.10, 0.06, step=0.06,
        crumple=0.006, seed=8, grain=90)
    for x in (-1.5, -0.78, 0.0, 0.78, 1.5):
        layers.lay(outline(corners((x - 0.055, 3.72), (x - 0.055, 4.30), (x + 0.055, 4.30), (x + 0.055, 3.72))), gray,
            0.05, 0.03, step=0.03, crumple=0.0)
    for side in (-1, 1):
        shape = outline([(side * 1.78, 3.78), (side * 1.96, 2.5), (side * 1.90, 2.5), (side * 1.42, 3.78)] if side > 0
            else [(side * 1.42, 3.78), (side * 1.90, 2.5), (side * 1.96, 2.5), (side * 1.78, 3.78)], 3)
        layers.along([(side * 1.40, 3.76), (side * 1.66, 3.2), (side * 1.93, 2.55)], 0.018, gray, lift=0.004)
    layers.on_top(button(0.08, natural.plain('#4A4C52', 0.35), hole=natural.plain('#1E1F22')), 0.16, 4.02)
