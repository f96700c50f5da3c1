"""Sweets of minori that keep: dried fruit, candied beans, crystals, biscuits and wafers."""

import math
import random

from workshop.artwork import BRUSH, SANS, Sheet
from workshop.catalogue import picture
from workshop.forms.bags import pouch
from workshop.forms.boxes import leaf_of_paper, open_box
from workshop.forms.loose import poured
from workshop.forms.sweets import blob, rod
from workshop.forms.vessels import dish_top, plate, square_plate
from workshop.forms.wagashi import citrus_shell, citrus_slice, crystal, dried_persimmon
from workshop.materials import ceramics, coats, food, natural
from workshop.mesh import box, group, lathe, place, tube
from workshop.patterns import shima
from workshop.stage import View
from catalogue.minori.front import goods


def bent_wood(radius, height, seed=3):
    """A round box of bent cedar (magewappa) without its lid: the seam is sewn with bark."""
    body = lathe('magewappa', [(0.001, 0), (radius, 0), (radius, 0), (radius, height), (radius, height),
        (radius - 0.035, height), (radius - 0.035, height), (radius - 0.035, 0.03), (radius - 0.035, 0.03),
        (0.001, 0.03)], natural.wood('#E0BE8E', '#C79A66', 'Z', 1.2, 0.6, seed, 0.25, 0.4))
    bark = natural.plain('#4A2A1C', 0.5)
    stitches = [place(box('stitch', 0.035, 0.016, 0.05, bark, bevel=0.005), radius * math.cos(a), radius * math.sin(a),
        height * (0.18 + 0.16 * k), math.degrees(a) + 90) for k in range(5) for a in (math.radians(-62),)]
    return group(body, *stitches)


@picture('kohakuto-fuyunomine', View(elevation=38, fill=(0.84, 0.62)))
def kohakuto_fuyunomine():
    colours = ('#7FBAD6', '#B9D99A', '#F2CF62', '#EE9DB0', '#A99ADB')
    stones = [crystal(coats.frosted(colours[k % 5], k), 0.115 + 0.02 * (k % 3), k) for k in range(15)]
    heap = poured(stones, 62, 0.60, 0.035, 0.23, seed=3, frames=70, scale=(0.85, 1.12))
    place(group(bent_wood(0.66, 0.30), *heap), -0.12, 0.22)
    for k, (x, y, turn) in enumerate(((0.42, -0.66, 20), (0.68, -0.52, 130), (0.60, -0.80, 250))):
        place(crystal(coats.frosted(colours[k * 2 % 5], k + 20), 0.13, k + 30), x, y, 0.006, turn)
    place(leaf_of_paper(0.86, 0.62, natural.paper('#FBF8F0', fibre=0.25), 0.02), 0.58, -0.66, 0, -14)
    art = Sheet(30, 70, '#F7F3E8').rect(1.5, 1.5, 27, 67, stroke='#9DB0B8', line=0.5).vertical(18, 8, '琥珀糖', 12.5,
        weight=600).vertical(6.5, 30, '冬の嶺', 4.6, '#5A6870')
    place(box('card', 0.3, 0.7, 0.01, natural.paper('#F7F3E8'), {'top': natural.paper('#F7F3E8', art.png(400),
        repeat=False)}, bevel=0.002), -0.62, -0.66, 0.004, 16)


@picture('imo-kenpi', View(elevation=27, fill=(0.84, 0.66)))
def imo_kenpi():
    art = Sheet(130, 200, '#F3E9D2').rect(0, 128, 130, 72, '#7C3B4E').pattern(shima('#7C3B4E', (0.2, 0.05, '#9A5B6A'),
        (0.7, 0.05, '#9A5B6A')), 0, 128, 130, 72)
    art.path('M30 92 C40 66 78 58 98 74 C108 84 96 104 74 106 C52 108 28 104 30 92 Z', '#8A4458').path(
        'M44 88 L52 87 M64 80 L72 81 M80 94 L88 92', stroke='#5E2A3A', line=1.2)
    art.vertical(65, 12, '芋けんぴ', 13, '#4A2430', BRUSH, 400).text(65, 170, 'ひなた果実店', 8, '#F6EBD6', SANS, 500,
        tracking=1.5)
    skin = natural.film('#F3E9D2', art.png(900), 0.75)
    place(pouch(1.3, 1.86, 0.42, skin, natural.film('#F3E9D2', None, 0.75), seed=6, crease=0.02), -0.30, 0.46, 0, 8)
    place(goods.bisque_bowl(ceramics.glaze('#2E4A63', '#3E5C74', clay='#8A6A52', foot=0.1, gloss=0.2, mottle=3,
        rim=0.34, rim_colour='#8A7A66', seed=2), 0.56), 0.46, -0.50)
    def chips(count, seed):
        dice = random.Random(seed)
        return [rod(dice.uniform(0.42, 0.66), 0.058, coats.candied(seed=k), seed * 9 + k, dice.uniform(-0.25, 0.25))
            for k in range(count)]
    dice = random.Random(4)
    for k, chip in enumerate(chips(46, 3)):
        a, r = dice.random() * 6.28, 0.20 * math.sqrt(dice.random())
        place(chip, 0.46 + r * math.cos(a), -0.50 + r * math.sin(a), 0.33 + 0.20 * (1 - (r / 0.24) ** 2) * dice.random(),
            dice.random() * 360, (0, dice.uniform(-9, 9)))
    for k, chip in enumerate(chips(5, 8)):
        place(chip, -0.34 + 0.10 * k, -0.66 - 0.05 * (k % 3), 0.004 + 0.05 * (k % 2), dice.uniform(-50, 60))


@picture('amanatto-mitsumame', View(elevation=46, fill=(0.82, 0.62)))
def amanatto_mitsumame():
    parts = [bent_wood(0.78, 0.26, 5)]
    inner = natural.paper('#F5EFE0')
    for k in range(3):
        a = math.radians(90 + 120 * k)
        wall = place(box('partition', 0.735, 0.012, 0.19, inner, bevel=0.003), 0.37 * math.cos(a), 0.37 * math.sin(a),
            0.03, math.degrees(a))
        parts.append(wall)
    kinds = ((0.088, 0.078, 0.072, '#241A1C', '#120C0E', 0.26), (0.060, 0.044, 0.042, '#6A2A26', '#3E1614', 0.34),
        (0.105, 0.070, 0.050, '#EBDDB8', '#D6BE86', 0.35))
    box_at = group(*parts)
    place(box_at, 0, 0.12)
    for k, (rx, ry, rz, tone, dark, frost) in enumerate(kinds):
        dice, a0 = random.Random(k), 90 + 120 * k
        shapes = [blob((rx, ry, rz), coats.sugared(tone, dark, frost, m), m, 0.06, rings=14) for m in range(3)]
        spots, step = [], rx * 1.55
        for layer in range(3):
            for _ in range(900):
                a, r = math.radians(a0 + dice.uniform(0, 120)), 0.70 * math.sqrt(dice.random())
                x, y = r * math.cos(a), r * math.sin(a)
                off = min(abs(r * math.sin(a - math.radians(a0))), abs(r * math.sin(a - math.radians(a0 + 120))))
                if off < rx * 0.9 or r > 0.735 - rx:
                    continue
                if all((x - u) ** 2 + (y - v) ** 2 > step ** 2 for u, v, n in spots if n == layer):
                    spots.append((x, y, layer))
        for m, (x, y, layer) in enumerate(spots):
            twin = shapes[m % 3].copy()
            shapes[0].users_collection[0].objects.link(twin)
            place(twin, x, y + 0.12, 0.035 + layer * rz * 1.05, dice.random() * 360, (dice.uniform(-25, 25),
                dice.uniform(-25, 25)))
        for m, shape in enumerate(shapes):
            place(shape, 0.26 + 0.25 * k + 0.05 * m, -0.98 + 0.17 * m + 0.05 * k, 0.004, dice.random() * 360)
    art = Sheet(40, 120, '#F4ECDA').vertical(23, 10, '三つ豆', 19, font=BRUSH, weight=400).vertical(9, 44, '甘納豆', 6,
        '#5A4636').seal(14, 92, 11, '豆')
    place(box('band', 0.4, 1.2, 0.01, natural.paper('#F4ECDA'), {'top': natural.paper('#F4ECDA', art.png(500),
        repeat=False, fibre=0.2)}, bevel=0.002), -0.62, -0.84, 0.004, 74)


@picture('anpo-gaki', View(elevation=36, fill=(0.88, 0.62)))
def anpo_gaki():
    flesh = lambda seed: coats.dried_fruit('#B5602A', '#7C3416', 0.3, seed)
    calyx = natural.plain('#6E5A38', 0.85, bump=0.5, scale=30)
    white, inner = natural.paper('#F3EDE0', fibre=0.25), natural.paper('#FBF8F0')
    case = [open_box(1.66, 1.16, 0.34, white, inner, 0.03)]
    for k in range(6):
        case.append(place(dried_persimmon(flesh(k), calyx, k, 0.235), -0.52 + 0.52 * (k % 3), 0.26 - 0.52 * (k // 3),
            0.04, 50 * k))
    place(group(*case), -0.10, 0.44, 0, 12)
    place(plate(0.60, 0.12, ceramics.glaze('#3A4A3E', '#4C5C4A', foot=0.03, gloss=0.2, mottle=3, rim=0.14,
        rim_colour='#8A8A66', seed=4), wall=0.045, rise=0.4), 0.30, -0.72)
    top = dish_top(wall=0.045)
    place(dried_persimmon(flesh(11), calyx, 7, 0.25), 0.14, -0.58, top, 40)
    jam = food.paste('#C4581C', gloss=0.3, second='#DE8430', seed=4)
    place(dried_persimmon(flesh(12), calyx, 9, 0.25, halved=jam), 0.46, -0.84, top + 0.02, 30, (-14, 0))


@picture('maru-yubeshi', View(elevation=32, fill=(0.88, 0.62)))
def maru_yubeshi():
    skin = coats.dried_fruit('#5A2E12', '#34180A', 0.12, 3)
    paste = food.paste('#6A3814', gloss=0.2, second='#7E4A1C', seed=5)
    place(square_plate(2.2, 0.03, ceramics.glaze('#D9D3C2', '#C8C0AC', foot=0.03, gloss=0.35, speckle=0.5, mottle=2,
        seed=7), lift=0.02, wall=0.06, uneven=0.008), 0.05, -0.25, 0, 14, scale=(1, 0.40, 1))
    sliced = []
    for k in range(6):
        sliced.append(place(citrus_slice(skin, paste, k, 0.28, 0.05), 0.62 - 0.19 * k, 0.02 * (k % 2), 0.125 + 0.012 * k,
            40 * k, (0, 0)))
        sliced[-1].rotation_euler = (0, math.radians(14 if k else 2), 0.5 * (k == 0))
    place(group(*sliced), 0.05, -0.25, 0, 14)
    place(leaf_of_paper(1.0, 0.9, natural.paper('#F6F0E0', fibre=0.4), 0.05, seed=3), -0.45, 0.72, 0, 24)
    whole = citrus_shell(skin, 4, 0.36, 0.56)
    straw = natural.cord('#C9A962', 40, shine=0)
    loops = []
    for turn in (0, 90):
        loop = [(0.372 * math.cos(a) * (1 if math.sin(a) < 0.5 else 0.96), 0, 0.28 + 0.30 * math.sin(a))
            for a in (2 * math.pi * k / 48 for k in range(48))]
        loops.append(place(tube('straw', loop, 0.014, straw, 8, closed=True), 0, 0, 0, turn))
    place(group(whole, *loops), -0.42, 0.70, 0.012, 30)
    art = Sheet(80, 100, '#E9DDBE').vertical(48, 10, '丸柚餅子', 16, '#3A2A16', BRUSH, 400).seal(18, 74, 11, '柚')
    carton = box('carton', 0.8, 0.7, 1.0, natural.paper('#E9DDBE', fibre=0.35), {'front': natural.paper('#E9DDBE',
        art.png(600), repeat=False, fibre=0.35)}, bevel=0.01)
    place(carton, 0.52, 0.84, 0, -12)
