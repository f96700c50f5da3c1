"""For the house: a vase, a basket, cloths and towels, incense, a copper caddy."""

import math

from workshop.artwork import BRUSH, SANS, Sheet
from workshop.catalogue import picture
from workshop.forms.bentwood import woven_bowl
from workshop.forms.boxes import open_box
from workshop.forms.cloths import folded, woven
from workshop.forms.sweets import blob
from workshop.forms.twigs import nanten_twig
from workshop.forms.vessels import plate, pot
from workshop.materials import ceramics, food, house, natural
from workshop.mesh import box, group, lathe, petals, place, sheet, thick, tube
from workshop.patterns import dots, seigaiha, shippo, uroko
from workshop.stage import View


def twig_vase(seed=3):
    """Squat shoulders and a neck for a single twig."""
    clay = ceramics.glaze('#8A5E40', '#6A4630', clay='#7A4E34', gloss=0.75, mottle=1.8, rings=0.35,
        runs=('#7A8460', 0.42, 0.72), seed=seed)
    outer = [(0.30, 0), (0.30, 0), (0.36, 0.03), (0.50, 0.20), (0.52, 0.38), (0.40, 0.56), (0.18, 0.66), (0.10, 0.76),
        (0.105, 0.92), (0.14, 0.98)]
    return pot(outer, clay, wall=0.03, foot=0.02, uneven=0.018, seed=seed)


@picture('ichirinzashi-yakishime', View(elevation=17, fill=(0.7, 0.74)))
def ichirinzashi_yakishime():
    place(group(twig_vase(), place(nanten_twig(1.45, 4), 0.0, 0, 0.55, 0, (0, 4))), 0, 0.1)


def bamboo_basket():
    return woven_bowl(1.15, 0.42, natural.bamboo('#D2B36C', '#B08D48', seed=3),
        natural.bamboo('#8E6430', '#6E4A20', seed=5))


@picture('takekago-mori', View(elevation=38, fill=(0.88, 0.6)))
def takekago_mori():
    place(bamboo_basket(), 0, 0, 0, 10)
    for k, (x, y, z, r) in enumerate(((-0.30, 0.10, 0.06, 0.27), (0.27, 0.20, 0.06, 0.28), (0.04, -0.34, 0.06, 0.26))):
        skin = food.nut('#E08A2A', '#CC6E1A', seed=k, gloss=0.36)
        place(group(blob((r, r, r * 0.82), skin, k, 0.03, 2), place(calyx(), 0, 0, r * 1.60)), x, y, z, 70 * k,
            (6 * k - 6, 5))


def calyx():
    """The dry four-lobed cap of a persimmon."""
    leaf = natural.leaf('#7A6A3A', '#5A4C26', 0.7)
    cap = lathe('calyx', [(0.001, 0.012), (0.06, 0.01), (0.12, -0.004), (0.15, -0.02)], leaf,
        section=petals(4, 0.42, 0.8))
    return group(cap, tube('stalk', [(0, 0, 0), (0.01, 0, 0.05)], 0.022, natural.plain('#5A4632', 0.8), 8))


WAVES = seigaiha('#4A6C8C', '#EDEFF0', 20, 1.0)


def printed_cotton(tile):
    """A print of 20 by 20 cm."""
    return woven(image=Sheet(200, 200).pattern(tile).png(1600), scale=0.5, weave=34, slub=0.12)


def cloth_roll(cotton, radius=0.19, length=1.05):
    """A tenugui rolled up, its spiral showing at the ends, a paper band round its middle."""
    body = lathe('roll', [(0.001, 0), (radius - 0.01, 0), (radius, 0.01), (radius, length - 0.01),
        (radius - 0.01, length), (0.001, length)], cotton, uneven=0.008)
    for loop in body.data.uv_layers[0].data:
        loop.uv = (loop.uv[0] * radius * 6.28, loop.uv[1] * (length + radius * 2))
    ends = []
    for end in (-0.002, length + 0.002):
        ends.append(tube('end', [((0.02 + (radius - 0.03) * t) * math.cos(26 * t), (0.02 + (radius - 0.03) * t)
            * math.sin(26 * t), end) for t in (k / 110 for k in range(111))], 0.008, natural.plain('#E4DFD2', 0.9), 5))
    band = lathe('band', [(radius + 0.004, length * 0.36), (radius + 0.006, length * 0.37), (radius + 0.006,
        length * 0.63), (radius + 0.004, length * 0.64)], natural.paper('#FBF7EC'))
    return group(body, band, *ends)


@picture('tenugui-komon', View(elevation=36, fill=(0.88, 0.6)))
def tenugui_komon():
    rolls = ((dots('#F2F1EC', '#2F4A78', 12.5, 0.17), -0.34, 0.16, 0.19),
        (shippo('#F4ECE4', '#8F4A2B', 20, 1.2), 0.06, 0.24, 0.19), (uroko('#EFEFE4', '#6B7443', 16), -0.15, 0.20, 0.53))
    for k, (tile, x, y, z) in enumerate(rolls):
        place(cloth_roll(printed_cotton(tile)), x, y + 0.45, z, 10 + 2 * k, (90, 0))
    place(folded(1.35, 0.92, 0.10, printed_cotton(WAVES), 4, seed=6, lift=0.10), 0.42, -0.72, 0, -10)


def tenugui_cloth(width, depth):
    """One spread out, rippled a little."""
    return thick(sheet('tenugui', width, depth, printed_cotton(WAVES), 80, 60, lambda x,
        y: 0.02 + 0.016 * math.sin(x * 4.2 + y * 2.6) ** 2 + 0.010 * math.sin(y * 6 - x) ** 2, (width, depth)), 0.008)


def folded_towel(width, depth, thickness, pile):
    """Twice folded: two round edges to the front, the open ends behind."""
    half = thickness / 2
    return group(box('fold', width, depth, half * 1.04, pile, bevel=half * 0.5, segments=7),
        place(box('fold', width * 0.985, depth * 0.99, half * 1.04, pile, bevel=half * 0.5, segments=7), 0.01, 0.012,
            half * 0.99))


@picture('towel-imabari', View(elevation=30, fill=(0.84, 0.6)))
def towel_imabari():
    for k, (tone, wide, thickness) in enumerate((('#4E5F70', 1.75, 0.34), ('#C4B59A', 1.70, 0.34),
            ('#F1EDE3', 1.62, 0.34))):
        place(folded_towel(wide, 1.25, thickness, house.terry(tone, k)), 0.02 * k, 0.05 * k, 0.36 * k, 5 * k - 4)
    tag = Sheet(36, 20, '#FBFAF5').text(18, 9.5, '今治', 7.4, font=BRUSH, weight=400).text(18, 16, 'しおかぜ織布', 3.2,
        '#6A6254', SANS, tracking=0.3)
    place(box('label', 0.36, 0.20, 0.012, natural.paper('#FBFAF5'), {'top': natural.paper('#FBFAF5', tag.png(300),
        repeat=False)}, bevel=0.003), 0.52, -0.34, 1.075, 6)
    place(folded_towel(0.9, 0.85, 0.22, house.terry('#F1EDE3', 7)), -0.66, -1.12, 0, 18)


def incense_sticks(count, length, tone, seed=0):
    stuff = natural.plain(tone, 0.95, 0.1, bump=0.4, scale=60)
    return [tube('incense', [(-length / 2, 0, 0), (length / 2, 0, 0)], 0.011, stuff, 7) for _ in range(count)]


@picture('koh-shiori', View(elevation=38, fill=(0.86, 0.6)))
def koh_shiori():
    kiri = natural.paulownia(3)
    parts = [open_box(1.75, 0.62, 0.20, kiri, natural.paulownia(7), 0.035, floor=0.03)]
    for bundle, (tone, y) in enumerate((('#6B5A48', 0.17), ('#7E8454', -0.01), ('#8A4E4A', -0.19))):
        for k, stick in enumerate(incense_sticks(15, 1.45, tone)):
            parts.append(place(stick, 0.02 * math.sin(k * 1.7), y + 0.026 * (k % 5 - 2), 0.042 + 0.024 * (k // 5)))
        parts.append(place(box('band', 0.34, 0.168, 0.112, natural.paper('#F7F0E2'), bevel=0.02), 0.0, y, 0.03))
    place(group(*parts), 0.05, 0.42, 0, 14)
    cover = box('lid', 1.75, 0.62, 0.05, natural.paulownia(11), bevel=0.008)
    place(cover, 0.20, 1.22, 0.0, 20)
    place(incense_dish(), -0.40, -0.55)


def incense_dish():
    """One stick in its holder on a five-petalled dish, a little ash at its tip."""
    dish = plate(0.46, 0.07, ceramics.glaze('#A6B9AF', '#B2C3B9', clay='#E6E0D2', gloss=0.1, rim=0.085,
        rim_colour='#E4EAE0', pool='#83A094', seed=4), well=0.32, wall=0.03, section=petals(5, 0.10, 0.5), steps=200)
    holder = lathe('holder', [(0.001, 0), (0.07, 0), (0.075, 0.02), (0.045, 0.05), (0.018, 0.06), (0.017, 0.03)],
        natural.metal('#B08D4A', 0.3))
    standing = group(tube('incense', [(0, 0, 0), (0, 0.002, 0.92)], 0.011, natural.plain('#6B5A48', 0.95), 8),
        tube('ash', [(0, 0.002, 0.92), (0, 0.002, 1.02)], 0.010, natural.plain('#CFCAC0', 1.0), 8))
    return group(dish, place(holder, 0, 0, 0.09), place(standing, 0, 0, 0.125, 0, (0, -7)))


def copper_caddy():
    """Raised from one sheet; the lid slides down slowly."""
    skin = house.beaten('#B4643C', 3, 9, 0.3, 0.34, '#A05634')
    body = lathe('body', [(0.001, 0), (0.38, 0), (0.40, 0.02), (0.40, 0.02), (0.40, 0.74), (0.40, 0.74)], skin)
    lid = lathe('lid', [(0.401, 0.75), (0.408, 0.75), (0.408, 0.75), (0.408, 1.12), (0.40, 1.145), (0.36, 1.155),
        (0.001, 1.165)], skin)
    return body, lid


@picture('chazutsu-dou', View(elevation=26, fill=(0.76, 0.62)))
def chazutsu_dou():
    body, lid = copper_caddy()
    place(group(body, lid), -0.24, 0.22, 0, 20)
    scoop = house.beaten('#B4643C', 6, 16, 0.3, 0.3, '#7A3C20')
    def bowed(x, y):
        narrow = 0.22 + 0.78 / (1 + math.exp(-18 * (x + 0.12)))
        return x, y * narrow * (1 - 0.25 * max(0.0, x / 0.45) ** 4), 0.02 + 0.9 * (y * narrow) ** 2 + 0.3 * max(0.0,
            -x - 0.1) ** 2
    place(thick(sheet('scoop', 0.9, 0.38, scoop, 60, 20, bowed), 0.014), 0.52, -0.40, 0.0, 32)
