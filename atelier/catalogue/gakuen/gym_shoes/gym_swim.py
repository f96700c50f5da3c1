"""What the school pool asks: suit, rash guard, cap, goggles, towel, bag."""

from dataclasses import replace

from workshop.artwork import SANS, Sheet, rasterise
from workshop.catalogue import picture
from workshop.forms.cloth_panel import Layers, outline
from workshop.forms.cloths import woven
from workshop.forms.garments import body, both, corners, legs, rounded, sleeves, stand_collar, whole
from workshop.forms.trimmings import lettered, metal_button, woven_label, zipper
from workshop.materials import ceramics, fabric, natural
from workshop.mesh import box, curve, gathered, place, tube
from workshop.stage import GAKUEN

NAVY, GOLD, SAX = '#19203A', '#D69A22', '#7FB2DA'


@picture('swim-separates', replace(GAKUEN, fill=(0.72, 0.74)))
def swim_separates():
    navy, sax = fabric.jersey(NAVY, sheen=0.1, rough=0.38, mesh=60, seed=1), natural.plain(SAX, 0.5)
    layers = Layers()
    layers.lay(outline([(-0.9, 2.8), (0, 2.3), (0.9, 2.8), (1.2, 1.2), (-1.2, 1.2)]), fabric.jersey('#232C4C', seed=5),
        0.06, crumple=0.01)
    right = [(0, 1.62), (0.5, 1.85), (0.82, 2.3), (0.92, 2.86), (0.92, 2.86), (1.5, 2.76), (1.5, 2.76), (1.42, 2.0),
        (1.62, 1.2), (2.0, 0.76), (2.0, 0.76), (1.92, -0.5), (1.98, -1.5), (1.98, -1.5), (1.0, -1.6), (0, -1.62)]
    layers.lay(outline(whole(right), 5), navy, 0.11, 0.1, folds=((1.8, 0.4, 0.9, 0.0, 0.2, 0.04), (-1.8, -0.2, -0.8,
        -0.7, 0.22, 0.04)), crumple=0.03, seed=2)
    for side in (1, -1):
        layers.along([(side * 0.9, 2.84), (side * 0.8, 2.3), (side * 0.48, 1.86), (0, 1.64)], 0.03, sax, lift=0.01)
        layers.along([(side * 1.48, 2.74), (side * 1.41, 2.0), (side * 1.6, 1.22), (side * 1.96, 0.8)], 0.03, sax,
            lift=0.01)
        layers.along([(side * 1.3, 1.9), (side * 1.25, 0.6), (side * 1.5, -1.5)], 0.018, sax, lift=0.004)
    legs(layers, navy, waist=1.55, top=-1.85, hip=(1.86, -2.5), hem=(2.08, 0.2, -4.1), crotch=-3.3, bow=0.06, seed=6,
        thick=0.11)
    for side in (1, -1):
        layers.along([(side * 1.5, -1.95), (side * 1.62, -2.6), (side * 1.72, -4.05)], 0.018, sax, lift=0.004)
        layers.stitches([(side * 0.24, -3.98), (side * 2.02, -3.96)], natural.plain('#4A5680', 0.8))
    layers.lay(outline(corners((-1.56, -2.02), (-1.54, -1.72), (1.54, -1.72), (1.56, -2.02))), navy, 0.1, 0.07,
        step=0.06, crumple=0.01)
    label = Sheet(80, 46, '#F7F8F8').rect(2, 2, 76, 42, stroke='#B9C0CC', line=0.6).text(10, 12, '年　　組', 6, '#7A8394',
        SANS, 500, 'start').png(400)
    paper = fabric.patterned(label, 1)
    layers.lay(outline(corners((-0.4, 0.55), (-0.4, 1.01), (0.4, 1.01), (0.4, 0.55))), paper, 0.012, 0.02, step=0.05,
        crumple=0, uv=lambda x, y: ((x + 0.4) / 0.8, (y - 0.55) / 0.46))


@picture('rash-guard', replace(GAKUEN, fill=(0.86, 0.74)))
def rash_guard():
    sax = fabric.jersey('#4E86B8', sheen=0.1, rough=0.4, mesh=60, seed=1)
    navy, white = fabric.jersey(NAVY, sheen=0.1, rough=0.4, seed=2), natural.plain('#EEF1F4', 0.5)
    layers = Layers()
    sleeves(layers, navy, (3.1, -2.2), 0.34, thick=0.12, cuff=fabric.jersey('#141A30', seed=3), cuff_long=0.2)
    body(layers, sax, half=2.02, waist=1.96, hem=-2.7, seed=5, sag=0.1)
    panel = [(1.98, 0.5), (1.98, 0.5), (1.74, -0.8), (1.7, -2.72), (1.7, -2.72), (2.05, -2.66), (2.05, -2.66),
        (1.98, -1.0), (2.2, 0.58), (2.2, 0.58)]
    both(layers, panel, navy, 0.03, 0.03, crumple=0.01)
    for side in (1, -1):
        layers.along([(side * 1.96, 0.5), (side * 1.73, -0.8), (side * 1.69, -2.7)], 0.016, white, lift=0.006)
        layers.along([(side * 1.05, 2.78), (side * 1.4, 1.75), (side * 2.16, 0.66)], 0.016, white, lift=0.008)
    layers.stitches([(-2.0, -2.56), (0, -2.64), (2.0, -2.56)], natural.plain('#A8C8E4', 0.8))
    stand_collar(layers, navy, fabric.jersey('#232C4C', seed=6), 3.1)
    zipper(layers, [(0, 3.02), (0, 0.5)], natural.plain('#12182B', 0.7), natural.plain('#E8ECF0', 0.4), 0.055,
        natural.cord('#F3F3EF', shine=0), 0.02)
    mark = lettered(0.8, 0.16, lambda s: s.text(40, 12, 'UV CUT', 11, '#F4F6F8', SANS, 700, tracking=2))
    layers.on_top(mark, -1.15, -2.3, 0.02)


def swim_cap(colour, dark, x, y, turn):
    mesh, band = fabric.jersey(colour, sheen=0.2, mesh=16, bump=0.7, seed=3), fabric.knit(dark, across=60, rib=40)
    dome = [(-1.15, -0.6), (-1.15, -0.6), (-1.22, 0.0), (-1.0, 0.72), (-0.5, 1.16), (0.1, 1.26), (0.68, 1.06),
        (1.08, 0.5), (1.2, -0.1), (1.15, -0.6), (1.15, -0.6)]
    layers = Layers()
    layers.lay(outline(dome), mesh, 0.14, 0.16, folds=((-0.8, 0.6, 0.2, 0.1, 0.3, 0.06), (0.9, 0.4, 0.5, -0.4, 0.2,
        0.06), (-0.2, 0.9, 0.4, 0.5, 0.2, 0.04)), crumple=0.05, seed=int(turn) + 9)
    layers.along([(-0.05, -0.6), (-0.1, 0.3), (0.08, 1.24)], 0.022, natural.plain(dark, 0.8), lift=0.004)
    layers.lay(outline(corners((-1.2, -0.86), (-1.18, -0.5), (1.18, -0.5), (1.2, -0.86))), band, 0.14, 0.1, step=0.05,
        folds=[(-1.1 + 0.16 * k, -0.84, -1.09 + 0.16 * k, -0.5, 0.05, 0.05) for k in range(14)], crumple=0.01)
    layers.lay(outline(corners((-0.95, -0.32), (-0.95, 0.1), (-0.3, 0.1), (-0.3, -0.32))), fabric.broadcloth('#F4F5F6'),
        0.012, 0.02, step=0.05, crumple=0)


@picture('swim-cap', replace(GAKUEN, fill=(0.66, 0.6)))
def swim_caps():
    for colour, dark, x, y, turn in (('#2E62B4', '#234C8E', -0.75, 1.1, 8), ('#E4B52C', '#C4951B', 0.8, -0.5, -10)):
        place(gathered(lambda: swim_cap(colour, dark, x, y, turn)), x, y, 0 if y > 0 else 0.02, turn)


@picture('swim-goggles', replace(GAKUEN, fill=(0.74, 0.5)))
def swim_goggles():
    lens, frame = natural.plain('#2B5F93', 0.06, coat=1.0), natural.plain('#1C2A52', 0.3)
    strap, inner = natural.plain('#22325F', 0.5), natural.plain('#D7DDE6', 0.5)
    ring = [(0.16, 0.08), (0.3, 0.3), (0.62, 0.36), (0.92, 0.22), (1.0, -0.02), (0.84, -0.26), (0.5, -0.32), (0.22,
        -0.2)]
    for side in (1, -1):
        line = [(side * x, y, 0.16) for x, y in ring]
        tube('gasket', curve([(x, y, 0.07) for x, y, z in line], 8, True), 0.08, inner, 12, True)
        tube('frame', curve(line, 8, True), 0.065, frame, 12, True)
        layers = Layers()
        layers.lay(outline([(x * 0.98, y) for x, y, z in line] if side > 0 else [(x * 0.98, y) for x, y,
            z in reversed(line)]), lens,
            0.19, 0.12, crumple=0, puff=0.02, step=0.05)
        place(box('buckle', 0.26, 0.24, 0.12, frame, bevel=0.04), side * 1.12, 0.03, 0.06, side * -8)
        for shift in (0.07, -0.07):
            path = [(side * 1.2, shift * 0.9, 0.1), (side * 1.5, 0.2 + shift, 0.08), (side * 1.78, 0.75 + shift * 0.5,
                0.06),
                (side * 1.3, 1.45 + shift * 2, 0.06), (0, 1.62 + shift * 2.4, 0.06)]
            tube('strap', curve(path, 12), 0.05, strap, 10)
    tube('bridge', curve([(-0.2, 0.06, 0.16), (0, 0.16, 0.2), (0.2, 0.06, 0.16)], 8), 0.045, frame, 10)
    place(box('clip', 0.3, 0.5, 0.14, frame, bevel=0.04), 0.1, 1.62, 0)


@picture('swim-towel', replace(GAKUEN, fill=(0.78, 0.72)))
def swim_towel():
    art = Sheet(60, 60, '#F3F4F2').rect(0, 0, 60, 22, '#2E62A8').rect(0, 30, 60, 5, '#2E62A8').rect(0, 42, 60, 5,
        GOLD).rect(0, 52, 60, 3, '#2E62A8').svg()
    pile = woven(image=rasterise(art, 400), scale=1 / 1.6, weave=60, slub=0.35, deep=0.8)
    layers = Layers()
    right = [(0, 2.5), (1.55, 2.42), (1.55, 2.42), (2.0, 0.8), (2.55, -1.0), (3.0, -2.7), (3.0, -2.7), (1.6, -2.98),
        (0, -3.05)]
    ridges = [(x * 0.5, 2.2, x, -2.9, 0.2, 0.10) for x in (-2.4, -1.7, -0.95, -0.2, 0.6, 1.4, 2.2)]
    layers.lay(outline(whole(right), 5), pile, 0.22, 0.2, folds=ridges, crumple=0.06, seed=3)
    top = [(0, 2.24), (1.62, 2.14), (1.62, 2.14), (1.52, 2.6), (1.52, 2.6), (0, 2.7)]
    layers.lay(outline(whole(top), 5), pile, 0.24, 0.16, step=0.055, folds=[(-1.5 + 0.125 * k, 2.2, -1.47 + 0.118 * k,
        2.66, 0.045, 0.08) for k in range(25)], crumple=0.01, soften=1)
    flap = [(0.42, 2.2), (0.42, 2.2), (0.62, -2.98), (0.62, -2.98), (0.9, -2.98), (0.9, -2.98), (0.66, 2.2), (0.66,
        2.2)]
    layers.lay(outline(flap), woven('#2E62A8', weave=60), 0.04, 0.04, step=0.06, crumple=0.01)
    snap = natural.plain('#F2F3F0', 0.25, coat=0.4)
    for k in range(5):
        layers.on_top(metal_button(0.1, snap, False), 0.56 + 0.05 * k, 1.7 - 1.05 * k)
    layers.on_top(woven_label(0.66, 0.3, lambda s: s.rect(2, 2, 62, 26, stroke='#B9C0CC', line=0.6), '#FFFFFF'), -1.0,
        -2.2, 0.02, 6)


@picture('swim-bag', replace(GAKUEN, fill=(0.72, 0.7)))
def swim_bag():
    trim = fabric.canvas('#2C5C9E', 2, 40)
    towel = woven('#F6C52E', weave=60, deep=0.8)
    layers = Layers()
    layers.lay(rounded(2.9, 2.2, 0.5, 0.1, 0.2), towel, 0.5, 0.4, crumple=0.06, puff=0.1)
    right = [(0, 1.62), (1.85, 1.62), (1.85, 1.62), (2.02, 0.4), (2.02, -1.5), (1.8, -1.78), (0, -1.84)]
    vinyl = ceramics.veil('#9CC7E8', 0.24)
    layers.lay(outline(whole(right), 6), vinyl, 0.3, 0.3, folds=((-1.6, 0.8, -0.7, 0.2, 0.15, 0.06), (1.6, 0.2, 0.9,
        -0.6,
        0.15, 0.06), (-0.9, -1.2, 0.2, -1.5, 0.15, 0.05)), crumple=0.05, puff=0.1, seed=4)
    layers.lay(outline(corners((-1.9, 1.32), (-1.88, 1.74), (1.88, 1.74), (1.9, 1.32))), trim, 0.1, 0.08, step=0.06,
        folds=[(-1.7 + 0.28 * k, 1.34, -1.68 + 0.28 * k, 1.72, 0.07, 0.06) for k in range(13)], crumple=0.01)
    layers.lay(outline(whole([(0, -1.3), (2.02, -1.3), (2.02, -1.3), (2.0, -1.6), (1.8, -1.84), (0, -1.9)]), 6), trim,
        0.1, 0.1, crumple=0.02)
    cord = natural.cord('#F1F2F0', shine=0)
    for side in (1, -1):
        layers.along([(side * 1.86, 1.5), (side * 2.2, 1.9), (side * 1.5, 2.7), (side * 0.4, 2.85), (0, 2.3),
            (0.1 * side,
            1.55)], 0.06, cord, lift=0.06, per=12)
        layers.along([(side * 1.9, -1.6), (side * 2.32, -1.2), (side * 2.3, 0.6), (side * 1.92, 1.45)], 0.06, cord,
            lift=0.06, per=12)
    place(box('stopper', 0.24, 0.34, 0.2, natural.plain('#2C5C9E', 0.3), bevel=0.06), 0, 2.28, 0)
    label = lettered(0.9, 0.4, lambda s: s.rect(1, 1, 88, 38, '#FFFFFF', '#2C5C9E', 1.4, 5).text(10, 25, 'なまえ', 9,
        '#2C5C9E', SANS, 600, 'start'))
    layers.on_top(label, 0.9, -0.7, 0.06)
