"""Necktie, plain ribbon, muffler, belt and straw hat of gakuen."""

import math
from dataclasses import replace

from workshop.artwork import SERIF, Sheet, rasterise
from workshop.catalogue import picture
from workshop.forms.uniforms import Garment, sharp, strip
from workshop.forms.straw_hats import elastic, plaited_straw, straw_hat
from workshop.forms.trimmings import woven_label
from workshop.materials import fabric, natural
from workshop.mesh import box, curve, place, tube
from workshop.stage import GAKUEN


def smooth_path(path, per=8):
    return [(p.x, p.y) for p in curve([(x, y, 0) for x, y in path], per)]


def tie_stripes():
    svg = Sheet(40, 40, '#1D2A52').rect(4, 0, 8, 40, '#7C8FB8').rect(14, 0, 1.4, 40, '#E9E4D2').rect(26, 0, 2.6, 40,
        '#C9972F').svg()
    return rasterise(svg, 512)


@picture('necktie-navy', replace(GAKUEN, fill=(0.5, 0.84)))
def necktie_navy():
    image = tie_stripes()
    cloth = lambda turn, seed: fabric.satin('#1D2A52', image, 1 / 0.4, 0.5, seed, turn)
    garment = Garment()
    loop = [(0.1, 2.60), (0.50, 2.95), (0.82, 3.5), (0.72, 4.1), (0, 4.36), (-0.72, 4.1), (-0.82, 3.5), (-0.50, 2.95),
        (-0.1, 2.60)]
    garment.piece(strip(smooth_path(loop), 0.10), fabric.canvas('#1A2340', 1), 0.05, 0.04, per=2, step=0.04,
        crumple=0.0, soften=6)
    place(box('clasp', 0.30, 0.26, 0.07, natural.plain('#1E2230', 0.3), bevel=0.03), 0.60, 3.98, 0.04, -38)
    garment.piece(sharp((0.06, 2.3), (0.34, 2.3), (0.62, -1.9), (0.40, -2.16), (0.14, -1.9)), cloth(-0.75, 4), 0.05,
        0.05, step=0.05, crumple=0.02, seed=2)
    blade = [(-0.22, 2.38), (-0.22, 2.38), (0.22, 2.38), (0.22, 2.38), (0.34, 1.4), (0.46, 0.0), (0.54, -1.4),
        (0.58, -2.3), (0.58, -2.3), (0.0, -2.92), (0.0, -2.92), (-0.58, -2.3), (-0.58, -2.3), (-0.54, -1.4),
        (-0.46, 0.0), (-0.34, 1.4)]
    garment.piece(blade, cloth(0.75, 3), 0.11, 0.10, step=0.045, crumple=0.025, seed=3, folds=[(0.0, 2.35, -0.03, 1.2,
        0.07, -0.09), (0.18, 2.3, 0.2, 1.3, 0.05, 0.04), (-0.18, 2.3, -0.22, 1.3, 0.05, 0.04), (0.2, -0.2, -0.2, -1.4,
        0.2, 0.02)])
    garment.piece([(-0.36, 2.86), (-0.36, 2.86), (0.0, 2.92), (0.36, 2.86), (0.36, 2.86), (0.30, 2.5), (0.20, 2.26),
        (0.20, 2.26), (0.0, 2.22), (-0.20, 2.26), (-0.20, 2.26), (-0.30, 2.5)], cloth(-0.6, 9), 0.17, 0.11, step=0.03,
        crumple=0.01, folds=[(0.22, 2.84, 0.12, 2.28, 0.03, 0.03)])


@picture('ribbon-plain-green', replace(GAKUEN, fill=(0.56, 0.72)))
def ribbon_plain():
    cloth = fabric.twill('#1F4536', '#4E8068', scale=18, contrast=0.16, rough=0.55, sheen=0.5, seed=2)
    garment = Garment()
    loop = [(-0.12, 0.12), (-0.5, 0.5), (-0.86, 1.1), (-0.7, 1.7), (0, 1.98), (0.7, 1.7), (0.86, 1.1), (0.5, 0.5),
        (0.12, 0.12)]
    garment.piece(strip(smooth_path(loop), 0.09), cloth, 0.05, 0.04, per=2, step=0.04, crumple=0.0, soften=6)
    steel = natural.metal('#C4C6CA', 0.25)
    for x, y, turn in ((-0.78, 1.35, 100), (0.70, 1.62, -52)):
        place(box('slide', 0.10, 0.24, 0.04, steel, bevel=0.015), x, y, 0.05, turn - 90)
    for side, low in ((-1, -1.62), (1, -1.78)):
        tail = smooth_path([(0.0, 0.0), (side * 0.20, -0.5), (side * 0.34, -1.1), (side * 0.40, low)], 8)
        garment.piece(strip(tail, lambda t: 0.10 + 0.05 * t), cloth, 0.045, 0.045, per=2, step=0.035, crumple=0.03,
            seed=3 + side, folds=[(side * 0.05, -0.1, side * 0.25, -0.8, 0.05, 0.04)])
    for side in (-1, 1):
        for drop, reach, seed in ((-0.12, 0.88, 5), (0.08, 0.98, 7)):
            wing = [(0.04, -0.10), (0.30, -0.18), (reach * 0.7, -0.26 + drop), (reach, -0.22 + drop), (reach + 0.04,
                0.0 + drop), (reach, 0.18 + drop), (reach * 0.7, 0.22 + drop), (0.30, 0.14), (0.04, 0.10)]
            garment.half(side, wing, cloth, 0.11, 0.10, step=0.03, puff=0.03, crumple=0.015, seed=seed + side,
                folds=[(0.06, 0.02, 0.5, 0.06 + drop * 0.6, 0.05, -0.05), (0.1, -0.06, 0.42, -0.14, 0.04, 0.03)])
    garment.piece([(-0.15, -0.15), (-0.14, 0.15), (0, 0.17), (0.14, 0.15), (0.15, -0.15), (0, -0.18)], cloth, 0.13,
        0.09,
        step=0.025, crumple=0.01, per=8)


def muffler_check():
    return fabric.tartan([(3, 12, '#1F2A4C'), (20, 1.0, '#F0EDE2'), (24, 1.0, '#F0EDE2'), (33, 9, '#8E94A0'),
        (48, 1.6, '#8C2F3C')], '#B2B7C1')


def muffler_layer(garment, cloth, x, top, low, wide, seed):
    """One half of the folded muffler with the fringe at its end."""
    path = smooth_path([(x, top), (x + 0.03, (top + low) / 2 + 0.8), (x - 0.03, (top + low) / 2 - 0.8), (x, low)])
    garment.piece(strip(path, wide), cloth, 0.22, 0.2, per=2, crumple=0.05, seed=seed, soften=3,
        folds=[(x - wide * 0.5, top - 0.4, x - wide * 0.6, low + 0.8, 0.16, 0.05), (x + wide * 0.45, top - 0.9,
        x + wide * 0.4, low + 0.4, 0.14, 0.05)])
    threads = [natural.cord(tone, shine=0) for tone in ('#C9CCD2', '#2A355A', '#9AA0AB')]
    count, height = 34, garment.top(x, low + 0.3)
    for k in range(count):
        at = x + (k / (count - 1) - 0.5) * (2 * wide - 0.12)
        bend = 0.06 * math.sin(k * 2.7 + seed)
        line = [(at, low + 0.10, height), (at + bend * 0.4, low - 0.1, height * 0.6), (at + bend, low - 0.32, 0.06),
            (at + bend * 1.6, low - 0.5 - 0.03 * math.sin(k * 5), 0.04)]
        tube('fringe', curve(line, 4), 0.03, threads[(k // 4 + seed) % 3], 7)


@picture('muffler-check', replace(GAKUEN, fill=(0.5, 0.8)))
def muffler():
    image = muffler_check()
    garment = Garment()
    muffler_layer(garment, fabric.patterned(image, 1 / 1.1, 0.97, 0.7, 2), 0.10, 2.9, -2.6, 1.2, 1)
    muffler_layer(garment, fabric.patterned(image, 1 / 1.1, 0.97, 0.7, 3), -0.08, 3.0, -1.9, 1.2, 2)
    garment.piece(strip(smooth_path([(-1.20, 2.86), (0.0, 2.90), (1.14, 2.84)]), 0.20), fabric.patterned(image, 1 / 1.1,
        0.97, 0.7, 7), 0.10, 0.19, per=2, crumple=0.03, seed=9, soften=6)
    label = woven_label(0.5, 0.26, lambda s: s.text(25, 18, '学園', 15, '#F0EDE2', SERIF, 600, tracking=2.5),
        '#1F2A4C')
    garment.on_top(label, -0.86, -1.60, 0.012, 2)


@picture('belt-black', replace(GAKUEN, fill=(0.86, 0.5)))
def belt_black():
    leather, dark = fabric.leather('#1B1B1D', 0.42), natural.plain('#060607', 0.6)
    steel, thread = natural.metal('#C9CBCF', 0.22), natural.plain('#3C3C40', 0.7)
    garment = Garment()
    tip = [(-2.9, -0.62), (-1.0, -0.52), (1.0, -0.20), (2.6, 0.42)]
    band = smooth_path([(-3.1, 0.62), (-1.2, 0.30), (0.9, 0.28), (2.5, 0.44), (2.86, 0.43)], 10)
    garment.piece(strip(smooth_path(tip, 10), lambda t: 0.155 if t > 0.03 else 0.155 * (t / 0.03) ** 0.5), leather,
        0.05,
        0.04, per=2, step=0.04, crumple=0.0, soften=3)
    for shift in (-0.115, 0.115):
        garment.stitches([(x - shift * 0.15, y + shift) for x, y in smooth_path(tip, 6)[2:]], thread)
    for k in range(5):
        x, y = -2.45 + 0.28 * k, -0.595 + 0.014 * k
        garment.piece([(x + 0.026 * math.cos(a),
            y + 0.026 * math.sin(a)) for a in (k * math.pi / 5 for k in range(10))],
            dark, 0.006, 0.006, per=2, step=0.02, crumple=0.0)
    garment.piece(strip(band, 0.155), leather, 0.055, 0.04, per=2, step=0.04, crumple=0.0, soften=3)
    for shift in (-0.115, 0.115):
        garment.stitches([(x, y + shift) for x, y in band[2:]], thread)
    z = garment.top(-2.6, 0.52) + 0.05
    frame = [(-3.44, 0.46), (-3.44, 0.46), (-3.36, 0.90), (-3.36, 0.90), (-3.00, 0.83), (-3.00, 0.83), (-3.08, 0.39),
        (-3.08, 0.39)]
    tube('frame', curve([(x, y, z) for x, y in frame], 6, closed=True), 0.042, steel, 12, closed=True)
    tube('prong', curve([(-3.02, 0.61, z + 0.03), (-3.2, 0.65, z + 0.07), (-3.44, 0.70, z + 0.05)], 6), 0.03, steel, 10)
    garment.piece(sharp((-2.62, 0.33), (-2.56, 0.70), (-2.40, 0.67), (-2.46, 0.30)), leather, 0.07, 0.04, step=0.03,
        crumple=0.0)


@picture('straw-hat', replace(GAKUEN, fill=(0.78, 0.6), elevation=52, blur=0.0))
def school_straw_hat():
    navy = fabric.twill('#1E2B52', '#4C5C8C', scale=16, contrast=0.14, rough=0.6, seed=2)
    place(straw_hat(plaited_straw(), navy, fabric.canvas('#1E2B52', 1)), turn=90)
    place(box('bow', 0.30, 0.05, 0.30, navy, bevel=0.02), 0.70, -0.66, 0.25, 46)
    place(box('knot', 0.08, 0.09, 0.32, navy, bevel=0.02), 0.71, -0.68, 0.24, 46)
    elastic((-1.2, -1.2), (1.0, -1.35), 0.62, fabric.canvas('#F0F1F2', 3))
