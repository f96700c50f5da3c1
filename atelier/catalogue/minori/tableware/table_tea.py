"""Things for tea that came later: small cups, pots with a bail and without a handle, saucers, the iron kettle."""

import random

from workshop.artwork import Sheet
from workshop.catalogue import picture
from workshop.forms.kettles import dobin, hohin, hohin_lid, iron_kettle
from workshop.forms.vessels import disc, plate, pot
from workshop.materials import ceramics, natural
from workshop.mesh import group, place
from workshop.stage import View
from catalogue.minori.front import goods


def hakeme_cup(seed=0, filled=False):
    """Brushed white slip over dark clay."""
    dice = random.Random(seed + 40)
    art = Sheet(290, 52)
    for _ in range(150):
        x, y, long = dice.uniform(-40, 290), dice.uniform(4, 47), dice.uniform(50, 150)
        art.path(f'M{x} {y} C{x + long * 0.3} {y + dice.uniform(-3, 3)} {x + long * 0.7} {y + dice.uniform(-3, 3)} '
            f'{x + long} {y + dice.uniform(-2, 2)}', stroke=dice.choice(('#EFE9DA', '#E6DECB', '#F3EEE3')),
            line=dice.uniform(0.4, 2.2))
    skin = ceramics.glaze('#8E7358', '#7C6249', clay='#6E4A34', foot=0.09, gloss=0.34, mottle=3, speckle=0.2,
        decor=art.png(1500), span=(0.06, 0.53), rings=0.2, seed=seed)
    outer = [(0.20, 0), (0.20, 0), (0.205, 0.05), (0.32, 0.10), (0.43, 0.24), (0.475, 0.42), (0.49, 0.52)]
    bowl = pot(outer, skin, wall=0.035, foot=0.04, uneven=0.012, seed=seed)
    return group(bowl, disc(0.44, 0.37, ceramics.tea('#B3B552'))) if filled else group(bowl)


@picture('kumidashi-hakeme', View(elevation=32, fill=(0.86, 0.6)))
def kumidashi_hakeme():
    place(hakeme_cup(1, filled=True), -0.50, -0.42)
    place(hakeme_cup(2), 0.58, -0.30, 0, 80)
    place(hakeme_cup(3), 0.02, 0.66, 0, 150)
    place(hakeme_cup(4), 0.03, 0.66, 0.135, 200, (2, -2))
    place(hakeme_cup(5), 0.01, 0.67, 0.27, 310, (-1, 2))


def black_clay(seed=0):
    return ceramics.stoneware('#2C2927', '#37322E', seed=seed, rough=0.46)


@picture('hohin-kokudei', View(elevation=34, fill=(0.82, 0.58)))
def hohin_kokudei():
    place(group(hohin(black_clay(3)), hohin_lid(black_clay(3))), -0.22, 0.26)
    small = pot([(0.15, 0), (0.15, 0), (0.16, 0.03), (0.25, 0.08), (0.29, 0.20), (0.30, 0.30)], black_clay(5),
        wall=0.026, foot=0.02, uneven=0.006)
    inside = ceramics.porcelain('#F1EFE6')
    white = pot([(0.10, 0.028), (0.22, 0.07), (0.262, 0.20), (0.272, 0.304)], inside, wall=0.02, foot=0.03, floor=0.05)
    place(group(small, white, disc(0.245, 0.19, ceramics.tea('#C3C46A'))), 0.55, -0.34)


@picture('dobin-ameyu', View(elevation=24, fill=(0.84, 0.66)))
def dobin_ameyu():
    skin = ceramics.glaze('#7E4316', '#5C2C0E', clay='#8A6248', foot=0.075, mottle=2.2, gloss=0.12, rings=0.22,
        pool='#3A1A0A', seed=4)
    cane = natural.cord('#B98A4E', 150, seed=2, shine=0.2)
    place(dobin(skin, natural.wood('#7A5434', '#5A3A22', 'X', seed=2), cane), 0.05, 0.1, 0, 24)


def tochi_saucer(seed=0):
    """Turned horse chestnut: a shallow dish with a low ring for the cup's foot."""
    skin = natural.wood('#B5793F', '#84501F', 'X', 1.5, 0.36, seed, 0.5, 2.4)
    return plate(0.58, 0.15, skin, well=0.34, foot=0.30, wall=0.036, rise=0.9)


@picture('chataku-tochi', View(elevation=35, fill=(0.86, 0.6)))
def chataku_tochi():
    for k in range(3):
        place(tochi_saucer(k), 0.50 + 0.012 * (k % 2), 0.62, 0.07 * k, 70 * k)
    place(tochi_saucer(7), -0.52, 0.30, 0, 30)
    place(goods.white_cup(), -0.52, 0.30, 0.096)
    place(tochi_saucer(11), 0.22, -0.66, 0, 200)


@picture('tetsubin-arare', View(elevation=22, fill=(0.84, 0.66)))
def tetsubin_arare():
    place(iron_kettle(ceramics.iron('#262524'), natural.metal('#6E5A3C', 0.4)), 0.04, 0.1, 0, 28)
