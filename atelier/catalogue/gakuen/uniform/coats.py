"""Duffle coat and pea coat of gakuen."""

from dataclasses import replace

from workshop.catalogue import picture
from workshop.forms.uniforms import PULL, STAND, Garment, pocket, sharp, tailored_front, whole
from workshop.forms.trimmings import button
from workshop.materials import fabric, natural
from workshop.mesh import tube
from workshop.stage import GAKUEN
from catalogue.gakuen.uniform.blazers import neck_label


def coat_front(hem, edge, low=2.75):
    """Half a coat's front that closes up to the neck, wider towards the hem."""
    return [(0.70, 3.02), (0.70, 3.02), (1.95, 2.78), (2.28, 2.62), (2.26, 1.9), (2.24, 1.1), (2.44, 0.72),
        (2.50, -0.8), (2.64, hem + 1.2), (2.74, hem), (2.74, hem), (1.4, hem - 0.1), (edge, hem - 0.1),
        (edge, hem - 0.1), (edge, low), (edge, low)]


def toggle(garment, x, y, horn, cord, leather):
    """Two leather patches, a loop of cord and the horn peg through it."""
    garment.both(sharp((0.34 + x, y - 0.17), (0.34 + x, y + 0.17), (0.86 + x, y + 0.10), (0.86 + x, y - 0.10)), leather,
        0.03, 0.03, step=0.04, crumple=0.0, soften=1)
    garment.along([(0.5 + x, y + 0.05), (0.2 + x, y + 0.06), (-0.05, y + 0.05), (-0.13, y), (-0.05, y - 0.05),
        (0.2 + x, y - 0.06), (0.5 + x, y - 0.05)], 0.028, cord, lift=0.02, per=8)
    garment.along([(-0.5 - x, y + 0.03), (-0.3, y + 0.03), (0.0, y)], 0.028, cord, lift=0.02, per=8)
    garment.along([(-0.5 - x, y - 0.03), (-0.3, y - 0.03), (0.0, y)], 0.028, cord, lift=0.02, per=8)
    z = garment.top(0.02, y) + 0.10
    peg = [(0.02 + 0.05 * (k / 10 - 0.5), y - 0.27 + 0.054 * k, z) for k in range(11)]
    tube('peg', peg, lambda t: 0.03 + 0.05 * max(0.0, 1 - (2 * t - 1) ** 2) ** 0.5, horn, 16)


@picture('duffle-navy', replace(GAKUEN, fill=(0.8, 0.82)))
def duffle_navy():
    cloth = fabric.twill('#1C2440', '#4E5C84', contrast=0.10, melange=0.35, rough=0.95, sheen=0.6, bump=0.4, seed=1)
    check = fabric.patterned(fabric.tartan([(4, 14, '#6E2B38'), (30, 1.2, '#E7E2D2'), (40, 10, '#2E4A3C'),
        (54, 1.2, '#D2A03C')], '#23305A'), 1 / 0.9)
    thread = natural.plain('#46547C', 0.8)
    garment = Garment()
    garment.sleeves(cloth, 1.0, 0.18, 0.07)
    hood = whole([(0.0, 4.92), (0.7, 4.86), (1.20, 4.4), (1.36, 3.7), (1.24, 3.06), (1.24, 3.06), (0.0, 2.7)])
    garment.piece(hood, cloth, 0.20, 0.18, crumple=0.04, seed=21, folds=[(0.0, 4.9, 0.0, 4.2, 0.05, 0.03)])
    garment.piece(whole([(0.0, 4.40), (0.52, 4.30), (0.84, 3.86), (0.86, 3.3), (0.70, 2.9), (0.0, 2.7)]), check, 0.05,
        0.06, crumple=0.03, seed=22)
    garment.seam([(0.0, 4.52), (0.58, 4.42), (0.95, 3.94), (0.98, 3.3)], thread)
    garment.both(coat_front(-4.3, -0.30), cloth, 0.18, 0.14, folds=PULL + [(1.2, -2.0, 1.5, -4.2, 0.26, 0.05)],
        crumple=0.05, seed=11)
    garment.both([(0.02, 2.60), (0.02, 2.60), (0.62, 2.70), (1.26, 3.16), (1.40, 2.96), (1.40, 2.96), (0.9, 2.44),
        (0.02, 2.30), (0.02, 2.30)], cloth, 0.12, 0.09, step=0.05, crumple=0.008, seed=24)
    yoke = [(0.32, 2.2), (1.4, 1.72), (2.1, 1.62)]
    garment.seam(yoke, thread)
    garment.stitches([(-0.24, 2.2), (-0.24, -4.3)], thread)
    garment.both(pocket(0.82, 2.26, -1.9, -3.4), cloth, 0.07, 0.06, step=0.05, crumple=0.01, seed=5)
    garment.both(sharp((0.78, -2.02), (0.78, -1.58), (2.30, -1.52), (2.30, -1.96)), cloth, 0.08, 0.07, step=0.05,
        crumple=0.008, seed=7)
    garment.seam([(0.84, -1.96), (2.24, -1.90)], thread)
    garment.both([(2.74, -2.32), (2.74, -2.32), (3.32, -2.18), (3.32, -2.18), (3.38, -2.44), (3.38, -2.44),
        (2.80, -2.58), (2.80, -2.58)], cloth, 0.06, 0.05, step=0.05, crumple=0.0, seed=15)
    horn, cord = natural.plain('#C9A36A', 0.32, coat=0.5, bump=0.1, scale=8), natural.cord('#A9855A', shine=0)
    for y in (1.62, 0.42, -0.78, -1.98):
        toggle(garment, 0.0, y, horn, cord, fabric.leather('#4A3020', 0.5))


@picture('pea-coat-navy', replace(GAKUEN, fill=(0.84, 0.76)))
def pea_coat_navy():
    cloth = fabric.twill('#161A26', '#4A5164', contrast=0.08, melange=0.3, rough=0.95, sheen=0.6, bump=0.4, seed=1)
    thread = natural.plain('#353B4C', 0.8)
    garment = Garment()
    garment.inside(fabric.satin('#3E4A66', seed=2))
    garment.sleeves(cloth, 1.0, 0.18, 0.07)
    peak = [(0.90, 3.00), (0.90, 3.00), (1.20, 2.46), (1.20, 2.46), (2.06, 2.52), (2.06, 2.52), (1.86, 1.9),
        (1.1, 1.36), (-0.92, 1.02), (-0.92, 1.02), (0.1, 1.95)]
    collar = [(0.10, 3.34), (0.6, 3.36), (1.02, 3.24), (1.36, 2.84), (1.76, 2.36), (1.76, 2.36), (1.20, 2.20),
        (1.20, 2.20), (0.88, 2.56), (0.56, 2.94), (0.1, 3.02), (0.1, 3.02)]
    for side in (-1, 1):
        garment.half(side, tailored_front(-4.1, -0.94, 1.02, False), cloth, 0.18, 0.14, folds=PULL, crumple=0.05,
            seed=11 + side)
        garment.half(side, peak, cloth, 0.09, 0.08, step=0.05, crumple=0.012, grain=-30, seed=20 + side)
    garment.both(collar, cloth, 0.11, 0.09, step=0.05, crumple=0.01, grain=40, seed=30)
    garment.piece(STAND, cloth, 0.11, 0.09, step=0.05, crumple=0.01, seed=40)
    neck_label(garment, 2.72)
    garment.seam([(1.06, -1.5), (1.40, -2.9)], thread)
    garment.both(sharp((0.98, -1.5), (1.14, -1.46), (1.52, -2.86), (1.36, -2.92)), cloth, 0.05, 0.05, step=0.04,
        crumple=0.0, seed=5)
    black, hole = natural.plain('#0F1218', 0.28, coat=0.4), natural.plain('#020203')
    for x, y in ((0.74, 0.86), (0.62, -0.34), (0.62, -1.54)):
        for side in (-1, 1):
            garment.on_top(button(0.15, black, hole=hole), side * x, y)
    garment.stitches([(-0.86, 0.9), (-0.86, -4.05)], thread)
    garment.cuff_buttons(lambda: button(0.08, black, hole=hole), 1)
