"""The makers of minori who work with fruit, beans and buckwheat; and the shelves of their goods."""

import random
from dataclasses import replace

from workshop.catalogue import picture
from workshop.forms.boxes import leaf_of_paper, open_box
from workshop.forms.loose import bed, sprinkle
from workshop.forms.sweets import blob
from workshop.forms.vessels import dish_top, plate, pot
from workshop.forms.wagashi import citrus_shell, dried_persimmon
from workshop.materials import ceramics, coats, food, natural
from workshop.mesh import curve, group, lathe, place, solid, thick, tube
from catalogue.minori.front import goods
from catalogue.minori.tea.grain_teas import buckwheat
from catalogue.minori.front.tiles import TILE
from catalogue.minori.front.tools import MAKER, basket, board


def fresh_persimmon(seed=0, radius=0.30):
    """An astringent persimmon as it is picked: tall, glossy, with its four-lobed calyx."""
    r = radius
    skin = food.nut('#D9701E', '#C4540F', seed=seed, gloss=0.24)
    body = lathe('fruit', [(0.001, 0.0), (r * 0.4, 0.01), (r * 0.85, r * 0.4), (r, r * 0.95), (r * 0.9, r * 1.5),
        (r * 0.55, r * 1.78), (0.001, r * 1.74)], skin, section=lambda a: 1 + 0.03 * abs(1 - abs((a / 1.5708) % 2 - 1)),
        uneven=0.02, seed=seed)
    leaf = natural.plain('#6B7340', 0.8, bump=0.4, scale=26)
    parts = [body]
    for k in range(4):
        verts = [(0.0, -0.05, 0), (0.0, 0.05, 0), (r * 0.4, 0.10, 0.012), (r * 0.4, -0.10, 0.012), (r * 0.66, 0.0, -0.015)]
        lobe = thick(solid('calyx', verts, [(0, 3, 2, 1), (3, 4, 2)], leaf), 0.014, 0)
        parts.append(place(lobe, 0, 0, r * 1.775, 90 * k + 20))
    parts.append(tube('stem', curve([(0, 0, r * 1.76), (0.012, 0, r * 1.95), (0.05, 0.01, r * 2.08)], 5), 0.024,
        natural.plain('#6E5A38', 0.85), 8))
    return group(*parts)


@picture('maker-hinata-kajitsu', MAKER)
def hinata_kajitsu():
    place(basket(0.95), -0.36, 0.32)
    for k, (x, y) in enumerate(((-0.72, 0.22), (-0.34, 0.02), (-0.02, 0.34), (-0.42, 0.66))):
        place(fresh_persimmon(k), x, y, 0.06, 50 * k)
    yuzu = food.nut('#E3BC2E', '#CFA31C', seed=3, gloss=0.42)
    for k, (x, y) in enumerate(((0.72, 0.30), (1.12, -0.06))):
        place(citrus_shell(yuzu, k + 2, 0.29, 0.50, cap=False), x, y, 0, 60 * k)
    place(board(1.3, 0.62, seed=5, tall=0.07), 0.30, -0.72, 0, -8)
    peeled = food.nut('#E8A04A', '#D98A30', seed=6, gloss=0.5)
    calyx = natural.plain('#6E5A38', 0.85, bump=0.5, scale=30)
    place(dried_persimmon(coats.dried_fruit('#B5602A', '#7C3416', 0.2, 2), calyx, 4, 0.23), 0.02, -0.66, 0.07, 40)
    place(blob((0.21, 0.205, 0.2), peeled, 4, 0.03), 0.52, -0.72, 0.07)
    string = natural.cord('#C9B48A', shine=0)
    place(tube('string', curve([(-0.9, -0.62, 0.012), (-0.6, -0.78, 0.012), (-0.36, -0.60, 0.012), (-0.62, -0.50, 0.012),
        (-0.8, -0.74, 0.016), (-0.44, -0.92, 0.012)], 10), 0.013, string, 8), 0, 0)


@picture('maker-shirahana', MAKER)
def shirahana():
    shu = ceramics.lacquer('#7E2418')
    bowl = pot([(0.5, 0), (0.5, 0), (0.52, 0.04), (0.86, 0.14), (1.0, 0.30), (1.03, 0.36)], shu, wall=0.05, foot=0.04)
    flour = food.powder('#D9D2C6', '#C4BAAA', coarse=60)
    heap = lathe('flour', [(0.001, 0.36), (0.2, 0.33), (0.5, 0.22), (0.8, 0.17), (0.92, 0.165)], flour, uneven=0.03,
        seed=5)
    place(group(bowl, heap), -0.52, 0.36)
    place(basket(0.62), 1.10, -0.28)
    bed(buckwheat(1), (1.10, -0.28, 0.06), 0.44, 0.12, 1500, 5, 1.2)
    pin = natural.wood('#D9B98A', '#B98F5C', seed=6, scale=1.2)
    place(lathe('pin', [(0.001, 0), (0.05, 0.0), (0.055, 0.02), (0.055, 1.98), (0.05, 2.0), (0.001, 2.0)], pin), -1.60,
        -1.00, 0.055, 4, (0, 90))
    sprinkle(buckwheat(6), (0.62, -0.66, 0), 0.10, 40, 6, z=0.0)


@picture('maker-sasanomi', MAKER)
def sasanomi():
    place(basket(1.05), -0.32, 0.26)
    beans = lambda seed: [blob((0.056, 0.048, 0.044), coats.sugared('#1E181A', '#0E0A0B', 0.10, seed + k), k, 0.09,
        rings=12) for k in range(4)]
    bed(beans(1), (-0.32, 0.26, 0.06), 0.80, 0.12, 1300, 4, 1.0, size=(0.95, 1.2))
    masu = natural.wood('#DDBE8E', '#C29A64', seed=8, contrast=0.35)
    place(open_box(0.60, 0.60, 0.38, masu, masu, 0.045), 0.84, -0.38, 0, -16)
    azuki = [blob((0.042, 0.032, 0.032), food.nut('#7A2A26', '#561A17', seed=k, gloss=0.2), k, 0.05) for k in range(3)]
    bed(azuki, (0.84, -0.38, 0.25), 0.25, 0.17, 330, 3, 0.8, size=(0.9, 1.15))
    pod = natural.plain('#A98A54', 0.85, bump=0.4, scale=20)
    dice = random.Random(5)
    for k in range(5):
        shell = blob((0.26, 0.075, 0.05), pod, k, 0.10, 2.2)
        for vertex in shell.data.vertices:
            swell = 1 + 0.28 * abs(1 - abs((vertex.co.x / 0.13 + 1) % 2 - 1))
            vertex.co.y *= swell
            vertex.co.y += 1.1 * vertex.co.x ** 2
        place(shell, -0.30 + 0.28 * k + dice.uniform(-0.05, 0.05), -0.82 + 0.10 * (k % 2), 0.0, dice.uniform(-60, 70))
    sprinkle(beans(6), (0.20, -0.72, 0), 0.20, 12, 3, z=0.0, ratio=0.5)


@picture('category-mame-kajitsu', replace(TILE, elevation=36))
def category_mame_kajitsu():
    calyx = natural.plain('#6E5A38', 0.85, bump=0.5, scale=30)
    place(plate(0.72, 0.13, ceramics.glaze('#3A4A3E', '#4C5C4A', foot=0.03, gloss=0.2, mottle=3, rim=0.15,
        rim_colour='#8A8A66', seed=4), wall=0.045, rise=0.4), 0.34, 0.10)
    for k, (x, y) in enumerate(((0.14, 0.18), (0.54, 0.06))):
        place(dried_persimmon(coats.dried_fruit('#B5602A', '#7C3416', 0.3, k), calyx, k + 3, 0.25), x, y,
            dish_top(wall=0.045), 40 + 60 * k)
    place(leaf_of_paper(1.05, 0.8, natural.paper('#FBF8F0', fibre=0.25), 0.02), -0.66, -0.22, 0, 14)
    for k, (radii, tone, dark) in enumerate((((0.088, 0.078, 0.072), '#241A1C', '#120C0E'), ((0.060, 0.044, 0.042),
            '#6A2A26', '#3E1614'), ((0.105, 0.070, 0.050), '#EBDDB8', '#D6BE86'))):
        beans = [blob(radii, coats.sugared(tone, dark, 0.42, m), m, 0.06, rings=14) for m in range(2)]
        sprinkle(beans, (-0.95 + 0.30 * k, -0.14 - 0.08 * k, 0), (0.12, 0.10, 0.13)[k], (6, 10, 6)[k], k + 2, 0.2, 0.8,
            (0.95, 1.1), 0.012)


@picture('category-kokumotsucha', TILE)
def category_kokumotsucha():
    place(goods.bisque_bowl(), -0.55, 0.05)
    bed(buckwheat(2), (-0.55, 0.05, 0.24), 0.36, 0.18, 1500, 5, 1.2)
    place(pot([(0.20, 0), (0.20, 0), (0.21, 0.04), (0.38, 0.10), (0.48, 0.24), (0.51, 0.34)],
        ceramics.porcelain('#F0EEE6'), wall=0.03, foot=0.03), 0.56, -0.08)
    beans = [blob((0.056, 0.048, 0.044), coats.sugared('#1E181A', '#0E0A0B', 0.10, k), k, 0.09, rings=12)
        for k in range(4)]
    bed(beans, (0.56, -0.08, 0.20), 0.36, 0.17, 420, 4, 1.0, size=(0.9, 1.15))
    place(goods.white_cup('#C08A2E'), 0.10, 0.72)
