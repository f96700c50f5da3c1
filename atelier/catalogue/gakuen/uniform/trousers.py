"""Trousers of gakuen beside the grey ones: slim ones folded over, and primary schools' shorts."""

from dataclasses import replace

from workshop.catalogue import picture
from workshop.forms.uniforms import Garment, sharp, strip
from workshop.forms.trimmings import button
from workshop.materials import fabric, natural
from workshop.stage import GAKUEN

LEG_SIDE = [(-0.98, 3.86), (-0.98, 3.86), (0.86, 3.86), (0.86, 3.86), (1.10, 3.1), (1.24, 2.2), (1.10, 1.2), (0.92,
    0.0),
    (0.74, -2.2), (0.70, -4.6), (0.70, -4.6), (-0.86, -4.6), (-0.86, -4.6), (-0.92, -2.2), (-0.98, 0.0), (-1.12, 1.3),
    (-1.36, 1.9), (-1.36, 1.9), (-1.04, 2.5)]


@picture('slacks-slim-navy', replace(GAKUEN, fill=(0.5, 0.84)))
def slacks_slim_navy():
    cloth, under = fabric.twill('#1B2340', '#4E5A80', seed=1), fabric.twill('#181F38', '#4E5A80', seed=5)
    thread = natural.plain('#3C486E', 0.8)
    garment = Garment()
    far = [(x * 0.98 - 0.16, y - 0.10 if y < -4 else y) for x, y in LEG_SIDE]
    garment.piece(far, under, 0.12, 0.1, crumple=0.03, seed=4, step=0.08)
    folds = [(-0.90, 2.0, -0.84, -5.2, 0.05, 0.07), (0.84, 1.6, 0.66, -5.2, 0.05, 0.05), (-1.0, 1.5, -0.2, 1.1, 0.16,
        0.05), (0.7, 0.2, 0.1, -0.2, 0.14, 0.04), (-0.6, -1.6, 0.2, -1.9, 0.14, 0.03), (-1.2, 1.9, -0.5, 1.8, 0.12,
        0.05)]
    garment.piece(LEG_SIDE, cloth, 0.14, 0.11, folds=folds, crumple=0.045, seed=2, step=0.08)
    garment.stitches([(0.10, 3.8), (0.16, 2.0), (0.06, 0.0), (-0.02, -2.4), (-0.04, -4.55)], thread)
    garment.along([(-0.44, 3.82), (-0.16, 3.2), (0.12, 2.62)], 0.02, cloth, lift=0.004)
    garment.stitches([(-0.37, 3.80), (-0.09, 3.2), (0.15, 2.70)], thread)
    garment.stitches([(-0.82, -4.36), (0.68, -4.36)], thread)
    flap = sharp((0.34, 2.86), (0.34, 3.12), (0.92, 3.06), (0.96, 2.80))
    garment.piece(flap, cloth, 0.05, 0.05, step=0.04, crumple=0.0, seed=7)
    garment.piece(sharp((-1.02, 3.80), (-1.0, 4.18), (0.84, 4.18), (0.88, 3.80)), cloth, 0.10, 0.06, step=0.06,
        crumple=0.006, seed=8, grain=90)
    garment.stitches([(-0.96, 4.14), (0.80, 4.14)], thread)
    for x in (-0.62, 0.10, 0.70):
        garment.piece(sharp((x - 0.05, 3.72), (x - 0.05, 4.24), (x + 0.05, 4.24), (x + 0.05, 3.72)), cloth, 0.05, 0.03,
            step=0.03, crumple=0.0)
    garment.on_top(button(0.075, natural.plain('#1A2240', 0.3), hole=natural.plain('#05070E')), -0.88, 3.99)


@picture('half-pants-gray', replace(GAKUEN, fill=(0.62, 0.5)))
def half_pants_gray():
    cloth = fabric.twill('#6A6E77', '#B9BDC4', melange=0.4, contrast=0.06, seed=1)
    thread, lining = natural.plain('#4A4D54', 0.8), fabric.broadcloth('#D9DCE1', 2)
    garment = Garment()
    garment.both(sharp((0.06, -1.5), (0.10, -1.74), (1.88, -1.62), (1.90, -1.4)), lining, 0.06, 0.05, crumple=0.01,
        seed=9)
    leg = [(0.0, 1.5), (0.0, 1.5), (1.46, 1.5), (1.46, 1.5), (1.72, 0.6), (1.86, -0.5), (1.96, -1.66), (1.96, -1.66),
        (0.10, -1.80), (0.10, -1.80), (0.06, -0.9), (0.0, -0.6)]
    folds = [(0.98, 1.2, 1.06, -2.2, 0.05, 0.09), (0.2, -0.4, 0.9, -0.9, 0.14, 0.05), (1.7, -0.2, 1.3, -0.6, 0.12,
        0.04),
        (0.6, 1.4, 0.64, 0.7, 0.05, 0.05)]
    garment.both(leg, cloth, 0.13, 0.1, folds=folds, crumple=0.04, seed=3)
    garment.seam([(0.14, -1.58), (1.90, -1.46)], thread)
    garment.piece([(-0.03, 1.48), (-0.03, 1.48), (0.28, 1.48), (0.28, 1.48), (0.27, 0.6), (0.16, 0.2), (0.0, 0.06),
        (-0.03, 0.06)], cloth, 0.03, 0.03, step=0.05, crumple=0.004, seed=4)
    garment.stitches([(0.22, 1.42), (0.21, 0.6), (0.12, 0.26), (0.02, 0.14)], thread)
    for side in (-1, 1):
        garment.along([(side * 1.08, 1.46), (side * 1.36, 0.95), (side * 1.66, 0.42)], 0.02, cloth, lift=0.004)
    gather = [(side * x, 1.44, side * (x + 0.02), 1.84, 0.028, 0.05) for side in (-1, 1) for x in (0.92, 1.03, 1.14,
        1.25,
        1.36)]
    garment.piece(sharp((-1.52, 1.42), (-1.46, 1.86), (1.46, 1.86), (1.52, 1.42)), cloth, 0.12, 0.06, step=0.045,
        crumple=0.004, seed=8, grain=90, folds=gather)
    for y in (1.46, 1.82):
        garment.stitches([(-0.84, y), (0.84, y)], thread)
    for x in (-0.66, 0.66):
        garment.piece(sharp((x - 0.05, 1.36), (x - 0.05, 1.92), (x + 0.05, 1.92), (x + 0.05, 1.36)), cloth, 0.05, 0.03,
            step=0.03, crumple=0.0)
    garment.piece(strip([(-0.02, 1.64), (0.1, 1.64), (0.2, 1.64)], 0.05), natural.metal('#B9BBBF', 0.3), 0.02, 0.02,
        per=2, step=0.03, crumple=0.0)
    garment.on_top(button(0.07, natural.plain('#4A4C52', 0.35), hole=natural.plain('#1E1F22')), -0.14, 1.64)
