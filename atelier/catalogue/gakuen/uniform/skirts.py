"""Skirts of gakuen: knife and box pleats in several cloths, and the culotte."""

from dataclasses import replace

from workshop.artwork import Sheet, rasterise
from workshop.catalogue import picture
from workshop.forms.uniforms import Garment, sharp
from workshop.forms.pleats import Skirt, box_pleats, knife_pleats
from workshop.forms.trimmings import button
from workshop.materials import fabric, natural
from workshop.stage import GAKUEN

SKIRT_VIEW = replace(GAKUEN, fill=(0.74, 0.66))


def waistband(cloth, thread, half=1.66, y=2.5, tall=0.36):
    """The band over the pleats, its lap and its button."""
    garment = Garment()
    low, high = y - tall / 2, y + tall / 2
    garment.piece(sharp((-half, low), (-half, high), (half, high), (half, low)), cloth, 0.24, 0.05, step=0.06,
        crumple=0.004)
    garment.piece(sharp((-half - 0.02, low + 0.01), (-half - 0.02, high - 0.01), (-half + 0.42, high - 0.01),
        (-half + 0.42, low + 0.01)), cloth, 0.05, 0.05, step=0.05, crumple=0.002, offset=(0.2, 0))
    for level in (low + 0.04, high - 0.04):
        garment.stitches([(-half + 0.06, level), (half - 0.06, level)], natural.plain(thread, 0.8))
    return garment


@picture('skirt-pleats-navy', replace(SKIRT_VIEW, fill=(0.78, 0.7)))
def skirt_pleats_navy():
    cloth = fabric.twill('#1B2340', '#4A5678', seed=1)
    knife_pleats(Skirt(3.3, 6.5, 5.5), cloth, 16, 0.24)
    garment = waistband(fabric.twill('#1B2340', '#4A5678', seed=2), '#3C4768')
    garment.on_top(button(0.075, natural.plain('#1A2240', 0.3), hole=natural.plain('#05070E')), -1.45, 2.5)


@picture('skirt-glen-gray', SKIRT_VIEW)
def skirt_glen_gray():
    dark, wine, pale = '#4B4F58', '#6E2B38', '#D9DADC'
    bands = [(2 + 2.4 * k, 1.2, dark) for k in range(7)] + [(22, 1.0, wine), (30 + 4.8 * 1, 2.4, dark), (40, 2.4, dark),
        (45, 2.4, dark), (52, 1.0, pale)]
    image = fabric.tartan(bands, '#A3A7AE', hatch=1.0)
    knife_pleats(Skirt(3.3, 5.5, 4.6, flare=1.2), fabric.patterned(image, 1 / 0.5), 10, 0.24, 0.3, 0.22)
    garment = waistband(fabric.patterned(image, 1 / 0.5, seed=2), '#3A3D44')
    garment.on_top(button(0.075, natural.plain('#45484F', 0.3), hole=natural.plain('#1A1B1E')), -1.45, 2.5)


@picture('skirt-box-camel', SKIRT_VIEW)
def skirt_box_camel():
    brown, cream, green = '#5A3A26', '#EADFC8', '#3D4A34'
    image = fabric.tartan([(3, 10, brown), (17, 1.2, cream), (34, 6, green), (44, 1.0, cream), (50, 5, brown)],
        '#B08A5B')
    cloth = fabric.patterned(image, 1 / 0.8)
    box_pleats(Skirt(3.3, 5.4, 4.8, flare=1.15), cloth, 5)
    garment = waistband(fabric.patterned(image, 1 / 0.8, seed=2), '#4A3020')
    thread = natural.plain('#5A3A26', 0.8)
    for k in range(1, 5):
        x = -1.66 + k * 3.32 / 5
        for side in (-0.05, 0.05):
            garment.stitches([(x + side, 2.30), (x * 1.08 + side, 1.62)], thread)
    garment.on_top(button(0.075, natural.plain('#5A3A26', 0.3), hole=natural.plain('#20140C')), -1.45, 2.5)


def seersucker_cloth():
    """Stripes of 4 mm that pucker by turns."""
    stripe = rasterise(Sheet(8, 8, '#E9EDF2').rect(0, 0, 4, 8, '#8FA3C0').svg(), 256)
    return fabric.patterned(stripe, 1 / 0.08, 0.9, 0.15)


@picture('skirt-summer', SKIRT_VIEW)
def skirt_summer():
    cloth = seersucker_cloth()
    knife_pleats(Skirt(3.3, 5.7, 4.9), cloth, 14, 0.2, 0.24)
    garment = waistband(fabric.twill('#2A3A5E', '#55658A', seed=2), '#7E8DB0', tall=0.3)
    garment.on_top(button(0.07, natural.plain('#E9EDF2', 0.25, coat=0.4), hole=natural.plain('#6A7280')), -1.45, 2.5)
    for x in (-0.8, 0.0, 0.8):
        garment.piece(sharp((x - 0.05, 2.30), (x - 0.05, 2.72), (x + 0.05, 2.72), (x + 0.05, 2.30)),
            fabric.twill('#2A3A5E', '#55658A', seed=3), 0.04, 0.03, step=0.03, crumple=0.0)


@picture('culotte-navy', replace(GAKUEN, fill=(0.7, 0.56)))
def culotte_navy():
    cloth = fabric.twill('#1C2339', '#465070', contrast=0.10, seed=1)
    garment = Garment()
    inner = [(0.0, 2.32), (0.0, 2.32), (0.7, 2.32), (1.1, -1.7), (1.1, -1.7), (0.03, -1.9), (0.03, -1.9)]
    garment.both(inner, cloth, 0.06, 0.06, crumple=0.02, seed=2)
    leg = [(0.04, 2.34), (0.04, 2.34), (1.64, 2.34), (1.64, 2.34), (2.0, 1.1), (2.42, -0.6), (2.72, -1.66),
        (2.72, -1.66), (1.6, -1.96), (0.26, -2.04), (0.26, -2.04), (0.10, -0.4), (0.03, 0.9)]
    waves = [(0.9, 1.6, 1.0, -2.1, 0.16, 0.10), (1.6, 0.8, 1.9, -2.0, 0.2, 0.12), (0.45, 0.2, 0.5, -2.2, 0.1, 0.07),
        (2.1, 0.2, 2.4, -1.8, 0.16, 0.07)]
    garment.both(leg, cloth, 0.13, 0.11, folds=waves, crumple=0.04, seed=5)
    thread = natural.plain('#46537A', 0.8)
    garment.both(sharp((0.34, 2.26), (0.86, 2.26), (0.82, 1.98), (0.44, 2.0)), cloth, 0.03, 0.04, step=0.05,
        crumple=0.0, seed=9)
    garment.seam([(0.40, -1.90), (1.6, -1.82), (2.60, -1.56)], thread)
    garment.seam([(1.30, 2.3), (1.56, 1.7), (1.86, 1.25)], thread)
    garment.piece(sharp((-1.68, 2.28), (-1.66, 2.66), (1.66, 2.66), (1.68, 2.28)), fabric.twill('#1C2339', '#465070',
        contrast=0.10, seed=4), 0.14, 0.07, step=0.06, crumple=0.006, grain=90,
        folds=[(side * x, 2.3, side * x, 2.64, 0.03, 0.05) for side in (-1, 1) for x in (0.98, 1.1, 1.22, 1.34, 1.46)])
    garment.stitches([(-1.6, 2.62), (1.6, 2.62)], thread)
    garment.on_top(button(0.075, natural.plain('#1A2240', 0.3), hole=natural.plain('#05070E')), 0.0, 2.47)
