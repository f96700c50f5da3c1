"""Gifts and things for the house: boxes with several goods, wrapped and tied."""

import math
import random

from workshop.artwork import BRUSH, SANS, Sheet, tile_png
from workshop.catalogue import picture
from workshop.forms.boxes import bow, cord_round, lid, open_box, partition
from workshop.forms.cloths import folded, furoshiki, gauze, woven
from workshop.forms.loose import poured
from workshop.forms.sweets import blob, chakin, monaka, star
from workshop.forms.vessels import wrap
from workshop.materials import food, natural
from workshop.mesh import box, curve, group, lathe, place, tube
from workshop.patterns import asanoha, dots, seigaiha, shima, shippo
from workshop.stage import View

KAKI, AZUKI, MATCHA = '#8F4A2B', '#7A3F46', '#6B7443'


@picture('furoshiki-asanoha', View(elevation=32, fill=(0.84, 0.62)))
def furoshiki_asanoha():
    red = woven(image=tile_png(asanoha('#F3ECE4', AZUKI, 35, 1.0)), scale=1 / 0.35)
    place(furoshiki(2.0, 1.6, 0.9, red, seed=2), -0.1, -0.15, 0, -24)
    blue = woven(image=tile_png(seigaiha('#EDEFF0', '#4A6C8C', 40, 1.6)), scale=2.5)
    place(folded(1.5, 1.2, 0.2, blue, 4, seed=5), 0.75, 1.55, 0, 12)


@picture('kaya-fukin', View(elevation=40, fill=(0.84, 0.62)))
def kaya_fukin():
    for k, (colour, x, y, turn) in enumerate((('#C99A35', -0.10, 0.05, -4), ('#B9B7B0', 0.0, 0.0, 1),
            ('#EFEBE2', 0.10, -0.05, 6))):
        place(folded(1.6, 1.2, 0.15, gauze(colour, k), 3, seed=k + 2, lift=0.16 if k == 2 else None,
            stitch=natural.plain(colour, 0.9)), x, y, 0.16 * k, turn)
    art = Sheet(50, 130, '#FBF7EC').vertical(25, 26, 'かや織', 17, font=BRUSH, weight=400).text(25, 104, '五重織ふきん', 4.8,
        '#6A6254', SANS, tracking=0.6)
    top = box('band', 0.5, 1.31, 0.485, natural.paper('#FBF7EC'),
        {'top': natural.paper('#FBF7EC', art.png(500), repeat=False)}, bevel=0.02)
    place(top, 0.02, -0.01, 0, 4)
    spoon_wood = natural.walnut(seed=3)
    spoon = group(lathe('spoon', [(0.001, 0.0), (0.08, 0.01), (0.13, 0.04), (0.14, 0.05), (0.125, 0.052),
        (0.07, 0.026), (0.001, 0.02)], spoon_wood, section=lambda a: 1 + 0.25 * abs(math.cos(a))),
                  tube('handle', curve([(0.14, 0, 0.045), (0.4, 0, 0.055), (0.9, 0, 0.04)], 8),
        lambda t: 0.022 + 0.016 * t, spoon_wood, 12))
    place(spoon, -0.05, -0.95, 0.0, 16)


def small_tin(art, radius=0.375, height=1.2):
    """A wrapped tea tin with its lid on."""
    skin = natural.paper('#FFFFFF', art, repeat=False, rough=0.55, emboss=0.12)
    low, top = wrap(radius, 0.012, height * 0.74, skin), wrap(radius + 0.006, height * 0.75, height - 0.012, skin)
    for part, (a, b) in ((low, (0.01, 0.74)), (top, (0.75, 0.99))):
        for loop in part.data.uv_layers[0].data:
            loop.uv = (loop.uv[0], a + (b - a) * loop.uv[1])
    core = lathe('core', [(0.001, 0), (radius - 0.006, 0), (radius - 0.006, 0), (radius - 0.006, height - 0.012),
        (radius - 0.02, height), (radius - 0.02, height), (0.001, height)], natural.metal('#C9C9C6', 0.3))
    return group(low, top, core)


@picture('gift-koharu', View(elevation=46, fill=(0.88, 0.66)))
def gift_koharu():
    cover = woven('#E9DFC9', weave=34, slub=0.3)
    inside = natural.paper('#F5EFE2')
    case = [open_box(3.0, 2.2, 0.72, cover, inside, 0.05), place(partition(2.1, 0.6, inside, 'y'), -0.52, 0, 0.02),
        place(partition(2.1, 0.6, inside, 'y'), 0.52, 0, 0.02)]
    art = Sheet(236, 120).pattern(shima(MATCHA, (0.1, 0.12, '#E9E4CE'), (0.45, 0.04, '#E9E4CE'),
        (0.75, 0.04, '#E9E4CE')), scale=0.9).rect(163, 16, 28, 66, '#F7F2E4').vertical(177, 22, '煎茶', 17, font=BRUSH,
        weight=400).vertical(177, 62, '山霧', 6)
    case.append(place(small_tin(art.png(1800)), -0.98, -0.60, 0.42, 0, (-90, 0)))
    case[-1].rotation_euler = (-1.5708, 0, 0)
    cup_paper = natural.paper('#FBF9F2')
    for k in range(4):
        x, y = -0.24 + 0.48 * (k % 2), -0.5 + 1.0 * (k // 2)
        cup = lathe('cup', [(0.001, 0.0), (0.19, 0.0), (0.195, 0.02), (0.25, 0.14), (0.243, 0.14), (0.19, 0.03),
            (0.001, 0.02)], cup_paper, section=lambda a: 1 + 0.025 * math.sin(26 * a))
        case.append(group(place(cup, x, y, 0.12),
            place(chakin(food.crust('#CFA057', '#BC8A42', gloss=0.85, bubbles=0.55, grain=20, seed=k), k, 0.21, 0.33),
            x, y, 0.15, 50 * k)))
    case.append(place(box('riser', 0.98, 2.08, 0.10, inside, bevel=0.01), 0, 0, 0.02))
    for k, (tone, name) in enumerate(((KAKI, 'ほうじ茶'), (AZUKI, '小豆'))):
        top = Sheet(84, 94, tone).rect(30, 14, 24, 66, '#F7F0E2').vertical(42, 20, name, 13 if len(name) < 3 else 11.5,
            font=BRUSH, weight=400)
        case.append(place(box('carton', 0.84, 0.94, 0.42, natural.paper(tone, fibre=0.2),
            {'top': natural.paper(tone, top.png(500), repeat=False, fibre=0.2)}, bevel=0.01), 1.0, 0.51 - 1.02 * k,
            0.1))
    place(group(*case), 0, -0.15, 0, 10)
    cover_lid = lid(3.06, 2.26, 0.5, cover, inside)
    red, white = natural.cord('#B8322C'), natural.cord('#F4F0E6')
    tie = group(cord_round((3.06, 2.26), 0.5, 0.012, white, 'y', 0.3, 3, 0.028),
        place(bow(0.46, 0.014, white, 3, red, 0.034), 0.3, 0.62, 0.505))
    place(group(cover_lid, tie), -0.1, 2.0, 0.0, 10, (72, 0))


@picture('gift-kogata-yokan', View(elevation=46, fill=(0.86, 0.64)))
def gift_kogata_yokan():
    flavours = (('本練', '#2B2A2E', shippo('#6B6872', '#2B2A2E', 12, 0.5)),
        ('栗', '#B58A3C', dots('#E7CF95', '#B58A3C', 7, 0.12)),
        ('抹茶', '#5F7038', shima('#5F7038', (0.2, 0.1, '#8C9A62'), (0.6, 0.1, '#8C9A62'))),
        ('黒糖', '#5A3622', dots('#8F6A50', '#5A3622', 5, 0.1)))
    azuki, inner = natural.paper(AZUKI, fibre=0.2), natural.paper('#F3EADB')
    def piece(k):
        name, tone, tile = flavours[k]
        art = Sheet(22, 75, tone).pattern(tile).rect(5.5, 12, 11, 42, '#F9F4E8').vertical(11,
            15 if len(name) > 1 else 22, name, 9.5 if len(name) < 3 else 8.5, font=BRUSH, weight=400)
        plain = Sheet(22, 30, tone).pattern(tile)
        return box('yokan', 0.37, 0.74, 0.3, natural.paper(tone),
            {'top': natural.paper(tone, art.png(300), repeat=False, rough=0.55),
            'front': natural.paper(tone, plain.png(300), repeat=False, rough=0.55)}, bevel=0.01)
    case = [open_box(2.5, 1.72, 0.36, azuki, inner, 0.03)]
    for k in range(12):
        case.append(place(piece((k // 3 if k < 6 else 2 + (k - 6) // 3)), -1.0 + 0.4 * (k % 6), 0.40 - 0.80 * (k // 6),
            0.03))
    place(group(*case), 0, 0.25, 0, 14)
    art = Sheet(250, 172).rect(110, 10, 30, 92, '#F7F0E2').vertical(125, 17, '小形羊羹', 15,
        weight=600).seal(120.5, 88, 9, '実')
    cover = lid(2.54, 1.76, 0.26, azuki, inner, top=natural.paper(AZUKI, art.png(900), repeat=False, fibre=0.2))
    place(cover, -0.38, 1.72, 0, 14, (74, 0))
    silver = natural.metal('#CFCFCC', 0.3, hammered=0.4)
    body = [box('paste', 0.20, 0.64, 0.2, food.paste('#2A1214', gloss=0.12), bevel=0.01),
        place(box('foil', 0.222, 0.40, 0.218, silver, bevel=0.012), 0, 0.14, -0.004)]
    place(group(*body), 0.30, -1.12, 0.008, -62)


@picture('seibo-sandan', View(elevation=36, fill=(0.88, 0.64)))
def seibo_sandan():
    shu, inner, black = natural.paper('#B23A26', rough=0.5), natural.paper('#F1E7D2'), natural.paper('#241C1A')
    def tier():
        corners = [place(box('corner', 0.05, 0.05, 0.6, black, bevel=0.008), sx * 0.731, sy * 0.731, 0)
            for sx in (-1, 1) for sy in (-1, 1)]
        return group(open_box(1.5, 1.5, 0.6, shu, inner, 0.04), *corners)
    cover = group(box('lid', 1.54, 1.54, 0.1, shu, bevel=0.02))
    art = Sheet(100, 130, '#FBFAF5').vertical(50, 16, '御歳暮', 17, '#1E1C1A', BRUSH, 400)
    paper = natural.paper('#FBFAF5', fibre=0.1)
    sleeve = box('hosho', 1.0, 1.56, 1.312, paper,
        {'front': natural.paper('#FBFAF5', art.png(700), repeat=False, fibre=0.1)}, bevel=0.012)
    red, white = natural.cord('#B8322C'), natural.cord('#F4F0E6')
    loops = place(bow(0.40, 0.014, white, 3, red, 0.034, 0.8), 0, -0.80, 0.50, 0, (90, 0))
    rings = [tube('mizuhiki', [(x, -0.797, 0.44 + 0.026 * k) for x in (-0.5, 0.0)], 0.011, white, 8) for k in range(3)]
    rings += [tube('mizuhiki', [(x, -0.797, 0.44 + 0.026 * k) for x in (0.0, 0.5)], 0.011, red, 8) for k in range(3)]
    stack = group(tier(), place(tier(), 0, 0, 0.602), place(cover, 0, 0, 1.205), sleeve, loops, *rings)
    place(stack, -0.55, 0.95, 0, -12)
    lower = [tier(), place(partition(1.42, 0.42, inner, 'x'), 0, 0, 0.02), place(partition(1.42, 0.42, inner, 'y'), 0,
        0, 0.02)]
    dice = random.Random(6)
    for k in range(12):
        lower.append(place(blob((0.17, 0.11, 0.05), food.cracker('#C88A42', '#96571F', seed=k % 3), k, 0.14, 1.6, 18),
            -0.36 + dice.uniform(-0.17, 0.17), 0.36 + dice.uniform(-0.17, 0.17), 0.18 + 0.022 * k, dice.random() * 360,
            (dice.uniform(-20, 20), dice.uniform(-20, 20))))
    sugars = [food.sugar(c, k) for k, c in enumerate(('#F4F1E8', '#F0DE9A', '#EDBFC0', '#C3D5A0', '#B6D3DE'))]
    stars = poured([star(0.045, sugars[k % 5], k) for k in range(10)], 120, 0.33, 0.02, 0.098, seed=4, frames=45,
        shape='SPHERE')
    holder = group(*stars)
    place(holder, 0.36, 0.36, 0.0)
    for k in range(5):
        lower.append(place(blob((0.16, 0.16, 0.12), food.crust('#C58B4A', '#8E5526', top=0.14, gloss=0.6, bubbles=0.4,
            seed=k), k, 0.05, 2, 20, flat=0.3), -0.36 + (k % 2 - 0.5) * 0.33, -0.36 + (k // 2 - 0.5) * 0.33 if k < 4
            else -0.36, 0.22 if k < 4 else 0.38, 40 * k))
    for k in range(4):
        lower.append(place(monaka(food.crust('#DDB27A', '#CB9656', gloss=0.75, bubbles=0.2, seed=k, grain=30), None,
            0.17, 0.16, 10), 0.36 + (k % 2 - 0.5) * 0.34, -0.36 + (k // 2 - 0.5) * 0.34, 0.26, 30 * k, (8, 4)))
    place(group(*lower, holder), 0.52, -1.05, 0, 16)
