"""Second and third views of the sweets and teas of minori that came later, and third ones of the first."""

from dataclasses import replace

from workshop.catalogue import picture
from workshop.forms import outlines
from workshop.forms.boxes import leaf_of_paper
from workshop.forms.loose import bed, sprinkle
from workshop.forms.sweets import blob, daifuku, monaka, pressed
from workshop.forms.vessels import disc, dish_top, plate, pot
from workshop.forms.wagashi import crystal, dried_persimmon, ohagi
from workshop.materials import ceramics, coats, food, natural
from workshop.mesh import group, place
from workshop.stage import View
from catalogue.minori.front import goods
from catalogue.minori.sweets import dry_sweets, fresh_sweets
from catalogue.minori.tea import fine_teas, grain_teas
from catalogue.minori.front.tiles import castella
from catalogue.minori.views.views import USE, near

ON_SAUCER = dish_top(wall=0.035)


@picture('hon-neri-yokan-3', USE)
def hon_neri_3():
    place(goods.mamezara(3), -0.30, -0.16)
    place(goods.yokan_slice(3), -0.49, -0.27, ON_SAUCER + 0.1, 30, (0, 90))
    place(goods.tenmoku_cup(0.30, 0.62, 2), 0.46, 0.30)


@picture('mame-daifuku-3', USE)
def mame_daifuku_3():
    place(goods.cedar_tray(1.9, 1.3), 0, 0, 0, -12)
    place(goods.mamezara(1), -0.40, -0.06, 0.05)
    place(daifuku(food.mochi(flour=0.3, seed=5), 6, 0.27, 0.35), -0.40, -0.06, 0.05 + ON_SAUCER, 40)
    place(goods.white_cup(), 0.44, 0.16, 0.05)


@picture('castella-hon-3', USE)
def castella_3():
    dish = plate(0.72, 0.13, ceramics.porcelain('#F1F0EA'), wall=0.04, rise=0.4)
    place(dish, -0.36, -0.18)
    place(castella(0.24, 3), -0.48, -0.16, dish_top(wall=0.04), 16)
    place(castella(0.24, 6), -0.12, -0.10, dish_top(wall=0.04), 28)
    cup = pot([(0.2, 0), (0.2, 0), (0.21, 0.05), (0.33, 0.13), (0.40, 0.32), (0.425, 0.55)],
        ceramics.porcelain('#F5F3EC'), wall=0.022, foot=0.03)
    place(group(cup, disc(0.395, 0.43, ceramics.tea('#A8441A'))), 0.66, 0.42)


@picture('monaka-inaho-3', USE)
def monaka_3():
    wafer = lambda seed: food.crust('#DDB27A', '#CB9656', gloss=0.75, bubbles=0.2, seed=seed, grain=30)
    an = food.paste('#55292B', grains=0.5, seed=4)
    place(leaf_of_paper(1.5, 0.95, natural.paper('#FBF8F0', fibre=0.25), 0.02), -0.38, -0.26, 0, -12)
    place(monaka(wafer(7), an), -0.70, -0.12, 0.006, 20)
    place(monaka(wafer(8), an, halved=True), -0.06, -0.30, 0.006, -10)
    place(goods.kyusu(), 0.56, 0.46, 0, -40)


@picture('wasanbon-konomi-3', USE)
def wasanbon_3():
    place(goods.shino_bowl(), 0.36, 0.36)
    place(goods.mamezara(4), -0.52, -0.36)
    for k, (x, y) in enumerate(((-0.62, -0.30), (-0.44, -0.28), (-0.50, -0.46))):
        shape = (outlines.chestnut(), outlines.ginkgo(), outlines.chrysanthemum())[k]
        place(pressed(shape, 0.085, food.sugar(('#D9BE97', '#E6D69B', '#E9C9C4')[k], k), scale=0.22), x, y, ON_SAUCER,
            40 * k)


@picture('gyokuro-morinone-3', USE)
def gyokuro_3():
    place(goods.cedar_tray(2.0, 1.35), 0, 0, 0, 10)
    place(goods.kyusu(), -0.34, 0.18, 0.05, -44, scale=0.78)
    for x, y in ((0.48, 0.20), (0.36, -0.32)):
        cup = pot([(0.13, 0), (0.13, 0), (0.14, 0.03), (0.23, 0.09), (0.27, 0.22), (0.28, 0.32)],
            ceramics.porcelain('#F2F0E8'), wall=0.02, foot=0.02)
        place(group(cup, disc(0.235, 0.15, ceramics.tea('#B9B04A'))), x, y, 0.05)


@picture('mizu-yokan-fuyu-2', near(1.15, 0.42, -0.85, 0.18, 34))
def mizu_yokan_2():
    fresh_sweets.mizu_yokan_fuyu()


@picture('mizu-yokan-fuyu-3', USE)
def mizu_yokan_3():
    place(goods.black_dish(1.2), -0.22, -0.16, 0, 12)
    place(fresh_sweets.thin_yokan(3), -0.46, -0.22, 0.085, 30, scale=0.86)
    place(fresh_sweets.thin_yokan(5), 0.00, -0.10, 0.085, 27, scale=0.86)
    place(goods.tenmoku_cup(0.30, 0.62, 4), 0.66, 0.52)


@picture('ohagi-sanshu-2', near(1.25, -0.55, -0.25, 0.30, 28))
def ohagi_2():
    fresh_sweets.ohagi_sanshu()


@picture('ohagi-sanshu-3', USE)
def ohagi_3():
    place(goods.cloth(2.2, 1.4), 0, 0, 0, 10)
    place(goods.seiji_dish(0.72, 2), -0.26, -0.14, 0.014)
    top = dish_top() + 0.014
    place(ohagi(coats.meal('#C6A062', '#A9824A', 34, seed=2), 2, 0.29, 0.04), -0.44, -0.10, top, 70)
    place(ohagi(coats.meal('#3B3733', '#211E1C', 26, '#8A8378', 3), 5, 0.29, 0.055), -0.06, -0.18, top, 100)
    place(goods.white_cup('#A87A3A'), 0.68, 0.36, 0.014)


@picture('kohakuto-fuyunomine-2', near(0.95, -0.05, -0.05, 0.28, 32))
def kohakuto_2():
    dry_sweets.kohakuto_fuyunomine()


@picture('kohakuto-fuyunomine-3', USE)
def kohakuto_3():
    place(goods.mamezara(0), -0.28, -0.18)
    for k, (x, y) in enumerate(((-0.38, -0.10), (-0.14, -0.14), (-0.30, -0.32))):
        place(crystal(coats.frosted(('#7FBAD6', '#F2CF62', '#EE9DB0')[k], k), 0.125, k + 40), x, y, ON_SAUCER, 70 * k)
    place(goods.white_cup(), 0.44, 0.28)


@picture('amanatto-mitsumame-2', near(1.05, -0.05, 0.0, 0.18, 40))
def amanatto_2():
    dry_sweets.amanatto_mitsumame()


@picture('amanatto-mitsumame-3', USE)
def amanatto_3():
    place(goods.mamezara(2), -0.28, -0.18)
    kinds = (((0.075, 0.066, 0.060), '#241A1C', '#120C0E', 5), ((0.055, 0.042, 0.040), '#6A2A26', '#3E1614', 9),
        ((0.092, 0.064, 0.046), '#EBDDB8', '#D6BE86', 4))
    for k, (radii, tone, dark, count) in enumerate(kinds):
        beans = [blob(radii, coats.sugared(tone, dark, 0.42, k), k, 0.06, rings=14)]
        bed(beans, (-0.28 + (-0.12, 0.12, 0.0)[k], -0.18 + (0.06, 0.06, -0.12)[k], ON_SAUCER), 0.13, 0.07, count, k + 3,
            0.3)
    place(goods.tenmoku_cup(0.30, 0.62, 6), 0.46, 0.28)


@picture('anpo-gaki-2', near(0.95, 0.36, -0.72, 0.26, 26))
def anpo_gaki_2():
    dry_sweets.anpo_gaki()


@picture('anpo-gaki-3', USE)
def anpo_gaki_3():
    place(goods.black_dish(0.95), -0.24, -0.18, 0, 20)
    calyx = natural.plain('#6E5A38', 0.85, bump=0.5, scale=30)
    place(dried_persimmon(coats.dried_fruit('#B5602A', '#7C3416', 0.35, 6), calyx, 5, 0.27), -0.24, -0.18, 0.085, 30)
    place(goods.white_cup(), 0.52, 0.36)


@picture('kamairicha-gokase-2', near(0.9, 0.34, -0.48, 0.20, 38))
def kamairicha_2():
    fine_teas.kamairicha_gokase()


@picture('kamairicha-gokase-3', replace(USE, fill=(0.80, 0.6)))
def kamairicha_3():
    place(goods.white_cup('#C9A84A'), 0.30, 0.16)
    dish = plate(0.42, 0.09, ceramics.glaze('#3A4A5E', '#4C5C70', foot=0.02, gloss=0.2, mottle=3, seed=3), wall=0.035,
        rise=0.4)
    place(dish, -0.44, -0.28)
    bed(fine_teas.curled(food.leaves('#323B24', '#6E7550'), 0.055, 0.011, 6, 1), (-0.44, -0.28, 0.085), 0.27, 0.08, 420,
        3, 0.7)
    sprinkle(fine_teas.curled(food.leaves('#323B24', '#6E7550'), 0.055, 0.011, 3, 2), (0.10, -0.56, 0), 0.10, 9, 4)


@picture('matcha-koicha-2', near(1.0, 0.28, -0.14, 0.50, 34))
def matcha_koicha_2():
    fine_teas.matcha_koicha()


@picture('matcha-koicha-3', near(1.45, 0.28, -0.10, 0.45, 74, blur=0.8))
def matcha_koicha_3():
    fine_teas.matcha_koicha()


@picture('cha-nomikurabe-2', near(1.5, -0.55, 0.25, 0.45, 32))
def nomikurabe_2():
    grain_teas.cha_nomikurabe()


@picture('cha-nomikurabe-3', View(elevation=76, frame=3.9, look=(0.0, 0.25, 0.3), blur=0.6))
def nomikurabe_3():
    grain_teas.cha_nomikurabe()
