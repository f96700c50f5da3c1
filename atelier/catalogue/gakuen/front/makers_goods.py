"""The makers of what lies on the desk, keeps off the rain and goes to lunch."""

import math

from workshop.artwork import BRUSH, Sheet
from workshop.catalogue import picture
from workshop.forms.cloth_panel import Layers, outline
from workshop.forms.cloths import woven
from workshop.forms.garments import corners, rounded
from workshop.forms.plates import brush, pencil, plate
from workshop.materials import natural
from workshop.mesh import box, curve, group, lathe, place, tube
from catalogue.gakuen.front.makers import near
from catalogue.gakuen.supplies.supplies_cloth import gingham
from catalogue.gakuen.front.tiles import spool


@picture('maker-kawabe-bungu', near(5.6, 0.1, 0.0))
def maker_kawabe():
    for k, tone in enumerate(('#C6242F', '#E77B28', '#F0C22E', '#5FA845', '#2E7D4F', '#3E9BD6', '#2A4BA0', '#6A3F94')):
        dish = lathe('dish', [(0.001, 0), (0.3, 0), (0.36, 0.04), (0.38, 0.16), (0.35, 0.16), (0.32, 0.06), (0.001,
            0.05)],
            natural.plain('#F1F3F5', 0.25, coat=0.5), 48)
        paint = lathe('paint', [(0.34, 0.1), (0.2, 0.115), (0.001, 0.11)], natural.plain(tone, 0.2, coat=0.5), 48,
            uneven=0.05, seed=k)
        place(group(dish, paint), -1.65 + 0.86 * (k % 4), 1.15 - 0.86 * (k // 4), 0)
    for k, tone in enumerate(('#C9392F', '#2A4BA0', '#B98A4A')):
        place(brush(2.6 - 0.3 * k, 0.07, tone), -1.9 + 0.5 * k, -1.7, 0.08, -76 - 5 * k)
    for k, tone in enumerate(('#2E7D4F', '#2E7D4F', '#C6242F', '#E0A030')):
        place(pencil(1.75, tone), 1.95 + 0.14 * k, -1.25 + 0.05 * (k % 2), 0.04, 4 - 3 * k)
    art = Sheet(90, 60, '#F7F5EE').text(45, 38, '文具', 26, '#22252B', BRUSH, 400)
    card = natural.paper('#F7F5EE', art.png(500), repeat=False)
    place(box('card', 0.9, 0.6, 0.012, card, {'top': card}, bevel=0.003), 2.15, 1.2, 0, -6)


def canopy(radius, panels, dark, clear, rib):
    """An umbrella open, from above: flat panels between ribs that reach a little over the edge."""
    parts = []
    for k in range(panels):
        a, b = (2 * math.pi * (k + n) / panels for n in (0, 1))
        middle = (a + b) / 2
        shape = [(0.0, 0.0), (radius * math.cos(a), radius * math.sin(a)), (radius * 0.93 * math.cos(middle),
            radius * 0.93
            * math.sin(middle)), (radius * math.cos(b), radius * math.sin(b))]
        parts.append(plate(shape, 0.02, clear if k == 1 else dark, 0.004))
        tip = [(r * math.cos(a), r * math.sin(a), 0.03 + 0.02 * (1 - r)) for r in (0.03, radius * 0.5, radius * 1.04)]
        parts.append(tube('rib', tip, 0.014, rib, 8))
    parts.append(lathe('ferrule', [(0.001, 0.3), (0.04, 0.28), (0.05, 0.04), (0.16, 0.02)], rib, 24))
    return group(*parts)


@picture('maker-shizuku-amagu', near(5.4, 0.0, 0.0))
def maker_shizuku():
    navy, clear = natural.plain('#1F2D55', 0.4, coat=0.2), natural.plain('#CFE0EC', 0.14, coat=0.7)
    steel = natural.metal('#B9BDC4', 0.25)
    place(canopy(1.7, 8, navy, clear, steel), -0.7, 0.0, 0, 14)
    for k in range(5):
        rod = tube('rib', [(0, -1.1, 0.03), (0, 1.1, 0.03)], 0.022, natural.plain('#E4E1D4', 0.4), 8)
        place(rod, 1.55 + 0.13 * k, 0.35, 0, -3 * k)
    yellow = Layers()
    yellow.lay(rounded(1.1, 0.9, 0.06, 1.75, -1.25), natural.plain('#E8B526', 0.34, coat=0.3, bump=0.25, scale=4),
        0.06, 0.05,
        crumple=0.05, folds=((1.3, -1.0, 2.1, -1.5, 0.16, 0.08),))
    grip = curve([(0, 0.5, 0.1), (0, -0.2, 0.1), (0.1, -0.46, 0.1), (0.34, -0.5, 0.1), (0.46, -0.24, 0.1)], 12)
    place(tube('grip', grip, 0.09, natural.walnut(along='Y'), 16), 2.15, 0.75, 0, 12)


@picture('maker-asagiri-orinuno', near(5.4, 0.0, 0.0))
def maker_asagiri():
    layers = Layers()
    blue = woven(image=gingham('#3E78B8', 12), scale=1 / 0.3, weave=44)
    red = woven(image=gingham('#C9504A', 8), scale=1 / 0.2, weave=44)
    layers.lay(outline(corners((-2.3, -1.3), (-2.15, 1.4), (0.4, 1.5), (0.2, -1.25))), blue, 0.06, 0.05, folds=((-1.8,
        0.9, -0.6, 0.4,
        0.3, 0.06), (-1.4, -0.9, 0.0, -0.4, 0.3, 0.06)), crumple=0.05, seed=2)
    layers.lay(outline(corners((-0.2, -1.55), (0.0, 0.3), (1.75, 0.2), (1.6, -1.6))), red, 0.06, 0.05, folds=((0.2,
        0.0, 1.3, -0.8, 0.3,
        0.07),), crumple=0.05, seed=4)
    for k, tone in enumerate(('#3E78B8', '#F2F3F2', '#C9504A')):
        place(group(spool(tone, 0.9)), 1.1 + 0.52 * k, 1.15 - 0.12 * k, 0, 20 * k - 10)
    shuttle = [plate([(-0.95, 0.0), (-0.6, -0.16), (0.6, -0.16), (0.95, 0.0), (0.6, 0.16), (-0.6, 0.16)], 0.14,
        natural.wood('#C99A5E',
        '#9A6C3C', 'X'), 0.04), place(plate(rounded(0.8, 0.16, 0.05), 0.02, natural.plain('#4A3622', 0.6), 0.006), 0,
            0, 0.135)]
    shuttle.append(place(lathe('pirn', [(0.001, 0), (0.05, 0), (0.06, 0.3), (0.02, 0.62), (0.001, 0.62)],
        natural.cord('#F2F3F2', 300,
        shine=0.1), 24), -0.32, 0, 0.17, 0, (0, 90)))
    place(group(*shuttle), 0.75, -0.75, 0.07, -24)


@picture('maker-kagami-jushi', near(4.6, 0.0, 0.0))
def maker_kagami():
    tones = (('#22366E', -1.25, 0.55, 8), ('#B9413A', 0.15, 0.75, -6), ('#EEF1F4', 1.45, 0.5, 4))
    for tone, x, y, turn in tones:
        shell, inner = natural.plain(tone, 0.3, coat=0.4), natural.plain(tone, 0.4)
        parts = [plate(rounded(1.2, 0.85, 0.28, steps=10), 0.36, shell, 0.05), place(plate(rounded(1.04, 0.69, 0.22,
            steps=10), 0.012,
            inner, 0.005), 0, 0, 0.355)]
        place(group(*parts), x, y, 0, turn)
    wood = natural.wood('#D9B882', '#B58B52', 'X', 1.2)
    form = [plate(rounded(1.3, 0.95, 0.3, steps=10), 0.3, wood, 0.04), place(plate(rounded(1.0, 0.66, 0.2, steps=10),
        0.05, wood, 0.02), 0,
        0, 0.29)]
    place(group(*form), -0.95, -0.75, 0, -10)
    for k in range(24):
        grain = lathe('pellet', [(0.001, 0), (0.04, 0.02), (0.045, 0.05), (0.001, 0.07)], natural.plain(('#22366E',
            '#EEF1F4',
            '#B9413A')[k % 3], 0.25, coat=0.3), 16)
        a = k * 2.4
        place(grain, 1.05 + 0.085 * math.sqrt(k) * 1.3 * math.cos(a), -0.8 + 0.085 * math.sqrt(k) * 1.3 * math.sin(a),
            0)
