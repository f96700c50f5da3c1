"""The makers of gakuen, shown from above by their cloth and tools."""

import math
import random
from dataclasses import replace

from workshop.artwork import SERIF
from workshop.catalogue import picture
from workshop.forms.cloth_panel import Layers, outline
from workshop.forms.shoes import last, opening, scaled, slab, upper
from workshop.forms.sweets import blob
from workshop.forms.trimmings import button, lettered
from workshop.materials import fabric, natural
from workshop.mesh import box, group, lathe, place, solid, tube
from workshop.stage import GAKUEN
from catalogue.gakuen.uniform.accessories import loafer, school_bag_navy, sock_outline, stripes
from catalogue.gakuen.uniform.shirts import GOLD, NAVY, ribbon_outline
from catalogue.gakuen.uniform.tailored import corners
from catalogue.gakuen.front.tiles import ruler, spool

MAKER = replace(GAKUEN, size=(1200, 900), fill=(0.86, 0.8))


def near(frame, x=0.0, y=0.0):
    return replace(MAKER, frame=frame, look=(x, y, 0.1))


def shears(length=2.6):
    """Tailor's shears, a little open."""
    steel, black = natural.metal('#8E9094', 0.28, brushed='X'), natural.plain('#1D1E20', 0.35)
    parts = []
    for side in (-1, 1):
        blade = group(box('blade', length * 0.56, 0.17, 0.05, steel, bevel=0.02),
            tube('bow', [(-length * 0.50 + 0.30 * math.cos(a), side * 0.24 + 0.2 * math.sin(a), 0.05)
            for a in (k / 28 * 6.283 for k in range(28))], 0.055, black, 10, closed=True),
                      tube('shank', [(-length * 0.28, 0.02 * side, 0.04), (-length * 0.40, side * 0.14, 0.05)], 0.06,
            black, 10))
        parts.append(place(blade, 0, 0, 0.02 + 0.03 * (side > 0), 7 * side))
    parts.append(lathe('screw', [(0.001, 0.12), (0.06, 0.12), (0.07, 0.1), (0.07, 0.06)], steel))
    return group(*parts)


def pin(x, y, turn, colour):
    head = place(blob((0.045, 0.045, 0.045), natural.plain(colour, 0.2, coat=0.5)), 0.32, 0, 0.0)
    return place(group(tube('pin', [(-0.3, 0, 0.02), (0.3, 0, 0.04)], 0.009, natural.metal('#C9CBCF', 0.2), 6), head),
        x, y, 0.08, turn)


def cone(colour, seed=0):
    """A cone of yarn standing, seen from above and a little aslant."""
    return group(lathe('cone', [(0.001, 0), (0.5, 0), (0.52, 0.05), (0.22, 1.5), (0.16, 1.52), (0.001, 1.5)],
        natural.cord(colour, 420, seed, 0)), lathe('core', [(0.12, 1.5), (0.1, 1.62), (0.07, 1.62), (0.07, 1.4)],
        natural.kraft()))


@picture('maker-misuzu-hosei', near(7.4))
def misuzu():
    layers = Layers()
    front = outline([(-1.6, 2.1), (-1.6, 2.1), (-0.4, 1.7), (0.1, 1.5), (0.05, 0.6), (0.3, 0.1), (0.3, -2.3),
        (0.3, -2.3), (-1.9, -2.3), (-1.9, -2.3), (-1.8, 0)])
    layers.lay(front, fabric.twill('#1D2540', '#4A5678', seed=1), 0.05, 0.03, crumple=0.03)
    paper = outline([(-0.1, 1.9), (-0.1, 1.9), (1.5, 1.75), (2.2, 1.3), (2.1, 0.4), (2.6, 0.0), (2.6, -1.2),
        (2.6, -1.2), (0.2, -1.4), (0.2, -1.4)])
    layers.lay(paper, natural.kraft(), 0.012, 0.01, crumple=0.01)
    chalk = natural.plain('#E9EDF2', 1.0)
    for path in ([(-1.7, 1.6), (-1.0, 0.2), (-1.5, -2.0)], [(-1.1, 1.7), (-0.4, 0.0), (-0.6, -2.1)]):
        layers.along(path, 0.014, chalk)
    for path in ([(0.2, 1.5), (1.6, 1.4), (1.9, 0.2), (2.3, -1.0)],):
        layers.stitches(path, natural.plain('#4A3A2A'), 0.09, 0.06, 0.008)
    place(shears(), 1.1, -1.0, 0.05, 24)


@picture('maker-namiki-fukuso', near(7.0))
def namiki():
    layers = Layers()
    check = fabric.tartan([(4, 15, '#1F4A3A'), (31, 0.9, '#D9D8CC'), (24, 3, '#0D1328'), (36, 3, '#0D1328'),
        (48, 1.0, '#D2A03C')], '#1A2344')
    layers.lay(outline(corners((-2.3, -1.8), (-2.3, 1.9), (2.2, 1.9), (2.2, -1.8))), fabric.patterned(check, 1 / 0.6),
        0.06, 0.04, crumple=0.06)
    kraft = natural.kraft(seed=2)
    x = -1.9
    for k in range(9):
        layers.lay(outline(corners((x, -1.5), (x, 1.5), (x + 0.5, 1.55 - 0.02 * k), (x + 0.5, -1.55 + 0.02 * k))),
            kraft, 0.06 if k % 2 else 0.10, 0.03, step=0.08, crumple=0.004, seed=k)
        x += 0.40
    place(ruler(), 0.4, -1.75, 0.14, 8)
    for k in range(6):
        pin(2.0 + 0.2 * (k % 2), 1.6 - 0.42 * k, 60 + 23 * k, (GOLD, '#B3362B', '#2F6DA8')[k % 3])


@picture('maker-higashioka-shirt', near(5.6))
def higashioka():
    layers = Layers()
    white = fabric.broadcloth('#E1E4EA')
    layers.lay(outline(corners((-2.4, -1.7), (-2.3, 1.8), (2.3, 1.7), (2.4, -1.8))), white, 0.05, 0.05,
        folds=[(-2, 1.2, 1.5, -1.2, 0.3, 0.06)], crumple=0.09)
    layers.lay(outline([(-1.7, 0.9), (-1.7, 0.9), (0, 1.2), (1.7, 0.9), (1.7, 0.9), (1.95, 0.25), (1.95, 0.25),
        (0, 0.62), (-1.95, 0.25), (-1.95, 0.25)]), white, 0.06, 0.05, crumple=0.01, seed=3)
    layers.stitches([(-1.75, 0.42), (0, 0.74), (1.75, 0.42)], natural.plain('#B9BFCC'))
    pearl, hole = natural.plain('#F6F5F1', 0.15, coat=0.6), natural.plain('#A8ABB2')
    dice = random.Random(3)
    spots = []
    while len(spots) < 21:
        x, y = dice.gauss(0.5, 0.6), dice.gauss(-0.7, 0.32)
        if all(math.hypot(x - a, y - b) > 0.2 for a, b in spots):
            spots.append((x, y))
    for x, y in spots:
        layers.on_top(button(0.09, pearl, hole=hole), x, y, 0.0, dice.random() * 90)
    place(spool('#F2F2F0'), -1.1, -0.9, 0.35, 24)


@picture('maker-mogami-knit', replace(near(6.6), elevation=62))
def mogami():
    for k, (tone, x, y) in enumerate((('#26304E', -1.9, 1.3), ('#1B2340', -0.7, 1.55), ('#3A456A', 0.5, 1.3))):
        place(cone(tone, k), x, y)
    layers = Layers()
    rib = fabric.knit('#232C48', '#66729A', 30, 2, melange=0.35, rib=26)
    body = fabric.knit('#26304E', '#66729A', 26, 1, melange=0.4)
    layers.lay(outline([(-1.6, -2.3), (-1.6, -2.3), (1.9, -2.5), (1.9, -2.5), (1.95, -1.7), (1.95, -1.7), (-1.6, -1.5),
        (-1.6, -1.5)]), rib, 0.14, 0.10, crumple=0.03)
    layers.lay(outline([(-1.66, -1.56), (-1.66, -1.56), (2.0, -1.76), (2.0, -1.76), (2.1, 0.3), (1.2, 0.5),
        (0.2, 0.25), (-0.8, 0.5), (-1.7, 0.35)]), body, 0.13, 0.10, crumple=0.05, seed=4)


@picture('maker-tateyori', near(6.6))
def tateyori():
    wood = natural.wood('#C99C6C', '#A87A4A', seed=2)
    for k, tone in enumerate(('#6E1F2E', '#1D2746', '#E6E3DA', GOLD)):
        frame = [place(box('bar', 1.5, 0.09, 0.09, wood, bevel=0.02), 0, y, 0)
            for y in (-0.3, 0.3)] + [place(box('end', 0.09, 0.7, 0.09, wood, bevel=0.02), x, 0, 0.0)
            for x in (-0.62, 0.62)]
        yarn = natural.cord(tone, 300, shine=0.3)
        threads = [tube('thread', [(x, -0.36, 0.12), (x, 0.36, 0.12)], 0.022, yarn, 6)
            for x in [-0.5 + 0.042 * m for m in range(25)]]
        place(group(*frame, *threads), -1.75 + 0.12 * k, 1.55 - 0.95 * k, 0, 6 - 4 * k)
    layers = Layers()
    for k in range(5):
        a = math.radians(62 - 21 * k)
        x, y = 0.0, -1.5
        end = (x + 3.0 * math.cos(a), y + 3.0 * math.sin(a))
        layers.lay(outline(ribbon_outline([(x, y), ((x + end[0]) / 2, (y + end[1]) / 2), end], 0.42)),
            fabric.satin('#6E1F2E', stripes(), 1 / 0.3, 0.42, k, 0.7), 0.05, 0.05, step=0.07, crumple=0.01,
            grain=math.degrees(a))


@picture('maker-yunagi-sports', near(5.4))
def yunagi():
    layers = Layers()
    white = fabric.jersey('#E2E5EA', mesh=30)
    layers.lay(outline([(-2.3, -1.7), (-2.4, 0), (-2.2, 1.6), (-0.4, 1.8), (1.2, 1.6), (1.3, 0), (1.1, -1.6),
        (-0.5, -1.8)]), white, 0.06, 0.06, folds=[(-2.1, 1.2, -1.5, 0.5, 0.15, 0.1),
        (0.9, -1.3, 0.3, -0.9, 0.15, 0.1)], crumple=0.09)
    ring = [(1.25 * math.cos(a), 1.25 * math.sin(a)) for a in (k / 72 * 6.283 for k in range(72))]
    layers.lay([(x - 0.5, y) for x, y in ring], white, 0.16, 0.05, step=0.08, crumple=0.0, seed=4)
    tube('hoop', [(x - 0.5, y, 0.26) for x, y in ring], 0.07, natural.wood('#D9B98A', '#B98F5C', seed=6), 12,
        closed=True)
    name = lettered(1.5, 0.72, lambda s: s.text(75, 55, '高橋', 58, NAVY, SERIF, 700, tracking=8), thread=True)
    layers.on_top(name, -0.5, 0.0, 0.012)
    for k, tone in enumerate((NAVY, '#B3362B', GOLD, '#2F7A4F', '#7C8698')):
        place(group(spool(tone)), 1.72 + 0.06 * (k % 2), 1.25 - 0.6 * k, 0, 80 + 6 * k)


def wooden_last(side):
    """A shoemaker's last: the foot in beech."""
    line = scaled(last(2.5, 0.86, side, 0.4), -0.02)
    hole = opening(line, 0.0, 0.42, 0.2)
    wood = natural.wood('#D3A874', '#B4854E', 'Y', 0.9, 0.4, 3, 0.4)
    body = upper(line, hole, 0.02, (0.95, 0.8, 0.30), wood, wall=0.02)
    lid = [(x, y, 0.97 - 0.15 * min(1, max(0, y / 2.4 / 0.55))) for x, y in hole]
    return group(body, solid('cut', lid, [tuple(range(len(lid)))], natural.wood('#DDB684', '#C19560', 'Y', seed=5)))


@picture('maker-chikugo-hakimono', near(6.2))
def chikugo():
    for side, x in ((-1, -1.9), (1, -0.9)):
        place(wooden_last(side), x, -1.2, 0, -4 * side)
    layers = Layers()
    vamp = [(0.2, -0.9), (0.2, -0.9), (0.0, 0.2), (0.15, 1.0), (0.65, 1.35), (1.15, 1.0), (1.3, 0.2), (1.1, -0.9),
        (1.1, -0.9), (0.95, -0.1), (0.65, 0.25), (0.35, -0.1)]
    layers.lay(outline(list(reversed(vamp))), fabric.canvas('#E2E4E6', 1, 26), 0.05, 0.04, step=0.05, crumple=0.03)
    amber = natural.plain('#C58A45', 0.5, bump=0.1, scale=50)
    place(group(slab(last(2.3, 0.86, 1), 0, 0.14, amber)), 2.15, -1.25, 0, -5)


@picture('maker-sumida-seika', replace(near(6.0), elevation=62))
def sumida():
    place(loafer(1), -1.4, -1.3, 0, -12)
    wood, steel = natural.wood('#B98A58', '#8E6436', seed=3), natural.metal('#8E9094', 0.35)
    hammer = group(lathe('head', [(0.001, 0), (0.26, 0), (0.27, 0.04), (0.25, 0.6), (0.22, 0.64), (0.001, 0.64)],
        wood), place(lathe('grip', [(0.001, 0), (0.075, 0), (0.085, 0.8), (0.065, 1.7), (0.08, 1.75), (0.001, 1.75)],
        wood), 0, 0, 0.32, 0, (90, 0)))
    place(hammer, 0.35, 0.75, 0.0, 20)
    place(lathe('dish', [(0.001, 0), (0.45, 0), (0.52, 0.05), (0.55, 0.13), (0.53, 0.13), (0.45, 0.05),
        (0.001, 0.035)], steel), 1.45, -0.9)
    dice = random.Random(4)
    tack = natural.metal('#B9A36A', 0.3)
    for k in range(46):
        a, r = dice.random() * 6.28, 0.4 * math.sqrt(dice.random())
        head = lathe('tack', [(0.001, 0.16), (0.012, 0.02), (0.012, 0.015), (0.05, 0.015), (0.05, 0.0), (0.001, 0)],
            tack, steps=14)
        place(head, 1.45 + r * math.cos(a), -0.9 + r * math.sin(a), 0.06, dice.random() * 360,
            (dice.uniform(40, 130), 0))


@picture('maker-maruyama-kaban', replace(near(3.4, 0.6, 0.55), samples=40))
def maruyama():
    school_bag_navy()
    for k in range(4):
        pin(1.5 + 0.2 * k, 0.2 + 0.28 * k, 30 + 26 * k, (GOLD, '#B3362B')[k % 2]).location.z = 1.16
    place(group(spool('#4C5880')), 1.75, -0.35, 1.08, 60)


@picture('maker-kaguya-socks', replace(near(6.4), elevation=66))
def kaguya():
    for k, (tone, x, y) in enumerate((('#EEF0F2', -1.9, 0.9), ('#1E2746', -0.75, 1.25), ('#8B8E95', 0.4, 0.95))):
        place(cone(tone, k), x, y)
    inside = fabric.knit('#8B8E95', '#FFFFFF', 40, 2, melange=0.5, rib=24)
    layers = Layers()
    for m in range(2):
        layers.lay(sock_outline(0.7 + 0.35 * m, -1.0 - 0.12 * m), inside, 0.12, 0.1, step=0.06, crumple=0.07, seed=m)
