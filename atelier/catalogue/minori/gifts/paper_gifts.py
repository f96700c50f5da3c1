"""Paper for small sums and great days, and gifts put together with ware."""

import random

from workshop.artwork import BRUSH, Sheet
from workshop.catalogue import picture
from workshop.forms.boxes import bow, cord_round, lid, open_box, partition
from workshop.forms.stationery import awabi_knot, envelope, money_envelope
from workshop.forms.vessels import pot, wrap
from workshop.materials import ceramics, natural
from workshop.mesh import box, group, lathe, place, sheet, thick, tube
from workshop.patterns import asanoha, ichimatsu, kikko, seigaiha, shippo
from workshop.stage import View

VERMILION, IVORY, LEAD = '#B8322C', '#F4F0E6', '#3A3A3C'


def komon_sheet(tile, ground):
    art = Sheet(65, 105, ground).pattern(tile)
    return art.rect(25, 14, 15, 46, '#FBF7EC').vertical(32.5, 21, 'お礼', 9.5, font=BRUSH, weight=400)


def komon_sheets():
    return [komon_sheet(asanoha('#F3ECE4', '#8F4A2B', 12, 0.55), '#8F4A2B'),
        komon_sheet(seigaiha('#4A6C8C', '#EDEFF0', 15, 0.7), '#EDEFF0'),
        komon_sheet(kikko('#B99A4A', '#F6EFD8', 6.5, 0.5), '#F6EFD8'),
        komon_sheet(shippo('#F1F1E4', '#6B7443', 13, 0.6), '#6B7443'),
        komon_sheet(ichimatsu('#F4E4E0', '#B9686C', 13), '#F4E4E0')]


@picture('pochibukuro-komon', View(elevation=56, fill=(0.88, 0.62)))
def pochibukuro_komon():
    for k, art in enumerate(komon_sheets()):
        turn = 40 - 20 * k
        place(group(place(envelope(0.65, 1.05, art, '#F6F1E6', k), 0, 0.95, 0)), 0, -0.75, 0.03 * k, turn)
    coin = natural.metal('#C9C7C0', 0.3)
    place(lathe('coin', [(0.001, 0), (0.125, 0), (0.132, 0.006), (0.132, 0.014), (0.125, 0.02), (0.11, 0.016),
        (0.001, 0.016)], coin), 0.62, -0.86)


@picture('shugibukuro-awabi', View(elevation=54, fill=(0.88, 0.66)))
def shugibukuro_awabi():
    red, white, gold = natural.cord(VERMILION), natural.cord(IVORY), natural.cord('#C9A24A')
    place(money_envelope(1.05, 1.85, [white, gold, red, gold, white], '寿', 1), -0.34, 0.10, 0, 14)
    place(money_envelope(1.05, 1.85, [white, white, red, red, red], '御祝', 4), 0.62, -0.02, 0.0, -8)


def letter_pad(art, words):
    """A pad of narrow letter paper: its cover, the glued head, the sheets below."""
    art.vertical(17, 20, words, 9, font=BRUSH, weight=400)
    paper = natural.paper('#F4EEE0', fibre=0.2)
    cover = natural.paper('#F4EEE0', art.png(700), repeat=False, fibre=0.2)
    return group(box('sheets', 0.81, 1.82, 0.055, natural.paper('#FBF8F0'), bevel=0.003),
        place(box('cover', 0.82, 1.84, 0.008, paper, {'top': cover}, bevel=0.002), 0, 0, 0.056))


def nanten_cover():
    art = Sheet(82, 184, '#F4EEE0').path('M64 184 C60 150 50 128 36 104', stroke='#6A5038', line=1.4)
    for k in range(13):
        x, y = 34 + 9 * ((k * 0.618) % 1) - 4 + (k % 3) * 3, 96 + 2.9 * k * 0.8
        art.circle(x, y, 2.6, '#B23A2A')
    for x, y, lean in ((58, 140, -38), (66, 152, 34), (52, 128, -62), (70, 166, 58)):
        art.add(f'<ellipse cx="{x}" cy="{y}" rx="3.6" ry="10" fill="#5E6B3C" transform="rotate({lean} {x} {y})"/>')
    return art


def wave_cover():
    art = Sheet(82, 184, '#EEF0EE').circle(54, 66, 16, '#E7D9A8')
    return art.pattern(seigaiha('#5A7694', '#EEF0EE', 16, 0.8), 0, 128, 82, 56)


@picture('ippitsusen-fuyu', View(elevation=52, fill=(0.88, 0.64)))
def ippitsusen_fuyu():
    place(letter_pad(nanten_cover(), '南天'), -0.62, 0.12, 0, 12)
    place(letter_pad(wave_cover(), '冬の海'), 0.30, 0.18, 0, 4)
    lines = Sheet(82, 184, '#FBF8F0')
    for k in range(6):
        lines.line(14 + 11 * k, 14, 14 + 11 * k, 172, '#C9B08A', 0.5)
    place(thick(sheet('letter', 0.82, 1.84, natural.paper('#FBF8F0', lines.png(600), repeat=False, fibre=0.15), 16, 30,
        lambda x, y: 0.008 + 0.05 * max(0.0, -y - 0.5) ** 2), 0.004), 0.92, -0.28, 0.0, -14)
    black, tip = ceramics.lacquer('#161312', gloss=0.1), natural.plain('#1A1614', 0.6)
    place(group(tube('pen', [(-0.75, 0, 0.05), (0.55, 0, 0.05)], 0.045, black, 16), tube('ring', [(0.16, 0, 0.05),
        (0.19, 0, 0.05)], 0.047, natural.metal('#B08D4A', 0.3), 16), tube('tip', [(0.55, 0, 0.05), (0.66, 0, 0.045),
        (0.74, 0, 0.035)], lambda s: 0.04 - 0.034 * s, tip, 12)), 0.45, -1.02, 0, 16)


def painted_tin(tone, words, band):
    """A small tin in paper with a label upright on its front."""
    art = Sheet(236, 96, tone).rect(0, 76, 236, 20, band).rect(165, 12, 24, 58, '#FAF5E8').vertical(177, 19, words, 15,
        font=BRUSH, weight=400)
    return group(lathe('core', [(0.001, 0), (0.37, 0), (0.372, 0.01), (0.372, 1.0), (0.372, 1.0), (0.36, 1.012),
        (0.001, 1.012)], natural.metal('#C4C3BE', 0.35)), wrap(0.376, 0.02, 0.98, natural.paper(tone, art.png(1600),
        repeat=False, fibre=0.2)))


def tissue(width, depth, seed=0, height=0.12):
    """Crumpled thin paper that beds the ware."""
    dice = random.Random(seed)
    waves = [(dice.uniform(4, 11), dice.uniform(4, 11), dice.uniform(0, 6)) for _ in range(5)]
    return thick(sheet('tissue', width, depth, natural.paper('#FBFAF5', emboss=0.4), 60, 60, lambda x,
        y: height * (0.5 + 0.22 * sum(abs(((x * a + y * b + c) % 2) - 1) - 0.5 for a, b, c in waves) / 2)), 0.004)


@picture('gift-uchiiwai-utsuwa', View(elevation=44, fill=(0.88, 0.64)))
def gift_uchiiwai_utsuwa():
    cover, inside = natural.paper('#EFE4D2', fibre=0.15), natural.paper('#F6F1E6')
    case = [open_box(2.7, 1.7, 0.66, cover, inside, 0.03), place(partition(1.64, 0.5, inside, 'y'), 0.42, 0, 0.02),
        place(tissue(1.62, 1.56, 2), -0.46, 0, 0.10)]
    for k, (x, y, tone, second) in enumerate(((-0.90, -0.06, '#ECE4D3', '#F3EEE2'), (-0.03, 0.06, '#E2C6BC',
            '#EAD6CC'))):
        cup = pot([(0.19, 0), (0.19, 0), (0.2, 0.05), (0.30, 0.12), (0.345, 0.35), (0.345, 0.60)],
            ceramics.glaze(tone, second, clay='#8F6449', foot=0.10, gloss=0.36, speckle=0.3, rings=0.25, seed=k),
            wall=0.032, foot=0.03, uneven=0.01, seed=k)
        case.append(place(cup, x, y, 0.20, 30 * k, (-12, 4 * k - 3)))
    case.append(place(group(painted_tin('#6B7443', '山霧', '#8A4A2B')), 0.88, -0.50, 0.40, 0, (-90, 0)))
    place(group(*case), 0, -0.15, 0, 12)
    red, white = natural.cord(VERMILION), natural.cord(IVORY)
    tie = group(cord_round((2.74, 1.74), 0.4, 0.012, white, 'y', 0.3, 3, 0.028),
        place(bow(0.42, 0.014, white, 3, red, 0.034), 0.3, 0.45, 0.405))
    place(group(lid(2.74, 1.74, 0.4, cover, inside), tie), 0.05, 1.75, 0.0, 10, (74, 0))


@picture('gift-koden-sencha', View(elevation=42, fill=(0.88, 0.62)))
def gift_koden_sencha():
    cover, inside = natural.paper('#8C9188', fibre=0.2), natural.paper('#F1EEE4')
    case = [open_box(2.1, 1.35, 0.5, cover, inside, 0.03)]
    for x, tone, words in ((-0.5, '#4E5A4A', '煎茶'), (0.5, '#7A7468', 'ほうじ')):
        tin = painted_tin(tone, words, '#D9D4C6')
        case.append(place(box('bed', 0.9, 1.2, 0.12, inside, bevel=0.02), x, 0, 0.02))
        case.append(place(group(tin), x, -0.50, 0.40, 0, (-90, 0)))
    place(group(*case), -0.05, -0.35, 0, 10)
    art = Sheet(110, 170, '#FBFAF5').vertical(55, 22, '志', 24, LEAD, BRUSH, 400)
    art.vertical(55, 112, '山　田', 13, LEAD, BRUSH, 400)
    paper = natural.paper('#FBFAF5', fibre=0.1)
    top = box('wrapped lid', 2.14, 1.39, 0.34, cover, bevel=0.014)
    sleeve = box('kakegami', 1.1, 1.40, 0.346, paper, {'top': natural.paper('#FBFAF5', art.png(700), repeat=False,
        fibre=0.1)}, bevel=0.012)
    black, white = natural.cord(LEAD), natural.cord(IVORY)
    cords = [tube('mizuhiki', [(x1, 0.10 + 0.026 * k, 0.352), (x2, 0.10 + 0.026 * k, 0.352)], 0.011, one, 8)
        for k in range(3) for x1, x2, one in ((-0.55, 0.0, white), (0.0, 0.55, black))]
    knot = place(awabi_knot(0.24, [white, black, white], 0.011, 0.022), 0, 0.14, 0.35)
    place(group(top, sleeve, *cords, knot), 0.18, 1.22, 0.0, 6, (70, 0))
