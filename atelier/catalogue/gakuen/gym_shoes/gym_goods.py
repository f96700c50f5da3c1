"""Small things for the gym lesson: cap, head band, drawstring bag."""

import math
from dataclasses import replace

from workshop.artwork import Sheet, rasterise
from workshop.catalogue import picture
from workshop.forms.cloth_panel import Layers, outline
from workshop.forms.cloths import woven
from workshop.forms.garments import ribbon, whole
from workshop.forms.trimmings import woven_label
from workshop.materials import fabric, natural
from workshop.mesh import curve, group, lathe, place, thick, tube
from workshop.forms.cloths import grid_solid
from workshop.stage import GAKUEN


def gym_cap(colour, inside, seed):
    """A cap of six gores seen from above, the peak towards -y, its elastic lying beside it."""
    cloth, other = fabric.broadcloth(colour, seed), fabric.broadcloth(inside, seed + 1)
    gore = lambda a: 1 - 0.02 * abs(math.cos(3 * a)) ** 12
    dent = lambda x, y, z: (x * (1 + 0.04 * math.sin(3 * y + seed)), y * 1.08, z * (1 - 0.16 * math.exp(-((x - 0.2) ** 2
        + (y - 0.3) ** 2) / 0.12)))
    crown = lathe('crown', [(0.82, 0.0), (0.86, 0.12), (0.80, 0.42), (0.58, 0.72), (0.28, 0.86), (0.001, 0.9)], cloth,
        96,
        section=gore, bend=dent)
    seams = []
    for k in range(6):
        a = math.pi / 6 + k * math.pi / 3
        line = [(r * math.cos(a), r * 1.08 * math.sin(a), z + 0.012) for r, z in ((0.86, 0.14), (0.8, 0.42), (0.585,
            0.72), (0.285, 0.86), (0.03, 0.9))]
        seams.append(tube('seam', curve(line, 8), 0.013, natural.plain(colour, 0.8), 6))
    rows = []
    for j in range(13):
        t = j / 12
        row = []
        for i in range(33):
            u = i / 32 * 2 - 1
            a = math.radians(-90 + 74 * u)
            reach = 0.84 + 0.52 * t * (1 - abs(u) ** 2.4)
            row.append((reach * math.cos(a), reach * 1.08 * math.sin(a), 0.1 - 0.05 * t + 0.05 * math.cos(u * 1.4) * t))
        rows.append(row)
    peak = thick(grid_solid('peak', rows, cloth, [[(x, y) for x, y, z in row] for row in rows]), 0.03, 0)
    band = tube('band', [(0.87 * math.cos(a), 0.94 * math.sin(a), 0.05) for a in (2 * math.pi * k / 60 for k in
        range(60))], 0.035, other, 8, True)
    elastic = tube('elastic', curve([(0.8, 0.15, 0.04), (1.15, 0.4, 0.03), (1.28, 0.9, 0.03), (0.9, 1.25, 0.03), (0.2,
        1.3,
        0.03), (-0.4, 1.12, 0.03), (-0.75, 0.5, 0.04)], 10), 0.028, natural.plain('#F2F3F4', 0.7), 8)
    top = lathe('button', [(0.001, 0.05), (0.05, 0.045), (0.07, 0.01), (0.07, 0)], cloth, 24)
    return group(crown, peak, band, elastic, place(top, 0, 0, 0.89), *seams)


@picture('red-white-cap', replace(GAKUEN, fill=(0.68, 0.62), elevation=72))
def red_white_cap():
    place(gym_cap('#C6242F', '#F0F1F3', 2), -0.62, 0.75, 0, 14)
    place(gym_cap('#E9EBEE', '#C6242F', 7), 0.78, -0.85, 0, -20)


@picture('gym-bag-drawstring', replace(GAKUEN, fill=(0.66, 0.7)))
def gym_bag():
    art = Sheet(24, 24, '#F2F3F2').rect(0, 0, 12, 24, '#1F3A7A66').rect(0, 0, 24, 12, '#1F3A7A66').svg()
    check = woven(image=rasterise(art, 256), scale=1 / 0.24, weave=40)
    plain, cord = woven('#22386E', weave=40), natural.cord('#F2F2EE', shine=0)
    layers = Layers()
    right = [(0, 1.5), (1.1, 1.46), (1.7, 1.3), (1.95, 0.5), (2.0, -1.0), (1.92, -2.1), (1.5, -2.34), (0, -2.4)]
    layers.lay(outline(whole(right), 6), check, 0.4, 0.4, folds=[(x * 0.55, 1.35, x, 0.1, 0.12, 0.09) for x in (-1.5,
        -0.95, -0.45, 0.05, 0.6, 1.1, 1.6)] + [(-1.4, -1.0, -0.4, -1.7, 0.3, 0.06)], crumple=0.09, puff=0.16, seed=4)
    layers.lay(outline(whole([(0, -1.35), (1.97, -1.25), (1.97, -1.25), (1.92, -2.12), (1.5, -2.36), (0, -2.42)]), 6),
        plain, 0.06, 0.06, crumple=0.03, seed=6)
    layers.stitches([(-1.9, -1.4), (0, -1.49), (1.9, -1.4)], natural.plain('#8FA0CC', 0.8))
    neck = [(0, 1.22), (1.15, 1.18), (1.4, 1.3), (1.55, 1.75), (1.7, 2.25), (0.8, 2.36), (0, 2.32)]
    ruffle = [(-1.5 + 0.2 * k, 1.3, -1.65 + 0.22 * k, 2.3, 0.06, 0.12) for k in range(16)]
    layers.lay(outline(whole(neck), 6), check, 0.26, 0.16, step=0.055, folds=ruffle, crumple=0.03, seed=9, soften=1)
    layers.along([(-1.3, 1.36), (0, 1.28), (1.3, 1.36)], 0.06, cord, lift=0.05)
    for side in (-1, 1):
        layers.along([(side * 1.28, 1.36), (side * 2.0, 1.5), (side * 2.34, 0.6), (side * 2.2, -0.9), (side * 1.7,
            -2.0)],
            0.06, cord, lift=0.06, per=12)
        layers.along([(side * 1.3, 1.3), (side * 1.8, 1.75), (side * 2.2, 1.0), (side * 2.1, -0.4)], 0.045, cord,
            lift=0.05,
            per=12)
    label = woven_label(0.7, 0.32, lambda s: s.rect(2, 2, 66, 28, stroke='#22386E', line=0.8), '#FBFBF8')
    layers.on_top(label, 0.95, -1.85, 0.02, -3)


@picture('hachimaki', replace(GAKUEN, fill=(0.72, 0.62)))
def hachimaki():
    layers = Layers()
    red, white = fabric.broadcloth('#C6242F', 1), fabric.broadcloth('#ECEEF0', 2)
    waves = ([(-2.3, 1.5), (-1.2, 1.9), (0.1, 1.35), (1.2, 1.85), (2.2, 1.3)], [(-2.1, -0.1), (-1.0, 0.5), (0.2, -0.15),
        (1.4, 0.35), (2.4, -0.3)])
    for path, cloth, seed in ((waves[0], red, 3), (waves[1], white, 5)):
        line = [(p.x, p.y) for p in curve([(x, y, 0) for x, y in path], 6)]
        layers.lay(outline(ribbon(line, 0.22), 2), cloth, 0.07, 0.06, step=0.05, crumple=0.02, seed=seed,
            folds=[(x, y - 0.2, x + 0.06, y + 0.2, 0.1, 0.06) for x, y in line[3::5]])
        for shift in (0.19, -0.19):
            layers.stitches([(x, y + shift) for x, y in line], natural.plain('#9C1C26' if cloth is red else '#C3C9D3',
                0.8))
    for k, (colour, x) in enumerate((('#2C5CB0', -1.25), ('#E4B52C', 0.1), ('#2E7D4F', 1.4))):
        cloth = fabric.broadcloth(colour, 8 + k)
        points = []
        for n in range(7 * 24):
            a = n / 24 * 2 * math.pi
            points.append((math.cos(a) * (0.08 + 0.038 * n / 24), math.sin(a) * (0.08 + 0.038 * n / 24)))
        rows = [[(px, py, 0.0) for px, py in points], [(px, py, 0.2) for px, py in points], [(px, py, 0.42) for px,
            py in
            points]]
        uvs = [[(i * 0.02, j * 0.2) for i in range(len(points))] for j in range(3)]
        place(thick(grid_solid('roll', rows, cloth, uvs), 0.026, 0), x, -1.6 + 0.12 * (k % 2), 0.004, 40 * k)
