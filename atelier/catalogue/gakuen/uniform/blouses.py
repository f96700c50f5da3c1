"""Blouses, short-sleeved shirts and polo shirts of gakuen, spread out."""

from dataclasses import replace

from workshop.artwork import SERIF, Sheet, rasterise
from workshop.catalogue import picture
from workshop.forms.uniforms import SHORT_SLEEVE, Garment, pocket, sharp, whole
from workshop.forms.trimmings import button, lettered, woven_label
from workshop.materials import fabric, natural
from workshop.stage import GAKUEN

PALE = dict(paper='#DCE1E9', ground='#CDD4DE')
SHIRT_BODY = whole([(0.0, 2.52), (0.3, 2.60), (0.56, 2.98), (0.56, 2.98), (1.95, 2.66), (2.16, 2.56), (2.12, 1.9),
    (2.10, 1.0), (2.22, 0.66), (2.16, -1.0), (2.22, -2.9), (2.16, -3.08), (1.7, -3.22), (0.9, -3.4), (0.0, -3.44)])
BLOUSE_FOLDS = [(2.0, 0.4, 1.1, -0.1, 0.16, 0.06), (-2.0, 0.4, -1.0, -0.3, 0.16, 0.06), (1.7, -1.1, 0.7, -2.0, 0.22,
    0.05), (-1.6, -1.4, -0.8, -2.6, 0.24, 0.05), (0.8, 1.6, 1.6, 0.9, 0.2, 0.03)]


def shirt_back(garment, cloth):
    garment.piece([(-0.62, 2.76), (-0.5, 3.04), (0, 3.14), (0.5, 3.04), (0.62, 2.76), (0.3, 2.56), (0, 2.50),
        (-0.3, 2.56)], cloth, 0.06, 0.06, step=0.05, crumple=0.0)
    label = woven_label(0.42, 0.20, lambda s: s.text(21, 14.5, '学園', 13, '#F3F1E8', SERIF, 600, tracking=2),
        '#22305A')
    garment.on_top(label, 0, 2.90, 0.004)


def shirt_stand(garment, cloth):
    garment.piece([(-0.66, 2.74), (-0.44, 3.12), (0, 3.26), (0.44, 3.12), (0.66, 2.74), (0.50, 2.74), (0.34, 2.98),
        (0, 3.08), (-0.34, 2.98), (-0.50, 2.74)], cloth, 0.16, 0.07, step=0.05, crumple=0.004, seed=7)


def placket(garment, cloth, thread, low, high=2.5, half=0.15):
    garment.piece(sharp((-half, low), (-half, high), (half, high), (half, low)), cloth, 0.04, 0.03, step=0.05,
        crumple=0.004, seed=6)
    for x in (-half + 0.04, half - 0.04):
        garment.stitches([(x, low + 0.04), (x, high - 0.1)], thread)


@picture('blouse-round', replace(GAKUEN, fill=(0.84, 0.72), **PALE))
def blouse_round():
    white, thread = fabric.broadcloth('#E6E9EE', 1), natural.plain('#B4BCC9', 0.8)
    pearl, hole = natural.plain('#D3D7DE', 0.18, coat=0.5), natural.plain('#7F8590', 0.6)
    garment = Garment()
    garment.sleeves(white, 0.93, 0.11, 0.06)
    garment.both([(2.60, -2.74), (2.60, -2.74), (3.62, -2.50), (3.62, -2.50), (3.72, -3.02), (3.72, -3.02),
        (2.72, -3.24), (2.72, -3.24)], white, 0.12, 0.09, step=0.05, crumple=0.008, grain=12, seed=15,
        folds=[(2.8, -2.7, 2.84, -2.84, 0.03, 0.03), (3.0, -2.66, 3.04, -2.8, 0.03, 0.03)])
    garment.seam([(2.66, -2.80), (3.58, -2.58)], thread)
    for side in (-1, 1):
        garment.on_top(button(0.065, pearl, hole=hole), side * 3.52, -2.82)
    garment.piece(SHIRT_BODY, white, 0.13, 0.10, folds=BLOUSE_FOLDS, crumple=0.06, seed=3)
    for shift in (0.50, 0.66, 0.82):
        garment.both(sharp((shift, 2.6), (shift + 0.05, 2.6), (shift + 0.05, 0.4), (shift, 0.4)), white, 0.05, 0.03,
            step=0.045, crumple=0.0, soften=1)
        garment.seam([(shift - 0.02, 2.5), (shift - 0.02, 0.42)], natural.plain('#A9B2C2', 0.8))
    placket(garment, white, thread, -3.38)
    garment.seam([(2.16, -2.92), (1.66, -3.10), (0.9, -3.28), (0.2, -3.32)], thread)
    shirt_back(garment, fabric.broadcloth('#E1E4EA', 3))
    shirt_stand(garment, white)
    garment.both([(0.01, 2.50), (0.01, 2.50), (0.30, 2.66), (0.54, 2.96), (0.50, 3.12), (0.50, 3.12), (0.90, 2.88),
        (1.16, 2.46), (1.16, 2.10), (0.90, 1.86), (0.56, 1.88), (0.22, 2.14)], white, 0.09, 0.08, step=0.045,
        crumple=0.006, seed=9, grain=-30)
    garment.seam([(0.12, 2.38), (0.28, 2.18), (0.58, 1.95), (0.88, 1.93), (1.09, 2.13), (1.09, 2.44), (0.86, 2.80)],
        thread)
    for y in (2.34, 1.5, 0.62, -0.26, -1.14, -2.02):
        garment.on_top(button(0.065, pearl, hole=hole), 0.0, y)


def oxford_stripe():
    svg = Sheet(6, 6, '#DDE6F1').rect(0, 0, 1.5, 6, '#7F9FC8').svg()
    return fabric.patterned(rasterise(svg, 256), 1 / 0.06, 0.85, 0.12)


@picture('shirt-summer', replace(GAKUEN, fill=(0.82, 0.7), **PALE))
def shirt_summer():
    cloth, thread = oxford_stripe(), natural.plain('#9DB4D2', 0.8)
    pearl, hole = natural.plain('#F6F5F1', 0.18, coat=0.5), natural.plain('#8A93A2', 0.6)
    garment = Garment()
    garment.both(SHORT_SLEEVE, cloth, 0.10, 0.1, folds=[(2.2, 0.8, 2.6, 1.5, 0.13, 0.05), (1.9, 0.9, 2.1, 1.8, 0.14,
        0.05)], crumple=0.03, seed=5, grain=40)
    garment.seam([(3.00, 1.34), (2.22, 0.60)], thread)
    garment.piece(SHIRT_BODY, cloth, 0.12, 0.10, folds=BLOUSE_FOLDS, crumple=0.06, seed=3)
    garment.seam([(0.62, 2.68), (1.3, 2.46), (2.06, 2.28)], thread)
    placket(garment, cloth, thread, -3.38, 2.46)
    garment.seam([(2.16, -2.92), (1.66, -3.10), (0.9, -3.28), (0.2, -3.32)], thread)
    garment.piece(pocket(0.66, 1.56, 1.22, 0.24, 0.1, 0.1), cloth, 0.04, 0.035, step=0.05, crumple=0.006, seed=5)
    for line in ([(0.70, 1.08), (1.52, 1.08)], [(0.70, 1.18), (0.70, 0.34), (1.11, 0.19), (1.52, 0.34), (1.52, 1.18)]):
        garment.stitches(line, thread)
    shirt_back(garment, cloth)
    shirt_stand(garment, cloth)
    garment.both([(0.0, 2.52), (0.0, 2.52), (0.30, 2.66), (0.56, 2.96), (0.50, 3.12), (0.50, 3.12), (0.92, 2.86),
        (1.08, 2.30), (1.08, 2.30), (0.72, 1.86), (0.72, 1.86), (0.22, 2.34)], cloth, 0.09, 0.08, step=0.045,
        crumple=0.006, seed=9, grain=-38)
    garment.seam([(0.10, 2.40), (0.70, 1.96), (0.98, 2.30), (0.86, 2.74)], thread)
    for side in (-1, 1):
        garment.on_top(button(0.04, pearl, hole=hole), side * 0.72, 2.02)
    for y in (2.38, 1.56, 0.74, -0.08, -0.90, -1.72, -2.54):
        garment.on_top(button(0.055, pearl, hole=hole), 0.0, y)


@picture('polo-navy', replace(GAKUEN, fill=(0.82, 0.7)))
def polo_navy():
    navy, rib = fabric.jersey('#1B2545', mesh=26, bump=0.5, rough=0.8, seed=1), fabric.knit('#18203D', across=60,
        rib=50)
    white, thread = fabric.knit('#E9EBEE', across=60), natural.plain('#3A4874', 0.8)
    garment = Garment()
    garment.both(SHORT_SLEEVE, navy, 0.11, 0.1, folds=[(2.2, 0.8, 2.6, 1.5, 0.13, 0.06), (1.9, 0.9, 2.1, 1.8, 0.14,
        0.05)], crumple=0.04, seed=5, grain=-40)
    garment.both([(2.98, 1.46), (2.98, 1.46), (3.24, 1.18), (3.24, 1.18), (2.42, 0.38), (2.42, 0.38), (2.18, 0.66),
        (2.18, 0.66)], rib, 0.09, 0.07, step=0.05, crumple=0.004, grain=43, seed=9)
    for side in (-1, 1):
        garment.along([(side * 3.14, 1.26), (side * 2.34, 0.48)], 0.02, white, lift=0.002)
    garment.piece([(-0.62, 2.76), (-0.5, 3.04), (0, 3.12), (0.5, 3.04), (0.62, 2.76), (0.3, 2.4), (0, 2.3),
        (-0.3, 2.4)], navy, 0.05, 0.05, step=0.06, crumple=0.0)
    body = whole([(0.0, 2.16), (0.28, 2.5), (0.56, 2.98), (0.56, 2.98), (1.95, 2.66), (2.12, 2.56), (2.04, 1.9),
        (2.04, 1.0), (2.18, 0.66), (2.16, -1.0), (2.20, -2.9), (2.20, -2.9), (1.2, -3.02), (0.0, -3.04)])
    garment.piece(body, navy, 0.13, 0.10, folds=BLOUSE_FOLDS, crumple=0.07, seed=4)
    garment.seam([(2.16, -2.70), (1.2, -2.82), (0.0, -2.84)], thread)
    garment.piece(sharp((-0.17, 1.08), (-0.17, 2.40), (0.17, 2.40), (0.17, 1.08)), navy, 0.05, 0.04, step=0.05,
        crumple=0.004, seed=6)
    garment.stitches([(-0.13, 2.2), (-0.13, 1.13), (0.13, 1.13), (0.13, 2.2)], thread)
    label = woven_label(0.42, 0.20, lambda s: s.text(21, 14.5, '学園', 13, '#22305A', SERIF, 600, tracking=2),
        '#F1F2F4')
    garment.on_top(label, 0, 2.86, 0.004)
    garment.piece([(-0.66, 2.74), (-0.44, 3.12), (0, 3.24), (0.44, 3.12), (0.66, 2.74), (0.50, 2.74), (0.34, 2.98),
        (0, 3.06), (-0.34, 2.98), (-0.50, 2.74)], rib, 0.13, 0.07, step=0.05, crumple=0.004, seed=7, grain=90)
    garment.both([(0.05, 2.28), (0.05, 2.28), (0.30, 2.56), (0.54, 2.94), (0.50, 3.10), (0.50, 3.10), (0.92, 2.86),
        (1.06, 2.34), (1.06, 2.34), (0.74, 1.86), (0.74, 1.86), (0.24, 2.10)], rib, 0.09, 0.08, step=0.045,
        crumple=0.006, seed=9, grain=-52)
    for side in (-1, 1):
        garment.along([(side * 0.12, 2.26), (side * 0.30, 2.14), (side * 0.74, 1.93), (side * 0.99, 2.33),
            (side * 0.86, 2.80)], 0.02, white, lift=0.002, per=8)
    pearl, hole = natural.plain('#F2F1EE', 0.2, coat=0.5), natural.plain('#7A808C', 0.6)
    for y in (1.98, 1.58, 1.22):
        garment.on_top(button(0.06, pearl, hole=hole), 0.0, y)
    mark = lettered(0.56, 0.3, lambda s: s.text(28, 21, '学園', 20, '#F2F3F5', SERIF, 700, tracking=3), thread=True)
    garment.on_top(mark, 1.10, 1.12, 0.03)
