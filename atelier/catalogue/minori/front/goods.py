"""The goods that stand in several pictures of minori, each round its own origin."""

import math

from workshop.artwork import Sheet
from workshop.forms.bamboo import candle, tray_box

from workshop.forms.sweets import chakin, chestnut
from workshop.forms.vessels import disc, plate, pot, pulled_spout, square_plate, teapot
from workshop.materials import ceramics, food, natural
from workshop.mesh import box, group, lathe, petals, place, sheet
from workshop.nodes import Shader
from workshop.patterns import asanoha, ichimatsu, seigaiha, shippo, yagasuri

COBALT = '#27407A'
AZUKI_PASTE = '#55292B'


def kohiki_bowl(seed=0):
    shape = [(0.25, 0), (0.25, 0), (0.255, 0.075), (0.33, 0.12), (0.47, 0.24), (0.56, 0.42), (0.60, 0.60),
        (0.612, 0.65)]
    skin = ceramics.glaze('#ECE4D3', '#F3EEE2', clay='#8F6449', foot=0.17, mottle=2.2, gloss=0.38, speckle=0.35,
        rim=0.655, rim_colour='#C9AB86', rings=0.35, pool='#D8BFA2', seed=seed + 3)
    return pot(shape, skin, wall=0.045, foot=0.05, seed=seed, uneven=0.012)


def tenmoku_cup(radius=0.35, height=0.80, seed=0, tea=True):
    r, h = radius, height
    shape = [(r * 0.62, 0), (r * 0.62, 0), (r * 0.63, 0.06), (r * 0.86, 0.11), (r * 0.99, 0.22), (r * 1.01, h * 0.5),
        (r * 0.985, h * 0.8), (r, h)]
    skin = ceramics.glaze('#12100F', '#241711', clay='#4C3426', foot=0.125, mottle=3, blend=(0.45, 0.9), gloss=0.12,
        rim=h - 0.025, rim_colour='#8A5226', rings=0.28, seed=seed)
    cup = pot(shape, skin, wall=0.04, foot=0.05, seed=seed, uneven=0.008)
    return group(cup, disc(r * 0.94, h * 0.78, ceramics.tea('#B7B75A'))) if tea else group(cup)


def white_cup(tea='#A9AE52'):
    cup = pot([(0.19, 0), (0.19, 0), (0.2, 0.05), (0.31, 0.12), (0.36, 0.35), (0.37, 0.62)],
        ceramics.porcelain('#F2F0E8'), wall=0.025, foot=0.03)
    return group(cup, disc(0.345, 0.48, ceramics.tea(tea)))


def seiji_dish(radius=1.05, seed=1):
    skin = ceramics.glaze('#A6B9AF', '#B2C3B9', clay='#E6E0D2', foot=0.03, gloss=0.08, mottle=1.2, pool='#83A094',
        rim=radius * 0.325, rim_colour='#E4EAE0', seed=seed)

    def press(x, y, z):
        r, a = math.hypot(x, y), math.atan2(y, x)
        groove = (1 - abs(math.sin(4 * a))) ** 6 * max(0.0, min(1.0, (r / radius - 0.62) / 0.3))
        return x, y, z + 0.035 * groove * r
    return plate(radius, radius * 0.33, skin, well=radius * 0.62, foot=radius * 0.5, wall=0.05, rise=0.7,
        section=petals(8, 0.06, 0.55), bend=press, steps=240)


def mamezara(kind):
    """A blue and white saucer: 0 seigaiha, 1 asanoha, 2 ichimatsu, 3 shippō, 4 yagasuri."""
    tile = (seigaiha(COBALT, '#F1F0EA', 19, 1.1), asanoha(COBALT, None, 16, 0.75), ichimatsu('#F1F0EA', COBALT, 15),
        shippo(COBALT, None, 17, 0.8), yagasuri(COBALT, '#F1F0EA', 20))[kind]
    art = Sheet(95, 95).pattern(tile, 0.5, 0.5, disc=(47.5, 47.5, 31)).circle(47.5, 47.5, 31, stroke=COBALT,
        line=1.3).circle(47.5, 47.5, 45.6, stroke=COBALT, line=2.4)
    return plate(0.475, 0.17, ceramics.porcelain('#EFEFEA', art.png(900), foot=0.0, seed=kind), well=0.31, foot=0.27,
        wall=0.035, rise=0.7)


def kyusu():
    return teapot(ceramics.stoneware('#9C4A2C', '#A95535', seed=4, rough=0.42), natural.plain('#3A1A10', 0.9))


def cedar_tray(width=1.9, depth=1.45):
    return tray_box(width, depth, 0.13, natural.cedar(seed=4), natural.cedar(seed=6, along='Y'), natural.cedar(seed=8),
        0.05)


def black_dish(side=1.15):
    return square_plate(side, 0.05, ceramics.glaze('#171614', '#221E1A', gloss=0.45, mottle=3, seed=1), lift=0.02,
        uneven=0.006)


def shino_bowl(foam=True):
    art = Sheet(390, 85)
    for x, lean, tall in ((282, -8, 44), (296, 5, 54), (309, 16, 40)):
        art.path(f'M{x} 74 C{x + lean * 0.2} 55 {x + lean * 0.6} 40 {x + lean} {74 - tall}', stroke='#4A2E1E', line=3.2)
        art.path(f'M{x} 66 C{x + lean * 0.9} 56 {x + lean * 1.6} 50 {x + lean * 2.2 + 4} {74 - tall * 0.55}',
            stroke='#4A2E1E', line=2.2)
    skin = ceramics.glaze('#EFE6DA', '#E2B48E', clay='#C9AE8C', foot=0.13, mottle=1.5, blend=(0.5, 0.78), gloss=0.3,
        rim=0.815, rim_colour='#D08F62', decor=art.png(1600), span=(0.02, 0.84), speckle=0.2, speckle_colour='#B48A6E',
        seed=6)
    shape = [(0.3, 0), (0.3, 0), (0.31, 0.08), (0.50, 0.12), (0.60, 0.22), (0.625, 0.42), (0.605, 0.64), (0.625, 0.84)]
    bowl = pot(shape, skin, wall=0.055, foot=0.05, uneven=0.022, seed=3, bend=lambda x, y,
        z: (x, y, z + 0.03 * max(0, z - 0.5) * math.cos(2 * math.atan2(y, x) + 0.6)))
    return group(bowl, disc(0.545, 0.36, ceramics.tea('#7E9A34', foam=True), seed=2)) if foam else group(bowl)


def katakuchi():
    skin = ceramics.glaze('#A39C7A', '#B3AB8C', clay='#A98B68', foot=0.16, mottle=2.4, gloss=0.14, crackle=0.45,
        rings=0.35, pool='#747C58', runs=('#8A9068', 0.15, 0.6), seed=2)
    shape = [(0.34, 0), (0.34, 0), (0.35, 0.07), (0.48, 0.12), (0.66, 0.30), (0.74, 0.55), (0.76, 0.80)]
    return pot(shape, skin, wall=0.05, foot=0.05, uneven=0.01, seed=5, bend=pulled_spout(0.26, 0.26, -0.5, 0.8),
        steps=200)


def bisque_bowl(material=None, radius=0.5):
    clay = material or ceramics.stoneware('#B9825C', '#A36B48', seed=2)
    k = radius / 0.5
    return pot([(0.22 * k, 0), (0.22 * k, 0), (0.23 * k, 0.05), (0.38 * k, 0.12), (0.48 * k, 0.26), (0.50 * k, 0.36)],
        clay, wall=0.035, foot=0.03, uneven=0.01)


def wiped_lacquer(light='#9A4E26', dark='#5A2510', seed=0, along='Z'):
    """Keyaki under wiped urushi: the rings show through a red-brown gloss."""
    s = Shader('keyaki', seed)
    # Rings cut along the trunk: narrow lines on two sides, tall arches on the others.
    rings = s.wave(2.6, 'Y', 3.2, 3, s.coords(scale={'Z': (1.5, 1, 0.42), 'X': (0.2, 1.6, 1.6)}[along]), rings=True)
    fibre = s.noise(60, 5, 0.7, 0, s.coords(scale=(1, 1, 0.1)))
    paint = s.mix(s.ramp(rings, (0.2, 0.0), (0.62, 0.18), (0.86, 0.62)), light, dark)
    paint = s.mix(s.math('MULTIPLY', fibre, 0.45), paint, dark)
    return s.surface(base_color=paint, roughness=0.35, specular=0.45, clearcoat=0.45, clearcoat_roughness=0.16,
        normal=s.bump(fibre, 0.08, 0.006))


WAN = [(0.27, 0), (0.27, 0), (0.25, 0.05), (0.255, 0.14), (0.40, 0.20), (0.53, 0.36), (0.575, 0.55), (0.575, 0.70)]


def keyaki_bowl(seed=2):
    return pot(WAN, wiped_lacquer(seed=seed), wall=0.03, foot=0.12, floor=0.19)


def cherry_bark(seed=0, flat=False):
    """Yamazakura: dark and polished, with short horizontal lenticels; flat for a disc of it."""
    s = Shader('bark', seed)
    long, short = ((2, 19, 1), (6, 60, 1)) if flat else ((5, 46, 1), (14, 150, 1))
    dash = s.noise(2.2, 3, 0.5, 0.3, s.coords('Object' if flat else 'UV', scale=long))
    fine = s.noise(2, 3, 0.6, 0, s.coords('Object' if flat else 'UV', scale=short))
    paint = s.ramp(s.noise(2.2, 4), (0.3, '#4A1E16'), (0.75, '#6E3424'))
    paint = s.mix(s.math('MULTIPLY', s.above(dash, 0.63, 0.03), 0.75), paint, '#B58A62')
    paint = s.mix(s.math('MULTIPLY', s.above(fine, 0.62, 0.05), 0.35), paint, '#8E5A40')
    bump = s.bump(s.math('ADD', dash, s.math('MULTIPLY', fine, 0.5)), 0.18, 0.01)
    return s.surface(base_color=paint, roughness=0.32, specular=0.45, clearcoat=0.35, clearcoat_roughness=0.14,
        normal=bump)


def closed_caddy():
    return group(lathe('body', [(0.001, 0), (0.38, 0), (0.4, 0.02), (0.4, 0.02), (0.4, 0.698), (0.4, 0.698)],
        cherry_bark(3)),
                 lathe('lid', [(0.394, 0.698), (0.394, 0.706), (0.4, 0.706), (0.4, 0.706), (0.4, 1.18), (0.4, 1.18),
        (0.39, 1.2), (0.001, 1.2)], cherry_bark(9)))


def linen(colour='#DDD3BF', seed=0):
    s = Shader('linen', seed)
    warp, weft = s.wave(30, 'X', 0.8, 2), s.wave(30, 'Y', 0.8, 2)
    paint = s.mix(s.math('MULTIPLY', s.math('MULTIPLY', warp, weft), 0.5), colour, '#BDB096')
    return s.surface(base_color=paint, roughness=0.95, specular=0.1, sheen=0.3,
        normal=s.bump(s.math('ADD', warp, weft), 0.35, 0.01))


def cloth(width, depth, colour='#DDD3BF', seed=0):
    """A linen cloth lying loosely; it does not count for the camera."""
    thing = sheet('linen', width, depth, linen(colour, seed), 60, 44, lambda x,
        y: 0.003 + 0.005 * math.sin(x * 4 + y * 2.4 + seed) ** 2)
    thing['prop'] = True
    return thing


def kurikinton(seed=0):
    return chakin(food.crust('#CFA057', '#BC8A42', gloss=0.85, bubbles=0.55, seed=seed, grain=20), seed)


def yokan_slice(seed=0, gloss=0.17):
    return box('yokan', 0.2, 0.56, 0.44, food.paste('#2A1214', gloss=gloss, seed=seed), bevel=0.006)


def candle_stand():
    stand = lathe('stand', [(0.001, 0), (0.26, 0), (0.30, 0.03), (0.31, 0.06), (0.29, 0.06), (0.25, 0.035),
        (0.07, 0.04), (0.04, 0.07), (0.032, 0.2), (0.06, 0.33), (0.10, 0.36), (0.105, 0.38), (0.001, 0.38)],
        ceramics.iron())
    return group(stand, place(one_candle(), 0, 0, 0.37))


def one_candle():
    return candle(1.1, 0.1, 0.058, food.mochi('#E6E1B8', 0.08, 3), natural.paper('#B79A68'))


def gift_box(width, depth, height, colour='#E9DFC9'):
    """A closed box covered with paper."""
    skin = natural.paper(colour, fibre=0.15)
    return group(box('box', width, depth, height * 0.6, skin, bevel=0.008),
        place(box('lid', width + 0.04, depth + 0.04, height * 0.55, skin, bevel=0.012), 0, 0, height * 0.45))




def shell_chestnut(seed=0, radius=0.17):
    """A chestnut in its shell: glossy brown, the dull pale scar below."""
    s = Shader('shell', seed)
    streak = s.noise(3, 4, 0.6, 0.3, s.coords(scale=(1.6, 1.6, 0.4)))
    paint = s.ramp(streak, (0.3, '#4A2012'), (0.75, '#6E361C'))
    scar = s.above(s.math('MULTIPLY', s.height(), -1), -radius * 0.42, radius * 0.05)
    paint = s.mix(scar, paint, '#B5936A')
    skin = s.surface(base_color=paint, roughness=s.mix(scar, (0.22,) * 3, (0.8,) * 3), specular=0.5,
        normal=s.bump(streak, 0.1, 0.01))
    return chestnut(skin, seed, radius)
