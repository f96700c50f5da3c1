"""Tiles of sailor suits, coats and hats; the weaver and the hatter."""

import math
from dataclasses import replace

from workshop.catalogue import picture
from workshop.forms.straw_hats import plaited_straw, straw_hat
from workshop.forms.uniforms import Garment, sharp
from workshop.materials import fabric, natural
from workshop.mesh import curve, gathered, lathe, place, tube
from catalogue.gakuen.uniform import coats, neckwear, sailor
from catalogue.gakuen.front.makers import MAKER, cone, shears
from catalogue.gakuen.front.tiles import near as tile_near


@picture('category-sailor', tile_near(10.4, 0.3, 0.2))
def category_sailor():
    place(gathered(sailor.sailor_summer), -1.9, 0.3, 0, 5)
    place(gathered(sailor.jumper_skirt), 3.1, 1.4, 0.5, -7)


@picture('category-coats', tile_near(8.4, 0.5, 0.2))
def category_coats():
    place(gathered(coats.duffle_navy), -1.2, -0.4, 0, 4)
    place(gathered(neckwear.muffler), 3.1, 0.2, 0.2, -9)


@picture('category-hats-belts', replace(tile_near(6.8, 0.3, -0.1), elevation=56))
def category_hats_belts():
    place(gathered(neckwear.school_straw_hat), -0.9, 0.5, 0, 0)
    place(gathered(neckwear.belt_black), 1.75, -1.7, 0, 12, scale=0.6)


def folded_cloth(garment, x, y, wide, tall, cloth, seed, turn=0.0):
    """A length of cloth folded to a block, its layers showing at the lower edge."""
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    for k in range(3):
        low = -tall / 2 - 0.05 * (2 - k)
        block = [(-wide / 2, low), (-wide / 2, tall / 2), (wide / 2, tall / 2), (wide / 2, low)]
        garment.piece(sharp(*((x + a * c - b * s, y + a * s + b * c) for a, b in block)), cloth, 0.13, 0.10,
            crumple=0.02, seed=seed + k, grain=turn)


@picture('maker-kisogawa-keori', replace(MAKER, frame=7.4, look=(0.1, 0.0, 0.2), elevation=64))
def kisogawa():
    garment = Garment()
    navy = fabric.twill('#1C2440', '#4E5C84', melange=0.35, rough=0.95, sheen=0.6, bump=0.4, seed=1)
    camel = fabric.twill('#8F6E4B', '#C7AD88', melange=0.3, rough=0.95, sheen=0.5, bump=0.4, seed=2)
    check = fabric.patterned(neckwear.muffler_check(), 1 / 1.1, 0.97, 0.7, 3)
    folded_cloth(garment, -1.5, -0.1, 2.6, 3.6, navy, 1, 4)
    folded_cloth(garment, 0.6, -0.5, 2.4, 3.2, camel, 4, -6)
    folded_cloth(garment, -0.4, -1.2, 2.5, 2.2, check, 7, 9)
    for k, (tone, x, y) in enumerate((('#1F2A4C', 2.0, 1.4), ('#B2B7C1', 2.9, 0.9), ('#8C2F3C', 2.35, 0.1))):
        place(cone(tone, k), x, y)
    place(shears(2.0), 2.3, -1.7, 0.03, 28)


@picture('maker-furutone-seibo', replace(MAKER, frame=7.6, look=(0.1, -0.1, 0.2), elevation=56))
def furutone():
    straw = plaited_straw(seed=3)
    place(straw_hat(straw, straw, natural.cord('#C9A866', 90, shine=0)), -1.3, 0.5, 0, 100)
    wood = natural.wood('#C99C6C', '#A87A4A', along='Z', seed=2)
    place(lathe('block', [(0.001, 0.0), (0.86, 0.0), (0.90, 0.05), (0.90, 0.6), (0.84, 0.86), (0.62, 1.02), (0.3, 1.07),
        (0.001, 1.08)], wood), 1.9, 1.1)
    for turns, x, y, seed in ((5.2, 1.7, -1.2, 1), (3.6, -0.4, -1.9, 2)):
        path = [(x + (0.16 + 0.135 * a / 6.283) * math.cos(a + seed), y + (0.16 + 0.135 * a / 6.283) * math.sin(a
            + seed), 0.06) for a in (k * 0.12 for k in range(int(turns * 52)))]
        tube('plait', path, 0.06, natural.cord('#DABE82', 130, seed, 0), 8)
    ribbon = curve([(0.4, -1.2, 0.02), (0.9, -2.0, 0.05), (1.7, -2.3, 0.02), (2.6, -2.0, 0.05), (3.1, -2.3, 0.02)], 10)
    tube('ribbon', ribbon, 0.05, fabric.canvas('#1E2B52', 1), 8)
