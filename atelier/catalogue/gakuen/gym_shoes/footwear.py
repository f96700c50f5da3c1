"""Shoes of gakuen beside the indoor shoe and the black loafer, and what belongs to shoes."""

from dataclasses import replace

from workshop.artwork import SANS, Sheet
from workshop.catalogue import picture
from workshop.forms.cloth_panel import Layers
from workshop.forms.footwear import Shape, Shoe, boot, coil
from workshop.forms.garments import corners, rounded
from workshop.forms.shoes import last, scaled, slab
from workshop.forms.trimmings import lettered, woven_label, zipper
from workshop.materials import fabric, natural
from workshop.mesh import box, curve, gathered, group, lathe, place, tube
from workshop.stage import GAKUEN
from catalogue.gakuen.uniform.shirts import GOLD, NAVY

PAIR = replace(GAKUEN, fill=(0.72, 0.62), elevation=60)


def gymnasium_shoe(side):
    white, mesh = fabric.leather('#E9EBEE', 0.45), fabric.jersey('#E3E6EA', mesh=18, bump=0.7)
    navy, gum = natural.plain('#22336A', 0.4, coat=0.2), natural.plain('#C08A48', 0.5, bump=0.1, scale=60)
    lace = natural.cord('#F4F5F6', shine=0)
    shoe = Shoe(side, Shape(mouth=0.47, heights=(0.54, 0.52, 0.32), sole=0.2), mesh, gum, navy, navy)
    shoe.strap([(-0.36, 1.98), (-0.2, 2.14), (0.0, 2.18), (0.2, 2.14), (0.36, 1.96)], 0.13, white, lift=0.012)
    for x in (-1, 1):
        for y in (1.3, 1.48, 1.66):
            shoe.strap([(x * 0.2, y), (x * 0.3, y - 0.1), (x * 0.42, y - 0.24)], 0.035, navy, lift=0.016)
    shoe.laces(lace, mesh, white, eyelets=navy)
    shoe.foxing(0.02, navy)
    return shoe.done()


@picture('gymnasium-shoes', PAIR)
def gymnasium_shoes():
    place(gymnasium_shoe(-1), 0.0, 0.0, 0, 160)
    place(gymnasium_shoe(1), -1.16, 0.14, 0, 155)


def belt_shoe(side, colour):
    white, blue = fabric.canvas('#E6E8EA', 1, 30), natural.plain(colour, 0.45, bump=0.15, scale=40)
    shoe = Shoe(side, Shape(2.25, 0.96, mouth=0.56, heights=(0.46, 0.44, 0.32), sole=0.18), white, blue,
        fabric.canvas('#D9DBDD', 3, 30), fabric.knit('#F0F1F2', across=70, rib=60))
    shoe.strap([(-0.38, 1.92), (-0.2, 2.02), (0, 2.05), (0.2, 2.02), (0.38, 1.9)], 0.11, blue, lift=0.012)
    shoe.strap([(-0.42, 1.18), (-0.22, 1.3), (0.0, 1.34), (0.2, 1.32), (0.4, 1.2)], 0.15, white, lift=0.03,
        thickness=0.05)
    shoe.strap([(0.02, 1.34), (0.2, 1.32), (0.37, 1.22)], 0.15, fabric.canvas('#DDE0E4', 5, 30), lift=0.06,
        thickness=0.03)
    shoe.seam([(-0.40, 1.06), (-0.2, 1.17), (0.0, 1.2), (0.2, 1.18), (0.38, 1.08)], 0.012, blue, 0.06)
    shoe.seam([(-0.38, 1.32), (-0.2, 1.43), (0.0, 1.47), (0.2, 1.45), (0.36, 1.34)], 0.012, blue, 0.06)
    shoe.add(woven_label(0.12, 0.1, lambda s: s, GOLD), 0.24, 1.31, 0.11, 0, (0, 12 * side))
    return shoe.done()


@picture('uwabaki-belt', replace(GAKUEN, fill=(0.62, 0.58)))
def uwabaki_belt():
    place(belt_shoe(-1, '#2763A5'), -0.62, -1.1, 0, 8)
    place(belt_shoe(1, '#2763A5'), 0.62, -1.25, 0, -5)


def court_shoe(side):
    white, lining = fabric.leather('#ECEDEF', 0.42), natural.plain('#C9CED6', 0.8, bump=0.1)
    sole, gray = natural.plain('#F1F1EF', 0.5, bump=0.1, scale=50), natural.plain('#B9BEC8', 0.6)
    shoe = Shoe(side, Shape(2.65, 0.93, 0.2, 0.46, (0.58, 0.55, 0.34), 0.26), white, sole, lining, lining)
    shoe.strap([(-0.38, 1.84), (-0.26, 2.1), (0.0, 2.22), (0.24, 2.1), (0.36, 1.84)], 0.03, white, lift=0.012)
    for k in range(9):
        shoe.add(lathe('hole', [(0.001, 0), (0.018, 0)], gray, 12), (k % 3 - 1) * 0.11, 2.0 + (k // 3) * 0.08, 0.004, 0,
            (-14, 0))
    shoe.strap([(-0.42, 0.9), (-0.36, 1.15), (-0.22, 1.32)], 0.06, white, lift=0.014)
    shoe.strap([(0.42, 0.9), (0.36, 1.15), (0.22, 1.32)], 0.06, white, lift=0.014)
    shoe.laces(natural.cord('#F6F6F4', shine=0), white, white, 6)
    shoe.foxing(0.012, gray, 0.2)
    return shoe.done()


@picture('sneaker-white', replace(PAIR, paper='#DCE1E9', ground='#CDD4DE', elevation=52, fill=(0.72, 0.6)))
def sneaker_white():
    place(court_shoe(-1), 0.0, 0.0, 0, 118)
    place(court_shoe(1), -0.2, 1.25, 0, 106)


def velcro_shoe(side):
    black, mesh = fabric.leather('#1C1D20', 0.4), fabric.jersey('#202124', mesh=16, bump=0.8)
    sole, dark = natural.plain('#151517', 0.6, bump=0.2, scale=30), natural.plain('#303238', 0.7)
    shoe = Shoe(side, Shape(2.6, 0.96, 0.0, 0.46, (0.58, 0.55, 0.36), 0.28, 0.045), mesh, sole, dark, dark)
    shoe.strap([(-0.4, 2.0), (-0.22, 2.2), (0.0, 2.26), (0.22, 2.2), (0.38, 1.98)], 0.15, black, lift=0.012)
    shoe.strap([(0, 1.0), (0, 1.3), (0, 1.8)], 0.17, mesh, lift=0.02)
    for y, w in ((1.32, 0.12), (1.66, 0.11)):
        shoe.strap([(-0.44, y - 0.12), (-0.22, y), (0.0, y + 0.03), (0.22, y), (0.4, y - 0.1)], w, black, lift=0.05,
            thickness=0.045)
        shoe.seam([(-0.36, y - 0.16), (-0.2, y - w + 0.03), (0.0, y - w + 0.06), (0.2, y - w + 0.03)], 0.007,
            natural.plain('#5A5D66', 0.8), 0.075)
    shoe.foxing(0.014, natural.plain('#8E939C', 0.4, coat=0.3), 0.19)
    return shoe.done()


@picture('sneaker-black', PAIR)
def sneaker_black():
    place(velcro_shoe(-1), 0.2, 0.0, 0, 205)
    place(velcro_shoe(1), -0.98, 0.0, 0, 172)


def running_shoe(side):
    blue, gold = fabric.jersey('#2C62B4', mesh=14, bump=0.8), natural.plain('#F0B92E', 0.45)
    white, overlay = natural.plain('#ECEEF1', 0.55, bump=0.15, scale=30), natural.plain('#E9EDF2', 0.4, coat=0.2)
    shoe = Shoe(side, Shape(2.4, 0.94, 0.1, 0.46, (0.56, 0.5, 0.3), 0.3, 0.07), blue, white, fabric.canvas(NAVY, 2),
        fabric.knit(NAVY, across=60))
    shoe.strap([(-0.36, 2.02), (-0.2, 2.2), (0.0, 2.26), (0.2, 2.2), (0.34, 2.0)], 0.08, overlay, lift=0.012)
    for x in (-1, 1):
        shoe.strap([(x * 0.19, 1.62), (x * 0.3, 1.3), (x * 0.44, 0.86)], lambda t: 0.03 + 0.05 * t, gold, lift=0.016)
        shoe.strap([(x * 0.17, 1.3), (x * 0.3, 1.22), (x * 0.43, 1.32)], 0.028, overlay, lift=0.02)
    shoe.laces(natural.cord('#F0B92E', shine=0), fabric.jersey('#244F94', seed=4), fabric.canvas(NAVY, 5))
    shoe.foxing(0.028, gold, 0.11)
    return shoe.done()


@picture('running-shoes', replace(PAIR, elevation=68))
def running_shoes():
    place(running_shoe(-1), -0.62, -1.35, 0, 5)
    place(running_shoe(1), 0.62, 1.15, 0, 188)


def tassel_loafer(side):
    brown, dark = fabric.leather('#5B2F1B', 0.3), natural.plain('#2A1710', 0.55)
    lining, tan = natural.plain('#B98F62', 0.7, bump=0.1), natural.plain('#8A5A38', 0.8)
    shoe = Shoe(side, Shape(2.7, 0.9, 0.7, 0.53, (0.56, 0.5, 0.32), 0.24, 0.035), brown, dark, lining, brown)
    moc = [(s * 0.3, y) for s, y in ((1.0, 1.3), (1.03, 1.65), (0.96, 2.0), (0.7, 2.26), (0.0, 2.38), (-0.7, 2.26),
        (-0.98, 2.0), (-1.04, 1.65), (-1.0, 1.3))]
    shoe.seam(moc, 0.026, brown, 0.008)
    shoe.seam([(x * 0.92, y - 0.04) for x, y in moc], 0.009, tan, 0.004)
    shoe.strap([(-0.37, 1.42), (-0.22, 1.46), (0.0, 1.48), (0.22, 1.46), (0.37, 1.42)], 0.13, brown, lift=0.02,
        thickness=0.04)
    shoe.strap([(-0.26, 1.36), (0.0, 1.38), (0.26, 1.36)], 0.012, tan, lift=0.065, thickness=0.01)
    slit = lettered(0.26, 0.12, lambda s: s.path('M2 6Q13 0 24 6Q13 12 2 6Z', '#2A1710'), 0.9)
    shoe.add(slit, 0, 1.49, 0.052, 0, (-10, 0))
    shoe.foxing(0.008, tan, 0.225)
    return shoe.done()


@picture('loafer-brown', replace(GAKUEN, fill=(0.7, 0.64), elevation=66))
def loafer_brown():
    place(tassel_loafer(-1), 0.62, -1.3, 0, 14)
    place(tassel_loafer(1), -0.5, -1.15, 0, 30)


def strap_shoe(side):
    black, dark = fabric.leather('#1B1B1E', 0.2, coat=0.5), natural.plain('#141416', 0.55)
    lining = natural.plain('#D8C7AE', 0.7, bump=0.1)
    shoe = Shoe(side, Shape(2.2, 0.86, 0.0, 0.68, (0.5, 0.32, 0.3), 0.2, 0.03), black, dark, lining, black)
    shoe.bridge([(-0.345, 1.0, 0.3), (-0.31, 1.02, 0.5), (-0.18, 1.05, 0.62), (0.0, 1.06, 0.65), (0.18, 1.05, 0.62),
        (0.31, 1.02, 0.5), (0.345, 1.0, 0.3)], 0.075, black)
    return shoe


@picture('strap-shoes', replace(GAKUEN, fill=(0.6, 0.56), elevation=64))
def strap_shoes():
    silver = natural.metal('#D6D8DC', 0.22)
    for side, x, turn in ((-1, -0.6, 10), (1, 0.56, -3)):
        shoe = strap_shoe(side)
        bow = [box('bow', 0.2, 0.14, 0.05, fabric.leather('#1B1B1E', 0.25, coat=0.5), bevel=0.03)]
        shoe.add(place(bow[0], 0, 0), 0.1, 1.74, 0.0, 18, (-6, 0))
        buckle = lathe('buckle', [(0.02, 0), (0.055, 0.0), (0.055, 0.03), (0.02, 0.04)], silver, 24)
        shoe.parts.append(place(buckle, side * 0.22, 1.05, 0.615, 0, (0, side * 32)))
        place(shoe.done(), x, -1.1, 0, turn)


@picture('rain-boots', replace(GAKUEN, fill=(0.8, 0.6)))
def rain_boots():
    for k, (x, y, turn) in enumerate(((-1.12, 0.2, -4), (1.12, -0.2, 5))):
        yellow = natural.plain('#E2AC1E', 0.16, coat=0.6, seed=k)
        part = gathered(lambda: boot(yellow, natural.plain('#EFE3C2', 0.5), natural.plain('#C48F12', 0.3),
            fabric.canvas(
            '#E9E4D6', 4), 2.2))
        place(part, x, y, 0, turn, scale=(1 if k else -1, 1, 1))


@picture('insole', replace(GAKUEN, fill=(0.56, 0.58)))
def insole():
    art = Sheet(100, 260)
    for k in range(6):
        y = 26 + k * 9
        art.path(f'M22 {y + 6}Q50 {y - 8} 78 {y + 6}', stroke='#FFFFFF', line=1.1)
        art.text(50, y + 8, f'{25 - k * 0.5:.1f}', 6.5, '#FFFFFF', SANS, 600)
    for side, x, turn in ((-1, -0.58, 5), (1, 0.58, -5)):
        line = last(2.5, 0.88, side)
        foam, cloth = natural.plain(GOLD, 0.8, bump=0.2, scale=60), fabric.jersey('#56627A', mesh=26, bump=0.5)
        parts = [slab(line, 0, 0.05, foam, inset=0.0), slab(scaled(line, -0.012), 0.05, 0.085, cloth, inset=0.01)]
        heel = [p for p in scaled(line, -0.08) if p[1] < 0.75]
        parts.append(slab(heel, 0.08, 0.125, foam, 'heel', 0.02))
        scale = lettered(0.8, 2.08, lambda s: s.parts.extend(art.parts) or s)
        parts.append(place(scale, 0.02 * side, 1.3, 0.09))
        place(group(*parts), x, -1.25, 0, turn)


@picture('shoelaces', replace(GAKUEN, fill=(0.66, 0.56)))
def shoelaces():
    art = Sheet(60, 30, '#FBFBF9').rect(0, 0, 60, 6, NAVY).text(30, 16, 'スクールシューレース', 4.6, NAVY, SANS,
        700).text(30, 24, '120cm', 5.4, NAVY, SANS, 600)
    for k, (tone, x, y) in enumerate((('#EEF0F2', -0.95, 0.62), ('#1C1E24', 0.95, 0.5), ('#2B3F7A', 0.0, -0.85))):
        cloth = fabric.knit(tone, across=120, seed=k, bump=0.7)
        parts = [coil(6, 0.16, 0.05, cloth, 0.075, 0.62, k)]
        end = curve([(0.6, 0.0, 0.05), (0.66, 0.2, 0.05), (0.5, 0.52, 0.05), (0.1, 0.62 - 0.1 * k, 0.05)], 8)
        parts.append(tube('tail', [(p.x, p.y, 0.05) for p in end], 0.05, cloth, 10))
        tip = end[-1]
        parts.append(place(lathe('tip', [(0.001, 0), (0.03, 0.0), (0.034, 0.24), (0.001, 0.25)],
            natural.plain('#DDE6EE',
            0.15, coat=0.6), 16), tip.x, tip.y, 0.05, 0, (0, -90)))
        place(group(*parts), x, y, 0, 20 * k - 15)
        band = box('band', 0.62, 0.34, 0.012, natural.paper('#FBFBF9', None), {'top': natural.paper('#FBFBF9',
            art.png(500), repeat=False)}, bevel=0.002)
        place(band, x, y - 0.02, 0.19, 20 * k - 15)


@picture('shoe-case', replace(GAKUEN, fill=(0.6, 0.68)))
def shoe_case():
    denim = fabric.twill('#2F4468', '#9FB2D2', contrast=0.35, melange=0.25, seed=3)
    tape, thread = fabric.canvas('#1B2440', 2, 40), natural.plain('#D9B15A', 0.7)
    layers = Layers()
    layers.lay(rounded(2.5, 3.4, 0.42), denim, 0.46, 0.34, folds=((-1.0, 1.2, -0.3, 0.7, 0.2, 0.05), (0.9, -0.9, 0.2,
        -1.4, 0.25, 0.05)), crumple=0.05, puff=0.12, seed=3)
    edge = [(-1.12, -1.2), (-1.14, 0.6), (-1.08, 1.32), (-0.8, 1.56), (0, 1.6), (0.8, 1.56), (1.08, 1.32), (1.14, 0.6),
        (1.12, -1.2)]
    zipper(layers, edge, tape, natural.plain('#C9A24A', 0.3, metallic=0.7), 0.075, natural.cord(GOLD, shine=0), 0.94)
    for y in (0.62, 0.52, -0.62, -0.72):
        layers.stitches([(-1.0, y), (0, y + 0.02), (1.0, y)], thread)
    layers.along([(-0.42, 1.45), (-0.42, 1.86), (-0.22, 2.14), (0.22, 2.14), (0.42, 1.86), (0.42, 1.45)], 0.075, tape,
        lift=0.07, per=10)
    layers.lay(rounded(1.3, 0.62, 0.06, 0.0, -0.05), fabric.broadcloth('#F2F3F3'), 0.03, 0.03, crumple=0.004)
    layers.stitches(corners((-0.61, -0.32), (0.61, -0.32), (0.61, 0.22), (-0.61, 0.22)), thread)
    name = lettered(1.0, 0.3, lambda s: s.text(50, 22, 'すずき  りく', 17, '#2B3350', SANS, 600))
    layers.on_top(name, 0, -0.05, 0.02)
