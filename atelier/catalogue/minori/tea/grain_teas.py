"""Drinks of grain, bean and kelp; the autumn black tea; five teas in small tins."""

import math
import random

from workshop.artwork import BRUSH, SERIF, Sheet
from workshop.catalogue import picture
from workshop.forms.bags import block_bag, pouch
from workshop.forms.bamboo import half_pipe
from workshop.forms.boxes import lid, open_box
from workshop.forms.cloths import woven
from workshop.forms.loose import bed, sprinkle
from workshop.forms.sweets import blob
from workshop.forms.vessels import can, cap, disc, plate, pot, wrap
from workshop.materials import ceramics, coats, food, natural
from workshop.mesh import box, curve, group, place, sheet, superellipse, thick, tube, wobble
from workshop.patterns import asanoha, ichimatsu, seigaiha, shippo, uroko
from workshop.stage import View
from catalogue.minori.front import goods
from catalogue.minori.tea.tea import needles


@picture('wakocha-akizumi', View(elevation=30, fill=(0.84, 0.64)))
def wakocha_akizumi():
    art = Sheet(120, 190, '#EBDCC4')
    for k, (tone, base) in enumerate((('#D9B48E', 118), ('#BE8058', 136), ('#8E4A34', 156))):
        ridge = ' '.join(f'L{x} {base + 10 * math.sin(x * 0.05 + k * 1.7) + 4 * math.sin(x * 0.16 + k)}'
            for x in range(0, 122, 2))
        art.path(f'M0 {base} {ridge} L122 190 L0 190 Z', tone)
    art.circle(88, 92, 13, '#C9683E').vertical(44, 16, '秋摘み', 17, '#4A2418', SERIF, 600).vertical(22, 24, '和紅茶', 8,
        '#6A4636', tracking=0.2)
    skin = natural.film('#EBDCC4', art.png(900), 0.6)
    place(pouch(1.2, 1.82, 0.40, skin, natural.film('#EBDCC4', None, 0.6), seed=14, crease=0.018), -0.40, 0.48, 0, 9)
    cafe = pot([(0.26, 0), (0.26, 0), (0.27, 0.05), (0.44, 0.12), (0.54, 0.28), (0.57, 0.48)], ceramics.glaze('#5F7480',
        '#4E626E', clay='#8A6A52', foot=0.1, gloss=0.25, mottle=2.4, rim=0.465, rim_colour='#A98B6A', rings=0.3,
        seed=4), wall=0.04, foot=0.04, uneven=0.008)
    milk = disc(0.515, 0.36, ceramics.tea('#C08A62'), 0.004)
    place(group(cafe, milk), 0.42, -0.28)
    leaves = food.leaves('#2A1712', '#7A4A26')
    place(half_pipe(0.95, 0.17, natural.bamboo(seed=5)), -0.46, -0.72, 0, 20)
    bed(needles(leaves, 0.13, 0.014, 5, 0.45, 3), (-0.43, -0.71, 0.07), 0.36, 0.11, 520, 5, 0.5, 0.34, turn=0.35)
    sprinkle(needles(leaves, 0.13, 0.014, 3, 0.45, 4), (-0.02, -0.80, 0), 0.09, 14, 6)


def buckwheat(seed=0):
    """Roasted kernels: small, three-cornered."""
    roast = food.leaves('#8A5A2C', '#C0935A', seed)
    out = []
    for k in range(4):
        corn = blob((0.030, 0.026, 0.026), roast, seed + k, 0.22, 1.5, 8, 'kernel')
        for vertex in corn.data.vertices:
            flat = 1 - 0.28 * abs(math.sin(1.5 * math.atan2(vertex.co.y, vertex.co.x)))
            vertex.co.x *= flat
            vertex.co.y *= flat
        out.append(corn)
    return out


@picture('soba-cha', View(elevation=30, fill=(0.84, 0.66)))
def soba_cha():
    art = Sheet(200, 150, '#F3EFE2')
    dice = random.Random(3)
    for _ in range(34):
        x, y = dice.uniform(110, 190), dice.uniform(84, 138)
        for k in range(5):
            a = 2 * math.pi * k / 5
            art.circle(x + 2.1 * math.cos(a), y + 2.1 * math.sin(a), 1.5, '#FFFFFF', '#C9B8A0', 0.2)
        art.circle(x, y, 0.9, '#B5654A')
    art.vertical(158, 12, 'そば茶', 19, '#4A3424', BRUSH, 400).text(138, 28, '信濃', 6, '#6E5A44').seal(133, 34, 10, '花')
    paper_can = group(can(0.46, 1.02, natural.paper('#E4DAC4')), wrap(0.464, 0.012, 0.93, natural.paper('#F3EFE2',
        art.png(1900), repeat=False, fibre=0.15)), place(cap(0.475, 0.16, natural.wood('#D9BC8C', '#B98F5C', seed=4),
        0.02), 0, 0, 0.90))
    place(paper_can, -0.10, 0.56)
    masu = natural.wood('#DDBE8E', '#C29A64', seed=8, contrast=0.35)
    place(open_box(0.66, 0.66, 0.34, masu, masu, 0.045), 0.50, -0.36, 0, 22)
    bed(buckwheat(1), (0.50, -0.36, 0.27), 0.265, 0.13, 1100, 5, 1.2, power=3.2, turn=0.4)
    sprinkle(buckwheat(5), (0.02, -0.80, 0), 0.13, 46, 6, z=0.0)
    place(goods.white_cup('#C08A2E'), -0.66, -0.20, scale=0.86)


@picture('kuromame-cha', View(elevation=30, fill=(0.84, 0.66)))
def kuromame_cha():
    linen = woven('#DCD2BC', weave=22, slub=0.4)
    sack = block_bag(1.0, 0.62, 1.30, linen, seed=17, crumple=0.045, close=0.86)
    neck = tube('cord', curve([(-0.50, -0.12, 1.06), (-0.2, -0.20, 1.07), (0.2, -0.20, 1.07), (0.50, -0.12, 1.06)], 6),
        0.024, natural.cord('#3A2A30', shine=0), 8)
    tails = [tube('cord', curve([(0.02, -0.215, 1.07), (0.06 * s, -0.26, 0.98), (0.13 * s, -0.30, 0.80)], 6), 0.018,
        natural.cord('#3A2A30', shine=0), 8) for s in (-1, 1.3)]
    art = Sheet(44, 80, '#F6F0E2').rect(1.6, 1.6, 40.8, 76.8, stroke='#3A2A30', line=0.5).vertical(26, 8, '黒豆茶', 15,
        '#231A1E', BRUSH, 400).vertical(9.5, 12, '丹波篠山', 5.4, '#5A4A4E').seal(6, 60, 9, '豆')
    label = place(box('label', 0.44, 0.80, 0.008, natural.paper('#F6F0E2'), {'top': natural.paper('#F6F0E2',
        art.png(460), repeat=False)}, bevel=0.002), 0.0, -0.40, 0.44, 0, (84, 0))
    place(group(sack, neck, *tails, label), -0.36, 0.46, 0, 10)
    place(pot([(0.20, 0), (0.20, 0), (0.21, 0.04), (0.38, 0.10), (0.48, 0.24), (0.51, 0.34)],
        ceramics.porcelain('#F0EEE6'), wall=0.03, foot=0.03), 0.44, -0.48)
    beans = lambda seed: [blob((0.056, 0.048, 0.044), coats.sugared('#181314', '#0C0809', 0.03, seed + k), k, 0.09,
        rings=12) for k in range(4)]
    bed(beans(1), (0.44, -0.48, 0.20), 0.36, 0.17, 420, 4, 1.0, size=(0.9, 1.15))
    sprinkle(beans(6), (-0.30, -0.74, 0), 0.13, 13, 3, z=0.0)
    split = [blob((0.05, 0.042, 0.02), food.nut('#D9B878', '#B98F4A', seed=k, gloss=0.6), k, 0.08, rings=10)
        for k in range(2)]
    sprinkle(split, (-0.24, -0.70, 0), 0.11, 5, 8, z=0.0)


def dried_kelp(material, length=0.8, width=0.2, seed=0):
    """A stiff strip of kelp: its edges wave, it does not lie flat."""
    strip = sheet('kelp', length, width, material, 40, 10, lambda x,
        y: (x, y + wobble(x, 0, seed, 0.03, 2, seed), 0.03 + wobble(x, y, 0, 0.022, 3, seed) + abs(y) / width * 0.05
        * (1 + math.sin(x * 14 + seed))))
    return thick(strip, 0.014, 1)


@picture('ume-kobucha', View(elevation=30, fill=(0.82, 0.64)))
def ume_kobucha():
    art = Sheet(56, 90, '#F6EFE2').rect(0, 0, 56, 22, '#B23A3A').vertical(36, 27, '梅昆布茶', 13.5, '#5A1E22', BRUSH,
        400).circle(15, 40, 5, '#B23A3A').circle(15, 55, 3, '#56633A').text(28, 15, '実り撰', 8, '#F6EFE2', SERIF, 500,
        tracking=1)
    section = superellipse(8)
    tin = group(can(0.33, 0.98, natural.paper('#B23A3A', rough=0.45, emboss=0.03), section=section, edge=0.03),
        place(cap(0.34, 0.14, natural.paper('#F1E8D6', rough=0.45), 0.02, section), 0, 0, 0.93))
    front = box('label', 0.52, 0.004, 0.84, natural.paper('#F6EFE2'), {'front': natural.paper('#F6EFE2', art.png(560),
        repeat=False)}, bevel=0.001)
    place(group(tin, place(front, 0, -0.333, 0.06)), -0.40, 0.36, 0, 14)
    cup = goods.tenmoku_cup(0.33, 0.62, 5, tea=False)
    place(group(cup, disc(0.305, 0.48, ceramics.tea('#C9A06A'))), 0.42, 0.12)
    flecks = [blob((0.022, 0.016, 0.008), natural.plain('#B8463E', 0.5), k, 0.2, rings=6) for k in range(2)]
    sprinkle(flecks, (0.42, 0.12, 0.483), 0.09, 14, 4, z=0.0, ratio=1)
    saucer = plate(0.40, 0.09, ceramics.porcelain('#EFEDE6'), wall=0.035, rise=0.5)
    place(saucer, 0.32, -0.62)
    plum = coats.dried_fruit('#B0402E', '#7E2418', 0.25, 4)
    place(blob((0.14, 0.13, 0.11), plum, 4, 0.14, 2.6), 0.24, -0.58, 0.09)
    place(blob((0.13, 0.125, 0.105), plum, 8, 0.15, 2.6), 0.42, -0.68, 0.09, 50)
    kelp = natural.plain('#343A22', 0.62, 0.3, bump=0.6, scale=14, seed=5)
    place(dried_kelp(kelp, 0.86, 0.20, 2), -0.46, -0.70, 0.0, 30)
    place(dried_kelp(kelp, 0.70, 0.17, 6), -0.60, -0.62, 0.05, 12)


@picture('cha-nomikurabe', View(elevation=46, fill=(0.88, 0.64)))
def cha_nomikurabe():
    inner, outer = natural.paper('#F3EADB'), natural.paper('#5F6B42', fibre=0.25)
    tins = (('煎茶', asanoha('#9FB08A', '#3E5232', 9, 0.5)), ('玉露', shippo('#B9A86A', '#24402F', 9, 0.5)),
        ('ほうじ茶', ichimatsu('#8A5230', '#9E6840', 9)), ('和紅茶', seigaiha('#D9A58A', '#8A3B28', 12, 0.5)),
        ('玄米茶', uroko('#C9A85C', '#D9BE80', 8)))
    def little_tin(name, tile, open_top=False):
        art = Sheet(157, 62).pattern(tile).rect(110, 10, 16, 42, '#F7F1E2').vertical(118, 14 if len(name) < 4 else 12,
            name, 8.5 if len(name) < 4 else 7.4, font=BRUSH, weight=400)
        skin = natural.paper('#FFFFFF', art.png(1200), repeat=False, rough=0.5, emboss=0.1)
        silver = natural.metal('#CFCFCC', 0.3)
        tin = [can(0.25, 0.56 if open_top else 0.70, silver, open_top=open_top), wrap(0.254, 0.015, 0.55, skin)]
        return group(*tin, *([] if open_top else [place(cap(0.258, 0.15, silver, 0.02), 0, 0, 0.56)]))
    case = [open_box(2.90, 0.66, 0.24, outer, inner, 0.03)]
    for k, (name, tile) in enumerate(tins):
        if k != 3:
            case.append(place(little_tin(name, tile), -1.12 + 0.56 * k, 0, 0.03, 0))
    place(group(*case), 0, 0.36, 0, 12)
    place(little_tin(*tins[3], open_top=True), 0.30, -0.52, 0, -16)
    bed(needles(food.leaves('#1F1512', '#5A3A22'), 0.10, 0.011, 4, 0.4, 6), (0.30, -0.52, 0.43), 0.20, 0.10, 420, 5, 0.6)
    place(cap(0.258, 0.15, natural.metal('#CFCFCC', 0.3), 0.02), 0.86, -0.36, 0.0, 0)
    sprinkle(needles(food.leaves('#1F1512', '#5A3A22'), 0.10, 0.011, 3, 0.4, 7), (-0.22, -0.72, 0), 0.10, 22, 6)
    art = Sheet(290, 66).rect(118, 8, 54, 50, '#F3EADB').text(145, 30, '茶の飲み比べ', 7.6, '#33401F', SERIF, 600).text(145,
        44, '五つの小缶', 5, '#56633A', tracking=1)
    cover = lid(2.94, 0.70, 0.22, outer, inner, top=natural.paper('#5F6B42', art.png(1200), repeat=False, fibre=0.25))
    place(cover, -0.22, 1.10, 0, 12, (72, 0))
