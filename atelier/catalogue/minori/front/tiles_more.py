"""Tiles of the categories that came later."""

from dataclasses import replace

from workshop.catalogue import picture
from workshop.forms.bamboo import tray_box
from workshop.forms.bentwood import paddle
from workshop.forms.stationery import money_envelope
from workshop.materials import ceramics, natural
from workshop.mesh import group, place
from catalogue.minori.gifts import living
from catalogue.minori.tableware import table_dishes, table_kitchen
from catalogue.minori.front.tiles import TILE


@picture('category-kitchen', TILE)
def tile_kitchen():
    mat, clay_pot, cover = table_kitchen.donabe()
    place(group(mat, place(group(clay_pot, place(cover, 0, 0, 0.515)), 0, 0, 0.10)), -0.45, 0.25, 0, 14)
    place(paddle(2.2, 0.5, natural.wood('#DDB988', '#B98A52', 'X', 1.1, 0.55, 3, 0.45, 0.8)), 0.75, -0.72, 0, 12)
    place(paddle(2.0, 0.42, natural.walnut(seed=7), 0.5), 0.95, -0.35, 0, 24)


@picture('category-sake-glass', TILE)
def tile_sake_glass():
    black = ceramics.lacquer('#161312', gloss=0.1)
    place(tray_box(2.0, 1.4, 0.09, black, black, ceramics.lacquer('#1A1614', gloss=0.12), 0.035), -0.45, 0.1, 0, 10)
    katakuchi, (full, empty) = table_kitchen.tin_set()
    place(katakuchi, -0.72, 0.22, 0.036)
    place(full, 0.02, 0.20, 0.036)
    place(empty, -0.10, -0.32, 0.036, 40)
    place(table_dishes.bubble_glass(0.52, '#EFF8F5', 1), 1.05, -0.30)


@picture('category-paper-incense', replace(TILE, elevation=40))
def tile_paper_incense():
    red, white = natural.cord('#B8322C'), natural.cord('#F4F0E6')
    place(money_envelope(1.05, 1.85, [white, white, red, red, red], '御祝', 4), -0.62, 0.05, 0, 14)
    place(living.incense_dish(), 0.75, 0.10)
