"""For the fire, the stove and the drink: small pots, a mortar, tin and unglazed flasks, bentwood."""

import math

from workshop.catalogue import picture
from workshop.forms.bamboo import tray_box
from workshop.forms.bentwood import bent_board, cutting_board, hoop, paddle, seam
from workshop.forms.loose import bed
from workshop.forms.sweets import blob
from workshop.forms.vessels import disc, pot, pulled_spout
from workshop.materials import ceramics, food, house, natural
from workshop.mesh import curve, group, lathe, place, tube
from workshop.stage import View
from catalogue.minori.front import goods


def donabe_lid(skin):
    """A low dome; its knob is a hollow ring, so that the lid stands on it as a dish."""
    return group(lathe('lid', [(0.001, 0.10), (0.50, 0.05), (0.72, 0.0), (0.735, 0.0), (0.745, 0.03), (0.70, 0.065),
        (0.55, 0.135), (0.32, 0.195), (0.19, 0.205), (0.185, 0.24), (0.215, 0.275), (0.205, 0.295), (0.165, 0.29),
        (0.15, 0.235), (0.001, 0.225)], skin, uneven=0.004), place(lathe('steam hole', [(0.001, 0), (0.028, 0),
        (0.03, 0.003)], natural.plain('#15110E', 0.9), 24), 0.42, -0.22, 0.160, 0, (8, 15)))


def donabe_ear(skin):
    return tube('ear', curve([(-0.02, -0.20, 0), (0.12, -0.13, 0.02), (0.16, 0, 0.03), (0.12, 0.13, 0.02),
        (-0.02, 0.20, 0)], 8), lambda t: 0.05 + 0.012 * math.sin(math.pi * t), skin, 14)


def donabe():
    """Answers (mat, pot, lid), each on z = 0."""
    black = ceramics.glaze('#1B1816', '#2A231E', clay='#A98663', foot=0.30, gloss=0.3, mottle=3, rings=0.3, speckle=0.2,
        speckle_colour='#5A4632', seed=2)
    top = ceramics.glaze('#1B1816', '#2A231E', gloss=0.3, mottle=3, rings=0.3, seed=5)
    outer = [(0.42, 0), (0.42, 0), (0.46, 0.03), (0.66, 0.14), (0.79, 0.30), (0.80, 0.44), (0.83, 0.48), (0.83, 0.50)]
    body = pot(outer, black, wall=0.07, foot=0.015, uneven=0.008, seed=2)
    ears = [place(donabe_ear(top), side * 0.80, 0, 0.40, 0 if side > 0 else 180) for side in (-1, 1)]
    board = lathe('mat', [(0.001, 0), (0.70, 0), (0.73, 0.03), (0.73, 0.08), (0.70, 0.10), (0.001, 0.10)],
        natural.cedar(seed=5), 96)
    return board, group(body, *ears), donabe_lid(top)


@picture('donabe-kuro', View(elevation=29, fill=(0.88, 0.6)))
def donabe_kuro():
    board, body, cover = donabe()
    place(group(board, place(group(body, place(cover, 0, 0, 0.515)), 0, 0, 0.10)), 0, 0.05, 0, 16)


@picture('suribachi-kushime', View(elevation=40, fill=(0.86, 0.62)))
def suribachi_kushime():
    brown = ceramics.glaze('#5A3018', '#432010', clay='#A9764E', foot=0.16, gloss=0.25, mottle=3, rings=0.3, seed=2)
    clay = ceramics.stoneware('#B5825A', '#A8734C', seed=4, rough=0.85)
    outer = [(0.32, 0), (0.32, 0), (0.34, 0.04), (0.52, 0.22), (0.74, 0.46), (0.86, 0.60), (0.90, 0.63)]
    def comb(x, y, z):
        r, a = math.hypot(x, y), math.atan2(y, x)
        fade = min(1.0, r / 0.12) * (1 if r < 0.70 else 0)
        deep = 0.011 * fade * max(0.0, math.sin(72 * (a + 0.55 * r)))
        return x, y, z - deep
    inner = lathe('inside', [(0.001, 0.105), (0.20, 0.112), (0.30, 0.155), (0.44, 0.29), (0.615, 0.465), (0.735, 0.575),
        (0.765, 0.592)], clay, 720, bend=comb)
    place(group(pot(outer, brown, wall=0.075, foot=0.03, floor=0.09, uneven=0.004,
        bend=pulled_spout(0.10, 0.16, math.radians(200), 0.63)), inner), -0.08, 0.1, 0, 0)
    bark = natural.plain('#8A7A5C', 0.85, bump=0.9, scale=16)
    bare = natural.wood('#D8C08E', '#B99A62', 'Z', seed=4, contrast=0.4)
    pestle = group(lathe('pestle', [(0.001, 0), (0.07, 0.012), (0.11, 0.06), (0.12, 0.16), (0.115, 0.30)], bare, 64,
        uneven=0.03, seed=2), lathe('bark', [(0.115, 0.29), (0.122, 0.31), (0.115, 0.7), (0.10, 1.2), (0.098, 1.53),
        (0.085, 1.57), (0.04, 1.59), (0.001, 1.592)], bark, 64, uneven=0.05, seed=6))
    place(pestle, -0.05, -0.10, 0.15, 0, (14, 46))


def tin_cup(seed=0):
    skin = house.beaten('#EDECE7', seed, 10, 0.13, 0.36)
    return pot([(0.14, 0), (0.14, 0), (0.15, 0.02), (0.215, 0.08), (0.25, 0.20), (0.27, 0.33)], skin, wall=0.02,
        foot=0.015)


def tin_set():
    """Answers (katakuchi, [two cups])."""
    skin = house.beaten('#EDECE7', 2, 8, 0.15, 0.36)
    outer = [(0.20, 0), (0.20, 0), (0.22, 0.02), (0.33, 0.12), (0.37, 0.30), (0.355, 0.48), (0.375, 0.60)]
    big = pot(outer, skin, wall=0.024, foot=0.015, steps=200, bend=pulled_spout(0.17, 0.24, math.radians(210), 0.60))
    return big, [tin_cup(4), tin_cup(6)]


@picture('katakuchi-suzu', View(elevation=33, fill=(0.86, 0.58)))
def katakuchi_suzu():
    black = ceramics.lacquer('#161312', gloss=0.1)
    place(tray_box(2.1, 1.5, 0.09, black, black, ceramics.lacquer('#1A1614', gloss=0.12), 0.035), 0, 0, 0, 12)
    katakuchi, (full, empty) = tin_set()
    place(katakuchi, -0.26, 0.16, 0.036)
    place(group(full, disc(0.225, 0.22, ceramics.tea('#D8D4BE'))), 0.50, 0.10, 0.036)
    place(empty, 0.36, -0.42, 0.036, 40)


def flame_clay(seed=0):
    """Iga: wood-fired, ash melted green on the shoulder that met the flame."""
    return ceramics.glaze('#9A6E4C', '#7A5238', clay='#8A5A3C', gloss=0.72, mottle=2.2, rings=0.3,
        runs=('#6E7B58', 0.55, 1.0), seed=seed)


@picture('tokkuri-iga', View(elevation=25, fill=(0.8, 0.64)))
def tokkuri_iga():
    body = [(0.28, 0), (0.28, 0), (0.32, 0.03), (0.385, 0.20), (0.37, 0.46), (0.29, 0.70), (0.15, 0.90), (0.125, 1.02),
        (0.15, 1.14), (0.185, 1.20)]
    place(pot(body, flame_clay(3), wall=0.03, foot=0.02, uneven=0.02, seed=3), -0.30, 0.30)
    clay = ceramics.stoneware('#9A6E4C', '#6E4A34', seed=6, fire='#5E6650')
    low = [(0.15, 0), (0.15, 0), (0.16, 0.03), (0.24, 0.08), (0.285, 0.20), (0.28, 0.31)]
    wide = [(0.13, 0), (0.13, 0), (0.14, 0.03), (0.22, 0.08), (0.30, 0.18), (0.335, 0.26)]
    place(group(pot(low, clay, wall=0.03, foot=0.02, uneven=0.03, seed=5), disc(0.235, 0.21,
        ceramics.tea('#DCD7BE'))), 0.34, -0.28)
    place(pot(wide, flame_clay(8), wall=0.03, foot=0.02, uneven=0.03, seed=7), 0.56, 0.40)


def lunch_wood(seed=0):
    return bent_board(seed=seed), natural.wood('#E8D2A4', '#CDAE74', 'X', 1.3, 0.65, seed, 0.3, 0.6)


def lunch_box(seed=2):
    side, base = lunch_wood(seed)
    bark = goods.cherry_bark(4)
    return group(hoop(1.8, 0.62, 0.52, side, base), seam(-78, 1.8, 0.62, 0.5, side, bark))


def lunch_lid(seed=5):
    side, base = lunch_wood(seed)
    bark = goods.cherry_bark(6)
    return group(hoop(1.88, 0.625, 0.36, side, base), seam(-70, 1.88, 0.625, 0.34, side, bark, stitches=3))


@picture('magewappa-koban', View(elevation=40, fill=(0.88, 0.62)))
def magewappa_koban():
    place(lunch_box(), -0.02, -0.30, 0, 12)
    grain = food.sugar('#F4F2EA')
    bed([blob((0.034, 0.013, 0.012), grain, k, 0.06, rings=10) for k in range(3)], (-0.02, -0.30, 0.30), 0.82, 0.17,
        3600, 3, 0.9, ratio=0.60, power=5, size=(0.9, 1.1), turn=math.radians(12))
    place(blob((0.12, 0.115, 0.10), food.nut('#A8402E', '#7E2A1C', gloss=0.5), 2, 0.16, 4), -0.02, -0.30, 0.45)
    sesame = food.leaves('#1A1614', '#2E2824')
    bed([blob((0.017, 0.011, 0.007), sesame, k, 0.05, rings=8) for k in range(2)], (-0.02, -0.30, 0.455), 0.5, 0.012, 60,
        9, 0.2, ratio=0.55, turn=math.radians(12))
    place(lunch_lid(), 0.25, 0.80, 0.56, 6, (98, 0))


@picture('manaita-hiba', View(elevation=42, fill=(0.9, 0.62)))
def manaita_hiba():
    hiba = natural.wood('#EBD6A2', '#D2B26E', 'X', 0.8, 0.62, 6, 0.35, 0.5)
    place(cutting_board(3.0, 1.7, 0.22, hiba, natural.plain('#4A3620', 0.9)), 0, 0.1, 0, 14)
    place(paddle(2.7, 0.56, natural.wood('#DDB988', '#B98A52', 'X', 1.1, 0.55, 3, 0.45, 0.8), 0.0), -0.1, 0.28, 0.22, 8)
    place(paddle(2.5, 0.46, natural.walnut(seed=7), 0.5), 0.12, -0.30, 0.22, 22)
