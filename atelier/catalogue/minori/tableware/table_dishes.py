"""Dishes and small bowls that came later: long, oval, ribbed, lidded, of glass."""

import math

from workshop.artwork import Sheet
from workshop.catalogue import picture
from workshop.forms.sweets import blob
from workshop.forms.vessels import plate, pot
from workshop.materials import ceramics, food
from workshop.mesh import facets, group, lathe, petals, place, superellipse
from workshop.patterns import seigaiha
from workshop.stage import View
from catalogue.minori.front import goods


def wave_dish(seed=0):
    """A long blue and white dish: waves that fall off towards the middle, a line round the rim."""
    art = Sheet(300, 120)
    art.add('<defs><linearGradient id="g"><stop offset="0.18" stop-color="#fff"/><stop offset="0.40" stop-color="#000"/>'
        '<stop offset="0.62" stop-color="#000"/><stop offset="0.84" stop-color="#fff"/></linearGradient>'
        '<mask id="m"><rect width="300" height="120" fill="url(#g)"/></mask></defs><g mask="url(#m)">')
    art.pattern(seigaiha(goods.COBALT, '#F1F0EA', 26, 1.3), 0, 4, 300, 112).add('</g>')
    art.rect(5, 4.5, 290, 111, stroke=goods.COBALT, line=1.5, radius=22)
    return plate(1.5, 0.17, ceramics.porcelain('#EFEFEA', art.png(1500), seed=seed), well=1.30, foot=1.1, wall=0.045,
        rise=0.8, section=superellipse(7, 0.4), steps=240)


@picture('nagazara-seigaiha', View(elevation=44, fill=(0.9, 0.6)))
def nagazara_seigaiha():
    place(wave_dish(1), -0.05, -0.28, 0, 16)
    place(wave_dish(2), 0.25, 0.92, 0.58, 8, (68, 0))


def ribbed_oval(long, seed=0):
    """White porcelain, its broad rim cut in ribs (shinogi)."""
    def cut_rim(x, y, z):
        r = math.hypot(x, y / 0.72) / long
        depth = max(0.0, min(1.0, (r - 0.66) / 0.12)) * min(1.0, max(0.0, (1.0 - r) / 0.05))
        return x, y, z - 0.016 * depth * abs(math.sin(32 * math.atan2(y / 0.72, x))) if z > 0.09 else z
    return plate(long, long * 0.16, ceramics.porcelain('#F4F2EA', gloss=0.2, seed=seed), well=long * 0.66,
        foot=long * 0.5, wall=0.045, rise=0.55, section=superellipse(2, 0.72), bend=cut_rim, steps=480)


@picture('daenzara-shinogi', View(elevation=38, fill=(0.88, 0.62)))
def daenzara_shinogi():
    place(ribbed_oval(1.3, 1), -0.1, -0.30, 0, 14)
    place(ribbed_oval(0.95, 2), -0.1, -0.30, 0.115, 14)
    place(ribbed_oval(0.95, 3), 0.45, 0.98, 0.66, -10, (72, 0))


SMALL_BOWL = [(0.14, 0), (0.14, 0), (0.145, 0.035), (0.24, 0.075), (0.325, 0.17), (0.36, 0.27)]


def tiny_bowls():
    """Five bowls, no two alike: round, fluted, eight-sided, squared, three-cornered."""
    glaze = ceramics.glaze
    wide = [(0.13, 0), (0.13, 0), (0.135, 0.04), (0.27, 0.09), (0.365, 0.16), (0.40, 0.23)]
    deep = [(0.15, 0), (0.15, 0), (0.155, 0.04), (0.28, 0.09), (0.33, 0.20), (0.33, 0.32)]
    return [pot(deep, glaze('#12100F', '#241711', clay='#4C3426', foot=0.06, gloss=0.12, rim=0.30,
            rim_colour='#8A5226', seed=1), wall=0.03, foot=0.03, uneven=0.01, seed=1),
        pot(wide, glaze('#A86A22', '#8A4E16', clay='#8A6248', foot=0.05, gloss=0.14, pool='#5C2E0E', seed=2), wall=0.03,
            foot=0.03, section=petals(7, 0.09, 0.7), steps=196),
        pot(SMALL_BOWL, glaze('#ECE4D3', '#F3EEE2', clay='#8F6449', foot=0.06, gloss=0.4, speckle=0.4, seed=3),
            wall=0.032, foot=0.03, section=facets(8), steps=160, uneven=0.006),
        pot(SMALL_BOWL, glaze('#2F5A38', '#24482C', clay='#A98B68', foot=0.06, gloss=0.15, rim=0.26,
            rim_colour='#7C6A3C', runs=('#6C8F55', 0.05, 0.24), seed=4), wall=0.032, foot=0.03,
            section=superellipse(5), steps=160),
        pot(wide, glaze('#EFE6DA', '#E2B48E', clay='#C9AE8C', foot=0.05, gloss=0.32, blend=(0.5, 0.78), speckle=0.2,
            speckle_colour='#B48A6E', seed=5), wall=0.034, foot=0.03, uneven=0.012,
            section=lambda a: 1 - 0.13 * (0.5 + 0.5 * math.cos(3 * a)) ** 1.5, seed=5)]


@picture('mamebachi-gosai', View(elevation=38, fill=(0.88, 0.58)))
def mamebachi_gosai():
    spots = ((-0.78, 0.32, 10), (0.0, 0.52, 25), (0.80, 0.22, 22), (-0.38, -0.44, 45), (0.46, -0.50, 100))
    for bowl, (x, y, turn) in zip(tiny_bowls(), spots):
        place(bowl, x, y, 0, turn)


def ruri_jar(seed=0):
    """Deep blue, twelve cut faces; answers (jar, lid)."""
    skin = ceramics.glaze('#16234E', '#1E2F66', clay='#E3DCCB', foot=0.03, gloss=0.09, rim=0.585, rim_colour='#B9A98A',
        mottle=2, seed=seed)
    top = ceramics.glaze('#16234E', '#1E2F66', gloss=0.09, mottle=2, seed=seed + 1)
    outer = [(0.34, 0), (0.34, 0), (0.36, 0.03), (0.50, 0.14), (0.545, 0.32), (0.52, 0.50), (0.45, 0.60)]
    jar = pot(outer, skin, wall=0.04, foot=0.03, section=facets(12), steps=240)
    white = lathe('inside', [(0.001, 0.085), (0.3, 0.095), (0.44, 0.20), (0.49, 0.34), (0.463, 0.52), (0.40, 0.612)],
        ceramics.porcelain('#EFEDE4'))
    cover = lathe('lid', [(0.001, 0.0), (0.36, 0.0), (0.38, 0.02), (0.46, 0.03), (0.465, 0.05), (0.40, 0.085),
        (0.20, 0.135), (0.07, 0.15), (0.05, 0.165), (0.06, 0.19), (0.10, 0.215), (0.085, 0.25), (0.001, 0.26)], top)
    return group(jar, white), cover


@picture('futamono-ruri', View(elevation=31, fill=(0.84, 0.58)))
def futamono_ruri():
    jar, cover = ruri_jar(3)
    place(jar, -0.20, 0.28)
    for k, (x, y, z) in enumerate(((-0.16, 0.10, 0.0), (0.14, 0.06, 0.01), (0.0, -0.16, 0.0), (-0.02, 0.16, 0.09),
            (0.17, -0.14, 0.02))):
        place(blob((0.15, 0.14, 0.125), food.nut('#B4452E', '#8E2C1C', seed=k, gloss=0.42), k, 0.09, 3), -0.20 + x,
            0.28 + y, 0.27 + z, 50 * k)
    place(cover, 0.62, -0.44, 0, 30)


def bubble_glass(radius=0.56, tint='#DCEDE8', seed=0):
    """A blown bowl with seeds of air in its wall."""
    k = radius / 0.56
    outer = [(0.22 * k, 0), (0.22 * k, 0), (0.30 * k, 0.02), (0.46 * k, 0.14), (0.54 * k, 0.32 * k),
        (0.56 * k, 0.46 * k)]
    return pot(outer, ceramics.glass(tint, shade=0.94), wall=0.05, foot=0.015, floor=0.07, uneven=0.02, seed=seed,
        lip=0.04)


@picture('kobachi-awaglass', View(elevation=33, fill=(0.84, 0.58)))
def kobachi_awaglass():
    place(bubble_glass(0.56, '#EFF8F5', 1), -0.46, 0.32)
    place(bubble_glass(0.56, '#E4F1F6', 2), 0.58, 0.42, 0, 80)
    place(bubble_glass(0.52, '#F2F7E8', 3), 0.12, -0.52, 0, 140)
    for k, (x, y, z, tone) in enumerate(((0.02, -0.56, 0.07, '#E9C3C4'), (0.26, -0.48, 0.07, '#E9DFA2'),
            (0.14, -0.66, 0.075, '#C9D9AE'), (0.10, -0.44, 0.16, '#EFE8DA'))):
        place(blob((0.115, 0.11, 0.10), food.jelly(tone, k, 0.35), k, 0.07, 3), x, y, z)
