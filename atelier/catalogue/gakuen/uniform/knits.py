"""Sweater and cardigan of gakuen."""

from dataclasses import replace

from workshop.catalogue import picture
from workshop.forms.uniforms import SLEEVE, Garment, at_arm, mirrored, sharp, whole
from workshop.forms.trimmings import button
from workshop.materials import fabric, natural
from workshop.stage import GAKUEN

KNIT_BODY_SIDE = [(1.95, 2.64), (2.14, 2.56), (2.08, 1.9), (2.06, 1.0), (2.22, 0.62), (2.24, -1.0), (2.16, -2.5),
    (2.16, -2.5)]
KNIT_FOLDS = [(1.9, 0.3, 1.2, -0.4, 0.2, 0.05), (-1.8, -0.6, -1.1, -1.4, 0.22, 0.05), (0.5, -1.3, 1.5, -1.9, 0.24,
    0.04), (-1.9, 0.3, -1.3, -0.1, 0.2, 0.04)]


def knit_cuff(garment, rib, sides=(-1, 1), length=1.0):
    points = [(2.70, -3.14), (2.70, -3.14), (3.78, -2.92), (3.78, -2.92), (3.70, -3.50), (3.70, -3.50), (2.92, -3.66),
        (2.92, -3.66)]
    for side in sides:
        garment.half(side, [at_arm(p, length) for p in points], rib, 0.12, 0.10, step=0.06, crumple=0.01, grain=12,
            seed=15)


@picture('sweater-ivory', replace(GAKUEN, fill=(0.8, 0.7), paper='#DFE3EA', ground='#D2D8E1'))
def sweater_ivory():
    body, rib = fabric.knit('#E4DECE', '#FFFFFF', 40, 1, melange=0.2), fabric.knit('#DED8C7', '#FFFFFF', 40, 2, rib=46)
    navy = fabric.knit('#22305A', across=44)
    garment = Garment()
    arm = [at_arm(p, 0.94) for p in SLEEVE]
    folds = [(2.25, 0.5, 2.9, 0.25, 0.12, 0.07), (2.5, 0.05, 3.1, -0.05, 0.1, 0.06), (2.2, 1.4, 2.7, 0.9, 0.14, 0.07)]
    garment.both(arm, body, 0.15, 0.13, folds=folds, crumple=0.06, grain=12, seed=6)
    knit_cuff(garment, rib, length=0.94)
    garment.piece([(-0.98, 2.86), (-0.6, 2.68), (0, 2.60), (0.6, 2.68), (0.98, 2.86), (1.2, 2.0), (0.8, 0.9),
        (-0.8, 0.9), (-1.2, 2.0)], body, 0.08, 0.08, seed=3, crumple=0.01)
    garment.piece([(-0.98, 2.92), (-0.6, 2.78), (0, 2.72), (0.6, 2.78), (0.98, 2.92), (0.92, 2.68), (0.6, 2.54),
        (0, 2.47), (-0.6, 2.54), (-0.92, 2.68)], rib, 0.06, 0.06, step=0.05, crumple=0.0, grain=90)
    front = whole([(0, 1.30), (0, 1.30), (0.42, 1.95), (0.90, 2.70), (0.90, 2.94), (0.90, 2.94), *KNIT_BODY_SIDE,
        (1, -2.57), (0, -2.59)])
    garment.piece(front, body, 0.14, 0.11, folds=KNIT_FOLDS, crumple=0.035, seed=5, stretch=(1, 1), per=5)
    garment.piece(whole([(0, -2.52), (1, -2.50), (2.10, -2.44), (2.10, -2.44), (1.98, -3.06), (1.98, -3.06), (1, -3.12),
        (0, -3.14)]), rib, 0.13, 0.10, step=0.06, crumple=0.01, seed=7)
    garment.both([(0.0, 1.16), (0.0, 1.16), (0.0, 1.48), (0.0, 1.48), (0.38, 2.08), (0.82, 2.78), (0.88, 3.0),
        (0.88, 3.0), (1.12, 2.96), (1.12, 2.96), (1.04, 2.66), (0.58, 1.90)], rib, 0.07, 0.07, step=0.045,
        crumple=0.004, grain=-30, seed=8)
    for side in (-1, 1):
        for shift in (0.06, 0.13):
            garment.along([(0.0, 1.20 + shift * 2.0), (side * (0.44 - shift * 0.55), 1.86 + shift * 0.9),
                (side * (0.96 - shift), 2.66 + shift * 0.4), (side * (1.06 - shift), 2.94)], 0.02, navy, lift=0.004)
    for y in (-2.66, -2.76):
        garment.along([(-2.05, y), (0, y - 0.06), (2.05, y)], 0.02, navy, lift=0.002, per=16)


@picture('cardigan-gray', replace(GAKUEN, fill=(0.74, 0.72)))
def cardigan_gray():
    body = fabric.knit('#6F737B', '#C9CCD2', 40, 1, melange=0.55)
    rib = fabric.knit('#696D75', '#C9CCD2', 40, 2, melange=0.45, rib=46)
    band = fabric.knit('#696D75', '#C9CCD2', 46, 3, melange=0.45, rib=60)
    horn, hole = natural.plain('#3A342F', 0.28, coat=0.45), natural.plain('#120F0D')
    garment = Garment()
    garment.half(1, [at_arm(p, 0.98) for p in SLEEVE], body, 0.15, 0.13, crumple=0.06, grain=12, seed=6,
        folds=[(2.25, 0.5, 2.9, 0.25, 0.12, 0.07), (2.5, 0.05, 3.2, -0.05, 0.1, 0.06)])
    knit_cuff(garment, rib, (1, ), 0.98)
    upper = mirrored([(1.6, 2.3), (1.9, 2.58), (2.22, 2.58), (2.52, 2.36), (2.78, 1.85), (2.98, 0.6), (3.04, -0.5),
        (2.8, -0.84), (2.3, -0.7), (2.15, 0.2), (2.1, 0.9), (1.7, 1.4)])
    garment.piece(upper, body, 0.15, 0.13, crumple=0.05, seed=7)
    garment.piece([(-0.98, 2.86), (-0.6, 2.98), (0, 3.02), (0.6, 2.98), (0.98, 2.86), (1.2, 2.0), (0.8, 0.3),
        (-0.8, 0.3), (-1.2, 2.0)], body, 0.08, 0.08, seed=3, crumple=0.01)
    front = [(0.04, 0.62), (0.04, 0.62), (0.5, 1.75), (0.86, 2.70), (0.90, 2.94), (0.90, 2.94), *KNIT_BODY_SIDE,
        (1, -2.58), (0.04, -2.60), (0.04, -2.60)]
    garment.both(front, body, 0.14, 0.11, folds=KNIT_FOLDS[:1] + KNIT_FOLDS[2:3], crumple=0.035, seed=5, stretch=(1, 1))
    garment.both([(0.04, -2.52), (0.04, -2.52), (1, -2.51), (2.10, -2.45), (2.10, -2.45), (1.98, -3.06), (1.98, -3.06),
        (1, -3.12), (0.04, -3.14), (0.04, -3.14)], rib, 0.13, 0.10, step=0.06, crumple=0.01, seed=7)
    garment.both(sharp((0.62, -1.1), (1.78, -1.06), (1.76, -2.36), (0.62, -2.40)), body, 0.05, 0.05, step=0.06,
        crumple=0.008, seed=9)
    garment.both(sharp((0.60, -1.06), (1.80, -1.02), (1.80, -1.26), (0.60, -1.30)), rib, 0.05, 0.05, step=0.05,
        crumple=0.0, seed=11)
    for side in (-1, 1):
        edge = [(-0.12, -3.13), (-0.12, -3.13), (0.13, -3.13), (0.13, -3.13), (0.14, 0.66), (0.58, 1.74), (0.94, 2.66),
            (0.98, 2.98), (0.98, 2.98), (0.70, 3.06), (0.70, 3.06), (0.68, 2.72), (0.30, 1.82), (-0.12, 0.76)]
        garment.half(side, edge, band, 0.07, 0.06, step=0.045, crumple=0.004, seed=13, grain=90)
    garment.piece([(-0.98, 2.98), (-0.6, 3.14), (0, 3.20), (0.6, 3.14), (0.98, 2.98), (0.70, 2.96), (0.5, 3.0),
        (0, 3.03), (-0.5, 3.0), (-0.70, 2.96)], band, 0.09, 0.06, step=0.045, crumple=0.0)
    for k in range(5):
        garment.on_top(button(0.095, horn, hole=hole), 0.01, 0.46 - 0.82 * k)
    forearm = [(-2.98, -0.35), (-3.04, -0.62), (-2.72, -0.92), (-1.6, -0.62), (-0.42, -0.20), (-0.42, -0.20),
        (-0.60, 0.46), (-0.60, 0.46), (-1.6, 0.12), (-2.2, 0.0)]
    garment.piece(forearm, body, 0.15, 0.13, crumple=0.04, seed=17, grain=-70,
        folds=[(-2.7, -0.7, -2.2, -0.1, 0.12, 0.06), (-2.3, -0.7, -1.9, -0.1, 0.1, 0.05)])
    garment.piece([(-0.50, -0.24), (-0.50, -0.24), (0.10, 0.0), (0.10, 0.0), (-0.06, 0.52), (-0.06, 0.52), (-0.66,
        0.46),
        (-0.66, 0.46)], rib, 0.15, 0.12, step=0.05, crumple=0.006, seed=18, grain=-72)
