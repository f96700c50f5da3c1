"""Still lifes with room for words: the hero and the two smaller banners, each also upright."""

import math

from workshop.artwork import BRUSH, Sheet, tile_png
from workshop.catalogue import picture
from workshop.forms.bamboo import carved_tray
from workshop.forms.boxes import bow
from workshop.forms.cloths import grid_solid, woven
from workshop.forms.vessels import dish_top
from workshop.materials import natural
from workshop.mesh import box, group, place, sheet, thick, tube, wobble
from workshop.patterns import asanoha
from workshop.stage import View
from catalogue.minori.front import goods

WIDE = (2000, 1125)
HERO = View(size=WIDE, elevation=19, azimuth=-4, fill=(0.60, 0.66), aim=(-0.155, -0.03), lens=85, samples=48,
    even=0.45, blur=1.5)


def chestnut_table():
    place(goods.cloth(3.6, 2.1, '#D8CCB4', 3), -0.2, -0.35, 0, -9)
    place(goods.seiji_dish(1.05, 1), -0.15, -0.2, 0.014, 11)
    for k, (x, y) in enumerate(((-0.48, -0.02), (0.14, 0.06), (-0.12, -0.52))):
        place(goods.kurikinton(k), x, y, dish_top() + 0.014, 60 * k)
    place(goods.kyusu(), 1.05, 1.15, 0.0, -52)
    place(goods.tenmoku_cup(0.36, 0.84, 2), -1.35, 0.85, 0)
    for k, (x, y, turn, tilt) in enumerate(((1.22, -0.42, 20, (0, 0)), (1.58, -0.12, 80, (0, 0)),
            (-1.42, -0.52, 140, (62, 20)))):
        place(goods.shell_chestnut(k, 0.18), x, y, 0.10 if tilt[0] else 0.012, turn, tilt)


@picture('hero-kuri', HERO)
def hero_kuri():
    chestnut_table()


@picture('hero-kuri-portrait', View(elevation=27, azimuth=-6, fill=(0.94, 0.6), aim=(0.02, -0.15), samples=44,
    even=0.5, blur=1.3))
def hero_kuri_portrait():
    chestnut_table()


def tiers():
    red, black = natural.paper('#B23A26', rough=0.5), natural.paper('#241C1A')
    parts = []
    for level in range(3):
        parts.append(place(box('tier', 1.5, 1.5, 0.595, red, bevel=0.012), 0, 0, 0.6 * level))
        parts += [place(box('corner', 0.05, 0.05, 0.58, black, bevel=0.008), sx * 0.731, sy * 0.731, 0.6 * level)
            for sx in (-1, 1) for sy in (-1, 1)]
    parts.append(place(box('lid', 1.54, 1.54, 0.1, red, bevel=0.02), 0, 0, 1.80))
    art = Sheet(100, 190, '#FBFAF5').vertical(50, 22, '御歳暮', 19, '#1E1C1A', BRUSH, 400)
    parts.append(box('hosho', 1.0, 1.56, 1.908, natural.paper('#FBFAF5', fibre=0.1),
        {'front': natural.paper('#FBFAF5', art.png(700), repeat=False, fibre=0.1)}, bevel=0.012))
    red_cord, white = natural.cord('#B8322C'), natural.cord('#F4F0E6')
    parts.append(place(bow(0.42, 0.014, white, 3, red_cord, 0.034, 0.8), 0, -0.80, 0.92, 0, (90, 0)))
    for k in range(3):
        parts += [tube('mizuhiki', [(-0.5, -0.797, 0.86 + 0.026 * k), (0, -0.797, 0.86 + 0.026 * k)], 0.011, white, 8),
            tube('mizuhiki', [(0, -0.797, 0.86 + 0.026 * k), (0.5, -0.797, 0.86 + 0.026 * k)], 0.011, red_cord, 8)]
    return group(*parts)


def asanoha_cotton():
    return woven(image=tile_png(asanoha('#F3ECE4', '#7A3F46', 35, 1.0)), scale=1 / 0.35)


def spread_furoshiki(side=2.4):
    """Laid out whole, still soft from having been folded in four."""
    def lift(x, y):
        folds = math.exp(-(x / 0.05) ** 2) + math.exp(-(y / 0.05) ** 2)
        return 0.02 + 0.012 * folds + 0.012 * (1 + math.sin(2.3 * x + 1.1 * y) * math.cos(1.7 * y - 0.6 * x))

    cloth = sheet('furoshiki', side, side, asanoha_cotton(), 120, 120, lift, (side * 1.12, side * 1.12))
    return place(thick(cloth, 0.008, 0), turn=12)


def loose_furoshiki():
    """Half undone: a cloth fallen in soft waves."""
    cotton = asanoha_cotton()
    rows, uvs = [], []
    for j in range(70):
        row, uv = [], []
        for i in range(90):
            u, v = i / 89 * 2 - 1, j / 69 * 2 - 1
            x, y = u * 1.5, v * 1.0
            d = math.hypot(u, v * 0.9)
            z = 0.03 + 0.11 * (math.sin(5.2 * u + 2.4 * v) * math.cos(2.2 * v - u) + 0.6) * (1 - 0.5
                * d) + abs(wobble(u, v, 0, 0.14, 2.1, 4))
            row.append((x * (1 - 0.10 * abs(math.sin(3 * v + u))), y * (1 - 0.10 * abs(math.sin(2.6 * u))),
                max(0.008, z * (1.25 - d * 0.85))))
            uv.append((x * 1.12, y * 1.12))
        rows.append(row)
        uvs.append(uv)
    return thick(grid_solid('furoshiki', rows, cotton, uvs), 0.008, 0)


def year_end_table():
    place(tiers(), 0.75, 0.55, 0, -16)
    place(loose_furoshiki(), -0.95, -0.65, 0, 24)


@picture('sub-seibo', View(size=(1500, 1000), elevation=20, fill=(0.74, 0.74), aim=(0.09, -0.06), samples=40, even=0.5))
def sub_seibo():
    year_end_table()


@picture('sub-seibo-portrait', View(elevation=22, fill=(0.9, 0.62), aim=(0.0, -0.12), samples=40, even=0.5))
def sub_seibo_portrait():
    year_end_table()


def tea_table():
    wood = natural.wood('#C99A5E', '#9C6C38', 'X', 0.75, 0.5, 3, 0.55, 1.2)
    place(carved_tray(1.45, 0.2, wood, seed=2), 0, 0, 0, 25)
    place(goods.kyusu(), -0.38, 0.20, 0.066, -38)
    place(goods.tenmoku_cup(0.35, 0.80, 1), 0.66, 0.20, 0.066)
    place(goods.tenmoku_cup(0.33, 0.74, 5), 0.30, -0.72, 0.066)
    place(goods.closed_caddy(), -1.75, 0.75, 0, 20)


@picture('sub-teaware', View(size=(1500, 1000), elevation=24, fill=(0.78, 0.74), aim=(-0.08, -0.07), samples=40,
    even=0.5))
def sub_teaware():
    tea_table()


@picture('sub-teaware-portrait', View(elevation=30, fill=(0.92, 0.62), aim=(0.0, -0.12), samples=40, even=0.5))
def sub_teaware_portrait():
    tea_table()
