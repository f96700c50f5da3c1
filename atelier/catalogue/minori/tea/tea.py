"""Teas of the shop minori: pouches, tins and the leaf itself."""

import math
import random

from workshop.artwork import BRUSH, SANS, Sheet
from workshop.catalogue import picture
from workshop.forms.bags import block_bag, pouch, rolled_top, tea_bag
from workshop.forms.bamboo import half_pipe, tea_scoop
from workshop.forms.loose import bed, sprinkle
from workshop.forms.sweets import blob
from workshop.forms.vessels import can, cap, disc, plate, pot, wrap
from workshop.materials import ceramics, food, natural
from workshop.mesh import box, curve, group, lathe, place, sheet, superellipse, tube
from workshop.patterns import asanoha, ichimatsu
from workshop.nodes import Shader
from workshop.stage import View


def needles(material, length, thick, kinds=4, twist=0.25, seed=0):
    """Rolled leaves: thin bent threads, a few kinds that are copied."""
    out = []
    for k in range(kinds):
        dice = random.Random(seed * 10 + k)
        size = length * dice.uniform(0.7, 1.2)
        bend = [dice.uniform(-twist, twist) * size for _ in range(4)]
        path = curve([(-size / 2, bend[0] * 0.5, 0), (-size / 6, bend[1] * 0.5, thick),
            (size / 6, bend[2] * 0.5, thick * 0.5), (size / 2, bend[3], 0)], 4)
        out.append(tube('leaf', path, lambda t: thick * (0.35 + 0.65 * math.sin(math.pi * min(1, 0.15 + t * 0.8))),
            material, 6))
    return out


@picture('sencha-yamagiri', View(elevation=26, fill=(0.8, 0.66)))
def sencha_yamagiri():
    art = Sheet(110, 210, '#F5F2E8')
    for k, (tone, base) in enumerate((('#D5DCC6', 150), ('#B5C29E', 166), ('#8FA378', 184))):
        ridge = ' '.join(f'L{x} {base + 9 * math.sin(x * 0.06 + k * 2.1) + 5 * math.sin(x * 0.13 + k)}'
            for x in range(0, 112, 2))
        art.path(f'M0 {base} {ridge} L112 210 L0 210 Z', tone)
    art.vertical(82, 34, '山霧', 21, '#2E3A26', 'Noto Serif CJK JP', 600, 0.2).vertical(60, 40, '深蒸し煎茶', 7, '#4A5340',
        tracking=0.2).seal(78, 86, 9, '実')
    skin = natural.film('#F5F2E8', art.png(1000), 0.7)
    bag = pouch(1.1, 1.98, 0.34, skin, natural.film('#F5F2E8', None, 0.7), seed=2, crease=0.02)
    fold = place(box('fold', 0.98, 0.035, 0.16, natural.film('#F5F2E8', None, 0.7), bevel=0.012), 0, -0.01, 1.84)
    tie = natural.cord('#D9C9A3', shine=0)
    knot = group(tube('tie', curve([(-0.52, -0.035, 1.90), (0, -0.045, 1.905), (0.52, -0.035, 1.90)], 6), 0.014, tie,
        8), tube('tie', curve([(0.02, -0.05, 1.905), (0.12, -0.07, 1.86), (0.16, -0.08, 1.72)], 6), 0.012, tie, 8),
                 tube('tie', curve([(0.0, -0.05, 1.905), (-0.06, -0.07, 1.84), (-0.04, -0.08, 1.70)], 6), 0.012, tie,
        8))
    place(group(bag, fold, knot), -0.2, 0.5, 0, 6)
    green = food.leaves('#24381C', '#4E6A2E')
    place(half_pipe(1.3, 0.24, natural.bamboo(seed=3)), 0.28, -0.55, 0.0, 18)
    bed(needles(green, 0.12, 0.011, 5, seed=1), (0.33, -0.53, 0.09), 0.50, 0.13, 1500, 3, 0.5, 0.36, turn=0.31)
    sprinkle(needles(green, 0.12, 0.011, 3, seed=2), (-0.45, -0.70, 0), 0.14, 36, 5)


@picture('gyokuro-morinone', View(elevation=25, fill=(0.74, 0.66)))
def gyokuro_morinone():
    section_height = 1.5
    art = Sheet(236, 150).pattern(asanoha('#C9B272', '#1F3A2C', 20, 0.55), 0, 4)
    label = Sheet(30, 80, '#F5F0E0').rect(1.6, 1.6, 26.8, 76.8, stroke='#8A7A50', line=0.4).vertical(15, 11, '玉露', 17,
        font=BRUSH, weight=400).vertical(15, 52, '森の音', 6)
    yuzen = natural.paper('#1F3A2C', art.png(2400), repeat=False, rough=0.55, emboss=0.12)
    parts = [wrap(0.375, 0.012, 1.09, yuzen), wrap(0.381, 1.105, section_height - 0.012, yuzen),
        lathe('core', [(0.001, 0), (0.37, 0), (0.37, 0), (0.37, 1.488), (0.37, 1.488), (0.36, 1.498), (0.36, 1.498),
        (0.001, 1.498)], natural.paper('#1A3024')),
             wrap(0.378, 0.2, 0.96, natural.paper('#F5F0E0', label.png(500), repeat=False), 247, 293)]
    for part in (parts[0], parts[1]):
        layer = part.data.uv_layers[0].data
        low, high = (0.012, 1.09) if part is parts[0] else (1.105, 1.488)
        for loop in layer:
            loop.uv = (loop.uv[0], (low + (high - low) * loop.uv[1]) / section_height)
    place(group(*parts), -0.26, 0.35)
    saucer = plate(0.46, 0.09, ceramics.porcelain('#F3F1EA', foot=0.0), wall=0.035, rise=0.3)
    place(saucer, 0.36, -0.48)
    bed(needles(food.leaves('#15301F', '#2F5638'), 0.17, 0.009, 5, 0.08, 4), (0.36, -0.48, 0.085), 0.30, 0.06, 700, 7,
        0.2)
    sprinkle(needles(food.leaves('#15301F', '#2F5638'), 0.17, 0.009, 3, 0.08, 5), (-0.2, -0.62, 0), 0.08, 9, 2)


@picture('matcha-usucha', View(elevation=30, fill=(0.8, 0.66)))
def matcha_usucha():
    art = Sheet(173, 50, '#7A3F46').vertical(129.7, 9, '初音', 14, '#FBF5EA', BRUSH, 400).circle(129.7, 44, 1.6,
        '#FBF5EA')
    silver = natural.metal('#C9C9C6', 0.3, seed=2)
    tin = group(can(0.275, 0.46, silver, open_top=True),
        wrap(0.279, 0.02, 0.40, natural.paper('#7A3F46', art.png(1600), repeat=False, fibre=0.35)))
    green = food.powder('#7FA02E', '#5F8420')
    bag = lathe('inner bag', [(0.22, 0.30), (0.245, 0.42), (0.235, 0.47), (0.262, 0.545), (0.255, 0.55), (0.225, 0.48),
        (0.2, 0.40)], natural.film('#D9DAD6', gloss=0.3, metal=0.6),
        section=lambda a: 1 + 0.06 * math.sin(9 * a) + 0.04 * math.sin(17 * a + 1))
    heap = lathe('matcha', [(0.001, 0.57), (0.05, 0.555), (0.12, 0.50), (0.19, 0.455), (0.232, 0.44)], green,
        uneven=0.05, seed=3)
    place(group(tin, bag, heap), -0.22, 0.28)
    place(cap(0.285, 0.16, silver, 0.02), 0.46, 0.2, 0.0, 20)
    scoop = place(tea_scoop(1.2, natural.bamboo('#B98F4E', '#8F6630', seed=2)), -0.4, -0.74, 0.0, 33)
    place(blob((0.09, 0.055, 0.045), green, 3, 0.16, 3), 0.66, -0.045, 0.085, 33)
    place(blob((0.17, 0.11, 0.05), green, 5, 0.22, 3, flat=0.4), 0.74, -0.06, 0.0, 30)
    sprinkle([blob((0.012, 0.01, 0.008), green, 1, 0.2)], (0.74, -0.08, 0), 0.15, 40, 3, z=0.0)


@picture('kuki-hojicha', View(elevation=25, fill=(0.8, 0.66)))
def kuki_hojicha():
    kraft = natural.kraft(seed=3)
    bag = group(block_bag(1.2, 0.66, 1.72, kraft, seed=5), rolled_top(1.16, kraft, 1.64))
    black = natural.cord('#1E1C1A', shine=0)
    ties = [tube('tie',
        curve([(0.0, -0.37, 0.03), (0, -0.385, 0.5), (0, -0.38, 0.9), (0, -0.22, 1.3), (0, -0.09, 1.66),
        (0, -0.06, 1.82)], 8), 0.016, black, 8),
            tube('tie', curve([(-0.62, -0.28, 1.18), (-0.3, -0.30, 1.18), (0, -0.315, 1.18), (0.3, -0.30, 1.18),
        (0.62, -0.28, 1.18)], 8), 0.016, black, 8)]
    art = Sheet(60, 60).circle(30, 30, 29.5, '#F3EAD6').text(30, 36, '茎', 31, '#2A211A', BRUSH, 400).text(30, 49,
        'ほうじ茶', 6.5, '#5A4636', tracking=1)
    seal = natural.paper('#F3EAD6', art.png(500), repeat=False)
    badge = lathe('badge', [(0.001, 0.0), (0.3, 0), (0.3, 0.006), (0.3, 0.006), (0.001, 0.006)],
        natural.paper('#F3EAD6'))
    face = sheet('face', 0.6, 0.6, None, 40, 40)
    for polygon in [p for p in face.data.polygons]:
        polygon.use_smooth = True
    face.data.materials.append(round_label(art.png(500)))
    place(group(bag, *ties, place(group(badge, place(face, 0, 0, 0.0075)), 0, -0.415, 0.66, 0, (86, 0))), -0.2, 0.45,
        0, 10)
    clay = ceramics.stoneware('#B9825C', '#A36B48', seed=2)
    place(pot([(0.22, 0), (0.22, 0), (0.23, 0.05), (0.38, 0.12), (0.48, 0.26), (0.50, 0.36)], clay, wall=0.035,
        foot=0.03, uneven=0.01), 0.48, -0.48)
    stems = needles(food.leaves('#7A4526', '#A8693A'), 0.17, 0.013, 5, 0.06, 2)
    bed(stems, (0.48, -0.48, 0.285), 0.37, 0.17, 1400, 4, 0.3)
    sprinkle(needles(food.leaves('#7A4526', '#A8693A'), 0.17, 0.013, 3, 0.06, 3), (-0.12, -0.72, 0), 0.12, 18, 4)


def round_label(path):
    """A printed disc: what is outside the drawing is not there."""
    s = Shader('round label')
    image = s.image(path, repeat=False)
    s.material.blend_method = 'CLIP'
    return s.surface(base_color=image.outputs['Color'], alpha=image.outputs['Alpha'], roughness=0.85, specular=0.2)


@picture('genmaicha-teabag', View(elevation=25, fill=(0.84, 0.66)))
def genmaicha_teabag():
    art = Sheet(90, 140, '#F8F6F0').pattern(ichimatsu('#F8F6F0', '#7E8A4E', 30), 0, 80, 90, 60, 1.0)
    art.vertical(45, 10, '玄米茶', 17, '#3A3F26', 'Noto Serif CJK JP', 600, 0.1).text(45, 74.5, '三角ティーバッグ 十二包', 4.6,
        '#5A5A48', SANS)
    side = Sheet(60, 140, '#F8F6F0').pattern(ichimatsu('#F8F6F0', '#7E8A4E', 30), 0, 80, 60, 60, 1.0)
    card = natural.paper('#F8F6F0', rough=0.7, emboss=0.05)
    carton = box('carton', 0.9, 0.6, 1.4, card,
        {'front': natural.paper('#F8F6F0', art.png(800), repeat=False, rough=0.7),
        'right': natural.paper('#F8F6F0', side.png(600), repeat=False, rough=0.7),
        'left': natural.paper('#F8F6F0', side.png(600), repeat=False, rough=0.7)}, bevel=0.008)
    place(group(carton), -0.28, 0.42, 0, -18)
    leaf, rice, puffed = food.leaves('#3B5226', '#66793A'), food.nut('#C49A58', '#A37838',
        gloss=0.6), food.sugar('#F3ECDC')
    gauze, thread, white = ceramics.veil('#FBFAF4', 0.30), natural.cord('#F3EFE4', shine=0), natural.paper('#F8F6F0')
    tag = Sheet(20, 20, '#F8F6F0').rect(1, 1, 18, 18, stroke='#7E8A4E', line=0.6).text(10, 13.4, '玄', 9.5, '#5E6A34',
        BRUSH, 400)
    for k, (x, y, turn) in enumerate(((0.34, -0.42, 14), (-0.36, -0.62, 70))):
        dice = random.Random(k)
        place(tea_bag(0.55, gauze, (), k, thread, natural.paper('#F8F6F0', tag.png(200), repeat=False)), x, y, 0, turn)
        bed(needles(leaf, 0.07, 0.012, 4, seed=k + 1), (x, y, 0.014), 0.105, 0.17, 230, 3 + k, 0.3)
        bed([blob((0.028, 0.016, 0.016), rice, m, 0.08) for m in range(2)], (x, y, 0.02), 0.10, 0.16, 46, 8 + k, 0.5)
        bed([blob((0.03, 0.03, 0.026), puffed, m, 0.25, 3) for m in range(2)], (x, y, 0.02), 0.09, 0.15, 9, 4 + k, 0.5)


@picture('wakocha-minekaze', View(elevation=27, fill=(0.84, 0.62)))
def wakocha_minekaze():
    section = superellipse(9)
    brick = natural.paper('#8E3F2A', rough=0.42, emboss=0.03)
    art = Sheet(50, 70, '#F2E8D2').rect(2, 2, 46, 66, stroke='#8E3F2A', line=0.5)
    for k in range(3):
        art.path(f'M7 {56 - k * 4} L19 {44 - k * 4} L26 {50 - k * 4} L35 {38 - k * 4} L43 {52 - k * 4}',
            stroke='#8E3F2A', line=0.7)
    art.vertical(31, 6, '和紅茶', 7.5, weight=600).vertical(17, 7, 'みねかぜ', 5.6, '#5A4636')
    tin = can(0.375, 1.05, brick, section=section, edge=0.03)
    silver = natural.metal('#C4C3BE', 0.26, seed=1)
    lid = place(lathe('drop lid', [(0.001, 0.03), (0.24, 0.03), (0.27, 0.0), (0.29, 0.012), (0.30, 0.04),
        (0.285, 0.05), (0.25, 0.045), (0.001, 0.05)], silver), 0, 0, 1.045)
    label = box('label', 0.5, 0.004, 0.7, natural.paper('#F2E8D2'),
        {'front': natural.paper('#F2E8D2', art.png(600), repeat=False)}, bevel=0.001)
    place(group(tin, lid, place(label, 0, -0.377, 0.17)), -0.36, 0.36, 0, 16)
    cup = pot([(0.2, 0), (0.2, 0), (0.21, 0.05), (0.33, 0.13), (0.40, 0.32), (0.425, 0.55)],
        ceramics.porcelain('#F5F3EC'), wall=0.022, foot=0.03)
    liquor = disc(0.395, 0.43, ceramics.tea('#A8441A'))
    place(group(cup, liquor), 0.45, -0.32)
    leaves = food.leaves('#1F1512', '#5A3A22')
    bed(needles(leaves, 0.11, 0.012, 5, 0.4, 6), (-0.40, -0.55, 0.004), 0.24, 0.07, 420, 5, 0.6, 0.6)
    sprinkle(needles(leaves, 0.11, 0.012, 3, 0.4, 7), (-0.40, -0.58, 0), 0.2, 30, 6)
