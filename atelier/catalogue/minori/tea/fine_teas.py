"""More teas of minori: stems of gyokuro, pan-fired leaf, thick matcha, cold brew, bags."""

import math
import random

from workshop.artwork import BRUSH, SANS, SERIF, Sheet
from workshop.catalogue import picture
from workshop.forms.bags import block_bag, pouch, rolled_top, tea_bag
from workshop.forms.loose import bed, sprinkle
from workshop.forms.sweets import blob
from workshop.forms.vessels import can, cap, disc, plate, pot, wrap
from workshop.materials import ceramics, food, natural
from workshop.mesh import box, curve, group, lathe, place, sheet, tube
from workshop.patterns import ichimatsu, kikko
from workshop.stage import View
from catalogue.minori.tea.tea import needles


def curled(material, size=0.05, thick=0.016, kinds=4, seed=0):
    """Pan-fired leaves: rolled up like commas."""
    out = []
    for k in range(kinds):
        dice = random.Random(seed * 10 + k)
        turn, r = dice.uniform(1.8, 4.4), size * dice.uniform(0.7, 1.25)
        path = [(r * (1 - 0.13 * i + dice.uniform(-0.08, 0.08)) * math.cos(turn * i / 7),
            r * (1 - 0.13 * i + dice.uniform(-0.08, 0.08)) * math.sin(turn * i / 7),
            0.008 * i * dice.uniform(0.2, 1)) for i in range(7)]
        knots = [dice.uniform(0.65, 1.35) for _ in range(8)]
        out.append(tube('leaf', curve(path, 4), lambda t, knots=knots: thick * knots[int(t * 7)] * (0.3
            + 0.7 * math.sin(math.pi * min(1, 0.15 + t * 0.8))), material, 6))
    return out


@picture('gyokuro-karigane', View(elevation=26, fill=(0.82, 0.66)))
def gyokuro_karigane():
    art = Sheet(120, 200, '#EEF0DE')
    for x, y, s in ((30, 46, 1.0), (46, 36, 0.85), (62, 42, 0.72), (76, 33, 0.6)):
        art.path(f'M{x - 9 * s} {y - 3 * s} C{x - 5 * s} {y - 5 * s} {x - 2 * s} {y - 2 * s} {x} {y} C{x + 2 * s} {y - 2 * s} {x + 5 * s} {y - 5 * s} {x + 9 * s} {y - 4 * s}',
            stroke='#6E7F4A', line=1.5 * s)
    art.rect(0, 176, 120, 24, '#A9B67A').vertical(62, 62, '雁が音', 24, '#33401F', BRUSH, 400).vertical(34, 76, '玉露の茎茶', 7,
        '#56633A', tracking=0.2).seal(29, 128, 9, '実')
    skin = natural.film('#EEF0DE', art.png(1000), 0.7)
    place(pouch(1.2, 1.9, 0.36, skin, natural.film('#EEF0DE', None, 0.7), seed=5, crease=0.02), -0.26, 0.46, 0, 7)
    gold = natural.cord('#C9A24C', shine=0.3)
    for shift in (0.0, 0.035):
        place(tube('mizuhiki', curve([(-0.58, -0.03, 1.70 + shift), (0, -0.045, 1.705 + shift), (0.58, -0.03,
            1.70 + shift)], 6), 0.013, gold, 8), -0.26, 0.45, 0, 7)
    dish = plate(0.56, 0.13, ceramics.glaze('#7E2F24', '#5E1F18', foot=0.0, gloss=0.12, mottle=2, seed=3), wall=0.035,
        rise=0.5)
    place(dish, 0.42, -0.52)
    stems = needles(food.leaves('#8FA24E', '#C3CC86'), 0.19, 0.011, 5, 0.05, 6)
    bed(stems, (0.42, -0.52, 0.09), 0.37, 0.11, 800, 4, 0.25)
    bed(needles(food.leaves('#2E4A26', '#4E6E36'), 0.13, 0.010, 3, 0.1, 7), (0.42, -0.52, 0.10), 0.34, 0.10, 170, 9, 0.3)
    sprinkle(needles(food.leaves('#8FA24E', '#C3CC86'), 0.19, 0.011, 3, 0.05, 8), (-0.26, -0.64, 0), 0.10, 15, 5)


@picture('kamairicha-gokase', View(elevation=28, fill=(0.84, 0.66)))
def kamairicha_gokase():
    navy = natural.paper('#27384F', fibre=0.35, seed=2)
    sack = group(block_bag(1.12, 0.6, 1.62, navy, seed=12, crumple=0.010), rolled_top(1.08, navy, 1.54, 3, 0.16))
    art = Sheet(56, 96, '#F2EBD9').rect(2, 2, 52, 92, stroke='#27384F', line=0.5).vertical(33, 9, '釜炒り茶', 14.5,
        '#22304A', SERIF, 600).vertical(13, 14, '五ヶ瀬', 6.4, '#4A5568').seal(8, 78, 9, '峰')
    card = natural.paper('#F2EBD9')
    printed = box('card', 0.56, 0.96, 0.008, card, {'top': natural.paper('#F2EBD9', art.png(560), repeat=False)},
        bevel=0.002)
    place(group(sack, place(printed, 0.0, -0.375, 0.66, 0, (85, 0))), -0.32, 0.52, 0, 12)
    pan = lathe('pan', [(0.001, 0), (0.3, 0), (0.52, 0.06), (0.66, 0.2), (0.70, 0.30), (0.735, 0.315), (0.735, 0.335),
        (0.69, 0.32), (0.64, 0.21), (0.50, 0.09), (0.3, 0.035), (0.001, 0.03)], ceramics.iron(), uneven=0.004)
    handles = [tube('handle', curve([(0.70 * s, -0.16, 0.31), (0.86 * s, -0.10, 0.36), (0.86 * s, 0.10, 0.36),
        (0.70 * s, 0.16, 0.31)], 8), 0.035, ceramics.iron(), 10) for s in (-1, 1)]
    place(group(pan, *handles), 0.36, -0.46, 0, 24)
    bed(curled(food.leaves('#323B24', '#6E7550'), 0.055, 0.011, 6, 1), (0.36, -0.46, 0.09), 0.48, 0.17, 2400, 3, 0.7)
    sprinkle(curled(food.leaves('#323B24', '#6E7550'), 0.055, 0.011, 3, 2), (-0.50, -0.62, 0), 0.13, 30, 4)


@picture('matcha-koicha', View(elevation=32, fill=(0.86, 0.62)))
def matcha_koicha():
    art = Sheet(188, 64, '#3B2A4A').pattern(kikko('#C9A85C', '#3B2A4A', 6.5, 0.5)).rect(130, 8, 22, 48,
        '#F5EFDF').vertical(141, 13, '千歳', 15, font=BRUSH, weight=400).circle(141, 49, 2, '#B3362B')
    silver = natural.metal('#C9B68A', 0.3, seed=4)
    tin = group(can(0.30, 0.64, silver), wrap(0.304, 0.03, 0.60, natural.paper('#3B2A4A', art.png(1700), repeat=False,
        rough=0.5, emboss=0.1)), place(cap(0.308, 0.15, silver, 0.02), 0, 0, 0.55))
    place(tin, -0.58, 0.34)
    raku = ceramics.glaze('#17130F', '#2A1C14', clay='#5A4636', foot=0.07, gloss=0.3, mottle=2.6, rim=0.63,
        rim_colour='#4A2C1C', rings=0.25, seed=8)
    bowl = pot([(0.26, 0), (0.26, 0), (0.27, 0.06), (0.46, 0.11), (0.56, 0.24), (0.57, 0.46), (0.55, 0.66)], raku,
        wall=0.055, foot=0.05, uneven=0.022, seed=6)
    thick = lathe('koicha', [(0.001, 0.285), (0.30, 0.283), (0.42, 0.285), (0.475, 0.30), (0.49, 0.345)],
        food.paste('#3F6A1C', gloss=0.14, seed=2), uneven=0.03, seed=4)
    place(group(bowl, thick), 0.28, -0.10, 0, 20)
    green = food.powder('#6F9A24', '#4F7A1A')
    bed([blob((0.012, 0.010, 0.008), green, k, 0.25, rings=6) for k in range(3)], (-0.52, -0.62, 0.0), 0.20, 0.09, 1600,
        4, 0.8, 0.8)
    place(blob((0.17, 0.14, 0.075), green, 7, 0.16, 3, flat=0.5), -0.52, -0.62)


@picture('mizudashi-sencha', View(elevation=24, fill=(0.78, 0.68)))
def mizudashi_sencha():
    outer = [(0.001, 0), (0.30, 0), (0.34, 0.03), (0.34, 0.06), (0.34, 1.0), (0.33, 1.12), (0.20, 1.36), (0.17, 1.44),
        (0.17, 1.72)]
    inner = [(0.15, 1.72), (0.15, 1.44), (0.30, 1.12), (0.315, 1.0), (0.315, 0.10), (0.28, 0.07), (0.001, 0.065)]
    bottle = lathe('bottle', outer + inner, ceramics.glass())
    drink = lathe('tea', [(0.001, 0.072), (0.27, 0.077), (0.312, 0.105), (0.312, 1.0), (0.298, 1.11), (0.24, 1.20),
        (0.001, 1.20)], ceramics.glass('#D9DC9A', ior=1.33, shade=0.85))
    stopper = lathe('stopper', [(0.001, 1.62), (0.145, 1.62), (0.15, 1.70), (0.19, 1.72), (0.19, 1.84), (0.17, 1.87),
        (0.001, 1.87)], natural.plain('#F1EEE6', 0.6))
    place(group(bottle, drink, stopper), -0.42, 0.34)
    art = Sheet(100, 150, '#F4F6F2')
    for k in range(3):
        art.path(f'M0 {112 + 12 * k} C25 {104 + 12 * k} 25 {120 + 12 * k} 50 {112 + 12 * k} C75 {104 + 12 * k} 75 {120 + 12 * k} 100 {112 + 12 * k}',
            stroke=('#A9C4BC', '#8FB0A6', '#74998E')[k], line=1.6)
    art.vertical(66, 12, '水出し煎茶', 14.5, '#2E4A40', SERIF, 600).text(32, 22, '十二包', 5.4, '#4A5A52', SANS)
    skin = natural.film('#F4F6F2', art.png(800), 0.5)
    place(pouch(1.0, 1.36, 0.32, skin, natural.film('#F4F6F2', None, 0.5), seed=9, crease=0.016), 0.50, 0.44, 0, -10)
    gauze, leaf = ceramics.veil('#FBFAF4', 0.30), food.leaves('#2F4A20', '#5E7A36')
    for k, (x, y, turn) in enumerate(((0.30, -0.56, 14), (-0.28, -0.66, 70))):
        place(tea_bag(0.52, gauze, (), k), x, y, 0, turn)
        bed(needles(leaf, 0.07, 0.011, 4, seed=k + 1), (x, y, 0.014), 0.11, 0.16, 420, 3 + k, 0.3)


def flat_bag(paper, leaf, tag, thread, seed=0):
    """A paper tea bag lying flat: crimped edges, the shade of the leaf inside, its thread and tag."""
    def lift(x, y):
        edge = max(abs(x) / 0.21, abs(y) / 0.26)
        return 0.006 + 0.045 * max(0.0, 1 - edge ** 3) * (1 + 0.3 * math.sin(x * 19 + seed) * math.cos(y * 15 + seed))
    skin = sheet('bag', 0.46, 0.56, paper, 30, 36, lift)
    fill = sheet('leaf', 0.36, 0.40, leaf, 20, 20, lambda x, y: lift(x, y) * 0.6)
    string = tube('thread', curve([(0, 0.27, 0.012), (0.05, 0.40, 0.01), (0.22, 0.44, 0.01), (0.34, 0.36, 0.01)], 8),
        0.005, thread, 6)
    return group(skin, place(fill, 0, -0.03), string, place(box('tag', 0.17, 0.2, 0.006, tag, {'top': tag},
        bevel=0.001), 0.42, 0.30, 0.004, -24))


@picture('hojicha-teabag', View(elevation=30, fill=(0.84, 0.66)))
def hojicha_teabag():
    art = Sheet(214, 150, '#6B3F26').pattern(ichimatsu('#6B3F26', '#7A4A2E', 10)).rect(143, 20, 34, 92,
        '#F3E8D2').vertical(160, 28, 'ほうじ茶', 16, '#3A2216', BRUSH, 400).text(160, 104, '二十包', 5, '#5A4636', SANS)
    card, kraft = natural.paper('#6B3F26', art.png(2000), repeat=False, rough=0.7), natural.paper('#4E2C1A')
    drum = group(can(0.34, 1.36, kraft), wrap(0.344, 0.015, 1.20, card), place(cap(0.352, 0.26, natural.metal('#B9A27A',
        0.4), 0.02), 0, 0, 1.12))
    place(drum, -0.46, 0.38)
    mug = pot([(0.24, 0), (0.24, 0), (0.25, 0.04), (0.34, 0.10), (0.36, 0.30), (0.35, 0.66)], ceramics.glaze('#E4DCCB',
        '#D8CDB8', clay='#8F6449', foot=0.12, gloss=0.4, speckle=0.5, rim=0.65, rim_colour='#B08A62', seed=9),
        wall=0.035, foot=0.04)
    handle = tube('handle', curve([(0.34, 0, 0.52), (0.50, 0, 0.50), (0.54, 0, 0.34), (0.46, 0, 0.20), (0.35, 0,
        0.19)], 8), 0.036, ceramics.glaze('#E4DCCB', '#D8CDB8', gloss=0.4, speckle=0.5, seed=9), 12)
    place(group(mug, handle, disc(0.325, 0.54, ceramics.tea('#8A4216'))), 0.40, 0.12, 0, -14)
    tag = Sheet(17, 20, '#F3E8D2').rect(1, 1, 15, 18, stroke='#6B3F26', line=0.5).text(8.5, 13.2, '茶', 9, '#6B3F26',
        BRUSH, 400)
    thread, white = natural.cord('#F3EFE4', shine=0), natural.paper('#F3E8D2', tag.png(200), repeat=False)
    veil, leaf = ceramics.veil('#F1E9DA', 0.22), food.leaves('#6A3A1E', '#8A5A32')
    for k, (x, y, turn) in enumerate(((-0.04, -0.66, 24), (-0.58, -0.74, -12))):
        place(flat_bag(veil, leaf, white, thread, k), x, y, 0, turn)
