"""Wood, lacquer and bark of the shop minori."""

import math

from workshop.artwork import BRUSH, Sheet
from workshop.catalogue import picture
from workshop.forms.bamboo import carved_tray, chopstick
from workshop.forms.boxes import lid, open_box
from workshop.forms.vessels import dish_top, plate, pot
from workshop.materials import ceramics, natural
from workshop.mesh import box, curve, group, lathe, place, sheet, tube
from workshop.nodes import Shader
from workshop.stage import View
from catalogue.minori.front import goods


@picture('shiruwan-keyaki', View(elevation=28, fill=(0.84, 0.6)))
def shiruwan_keyaki():
    place(goods.keyaki_bowl(2), -0.1, -0.3)
    red = pot(goods.WAN, goods.wiped_lacquer('#8A3A1C', '#571F0E', seed=5), wall=0.03, foot=0.12, floor=0.19)
    inner = lathe('urushi', [(0.001, 0.195), (0.3, 0.21), (0.46, 0.35), (0.535, 0.53), (0.541, 0.695)],
        ceramics.lacquer('#8E1F14'))
    place(group(red, inner), 0.40, 0.52, 0.27, -18, (52, 0))
    place(goods.cloth(1.7, 1.25), -0.05, -0.15, 0, 14)


@picture('meotobashi-kurumi', View(elevation=44, fill=(0.88, 0.6)))
def meotobashi_kurumi():
    walnut, black = natural.walnut(seed=4), ceramics.lacquer('#141110', gloss=0.15)
    paper, inside = natural.paper('#EEE6D6'), natural.paper('#D8D5CE')
    parts = [open_box(2.6, 0.7, 0.25, paper, inside, 0.02)]
    for k, (length, tone) in enumerate(((2.3, '#1E1C1A'), (2.1, '#8F4A2B'))):
        band = natural.plain(tone, 0.4, coat=0.3)
        for m in range(2):
            parts.append(place(chopstick(length, 0.042, 0.014, walnut, black, band), -1.12, 0.18 - 0.10 * m - 0.28 * k,
                0.235, -2.4 + 0.5 * m, (0, -0.4)))
    place(group(*parts), 0, 0.25, 0, 22)
    cover = lid(2.64, 0.74, 0.2, paper, inside)
    place(cover, 0.25, 1.08, 0, 22)
    white = ceramics.porcelain('#F3F1EA')
    for x, y, turn in ((-0.25, -0.72, 10), (0.42, -0.60, 34)):
        knot = tube('rest', curve([(-0.25, 0.05, 0.045), (-0.1, 0.07, 0.05), (0.02, 0, 0.06), (0.06, -0.09, 0.05),
            (-0.03, -0.12, 0.045), (-0.08, -0.03, 0.09), (0.02, 0.07, 0.10), (0.12, 0.05, 0.06), (0.25, -0.04, 0.045)],
            10), lambda t: 0.044 - 0.012 * abs(2 * t - 1) ** 3, white, 16)
        place(knot, x, y, 0, turn)


@picture('marubon-kuri', View(elevation=38, fill=(0.88, 0.62)))
def marubon_kuri():
    wood = natural.wood('#C99A5E', '#9C6C38', 'X', 0.75, 0.5, 3, 0.55, 1.2)
    place(carved_tray(1.35, 0.2, wood, seed=2), 0, 0, 0, 25)
    place(goods.white_cup(), 0.34, 0.38, 0.066)
    dish = plate(0.48, 0.10, ceramics.glaze('#35496B', '#2A3B5A', foot=0.02, gloss=0.18), wall=0.035)
    place(dish, 0.52, -0.42, 0.066)
    place(goods.kurikinton(4), 0.52, -0.42, 0.066 + dish_top(wall=0.035), 40)


@picture('chazutsu-yamazakura', View(elevation=27, fill=(0.8, 0.62)))
def chazutsu_yamazakura():
    bark, core = goods.cherry_bark(3), natural.wood('#C99C6C', '#A87A4A', 'Z', seed=2, contrast=0.35)
    body = group(lathe('body', [(0.001, 0), (0.38, 0), (0.4, 0.02), (0.4, 0.02), (0.4, 0.70), (0.4, 0.70)], bark),
        lathe('neck', [(0.4, 0.70), (0.385, 0.70), (0.385, 0.70), (0.385, 0.82), (0.385, 0.82), (0.36, 0.82),
        (0.36, 0.82), (0.36, 0.5)], core))
    drop = lathe('drop lid', [(0.36, 0.77), (0.30, 0.775), (0.05, 0.775), (0.035, 0.785), (0.035, 0.83), (0.07, 0.87),
        (0.055, 0.90), (0.001, 0.905)], natural.wood('#B98A58', '#94683A', 'X', seed=6, contrast=0.4))
    place(group(body, drop), -0.2, 0.25, 0, 30)
    lid_bark = goods.cherry_bark(9)
    cap_body = group(lathe('lid', [(0.392, 0.5), (0.4, 0.485), (0.4, 0.485), (0.4, 0.0), (0.4, 0.0)], lid_bark),
        lathe('top', [(0.001, 0.502), (0.393, 0.5)], goods.cherry_bark(9, flat=True)),
        lathe('inside', [(0.4, 0), (0.386, 0), (0.386, 0), (0.386, 0.46), (0.386, 0.46), (0.001, 0.46)], core))
    place(cap_body, 0.42, -0.42, 0.40, -38, (90, 0))
    silver = natural.metal('#C9C7C0', 0.22)
    spoon = group(lathe('bowl', [(0.001, 0.0), (0.08, 0.012), (0.13, 0.05), (0.135, 0.055), (0.125, 0.055),
        (0.075, 0.022), (0.001, 0.012)], silver, section=lambda a: 1.0 + 0.22 * abs(math.cos(a))),
        tube('handle', curve([(0.13, 0, 0.05), (0.3, 0, 0.07), (0.6, 0, 0.03), (0.72, 0, 0.012)], 8),
        lambda t: 0.014 + 0.012 * t, silver, 10))
    place(spoon, -0.95, -0.48, 0, -14)


@picture('warosoku-ikari', View(elevation=36, fill=(0.84, 0.64)))
def warosoku_ikari():
    kiri = natural.paulownia(3)
    parts = [open_box(1.5, 0.9, 0.3, kiri, natural.paulownia(7), 0.045, floor=0.04)]
    for k in range(4):
        parts.append(place(goods.one_candle(), -0.58 if k % 2 else 0.58, -0.27 + 0.18 * k, 0.145, 0,
            (0, 91 if k % 2 else -91)))
    place(group(*parts), -0.1, 0.1, 0, 20)
    place(goods.candle_stand(), -0.62, 0.95)
    art = Sheet(150, 90).text(96, 54, '淡海', 22, '#4A2A14', BRUSH, 400, tracking=2)
    cover = group(box('lid', 1.5, 0.9, 0.05, natural.paulownia(11), bevel=0.006),
        place(sheet('brand', 1.49, 0.89, natural.paper('#DFC89F', art.png(800), repeat=False)), 0, 0, 0.0515))
    for thing in cover.children:
        if thing.name.startswith('brand'):
            thing.data.materials.clear()
            thing.data.materials.append(printed_wood(art.png(800)))
    place(cover, 0.55, -0.62, 0.02, 34, (0, 0))


def printed_wood(path):
    """Paulownia with a branded mark."""
    s = Shader('brand', 11)
    image = s.image(path, repeat=False)
    fibre = s.noise(26, 6, 0.7, 0.2, s.coords(scale=(0.16, 1.8, 1.8)))
    paint = s.mix(fibre, '#E6D2AE', '#CDAE80')
    return s.surface(base_color=s.mix(image.outputs['Alpha'], paint, image.outputs['Color']), roughness=0.72,
        specular=0.2)
