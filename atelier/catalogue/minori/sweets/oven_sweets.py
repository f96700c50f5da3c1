"""Biscuits, rusks and wafers of minori."""

import math
import random

from workshop.artwork import BRUSH, SANS, Sheet
from workshop.catalogue import picture
from workshop.forms.bags import block_bag, pouch, rolled_top
from workshop.forms.boxes import leaf_of_paper, lid, open_box
from workshop.forms.loose import sprinkle
from workshop.forms.sweets import blob
from workshop.forms.wagashi import plum_biscuit, rusk, thin_wafer
from workshop.materials import coats, food, natural
from workshop.mesh import curve, group, place, sheet, tube
from workshop.stage import View
from catalogue.minori.front.tools import basket


def plum_mark(art, x, y, size, colour):
    """The plum crest of five discs round a small one."""
    for dx, dy in ((0, -1), (0.95, -0.31), (0.59, 0.81), (-0.59, 0.81), (-0.95, -0.31)):
        art.circle(x + dx * size * 0.62, y + dy * size * 0.62, size * 0.36, colour)
    return art.circle(x, y, size * 0.17, colour)


@picture('soba-boro', View(elevation=30, fill=(0.84, 0.66)))
def soba_boro():
    kraft = natural.paper('#E7DCC4', fibre=0.3, seed=4)
    sack = group(block_bag(1.05, 0.55, 1.42, kraft, seed=8, close=0.8), rolled_top(1.02, kraft, 1.35, 2, 0.15))
    art = Sheet(60, 84)
    plum_mark(art, 30, 20, 13, '#6E4A30').vertical(30, 40, 'そばぼうろ', 7.4, '#3A2A1E', BRUSH, 400)
    printed = sheet('print', 0.6, 0.84, natural.paper('#E7DCC4', art.png(500), repeat=False, fibre=0.3))
    string = natural.cord('#8A6A48', shine=0)
    tie = tube('string', curve([(-0.56, -0.10, 1.32), (-0.2, -0.14, 1.325), (0.2, -0.14, 1.325), (0.56, -0.10, 1.32)],
        6), 0.014, string, 8)
    place(group(sack, tie, place(printed, 0, -0.325, 0.60, 0, (86, 0))), -0.34, 0.50, 0, 9)
    place(basket(0.66), 0.40, -0.42)
    dice = random.Random(6)
    dough = lambda k: food.crust('#C08A4A', '#95602A', gloss=0.8, bubbles=0.6, seed=k, grain=24)
    for k in range(17):
        ring, a = ((0.36, k * 0.70) if k < 9 else (0.16, k * 1.26))
        place(plum_biscuit(dough(k % 4), k), 0.40 + ring * 1.05 * math.cos(a), -0.42 + ring * math.sin(a),
            0.07 + (0.0 if k < 9 else 0.075 + 0.02 * (k % 3)), dice.random() * 360, (dice.uniform(-10, 10),
            dice.uniform(-10, 10)))
    for k, (x, y) in enumerate(((-0.42, -0.72), (-0.16, -0.88))):
        place(plum_biscuit(dough(k), k + 30), x, y, 0.002, 40 * k)


@picture('hojicha-rusk', View(elevation=30, fill=(0.84, 0.66)))
def hojicha_rusk():
    art = Sheet(120, 190, '#FAF6EC').rect(0, 0, 120, 46, '#8A4E2A').text(60, 28, 'ほうじ茶ラスク', 9.5, '#FAF6EC', SANS, 500,
        tracking=1).line(40, 66, 80, 66, '#8A4E2A', 0.5).text(60, 80, 'こむぎと土', 7.5, '#5A4030', tracking=1.4)
    for k in range(6):
        art.path(f'M{44 + k * 6.4} 116 C{46 + k * 6.4} 104 {42 + k * 6.4} 98 {45 + k * 6.4} 90', stroke='#B98A5E',
            line=0.7)
    skin = natural.film('#FAF6EC', art.png(900), 0.6)
    place(pouch(1.2, 1.78, 0.46, skin, natural.film('#8A4E2A', None, 0.6), seed=11, crease=0.018), 0.40, 0.52, 0, -10)
    crumb = lambda k: food.crumb('#DDB67C', '#AC7F48', k, 26)
    crust = lambda k: food.crust('#A06A34', '#74451F', gloss=0.6, bubbles=0.5, seed=k, grain=26)
    grains = [blob((0.012, 0.011, 0.009), food.sugar('#F8F0E2', k), k, 0.2, rings=6) for k in range(2)]
    def slice_with_sugar(k):
        return rusk(crumb(k), crust(k), k, 0.50, 0.25, 0.066)
    for k in range(5):
        place(slice_with_sugar(k), -0.48 + 0.02 * (k % 2), -0.12, 0.006 + 0.074 * k, 24 + (-9, 6, -3, 10, -2)[k])
    place(slice_with_sugar(8), 0.34, -0.52, 0.006, -20)
    place(slice_with_sugar(9), -0.02, -0.80, 0.006, 38)
    leaning = slice_with_sugar(10)
    place(leaning, -0.02, 0.16, 0.26, 70, (0, 64))
    sprinkle(grains, (-0.46, -0.12, 0.372), 0.15, 90, 3, z=0.0, ratio=0.55)
    for k, (x, y) in enumerate(((0.34, -0.52), (-0.02, -0.80))):
        sprinkle([blob((0.012, 0.011, 0.009), food.sugar('#F8F0E2', 4), 4, 0.2, rings=6)], (x, y, 0.077), 0.14, 46,
            9 + k, z=0.0, ratio=0.55)


@picture('fuyaki-usubeni', View(elevation=42, fill=(0.86, 0.64)))
def fuyaki_usubeni():
    kiri, thin = natural.paulownia(3), natural.paper('#FBF8F0', fibre=0.2)
    case = [open_box(1.80, 1.06, 0.32, kiri, natural.paper('#F6EEDC'), 0.04)]
    tones = ('#F0C9C2', '#F6F1E4', '#DDDFB4')
    case.append(place(leaf_of_paper(1.66, 0.94, thin, 0.01), 0, 0, 0.03))
    for row in range(2):
        for k in range(12):
            wafer = thin_wafer(coats.brushed_sugar(tones[(k // 4 + row) % 3], k + row), k + 20 * row, 0.225, 0.03)
            case.append(place(wafer, -0.64 + 0.115 * k, 0.24 - 0.48 * row, 0.20, 0, (0, 62)))
    place(group(*case), -0.05, 0.38, 0, 12)
    art = Sheet(184, 110).vertical(132, 14, '薄紅', 21, font=BRUSH, weight=400).vertical(110, 20, '麩焼き', 8,
        '#5A4A3A').seal(106, 60, 10, '実')
    cover = lid(1.84, 1.10, 0.14, kiri, kiri)
    letters = sheet('letters', 1.82, 1.08, natural.paper('#E6D2AE', art.png(1000), repeat=False))
    letters.parent = cover
    place(letters, 0, 0, 0.1415)
    place(cover, -0.42, 1.26, 0.0, 12, (68, 0))
    place(leaf_of_paper(0.95, 0.64, thin, 0.03, seed=2), 0.34, -0.78, 0, -10)
    for k, (x, y, turn) in enumerate(((0.16, -0.74, 20), (0.46, -0.66, 140), (0.42, -0.92, 260))):
        place(thin_wafer(coats.brushed_sugar(tones[k], k + 40), k + 50, 0.225, 0.03), x, y, 0.016 + 0.036 * (k == 2),
            turn, (0, 0) if k < 2 else (5, -3))
