"""More workshops: fire clay and iron, tin, bentwood, bamboo, glass, towels, incense, paper."""

import math
import random

from workshop.artwork import Sheet
from workshop.catalogue import picture
from workshop.forms.bentwood import bent_board, hoop, seam, shaving, strip
from workshop.forms.loose import sprinkle
from workshop.forms.sweets import blob
from workshop.forms.vessels import pot
from workshop.materials import ceramics, food, house, natural
from workshop.mesh import box, curve, group, lathe, place, sheet, thick, tube
from workshop.patterns import asanoha
from catalogue.minori.front import goods
from catalogue.minori.gifts import living
from catalogue.minori.tableware import table_dishes, table_kitchen
from catalogue.minori.front.tools import MAKER, board, spatula, spool


@picture('maker-maruhashi', MAKER)
def maker_maruhashi():
    pale = ceramics.stoneware('#D2B08E', '#C4A07C', seed=5, rough=0.9)
    outer = [(0.42, 0), (0.42, 0), (0.46, 0.03), (0.66, 0.14), (0.79, 0.30), (0.80, 0.44), (0.83, 0.50)]
    ears = [place(table_kitchen.donabe_ear(pale), side * 0.80, 0, 0.40, 0 if side > 0 else 180) for side in (-1, 1)]
    place(group(pot(outer, pale, wall=0.07, foot=0.015, uneven=0.01, seed=2), *ears), -0.62, 0.30, 0, 14)
    place(table_kitchen.donabe_lid(pale), 0.95, 0.72, 0.0, 30)
    clay = natural.plain('#6E5442', 0.8, bump=0.9, scale=9)
    for k, (x, y, r) in enumerate(((0.55, -0.42, 0.36), (1.10, -0.22, 0.24), (0.98, -0.66, 0.15))):
        place(blob((r, r * 0.88, r * 0.72), clay, k, 0.20, 2.2, flat=0.3), x, y, 0, 40 * k)
    place(spatula(1.3, 0.08), -0.45, -0.85, 0, 8)


@picture('maker-iwane', MAKER)
def maker_iwane():
    sand = ceramics.stoneware('#6A5A4A', '#584A3C', seed=3, rough=0.95)
    mould = pot([(0.86, 0), (0.88, 0.03), (0.92, 0.30), (0.92, 0.58), (0.90, 0.62)], sand, wall=0.24, foot=0.0,
        floor=0.12, uneven=0.012, seed=4)
    place(mould, -0.72, 0.42)
    iron = ceramics.iron('#262524')
    for k, (x, y) in enumerate(((0.55, 0.62), (1.22, 0.22))):
        cover = group(lathe('lid', [(0.001, 0.0), (0.33, 0.0), (0.345, 0.02), (0.30, 0.05), (0.12, 0.085),
            (0.001, 0.09)], iron), place(lathe('knob', [(0.03, 0), (0.028, 0.05), (0.075, 0.09), (0.085, 0.13),
            (0.05, 0.165), (0.001, 0.17)], natural.metal('#6E5A3C', 0.4)), 0, 0, 0.08))
        place(cover, x, y, 0, 40 * k)
    arch = curve([(-0.62, 0, 0.026), (-0.66, 0.34, 0.026), (-0.50, 0.72, 0.026), (0, 0.95, 0.026), (0.50, 0.72, 0.026),
        (0.66, 0.34, 0.026), (0.62, 0, 0.026)], 10)
    place(tube('bail', arch, 0.026, iron, 12), 0.78, -0.95, 0, 24)
    for k, (x, y, turn) in enumerate(((-0.90, -0.62, 12), (-0.80, -0.82, 18))):
        place(tube('stick', [(-0.6, 0, 0.04), (0.55, 0, 0.035), (0.6, 0, 0.034)], lambda t: 0.038 - 0.014 * t,
            natural.bamboo(seed=k), 12), x, y, 0, turn)


@picture('maker-takaha', MAKER)
def maker_takaha():
    copper = house.beaten('#B4643C', 4, 8, 0.3, 0.36, '#A05634')
    place(pot([(0.42, 0), (0.44, 0.0), (0.60, 0.06), (0.74, 0.22), (0.80, 0.34)], copper, wall=0.03, foot=0.0,
        floor=0.03, uneven=0.014, seed=3), -0.70, 0.38)
    for k, (x, y) in enumerate(((0.42, 0.72), (0.98, 0.62), (0.72, 0.22))):
        place(table_kitchen.tin_cup(k + 2), x, y, 0, 50 * k)
    wood = natural.wood('#C9A06A', '#A2764A', 'X', 1.3, 0.5, 4)
    head = natural.wood('#9A6C40', '#7A5030', 'Z', 1.2, 0.5, 6)
    for k, (x, y, turn) in enumerate(((-0.35, -0.58, 16), (0.70, -0.60, -24))):
        hammer = group(tube('handle', [(-0.8, 0, 0.16), (0.42, 0, 0.16)], lambda t: 0.045 + 0.012 * math.sin(3 * t),
            wood, 12), place(lathe('head', [(0.001, 0), (0.13, 0), (0.15, 0.02), (0.16, 0.25), (0.15, 0.48), (0.13, 0.5),
            (0.001, 0.5)], head, 48), 0.42, 0.25, 0.16, 0, (90, 0)))
        place(hammer, x, y, 0, turn)


@picture('maker-suginone', MAKER)
def maker_suginone():
    side, base = table_kitchen.lunch_wood(3)
    bark = goods.cherry_bark(4)
    place(group(hoop(1.7, 0.62, 0.52, side, base), seam(-80, 1.7, 0.62, 0.5, side, bark)), -0.75, 0.35, 0, 14)
    place(hoop(1.3, 0.70, 0.40, *table_kitchen.lunch_wood(8)), 0.62, 0.82, 0.0, -10)
    for k in range(3):
        place(box('thin board', 1.9, 0.52, 0.035, bent_board(seed=k + 2), bevel=0.006), 0.45 + 0.05 * k,
            -0.18 - 0.03 * k, 0.037 * k, 6 - 4 * k)
    roll = [(0.0 + (0.05 + 0.0052 * k) * math.cos(k * 0.35), (0.05 + 0.0052 * k) * math.sin(k * 0.35), 0.07)
        for k in range(44)]
    place(strip('bark', roll, (0, 0, 1), 0.07, bark, 0.01), -0.55, -0.72)
    sprinkle([shaving(0.6, 0.10, bent_board(seed=6), k) for k in range(2)], (0.35, -0.80, 0), 0.25, 6, 5, lie=0.3,
        z=0.004)


@picture('maker-ideyu-take', MAKER)
def maker_ideyu_take():
    place(living.bamboo_basket(), -0.62, 0.25, 0, 12)
    pale = natural.bamboo('#D6BC7C', '#B6944E', seed=6)
    dice = random.Random(5)
    strips = [place(box('splint', 2.0, 0.045, 0.014, pale, bevel=0.003), dice.uniform(-0.06, 0.06), 0.052 * (k % 9)
        - 0.2 + dice.uniform(-0.012, 0.012), 0.018 * (k // 9), dice.uniform(-3, 3)) for k in range(34)]
    ties = [tube('tie', [(x, -0.27, 0.01), (x, -0.25, 0.085), (x, 0.25, 0.085), (x, 0.27, 0.01)], 0.014,
        natural.cord('#8F4A2B'), 8) for x in (-0.5, 0.5)]
    place(group(*strips, *ties), 1.05, -0.26, 0, 28)
    blade = natural.metal('#8E8F90', 0.35, brushed='X')
    knife = group(box('blade', 0.85, 0.22, 0.035, blade, bevel=0.012), place(tube('handle', [(0.40, 0, 0.055),
        (0.95, 0, 0.055)], 0.058, natural.wood('#C79B68', '#A2764A', scale=1.3, seed=4), 14), 0, 0, 0))
    place(knife, -0.85, -0.92, 0, 6)


@picture('maker-nagi-glass', MAKER)
def maker_nagi_glass():
    place(table_dishes.bubble_glass(0.56, '#EFF8F5', 1), -0.72, 0.42)
    place(table_dishes.bubble_glass(0.50, '#E4F1F6', 2), 0.72, 0.62, 0, 70)
    glass = ceramics.glass('#E6F4EF', shade=0.94)
    dice = random.Random(4)
    for k in range(16):
        r = dice.uniform(0.07, 0.15)
        shard = box('shard', r * 2, r * 1.5, r, glass, bevel=r * 0.16, segments=1)
        place(shard, -0.10 + dice.gauss(0, 0.26), -0.42 + dice.gauss(0, 0.14), 0.01 + 0.09 * (k % 4 == 3),
            dice.random() * 360, (dice.uniform(-14, 14), dice.uniform(-14, 14)))
    pipe = natural.metal('#6E6A66', 0.42, brushed='X')
    place(group(tube('pipe', [(-1.5, 0, 0.05), (1.2, 0, 0.05)], 0.042, pipe, 16), tube('grip', [(-1.5, 0, 0.05),
        (-0.9, 0, 0.05)], 0.062, natural.wood('#8A6442', '#6A4A30', 'X', 1.2, 0.5, 4), 16), place(blob((0.13, 0.13,
        0.12), glass, 3, 0.06), 1.28, 0, 0)), 0.15, -1.0, 0, 7)


@picture('maker-shiokaze', MAKER)
def maker_shiokaze():
    wood = natural.wood('#C99C6C', '#A87A4A', 'Z', seed=2)
    for k, (tone, x, y, tilt) in enumerate((('#F4F1E8', 0.50, 0.62, 0), ('#4E5F70', 0.98, 0.42, 0),
            ('#C4B59A', 0.72, -0.10, 90))):
        place(spool(tone, wood), x, y, 0.19 if tilt else 0, 40 * k, (tilt, 0))
    for k, tone in enumerate(('#C4B59A', '#F1EDE3')):
        place(living.folded_towel(1.5, 1.05, 0.30, house.terry(tone, k)), -0.62, 0.30, 0.31 * k, 6 * k + 6)
    lint, husk = natural.plain('#FBF9F2', 1.0, 0.05, bump=0.5, scale=22), natural.leaf('#7A5A38', '#5A4028', 0.8)
    for k, (x, y) in enumerate(((-0.55, -0.72), (0.05, -0.62), (0.62, -0.80))):
        tufts = [place(blob((0.15, 0.14, 0.14), lint, m + k, 0.08, 2), 0.11 * math.cos(m * 1.57 + k), 0.11
            * math.sin(m * 1.57 + k), 0.03) for m in range(4)]
        cup = [place(blob((0.16, 0.05, 0.015), husk, m, 0.1), 0.17 * math.cos(m * 1.57 + 0.8), 0.17 * math.sin(m * 1.57
            + 0.8), 0.005, m * 90 + 46, (0, -12)) for m in range(4)]
        place(group(*tufts, *cup, tube('stalk', curve([(0, 0, 0.03), (0.2, 0.1, 0.03), (0.42, 0.12, 0.02)], 8), 0.018,
            natural.plain('#5A4632', 0.8))), x, y, 0, 50 * k + 20)


@picture('maker-yunagi', MAKER)
def maker_yunagi():
    place(board(2.3, 1.35, 4, 0.08), -0.45, 0.35, 0, 8)
    stuff = natural.plain('#8A6E50', 0.95, 0.1, bump=0.4, scale=60)
    dice = random.Random(2)
    rows = [place(tube('incense', [(-0.7, 0, 0), (0.7, 0, 0)], 0.013, stuff, 7), dice.uniform(-0.015, 0.015), 0.046
        * k - 0.50, 0.094, dice.uniform(-0.5, 0.5)) for k in range(22)]
    place(group(*rows), -0.45, 0.36, 0, 8)
    bowl = pot([(0.24, 0), (0.24, 0), (0.28, 0.04), (0.40, 0.20), (0.44, 0.40)], ceramics.porcelain('#EFEDE6'),
        wall=0.06, foot=0.03)
    heap = lathe('powder', [(0.001, 0.30), (0.12, 0.27), (0.26, 0.22), (0.35, 0.205)],
        food.powder('#8A6A4A', '#74563A'), uneven=0.06, seed=3)
    pestle = lathe('pestle', [(0.001, 0), (0.07, 0.01), (0.085, 0.06), (0.055, 0.16), (0.045, 0.6), (0.055, 0.68),
        (0.001, 0.70)], ceramics.porcelain('#EFEDE6'), 48)
    place(group(bowl, heap, place(pestle, 0.02, 0.0, 0.26, 0, (0, 38))), 0.98, 0.18)
    sandal = natural.wood('#B98A5C', '#8E6238', 'X', 1.6, 0.7, 3, 0.5)
    for k in range(6):
        chip = box('chip', dice.uniform(0.2, 0.42), dice.uniform(0.08, 0.14), dice.uniform(0.05, 0.09), sandal,
            bevel=0.012)
        place(chip, 0.42 + dice.gauss(0, 0.26), -0.66 + dice.gauss(0, 0.10), 0.005, dice.random() * 180)


@picture('maker-fumiya', MAKER)
def maker_fumiya():
    splints, frame = natural.bamboo('#C9A962', '#A5813F', seed=4), natural.wood('#D8B988', '#B8935E', 'X', 1.2, 0.55, 4)
    screen = [place(tube('splint', [(-1.05, 0, 0), (1.05, 0, 0)], 0.013, splints, 6), 0, 0.034 * k - 0.56, 0.07)
        for k in range(34)]
    edges = [place(box('frame', 2.3, 0.09, 0.13, frame, bevel=0.015), 0, side * 0.64, 0) for side in (-1, 1)]
    edges += [place(box('frame', 0.09, 1.2, 0.13, frame, bevel=0.015), side * 1.10, 0, 0) for side in (-1, 1)]
    place(group(*screen, *edges), -0.35, 0.62, 0, 6)
    for k in range(7):
        place(thick(sheet('washi', 1.15, 0.82, natural.paper('#F6F1E4', fibre=0.5, seed=k), 20, 16, lambda x, y,
            k=k: 0.008 + 0.010 * math.sin(x * 3 + k) ** 2), 0.008), 0.72 + 0.012 * (k % 3), -0.42, 0.02 * k, 3 * (k % 3) - 14)
    stencil = Sheet(60, 60).pattern(asanoha('#3A2416', None, 15, 1.0), 7, 7, 46, 46)
    place(thick(sheet('stencil', 0.62, 0.62, natural.paper('#8A5A36', stencil.png(600), repeat=False, rough=0.5)),
        0.006), 0.80, -0.40, 0.165, 12)
    bark = natural.paper('#E9DFC2', fibre=0.5)
    dice = random.Random(6)
    fibres = [strip('kozo', [(-0.7 + 0.1 * i, 0.05 * math.sin(0.5 * i + k) + dice.uniform(-0.02, 0.02), 0.02 + 0.022
        * (k % 5)) for i in range(15)], (0, 1, 0), 0.022, bark, 0.008) for k in range(16)]
    bundle = [place(one, 0, 0.022 * (k - 8), 0, dice.uniform(-5, 5)) for k, one in enumerate(fibres)]
    place(group(*bundle, tube('tie', [(0, -0.24, 0.01), (0, -0.2, 0.14), (0, 0.2, 0.14), (0, 0.24, 0.01)], 0.022,
        natural.cord('#8F4A2B'), 8)), -0.72, -0.62, 0, -8)
