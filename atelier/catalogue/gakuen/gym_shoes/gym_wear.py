"""Gym wear of gakuen beside the half-sleeved set: long sleeves, other lengths, jersey trousers, shells."""

from dataclasses import replace

from workshop.artwork import SANS, SERIF
from workshop.catalogue import picture
from workshop.forms.cloth_panel import Layers, mirrored, outline
from workshop.forms.garments import (body, both, corners, crew_neck, halves, legs, ribbon, sleeves, stand_collar,
    stripe, waistband)
from workshop.forms.trimmings import drawstring_bow, lettered, woven_label, zipper
from workshop.materials import fabric, natural
from workshop.stage import GAKUEN
from catalogue.gakuen.uniform.shirts import GOLD, NAVY

WHITE_ON = replace(GAKUEN, fill=(0.86, 0.74), paper='#DCE1E9', ground='#CDD4DE')


@picture('gym-long-shirt', WHITE_ON)
def gym_long_shirt():
    white, navy = fabric.jersey('#E2E5EA', mesh=30, seed=1), fabric.jersey(NAVY, seed=2)
    rib = fabric.knit(NAVY, across=60, rib=60)
    layers = Layers()
    sleeves(layers, white, (3.35, -1.9), 0.4, cuff=rib, thick=0.11)
    body(layers, white, seed=8)
    for side in (1, -1):
        layers.along([(side * 1.04, 2.78), (side * 1.38, 1.75), (side * 2.18, 0.62)], 0.026, navy, lift=0.012)
    crew_neck(layers, rib)
    layers.stitches([(-2.2, -2.82), (-1.5, -3.06), (0, -3.17), (1.5, -3.06), (2.2, -2.82)],
        natural.plain('#C3C9D3', 0.8))
    name = lettered(0.75, 0.34, lambda s: s.text(37, 25, '佐藤', 25, NAVY, SERIF, 700, tracking=4), thread=True)
    layers.on_top(name, 1.15, 1.0, 0.03)


@picture('gym-quarter-pants', replace(GAKUEN, fill=(0.7, 0.52)))
def gym_quarter_pants():
    green, white = fabric.jersey('#17563F', sheen=0.3, rough=0.55, seed=1), fabric.jersey('#E6E8EA', seed=2)
    layers = Layers()
    legs(layers, green, hip=(1.95, 1.5), hem=(2.62, 0.24, -0.95), crotch=0.05, bow=0.1, seed=5)
    for side in (1, -1):
        split = [(side * 2.16, 0.72), (side * 2.42, -0.1), (side * 2.52, -0.86)]
        layers.along([*split], 0.022, white, lift=0.008)
        layers.along([(side * 1.55, 2.2), (side * 1.82, 1.5), (side * 2.16, 0.72)], 0.022, white, lift=0.008)
        layers.stitches([(side * 0.26, -0.84), (side * 1.4, -0.92), (side * 2.54, -0.78)],
            natural.plain('#5E8F7C', 0.8))
    waistband(layers, fabric.jersey('#144C38', seed=6), thread=natural.plain('#3F7862', 0.8))
    label = woven_label(0.34, 0.16, lambda s: s.text(17, 11.5, 'GAKUEN', 7, '#17563F', SANS, 700, tracking=0.6))
    layers.on_top(label, 0.75, -0.6, 0.012, 4)


@picture('jersey-pants', replace(GAKUEN, fill=(0.62, 0.82)))
def jersey_pants():
    navy, gold = fabric.jersey('#192039', sheen=0.35, rough=0.5, seed=1), fabric.jersey(GOLD, sheen=0.4, seed=2)
    white, dark = fabric.jersey('#EDEEF0', seed=3), natural.plain('#12182B', 0.7)
    layers = Layers()
    legs(layers, navy, waist=1.62, top=3.9, hip=(2.05, 2.9), hem=(2.3, 0.95, -4.9), crotch=1.35, bow=0.05, seed=4,
        extra=((2.1, -0.4, 1.3, -0.9, 0.18, 0.08), (0.7, -1.0, 1.4, -1.3, 0.14, 0.07), (2.2, -3.4, 1.4, -3.8, 0.16,
        0.08), (0.9, -4.0, 1.6, -4.4, 0.14, 0.06)))
    for shift, half, cloth in ((0.26, 0.13, gold), (0.47, 0.035, white)):
        stripe(layers, [(1.62 - shift * 0.7, 3.82), (2.02 - shift, 2.8), (2.22 - shift, 0.4), (2.30 - shift, -4.8)],
            half, cloth)
    for side in (1, -1):
        zipper(layers, [(side * 1.28, -3.3), (side * 1.32, -4.84)], dark, dark, 0.05, natural.cord('#F3F3EF', shine=0),
            0.04)
        layers.stitches([(side * 1.02, -4.78), (side * 2.26, -4.78)], natural.plain('#4A5680', 0.8))
        zipper(layers, [(side * 1.12, 3.3), (side * 1.6, 2.35)], dark, dark, 0.045)
    waistband(layers, fabric.jersey('#171E36', seed=6), 1.64, 3.76, 0.48, 27, natural.plain('#4A5680', 0.8))
    drawstring_bow(layers, 0, 3.76, 0.8, natural.cord('#F3F3EF', shine=0), 0.032)
    badge = lettered(0.4, 0.32, lambda s: s.path('M4 27L20 4L36 27L29 27L20 14L11 27Z', '#F2F4F6'), thread=True)
    layers.on_top(badge, 0.7, 2.4, 0.02)


@picture('half-zip', replace(GAKUEN, fill=(0.86, 0.74)))
def half_zip():
    gray = fabric.knit('#7F8794', '#C9CDD4', 70, 1, melange=0.55, bump=0.35)
    navy, dark = fabric.jersey(NAVY, seed=2), natural.plain('#12182B', 0.7)
    rib = fabric.knit(NAVY, across=60, rib=50)
    layers = Layers()
    sleeves(layers, gray, (3.3, -2.0), 0.42, cuff=rib, thick=0.15)
    body(layers, gray, half=2.3, hem=-2.9, seed=4, thick=0.15, sag=0.16)
    yoke = [(0.02, 2.45), (0.02, 2.45), (0.5, 2.56), (0.86, 2.9), (0.86, 2.9), (1.1, 2.78), (1.1, 2.78), (1.44, 1.68),
        (1.44, 1.68), (0.7, 1.3), (0.02, 1.16), (0.02, 1.16)]
    both(layers, yoke, navy, 0.05, 0.04, crumple=0.02, seed=9)
    stand_collar(layers, navy, fabric.jersey('#222B48', seed=5))
    zipper(layers, [(0, 3.08), (0, 0.95)], dark, natural.plain('#59617A', 0.35, metallic=0.4), 0.055,
        natural.cord(GOLD, shine=0), 0.02)
    both(layers, [(0.0, -2.92), (0.0, -2.92), (1.2, -2.9), (2.26, -2.8), (2.26, -2.8), (2.14, -3.28), (2.14, -3.28),
        (1.1, -3.36), (0.0, -3.38), (0.0, -3.38)], rib, 0.13, 0.1, step=0.06, crumple=0.02)
    layers.on_top(woven_label(0.16, 0.3, lambda s: s.text(8, 19, '学', 10, '#FFFFFF', SERIF, 700), GOLD), 1.7, -2.5,
        0.012)


@picture('windbreaker-set', replace(GAKUEN, fill=(0.86, 0.8)))
def windbreaker_set():
    blue, pale = natural.plain('#244C9A', 0.42, bump=0.35, scale=5), natural.plain('#D9DEE6', 0.45, bump=0.3, scale=5)
    dark, silver = natural.plain('#10182E', 0.6), natural.plain('#C9CDD4', 0.3, coat=0.5)
    layers = Layers()
    trousers = [(1.0, 1.5), (1.0, 1.5), (4.3, 1.1), (4.3, 1.1), (4.55, -2.6), (4.7, -4.9), (4.7, -4.9), (3.4, -5.0),
        (3.4, -5.0), (2.9, -1.2), (2.6, -5.0), (2.6, -5.0), (1.3, -4.9), (1.3, -4.9)]
    layers.lay(outline(trousers), natural.plain('#1B2644', 0.45, bump=0.35, scale=5), 0.14, 0.14, folds=((3.0, -0.6,
        4.2, -0.3, 0.16, 0.1), (3.1, -1.6, 4.4, -2.0, 0.16, 0.1), (3.5, -3.4, 4.5, -3.6, 0.14, 0.09), (1.4, -4.0, 2.5,
        -3.8, 0.14, 0.09), (1.4, -4.5, 2.4, -4.6, 0.1, 0.07)), crumple=0.11, seed=2)
    layers.lay(outline(corners((4.05, -2.2), (4.25, -2.2), (4.45, -4.8), (4.25, -4.8))), silver, 0.02, 0.02, crumple=0)
    layers.stitches([(3.45, -4.8), (4.65, -4.72)], natural.plain('#4A5680', 0.8))
    sleeves(layers, blue, (3.5, -1.7), 0.42, cuff=natural.plain('#1B2644', 0.5), cuff_long=0.26, thick=0.2,
        crumple=0.11)
    halves(layers, blue, half=2.5, hem=-3.0, crumple=0.11, thick=0.2)
    yoke = [(0.02, 2.6), (0.02, 2.6), (0.62, 2.74), (0.86, 2.86), (0.86, 2.86), (1.34, 1.7), (1.9, 1.0), (1.9, 1.0),
        (0.9, 0.72), (0.02, 0.62), (0.02, 0.62)]
    both(layers, yoke, pale, 0.04, 0.04, crumple=0.03, seed=7)
    stripe(layers, [(0.04, 0.62), (0.9, 0.72), (1.9, 1.0)], 0.035, silver)
    stand_collar(layers, blue, natural.plain('#1B2644', 0.5), 3.24)
    for side in (1, -1):
        zipper(layers, [(side * 1.35, -0.8), (side * 1.7, -1.9)], dark, dark, 0.045, natural.cord('#F3F3EF', shine=0),
            0.06)
        layers.stitches([(side * 0.06, -2.86), (side * 2.44, -2.8)], natural.plain('#6A84BE', 0.8))
    zipper(layers, [(0, 3.16), (0, -3.04)], dark, natural.plain('#3A4A72', 0.35, metallic=0.3), 0.06,
        natural.cord(GOLD, shine=0), 0.02)


@picture('judogi', replace(GAKUEN, fill=(0.86, 0.72), paper='#DCE1E9', ground='#CDD4DE'))
def judogi():
    white = fabric.knit('#E4E3DC', across=34, bump=0.6)
    plain, thread = fabric.canvas('#E7E6E0', 3, 26), natural.plain('#BFC1BE', 0.8)
    layers = Layers()
    sleeves(layers, white, (3.7, -0.9), 0.62, shoulder=(1.9, 2.5), armpit=(2.3, 0.5), thick=0.17)
    layers.lay(outline([(-0.86, 2.8), (-0.5, 3.08), (0, 3.14), (0.5, 3.08), (0.86, 2.8), (0.9, 1.4), (-0.9, 1.4)]),
        plain, 0.06, crumple=0.02)
    front = [(0.62, 2.95), (0.62, 2.95), (1.6, 2.6), (1.8, 1.7), (2.36, 0.5), (2.36, 0.5), (2.4, -1.4), (2.5, -3.6),
        (2.5, -3.6), (1.2, -3.7), (-0.7, -3.6), (-0.7, -3.6), (-0.62, -1.0), (-0.5, 0.2), (0.1, 1.5)]
    for side in (-1, 1):
        shape = outline(front)
        layers.lay(shape if side > 0 else mirrored(shape), white, 0.17, 0.12, folds=[(side * a, b, side * c, d, w, h)
            for a, b, c, d, w, h in ((2.1, 0.3, 1.2, -0.3, 0.2, 0.08), (1.9, -1.6, 1.0, -2.4, 0.2, 0.07), (1.4, 1.8,
                1.0,
            0.6, 0.2, 0.05))], crumple=0.06, seed=4 + side)
        lapel = [(0.34, 3.1), (0.34, 3.1), (0.72, 3.02), (0.72, 3.02), (0.42, 1.6), (-0.22, 0.2), (-0.4, -1.4),
            (-0.5, -3.62), (-0.5, -3.62), (-0.82, -3.6), (-0.82, -3.6), (-0.72, -1.2), (-0.58, 0.3), (0.02, 1.7)]
        shape = outline(lapel)
        layers.lay(shape if side > 0 else mirrored(shape), plain, 0.08, 0.07, step=0.06, crumple=0.01, seed=9)
        for shift in (0.1, 0.2):
            path = [(side * (0.42 + shift), 3.0), (side * (0.1 + shift), 1.6), (side * (-0.5 + shift), 0.2),
                (side * (-0.66 + shift), -1.4), (side * (-0.74 + shift), -3.5)]
            layers.stitches(path, thread, 0.04, 0.03)
    layers.lay(outline([(-2.3, -0.62), (-2.3, -0.62), (-2.34, -1.02), (-2.34, -1.02), (0, -1.12), (2.34, -1.02),
        (2.34, -1.02), (2.3, -0.62), (2.3, -0.62), (0, -0.7)]), plain, 0.1, 0.08, step=0.06, crumple=0.01, seed=12)
    for tail, seed in (([(-0.1, -0.8), (-0.55, -1.7), (-0.75, -3.1)], 3), ([(0.1, -0.8), (0.5, -1.7), (0.95, -2.9)],
        4)):
        layers.lay(outline(ribbon(tail, 0.2), 5), plain, 0.08, 0.07, step=0.06, crumple=0.02, seed=seed)
    layers.lay(outline([(-0.3, -0.66), (0.1, -0.58), (0.34, -0.76), (0.3, -1.06), (-0.08, -1.16), (-0.34, -0.98)], 6),
        plain, 0.16, 0.14, step=0.05, crumple=0.01, seed=5)
