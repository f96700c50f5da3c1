"""Ribbon, socks, shoes and bag of the shop gakuen."""

import math
from dataclasses import replace

from workshop.artwork import SANS, SERIF, Sheet, rasterise
from workshop.catalogue import picture
from workshop.forms.cloth_panel import Layers, mirrored, outline
from workshop.forms.shoes import last, opening, ray_net, rim, scaled, seam, slab, strap, upper
from workshop.forms.trimmings import lettered, zipper
from workshop.materials import fabric, natural
from workshop.mesh import box, curve, group, place, tube
from workshop.stage import GAKUEN
from catalogue.gakuen.uniform.shirts import GOLD, NAVY, ribbon_outline
from catalogue.gakuen.uniform.tailored import corners


def stripes():
    """Regimental: 1.2 cm of navy edged with white on every 3 cm of maroon."""
    svg = Sheet(30, 30, '#6E1F2E').rect(9, 0, 12, 30, '#1D2746').rect(8, 0, 1.3, 30, '#E6E3DA').rect(20.7, 0, 1.3, 30,
        '#E6E3DA').svg()
    return rasterise(svg, 512)


@picture('ribbon-tie-enji', replace(GAKUEN, fill=(0.7, 0.66)))
def ribbon_tie_enji():
    cloth = lambda turn, seed: fabric.satin('#6E1F2E', stripes(), 1 / 0.3, 0.42, seed, turn)
    elastic = fabric.canvas('#1B1C20', 1)
    layers = Layers()
    loop = [(0.05, 0.12), (-0.42, 0.55), (-0.68, 1.05), (-0.52, 1.48), (0, 1.66), (0.52, 1.48), (0.68, 1.05),
        (0.42, 0.55), (-0.05, 0.12)]
    layers.along(loop, 0.036, elastic, lift=0.03, per=10)
    place(box('clasp', 0.20, 0.13, 0.08, natural.plain('#1E1F24', 0.3), bevel=0.025), 0.52, 1.48, 0.0, -42)
    for side in (-1, 1):
        tail = [(0.02, -0.1), (0.02, -0.1), (0.16, 0.0), (0.62, -1.25), (0.62, -1.25), (0.14, -1.06), (0.14, -1.06),
            (0.0, -0.5)]
        layers.lay(outline(tail if side > 0 else mirrored(tail)), cloth(0.75 * side, 3), 0.05, 0.05, step=0.035,
            folds=[(side * 0.1, -0.15, side * 0.36, -1.0, 0.06, 0.05)], crumple=0.02, seed=3 + side)
    for side in (-1, 1):
        wing = [(0.06, -0.10), (0.20, -0.17), (0.55, -0.34), (0.66, -0.38), (0.70, -0.34), (0.68, 0.0), (0.72, 0.36),
            (0.68, 0.42), (0.55, 0.38), (0.20, 0.18), (0.06, 0.12)]
        wing = [(x * 1.0, y * 1.05) for x, y in wing]
        shape = outline(wing, 8)
        folds = [(side * 0.08, 0.02, side * 0.50, 0.14, 0.05, -0.06), (side * 0.08, 0.0, side * 0.46, -0.12, 0.045,
            -0.055), (side * 0.10, 0.06, side * 0.36, 0.24, 0.04, 0.05), (side * 0.10, -0.05, side * 0.34, -0.22, 0.04,
            0.05)]
        layers.lay(shape if side > 0 else mirrored(shape), cloth(0.75, 5), 0.20, 0.16, step=0.03, folds=folds,
            puff=0.05, crumple=0.02, seed=7 + side)
    layers.lay(outline([(-0.13, -0.15), (-0.12, 0.14), (0, 0.16), (0.12, 0.14), (0.13, -0.15), (0, -0.17)], 8),
        cloth(0.0, 9), 0.13, 0.09, step=0.025, crumple=0.01)


def sock_outline(dx=0.0, dy=0.0):
    points = [(-0.42, 1.35), (-0.42, 1.35), (0.42, 1.35), (0.42, 1.35), (0.41, 0.2), (0.42, -0.55), (0.62, -0.86),
        (1.25, -1.05), (1.62, -1.18), (1.74, -1.42), (1.60, -1.64), (1.2, -1.68), (0.3, -1.62), (-0.2, -1.52),
        (-0.42, -1.22), (-0.44, -0.8), (-0.40, 0.1)]
    return outline(list(reversed([(x + dx, y + dy) for x, y in points])))


@picture('socks-3p', replace(GAKUEN, fill=(0.82, 0.56)))
def socks_3p():
    layers = Layers()
    pairs = (('#E4E6EA', '#D5D8DE', (-1.45, 0.42)), ('#1E2746', '#1A2140', (-0.05, 0.0)),
        ('#8B8E95', '#777A82', (1.35, -0.42)))
    for k, (tone, dark, (dx, dy)) in enumerate(pairs):
        rib = fabric.knit(tone, '#FFFFFF', 60, k, melange=0.5 if k == 2 else 0.0, rib=34)
        flat = fabric.knit(tone, '#FFFFFF', 60, k + 5, melange=0.5 if k == 2 else 0.0)
        for m, (sx, sy) in enumerate(((0.10, -0.07), (0.0, 0.0))):
            layers.lay(sock_outline(dx + sx, dy + sy), rib, 0.11, 0.10, step=0.06, crumple=0.05, seed=k * 3 + m,
                folds=[(dx - 0.3, dy - 0.55, dx + 0.35, dy - 0.75, 0.10, 0.05),
                (dx - 0.3, dy - 0.9, dx + 0.45, dy - 0.95, 0.09, 0.05), (dx + 0.0, dy - 1.4, dx + 0.3, dy - 1.0, 0.12,
                0.04)])
        toe = outline(list(reversed([(dx + x, dy + y) for x, y in ((1.26, -1.06), (1.26, -1.06), (1.60, -1.17),
            (1.73, -1.42), (1.59, -1.63), (1.20, -1.67), (1.20, -1.67), (1.30, -1.36))])))
        heel = outline(list(reversed([(dx + x, dy + y) for x, y in ((-0.40, -0.72), (-0.10, -0.98), (0.02, -1.3),
            (-0.02, -1.54), (-0.20, -1.50), (-0.41, -1.2), (-0.43, -0.85))])))
        for patch in (toe, heel):
            layers.lay(patch, flat, 0.03, 0.05, step=0.05, crumple=0.01, seed=k)
        layers.lay(outline(corners((dx - 0.42, dy + 0.98), (dx - 0.42, dy + 1.33), (dx + 0.42, dy + 1.33),
            (dx + 0.42, dy + 0.98))), rib, 0.03, 0.04, step=0.05, crumple=0.0, seed=k + 9)
        layers.lay(outline(corners((dx - 0.08, dy - 0.25), (dx - 0.08, dy - 0.13), (dx + 0.06, dy - 0.13),
            (dx + 0.06, dy - 0.25))), fabric.knit(GOLD, across=60), 0.02, 0.02, step=0.03, crumple=0.0)
        if k == 0:
            art = Sheet(92, 46, '#FBFBF9').rect(0, 0, 92, 5, NAVY).text(46, 24, '23–25cm', 14, NAVY, SANS,
                700).text(46, 37, '綿混リブソックス 三足組', 6, '#4A5066', SANS, 500)
            paper = natural.paper('#FBFBF9', art.png(600), repeat=False)
            layers.lay(outline(corners((dx - 0.46, dy + 0.22), (dx - 0.46, dy + 0.68), (dx + 0.46, dy + 0.68),
                (dx + 0.46, dy + 0.22))), paper, 0.04, 0.02, step=0.05, crumple=0.0, uv=lambda x,
                y: ((x - dx + 0.46) / 0.92, (y - dy - 0.22) / 0.46))


def uwabaki(side, colour='#1F2B52'):
    """One indoor shoe; the right foot for 1."""
    white, navy = fabric.canvas('#E6E8EA', 1, 30), natural.plain(colour, 0.45, bump=0.15, scale=40)
    amber, cotton = natural.plain('#C58A45', 0.5, bump=0.1, scale=50), fabric.canvas('#D9DBDD', 3, 30)
    sole = last(2.3, 0.86, side)
    hole = opening(sole, 0.0, 0.60, 0.25)
    heights = (0.46, 0.44, 0.30)
    length = max(p[1] for p in sole)
    body = upper(sole, hole, 0.15, heights, [white, navy], lambda x, y, s: 1 if y > length * 0.83 + 0.5 * x * x else 0)
    tree = ray_net(body)
    parts = [slab(scaled(sole, 0.03), 0, 0.17, amber), slab(scaled(sole, -0.05), 0.16, 0.20, cotton, 'insole'), body,
        rim(hole, 0.15, heights, length, 0.028, natural.plain('#F0F1F2', 0.8))]
    parts.append(strap(tree, [(-0.345, 1.26), (-0.2, 1.30), (0.0, 1.32), (0.2, 1.30), (0.345, 1.26)], 0.15,
        fabric.knit(colour, across=70, rib=90), 0.016))
    thread = natural.plain('#C7CBD2', 0.8)
    parts.append(seam(tree, [(x * 0.93, y * 0.985 + 0.01) for x, y in sole[4:-4:6] if y > 0.3], 0.008, thread))
    parts.append(place(box('pull', 0.16, 0.05, 0.26, fabric.canvas(GOLD, 4), bevel=0.02), 0.0, 0.07, 0.42, 0, (-8, 0)))
    return group(*parts)


@picture('uwabaki-beta', replace(GAKUEN, fill=(0.66, 0.6)))
def uwabaki_beta():
    place(uwabaki(-1), -0.72, -1.2, 0)
    shoe = uwabaki(1)
    amber = natural.plain('#B47B3A', 0.55)
    grooves = []
    for k in range(22):
        y = 0.16 + k * 0.094
        half = 0.26 + 0.09 * math.sin(max(0, min(1, (y - 0.7) / 1.2)) * math.pi)
        grooves.append(tube('groove',
            curve([(-half + 0.02, y, -0.006), (-half * 0.4, y + 0.05, -0.012), (0.02, y, -0.012),
            (half * 0.5, y + 0.05, -0.012), (half + 0.03, y, -0.006)], 6), 0.018, amber, 6))
    lying = group(shoe, *grooves)
    place(lying, 0.62, -1.2, 0.46, 0, (0, -90))


def loafer(side):
    black, dark = fabric.leather('#202022', 0.30), natural.plain('#131314', 0.55)
    lining, inner = natural.plain('#4A4B50', 0.8, bump=0.1), natural.plain('#6A6B70', 0.7, bump=0.1, scale=40)
    sole = last(2.7, 0.90, side, 0.6)
    hole = opening(sole, 0.0, 0.52, 0.245, 0.08)
    heights = (0.58, 0.50, 0.32)
    length = max(p[1] for p in sole)
    base = 0.28
    welt = scaled(sole, 0.035)
    body = upper(sole, hole, base, heights, black, wall=0.03)
    tree = ray_net(body)
    heel = [p for p in welt]
    block = [(x * 0.97, y) for x, y in heel if y < 0.80] 
    parts = [slab(welt, 0.20, base + 0.02, dark), slab(scaled(sole, -0.055), base + 0.0, base + 0.05, inner, 'insole'),
        body, rim(hole, base, heights, length, 0.022, black)]
    parts.append(slab(block, 0, 0.20, dark, 'heel', 0.0))
    front = [(x * 0.96, y) for x, y in welt if y > 1.15]
    parts.append(slab(front, 0.14, 0.21, dark, 'forefoot', 0.0))
    moc = [(-0.30 * side * s, y) for s, y in ((1.0, 1.25), (1.02, 1.6), (0.98, 1.95), (0.75, 2.25), (0.1, 2.40),
        (-0.62, 2.26), (-0.98, 1.98), (-1.04, 1.6), (-1.0, 1.25))]
    parts.append(seam(tree, moc, 0.026, black, 0.008))
    parts.append(seam(tree, [(x * 0.93, y - 0.035 if y > 2 else y) for x, y in moc], 0.010,
        natural.plain('#0B0B0C', 0.6), 0.004))
    parts.append(strap(tree, [(-0.355, 1.45), (-0.22, 1.47), (0.0, 1.48), (0.22, 1.47), (0.355, 1.45)],
        lambda t: 0.13 + 0.07 * abs(2 * t - 1) ** 1.5, black, 0.02, thickness=0.04))
    slit = lettered(0.3, 0.16, lambda s: s.path('M3 8 L15 3.4 L27 8 L15 12.6 Z', '#060607'), 0.9)
    hit = tree.ray_cast((0, 1.48, 9), (0, 0, -1))[0]
    parts.append(place(slit, 0, 1.475, hit.z + 0.052, 0, (-12, 0)))
    name = lettered(0.3, 0.14, lambda s: s.text(15, 10.5, '学園', 10, '#B9BABD', SERIF, 600, tracking=1.5))
    parts.append(place(name, 0, 0.55, base + 0.055))
    return group(*parts)


@picture('loafer-black', replace(GAKUEN, fill=(0.7, 0.62), elevation=60, blur=0.0))
def loafer_black():
    for side, x, y, turn in ((-1, 0.0, 0.0, 152), (1, -1.12, 0.1, 147)):
        place(loafer(side), x, y, 0, turn)


@picture('school-bag-navy', replace(GAKUEN, fill=(0.8, 0.66)))
def school_bag_navy():
    nylon, black = fabric.canvas('#1C2339', 1, 40, 0.3, 0.62), fabric.leather('#1A1A1C', 0.42)
    dark, thread = natural.plain('#141A2E', 0.6), natural.plain('#4C5880', 0.8)
    silver, pull = natural.plain('#3A4262', 0.35, metallic=0.4), natural.cord(GOLD, shine=0)
    layers = Layers()
    body = [(-2.0, -1.5), (-2.1, -1.4), (-2.12, 0), (-2.08, 1.35), (-1.95, 1.48), (0, 1.52), (1.95, 1.48),
        (2.08, 1.35), (2.12, 0), (2.1, -1.4), (2.0, -1.5), (0, -1.54)]
    layers.lay(list(reversed(outline(body))), nylon, 0.85, 0.34, folds=[(-1.9, 1.1, -1.2, 0.7, 0.16, 0.05),
        (1.9, 1.1, 1.3, 0.8, 0.16, 0.05), (-0.3, 1.2, 0.4, 1.05, 0.2, 0.04)], crumple=0.05, puff=0.12, seed=2)
    zipper(layers, [(-1.86, 1.30), (0, 1.36), (1.86, 1.30)], dark, silver, 0.06, pull, 0.93)
    for shift in (0.10, -0.12):
        layers.stitches([(-1.88, 1.30 + shift), (0, 1.36 + shift), (1.88, 1.30 + shift)], thread)
    base = [(-2.0, -1.02), (-2.0, -1.02), (2.0, -1.02), (2.0, -1.02), (2.0, -1.34), (1.9, -1.43), (0, -1.46),
        (-1.9, -1.43), (-2.0, -1.34)]
    pocket = [(-1.8, -1.15), (-1.8, -1.15), (-1.82, 0.3), (-1.66, 0.56), (0, 0.60), (1.66, 0.56), (1.82, 0.3),
        (1.8, -1.15), (1.8, -1.15)]
    layers.lay(outline(list(reversed(pocket))), nylon, 0.14, 0.12, folds=[(-1.4, -0.2, -0.4, -0.5, 0.25, 0.04),
        (0.5, 0.1, 1.3, -0.4, 0.25, 0.04)], crumple=0.04, puff=0.06, seed=4)
    zipper(layers, [(-1.62, 0.36), (0, 0.40), (1.62, 0.36)], dark, silver, 0.06, pull, 0.04)
    layers.stitches([(-1.74, -1.0), (-1.75, 0.2), (-1.6, 0.49), (0, 0.53), (1.6, 0.49), (1.75, 0.2), (1.74, -1.0)],
        thread)
    layers.lay(outline(corners((-1.79, -0.62), (-1.79, -0.54), (1.79, -0.54), (1.79, -0.62))),
        natural.plain('#C9CDD4', 0.35, coat=0.4), 0.02, 0.02, step=0.06, crumple=0.0)
    layers.lay(outline(base), black, 0.05, 0.06, crumple=0.01, seed=6)
    layers.stitches([(-2.0, -1.09), (0, -1.10), (2.0, -1.09)], natural.plain('#5A5C62', 0.7))
    for seed, path in ((1, [(-1.25, -0.9), (-1.25, 0.4), (-1.28, 1.3), (-1.75, 2.15), (-1.5, 2.75), (-0.6, 2.72),
            (0.35, 2.2), (1.05, 1.42), (1.25, 0.5), (1.25, -0.9)]),
            (2, [(-1.16, 1.45), (-1.42, 2.3), (-1.0, 2.46), (-0.2, 2.2), (0.6, 1.75), (1.06, 1.4)])):
        layers.lay(outline(ribbon_outline([(p.x, p.y) for p in curve([(x, y, 0) for x, y in path], 4)], 0.125), 2),
            black, 0.035, 0.03, step=0.05, crumple=0.0, seed=seed, soften=10)
    mark = lettered(0.5, 0.24, lambda s: s.text(25, 17, '学園', 16, '#0E1428', SERIF, 700, tracking=3), 0.5)
    layers.on_top(mark, 1.4, -0.82, 0.02)
