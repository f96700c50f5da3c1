"""Tools of single lessons: paints, calligraphy, sewing, arithmetic."""

import math
from dataclasses import replace

from workshop.artwork import BRUSH, SANS, Sheet
from workshop.catalogue import picture
from workshop.forms.boxes import open_box
from workshop.forms.cloth_panel import Layers
from workshop.forms.garments import rounded
from workshop.forms.plates import brush, plate
from workshop.forms.trimmings import lettered
from workshop.materials import fabric, natural
from workshop.mesh import box, curve, gathered, group, lathe, place, tube
from workshop.stage import GAKUEN
from catalogue.gakuen.uniform.shirts import GOLD
from catalogue.gakuen.front.tiles import spool


def paint_tube(colour, name):
    """A tube of poster colour lying on its back, its cap towards +y."""
    art = Sheet(34, 90, '#DDE3EA').rect(0, 0, 34, 26, colour).rect(0, 80, 34, 10, '#B9C2CE').text(17, 44, name, 7,
        '#2B3040', SANS, 600).text(17, 56,
        '12ml', 5, '#6A7080', SANS, 500)
    label = natural.paper('#F4F5F6', art.png(300), rough=0.35, sheen=0.3, repeat=False, emboss=0.05)
    layers = Layers()
    layers.lay(rounded(0.34, 1.0, 0.05), label, 0.14, 0.15, step=0.03, crumple=0.01, puff=0.02, uv=lambda x,
        y: ((x + 0.17)
        / 0.34, (y + 0.5) / 1.0))
    cap = lathe('cap', [(0.001, 0), (0.09, 0), (0.1, 0.02), (0.085, 0.2), (0.07, 0.22), (0.001, 0.22)],
        natural.plain(colour, 0.35), 24)
    place(cap, 0, 0.48, 0.1, 0, (-90, 0))


@picture('paint-set', replace(GAKUEN, fill=(0.82, 0.62)))
def paint_set():
    white, dark = natural.plain('#F1F3F5', 0.3, coat=0.4), natural.plain('#D9DEE6', 0.35)
    colours = (('#D8342F', 'あか'), ('#E77B28', 'だいだい'), ('#F0C22E', 'きいろ'), ('#7FB23A', 'きみどり'), ('#2E7D4F', 'みどり'),
        ('#3E9BD6', 'みずいろ'), ('#2A4BA0', 'あお'), ('#6A3F94', 'むらさき'), ('#8A5330', 'ちゃいろ'), ('#202226', 'くろ'))
    parts = [plate(rounded(3.1, 2.3, 0.3), 0.1, white, 0.05)]
    place(group(*parts), -0.9, -1.0, 0)
    for k, colour in enumerate(one[0] for one in colours[:8]):
        x = -2.2 + 0.37 * k
        place(plate(rounded(0.32, 0.5, 0.08), 0.03, dark, 0.012), x, -0.2, 0.085)
        blob = lathe('paint', [(0.11, 0), (0.105, 0.03), (0.06, 0.06), (0.001, 0.07)], natural.plain(colour, 0.25,
            coat=0.3),
            32, uneven=0.12, seed=k)
        place(blob, x, -0.2, 0.11)
    for k, (x, tone) in enumerate(((-1.75, '#E7B0A4'), (-0.05, '#9CC3E0'))):
        place(plate(rounded(1.35, 1.15, 0.2), 0.03, dark, 0.012), x, -1.3, 0.085)
        smear = lathe('smear', [(0.36, 0), (0.3, 0.012), (0.001, 0.016)], natural.plain(tone, 0.35), 48, uneven=0.5,
            seed=4 + k)
        place(smear, x, -1.25, 0.115)
    for k, (colour, name) in enumerate(colours):
        part = gathered(lambda: paint_tube(colour, name))
        place(part, -2.2 + 0.48 * k, 1.5 + 0.04 * ((k * 7) % 3), 0, (k * 5) % 7 - 3)
    place(brush(3.0, 0.075, '#C9392F', round_tip=True), 0.98, -2.1, 0.085, 1)
    place(brush(2.9, 0.09, '#2A4BA0', round_tip=False), 1.36, -2.05, 0.1, -3)
    bucket = [lathe('bucket', [(0.001, 0), (0.5, 0), (0.56, 0.02), (0.62, 0.7), (0.64, 0.72), (0.6, 0.72), (0.54, 0.06),
        (0.001, 0.06)], natural.plain('#F0C22E', 0.3, coat=0.3), 64)]
    water = lathe('water', [(0.57, 0.5), (0.001, 0.5)], natural.plain('#BBD6E4', 0.08, coat=0.8), 48)
    place(group(*bucket, water), 2.32, -1.0, 0)


@picture('calligraphy-set', replace(GAKUEN, fill=(0.78, 0.66)))
def calligraphy_set():
    felt = fabric.twill('#25282B', '#4A4E52', contrast=0.05, bump=0.3)
    art = Sheet(243, 334, '#F7F5EE').text(118, 150, '友', 130, '#17181A', BRUSH, 400).text(118, 292, '情', 130, '#17181A',
        BRUSH, 400)
    sheet_ = natural.paper('#F7F5EE', art.png(800), rough=0.9, repeat=False)
    place(box('felt', 2.9, 3.9, 0.03, felt, bevel=0.01), -0.7, 0, 0)
    place(box('paper', 2.43, 3.34, 0.006, sheet_, {'top': sheet_}, bevel=0.001), -0.7, -0.1, 0.032)
    iron = natural.metal('#4A4C50', 0.4)
    place(box('weight', 1.9, 0.16, 0.12, iron, bevel=0.03), -0.7, 1.5, 0.04)
    stone, ink = natural.plain('#2C2E33', 0.5, bump=0.15, scale=40), natural.plain('#0B0C0E', 0.06, coat=0.9)
    well = [plate(rounded(0.95, 1.55, 0.12), 0.2, stone, 0.04)]
    well.append(place(plate(rounded(0.75, 0.85, 0.1), 0.02, natural.plain('#3A3D43', 0.35), 0.01), 0, -0.24, 0.195))
    well.append(place(plate(rounded(0.75, 0.34, 0.1), 0.02, ink, 0.01), 0, 0.5, 0.195))
    place(group(*well), 1.75, 1.05, 0)
    stick = [box('ink stick', 0.24, 0.78, 0.12, natural.plain('#17181A', 0.4), bevel=0.03), place(lettered(0.2, 0.5,
        lambda s: s.vertical(10, 6, '墨龍', 17, '#C9A24A', BRUSH)), 0, 0, 0.125)]
    place(group(*stick), 2.45, 1.1, 0, -8)
    place(brush(2.6, 0.07, '#B98A4A', round_tip=True, hair='#3A2A20', ferrule='#2A1D14'), 1.62, -2.1, 0.08, 3)
    place(brush(2.2, 0.05, '#2A2C30', round_tip=True, hair='#E9E4D8', ferrule='#C9A24A'), 2.1, -1.9, 0.06, -4)
    bottle = [box('bottle', 0.5, 0.9, 0.34, natural.plain('#1C1F26', 0.25, coat=0.4), bevel=0.09), place(lettered(0.4,
        0.56,
        lambda s: s.rect(0, 0, 40, 56, '#F4F1E6').vertical(20, 8, '墨液', 18, '#B3362B', BRUSH)), 0, -0.1, 0.345)]
    bottle.append(place(lathe('cap', [(0.001, 0), (0.13, 0), (0.13, 0.22), (0.001, 0.24)], natural.plain('#B3362B',
        0.35), 24),
        0, 0.44, 0.17, 0, (-90, 0)))
    place(group(*bottle), 2.55, -0.55, 0, 6)


def school_scissors(material, blade, size=1.0):
    """Dressmaker's scissors, closed."""
    parts = []
    for side in (-1, 1):
        ring = [(side * 0.05, -0.2, 0.06), (side * 0.28, -0.42, 0.06), (side * 0.34, -0.8, 0.06), (side * 0.12, -0.98,
            0.06),
            (side * 0.02, -0.72, 0.06), (side * 0.03, -0.4, 0.06)]
        parts.append(tube('handle', curve(ring, 10, True), 0.065, material, 12, True))
        parts.append(place(plate([(0.0, -0.25), (0.09, -0.2), (0.1, 0.3), (0.02, 1.35), (0.0, 1.36)] if side > 0 else
            [(0.0, 1.36), (-0.02, 1.35), (-0.1, 0.3), (-0.09, -0.2), (0.0, -0.25)], 0.04, blade, 0.006), 0, 0,
                0.04 + 0.03
            * side))
    parts.append(place(lathe('screw', [(0.001, 0.03), (0.05, 0.02), (0.06, 0), (0.05, 0)], blade, 24), 0, 0.1, 0.1))
    return place(group(*parts), scale=size)


@picture('sewing-set', replace(GAKUEN, fill=(0.8, 0.6)))
def sewing_set():
    shell, inner = natural.plain('#2F6F8F', 0.32, coat=0.3), natural.plain('#E9EEF2', 0.5)
    place(open_box(3.6, 2.3, 0.45, shell, inner, 0.07, 0.03), -0.3, 0.15, 0)
    place(box('wall', 0.04, 2.1, 0.34, inner, bevel=0.01), -0.62, 0.15, 0.02)
    place(box('wall', 2.0, 0.04, 0.34, inner, bevel=0.01), 0.42, -0.1, 0.02)
    for k, colour in enumerate(('#F2F3F2', '#1D2746', '#C6242F', GOLD, '#2E7D4F')):
        place(group(spool(colour)), -0.3 + 0.4 * k, 0.92, 0.04, (k * 3) % 5 - 2, scale=0.9)
    place(school_scissors(natural.plain('#1C1D20', 0.3), natural.metal('#C9CCD2', 0.2, brushed='Y'), 0.86), -1.45,
        0.05, 0.06, 8)
    cushion = lathe('cushion', [(0.001, 0), (0.3, 0), (0.4, 0.1), (0.36, 0.28), (0.001, 0.36)],
        fabric.canvas('#C9504A', 3), 48,
        section=lambda a: 1 - 0.07 * (1 - abs(math.sin(3 * a)) ** 0.6))
    place(cushion, 0.1, -0.52, 0.03)
    for k in range(9):
        a, r = k * 2.4, 0.06 + 0.022 * k
        x, y = 0.1 + r * math.cos(a), -0.52 + r * math.sin(a)
        tone = ('#F4F5F6', '#F0C22E', '#3E6FC0')[k % 3]
        head = lathe('pin head', [(0.001, 0), (0.035, 0.03), (0.03, 0.06), (0.001, 0.07)], natural.plain(tone, 0.2,
            coat=0.5), 16)
        place(head, x, y, 0.5 + 0.02 * (k % 3))
    needles = [plate(rounded(0.62, 0.66, 0.05), 0.05, natural.plain('#F0F2F4', 0.2, coat=0.5), 0.01),
        place(lettered(0.54, 0.58,
        lambda s: [s.line(8 + 8 * k, 12, 8 + 8 * k, 48, '#8E939C', 1.1) for k in range(6)] and s), 0, 0, 0.056)]
    place(group(*needles), 1.05, -0.5, 0.03)
    art = Sheet(70, 70, '#F0C22E').circle(35, 35, 24, '#F7D968', '#C79A1A', 1).text(35, 39, '1.5m', 11, '#3A2C08',
        SANS, 700)
    top = natural.paper('#F0C22E', art.png(300), rough=0.35, repeat=False)
    place(box('measure', 0.7, 0.7, 0.16, natural.plain('#F0C22E', 0.35), {'top': top}, bevel=0.03), 2.2, -0.75, 0, 12)
    strip = Sheet(120, 12, '#FBF8EE')
    for k in range(60):
        strip.line(2 + k * 2, 0, 2 + k * 2, 7 if k % 5 == 0 else 4, '#2B2B2B', 0.4)
    tape = natural.paper('#FBF8EE', strip.png(900), repeat=False)
    place(box('tape', 1.1, 0.12, 0.008, tape, {'top': tape}, bevel=0.001), 2.0, -1.28, 0.004, -16)
    chalk = plate([(-0.26, -0.22), (0.26, -0.22), (0.0, 0.26)], 0.07, natural.plain('#5B8FC9', 0.9), 0.03)
    place(chalk, 2.1, 0.5, 0, 20)


@picture('math-set', replace(GAKUEN, fill=(0.82, 0.62)))
def math_set():
    art = Sheet(150, 150, '#FDFDFB').circle(75, 75, 70, '#FFFFFF', '#2A4BA0', 5)
    for k in range(60):
        a = math.radians(6 * k - 90)
        tall = 7 if k % 5 == 0 else 3.5
        art.line(75 + 64 * math.cos(a), 75 + 64 * math.sin(a), 75 + (64 - tall) * math.cos(a),
            75 + (64 - tall) * math.sin(a),
            '#3A4050', 1.6 if k % 5 == 0 else 0.7)
    for k in range(1, 13):
        a = math.radians(30 * k - 90)
        art.text(75 + 49 * math.cos(a), 79.5 + 49 * math.sin(a), str(k), 13, '#1D2746', SANS, 700)
    face = natural.paper('#FDFDFB', art.png(700), rough=0.4, sheen=0.3, repeat=False)
    clock = [box('clock', 1.6, 1.6, 0.1, natural.plain('#E9EEF4', 0.4), {'top': face}, bevel=0.06)]
    for length, width, turn, tone in ((0.42, 0.05, -60, '#C6242F'), (0.6, 0.035, 60, '#2A4BA0')):
        hand = plate([(-width, -0.08), (width, -0.08), (width * 0.4, length), (-width * 0.4, length)], 0.02,
            natural.plain(tone, 0.4), 0.004)
        clock.append(place(hand, 0, 0, 0.105 + 0.02 * (tone == '#2A4BA0'), turn))
    clock.append(place(lathe('pin', [(0.001, 0.06), (0.05, 0.05), (0.06, 0)], natural.plain('#F0C22E', 0.3), 24), 0,
        0, 0.1))
    place(group(*clock), -1.55, 0.95, 0, 4)
    tray = natural.plain('#F2F4F6', 0.4)
    place(open_box(2.5, 1.15, 0.2, tray, natural.plain('#DDE6EE', 0.5), 0.05, 0.02), 0.95, 1.15, 0, -3)
    for k in range(20):
        block = box('block', 0.2, 0.2, 0.2, natural.plain('#3E7FC4' if k < 10 else '#F0C22E', 0.35, coat=0.2),
            bevel=0.02)
        place(block, -0.02 + 0.215 * (k % 10), 1.32 - 0.32 * (k // 10) - 0.01 * (k % 10), 0.03, -3)
    dice = ((-1.9, -0.65), (-1.55, -1.0), (-1.2, -0.6), (-0.95, -1.1), (-1.65, -1.4), (-2.1, -1.15), (-0.75, -0.7),
        (-1.25,
        -1.55))
    for k, (x, y) in enumerate(dice):
        tone = ('#D8342F', '#3E9BD6', '#F0C22E', '#5FA845')[k % 4]
        bead = lathe('counter', [(0.001, 0), (0.15, 0.0), (0.17, 0.03), (0.13, 0.075), (0.001, 0.06)],
            natural.plain(tone, 0.08,
            coat=0.9), 40)
        place(bead, x, y, 0.0)
    for k, (text, x, y, turn) in enumerate((('7', 0.15, -0.75, -9), ('＋', 0.75, -0.85, 4), ('5', 1.35, -0.75, -3),
        ('12', 2.0,
            -0.9, 7))):
        card = Sheet(52, 70, '#FFFFFF').rect(2, 2, 48, 66, stroke='#2A4BA0', line=1.4, radius=5).text(26, 46, text, 30,
            '#1D2746', SANS, 700)
        sheet_ = natural.paper('#FFFFFF', card.png(300), rough=0.5, repeat=False)
        place(box('card', 0.52, 0.7, 0.014, sheet_, {'top': sheet_}, bevel=0.003), x, y, 0.001, turn)
    rods = [box('rod', 0.09, 1.3, 0.05, natural.plain(tone, 0.4), bevel=0.02) for tone in ('#D8342F', '#3E7FC4',
        '#F0C22E')]
    for k, rod in enumerate(rods):
        place(rod, 1.1 + 0.16 * k, -1.75 + 0.03 * k, 0, 82 - 7 * k)
