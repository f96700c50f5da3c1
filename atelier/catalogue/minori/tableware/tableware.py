"""Tableware: the thrown, turned and painted things of the shop minori."""

from workshop.artwork import Sheet
from workshop.catalogue import picture
from workshop.forms.vessels import pot, square_plate
from workshop.materials import ceramics, natural
from workshop.mesh import box, group, lathe, place
from workshop.patterns import yagasuri
from workshop.stage import View
from catalogue.minori.front import goods


@picture('meshiwan-kohiki', View(elevation=29, fill=(0.84, 0.58)))
def meshiwan_kohiki():
    place(goods.kohiki_bowl(0), -0.42, 0.25)
    place(goods.kohiki_bowl(1), 0.62, -0.35, 0.664, 40, (180, 0))


@picture('yunomi-tenmoku', View(elevation=24, fill=(0.74, 0.6)))
def yunomi_tenmoku():
    place(goods.tenmoku_cup(0.38, 0.90, 0, tea=False), -0.42, 0.3)
    place(goods.tenmoku_cup(0.35, 0.80, 1), 0.42, -0.22)


@picture('rinka-zara-seiji', View(elevation=40, fill=(0.86, 0.66)))
def rinka_zara_seiji():
    place(goods.seiji_dish(1.05, 1), -0.12, -0.32, 0, 11)
    place(goods.seiji_dish(0.75, 4), 0.52, 0.95, 0.72, -14, (74, 0))


@picture('mamezara-gomai', View(elevation=42, fill=(0.88, 0.64)))
def mamezara_gomai():
    for kind, (x, y, z, tilt) in enumerate(((-0.66, -0.36, 0, (0, 0)), (0.02, -0.70, 0.105, (0, -9)),
            (0.64, -0.20, 0, (0, 0)))):
        place(goods.mamezara(kind), x, y, z, kind * 24, tilt)
    place(box('stand', 1.9, 0.34, 0.10, natural.walnut(seed=5), bevel=0.02), 0.02, 0.72)
    place(goods.mamezara(3), -0.50, 0.66, 0.535, 8, (66, 0))
    place(goods.mamezara(4), 0.54, 0.66, 0.535, -8, (66, 0))


@picture('oribe-kakuzara', View(elevation=48, fill=(0.84, 0.64)))
def oribe_kakuzara():
    art = Sheet(170, 170)
    for k in range(7):
        x = 26 + k * 19.5
        art.path(f'M{x} {14 + k % 3 * 4} C{x + 2} 60 {x - 2.5} 110 {x + 1} {158 - k % 2 * 6}', stroke='#5A3620',
            line=2.4 + (k % 3) * 0.8)
    skin = ceramics.oribe(stripes=art.png(900), seed=3)
    place(square_plate(1.7, 0.16, skin, lift=0.07, wall=0.09, seed=4, uneven=0.03), 0, 0, 0, 24)


@picture('sobachoko-yabane', View(elevation=26, fill=(0.82, 0.62)))
def sobachoko_yabane():
    blue = '#23396E'
    art = Sheet(252, 63).pattern(yagasuri(blue, None, 31.5), 0, 9, 252, 45)
    for y in (3, 6, 56, 59):
        art.line(0, y, 252, y, blue, 1.1)
    def cup(seed):
        skin = ceramics.porcelain('#F0F0EB', art.png(2000), (0.02, 0.60), foot=0.0, seed=seed)
        body = pot([(0.30, 0), (0.30, 0), (0.315, 0.02), (0.34, 0.16), (0.372, 0.4), (0.40, 0.62)], skin, wall=0.026,
            foot=0.02)
        ring = lathe('band', [(0.368, 0.585), (0.374, 0.61), (0.374, 0.622)], natural.plain(blue, 0.15, coat=0.3))
        return group(body, ring)
    place(cup(1), -0.44, 0.10, 0, 20)
    place(cup(2), 0.46, 0.22, 0, 80)
    place(cup(3), 0.06, 0.18, 0.66, 140, (-16, 12))


@picture('kyusu-shudei', View(elevation=30, fill=(0.84, 0.58)))
def kyusu_shudei():
    place(goods.cedar_tray(), 0.1, 0.05, 0, 12)
    place(goods.kyusu(), -0.02, 0.10, 0.05, -56)


@picture('matchawan-shino', View(elevation=30, fill=(0.8, 0.58)))
def matchawan_shino():
    goods.shino_bowl()


@picture('katakuchi-haiyu', View(elevation=38, fill=(0.82, 0.6)))
def katakuchi_haiyu():
    goods.katakuchi()
