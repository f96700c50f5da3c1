"""The makers of sweets and tea, shown by their tools and half-finished work."""

import random

from workshop.catalogue import picture
from workshop.forms import outlines
from workshop.forms.bags import block_bag
from workshop.forms.boxes import open_box
from workshop.forms.cloths import folded, woven
from workshop.forms.loose import bed, sprinkle
from workshop.forms.sweets import blob, chestnut, pressed, senbei
from workshop.forms.vessels import disc, plate, pot
from workshop.materials import ceramics, food, natural
from workshop.mesh import box, group, lathe, place, sheet, tube
from catalogue.minori.front import goods
from catalogue.minori.sweets.confections import baked
from catalogue.minori.tea.tea import needles
from catalogue.minori.front.tools import MAKER, WHITE_WOOD, basket, brush, spatula


@picture('maker-yamagara', MAKER)
def yamagara():
    copper = natural.metal('#C07A4C', 0.3, hammered=0.25)
    pan = lathe('pan', [(0.001, 0), (0.6, 0), (0.78, 0.08), (0.9, 0.3), (0.95, 0.52), (0.99, 0.54), (0.985, 0.56),
        (0.93, 0.53), (0.87, 0.3), (0.74, 0.10), (0.001, 0.03)], copper)
    paste = disc(0.84, 0.24, food.crust('#CFA057', '#BC8A42', gloss=0.7, bubbles=0.6, grain=14), 0.05)
    place(group(pan, paste), -0.62, 0.55)
    place(spatula(1.9), -0.28, 0.30, 0.42, 24, (0, 10))
    dice = random.Random(2)
    for k in range(7):
        whole = k not in (2, 5)
        piece = goods.shell_chestnut(k, 0.19) if whole else chestnut(food.nut('#6E361C', '#4A2012', gloss=0.25), k,
            0.19, halved=food.nut('#E3C25A', '#D3A84A', gloss=0.6))
        place(piece, 0.20 + 0.34 * (k % 4) + dice.uniform(-0.06, 0.06), -0.62 - 0.30 * (k // 4) + dice.uniform(-0.06,
            0.06), 0.1 if k % 3 == 1 else 0.0, dice.uniform(-50, 50), (dice.uniform(50, 70), 0) if k % 3 == 1
            else (0, 0) if whole else (-20, 0))


@picture('maker-hatsuse-an', MAKER)
def hatsuse_an():
    wood = natural.wood(*WHITE_WOOD, seed=5, contrast=0.3)
    place(group(open_box(2.0, 1.3, 0.42, wood, wood, 0.09),
        place(box('yokan', 1.80, 1.10, 0.30, food.paste('#2A1214', gloss=0.06), bevel=0.004), 0, 0, 0.05)), -0.35,
        0.45, 0, 14)
    masu = natural.wood('#DDBE8E', '#C29A64', seed=8, contrast=0.35)
    place(open_box(0.62, 0.62, 0.4, masu, masu, 0.05), 0.78, -0.62, 0, -14)
    beans = [blob((0.042, 0.032, 0.032), food.nut('#6A2423', '#4A1717', seed=k, gloss=0.2), k, 0.05) for k in range(3)]
    bed(beans, (0.78, -0.62, 0.26), 0.24, 0.20, 330, 3, 0.8, size=(0.9, 1.15))
    sprinkle([blob((0.042, 0.032, 0.032), food.nut('#6A2423', '#4A1717', gloss=0.2), 7, 0.05)], (0.20, -0.85, 0), 0.16,
        14, 4, z=0.0)


@picture('maker-komugi-to-tsuchi', MAKER)
def komugi():
    tray = natural.metal('#4A4846', 0.5, brushed='X')
    place(open_box(2.1, 1.2, 0.12, tray, tray, 0.03), 0.30, -0.25, 0, 12)
    for k in range(6):
        place(baked(k), 0.30 - 0.60 + 0.60 * (k % 3) - 0.06 * (k // 3),
            -0.42 + 0.46 * (k // 3) + 0.13 * (k % 3) - 0.06, 0.03, 12 + 76)
    linen = woven('#E4DAC6', weave=20, slub=0.4)
    place(block_bag(0.9, 0.6, 1.25, linen, seed=3, crumple=0.035, close=0.95), -0.98, 0.85, 0, 14)
    pin = natural.wood('#D9B98A', '#B98F5C', seed=6, scale=1.2)
    place(lathe('pin', [(0.001, 0), (0.05, 0.0), (0.055, 0.12), (0.04, 0.2), (0.11, 0.22), (0.115, 0.3), (0.115, 1.4),
        (0.11, 1.48), (0.04, 1.5), (0.055, 1.58), (0.05, 1.7), (0.001, 1.7)], pin), 0.35, 0.98, 0.115, -76, (90, 0))


@picture('maker-tanadado', MAKER)
def tanadado():
    black = natural.plain('#1C1B1A', 0.5, metallic=0.6)
    wires = [tube('wire', [(x, -0.75, 0.12), (x, 0.75, 0.12)], 0.012, black, 6)
        for x in [-1.0 + 0.125 * k for k in range(17)]]
    wires += [tube('wire', [(-1.05, y, 0.132), (1.05, y, 0.132)], 0.012, black, 6)
        for y in [-0.7 + 0.2 * k for k in range(8)]]
    wires.append(tube('frame', [(x, y, 0.12) for x, y in ((-1.06, -0.76), (1.06, -0.76), (1.06, 0.76), (-1.06, 0.76))],
        0.03, black, 8, closed=True))
    wires += [box('foot', 0.06, 0.06, 0.12, black)]
    for k, (x, y) in enumerate(((-0.58, 0.24), (0.22, 0.30), (-0.12, -0.38))):
        wires.append(place(senbei(food.cracker('#B8752F', '#7A3F16', seed=k), 0.4, seed=k), x, y, 0.16, 40 * k))
    place(group(*wires), -0.35, 0.1, 0, 10)
    stave = natural.wood('#A9713F', '#6E4424', 'Z', 1.2, 0.6, 4, 0.6)
    bucket = [pot([(0.36, 0), (0.36, 0), (0.38, 0.2), (0.42, 0.58)], stave, wall=0.045, foot=0.03),
        disc(0.36, 0.40, ceramics.tea('#1E0E08'))]
    bucket += [lathe('hoop', [(r, z), (r + 0.02, z), (r + 0.022, z + 0.06), (r + 0.002, z + 0.06)],
        natural.bamboo(seed=2)) for r, z in ((0.372, 0.1), (0.402, 0.42))]
    place(group(*bucket), 1.05, -0.42)
    place(brush(0.9, '#5A3A22', wide=0.18), 1.0, -0.50, 0.60, 200)


@picture('maker-shiramine-seito', MAKER)
def shiramine():
    cherry = natural.wood('#A8683F', '#7C4628', seed=6, contrast=0.5)
    parts = [box('mould', 2.2, 0.62, 0.2, cherry, bevel=0.02)]
    dark = natural.wood('#7E4A2C', '#5A3018', seed=3)
    for k in range(4):
        shape = (outlines.chestnut(), outlines.ginkgo())[k % 2]
        parts.append(place(pressed([(x * 1.12, y * 1.12) for x, y in shape], 0.006, natural.plain('#E9DDC4', 0.9),
            0.004, scale=0.40), -0.78 + 0.52 * k, 0, 0.2))
        parts.append(place(pressed(shape, 0.007, dark, 0.004, scale=0.36), -0.78 + 0.52 * k, 0, 0.2015))
    place(group(*parts), -0.15, 0.55, 0, 12)
    place(blob((0.52, 0.46, 0.26), food.powder('#F0E6CF', '#E6D9BC'), 5, 0.12, flat=0.6), -0.72, -0.42)
    sprinkle([blob((0.03, 0.025, 0.02), food.powder('#F0E6CF'), 2, 0.2)], (-0.5, -0.62, 0), 0.4, 40, 4, z=0.0,
        ratio=0.4)
    for k, (x, y) in enumerate(((0.25, -0.42), (0.62, -0.30), (0.46, -0.72), (0.88, -0.62))):
        place(pressed((outlines.chestnut(), outlines.ginkgo())[k % 2], 0.1, food.sugar(('#E4CFA8', '#EADFA8')[k % 2],
            k), scale=0.36), x, y, 0, 30 * k)


@picture('maker-kirinoya', MAKER)
def kirinoya():
    place(basket(1.2), -0.05, 0.1)
    green = food.leaves('#3E6B2A', '#7FA04A')
    fresh = [sheet('leaf', 0.26, 0.085, green, 10, 4, lambda x,
        y: (x, y * (1 - (x / 0.13) ** 2) , 0.02 + 0.8 * x * x + 0.6 * abs(y))) for _ in range(2)]
    bed(fresh, (-0.05, 0.1, 0.06), 0.98, 0.16, 1500, 4, 0.55)
    bed(needles(food.leaves('#24481C', '#4E7A2E'), 0.16, 0.011, 4, seed=3), (-0.05, 0.1, 0.10), 0.85, 0.14, 700, 6, 0.6)
    place(folded(0.7, 0.5, 0.06, woven('#E9E2D0', weave=26), 2, seed=4), 1.05, -0.78, 0, -18)


@picture('maker-morinone', MAKER)
def morinone():
    stone = ceramics.stoneware('#8E8E8A', '#A5A49E', seed=3, rough=0.9)
    green = food.powder('#7FA02E', '#5F8420')
    low = lathe('lower', [(0.001, 0), (0.95, 0), (1.0, 0.04), (1.0, 0.30), (0.97, 0.34), (0.93, 0.32), (0.82, 0.26),
        (0.72, 0.34), (0.001, 0.34)], stone)
    top = lathe('upper', [(0.001, 0.36), (0.68, 0.36), (0.70, 0.40), (0.70, 0.86), (0.66, 0.92), (0.58, 0.92),
        (0.52, 0.86), (0.12, 0.84), (0.10, 0.70), (0.001, 0.70)], stone, uneven=0.004)
    ring = lathe('matcha', [(0.70, 0.34), (0.74, 0.36), (0.82, 0.335), (0.90, 0.325), (0.94, 0.325)], green,
        uneven=0.03, seed=4)
    handle = place(lathe('handle', [(0.001, 0), (0.06, 0), (0.06, 0.5), (0.05, 0.54), (0.001, 0.55)],
        natural.walnut(seed=3)), 0.66, 0.30, 0.72, 0, (0, 80))
    place(group(low, top, ring, handle), -0.25, 0.3)
    place(blob((0.34, 0.24, 0.16), green, 6, 0.14, flat=0.5), 0.55, -0.72)
    feather = natural.paper('#F1ECE2', fibre=0.4)
    place(group(sheet('feather', 0.7, 0.22, feather, 20, 8, lambda x,
        y: (x, y * (1 - (x / 0.42) ** 4), 0.02 + abs(y) * 0.2)), tube('quill', [(-0.62, 0, 0.03), (0.1, 0, 0.03)],
        0.022, natural.bamboo(seed=4), 8)), -0.55, -0.92, 0, 12)


@picture('maker-minekaze', MAKER)
def minekaze():
    reed = natural.bamboo('#B99A5C', '#937438', seed=4)
    rods = [tube('reed', [(-1.4, y, 0.03 + 0.004 * (k % 3)), (1.4, y, 0.03 + 0.004 * (k % 2))], 0.021, reed, 8) for k,
        y in enumerate([-0.62 + 0.047 * m for m in range(36)])]
    place(group(*rods), -0.1, 0.35, 0, 8)
    wilted = food.leaves('#4E5A2C', '#7A7440')
    bed(needles(wilted, 0.24, 0.02, 5, 0.5, 2), (-0.35, 0.55, 0.06), 0.85, 0.14, 900, 3, 0.6, 0.55)
    place(plate(0.5, 0.1, ceramics.porcelain('#F3F1EA', foot=0.0), wall=0.035), 0.62, -0.62)
    bed(needles(food.leaves('#1F1512', '#5A3A22'), 0.11, 0.012, 5, 0.4, 6), (0.62, -0.62, 0.09), 0.33, 0.12, 700, 5,
        0.6)
