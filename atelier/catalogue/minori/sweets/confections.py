"""Dry sweets, crackers and biscuits of the shop minori, with their jars, tins and boxes."""

import math
import random

import bpy

from workshop.artwork import BRUSH, SANS, Sheet
from workshop.catalogue import picture
from workshop.cut import cut
from workshop.forms import outlines
from workshop.forms.bags import pouch
from workshop.forms.boxes import leaf_of_paper, lid, open_box
from workshop.forms.loose import poured
from workshop.forms.sweets import blob, chestnut, pressed, rod, senbei, shard, star
from workshop.forms.vessels import can, cap, dish_top, plate, pot, wrap
from workshop.materials import ceramics, food, natural
from workshop.mesh import box, curve, group, lathe, place, sheet, superellipse, tube
from workshop.patterns import asanoha, seigaiha, shima
from workshop.stage import View

KAKI = '#8F4A2B'


def jar(radius, height, neck, wall=0.03):
    """A glass jar, open at the neck."""
    outer = [(0.001, 0.0), (radius - 0.06, 0.0), (radius - 0.01, 0.03), (radius, 0.1), (radius, height * 0.74),
        (radius * 0.97, height * 0.82), (neck, height * 0.93), (neck, height)]
    inner = [(neck - wall, height), (neck - wall, height * 0.92), (radius * 0.97 - wall, height * 0.81),
        (radius - wall, height * 0.73), (radius - wall, 0.13), (radius - 0.09, 0.065), (0.001, 0.06)]
    return lathe('jar', outer + inner, ceramics.glass())


@picture('kuri-shibukawani', View(elevation=26, fill=(0.8, 0.62)))
def kuri_shibukawani():
    skin = food.nut('#5E2D17', '#3E1B0E', seed=3, gloss=0.2)
    walls = jar(0.42, 1.0, 0.34)
    nuts = poured([chestnut(skin, k, 0.15) for k in range(3)], 10, 0.375, 0.075, 0.31, seed=4, frames=70)
    syrup = lathe('syrup', [(0.001, 0.07), (0.30, 0.07), (0.375, 0.14), (0.385, 0.7), (0.36, 0.80), (0.001, 0.80)],
        ceramics.glass('#D98A3A', ior=1.2, shade=0.8))
    art = Sheet(50, 60, '#F8F4E8').rect(2, 2, 46, 56, stroke='#8A7A60', line=0.4).vertical(27, 8, '渋皮煮', 11.5,
        font=BRUSH, weight=400).vertical(11, 26, '恵那の栗', 4.6, '#5A4A3A').seal(35, 46, 7, '栗')
    label = wrap(0.424, 0.16, 0.66, natural.paper('#F8F4E8', art.png(600), repeat=False, fibre=0.15), 236, 304)
    top = place(cap(0.375, 0.13, natural.metal('#1B1A19', 0.5), 0.02), 0, 0, 0.90)
    place(group(walls, *nuts, syrup, label, top), -0.22, 0.35)
    saucer = plate(0.46, 0.10, ceramics.glaze('#E6E2D6', '#D8D2C2', foot=0.02, gloss=0.3, seed=2), wall=0.04)
    place(saucer, 0.36, -0.42)
    place(chestnut(skin, 8, 0.15), 0.28, -0.34, dish_top(wall=0.04), 40)
    place(chestnut(skin, 9, 0.15, halved=food.nut('#E3B95A', '#D3A040', gloss=0.5)), 0.50, -0.48, dish_top(wall=0.04),
        20, (-28, 0))


@picture('wasanbon-konomi', View(elevation=44, fill=(0.84, 0.62)))
def wasanbon_konomi():
    kyogi = natural.wood('#DEC9A2', '#C9AC7C', scale=1.6, contrast=0.35, seed=3)
    place(open_box(1.44, 1.44, 0.25, kyogi, natural.paper('#F6F2E8'), 0.02), 0, 0)
    forms = [outlines.chestnut(), outlines.acorn(), outlines.ginkgo(), outlines.chrysanthemum(), outlines.circle()]
    colours = ('#D9BE97', '#EFE7D6', '#E6D69B', '#E9C9C4', '#C7CFA0')
    sugars = [food.sugar(c, k) for k, c in enumerate(colours)]
    dice = random.Random(4)
    for row in range(5):
        for column in range(5):
            kind = (row * 2 + column) % 5
            piece = pressed(forms[kind], 0.085, sugars[kind if (row + column) % 3 else (kind + 1) % 5], scale=0.245)
            place(piece, (column - 2) * 0.272, (row - 2) * 0.272, 0.03, dice.uniform(-6, 6))
    art = Sheet(144, 144).vertical(112, 22, '木の実', 19, font=BRUSH, weight=400).vertical(94, 30, '和三盆糖', 7,
        '#5A4A3A').seal(90, 76, 9, '実')
    cover = lid(1.48, 1.48, 0.22, kyogi, kyogi, top=natural.wood('#DEC9A2', '#C9AC7C', scale=1.6, contrast=0.35,
        seed=9))
    place(sheet('letters', 1.47, 1.47, natural.paper('#DEC9A2', art.png(900), repeat=False)), 0, 0,
        0.2215).parent = cover
    place(cover, 1.18, 0.55, 0.22, -64, (58, 0))
    place(leaf_of_paper(0.72, 0.55, natural.paper('#FBF8F0', fibre=0.2), 0.02), 0.42, -1.12, 0, 12)
    for k, (x, y) in enumerate(((0.28, -1.06), (0.50, -1.18), (0.60, -1.0))):
        place(pressed(forms[k], 0.085, sugars[(k * 2) % 5], scale=0.245), x, y, 0.014, 40 * k)


@picture('konpeito-bin', View(elevation=25, fill=(0.7, 0.64)))
def konpeito_bin():
    colours = ('#F4F1E8', '#F0DE9A', '#EDBFC0', '#C3D5A0', '#B6D3DE')
    sugars = [food.sugar(c, k) for k, c in enumerate(colours)]
    outer = [(0.001, 0), (0.27, 0), (0.3, 0.03), (0.3, 0.03), (0.3, 0.66), (0.29, 0.72), (0.2, 0.80), (0.185, 0.84),
        (0.185, 0.90), (0.2, 0.91), (0.2, 0.93)]
    inner = [(0.165, 0.93), (0.165, 0.82), (0.27, 0.70), (0.272, 0.66), (0.272, 0.12), (0.25, 0.09), (0.001, 0.085)]
    walls = lathe('bottle', outer + inner, ceramics.glass())
    drops = poured([star(0.045, sugars[k % 5], k) for k in range(10)], 170, 0.268, 0.095, 0.098, seed=2, frames=50,
        scale=(0.9, 1.1), shape='SPHERE')
    for drop in [d for d in drops if d.matrix_world.translation.z > 0.72]:
        bpy.data.objects.remove(drop)
    drops = [d for d in bpy.context.scene.objects if d.name.startswith('drop')]
    cork = lathe('cork', [(0.001, 0.83), (0.155, 0.83), (0.17, 0.93), (0.185, 1.08), (0.18, 1.1), (0.001, 1.1)],
        food.crust('#C59A63', '#A67B48', gloss=0.9, bubbles=0.5))
    string = natural.cord('#B79A6B', shine=0)
    ring = tube('string', [(0.205 * c, 0.205 * s, 0.80) for c, s in outlines.around(lambda a: 1, 40)], 0.012, string,
        8, closed=True)
    art = Sheet(20, 35, '#F6EEDC').vertical(10, 5, '金平糖', 7.6, font=BRUSH, weight=400).circle(10, 2.6, 0.9, '#8A7A60')
    card = place(box('tag', 0.2, 0.35, 0.006, natural.paper('#F6EEDC'),
        {'top': natural.paper('#F6EEDC', art.png(240), repeat=False)}, bevel=0.001), 0.10, -0.325, 0.47, 6, (84, 0))
    lace = tube('lace', curve([(0.06, -0.2, 0.80), (0.09, -0.29, 0.74), (0.10, -0.318, 0.64)], 8), 0.008, string, 6)
    place(group(walls, *drops, cork, ring, card, lace), -0.16, 0.2)
    place(leaf_of_paper(0.95, 0.6, natural.paper('#FDFBF5', fibre=0.3), 0.03), 0.20, -0.42, 0, -9)
    dice = random.Random(8)
    for k in range(17):
        place(star(0.045, sugars[k % 5], k + 20), 0.2 + dice.gauss(0, 0.2), -0.43 + dice.gauss(0, 0.09), 0.008,
            dice.random() * 360, (dice.random() * 90, 0))


@picture('okaki-kuromame', View(elevation=24, fill=(0.82, 0.66)))
def okaki_kuromame():
    okaki = [food.cracker('#C88A42', '#96571F', seed=k) for k in range(3)]
    bean = food.paste('#1E1614', gloss=0.3)
    art = Sheet(140, 190, '#C49A6C').text(70, 120, 'くろまめおかき', 6, '#4A3320', SANS, 500, tracking=1.2).text(70, 131,
        '国産もち米・丹波黒', 4.2, '#4A3320', SANS)
    body = pouch(1.4, 1.86, 0.44, natural.kraft(art.png(900)), natural.kraft(), seed=4, crease=0.018, keep=0.15)
    head = Sheet(144, 52).pattern(shima('#6B7443', (0.1, 0.16, '#F3EEDF'), (0.42, 0.05, '#F3EEDF'),
        (0.62, 0.05, '#F3EEDF'))).rect(54, 0, 36, 52, '#F7F2E4').vertical(79, 4, '黒豆', 13, font=BRUSH,
        weight=400).vertical(64, 12, 'おかき', 9.5, font=BRUSH, weight=400)
    header = box('header', 1.46, 0.13, 0.5, natural.paper('#F7F2E4'),
        {'front': natural.paper('#F7F2E4', head.png(900), repeat=False)}, bevel=0.008)
    place(group(body, place(header, 0, 0, 1.42)), -0.32, 0.42, 0, 8)
    bowl = pot([(0.26, 0), (0.26, 0), (0.27, 0.05), (0.42, 0.12), (0.53, 0.26), (0.56, 0.38)], natural.walnut(seed=3),
        wall=0.03, foot=0.03)
    place(bowl, 0.42, -0.48)
    dice = random.Random(3)
    pieces = []
    for k in range(15):
        piece = blob((0.20, 0.125, 0.05), okaki[k % 3], k, 0.14, 1.6, 20, 'okaki')
        parts = [piece] + [place(blob((0.038, 0.038, 0.03), bean, k * 5 + m), dice.uniform(-0.1, 0.1),
            dice.uniform(-0.05, 0.05), 0.062) for m in range(2 + k % 2)]
        for part in parts[1:]:
            part.parent = piece
        pieces.append(piece)
    for k, piece in enumerate(pieces):
        ring, a = (0.23, k * 0.78) if k < 8 else (0.10, k * 1.5)
        place(piece, 0.42 + ring * math.cos(a), -0.48 + ring * math.sin(a), 0.25 if k < 8 else 0.34 + 0.012 * (k - 8),
            dice.random() * 360, (dice.uniform(-22, 22), dice.uniform(-22, 22)))


@picture('senbei-kan', View(elevation=30, fill=(0.86, 0.62)))
def senbei_kan():
    art = Sheet(502, 120, '#F4F2EC').pattern(seigaiha('#2B3F66', '#F4F2EC', 30, 1.5), 0, 62, 502, 58)
    art.vertical(376, 10, '堅焼', 24, '#22304E', BRUSH, 400).seal(372, 66, 9, '実')
    white = natural.paper('#F4F2EC', rough=0.5, emboss=0.03)
    tin = group(can(0.8, 1.2, white, open_top=True),
        wrap(0.803, 0.015, 1.185, natural.paper('#F4F2EC', art.png(2000), repeat=False, rough=0.45, emboss=0.02)))
    place(tin, 0.18, 0.3, 0)
    for k, (x, y, turn, tilt) in enumerate(((0.0, 0.05, 0, 62), (0.22, 0.22, 20, 70), (0.44, 0.30, -14, 58))):
        place(senbei(food.cracker('#B8752F', '#7A3F16', seed=k), seed=k), x, y + 0.1, 0.92, turn, (tilt, 0))
    place(cap(0.812, 0.3, white, 0.02), -0.86, 0.2, 0.78, -28, (74, 0))
    a = senbei(food.cracker('#B8752F', '#7A3F16', seed=5), seed=5)
    b = senbei(food.cracker('#B8752F', '#7A3F16', seed=5), seed=5)
    place(shard(a, 30, 0.02, food.crumb('#E8D3A4', '#C9A768')), -0.1, -0.85, 0.01, 10)
    place(shard(b, 210, -0.02, food.crumb('#E8D3A4', '#C9A768')), 0.06, -0.80, 0.014, 24)


def baked(seed):
    """A small loaf with chopped chestnuts."""
    nuts = food.nut('#DDAF55', '#B9822F', seed=2, gloss=0.5)
    body = blob((0.40, 0.175, 0.15), food.crust('#C58B4A', '#8E5526', top=0.16, gloss=0.7, bubbles=0.5, seed=seed),
        seed, 0.05, 2, 26, 'cake', 0.35)
    for vertex in body.data.vertices:
        x, y = vertex.co.x / 0.40, vertex.co.y / 0.175
        grow = 1 / max(0.3, (abs(x) ** 6 + abs(y) ** 6) ** (1 / 6)) if abs(x) + abs(y) > 0.01 else 1
        vertex.co.x *= min(grow, 1.25)
        vertex.co.y *= min(grow, 1.25)
    dice = random.Random(seed)
    crumbs = [place(blob((0.035, 0.028, 0.024), nuts, seed * 9 + k, 0.2, 1.5), dice.uniform(-0.24, 0.24),
        dice.uniform(-0.08, 0.08), 0.215, dice.random() * 360) for k in range(5)]
    return group(body, *crumbs)


@picture('kuri-hojicha-yakigashi', View(elevation=42, fill=(0.86, 0.64)))
def kuri_hojicha_yakigashi():
    outer, inner = natural.paper(KAKI, fibre=0.15), natural.paper('#EFE4CE')
    case = [open_box(1.9, 1.6, 0.42, outer, inner, 0.025)]
    for row in range(4):
        for column in range(2):
            cup = open_box(0.88, 0.36, 0.10, inner, inner, 0.008)
            case += [place(cup, (column - 0.5) * 0.92, (row - 1.5) * 0.385, 0.03),
                place(baked(row * 2 + column), (column - 0.5) * 0.92, (row - 1.5) * 0.385, 0.045)]
    place(group(*case), 0, 0.2, 0, 14)
    art = Sheet(190, 160).text(95, 44, 'こむぎと土', 11, '#F6EAD6', 'Noto Serif CJK JP', 500, tracking=3).line(70, 53, 120,
        53, '#F6EAD6', 0.5).text(95, 63, '栗とほうじ茶の焼菓子', 5.4, '#F6EAD6', tracking=1)
    cover = lid(1.94, 1.64, 0.3, outer, inner, top=natural.paper(KAKI, art.png(1000), repeat=False, fibre=0.15))
    place(cover, -0.42, 1.52, 0.0, 14, (76, 0))
    whole = baked(21)
    for part in whole.children:
        cut(part, (0.02, 0, 0), (0.85, -0.5, 0), food.crumb('#C79758', '#A87838', scale=34))
    place(whole, 0.12, -0.86, 0, -16)


@picture('kinako-sable-kan', View(elevation=42, fill=(0.86, 0.64)))
def kinako_sable_kan():
    section = superellipse(7)
    paint = natural.paper('#E9DFC8', rough=0.45, emboss=0.03)
    place(can(0.75, 0.5, paint, section=section, open_top=True), 0.0, 0.0, 0, 0)
    art = Sheet(130, 130).pattern(asanoha('#CDBF9F', None, 25, 0.9)).rect(86, 104, 40, 20, '#E9DFC8').text(106, 118,
        'さぶれ', 9, '#8A6A3A', BRUSH, 400)
    top = cap(0.765, 0.16, paint, 0.03, section)
    skin = sheet('relief', 1.36, 1.36, natural.paper('#E9DFC8', art.png(1000), repeat=False, rough=0.45, emboss=0.03))
    place(group(top, place(skin, 0, 0, 0.1615)), -0.62, 0.98, 0.34, 12, (42, 0))
    dough = lambda k: food.crust('#E2C07C', '#D0A257', gloss=0.85, bubbles=0.5, seed=k, grain=34)
    shapes = (outlines.circle(), outlines.square(), outlines.leaf())
    dice = random.Random(5)
    for row in range(3):
        for k in range(9):
            biscuit = pressed(shapes[(row + k // 3) % 3], 0.08, dough(k % 4), 0.02, scale=0.42)
            place(biscuit, -0.50 + k * 0.125, (row - 1) * 0.44, 0.30 + dice.uniform(-0.015, 0.015), 0, (90, 0), 1)
            biscuit.rotation_euler = (1.35 + dice.uniform(-0.06, 0.06), 0, 1.5708)
    for k, (x, y) in enumerate(((0.28, -1.02), (0.66, -0.92), (0.50, -1.24))):
        place(pressed(shapes[k], 0.08, dough(k), 0.02, scale=0.42), x, y, 0.002, 30 * k)


@picture('yuzu-peel-choco', View(elevation=38, fill=(0.86, 0.6)))
def yuzu_peel_choco():
    black, inner = natural.paper('#201D1B', rough=0.6), natural.paper('#E9E1D0')
    art = Sheet(118, 72, '#E3B23C').pattern(shima('#E3B23C', (0.2, 0.06, '#C9962A'), (0.7, 0.06, '#F0CC72')), scale=0.5)
    art.rect(16, 9, 26, 54, '#F8F2E0').vertical(29, 14, '柚子', 15, font=BRUSH, weight=400).text(29, 58, 'ショコラ', 4,
        '#5A4A3A', SANS)
    front = Sheet(118, 26, '#E3B23C').pattern(shima('#E3B23C', (0.2, 0.06, '#C9962A'), (0.7, 0.06, '#F0CC72')),
        scale=0.5)
    sleeve = box('sleeve', 1.2, 0.74, 0.28, black, {'top': natural.paper('#E3B23C', art.png(900), repeat=False),
        'front': natural.paper('#E3B23C', front.png(900), repeat=False)}, bevel=0.01)
    drawer = open_box(1.78, 0.68, 0.22, black, inner, 0.02)
    peel, choco = food.jelly('#E39A2E', 3, 0.35), food.paste('#2C160D', gloss=0.3)
    def stick(k):
        return group(rod(0.61, 0.075, peel, k), place(rod(0.40, 0.088, choco, k), 0.115, 0, -0.004))
    parts = [place(sleeve, 0.3, 0, 0), place(drawer, -0.3, 0, 0.02)]
    for k in range(6):
        parts.append(place(stick(k), -0.96 + k * 0.11, 0, 0.05, 90))
    place(group(*parts), 0.1, 0.35, 0, 17)
    place(stick(11), -0.25, -0.55, 0.002, 24)
    place(stick(12), 0.12, -0.50, 0.002, 40)
    place(stick(13), -0.04, -0.50, 0.088, -32)
