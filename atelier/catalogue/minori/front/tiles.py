"""Category tiles of minori: the goods arranged in landscape, the upper right left calm."""

import math
import random
from dataclasses import replace

from workshop.artwork import tile_png
from workshop.catalogue import picture
from workshop.forms import outlines
from workshop.forms.bamboo import carved_tray, chopstick, half_pipe, tea_scoop
from workshop.forms.boxes import bow, cord_round, leaf_of_paper
from workshop.forms.cloths import folded, furoshiki, gauze, woven
from workshop.forms.loose import bed, sprinkle
from workshop.forms.sweets import daifuku, monaka, pressed, senbei, star
from workshop.forms.vessels import disc, dish_top, pot
from workshop.materials import ceramics, food, natural
from workshop.mesh import box, group, place
from workshop.patterns import asanoha
from workshop.stage import View
from catalogue.minori.front import goods
from catalogue.minori.gifts import gifts
from catalogue.minori.tea.tea import needles

TILE = View(size=(1200, 900), elevation=32, fill=(0.74, 0.66), aim=(-0.07, -0.08))


def castella(length=0.24, seed=0):
    sponge, brown = food.crumb('#DDB46A', '#C89A50', seed=seed, scale=44), food.crust('#6E3A18', '#552A10', gloss=0.55,
        bubbles=0.1, seed=seed, grain=22)
    return group(box('sponge', length, 0.7, 0.53, sponge, bevel=0.02),
        place(box('top', length + 0.004, 0.705, 0.045, brown, bevel=0.02), 0, 0, 0.505),
        box('base', length + 0.002, 0.702, 0.022, brown, bevel=0.008))


def sable(kind=0, seed=0):
    shape = (outlines.circle(), outlines.square(), outlines.leaf())[kind]
    return pressed(shape, 0.08, food.crust('#E2C07C', '#D0A257', gloss=0.85, bubbles=0.5, seed=seed, grain=34), 0.02,
        scale=0.42)


@picture('category-sweets', TILE)
def category_sweets():
    place(goods.cedar_tray(2.3, 1.6), 0, 0, 0, 12)
    for k, (x, y) in enumerate(((-0.62, 0.22), (-0.12, 0.36), (-0.40, -0.24))):
        place(goods.kurikinton(k), x, y, 0.05, 70 * k)
    place(goods.yokan_slice(1), 0.36, -0.16, 0.05, 24)
    place(goods.yokan_slice(2), 0.72, -0.02, 0.15, 30, (0, 90))


@picture('category-namagashi', replace(TILE, elevation=36))
def category_namagashi():
    place(goods.cloth(2.6, 1.7), 0, -0.1, 0, -10)
    place(goods.seiji_dish(1.0, 1), 0, 0, 0.014, 11)
    place(goods.kurikinton(1), -0.26, 0.10, dish_top() + 0.014)
    place(daifuku(food.mochi(flour=0.3), 3), 0.28, -0.12, dish_top() + 0.014, 30)


@picture('category-yokan-monaka', TILE)
def category_yokan_monaka():
    place(goods.black_dish(1.5), 0, 0, 0, 10)
    for k in range(3):
        place(goods.yokan_slice(k), -0.42 + 0.27 * k, 0.16 - 0.06 * k, 0.085, 16 - 17 * k)
    place(monaka(food.crust('#DDB27A', '#CB9656', gloss=0.75, bubbles=0.2, grain=30), None), 0.42, -0.30, 0.085, 30)


@picture('category-yakigashi', TILE)
def category_yakigashi():
    place(box('board', 2.5, 1.1, 0.1, natural.wood('#E4CFA6', '#D0B382', seed=3, contrast=0.3, scale=1.2), bevel=0.02),
        0, 0, 0, 10)
    place(castella(0.24, 1), -0.66, 0.06, 0.1, 14)
    place(castella(0.24, 2), -0.14, 0.02, 0.225, 34, (0, -90))
    for k in range(3):
        place(sable(0, k), 0.66 + 0.02 * k, 0.0 - 0.015 * k, 0.1 + 0.083 * k, 30 * k)
    place(sable(2, 4), 0.40, -0.30, 0.1, 50)


@picture('category-higashi-beika', replace(TILE, elevation=38))
def category_higashi_beika():
    place(leaf_of_paper(2.5, 1.5, natural.paper('#FAF7EF', fibre=0.3), 0.03), 0, 0, 0, 8)
    shapes = [outlines.chestnut(), outlines.acorn(), outlines.ginkgo(), outlines.chrysanthemum(), outlines.circle()]
    colours = ('#D9BE97', '#EFE7D6', '#E6D69B', '#E9C9C4', '#C7CFA0')
    for k, (x, y) in enumerate(((-0.86, 0.06), (-0.55, -0.26), (-0.50, 0.14), (-0.22, -0.10), (-0.80, -0.34))):
        place(pressed(shapes[k], 0.085, food.sugar(colours[k], k), scale=0.28), x, y, 0.014, 37 * k)
    dice = random.Random(4)
    for k in range(34):
        r = dice.random() ** 0.5 * 0.27
        a = dice.random() * 6.28
        place(star(0.048, food.sugar(('#F4F1E8', '#F0DE9A', '#EDBFC0', '#C3D5A0', '#B6D3DE')[k % 5], k), k),
            0.42 + r * math.cos(a), -0.24 + 0.7 * r * math.sin(a), 0.014 + (0.07 if r < 0.12 else 0),
            dice.random() * 360)
    place(senbei(food.cracker('#B8752F', '#7A3F16'), seed=2), 0.36, 0.44, 0.014, 20)


@picture('category-tea', TILE)
def category_tea():
    place(goods.cedar_tray(2.2, 1.5), 0, 0, 0, 10)
    place(goods.kyusu(), -0.42, 0.10, 0.05, -34)
    place(goods.white_cup(), 0.58, -0.10, 0.05)


@picture('category-ryokucha', replace(TILE, elevation=30))
def category_ryokucha():
    green = food.leaves('#24381C', '#4E6A2E')
    place(leaf_of_paper(2.2, 1.1, natural.paper('#FAF7EF', fibre=0.3), 0.03), 0, -0.05, 0, -4)
    place(half_pipe(1.5, 0.26, natural.bamboo(seed=3)), 0.1, 0.06, 0.014, 14)
    bed(needles(green, 0.12, 0.011, 5, seed=1), (0.14, 0.07, 0.12), 0.58, 0.14, 1600, 3, 0.5, 0.36, turn=0.24)
    sprinkle(needles(green, 0.12, 0.011, 4, seed=2), (-0.72, -0.22, 0.014), 0.16, 60, 5)


@picture('category-matcha', replace(TILE, elevation=34))
def category_matcha():
    goods.shino_bowl()
    place(tea_scoop(1.75, natural.bamboo('#B98F4E', '#8F6630', seed=2)), 0.40, -0.82, 0, 18)


@picture('category-hojicha-wakocha', TILE)
def category_hojicha_wakocha():
    stems = food.leaves('#7A4526', '#A8693A')
    place(goods.bisque_bowl(), -0.55, 0.0)
    bed(needles(stems, 0.17, 0.013, 5, 0.06, 2), (-0.55, 0.0, 0.285), 0.37, 0.17, 1400, 4, 0.3)
    sprinkle(needles(stems, 0.17, 0.013, 3, 0.06, 3), (-0.35, -0.62, 0), 0.14, 20, 4)
    cup = pot([(0.2, 0), (0.2, 0), (0.21, 0.05), (0.33, 0.13), (0.40, 0.32), (0.425, 0.55)],
        ceramics.porcelain('#F5F3EC'), wall=0.022, foot=0.03)
    place(group(cup, disc(0.395, 0.43, ceramics.tea('#A8441A'))), 0.52, 0.05)


@picture('category-tableware', TILE)
def category_tableware():
    place(goods.cloth(3.2, 1.9), 0, 0, 0, -8)
    place(goods.kohiki_bowl(0), -0.95, -0.45, 0.014)
    place(goods.seiji_dish(0.9, 1), 0.28, 0.02, 0.014, 11)
    place(goods.tenmoku_cup(0.36, 0.84, 2, tea=False), 0.95, 0.95, 0.014)


@picture('category-bowls', TILE)
def category_bowls():
    place(goods.cloth(2.9, 1.8), 0, 0, 0, 8)
    place(goods.kohiki_bowl(0), -0.62, 0.05, 0.014)
    place(goods.kohiki_bowl(1), -0.61, 0.06, 0.245, 50)
    place(goods.katakuchi(), 0.72, -0.06, 0.014)


@picture('category-plates', TILE)
def category_plates():
    place(goods.seiji_dish(0.95, 4), 0.15, 0.85, 0.92, 6, (76, 0))
    for k, (x, y) in enumerate(((-1.0, -0.10), (-0.50, -0.30), (0.02, -0.14), (0.50, -0.34), (0.98, -0.12))):
        place(goods.mamezara(k), x, y, 0.0 if k % 2 else 0.075, 30 * k, (0, 0) if k % 2 else (-4, 5))


@picture('category-teaware', TILE)
def category_teaware():
    place(goods.cedar_tray(2.2, 1.5), 0.1, 0, 0, 8)
    place(goods.kyusu(), -0.30, 0.10, 0.05, -34)
    place(goods.tenmoku_cup(0.33, 0.74, 5), 0.72, -0.22, 0.05)
    place(goods.closed_caddy(), 0.95, 1.05)


@picture('category-urushi-wood', replace(TILE, elevation=36))
def category_urushi_wood():
    place(carved_tray(1.35, 0.2, natural.wood('#C99A5E', '#9C6C38', 'X', 0.75, 0.5, 3, 0.55, 1.2), seed=2), 0, 0, 0, 25)
    place(goods.keyaki_bowl(2), -0.30, 0.20, 0.066)
    for k in range(2):
        place(chopstick(2.1, 0.042, 0.014, natural.walnut(seed=4 + k), ceramics.lacquer('#141110', gloss=0.15),
            natural.plain('#8F4A2B', 0.4)), -0.85, -0.46 - 0.14 * k, 0.21, 6 + 2 * k)


@picture('category-gifts', TILE)
def category_gifts():
    red = woven(image=tile_png(asanoha('#F3ECE4', '#7A3F46', 35, 1.0)), scale=1 / 0.35)
    place(furoshiki(1.8, 1.45, 0.85, red, seed=2), 0.85, 0.25, 0, -16)
    white, scarlet = natural.cord('#F4F0E6'), natural.cord('#B8322C')
    tied = [goods.gift_box(1.6, 1.1, 0.36, '#F6F3EA'), cord_round((1.64, 1.14), 0.378, 0.012, white, 'x', 0, 3, 0.03),
        place(bow(0.36, 0.012, white, 3, scarlet, 0.03), 0, 0, 0.40)]
    place(group(*tied), -0.95, -0.42, 0, 14)


@picture('category-gift-sets', replace(TILE, elevation=44, fill=(0.78, 0.8)))
def category_gift_sets():
    gifts.gift_koharu()


@picture('category-living', TILE)
def category_living():
    place(box('board', 2.4, 1.2, 0.1, natural.wood('#E4CFA6', '#D0B382', seed=3, contrast=0.3, scale=1.2), bevel=0.02),
        0, 0, 0, 6)
    for k, colour in enumerate(('#C99A35', '#B9B7B0', '#EFEBE2')):
        place(folded(1.15, 0.85, 0.14, gauze(colour, k), 3, seed=k + 2, stitch=natural.plain(colour, 0.9)),
            -0.42 + 0.04 * k, -0.02, 0.1 + 0.15 * k, 6 + 4 * k)
    place(goods.candle_stand(), 0.82, 0.12, 0.1)
