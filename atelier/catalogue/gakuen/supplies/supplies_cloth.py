"""Cloth for lunch and the pocket, stockings, the lunch box."""

from dataclasses import replace

from workshop import patterns
from workshop.artwork import SANS, Sheet, rasterise, tile_png
from workshop.catalogue import picture
from workshop.forms.cloth_panel import Layers, outline
from workshop.forms.cloths import folded, woven
from workshop.forms.garments import corners, halves, rounded, sleeves
from workshop.forms.plates import plate
from workshop.forms.trimmings import button, lettered, woven_label
from workshop.materials import fabric, natural
from workshop.mesh import box, gathered, group, lathe, place
from workshop.stage import GAKUEN
from catalogue.gakuen.uniform.shirts import GOLD, NAVY


def gingham(colour, size=12):
    return rasterise(Sheet(size * 2, size * 2, '#F4F4F1').rect(0, 0, size, size * 2, colour + '77').rect(0, 0,
        size * 2, size,
        colour + '77').svg(), 256)


@picture('lunch-smock', replace(GAKUEN, fill=(0.84, 0.74), paper='#DCE1E9', ground='#CDD4DE'))
def lunch_smock():
    white, thread = fabric.broadcloth('#E4E7EC', 1), natural.plain('#C3C9D3', 0.8)
    layers = Layers()
    sleeves(layers, white, (3.3, -1.5), 0.5, shoulder=(1.8, 2.5), thick=0.15, cuff=white, cuff_long=0.26)
    layers.lay(outline([(-0.7, 2.9), (0, 3.02), (0.7, 2.9), (0.7, 2.2), (-0.7, 2.2)]), white, 0.06, crumple=0.01)
    halves(layers, white, half=2.5, hem=-3.2, neck=0.74, top=2.45, thick=0.14, sag=0.1, gap=-0.12)
    layers.lay(outline(corners((-0.17, 2.42), (0.17, 2.42), (0.17, -3.26), (-0.17, -3.26))), white, 0.04, 0.04,
        step=0.06,
        crumple=0.006)
    for k in range(4):
        layers.on_top(button(0.085, natural.plain('#F6F5F1', 0.2, coat=0.5), hole=natural.plain('#A8ABB2', 0.6)), 0,
            1.95 - 1.3
            * k)
    for side in (-1, 1):
        layers.lay(outline(corners((side * 0.8, -0.9), (side * 1.9, -0.86), (side * 1.92, -2.0), (side * 0.82,
            -2.04))), white,
            0.05, 0.05, step=0.06, crumple=0.01)
        layers.stitches([(side * 0.82, -1.08), (side * 1.9, -1.04)], thread)
    cap = [(-1.1, -0.35), (-1.1, -0.35), (-1.2, 0.2), (-0.7, 0.62), (0.1, 0.7), (0.8, 0.56), (1.2, 0.14), (1.1,
        -0.35), (1.1,
        -0.35), (0, -0.42)]
    layers.lay(outline([(x + 1.9, y - 3.4) for x, y in cap]), white, 0.3, 0.26, folds=[(1.0 + 0.2 * k, -3.7,
        1.2 + 0.16 * k, -2.9,
        0.07, 0.07) for k in range(10)], crumple=0.05, puff=0.06, seed=9)
    layers.lay(outline(corners((0.78, -3.86), (3.02, -3.86), (3.04, -3.6), (0.76, -3.6))), white, 0.08, 0.08, step=0.05,
        crumple=0.01)
    bag = lambda s: s.rect(2, 2, 76, 36, '#FFFFFF', '#B9C0CC', 0.8, 3).text(40, 25, '3くみ  きゅうしょく', 8, NAVY, SANS, 600)
    layers.on_top(lettered(0.8, 0.4, bag), 1.35, 0.9, 0.03)


def mat(cloth, seed):
    """A mat that was folded in four and laid open."""
    layers = Layers()
    layers.lay(rounded(3.2, 2.2, 0.06), cloth, 0.05, 0.05, folds=((0, -1.1, 0, 1.1, 0.05, 0.05), (-1.6, 0, 1.6, 0,
        0.05, 0.05),
        (-1.2, 0.8, -0.6, 0.3, 0.3, 0.03)), crumple=0.03, seed=seed)
    layers.stitches(corners((-1.5, -1.0), (1.5, -1.0), (1.5, 1.0), (-1.5, 1.0), (-1.5, -1.0)),
        natural.plain('#F4F4F1', 0.8))
    layers.on_top(woven_label(0.36, 0.16, lambda s: s, '#FBFBF8'), 1.25, -0.82, 0.012)


@picture('luncheon-mat', replace(GAKUEN, fill=(0.8, 0.6)))
def luncheon_mat():
    red, green = (woven(image=gingham(tone, size), scale=1 / cell, weave=44) for tone, size, cell in (('#C9504A', 12,
        0.3), (
        '#2E7D4F', 8, 0.2)))
    place(gathered(lambda: mat(red, 3)), -0.6, 0.75, 0, 6)
    place(gathered(lambda: mat(green, 4)), 0.55, -0.55, 0.12, -7)


@picture('handkerchief-3p', replace(GAKUEN, fill=(0.72, 0.62)))
def handkerchief_3p():
    stripe = rasterise(Sheet(30, 30, '#F3F4F2').rect(0, 0, 6, 30, '#3E78B8').rect(10, 0, 2, 30, '#3E78B8').rect(0, 8,
        30, 3,
        '#3E78B866').svg(), 256)
    cloths = ((woven(image=stripe, scale=1 / 0.3, weave=60), '#3E78B8', -0.75, 0.95, 8),
        (woven(image=tile_png(patterns.dots(
        '#FFFFFF', '#C9504A', 10, 0.14)), scale=1 / 0.24, weave=60), '#C9504A', 0.85, 0.2, -9), (woven(image=tile_png(
        patterns.asanoha('#FFFFFF', '#4E9A63', 10, 0.5)), scale=1 / 0.34, weave=60), '#4E9A63', -0.45, -1.0, 4))
    for k, (cloth, tone, x, y, turn) in enumerate(cloths):
        thing = folded(1.5, 1.5, 0.11, cloth, 4, seed=k, lift=0.12 if k == 1 else None, stitch=natural.plain(tone, 0.8))
        place(thing, x, y, 0.02 * k, turn)


def stocking(x, dy=0.0, tall=3.4):
    return outline(list(reversed([(px + x, py + dy) for px, py in ((-0.42, tall), (-0.42, tall), (0.42, tall), (0.42,
        tall), (0.5,
        tall * 0.55), (0.42, 0.3), (0.38, -0.5), (0.6, -0.86), (1.2, -1.05), (1.56, -1.2), (1.66, -1.42), (1.52,
            -1.62), (1.15,
        -1.66), (0.3, -1.6), (-0.18, -1.5), (-0.40, -1.2), (-0.42, -0.7), (-0.4, 0.4), (-0.52, tall * 0.55))])))


@picture('socks-high', replace(GAKUEN, fill=(0.6, 0.74)))
def socks_high():
    layers = Layers()
    for k, (x, dy) in enumerate(((-0.75, 0.25), (0.45, -0.25))):
        rib = fabric.knit('#1C2442', '#6A76A0', 64, k, melange=0.15, rib=40)
        flat = fabric.knit('#1A2140', across=60, seed=k + 5)
        layers.lay(stocking(x, dy), rib, 0.12, 0.11, step=0.06, crumple=0.04, seed=k + 2, folds=((x - 0.3, dy - 0.55,
            x + 0.35, dy
            - 0.75, 0.10, 0.05), (x - 0.3, dy - 0.9, x + 0.45, dy - 0.95, 0.09, 0.05), (x - 0.3, dy + 1.2, x + 0.3,
                dy + 1.1, 0.12,
            0.03)))
        layers.lay(outline(list(reversed([(x + px, dy + py) for px, py in ((1.2, -1.05), (1.2, -1.05), (1.52, -1.18),
            (1.65, -1.42),
            (1.51, -1.61), (1.14, -1.65), (1.14, -1.65), (1.24, -1.36))]))), flat, 0.03, 0.05, step=0.05, crumple=0.01)
        layers.lay(outline(corners((x - 0.43, dy + 3.08), (x - 0.43, dy + 3.38), (x + 0.43, dy + 3.38), (x + 0.43,
            dy + 3.08))), rib,
            0.03, 0.04, step=0.05, crumple=0.0, seed=k + 9)
        layers.on_top(lettered(0.18, 0.2, lambda s: s.path('M9 2L16 10L9 18L2 10Z', GOLD), thread=True), x + 0.02,
            dy + 2.7, 0.012)


@picture('tights', replace(GAKUEN, fill=(0.62, 0.76)))
def tights():
    black, band = fabric.knit('#24252A', '#5A5C66', 90, 2, bump=0.5, rib=70), fabric.knit('#1D1E22', across=70, rib=50)
    layers = Layers()
    leg = [(0.02, 2.6), (0.02, 2.6), (0.98, 2.6), (0.98, 2.6), (1.12, 1.9), (1.02, 0.4), (0.86, -1.6), (0.74, -2.9),
        (0.92, -3.3),
        (1.42, -3.52), (1.6, -3.74), (1.46, -3.94), (0.6, -3.94), (0.22, -3.7), (0.2, -2.8), (0.14, -0.6), (0.02,
            1.2), (0.02, 1.2)]
    for side in (1, -1):
        shape = outline([(side * x, y) for x, y in leg])
        layers.lay(shape, black, 0.1, 0.09, folds=[(side * a, b, side * c, d, w, h) for a, b, c, d, w, h in ((0.2,
            -1.9, 0.8, -1.7,
            0.12, 0.05), (0.2, 0.8, 0.9, 1.2, 0.16, 0.04), (0.3, -3.0, 0.75, -2.85, 0.1, 0.06), (0.05, 1.4, 0.8, 1.9,
                0.14, 0.05))],
            crumple=0.04, seed=4 + side)
    layers.lay(outline(corners((-1.0, 2.5), (-0.96, 2.86), (0.96, 2.86), (1.0, 2.5))), band, 0.12, 0.09, step=0.05,
        folds=[(-0.9 + 0.15
        * k, 2.52, -0.9 + 0.15 * k, 2.84, 0.04, 0.04) for k in range(13)], crumple=0.01)
    layers.on_top(woven_label(0.22, 0.14, lambda s: s, '#F4F5F6'), 0, 2.62, 0.012)


@picture('lunch-box', replace(GAKUEN, fill=(0.78, 0.62), elevation=62))
def lunch_box():
    mat = woven(image=gingham('#3E78B8', 10), scale=1 / 0.25, weave=44)
    layers = Layers()
    layers.lay(rounded(4.2, 3.2, 0.08), mat, 0.05, 0.05, crumple=0.04, seed=5, folds=((0, -1.6, 0, 1.6, 0.05, 0.05),
        (-2.1, 0, 2.1, 0,
        0.05, 0.05)))
    navy, white = natural.plain('#22366E', 0.32, coat=0.4), natural.plain('#EEF1F4', 0.35, coat=0.3)
    parts = [plate(rounded(2.3, 1.3, 0.42, steps=10), 0.52, navy, 0.06), place(plate(rounded(2.36, 1.36, 0.44,
        steps=10), 0.16, white,
        0.05), 0, 0, 0.5), place(plate(rounded(1.8, 0.84, 0.26, steps=10), 0.02, natural.plain('#E4E8ED', 0.4), 0.01),
            0, 0, 0.655)]
    for side in (-1, 1):
        parts.append(place(box('latch', 0.14, 0.5, 0.34, navy, bevel=0.05), side * 1.19, 0, 0.3))
    parts.append(place(box('band', 0.34, 1.5, 0.66, fabric.knit(GOLD, across=70, rib=60), bevel=0.05), 0.5, 0, 0.03))
    parts.append(place(lettered(0.6, 0.26, lambda s: s.text(30, 18, 'もり ゆい', 12, '#2B3350', SANS, 600)), -0.4, 0, 0.68))
    place(group(*parts), 0, 0.35, 0.09, 6)
    case = [plate(rounded(2.3, 0.34, 0.15), 0.16, navy, 0.06)]
    place(group(*case), -0.1, -1.0, 0.09, 4)
    for k in range(2):
        stick = lathe('stick', [(0.001, 0), (0.028, 0.02), (0.045, 1.6), (0.001, 1.62)], natural.plain(GOLD, 0.35,
            coat=0.3), 16)
        place(stick, 0.75, -1.34 - 0.12 * k, 0.14, 92 + 2 * k, (-90, 0))
