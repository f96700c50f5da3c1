"""Further views of minori's later tableware: nearer, from above, or in use."""

import math
from dataclasses import replace

from workshop.catalogue import picture
from workshop.forms.bamboo import chopstick, tray_box
from workshop.forms.bentwood import woven_bowl
from workshop.forms.boxes import open_box
from workshop.forms.kettles import dobin, hohin, hohin_lid, iron_kettle
from workshop.forms.loose import bed
from workshop.forms.sweets import blob
from workshop.forms.vessels import dish_top, disc, pot
from workshop.materials import ceramics, food, natural
from workshop.mesh import box, group, place
from workshop.stage import View
from catalogue.minori.front import goods
from catalogue.minori.gifts import living, paper_gifts
from catalogue.minori.tableware import table_dishes, table_kitchen, table_tea
from catalogue.minori.views import views

SERVED = replace(views.USE, fill=(0.88, 0.62))


@picture('kumidashi-hakeme-2', views.near(1.1, -0.50, -0.60, 0.30, 22))
def kumidashi_near():
    table_tea.kumidashi_hakeme()


@picture('kumidashi-hakeme-3', SERVED)
def kumidashi_served():
    place(goods.cedar_tray(2.3, 1.5), 0, 0, 0, 12)
    place(table_tea.tochi_saucer(4), -0.48, 0.10, 0.05)
    place(table_tea.hakeme_cup(1, filled=True), -0.48, 0.10, 0.145, 40)
    place(goods.mamezara(0), 0.60, -0.10, 0.05)
    place(goods.kurikinton(2), 0.60, -0.10, 0.05 + dish_top(wall=0.035), 30)


@picture('hohin-kokudei-2', View(elevation=58, fill=(0.84, 0.66), blur=0.8))
def hohin_open():
    place(hohin(table_tea.black_clay(3)), -0.22, 0.1)
    place(hohin_lid(table_tea.black_clay(4)), 0.62, -0.40, -0.35, 30)


@picture('hohin-kokudei-3', SERVED)
def hohin_served():
    place(goods.cedar_tray(2.4, 1.55), 0, 0, 0, 10)
    place(group(hohin(table_tea.black_clay(3)), hohin_lid(table_tea.black_clay(3))), -0.48, 0.20, 0.05)
    for x, y in ((0.42, 0.32), (0.55, -0.36)):
        cup = pot([(0.13, 0), (0.13, 0), (0.14, 0.03), (0.23, 0.08), (0.27, 0.19), (0.28, 0.28)],
            ceramics.porcelain('#F1EFE6'), wall=0.022, foot=0.02)
        place(group(cup, disc(0.25, 0.18, ceramics.tea('#C3C46A'))), x, y, 0.05)


@picture('dobin-ameyu-2', views.near(1.2, 0.0, -0.45, 0.34, 20))
def dobin_near():
    table_tea.dobin_ameyu()


@picture('dobin-ameyu-3', View(elevation=27, fill=(0.88, 0.66)))
def dobin_served():
    skin = ceramics.glaze('#7E4316', '#5C2C0E', clay='#8A6248', foot=0.075, mottle=2.2, gloss=0.12, rings=0.22,
        pool='#3A1A0A', seed=4)
    cane = natural.cord('#B98A4E', 150, seed=2, shine=0.2)
    place(dobin(skin, natural.wood('#7A5434', '#5A3A22', 'X', seed=2), cane), 0.35, 0.42, 0, 30)
    brown = ceramics.tea('#8A4A1C')
    for x, y, r, h, k in ((-0.72, -0.20, 0.36, 0.84, 2), (-0.12, -0.72, 0.34, 0.78, 5)):
        place(group(goods.tenmoku_cup(r, h, k, tea=False), disc(r * 0.94, h * 0.78, brown)), x, y)


@picture('tetsubin-arare-2', views.near(1.05, -0.05, -0.5, 0.42, 18))
def tetsubin_near():
    table_tea.tetsubin_arare()


@picture('tetsubin-arare-3', View(elevation=25, fill=(0.88, 0.66)))
def tetsubin_served():
    place(iron_kettle(ceramics.iron('#262524'), natural.metal('#6E5A3C', 0.4)), 0.38, 0.72, 0, 30)
    place(goods.cedar_tray(1.9, 1.3), -0.30, -0.62, 0, 10)
    place(goods.kyusu(), -0.58, -0.58, 0.05, -50)
    place(goods.white_cup(), 0.28, -0.58, 0.05)


@picture('mamebachi-gosai-2', View(elevation=84, fill=(0.86, 0.7), blur=0.4))
def mamebachi_above():
    table_dishes.mamebachi_gosai()


@picture('mamebachi-gosai-3', View(elevation=44, fill=(0.9, 0.6)))
def mamebachi_served():
    black = ceramics.lacquer('#161312', gloss=0.1)
    place(tray_box(2.6, 1.7, 0.08, black, black, ceramics.lacquer('#1A1614', gloss=0.12), 0.035), 0, 0, 0, 8)
    spots = ((-0.82, 0.34, 10), (0.02, 0.40, 25), (0.84, 0.36, 22), (-0.42, -0.40, 45), (0.46, -0.38, 100))
    for k, (bowl, (x, y, turn)) in enumerate(zip(table_dishes.tiny_bowls(), spots)):
        place(bowl, x, y, 0.036, turn)
        if k in (0, 2):
            bean = food.nut('#1A1416', '#241A1C', seed=k, gloss=0.14)
            for m in range(7):
                a = m * 2.4
                place(blob((0.062, 0.052, 0.05), bean, m, 0.03), x + 0.11 * math.cos(a) * (m > 0), y + 0.11
                    * math.sin(a) * (m > 0), 0.15 + 0.045 * (m < 2), 60 * m)
        if k == 4:
            place(goods.kurikinton(5), x, y, 0.13, 20).scale = (0.8, 0.8, 0.8)


@picture('donabe-kuro-2', views.near(1.1, -0.2, -0.75, 0.30, 18))
def donabe_near():
    table_kitchen.donabe_kuro()


@picture('donabe-kuro-3', View(elevation=42, fill=(0.9, 0.62)))
def donabe_open():
    board, body, cover = table_kitchen.donabe()
    grain = food.sugar('#EDE6CE')
    place(group(board, place(body, 0, 0, 0.10)), 0, -0.1, 0, 16)
    bed([blob((0.036, 0.014, 0.013), grain, k, 0.06, rings=10) for k in range(3)], (0, -0.1, 0.42), 0.70, 0.12, 4200, 3,
        0.9, power=4, size=(0.9, 1.1))
    spots = ((-0.30, 0.03), (0.12, 0.17), (0.30, -0.23), (-0.06, -0.35), (-0.42, -0.35), (0.42, 0.11))
    for k, (x, y) in enumerate(spots):
        skin = food.nut('#D9A63C', '#B8842A', seed=k, gloss=0.5)
        place(blob((0.15, 0.13, 0.11), skin, k, 0.12, 3), x, y, 0.47, 70 * k)
    place(cover, 0.55, 1.20, 0.71, 0, (68, 0))


@picture('katakuchi-suzu-2', views.near(0.95, -0.34, 0.02, 0.42, 26))
def katakuchi_near():
    table_kitchen.katakuchi_suzu()


@picture('katakuchi-suzu-3', View(elevation=50, fill=(0.88, 0.62)))
def katakuchi_boxed():
    kiri = natural.paulownia(3)
    case = [open_box(2.1, 1.2, 0.62, kiri, natural.paulownia(7), 0.05, floor=0.05),
        place(box('bed', 2.0, 1.1, 0.16, goods.linen('#E9DFC9', 4), bevel=0.06), 0, 0,
            0.05)]
    katakuchi, cups = table_kitchen.tin_set()
    case.append(place(katakuchi, -0.50, 0.0, 0.20))
    case += [place(cup, 0.36 + 0.46 * k, 0.12 - 0.24 * k, 0.20) for k, cup in enumerate(cups)]
    place(group(*case), -0.05, -0.25, 0, 12)
    place(box('lid', 2.1, 1.2, 0.06, natural.paulownia(11), bevel=0.008), 0.25, 1.0, 0.56, 8, (72, 0))


@picture('magewappa-koban-2', views.near(1.0, 0.12, -0.86, 0.26, 16))
def magewappa_near():
    table_kitchen.magewappa_koban()


@picture('magewappa-koban-3', View(elevation=30, fill=(0.88, 0.6)))
def magewappa_closed():
    place(living.tenugui_cloth(1.9, 1.5), 0, 0, 0, -8)
    place(table_kitchen.lunch_box(), 0.0, 0.10, 0.05, 12)
    place(table_kitchen.lunch_lid(), 0.0, 0.10, 0.63, 12, (180, 0))
    walnut, black = natural.walnut(seed=4), ceramics.lacquer('#141110', gloss=0.15)
    for k in range(2):
        place(chopstick(2.2, 0.042, 0.014, walnut, black), -0.95, -0.92 + 0.10 * k, 0.05, 6 + k)


@picture('ichirinzashi-yakishime-2', views.near(0.85, -0.05, -0.28, 0.52, 18))
def ichirin_near():
    place(living.twig_vase(), 0, 0.1)


@picture('ichirinzashi-yakishime-3', View(elevation=24, fill=(0.62, 0.6)))
def ichirin_bare():
    place(living.twig_vase(5), 0, 0, 0, 40)


@picture('takekago-mori-2', views.near(1.35, -0.40, -0.40, 0.26, 40))
def takekago_near():
    place(living.bamboo_basket(), 0, 0, 0, 10)


@picture('takekago-mori-3', View(elevation=66, fill=(0.84, 0.7), blur=0.6))
def takekago_above():
    place(woven_bowl(1.15, 0.42, natural.bamboo('#D2B36C', '#B08D48', seed=3),
        natural.bamboo('#8E6430', '#6E4A20', seed=5)), 0, 0, 0, 40)


@picture('tenugui-komon-2', views.near(1.2, -0.15, 0.0, 0.32, 28))
def tenugui_near():
    living.tenugui_komon()


@picture('tenugui-komon-3', View(elevation=46, fill=(0.9, 0.62)))
def tenugui_lunch():
    place(living.tenugui_cloth(2.5, 2.1), 0, 0, 0, 38)
    place(table_kitchen.lunch_box(), 0.0, 0.0, 0.05, 12)
    place(table_kitchen.lunch_lid(), 0.0, 0.0, 0.63, 12, (180, 0))


@picture('koh-shiori-2', views.near(0.85, 0.0, 0.36, 0.10, 44))
def koh_near():
    living.koh_shiori()


@picture('koh-shiori-3', View(elevation=24, fill=(0.6, 0.62)))
def koh_lit():
    place(living.incense_dish(), 0, 0)


@picture('gift-uchiiwai-utsuwa-2', views.near(1.6, -0.45, -0.2, 0.45, 40))
def uchiiwai_near():
    paper_gifts.gift_uchiiwai_utsuwa()


@picture('gift-uchiiwai-utsuwa-3', View(elevation=74, frame=3.6, look=(0.0, -0.1, 0.4), blur=0.5))
def uchiiwai_above():
    paper_gifts.gift_uchiiwai_utsuwa()
