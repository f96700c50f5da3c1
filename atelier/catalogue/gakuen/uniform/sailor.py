"""Sailor suits of gakuen and the jumper skirt."""

from dataclasses import replace

from workshop.catalogue import picture
from workshop.forms.uniforms import SHORT_SLEEVE, Garment, sharp, strip, whole
from workshop.forms.pleats import Skirt, knife_pleats
from workshop.forms.trimmings import button
from workshop.materials import fabric, natural
from workshop.mesh import curve
from workshop.stage import GAKUEN

PALE_STUDIO = dict(paper='#DCE1E9', ground='#CDD4DE')
BLOUSE = whole([(0.0, 2.2), (0.5, 2.6), (0.80, 3.02), (0.80, 3.02), (1.95, 2.72), (2.20, 2.60), (2.16, 1.9),
    (2.12, 1.1), (2.26, 0.72), (2.24, -0.4), (2.24, -1.9), (2.30, -2.5), (2.30, -2.5), (1.2, -2.60), (0.0, -2.62)])
CAPE = [(0.62, 3.14), (0.62, 3.14), (1.10, 3.04), (1.92, 2.62), (1.92, 2.62), (1.60, 2.0), (0.98, 1.1), (0.06, 0.26),
    (0.06, 0.26), (0.06, 0.78), (0.06, 0.78), (0.40, 1.6), (0.66, 2.5)]


def smooth(path, per=8):
    return [(p.x, p.y) for p in curve([(x, y, 0) for x, y in path], per)]


def sailor_collar(garment, cloth, line, lines=3):
    """The two ends of the collar from the shoulders to the knot, with their braids."""
    garment.piece([(-0.66, 3.06), (-0.5, 3.30), (0, 3.36), (0.5, 3.30), (0.66, 3.06), (0.4, 3.02), (0, 3.08),
        (-0.4, 3.02)], cloth, 0.08, 0.06, step=0.05, crumple=0.0, seed=40)
    garment.both(CAPE, cloth, 0.08, 0.07, step=0.05, crumple=0.012, grain=-30, seed=30)
    for k in range(lines):
        d = 0.10 + 0.085 * k
        path = smooth([(1.96 - d * 1.30, 2.70), (1.60 - d, 2.04 + d * 0.24), (0.99 - d, 1.16 + d * 0.62),
            (0.10, 0.38 + d * 1.15)], 10)
        garment.both(strip(path, 0.017), line, 0.014, 0.018, per=2, step=0.045, crumple=0.0, soften=6)


def neckerchief(garment, cloth, knot=0.42, tail=1.5):
    """A scarf that comes out from below the collar, drawn together, its ends hanging."""
    for side in (-1, 1):
        fold = [(side * 0.06, knot + 0.1, side * 0.4, knot - tail, 0.05, 0.06), (side * 0.12, knot, side * 0.62,
            knot - tail * 0.8, 0.05, 0.05)]
        end = [(0.02, knot + 0.12), (0.02, knot + 0.12), (0.18, knot + 0.08), (0.46, knot - 0.5), (0.86, knot - tail),
            (0.86, knot - tail), (0.40, knot - tail - 0.26), (0.16, knot - tail - 0.12), (0.16, knot - tail - 0.12),
            (0.08, knot - 0.6)]
        garment.piece(end if side > 0 else [(-x, y - 0.12 * (y < knot - 1)) for x, y in reversed(end)], cloth, 0.09,
            0.08, step=0.04, folds=fold, crumple=0.03, seed=3 + side)
    garment.piece([(-0.20, knot + 0.22), (0.0, knot + 0.27), (0.20, knot + 0.22), (0.17, knot - 0.10), (0.0,
        knot - 0.15), (-0.17, knot - 0.10)], cloth, 0.15, 0.10, step=0.03, crumple=0.02,
        folds=[(-0.06, knot - 0.1, -0.09, knot + 0.2, 0.03, 0.03), (0.07, knot - 0.1, 0.06, knot + 0.2, 0.03, 0.03)])


def breast_piece(garment, cloth, line=None):
    """What closes the neck under the collar."""
    garment.piece(whole([(0.0, 2.50), (0.0, 2.50), (0.72, 2.42), (0.72, 2.42), (0.4, 1.2), (0.0, 0.5)]), cloth, 0.05,
        0.05, step=0.06, crumple=0.01, seed=8)
    if line:
        garment.piece(strip(smooth([(-0.60, 2.36), (0, 2.42), (0.60, 2.36)]), 0.02), line, 0.02, 0.018,
            per=2, step=0.045, crumple=0.0)


@picture('sailor-winter', replace(GAKUEN, fill=(0.62, 0.84)))
def sailor_winter():
    cloth, collar = fabric.twill('#161C30', '#454F6C', seed=1), fabric.twill('#161C30', '#454F6C', seed=2)
    line, red = fabric.canvas('#EDEEF0', 3), fabric.satin('#9C2531', rough=0.42, seed=4)
    knife_pleats(Skirt(3.2, 6.0, 4.7, 0.0, -1.9), fabric.twill('#161C30', '#454F6C', seed=5), 16, 0.22)
    garment = Garment()
    garment.shelf(3.3, -6.8, -1.9, 0.26)
    garment.piece([(-0.9, 3.0), (0, 3.3), (0.9, 3.0), (1.2, 2.2), (0, 1.0), (-1.2, 2.2)], collar, 0.06, crumple=0.01)
    garment.sleeves(cloth, 0.98)
    garment.piece(BLOUSE, cloth, 0.14, 0.12, folds=[(1.9, 0.5, 1.1, 0.0, 0.16, 0.05), (-1.9, 0.5, -1.0, 0.1, 0.16,
        0.05), (1.8, -1.4, 0.9, -2.1, 0.2, 0.05), (-1.6, -1.2, -0.8, -2.2, 0.2, 0.05)], crumple=0.05, seed=12)
    breast_piece(garment, collar, line)
    sailor_collar(garment, collar, line)
    neckerchief(garment, red)
    for side in (-1, 1):
        for y in (-2.40, -2.49, -2.58):
            arm = [(side * (2.66 + (y + 3.0) * -0.06), y - 0.28), (side * (3.74 + (y + 2.9) * -0.15), y - 0.02)]
            garment.piece(strip(smooth(arm, 6), 0.017), line, 0.014, 0.018, per=2, step=0.045, crumple=0.0, soften=6)
    garment.piece(sharp((0.98, -0.2), (1.86, -0.1), (1.84, 0.10), (0.97, 0.0)), cloth, 0.04, 0.04, step=0.04,
        crumple=0.004, seed=3)


@picture('sailor-summer', replace(GAKUEN, fill=(0.82, 0.66), **PALE_STUDIO))
def sailor_summer():
    white, blue = fabric.broadcloth('#E6E9EE', 1), fabric.twill('#2C4478', '#6C82B4', contrast=0.08, seed=2)
    line, scarf = fabric.canvas('#F3F4F6', 3), fabric.satin('#22325C', rough=0.42, seed=4)
    garment = Garment()
    garment.piece([(-0.9, 3.0), (0, 3.3), (0.9, 3.0), (1.2, 2.2), (0, 1.0), (-1.2, 2.2)], blue, 0.06, crumple=0.01)
    garment.both(SHORT_SLEEVE, white, 0.10, 0.1, folds=[(2.2, 0.8, 2.6, 1.5, 0.13, 0.05), (1.9, 0.9, 2.1, 1.8, 0.14,
        0.05)],
        crumple=0.03, seed=5, grain=-40)
    garment.both([(2.98, 1.50), (2.98, 1.50), (3.24, 1.22), (3.24, 1.22), (2.38, 0.36), (2.38, 0.36), (2.12, 0.64),
        (2.12, 0.64)], blue, 0.09, 0.07, step=0.05, crumple=0.004, grain=-47, seed=9)
    for d in (0.0, 0.09):
        garment.both(strip(smooth([(3.03 + d * 0.7, 1.36 - d * 0.7), (2.26 + d * 0.7, 0.60 - d * 0.7)], 6), 0.016),
            line,
            0.014, 0.018, per=2, step=0.045, crumple=0.0, soften=6)
    garment.piece(BLOUSE, white, 0.12, 0.10, folds=[(2.0, 0.4, 1.1, -0.1, 0.16, 0.06), (-2.0, 0.4, -1.0, -0.2, 0.16,
        0.06), (1.7, -1.3, 0.7, -2.0, 0.22, 0.05), (-1.6, -1.0, -0.8, -2.1, 0.22, 0.05)], crumple=0.06, seed=3)
    breast_piece(garment, white)
    sailor_collar(garment, blue, line, 2)
    neckerchief(garment, scarf, 0.36, 1.3)
    thread = natural.plain('#C3C9D3', 0.8)
    garment.stitches([(-2.2, -2.36), (-1.2, -2.46), (0, -2.48), (1.2, -2.46), (2.2, -2.36)], thread)
    garment.piece(sharp((1.0, -0.5), (1.0, 0.22), (1.80, 0.28), (1.80, -0.46)), white, 0.035, 0.03, step=0.05,
        crumple=0.006, seed=5)
    garment.stitches([(1.03, 0.17), (1.77, 0.22)], natural.plain('#2C4478', 0.8))


@picture('jumper-skirt-navy', replace(GAKUEN, fill=(0.66, 0.84)))
def jumper_skirt():
    cloth, thread = fabric.twill('#1B2239', '#454F6E', seed=1), natural.plain('#3E4A70', 0.8)
    knife_pleats(Skirt(3.3, 6.0, 5.2, 0.0, -0.28), cloth, 14, 0.24)
    garment = Garment()
    garment.piece([(-1.2, 2.7), (0, 2.74), (1.2, 2.7), (1.25, 1.2), (0, 1.1), (-1.25, 1.2)], fabric.satin('#6D7A99'),
        0.05,
        crumple=0.01)
    garment.piece([(-1.24, 2.72), (-1.24, 2.72), (1.24, 2.72), (1.24, 2.72), (1.1, 2.44), (0, 2.38), (-1.1, 2.44)],
        cloth, 0.07, 0.06, step=0.06, crumple=0.004)
    front = whole([(0.0, 1.45), (0.62, 1.45), (0.78, 1.55), (0.80, 1.75), (0.82, 2.84), (0.82, 2.84), (1.42, 2.70),
        (1.42, 2.70), (1.34, 1.9), (1.44, 1.2), (1.78, 0.66), (1.78, 0.66), (1.74, 0.2), (1.66, -0.34), (1.66, -0.34),
        (0.0, -0.36)])
    garment.piece(front, cloth, 0.13, 0.10, folds=[(1.5, 0.5, 0.9, 0.1, 0.14, 0.05), (-1.5, 0.5, -0.8, 0.2, 0.14,
        0.05)],
        crumple=0.03, seed=5)
    garment.seam([(0.86, 2.76), (0.84, 1.75), (0.80, 1.5), (0.62, 1.41), (0.0, 1.41)], thread)
    garment.seam([(1.36, 2.64), (1.28, 1.9), (1.38, 1.18), (1.72, 0.62)], thread)
    garment.seam([(0.66, 1.36), (0.62, 0.5), (0.70, -0.28)], thread)
    garment.piece(sharp((-1.72, -0.44), (-1.70, -0.08), (1.70, -0.08), (1.72, -0.44)), cloth, 0.22, 0.06, step=0.06,
        crumple=0.006, grain=90, seed=8)
    for y in (-0.40, -0.12):
        garment.stitches([(-1.66, y), (1.66, y)], thread)
    navy, hole = natural.plain('#141B33', 0.3), natural.plain('#05070E')
    garment.on_top(button(0.09, navy, hole=hole), 0.98, -0.26)
    for side in (-1, 1):
        garment.on_top(button(0.085, navy, hole=hole), side * 1.10, 2.42)
