"""Tools and half-finished work that the makers' pictures share."""

import math

from workshop.materials import natural
from workshop.mesh import box, group, lathe, place, sheet, thick, tube
from workshop.nodes import Shader
from workshop.stage import View

MAKER = View(size=(1200, 900), elevation=30, fill=(0.86, 0.76), even=0.55)
WHITE_WOOD = ('#E4CFA6', '#D0B382')


def board(width, depth, seed=3, tall=0.1):
    return box('board', width, depth, tall, natural.wood(*WHITE_WOOD, seed=seed, contrast=0.3, scale=1.2), bevel=0.02)


def spatula(length=1.5, width=0.09, material=None):
    """A bamboo spoon or spatula lying along x."""
    bamboo = material or natural.bamboo('#B98F4E', '#8F6630', seed=2)
    body = sheet('spatula', length, width, bamboo, 40, 6, lambda x,
        y: (x, y * (0.6 + 1.1 * max(0.0, (x / length + 0.5) - 0.72) / 0.28 * (1 - max(0.0, x / length - 0.44) * 8)),
        0.02 + 0.3 * max(0.0, x / length - 0.25) ** 2))
    return thick(body, 0.022)


def brush(length=1.2, tuft='#2A221C', handle=None, wide=0.22):
    wood = handle or natural.wood('#C79B68', '#A2764A', scale=1.3, seed=4)
    hair = natural.plain(tuft, 0.8, bump=0.5, scale=80)
    return group(place(box('handle', length, wide, 0.05, wood, bevel=0.02), 0, 0, 0.01),
        place(box('tuft', 0.24, wide * 0.96, 0.045, hair, bevel=0.015), length / 2 + 0.10, 0, 0.012))


def basket(radius=1.1):
    """A shallow basket woven of bamboo: the weave as relief."""
    s = Shader('wicker')
    where = s.coords('UV', scale=(1, 1, 1))
    over = s.wave(30, 'X', 0, 0, where)
    rows = s.wave(9, 'Y', 0, 0, where)
    weave = s.math('MULTIPLY', over, rows)
    paint = s.ramp(weave, (0.1, '#8E6E36'), (0.6, '#C9A962'))
    skin = s.surface(base_color=paint, roughness=0.5, specular=0.35, normal=s.bump(weave, 0.8, 0.02))
    body = lathe('basket', [(0.001, 0.02), (radius * 0.86, 0.02), (radius * 0.95, 0.06), (radius, 0.22),
        (radius * 0.985, 0.22), (radius * 0.93, 0.08), (radius * 0.84, 0.05), (0.001, 0.05)], skin)
    ring = tube('rim',
        [(radius * math.cos(a), radius * math.sin(a), 0.225) for a in (2 * math.pi * k / 60 for k in range(60))],
        0.035, natural.bamboo(seed=3), 10, closed=True)
    return group(body, ring)


def bolt(radius, length, cloth, seed=0):
    spiral = [(0.04 + (radius - 0.04) * t) for t in (k / 120 for k in range(121))]
    roll = lathe('bolt', [(0.001, 0), (radius, 0), (radius, 0), (radius, length), (radius, length), (0.001, length)],
        cloth, uneven=0.006, seed=seed)
    ends = [tube('end', [(r * math.cos(k * 0.62), r * math.sin(k * 0.62), length + 0.002) for k,
        r in enumerate(spiral)], 0.006, natural.plain('#B5B0A4', 0.9), 5)]
    return place(group(roll, *ends), 0, 0, radius, 0, (90, 0))


def spool(thread, wood):
    body = lathe('spool', [(0.001, 0), (0.18, 0), (0.19, 0.03), (0.18, 0.06), (0.08, 0.09), (0.08, 0.51), (0.18, 0.54),
        (0.19, 0.57), (0.18, 0.6), (0.001, 0.6)], wood)
    yarn = lathe('yarn', [(0.08, 0.09), (0.155, 0.11), (0.165, 0.3), (0.155, 0.49), (0.08, 0.51)],
        natural.cord(thread, 240, shine=0))
    return group(body, yarn)
