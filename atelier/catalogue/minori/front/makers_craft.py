"""The kilns and workshops, shown by their tools and half-finished work."""

import math
import random

from workshop.artwork import Sheet, tile_png
from workshop.catalogue import picture
from workshop.forms.boxes import leaf_of_paper
from workshop.forms.cloths import folded, gauze, grid_solid, woven
from workshop.forms.loose import sprinkle
from workshop.forms.vessels import disc, plate, pot
from workshop.materials import ceramics, food, natural
from workshop.mesh import box, curve, group, lathe, place, sheet, thick, tube
from workshop.patterns import asanoha, yagasuri
from catalogue.minori.front import goods
from catalogue.minori.front.tools import MAKER, WHITE_WOOD, board, bolt, brush, spatula, spool


@picture('maker-akari-gama', MAKER)
def akari_gama():
    clay = ceramics.stoneware('#8E7058', '#7E6049', seed=3, rough=0.55)
    wheel = lathe('wheel', [(0.001, 0), (0.9, 0), (0.92, 0.03), (0.92, 0.10), (0.9, 0.12), (0.001, 0.12)],
        natural.metal('#9A9A96', 0.45))
    bat = lathe('bat', [(0.6, 0.12), (0.62, 0.13), (0.62, 0.16), (0.001, 0.16)], natural.wood(*WHITE_WOOD, seed=3))
    place(group(wheel, bat, place(goods.bisque_bowl(clay, 0.55), 0, 0, 0.16)), -0.75, -0.42)
    place(board(3.0, 0.62, 5, 0.08), 0.3, 1.05, 0, -6)
    pale = ceramics.stoneware('#C99A78', '#BC8A66', seed=5, rough=0.9)
    for k in range(5):
        place(goods.bisque_bowl(pale, 0.27), -0.85 + 0.58 * k, 1.17 - 0.06 * k, 0.08)


@picture('maker-minamo-jiki', MAKER)
def minamo():
    art = Sheet(252, 63)
    art.pattern(yagasuri('#5A6A8C', None, 31.5), 130, 9, 122, 45).line(0, 4, 252, 4, '#5A6A8C', 1.1).line(0, 58, 252,
        58, '#5A6A8C', 1.1)
    bisque = ceramics.glaze('#EADFD0', gloss=0.9, decor=art.png(1600), span=(0.02, 0.60), seed=2)
    place(pot([(0.30, 0), (0.30, 0), (0.315, 0.02), (0.34, 0.16), (0.372, 0.4), (0.40, 0.62)], bisque, wall=0.03,
        foot=0.02), -0.55, 0.2, 0, 20)
    place(plate(0.42, 0.12, ceramics.porcelain(), wall=0.035), 0.50, 0.28)
    place(disc(0.25, 0.105, ceramics.tea('#1A2350')), 0.50, 0.28)
    for k, (x, y, turn) in enumerate(((0.35, -0.45, 14), (0.22, -0.75, 20))):
        handle = tube('handle', [(-0.8, 0, 0.045), (0.35, 0, 0.045)], 0.045, natural.bamboo(seed=k), 12)
        tuft = tube('tuft', curve([(0.33, 0, 0.05), (0.45, 0, 0.06), (0.58, 0, 0.045), (0.68, 0, 0.02)], 8),
            lambda t: 0.055 * (1 - t ** 2) + 0.004, natural.plain('#20284E', 0.6, bump=0.4, scale=60), 14)
        place(group(handle, tuft), x, y, 0, turn)


@picture('maker-akane-gama', MAKER)
def akane():
    clay = ceramics.stoneware('#8A4630', '#97503A', seed=4, rough=0.6)
    place(board(2.7, 1.3, 4), 0, 0.05, 0, 8)
    body = lathe('body', [(0.001, 0), (0.30, 0), (0.33, 0.012), (0.43, 0.1), (0.49, 0.22), (0.5, 0.30), (0.475, 0.42),
        (0.39, 0.52), (0.345, 0.56), (0.31, 0.56), (0.36, 0.5), (0.45, 0.40), (0.47, 0.28), (0.40, 0.1),
        (0.001, 0.05)], clay)
    place(body, -0.55, 0.2, 0.1)
    place(tube('spout', curve([(0, 0, 0.1), (0.2, 0, 0.13), (0.38, 0, 0.22), (0.5, 0, 0.34)], 8),
        lambda t: 0.125 - 0.075 * t ** 0.6, clay, 20), 0.20, -0.20, 0.1, 20)
    place(tube('handle', curve([(0, 0, 0.085), (0.2, 0, 0.085), (0.6, 0, 0.10)], 8), lambda t: 0.07 + 0.02 * t, clay,
        20), 0.28, -0.52, 0.1, 8)
    cover = lathe('lid', [(0.001, 0), (0.33, 0), (0.335, 0.02), (0.26, 0.06), (0.14, 0.085), (0.05, 0.09),
        (0.042, 0.11), (0.076, 0.155), (0.06, 0.2), (0.001, 0.21)], clay)
    place(cover, 0.55, 0.30, 0.1)
    place(spatula(1.3, 0.07), -0.35, -0.80, 0, 6)


@picture('maker-yukiwari', MAKER)
def yukiwari():
    rough = natural.wood('#C28E5C', '#94623A', 'Z', 1.0, 0.7, 4, 0.55)
    for k in range(3):
        shape = [(0.30, 0), (0.30, 0), (0.33, 0.12), (0.48, 0.22), (0.60, 0.42), (0.62, 0.66)]
        place(pot(shape, rough, wall=0.07, foot=0.02, seed=k, uneven=0.01), -0.5 + 0.03 * k, 0.45, 0.24 * k, 40 * k)
    red = ceramics.lacquer('#5A120D', gloss=0.04)
    place(group(pot([(0.2, 0), (0.2, 0), (0.26, 0.06), (0.34, 0.2)], ceramics.lacquer('#191413'), wall=0.03,
        foot=0.02), disc(0.29, 0.14, red)), 0.62, 0.18)
    place(brush(1.3, '#1E1712', wide=0.2), 0.45, -0.55, 0, 12)
    curl = natural.wood('#E0BC8C', '#C99C68', scale=1.4)
    shavings = [tube('shaving',
        curve([(0, 0, 0.01), (0.05, 0.03, 0.05), (0.10, 0, 0.02), (0.15, -0.02, 0.04), (0.2, 0, 0.01)], 5), 0.012,
        curl, 5) for _ in range(2)]
    sprinkle(shavings, (-0.35, -0.55, 0), 0.42, 46, 5, lie=0.4, z=0.005)


@picture('maker-ugo-kaba', MAKER)
def ugo_kaba():
    for k, (x, y, turn, r) in enumerate(((-0.75, 0.55, 14, 0.26), (-0.60, -0.02, 8, 0.22), (-0.2, 0.92, 22, 0.2))):
        rows = [[(r * (1 + 0.05 * t) * math.cos(t * 7.2 + k), u * 0.8, r + r * (1 + 0.05 * t) * math.sin(t * 7.2 + k))
            for t in (m / 50 for m in range(51))] for u in (-1, -0.5, 0, 0.5, 1)]
        uvs = [[(m / 50 * 0.6, j / 4 * 0.5) for m in range(51)] for j in range(5)]
        place(thick(grid_solid('bark', rows, goods.cherry_bark(k), uvs), 0.014, 0), x, y, 0, 90 + turn)
    body = group(lathe('tube', [(0.001, 0), (0.38, 0), (0.4, 0.02), (0.4, 0.75), (0.4, 0.75), (0.37, 0.75),
        (0.37, 0.75), (0.37, 0.1)], natural.wood('#C99C6C', '#A87A4A', 'Z', seed=2)),
        lathe('skin', [(0.404, 0.01), (0.406, 0.42), (0.404, 0.43)], goods.cherry_bark(5)))
    place(body, 0.62, 0.32)
    iron = natural.plain('#3A3836', 0.4, metallic=0.8)
    place(group(place(box('blade', 0.34, 0.13, 0.05, iron, bevel=0.015), 0.62, 0, 0.0),
        tube('neck', [(0.1, 0, 0.03), (0.5, 0, 0.03)], 0.022, iron, 8),
        tube('grip', [(-0.5, 0, 0.05), (0.12, 0, 0.05)], 0.05, natural.walnut(seed=2), 12)), 0.10, -0.62, 0, 10)


@picture('maker-narano-ha', MAKER)
def narano_ha():
    for k, (tone, x, y) in enumerate((('#EDEAE0', -0.62, 0.62), ('#B9B7B0', -0.05, 0.85))):
        place(bolt(0.24, 1.5, gauze(tone, k), k), x, y + 0.0, 0.24, 24, (90, 0))
    wood = natural.wood('#C99C6C', '#A87A4A', 'Z', seed=2)
    for k, (tone, x, y, tilt) in enumerate((('#F1EEE4', 0.62, 0.25, 0), ('#C99A35', 1.02, 0.02, 0),
            ('#B9B7B0', 0.35, -0.62, 90))):
        place(spool(tone, wood), x, y, 0.19 if tilt else 0, 30 * k, (tilt, 0))
    place(folded(1.1, 0.8, 0.14, gauze('#EFEBE2', 5), 3, seed=5, stitch=natural.plain('#EFEBE2', 0.9)), -0.55, -0.62,
        0, 12)


@picture('maker-shinonome', MAKER)
def shinonome():
    dyed = woven(image=tile_png(asanoha('#F3ECE4', '#7A3F46', 35, 1.0)), scale=1 / 0.35)
    cloth = sheet('cloth', 2.0, 1.5, dyed, 90, 60, lambda x,
        y: 0.02 + 0.03 * math.sin(x * 3 + y) ** 2 + 0.05 * math.exp(-((x + 0.8) / 0.14) ** 2), (2.0, 1.5))
    place(thick(cloth, 0.008), -0.4, 0.25, 0, 10)
    place(bolt(0.16, 1.5, dyed, 3), -1.38, 0.10, 0.16, 10, (90, 0))
    stencil = Sheet(90, 110).pattern(asanoha('#3A2416', None, 22, 1.2), 10, 12, 70, 86)
    place(thick(sheet('stencil', 0.95, 1.15, natural.paper('#8A5A36', stencil.png(600), repeat=False, rough=0.5), 12,
        12, lambda x, y: 0.09 + 0.05 * (x + 0.5) ** 2), 0.006), 0.72, 0.1, 0, -14)
    hair = natural.plain('#E4D8C2', 0.85, bump=0.5, scale=80)
    place(group(lathe('brush', [(0.001, 0), (0.17, 0), (0.18, 0.05), (0.165, 0.2), (0.001, 0.2)], hair),
        lathe('grip', [(0.17, 0.2), (0.18, 0.22), (0.16, 0.34), (0.07, 0.42), (0.06, 0.6), (0.001, 0.62)],
        natural.walnut(seed=4))), 0.35, -0.72)


@picture('maker-omi-shokusha', MAKER)
def omi_shokusha():
    stave = natural.wood('#C99C66', '#A5743F', 'Z', 1.2, 0.6, 4, 0.5)
    tub = [pot([(0.5, 0), (0.5, 0), (0.52, 0.2), (0.55, 0.55)], stave, wall=0.05, foot=0.03),
        disc(0.5, 0.42, food.mochi('#DDD9A8', 0.0))]
    place(group(*tub), -0.78, 0.55)
    for k in range(4):
        stick = tube('skewer', [(-0.62, 0, 0.12), (1.5, 0, 0.12)], 0.018, natural.bamboo(seed=k), 8)
        place(group(stick, place(goods.one_candle(), -0.1, 0, 0.12, 0, (0, 90))), 0.10, -0.08 - 0.28 * k, 0, 8)
    for x in (-0.32, 1.48):
        place(box('rest', 0.1, 1.3, 0.1, stave, bevel=0.02), x, -0.5, 0, 8)
    rush = natural.paper('#B79A68')
    dice = random.Random(3)
    bundle = [tube('rush', [(dice.uniform(-0.06, 0.06), dice.uniform(-0.06, 0.06), 0),
        (dice.uniform(-0.1, 0.1), dice.uniform(-0.1, 0.1), 0.62)], 0.018, rush, 6) for _ in range(40)]
    place(group(*bundle,
        tube('tie', [(0.12 * math.cos(a), 0.12 * math.sin(a), 0.3) for a in (k / 20 * 6.283 for k in range(20))],
        0.014, natural.cord('#7A3F46'), 6, closed=True)), 0.25, 0.85)


@picture('maker-minori-sha', MAKER)
def minori_sha():
    place(goods.gift_box(1.9, 1.3, 0.4), -0.45, 0.35, 0, 10)
    place(goods.gift_box(1.3, 0.95, 0.32, '#DCCBAE'), -0.5, 0.38, 0.42, 24)
    washi = natural.paper('#F2EAD8', fibre=0.4)
    for k, (tone, x, y) in enumerate((('#F2EAD8', 0.95, 0.55), ('#8F4A2B', 1.15, 0.30))):
        place(lathe('roll', [(0.001, 0.01), (0.08, 0.0), (0.085, 0), (0.085, 1.3), (0.08, 1.3), (0.001, 1.29)],
            natural.paper(tone, fibre=0.4)), x, y + 0.3, 0.085, -14, (90, 0))
    for k in range(14):
        tone = natural.cord('#B8322C' if k < 7 else '#F4F0E6')
        tube('mizuhiki',
            curve([(-0.7 + 0.03 * k, -0.95 + 0.02 * k, 0.012), (-0.1, -0.80 + 0.024 * (k % 7) + 0.05 * (k // 7),
            0.02 + 0.012 * (k % 3)), (0.45, -0.85 + 0.04 * k, 0.014), (1.0, -1.0 + 0.06 * k, 0.012)], 12), 0.011, tone,
            6)
    place(leaf_of_paper(1.0, 0.7, washi, 0.05), 0.45, -0.35, 0, -12)
