"""Sweets of minori to be eaten soon: winter yokan, kuzu, ohagi, kanoko, zenzai, a terrine."""

import random

from workshop.artwork import BRUSH, SANS, SERIF, Sheet
from workshop.catalogue import picture
from workshop.forms.boxes import lid, open_box
from workshop.forms.loose import bed, sprinkle
from workshop.forms.sweets import blob
from workshop.forms.vessels import disc, dish_top, plate, pot, pulled_spout, square_plate
from workshop.forms.wagashi import ohagi, prism, studded
from workshop.materials import ceramics, coats, food, natural
from workshop.mesh import box, group, place, rounded, superellipse
from workshop.patterns import kikko, seigaiha
from workshop.stage import View
from catalogue.minori.front.tools import spatula


def thin_yokan(seed=0):
    return box('yokan', 0.40, 0.70, 0.17, food.paste('#351517', gloss=0.13, seed=seed), bevel=0.008)


@picture('mizu-yokan-fuyu', View(elevation=44, fill=(0.88, 0.64)))
def mizu_yokan_fuyu():
    red, inner = natural.paper('#A8352B', fibre=0.2), natural.paper('#2B2624', rough=0.4)
    case = [open_box(2.16, 1.50, 0.26, red, inner, 0.03)]
    for k in range(10):
        if k != 7:
            case.append(place(thin_yokan(k), -0.82 + 0.41 * (k % 5), 0.355 - 0.71 * (k // 5), 0.025))
    place(group(*case), -0.05, 0.3, 0, 13)
    art = Sheet(216, 150, '#A8352B').pattern(seigaiha('#C4675C', '#A8352B', 24, 0.7), 0, 90, 216, 60)
    art.vertical(122, 6, '冬の水羊羹', 12, '#FBF3E4', SERIF, 600).vertical(102, 10, 'はつせ庵', 5.4, '#FBF3E4')
    cover = lid(2.2, 1.54, 0.2, red, inner, top=natural.paper('#A8352B', art.png(1000), repeat=False, fibre=0.2))
    place(cover, -0.40, 1.46, 0, 13, (74, 0))
    dish = plate(0.52, 0.09, ceramics.glaze('#DAD8CF', '#C9C7BB', foot=0.02, gloss=0.35, speckle=0.25, seed=4),
        wall=0.04, rise=0.3)
    place(dish, 0.50, -0.98)
    place(thin_yokan(20), 0.50, -0.98, dish_top(wall=0.04), 64)
    place(spatula(1.05, 0.10), -0.55, -0.98, 0.0, -14)


@picture('kanoko-sanshu', View(elevation=34, fill=(0.82, 0.6)))
def kanoko_sanshu():
    black = ceramics.lacquer('#1A1715')
    place(plate(0.95, 0.10, black, wall=0.045, rise=0.25, section=superellipse(2.0)), 0, 0)
    top = dish_top(wall=0.045)
    azuki = [blob((0.062, 0.046, 0.044), coats.sugared('#54201F', '#35120F', 0.12, k), k, 0.05, rings=12)
        for k in range(3)]
    place(studded(food.paste('#4A2226'), (0.26, 0.26, 0.22), azuki, 96, -0.75, 2), -0.30, 0.24, top)
    shine = food.nut('#DDA63C', '#C58A26', seed=2, gloss=0.16)
    nuts = [blob((0.118, 0.092, 0.06), shine, k, 0.16, 1.7, rings=16) for k in range(3)]
    place(studded(food.paste('#C79A4E', glossy=False), (0.25, 0.25, 0.21), nuts, 34, -0.7, 5, 0.35, 0.12), 0.36, 0.14,
        top, 30)
    beans = [blob((0.075, 0.055, 0.05), coats.sugared('#EDE3C4', '#DCCB9A', 0.1, k), k, 0.06, rings=12)
        for k in range(3)]
    place(studded(food.nerikiri('#F1E9D6', '#E9DDC2'), (0.25, 0.25, 0.21), beans, 64, -0.75, 7), -0.02, -0.42, top)
    pick = natural.wood('#6B4A30', '#4A3020', seed=3)
    place(box('pick', 0.95, 0.05, 0.03, pick, bevel=0.01), 0.55, -0.86, 0.012, 26)


@picture('kuzumochi-yoshino', View(elevation=36, fill=(0.88, 0.6)))
def kuzumochi_yoshino():
    glass = ceramics.glaze('#5E7F86', '#6F9097', foot=0.03, gloss=0.1, mottle=1.4, pool='#3E6068', crackle=0.2, seed=5)
    place(plate(0.98, 0.20, glass, well=0.7, foot=0.6, wall=0.045, rise=0.6), -0.18, 0.0)
    top = dish_top(wall=0.045)
    triangle = [(0.34, -0.20), (0.0, 0.36), (-0.34, -0.20)]
    spots = ((-0.52, 0.16, 10), (0.02, 0.30, 64), (0.14, -0.20, 128), (-0.40, -0.28, 200))
    for k, (x, y, turn) in enumerate(spots):
        place(prism(triangle, 0.22, coats.translucent('#E8D9B8', 0.5, k), 0.045), x, y, top, turn)
    place(prism(triangle, 0.22, coats.translucent('#E8D9B8', 0.5, 8), 0.045), -0.16, 0.04, top + 0.215, 32, (4, -3))
    kinako = food.powder('#D2A04A', '#BE8A38')
    crumbs = [blob((0.011, 0.009, 0.006), kinako, k, 0.3, rings=6) for k in range(3)]
    bed(crumbs, (-0.16, 0.05, top + 0.425), 0.24, 0.022, 1100, 4, 0.8, 0.7)
    crumbs = [blob((0.011, 0.009, 0.006), kinako, k, 0.3, rings=6) for k in range(3)]
    bed(crumbs, (-0.18, 0.0, top + 0.215), 0.42, 0.012, 900, 6, 0.8)
    sprinkle([blob((0.011, 0.009, 0.006), kinako, 2, 0.3, rings=6)], (-0.18, -0.05, top), 0.24, 260, 6, z=0.0)
    jug = pot([(0.14, 0), (0.14, 0), (0.15, 0.04), (0.24, 0.10), (0.28, 0.24), (0.26, 0.40)],
        ceramics.porcelain('#F2F0E8'), wall=0.03, foot=0.02, bend=pulled_spout(0.10, 0.3, -2.4, 0.4))
    place(group(jug, disc(0.245, 0.33, ceramics.tea('#170A06'))), 0.86, -0.60)


@picture('ohagi-sanshu', View(elevation=40, fill=(0.88, 0.6)))
def ohagi_sanshu():
    shu = ceramics.lacquer('#7A1E18')
    place(square_plate(2.2, 0.02, shu, lift=0.008, wall=0.065, uneven=0.003), 0, 0, 0, 12, scale=(1, 0.68, 1))
    coats_of = (lambda k: coats.bean_coat('#4E282B', '#6F3E40', 10, seed=k),
        lambda k: coats.meal('#C6A062', '#A9824A', 34, seed=k),
        lambda k: coats.meal('#3B3733', '#211E1C', 26, '#8A8378', seed=k))
    dice = random.Random(3)
    tray = []
    for k in range(6):
        kind, row = k % 3, k // 3
        tray.append(place(ohagi(coats_of[kind](k), k, 0.32, (0.085, 0.04, 0.055)[kind]), -0.66 + 0.66 * kind,
            0.33 - 0.66 * row, 0.075, 90 + dice.uniform(-14, 14)))
    place(group(*tray), 0, 0, 0, 12)


@picture('matcha-terrine', View(elevation=34, fill=(0.88, 0.6)))
def matcha_terrine():
    slate = ceramics.glaze('#E9E6DC', '#DDD9CC', foot=0.02, gloss=0.3, mottle=2, seed=6)
    place(square_plate(2.5, 0.03, slate, lift=0.02, wall=0.06, uneven=0.004), 0, -0.05, 0, 16, scale=(1, 0.42, 1))
    def loaf(length, seed):
        green = food.paste('#4A5A1E', seed=seed, gloss=0.42)
        body = box('terrine', length, 0.62, 0.44, green, bevel=0.018, segments=4)
        crust = box('baked top', length + 0.003, 0.622, 0.03, coats.meal('#5B6426', '#3F4719', 60, seed=seed),
            bevel=0.014)
        return group(body, place(crust, 0, 0, 0.418))
    parts = [place(loaf(1.02, 1), 0.52, 0, 0.09), place(loaf(0.17, 2), -0.16, 0.0, 0.09, 5),
        place(loaf(0.17, 3), -0.62, -0.06, 0.175, 22, (0, -90))]
    place(group(*parts), 0, -0.05, 0, 16)
    dust = food.powder('#7FA02E', '#5F8420')
    sprinkle([blob((0.012, 0.01, 0.007), dust, 1, 0.2, rings=8)], (-0.5, -0.35, 0.09), 0.2, 90, 3, z=0.0)
    art = Sheet(190, 72, '#2F3A20').rect(60, 8, 34, 56, '#F4F0E2').vertical(77, 13, '抹茶', 14, font=BRUSH,
        weight=400).text(77, 56, 'テリーヌ', 5.4, '#4A5340', SANS)
    deep = natural.paper('#2F3A20', rough=0.6)
    carton = box('carton', 1.9, 0.72, 0.56, deep, {'top': natural.paper('#2F3A20', art.png(900), repeat=False,
        rough=0.6)}, bevel=0.012)
    place(carton, 0.30, 1.12, 0, 16)


@picture('shiratama-zenzai', View(elevation=36, fill=(0.86, 0.62)))
def shiratama_zenzai():
    bowl = pot([(0.27, 0), (0.27, 0), (0.26, 0.06), (0.42, 0.11), (0.58, 0.26), (0.635, 0.46), (0.645, 0.56)],
        ceramics.lacquer('#7A1E18'), wall=0.035, foot=0.06, floor=0.11)
    soup = disc(0.585, 0.36, coats.bean_coat('#3B1A1C', '#5E3032', 11, 0.16), 0.012)
    azuki = [blob((0.055, 0.042, 0.038), food.nut('#5E2A2A', '#401616', seed=k, gloss=0.16), k, 0.06, rings=12)
        for k in range(3)]
    place(group(bowl, soup), -0.18, -0.15)
    bed(azuki, (-0.18, -0.15, 0.335), 0.50, 0.03, 130, 4, 0.3)
    for k, (x, y) in enumerate(((-0.38, -0.02), (-0.02, 0.02), (-0.20, -0.34))):
        ball = blob((0.135, 0.13, 0.115), food.mochi('#FAF7F0', 0.02, k), k, 0.02)
        place(rounded(ball), x, y, 0.315, 40 * k)
    art = Sheet(90, 130, '#F4EFE4').pattern(kikko('#C9B9A6', None, 7, 0.35), 0, 86, 90, 44)
    art.vertical(56, 12, 'ぜんざい', 15, '#4A2226', BRUSH, 400).vertical(32, 20, '白玉', 9, '#4A2226', BRUSH,
        400).seal(25, 66, 9, '豆')
    pale = natural.paper('#F4EFE4', fibre=0.15)
    carton = group(box('carton', 0.9, 0.34, 1.3, pale, {'front': natural.paper('#F4EFE4', art.png(700),
        repeat=False)}, bevel=0.01), place(box('seal', 0.94, 0.36, 0.09, natural.paper('#7A3F46'), bevel=0.01), 0, 0,
        1.1))
    place(carton, 0.62, 0.88, 0, -16)
    spoon = natural.wood('#8A5A38', '#5E3A22', seed=5)
    place(group(box('handle', 0.95, 0.06, 0.03, spoon, bevel=0.014), place(blob((0.16, 0.11, 0.035), spoon, 2, 0.01),
        -0.55, 0, 0.0)), 0.52, -0.78, 0.0, 20)
