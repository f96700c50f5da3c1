"""Bags of gakuen beside the school bag, and what keeps the rain off."""

import math
from dataclasses import replace

from workshop.artwork import SANS, SERIF, Sheet, rasterise
from workshop.catalogue import picture
from workshop.forms.cloth_panel import Layers, outline
from workshop.forms.cloths import woven
from workshop.forms.garments import corners, halves, ribbon, rounded, sleeves, stripe, whole
from workshop.forms.trimmings import lettered, metal_button, woven_label, zipper
from workshop.materials import fabric, natural
from workshop.mesh import curve, group, lathe, place, tube
from workshop.stage import GAKUEN
from catalogue.gakuen.uniform.shirts import GOLD, NAVY


@picture('backpack-square', replace(GAKUEN, fill=(0.66, 0.74)))
def backpack_square():
    cloth, base = fabric.canvas('#262B33', 1, 44, 0.35, 0.66), fabric.leather('#17181B', 0.45)
    dark, teeth = natural.plain('#15171B', 0.6), natural.plain('#3C414B', 0.35, metallic=0.4)
    pull, thread = natural.cord(GOLD, shine=0), natural.plain('#565C68', 0.8)
    layers = Layers()
    for side in (-1, 1):
        layers.lay(outline(ribbon([(side * 0.7, 2.3), (side * 1.5, 2.5), (side * 2.05, 1.7), (side * 1.95, 0.2),
            (side * 1.35, -0.9)],
            0.22), 4),
            cloth, 0.14, 0.1, crumple=0.02)
    layers.along([(-0.4, 2.1), (-0.34, 2.62), (0.34, 2.62), (0.4, 2.1)], 0.085, base, lift=0.05, per=10)
    layers.lay(rounded(3.3, 4.7, 0.5), cloth, 0.75, 0.4, folds=((-1.4, 1.6, -0.6, 1.1, 0.2, 0.05), (1.4, -0.2, 0.8,
        -0.9,
        0.2, 0.04)), crumple=0.04, puff=0.16, seed=3)
    zipper(layers, [(-1.46, 0.6), (-1.44, 1.75), (-1.1, 2.06), (0, 2.1), (1.1, 2.06), (1.44, 1.75), (1.46, 0.6)], dark,
        teeth, 0.065, pull, 0.55)
    layers.lay(rounded(2.7, 2.05, 0.34, 0.0, -1.05), cloth, 0.26, 0.22, folds=((-1.0, -0.6, 0.2, -1.0, 0.25, 0.05),),
        crumple=0.04, puff=0.08, seed=6)
    zipper(layers, [(-1.2, -0.35), (0, -0.3), (1.2, -0.35)], dark, teeth, 0.06, pull, 0.06)
    layers.lay(rounded(2.3, 0.9, 0.12, 0.0, 0.95), cloth, 0.1, 0.08, crumple=0.03, seed=8)
    zipper(layers, [(-1.0, 1.22), (1.0, 1.22)], dark, teeth, 0.05, pull, 0.92)
    layers.lay(rounded(2.5, 0.1, 0.04, 0.0, -1.35), natural.plain('#D3D7DE', 0.3, coat=0.5), 0.02, 0.02, step=0.05,
        crumple=0)
    layers.lay(outline(whole([(0, -1.9), (1.62, -1.9), (1.62, -1.9), (1.6, -2.2), (1.2, -2.36), (0, -2.38)]), 6), base,
        0.1, 0.12, crumple=0.01)
    layers.stitches([(-1.55, -1.97), (0, -1.97), (1.55, -1.97)], thread)
    layers.on_top(lettered(0.5, 0.24, lambda s: s.text(25, 17, '学園', 16, '#8C93A0', SERIF, 700, tracking=3), 0.5), 0.9,
        -1.72, 0.02)


@picture('tote-lesson', replace(GAKUEN, fill=(0.74, 0.66)))
def tote_lesson():
    art = Sheet(40, 40, '#E9EDF2').rect(0, 0, 40, 10, '#8FB2CE').rect(0, 0, 10, 40, '#8FB2CE88').rect(0, 24, 40, 2,
        '#C9504A').rect(24, 0, 2, 40, '#C9504A').svg()
    check, navy = woven(image=rasterise(art, 300), scale=1 / 0.5, weave=40), fabric.canvas('#26365F', 2, 40)
    white = natural.plain('#F2F2EE', 0.8)
    layers = Layers()
    for y, seed in ((2.35, 1), (2.05, 2)):
        line = [(p.x, p.y) for p in curve([(-0.8, 1.2, 0), (-0.78, y - 0.3, 0), (-0.45, y, 0), (0.45, y, 0), (0.78,
            y - 0.3,
            0), (0.8, 1.2, 0)], 6)]
        layers.lay(outline(ribbon(line, 0.14), 2), navy, 0.08, 0.06, step=0.05, crumple=0.01, seed=seed)
    quilt = [(a - 2.1, -1.62, a, 1.3, 0.035, -0.05) for a in (-1.9 + 0.55 * k for k in range(12))]
    quilt += [(a, -1.62, a - 2.1, 1.3, 0.035, -0.05) for a in (-1.9 + 0.55 * k for k in range(12))]
    layers.lay(rounded(4.2, 3.1, 0.1, 0, -0.15), check, 0.22, 0.18, step=0.05, folds=quilt, crumple=0.02, seed=4,
        soften=1)
    layers.lay(outline(corners((-2.12, -1.72), (-2.12, -0.95), (2.12, -0.95), (2.12, -1.72))), navy, 0.06, 0.06,
        crumple=0.015)
    layers.stitches([(-2.05, -1.02), (2.05, -1.02)], white)
    layers.lay(outline(corners((-2.12, 1.12), (-2.12, 1.42), (2.12, 1.42), (2.12, 1.12))), navy, 0.07, 0.06, step=0.05,
        crumple=0.01)
    for x in (-0.8, 0.8):
        layers.lay(outline(corners((x - 0.15, 0.72), (x - 0.15, 1.42), (x + 0.15, 1.42), (x + 0.15, 0.72))), navy, 0.05,
            0.05, step=0.05, crumple=0.01)
        layers.stitches(corners((x - 0.1, 0.78), (x + 0.1, 1.06), (x - 0.1, 1.06), (x + 0.1, 0.78)), white)
    label = woven_label(0.8, 0.34, lambda s: s.rect(2, 2, 76, 30, stroke='#26365F', line=0.8), '#FBFBF8')
    layers.on_top(label, 1.4, -1.35, 0.015)


@picture('randoseru-cover', replace(GAKUEN, fill=(0.6, 0.7)))
def randoseru_cover():
    art = Sheet(240, 330, '#F2C322').rect(0, 60, 240, 22, '#E4E8EE').rect(0, 66, 240, 10, '#F7F9FB').rect(0, 250, 240,
        12,
        '#E4E8EE')
    art.path('M120 112L190 232L50 232Z', '#FFFFFF', '#1D2746', 6).path('M120 112L190 232L50 232Z', 'none', '#FFFFFF', 2)
    art.circle(120, 168, 11, '#1D2746').path('M120 180L120 204M120 204L106 224M120 204L134 224M104 190L136 190',
        stroke='#1D2746', line=8)
    vinyl = natural.paper('#F2C322', art.png(900), rough=0.28, sheen=0.5, repeat=False, emboss=0.15)
    edge, clear = natural.plain('#E0B41A', 0.4, coat=0.3), natural.plain('#E9EEF2', 0.2, coat=0.6)
    layers = Layers()
    for side in (-1, 1):
        layers.along([(side * 1.1, -1.4), (side * 1.42, -1.7), (side * 1.4, -0.9)], 0.05, natural.plain('#F2F3F4', 0.7),
            lift=0.04, per=12)
    right = [(0, 1.9), (0.9, 1.88), (1.2, 1.7), (1.22, 1.3), (1.22, -0.6), (1.16, -1.15), (0.7, -1.62), (0.22, -1.74),
        (0.2,
        -1.5), (0, -1.46)]
    shape = outline(whole(right), 6)
    layers.lay(shape, vinyl, 0.07, 0.06, folds=((-1.0, 0.9, -0.2, 0.4, 0.2, 0.03), (0.9, -0.2, 0.3, -0.9, 0.25, 0.03)),
        crumple=0.03, seed=3, uv=lambda x, y: ((x + 1.22) / 2.44, (y + 1.75) / 3.66))
    layers.along([*shape[::6], shape[0]], 0.035, edge, lift=0.01, closed=False)
    layers.lay(rounded(0.9, 0.5, 0.05, 0, -1.0), clear, 0.02, 0.02, step=0.05, crumple=0)


@picture('melodica-bag', replace(GAKUEN, fill=(0.82, 0.5)))
def melodica_bag():
    cloth, trim = fabric.canvas('#2E6E8E', 1, 38), fabric.canvas('#1E4257', 2, 40)
    layers = Layers()
    for y, seed in ((1.66, 1), (1.48, 2)):
        line = [(p.x, p.y) for p in curve([(-0.6, 0.5, 0), (-0.58, y - 0.3, 0), (-0.3, y, 0), (0.3, y, 0), (0.58,
            y - 0.3, 0),
            (0.6, 0.5, 0)], 6)]
        layers.lay(outline(ribbon(line, 0.12), 2), trim, 0.08, 0.06, step=0.05, crumple=0.01, seed=seed)
    layers.lay(rounded(4.9, 2.0, 0.28), cloth, 0.5, 0.3, folds=((-2.0, 0.6, -1.2, 0.2, 0.2, 0.05), (1.9, -0.4, 1.0,
        -0.7,
        0.2, 0.05)), crumple=0.04, puff=0.1, seed=5)
    zipper(layers, [(-2.3, 0.74), (0, 0.78), (2.3, 0.74)], trim, natural.plain('#C9CED6', 0.3, metallic=0.5), 0.07,
        natural.cord(GOLD, shine=0), 0.93)
    keys = Sheet(360, 90, '#FFFFFF00')
    for k in range(14):
        keys.rect(5 + k * 25, 6, 24, 76, '#F6F7F8', '#B9C2CC', 0.8, 2)
    for k in (0, 1, 3, 4, 5, 7, 8, 10, 11, 12):
        keys.rect(5 + k * 25 + 17, 6, 15, 46, '#1E2430', radius=1.5)
    layers.on_top(lettered(3.6, 0.9, lambda s: s.parts.extend(keys.parts), 0.6), 0.0, -0.2, 0.09)
    for x in (-0.6, 0.6):
        layers.lay(outline(corners((x - 0.13, 0.42), (x - 0.13, 0.64), (x + 0.13, 0.64), (x + 0.13, 0.42))), trim, 0.04,
            0.04, step=0.04, crumple=0)


@picture('raincoat-yellow', replace(GAKUEN, fill=(0.82, 0.76)))
def raincoat():
    yellow = natural.plain('#E8B526', 0.34, coat=0.3, bump=0.25, scale=4)
    inner, silver = natural.plain('#C8981A', 0.5), natural.plain('#D5DAE1', 0.25, coat=0.6)
    layers = Layers()
    hood = [(0, 4.25), (0.6, 4.18), (1.05, 3.75), (1.16, 3.2), (0.95, 2.75), (0, 2.6)]
    layers.lay(outline(whole(hood), 6), yellow, 0.22, 0.2, folds=((-0.6, 3.9, -0.2, 3.2, 0.2, 0.06),), crumple=0.06,
        seed=2)
    layers.lay(outline(whole([(0, 3.96), (0.5, 3.86), (0.74, 3.4), (0.62, 2.9), (0, 2.74)]), 6), inner, 0.06, 0.06,
        crumple=0.03)
    layers.along([(-0.62, 2.9), (-0.74, 3.4), (-0.5, 3.86), (0, 3.96), (0.5, 3.86), (0.74, 3.4), (0.62, 2.9)], 0.045,
        yellow, lift=0.02)
    sleeves(layers, yellow, (3.3, -1.1), 0.52, thick=0.18, crumple=0.09, cuff=yellow, cuff_long=0.2)
    halves(layers, yellow, half=2.75, hem=-3.5, crumple=0.08, thick=0.2, neck=0.8, top=2.7, sag=0.12)
    for side in (-1, 1):
        layers.lay(outline(corners((side * 1.0, -1.5), (side * 2.1, -1.4), (side * 2.14, -1.78), (side * 1.0,
            -1.88))), yellow,
            0.07, 0.06, step=0.06, crumple=0.01)
        layers.stitches([(side * 0.1, -3.38), (side * 1.4, -3.4), (side * 2.68, -3.3)], natural.plain('#B98A12', 0.8))
    stripe(layers, [(0.05, -2.6), (1.4, -2.6), (2.72, -2.52)], 0.13, silver)
    placket = outline(corners((-0.26, 2.62), (0.26, 2.62), (0.26, -3.56), (-0.26, -3.56)))
    layers.lay(placket, yellow, 0.07, 0.06, step=0.06, crumple=0.02, seed=7)
    snap = natural.plain('#F4EFD9', 0.2, coat=0.5)
    for k in range(5):
        layers.on_top(metal_button(0.12, snap, False), 0.0, 2.1 - 1.25 * k)
    layers.on_top(woven_label(0.5, 0.24, lambda s: s.text(25, 16, '学園', 12, NAVY, SERIF, 700, tracking=2), '#FFFFFF'),
        1.2, 1.1, 0.03)


def folded_umbrella(cloth, strap, window=None):
    """An umbrella rolled and buttoned, lying along y with its handle towards -y."""
    steel, grip = natural.metal('#B9BDC4', 0.25), natural.plain('#1A1B1F', 0.3)
    fold = lambda angle: 1 + 0.2 * abs(math.sin(4 * angle + 0.4)) ** 0.7
    twist = lambda x, y, z: (x * math.cos(z * 0.3) - y * math.sin(z * 0.3),
        x * math.sin(z * 0.3) + y * math.cos(z * 0.3), z)
    wide = lambda z: 0.36 - 0.3 * (z / 4.9) ** 1.4
    parts = []
    for tone, low, high in ((cloth, 0.0, 2.9), (window or cloth, 2.9, 3.6), (cloth, 3.6, 4.9)):
        profile = [(wide(low + (high - low) * k / 6), low + (high - low) * k / 6) for k in range(7)]
        parts.append(lathe('canopy', profile, tone, 128, section=fold, bend=twist))
    band = [(wide(z) * 1.03 + 0.03, z) for z in (1.5, 1.52, 1.62, 1.72, 1.74)]
    parts.append(lathe('strap', band, strap, 96))
    parts.append(lathe('shaft', [(0.001, -0.4), (0.05, -0.4), (0.05, 5.2), (0.03, 5.5), (0.001, 5.52)], steel, 24))
    for part in parts:
        place(part, 0, 0, 0.44, 0, (-90, 0))
    hook = curve([(0, -0.3, 0.44), (0, -0.9, 0.4), (0.05, -1.25, 0.3), (0.34, -1.5, 0.16), (0.66, -1.34, 0.14), (0.72,
        -1.0,
        0.14)], 12)
    snap = metal_button(0.075, natural.plain('#E6E8EC', 0.3), False)
    return group(*parts, tube('grip', hook, 0.11, grip, 16), place(snap, -0.04, 1.62, 0.83))


@picture('umbrella-58', replace(GAKUEN, fill=(0.66, 0.8)))
def umbrella():
    navy, clear = natural.plain('#1F2D55', 0.42, coat=0.15), natural.plain('#C4D8E6', 0.16, coat=0.6)
    yellow = natural.plain('#E2AE22', 0.42, coat=0.15)
    place(folded_umbrella(navy, natural.plain('#2A3C72', 0.5), clear), -0.75, -1.6, 0, 9)
    place(folded_umbrella(yellow, natural.plain('#C28F14', 0.5), clear), 0.85, -2.2, 0, -4)


@picture('zukin', replace(GAKUEN, fill=(0.68, 0.66)))
def zukin():
    silver = natural.plain('#B4BAC4', 0.3, coat=0.2, bump=0.6, scale=5, metallic=0.55)
    red, cord = fabric.broadcloth('#B93136', 3), fabric.canvas('#F0F1F2', 2)
    layers = Layers()
    quilt = [(x, -2.4, x * 0.82, 2.3, 0.06, -0.12) for x in (-1.5, -0.9, -0.3, 0.3, 0.9, 1.5)]
    quilt += [(-2.1, y, 2.1, y, 0.06, -0.10) for y in (-1.6, -0.8, 0.0, 0.8)]
    right = [(0, 2.3), (0.9, 2.2), (1.6, 1.65), (1.86, 0.7), (1.96, -0.8), (2.1, -2.3), (2.1, -2.3), (1.0, -2.42), (0,
        -2.44)]
    layers.lay(outline(whole(right), 6), silver, 0.5, 0.4, step=0.055, folds=quilt, crumple=0.05, puff=0.14, seed=4,
        soften=1)
    face = [(0, 1.35), (0.62, 1.22), (0.98, 0.6), (1.0, -0.2), (0.72, -0.86), (0, -1.0)]
    layers.lay(outline(whole(face), 6), fabric.broadcloth('#8E959F', 6), 0.05, 0.06, crumple=0.02)
    ring = [(0.72, -0.86), (1.0, -0.2), (0.98, 0.6), (0.62, 1.22), (0, 1.35)]
    layers.along(ring + [(-x, y) for x, y in reversed(ring[:-1])] + [(0, -1.02)], 0.08, red, lift=0.05, closed=True,
        per=8)
    for side in (-1, 1):
        layers.along([(side * 0.7, -0.9), (side * 0.9, -1.5), (side * 0.5, -1.9), (side * 0.8, -2.7)], 0.07, cord,
            lift=0.06, per=12)
    layers.along([(-2.06, -2.22), (-1.0, -2.32), (0, -2.34), (1.0, -2.32), (2.06, -2.22)], 0.07, red, lift=0.02)
    art = lambda s: s.rect(1, 1, 88, 58, '#FFFFFF', '#B93136', 1.6, 4).text(10, 17, '名まえ', 9, '#B93136', SANS, 600,
        'start').line(10, 26, 80, 26, '#C9CED6', 0.8).text(10, 42, '血液型', 9, '#B93136', SANS, 600,
        'start').line(10, 50, 80, 50, '#C9CED6', 0.8)
    layers.on_top(lettered(0.9, 0.6, art), 1.25, -1.7, 0.06, 3)
