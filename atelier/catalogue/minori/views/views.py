"""Second and third views of minori: nearer, from another side, or in use."""

from dataclasses import replace

from workshop.catalogue import picture
from workshop.forms.bamboo import tea_scoop
from workshop.forms.loose import bed
from workshop.forms.sweets import blob
from workshop.forms.vessels import dish_top
from workshop.materials import food, natural
from workshop.mesh import group, place
from workshop.stage import View
from catalogue.minori.front import goods
from catalogue.minori.gifts import gifts
from catalogue.minori.sweets import confections, sweets
from catalogue.minori.tableware import tableware, woodware
from catalogue.minori.tea import tea
from catalogue.minori.front.banners import spread_furoshiki

USE = View(elevation=32, fill=(0.86, 0.64))


def near(frame, x, y, z, elevation=28, azimuth=0, blur=1.8):
    """A detail: the frame's width in 10 cm and the point in its middle."""
    return View(frame=frame, look=(x, y, z), elevation=elevation, azimuth=azimuth, blur=blur)


@picture('kurikinton-2', near(1.05, -0.05, -0.34, 0.27, 24))
def kurikinton_2():
    sweets.kurikinton()


@picture('kurikinton-3', USE)
def kurikinton_3():
    place(goods.cedar_tray(1.9, 1.35), 0, 0, 0, 14)
    place(goods.white_cup(), 0.42, 0.22, 0.05)
    place(goods.mamezara(1), -0.38, -0.12, 0.05)
    place(goods.kurikinton(3), -0.38, -0.12, 0.05 + dish_top(wall=0.035), 20)


@picture('hon-neri-yokan-2', near(1.15, -0.26, -0.5, 0.28, 26))
def hon_neri_2():
    sweets.hon_neri_yokan()


@picture('mame-daifuku-2', near(1.1, 0.12, -0.25, 0.28, 22))
def mame_daifuku_2():
    sweets.mame_daifuku()


@picture('castella-hon-2', near(1.3, -0.55, -0.35, 0.36, 24))
def castella_2():
    sweets.castella_hon()


@picture('monaka-inaho-2', near(1.15, -0.1, -0.3, 0.2, 26))
def monaka_2():
    sweets.monaka_inaho()


@picture('wasanbon-konomi-2', near(0.95, -0.1, -0.35, 0.12, 38))
def wasanbon_2():
    confections.wasanbon_konomi()


@picture('gyokuro-morinone-2', near(0.8, 0.36, -0.5, 0.12, 40))
def gyokuro_2():
    tea.gyokuro_morinone()


@picture('matcha-usucha-2', near(0.8, -0.2, 0.2, 0.42, 38))
def matcha_2():
    tea.matcha_usucha()


@picture('matcha-usucha-3', USE)
def matcha_3():
    place(goods.shino_bowl(), 0.15, 0.2)
    place(tea_scoop(1.75, natural.bamboo('#B98F4E', '#8F6630', seed=2)), -0.62, -0.95, 0, 12)


@picture('meshiwan-kohiki-2', near(0.95, 0.6, -0.42, 0.48, 30))
def meshiwan_2():
    tableware.meshiwan_kohiki()


@picture('meshiwan-kohiki-3', replace(USE, elevation=34, fill=(0.72, 0.6)))
def meshiwan_3():
    place(goods.cloth(2.0, 1.4), 0, 0, 0, -10)
    grain = food.sugar('#F4F2EA')
    place(group(goods.kohiki_bowl(0)), 0, 0, 0.014)
    bed([blob((0.034, 0.013, 0.012), grain, k, 0.06, rings=10) for k in range(3)], (0, 0, 0.50), 0.52, 0.24, 2600, 3,
        0.9, size=(0.9, 1.1))
    bed([blob((0.05, 0.05, 0.02), natural.plain('#F1EEE4', 0.7), 1, 0.1, rings=10)], (0, 0, 0.47), 0.5, 0.2, 120, 5,
        0.2)


@picture('yunomi-tenmoku-2', near(1.0, 0.4, -0.22, 0.62, 36))
def yunomi_2():
    tableware.yunomi_tenmoku()


@picture('rinka-zara-seiji-2', near(1.2, -0.35, -0.75, 0.15, 34, -18))
def rinka_2():
    tableware.rinka_zara_seiji()


@picture('oribe-kakuzara-2', near(1.0, -0.1, 0.15, 0.15, 42, 12))
def oribe_2():
    tableware.oribe_kakuzara()


@picture('mamezara-gomai-2', View(elevation=80, fill=(0.8, 0.8), blur=0.5))
def mamezara_2():
    place(goods.mamezara(1), 0, 0)


@picture('kyusu-shudei-2', near(1.1, 0.02, 0.08, 0.44, 30, 20))
def kyusu_2():
    tableware.kyusu_shudei()


@picture('kyusu-shudei-3', USE)
def kyusu_3():
    place(goods.cedar_tray(2.3, 1.6), 0, 0, 0, 10)
    place(goods.kyusu(), -0.36, 0.16, 0.05, -44)
    place(goods.white_cup(), 0.62, 0.24, 0.05)
    place(goods.white_cup(), 0.50, -0.48, 0.05)


@picture('matchawan-shino-2', View(elevation=62, fill=(0.8, 0.7), blur=0.8))
def shino_2():
    goods.shino_bowl()


@picture('matchawan-shino-3', near(0.85, 0.05, -0.55, 0.42, 16))
def shino_3():
    goods.shino_bowl(foam=False)


@picture('shiruwan-keyaki-2', near(0.95, -0.1, -0.5, 0.45, 20))
def shiruwan_2():
    woodware.shiruwan_keyaki()


@picture('chazutsu-yamazakura-2', near(0.95, 0.1, -0.1, 0.45, 26))
def chazutsu_2():
    woodware.chazutsu_yamazakura()


@picture('furoshiki-asanoha-2', near(1.5, -0.05, -0.25, 0.98, 34, 8))
def furoshiki_2():
    gifts.furoshiki_asanoha()


@picture('furoshiki-asanoha-3', View(elevation=72, fill=(0.84, 0.7)))
def furoshiki_3():
    spread_furoshiki()


@picture('gift-koharu-2', View(elevation=72, frame=3.9, look=(0.0, -0.1, 0.3), blur=0.6))
def koharu_2():
    gifts.gift_koharu()


@picture('gift-koharu-3', near(1.5, 0.1, -0.2, 0.4, 40))
def koharu_3():
    gifts.gift_koharu()


@picture('seibo-sandan-2', near(1.7, 0.52, -1.05, 0.4, 46))
def seibo_2():
    gifts.seibo_sandan()
