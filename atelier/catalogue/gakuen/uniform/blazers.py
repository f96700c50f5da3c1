"""Further jackets of gakuen: grey, camel, double-breasted, and the short ones of primary schools."""

from dataclasses import replace

from workshop.artwork import SERIF
from workshop.catalogue import picture
from workshop.forms.uniforms import COLLAR, PULL, STAND, Garment, pocket, sharp, tailored_front
from workshop.forms.trimmings import button, lettered, metal_button, woven_label
from workshop.materials import fabric, natural
from workshop.stage import GAKUEN

JACKET_VIEW = replace(GAKUEN, fill=(0.86, 0.74))
NOTCHED = [(0.84, 3.04), (0.84, 3.04), (1.16, 2.52), (1.16, 2.52), (1.06, 2.26), (1.06, 2.26), (1.50, 2.10),
    (1.50, 2.10), (1.26, 1.4), (0.62, 0.6), (-0.10, 0.06), (-0.10, 0.06), (0.16, 0.9), (0.52, 2.1)]
PEAKED = [(0.84, 3.04), (0.84, 3.04), (1.14, 2.56), (1.14, 2.56), (1.86, 2.66), (1.86, 2.66), (1.56, 1.9),
    (0.7, 1.18), (-0.86, 0.34), (-0.86, 0.34), (0.1, 1.75)]


def neck_label(garment, y=2.55, ground='#22305A'):
    label = woven_label(0.62, 0.34, lambda s: s.rect(3, 3, 56, 28, stroke='#C9A25A', line=1).text(31, 22, 'GAKUEN', 11,
        '#E9DFC4', SERIF, 600, tracking=1.2), ground)
    garment.on_top(label, 0, y, 0.002)


def blazer_collar(garment, cloth):
    garment.both(COLLAR, cloth, 0.09, 0.08, step=0.05, crumple=0.01, grain=40, seed=30)
    garment.piece(STAND, cloth, 0.09, 0.08, step=0.05, crumple=0.01, seed=40)


def single_breasted(cloth, collar_cloth, lining, lapel=None, v=0.1):
    """A closed jacket with lapels, pockets and buttons still to come."""
    garment = Garment()
    garment.inside(lining)
    garment.sleeves(cloth)
    garment.both(tailored_front(-3.36, v=v), cloth, 0.14, 0.12, folds=PULL, crumple=0.06, seed=11)
    for side in (1, -1):
        garment.half(side, lapel or NOTCHED, collar_cloth, 0.07, 0.07, step=0.05, crumple=0.012, grain=-24,
            seed=20 + side)
    blazer_collar(garment, collar_cloth)
    neck_label(garment)
    return garment


@picture('blazer-gray', JACKET_VIEW)
def blazer_gray():
    cloth = fabric.twill('#5F646E', '#C3C7CE', melange=0.5, contrast=0.06, seed=1)
    turned = fabric.twill('#5F646E', '#C3C7CE', melange=0.5, contrast=0.06, seed=2)
    thread = natural.plain('#3E424A', 0.8)
    short = [(0.84, 3.04), (0.84, 3.04), (1.16, 2.52), (1.16, 2.52), (1.06, 2.28), (1.06, 2.28), (1.46, 2.16),
        (1.46, 2.16), (1.20, 1.65), (0.6, 1.05), (-0.10, 0.66), (-0.10, 0.66), (0.2, 1.4), (0.54, 2.2)]
    garment = single_breasted(cloth, turned, fabric.satin('#6C7F9E', seed=2), short, 0.68)
    garment.both(pocket(0.74, 2.0, -1.1, -2.5), cloth, 0.05, 0.05, step=0.05, crumple=0.008, seed=3)
    garment.seam([(0.78, -1.14), (0.78, -2.36), (0.92, -2.46), (1.82, -2.46), (1.96, -2.36), (1.96, -1.14)], thread)
    garment.piece(pocket(0.98, 1.86, 1.3, 0.5, 0.12), cloth, 0.045, 0.045, step=0.05, crumple=0.006, seed=5)
    garment.seam([(1.02, 1.26), (1.02, 0.6), (1.12, 0.54), (1.72, 0.54), (1.82, 0.6), (1.82, 1.26)], thread, (1, ))
    horn, hole = natural.plain('#2E2C2F', 0.3, coat=0.4), natural.plain('#0D0D0E')
    for y in (0.46, -0.50, -1.46):
        garment.on_top(button(0.105, horn, hole=hole), 0.03, y)
    garment.cuff_buttons(lambda: button(0.07, horn, hole=hole), 3)
    crest = lettered(0.5, 0.56, lambda s: s.path('M6 6H44V30C44 42 34 49 25 53C16 49 6 42 6 30Z', '#1E2B4A', '#C9A25A',
        2.4).text(25, 36, '学', 25, '#E0B95C', SERIF, 700), thread=True)
    garment.on_top(crest, 1.42, 0.91, 0.03)


@picture('blazer-camel', JACKET_VIEW)
def blazer_camel():
    cloth = fabric.twill('#8F6E4B', '#C7AD88', contrast=0.10, melange=0.2, seed=1)
    turned = fabric.twill('#8F6E4B', '#C7AD88', contrast=0.10, melange=0.2, seed=2)
    garment = single_breasted(cloth, turned, fabric.satin('#5B4030', seed=2))
    piping = fabric.canvas('#3B2A22', 2)
    for side in (1, -1):
        edge = [(-0.10, 0.04), (0.62, 0.58), (1.26, 1.38), (1.50, 2.10)]
        garment.along([(side * x, y) for x, y in edge], 0.024, piping, lift=0.004, per=10)
        garment.along([(side * x, y) for x, y in ((1.06, 2.27), (1.28, 2.19), (1.50, 2.10))], 0.024, piping, lift=0.004)
        garment.along([(side * x, y) for x, y in ((1.10, 2.31), (1.28, 2.38), (1.46, 2.44), (1.14, 2.84), (0.86,
            3.22))],
            0.024, piping, lift=0.004, per=8)
        garment.half(side, sharp((0.78, -1.62), (2.02, -1.52), (2.02, -1.12), (0.78, -1.22)), cloth, 0.06, 0.06,
            step=0.05, crumple=0.006, seed=5 + side)
        garment.along([(side * x, y) for x, y in ((0.79, -1.24), (0.79, -1.61), (1.4, -1.56), (2.01, -1.51),
            (2.01, -1.14))], 0.02, piping, lift=0.002)
    garment.along([(-0.12, 0.04), (-0.11, -1.2), (-0.09, -2.4), (0.02, -3.02), (0.42, -3.36), (1.2, -3.46), (2.4,
        -3.36)],
        0.024, piping, lift=0.0, per=8)
    garment.piece(sharp((1.20, 0.98), (2.02, 1.12), (2.00, 1.34), (1.18, 1.20)), cloth, 0.05, 0.05, step=0.04,
        crumple=0.004, seed=3)
    brass = natural.metal('#C79A52', 0.3)
    for y in (-0.12, -1.12):
        garment.on_top(metal_button(0.105, brass), 0.03, y)
    garment.cuff_buttons(lambda: metal_button(0.07, brass))


@picture('blazer-double', JACKET_VIEW)
def blazer_double():
    cloth = fabric.twill('#171D31', '#4A5470', seed=1)
    turned = fabric.twill('#171D31', '#4A5470', seed=2)
    garment = Garment()
    garment.inside(fabric.satin('#7A2F3A', seed=2))
    garment.sleeves(cloth)
    for side in (-1, 1):
        garment.half(side, tailored_front(-3.44, -0.88, 0.34, False), cloth, 0.14, 0.12, folds=PULL, crumple=0.05,
            seed=11 + side)
        garment.half(side, PEAKED, turned, 0.07, 0.07, step=0.05, crumple=0.012, grain=-30, seed=20 + side)
    blazer_collar(garment, turned)
    neck_label(garment, 2.68)
    garment.both(sharp((0.98, -1.66), (2.06, -1.58), (2.06, -1.20), (0.98, -1.28)), cloth, 0.06, 0.06, step=0.05,
        crumple=0.006, seed=5)
    garment.piece(sharp((1.12, 1.12), (1.92, 1.24), (1.90, 1.44), (1.12, 1.32)), cloth, 0.05, 0.05, step=0.04,
        crumple=0.004, seed=3)
    gold = natural.metal('#D2A84C', 0.24)
    for x, y in ((0.80, 0.12), (0.56, -0.60), (0.56, -1.36)):
        for side in (-1, 1):
            garment.on_top(metal_button(0.11, gold), side * x, y)
    garment.cuff_buttons(lambda: metal_button(0.075, gold), 3)


def collarless(hem, low, edge=-0.12):
    """Half a front that closes up to a round neck."""
    return [(0.74, 3.04), (0.74, 3.04), (1.95, 2.74), (2.20, 2.62), (2.20, 1.9), (2.16, 1.1), (2.32, 0.72),
        (2.30, hem + 0.9), (2.36, hem), (2.36, hem), (1.2, hem - 0.04), (edge, hem - 0.05), (edge, hem - 0.05),
        (edge, low), (edge, low), (0.30, low + 0.14), (0.62, low + 0.52)]


@picture('eton-navy', replace(GAKUEN, fill=(0.78, 0.62)))
def eton_navy():
    cloth = fabric.twill('#1A2037', '#424C68', seed=1)
    garment = Garment()
    garment.inside(fabric.satin('#A9B4C6', seed=2))
    garment.sleeves(cloth, 0.84)
    garment.both(collarless(-2.5, 2.36), cloth, 0.14, 0.12, folds=PULL, crumple=0.05, seed=11)
    garment.piece([(-0.72, 3.04), (-0.5, 3.24), (0, 3.30), (0.5, 3.24), (0.72, 3.04), (0.5, 3.04), (0, 3.12),
        (-0.5, 3.04)], cloth, 0.08, 0.06, step=0.05, crumple=0.0, seed=40)
    thread = natural.plain('#3A4568', 0.8)
    garment.seam([(0.78, 2.98), (0.66, 2.80), (0.30, 2.42), (0.0, 2.30)], thread)
    garment.stitches([(-0.06, 2.3), (-0.06, -2.5)], thread)
    garment.both(sharp((0.80, -1.18), (1.86, -1.10), (1.86, -0.86), (0.80, -0.94)), cloth, 0.06, 0.06, step=0.05,
        crumple=0.004, seed=5)
    neck_label(garment, 2.72)
    silver = natural.metal('#C4C6CA', 0.3)
    for k in range(4):
        garment.on_top(metal_button(0.115, silver), 0.04, 1.94 - 1.18 * k)
    garment.cuff_buttons(lambda: metal_button(0.075, silver), 2, 0.84)


@picture('bolero-navy', replace(GAKUEN, fill=(0.8, 0.5)))
def bolero_navy():
    cloth, lining = fabric.twill('#1B2238', '#454F6E', seed=1), fabric.satin('#8D99B4', seed=2)
    garment = Garment()
    garment.piece([(-1.0, 2.9), (-0.5, 3.22), (0, 3.26), (0.5, 3.22), (1.0, 2.9), (2.1, 2.3), (2.24, 0.4), (2.2, -1.16),
        (1.2, -1.26), (0, -1.30), (-1.2, -1.26), (-2.2, -1.16), (-2.24, 0.4), (-2.1, 2.3)], lining, 0.07, crumple=0.04,
        seed=4)
    garment.sleeves(cloth, 0.9)
    front = [(0.70, 3.06), (0.70, 3.06), (1.95, 2.74), (2.20, 2.62), (2.20, 1.9), (2.16, 1.1), (2.32, 0.72),
        (2.28, -0.4), (2.30, -1.2), (2.30, -1.2), (1.7, -1.24), (1.20, -1.06), (0.74, -0.5), (0.40, 0.5), (0.14, 1.5),
        (0.01, 2.22), (0.01, 2.34), (0.01, 2.34), (0.30, 2.48), (0.60, 2.80)]
    garment.both(front, cloth, 0.14, 0.12, folds=PULL[:1] + PULL[3:], crumple=0.04, seed=11)
    braid = fabric.canvas('#101733', 2)
    for side in (-1, 1):
        path = [(0.76, 3.0), (0.62, 2.74), (0.30, 2.40), (0.10, 2.26), (0.14, 1.7), (0.46, 0.55), (0.80, -0.42),
            (1.24, -0.96), (1.72, -1.13), (2.26, -1.10)]
        garment.along([(side * x, y) for x, y in path], 0.034, braid, lift=0.0, per=10)
    garment.piece([(-0.70, 3.05), (-0.5, 3.24), (0, 3.30), (0.5, 3.24), (0.70, 3.05), (0.5, 3.04), (0, 3.12),
        (-0.5, 3.04)], cloth, 0.08, 0.06, step=0.05, crumple=0.0, seed=40)
    neck_label(garment, 2.8)
    garment.on_top(metal_button(0.12, natural.metal('#C4C6CA', 0.3)), 0.10, 2.2)
    garment.cuff_buttons(lambda: metal_button(0.07, natural.metal('#C4C6CA', 0.3)), 1, 0.9)
