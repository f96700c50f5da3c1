"""Pots for hot water and tea that are not kyūsu: with a bail over them, or with no handle at all."""

import math

from ..materials import natural
from ..mesh import curve, group, lathe, place, tube
from .vessels import pot, pulled_spout


def bail(span, base, rise, radius, material, wound=None, turns=0.46):
    """An arch in the plane of x and z; wound is the stuff round its middle, over that share of its length."""
    half = [(-0.5, 0), (-0.535, 0.34), (-0.44, 0.72), (-0.22, 0.94), (0, 1)]
    arch = half + [(-x, z) for x, z in reversed(half[:-1])]
    path = curve([(x * span, base + z * rise, 0) for x, z in arch], 10)
    parts = [upright(tube('bail', path, radius, material, 14))]
    if wound:
        skip = int(len(path) * (1 - turns) / 2)
        parts.append(upright(tube('wound', path[skip:len(path) - skip], radius * 1.42, wound, 16)))
    return group(*parts)


def upright(thing):
    """Sets up what was drawn lying down: a tube that climbs straight up would twist."""
    return place(thing, 0, 0, 0, 0, (90, 0))


def lug(size, radius, material):
    """A ring that holds the bail, standing in the plane of x and z with its foot on the origin."""
    ring = [(size * math.cos(a), size * 0.7 + size * math.sin(a), 0) for a in (math.pi * (k / 24 * 1.7 - 0.35)
        for k in range(25))]
    return group(upright(tube('lug', ring, radius, material, 14)))


def spouted_body(profile, mouth, material, spout, width, bend=None, steps=160):
    """A closed pot with its spout towards -x: profile from the foot to the mouth, spout a path, width a function."""
    inside = [(mouth - 0.02, profile[-1][1]), (mouth - 0.02, profile[-1][1]), (mouth + 0.05, profile[-1][1] - 0.12),
        (0.001, profile[-1][1] - 0.2)]
    ring = profile[0][0]
    body = lathe('body', [(0.001, 0.02), (ring - 0.06, 0.02), (ring - 0.03, 0)] + [profile[0]] + profile + inside,
        material, steps, bend=bend)
    path = curve(spout, 8)
    ahead = (path[-1] - path[-2]).normalized()
    return group(body, tube('spout', path, width, material, 22),
        tube('mouth', [path[-1] - ahead * 0.012, path[-1] + ahead * 0.002], width(1) * 0.72,
        natural.plain('#15100C', 0.9), 20))


def dobin(material, wood, cane):
    """A round teapot of fired clay with a bail of bent wood wound with cane."""
    profile = [(0.33, 0), (0.42, 0.02), (0.57, 0.18), (0.64, 0.38), (0.58, 0.56), (0.42, 0.68), (0.33, 0.715)]
    body = spouted_body(profile, 0.33, material, [(-0.50, 0, 0.28), (-0.68, 0, 0.36), (-0.80, 0, 0.50),
        (-0.88, 0, 0.66), (-0.95, 0, 0.73)], lambda t: 0.15 - 0.098 * t ** 0.7)
    cover = lathe('lid', [(0.315, 0.715), (0.325, 0.73), (0.27, 0.775), (0.13, 0.815), (0.055, 0.825), (0.05, 0.85),
        (0.085, 0.90), (0.075, 0.935), (0.001, 0.945)], material)
    ears = [place(lug(0.075, 0.032, material), side * 0.475, 0, 0.615, 0, (0, side * 24)) for side in (-1, 1)]
    return group(body, cover, *ears, bail(1.06, 0.70, 0.86, 0.033, wood, cane))


def hail(rows, low, high, count, size):
    """bend= for cast iron: arare, rows of small drops set in quincunx round the body."""
    def bend(x, y, z):
        if not low < z < high:
            return x, y, z
        row = (z - low) / (high - low) * rows
        angle = math.atan2(y, x) / (2 * math.pi) * count + (0.5 if int(row) % 2 else 0)
        d = math.hypot(angle % 1 - 0.5, row % 1 - 0.5) / 0.36
        out = 1 + size * max(0.0, 1 - d * d) ** 0.5
        return x * out, y * out, z
    return bend


def iron_kettle(iron, knob):
    """Tetsubin: a broad shoulder, hail below it, a thin forged bail."""
    profile = [(0.40, 0), (0.44, 0.01), (0.60, 0.10), (0.70, 0.30), (0.72, 0.46), (0.66, 0.60), (0.50, 0.70),
        (0.36, 0.735), (0.34, 0.77)]
    body = spouted_body(profile, 0.34, iron, [(-0.56, 0, 0.46), (-0.72, 0, 0.53), (-0.84, 0, 0.63), (-0.90, 0, 0.74)],
        lambda t: 0.125 - 0.06 * t, hail(9, 0.16, 0.60, 58, 0.028), 464)
    cover = lathe('lid', [(0.33, 0.765), (0.345, 0.785), (0.30, 0.81), (0.12, 0.84), (0.001, 0.845)], iron)
    button = lathe('knob', [(0.03, 0.83), (0.028, 0.88), (0.07, 0.905), (0.085, 0.945), (0.06, 0.985), (0.001, 0.995)],
        knob)
    ears = [place(lug(0.07, 0.03, iron), side * 0.50, 0, 0.665, 0, (0, side * 28)) for side in (-1, 1)]
    return group(body, cover, button, *ears, bail(1.10, 0.76, 0.92, 0.026, iron))


def hohin(material):
    """A small pot without a handle, its lip drawn out at the front left."""
    outer = [(0.24, 0), (0.24, 0), (0.30, 0.03), (0.43, 0.14), (0.475, 0.28), (0.45, 0.40), (0.46, 0.44)]
    return pot(outer, material, wall=0.032, foot=0.02, uneven=0.004, steps=200,
        bend=pulled_spout(0.15, 0.2, math.radians(205), 0.44))


def hohin_lid(material):
    """Its lid, as high as it lies in the pot: its underside is at z = 0.35."""
    top = [(0.40, 0.355), (0.415, 0.365), (0.41, 0.385), (0.25, 0.425), (0.09, 0.44), (0.045, 0.455), (0.045, 0.47),
        (0.085, 0.50), (0.085, 0.525), (0.05, 0.54), (0.001, 0.542)]
    return lathe('lid', [(0.001, 0.35)] + top, material)
