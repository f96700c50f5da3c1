"""Wagashi of the shop minori: fresh sweets, bars, wafers."""

from workshop.artwork import BRUSH, Sheet
from workshop.catalogue import picture
from workshop.cut import cut
from workshop.forms.boxes import band, leaf_of_paper
from workshop.forms.sweets import bar, chakin, daifuku, dorayaki, monaka, slice_of
from workshop.forms.vessels import dish_top, plate, square_plate
from workshop.materials import ceramics, food, natural
from workshop.mesh import box, group, place, sheet, superellipse, thick, wobble
from workshop.patterns import shippo
from workshop.stage import View

AZUKI = '#55292B'


@picture('kurikinton', View(elevation=34, fill=(0.86, 0.66)))
def kurikinton():
    paste = lambda seed: food.crust('#CFA057', '#BC8A42', gloss=0.85, bubbles=0.55, seed=seed, grain=20)
    saucer = plate(0.80, 0.19, ceramics.glaze('#D9D6CC', '#CBC7BB', foot=0.03, gloss=0.4, mottle=2, speckle=0.2,
        seed=3), wall=0.05, rise=0.3, uneven=0.006)
    place(saucer, -0.1, -0.3)
    top = dish_top()
    for seed, (x, y, turn) in enumerate(((-0.36, -0.16, 0), (0.13, -0.10, 130))):
        place(chakin(paste(seed), seed), x, y, top, turn)
    half = chakin(paste(2), 2)
    cut(half, (0, -0.06, 0), (0.25, -1, 0), food.crumb('#E0B45C', '#C28E3A', seed=1, scale=22))
    place(half, 0.02, -0.50, top, 14)
    carton = natural.paper('#E7DDC8', seed=4)
    label = Sheet(60, 90, '#F6F0E2').vertical(30, 13, '栗きんとん', 11, font=BRUSH, weight=400).seal(25, 76, 8, '実',
        '#8F4A2B').rect(3, 3, 54, 84, stroke='#8F4A2B', line=0.5)
    strip = natural.paper('#F6F0E2', label.png(700), repeat=False)
    side = natural.paper('#8F4A2B', fibre=0.3)
    carton_box = group(box('box', 1.5, 1.5, 0.36, carton, bevel=0.012),
        place(box('lid', 1.52, 1.52, 0.22, carton, bevel=0.012), 0, 0, 0.175),
                       place(box('band', 0.60, 1.535, 0.402, side, {'top': strip, 'front': natural.paper('#F6F0E2')},
        bevel=0.008), 0, 0, 0))
    place(carton_box, 0.62, 1.25, 0, -16)


@picture('kuri-mushi-yokan', View(elevation=38, fill=(0.9, 0.6), azimuth=-8))
def kuri_mushi_yokan():
    yokan = lambda seed: food.paste('#4A2426', seed=seed, gloss=0.32)
    kuri = food.nut('#E0B04A', '#C88F2E', seed=2)
    sheath = natural.leaf('#C9A96A', '#A5793E', 0.55)
    bark = sheet('takekawa', 2.9, 1.15, sheath, 60, 24, lambda x,
        y: 0.012 + 0.07 * (abs(y) / 0.58) ** 4 + 0.12 * (abs(x) / 1.45) ** 6 + wobble(x, y, 0, 0.015, 1.5, 3))
    base = group(thick(bark, 0.008))
    log = place(bar(1.25, 0.6, 0.42, yokan(1), 0.03, kuri, 6, seed=4), 0.5, 0.0, 0.02)
    face = place(slice_of(0.03, 0.585, 0.405, yokan(2), kuri, 5, ((0.10, 0.52, 0.11), (-0.16, 0.36, 0.10),
        (0.2, 0.2, 0.07))), -0.13, 0, 0.025)
    one = place(slice_of(0.2, 0.59, 0.41, yokan(3), kuri, 8, ((-0.08, 0.55, 0.12), (0.17, 0.35, 0.09),
        (-0.2, 0.22, 0.07))), -0.52, 0.02, 0.022, 8, (0, -3))
    two = place(slice_of(0.2, 0.59, 0.41, yokan(4), kuri, 11, ((0.05, 0.5, 0.12), (-0.18, 0.3, 0.09))), -0.80, -0.06,
        0.13, 20, (0, 88))
    place(group(base, log, face, one, two), 0, 0, 0, 24)


@picture('hon-neri-yokan', View(elevation=36, fill=(0.88, 0.62)))
def hon_neri_yokan():
    art = Sheet(120, 66, '#1D2433').pattern(shippo('#8E939C', None, 24, 0.7), 0, -6)
    art.rect(44, 5, 32, 56, '#F4EFE4', '#8E939C', 0.4).vertical(63, 11, '夜半', 15, font=BRUSH,
        weight=400).vertical(49.5, 14, '本練羊羹', 5.2, '#5A544C', weight=500)
    front = Sheet(120, 45, '#1D2433').pattern(shippo('#8E939C', None, 24, 0.7), 0, 0)
    coal = natural.paper('#22211F', rough=0.7)
    carton = group(box('box', 2.3, 0.65, 0.45, coal, bevel=0.01),
        band(2.3, 0.65, 0.45, 1.2, natural.paper('#1D2433', art.png(1000), repeat=False, rough=0.6),
        natural.paper('#1D2433', front.png(1000), repeat=False, rough=0.6)))
    place(carton, 0.12, 0.75, 0, 14)
    dish = square_plate(1.15, 0.05, ceramics.glaze('#171614', '#221E1A', gloss=0.45, mottle=3, seed=1), lift=0.02,
        uneven=0.006)
    place(dish, -0.25, -0.55, 0, 14)
    shine = lambda seed: food.paste('#2A1214', gloss=0.17, seed=seed)
    place(box('yokan', 0.2, 0.56, 0.44, shine(1), bevel=0.006), -0.42, -0.5, 0.085, 22)
    place(box('yokan', 0.2, 0.56, 0.44, shine(2), bevel=0.006), -0.1, -0.52, 0.085 + 0.1, 26, (0, 90))


@picture('monaka-inaho', View(elevation=40, fill=(0.86, 0.64)))
def monaka_inaho():
    cedar = natural.cedar(seed=2)
    tray = group(box('tray', 2.0, 2.0, 0.05, cedar, bevel=0.01),
        *(place(box('rim', 2.0 if k % 2 else 0.06, 0.06 if k % 2 else 2.0, 0.13,
        natural.cedar(seed=k, along='X' if k % 2 else 'Y'), bevel=0.01),
                 *((0, (k - 2) * 0.97) if k % 2 else ((k - 1) * 0.97, 0)), 0.02) for k in range(4)))
    place(tray, 0, 0, 0, 18)
    wafer = lambda seed: food.crust('#DDB27A', '#CB9656', gloss=0.75, bubbles=0.2, seed=seed, grain=30)
    an = food.paste(AZUKI, grains=0.5, seed=4)
    place(monaka(wafer(1), an), -0.40, 0.34, 0.05, 10)
    place(monaka(wafer(2), an), 0.30, 0.42, 0.05, 70)
    place(monaka(wafer(3), an), -0.06, 0.30, 0.315, 40, (3, -4))
    place(monaka(wafer(4), an, halved=True), -0.28, -0.42, 0.05, -14)
    place(monaka(wafer(5), an, halved=True), 0.46, -0.30, 0.05, 24)


@picture('dorayaki-kokuto', View(elevation=32, fill=(0.84, 0.62)))
def dorayaki_kokuto():
    brown = lambda seed: food.crust('#7A4522', '#5B2F15', gloss=0.45, bubbles=0.12, seed=seed, grain=26)
    side, an = food.crumb('#DDB66E', '#B98B46', scale=30), food.paste(AZUKI, grains=0.6, seed=2, gloss=0.3)
    mark = Sheet(22, 22).circle(11, 11, 9.4, stroke='#2C1508', line=0.9).text(11, 16, '実', 13.5, '#2C1508', BRUSH, 400)
    brand = natural.paper('#6B3A1C', mark.png(300), repeat=False, rough=0.5)
    paper = natural.paper('#F7F4EC', fibre=0.25)
    place(leaf_of_paper(2.0, 1.5, paper, 0.02, fold=13), 0.02, -0.25, 0, -10)
    whole = lambda seed: dorayaki(brown(seed), side, an, seed=seed)
    place(whole(1), -0.36, 0.42, 0.012, 30)
    leaning = whole(3)
    place(leaning, 0.42, 0.34, 0.40, 0, (68, 0))
    place(dorayaki(brown(4), side, an, seed=6, halved=True), -0.12, -0.36, 0.014, -12)


@picture('castella-hon', View(elevation=34, fill=(0.88, 0.6)))
def castella_hon():
    sponge = lambda seed: food.crumb('#DDB46A', '#C89A50', seed=seed, scale=44)
    brown = lambda seed: food.crust('#6E3A18', '#552A10', gloss=0.55, bubbles=0.1, seed=seed, grain=22)
    board = place(box('board', 2.5, 1.05, 0.10, natural.wood('#E4CFA6', '#D0B382', seed=3, contrast=0.3, scale=1.2),
        bevel=0.02), 0, 0, 0)
    def loaf(length, seed):
        body = group(box('sponge', length, 0.7, 0.53, sponge(seed), bevel=0.02, segments=3),
            place(box('top', length + 0.004, 0.705, 0.045, brown(seed), bevel=0.02), 0, 0, 0.505),
            box('base', length + 0.002, 0.702, 0.022, brown(seed + 5), bevel=0.008))
        return body
    parts = [board, place(loaf(1.0, 1), 0.62, 0, 0.10), place(loaf(0.24, 2), -0.06, 0.0, 0.10, 4),
        place(loaf(0.24, 3), -0.40, -0.02, 0.10, 9),
             place(loaf(0.24, 4), -0.86, -0.10, 0.225, 24, (0, -90))]
    pick = place(box('pick', 0.9, 0.03, 0.014, natural.bamboo(seed=2), bevel=0.006), -0.2, -0.42, 0.105, 4)
    place(group(*parts, pick), 0, 0, 0, 20)


@picture('mame-daifuku', View(elevation=38, fill=(0.88, 0.6)))
def mame_daifuku():
    celadon = ceramics.glaze('#A6B9AF', '#B2C3B9', foot=0.03, gloss=0.1, mottle=1.5, crackle=0.25, pool='#83A094',
        rim=0.235, rim_colour='#DDE4D8', seed=2)
    dish = plate(1.28, 0.22, celadon, well=0.92, foot=0.75, wall=0.05, rise=0.6, section=superellipse(2.2, 0.62))
    place(dish, 0, 0, 0, 12)
    an = food.paste('#57303A', glossy=False, seed=3)
    spots = ((-0.68, -0.04, 20), (-0.12, 0.24, 150), (0.50, 0.22, 250))
    for seed, (x, y, turn) in enumerate(spots):
        place(daifuku(food.mochi(flour=0.3, seed=seed), seed + 1), x, y, dish_top(), turn)
    place(daifuku(food.mochi(flour=0.3, seed=7), 9, halved=True, filling=an), 0.12, -0.32, dish_top(), 10)
