"""Category tiles and banners of gakuen: the same flat lays, nearer or in company."""

from dataclasses import replace

from workshop.artwork import SANS, Sheet
from workshop.catalogue import picture
from workshop.materials import natural
from workshop.mesh import box, curve, gathered, group, lathe, place, solid, thick
from workshop.stage import GAKUEN
from catalogue.gakuen.uniform.accessories import loafer, ribbon_tie_enji, school_bag_navy, socks_3p, uwabaki
from catalogue.gakuen.uniform.shirts import GOLD, gym_half_pants, gym_shirt, jersey_jacket, knit_vest, shirt_white
from catalogue.gakuen.uniform.tailored import blazer_navy, gakuran_black, skirt_tartan, slacks_gray

TILE = replace(GAKUEN, size=(1200, 900), fill=(0.8, 0.8))
BANNER = replace(GAKUEN, size=(1500, 1000), fill=(0.8, 0.8))
TALL = replace(GAKUEN, fill=(0.86, 0.66), aim=(0.0, -0.12))


def near(frame, x, y, view=TILE, z=0.2):
    """A closer view: the frame's width and the point in its middle."""
    return replace(view, frame=frame, look=(x, y, z))


@picture('category-uniform', near(10.5, -0.6, 0.3))
def category_uniform():
    place(gathered(blazer_navy), -0.3, 0.5, 0, 7)
    place(gathered(skirt_tartan), 2.4, -2.4, 0.45, -12)


@picture('category-outer', near(6.4, 0.05, 1.2))
def category_outer():
    place(gathered(blazer_navy), -1.9, 0, 0, 0)
    place(gathered(gakuran_black), 1.95, 0, 0.5, 0)


@picture('category-bottoms', near(8.0, 0.6, -2.3))
def category_bottoms():
    place(gathered(skirt_tartan), -1.5, -0.3, 0, 4)
    place(gathered(slacks_gray), 3.0, 1.2, 0, -4)


@picture('category-shirts-knit', near(7.2, 0.5, 0.0))
def category_shirts_knit():
    place(gathered(shirt_white), -0.9, 0.25, 0, 8)
    place(gathered(knit_vest), 1.9, -0.9, 0.45, -10)


@picture('category-neckwear', near(4.4, 0.0, 0.55))
def category_neckwear():
    place(gathered(ribbon_tie_enji), 0, 0, 0, -14)


@picture('category-gym', near(9.6, -0.5, -0.4))
def category_gym():
    place(gathered(gym_shirt), -1.5, 0.6, 0, 8)
    place(gathered(gym_half_pants), 1.7, -1.5, 0.35, -8)


@picture('category-gym-wear', near(2.8, 0.85, 0.85))
def category_gym_wear():
    gym_shirt()


@picture('category-jersey', near(4.6, 0.35, 1.9))
def category_jersey():
    jersey_jacket()


@picture('category-shoes', near(6.4, 0, 0))
def category_shoes():
    place(uwabaki(-1), -2.05, -1.2, 0, 4)
    place(uwabaki(1), -1.05, -1.25, 0, -3)
    place(loafer(-1), 0.85, -1.35, 0, 3)
    place(loafer(1), 1.95, -1.35, 0, -3)


@picture('category-uwabaki', near(3.3, 0, 1.35))
def category_uwabaki():
    for k, colour in enumerate(('#1F2B52', '#7A2334', '#24603F')):
        place(uwabaki(1, colour), (k - 1) * 1.06, -0.05 + 0.12 * (k % 2), 0, 3 - 3 * k)


@picture('category-commute-shoes', replace(near(2.6, -0.25, 1.35), elevation=58))
def category_commute_shoes():
    place(loafer(-1), 0.55, 0, 0, 6)
    place(loafer(1), -0.55, 0.05, 0, 2)


@picture('category-supplies', near(9.4, 0.5, 0.1))
def category_supplies():
    place(gathered(school_bag_navy), -1.4, -0.2, 0, 5)
    place(gathered(socks_3p), 2.75, -0.6, 0, -78, scale=0.92)


@picture('category-bags', near(3.6, -1.0, 0.75, z=0.9))
def category_bags():
    school_bag_navy()


@picture('category-socks', near(5.6, 0.1, -0.15))
def category_socks():
    socks_3p()


def entrance_grid():
    place(gathered(blazer_navy), 0.2, 1.6, 0, 3)
    place(gathered(skirt_tartan), 6.9, 3.0, 0, -4, scale=0.9)
    place(gathered(ribbon_tie_enji), 3.55, -3.5, 0, -8)
    place(gathered(school_bag_navy), 8.1, -3.7, 0, -5)
    for side, x in ((-1, 0.2), (1, 1.3)):
        place(uwabaki(side), x, -4.6, 0, -4 * side)


@picture('hero-entrance', replace(GAKUEN, size=(2000, 1125), fill=(0.6, 0.82), aim=(0.165, 0.0), samples=40))
def hero_entrance():
    entrance_grid()


@picture('hero-entrance-portrait', replace(TALL, fill=(0.92, 0.6), samples=40))
def hero_entrance_portrait():
    place(gathered(blazer_navy), -0.6, 1.8, 0, 3)
    place(gathered(skirt_tartan), 3.2, -0.2, 0.45, -8, scale=0.9)
    place(gathered(ribbon_tie_enji), -2.9, -3.4, 0, -8)
    for side, x in ((-1, -0.9), (1, 0.2)):
        place(uwabaki(side), x, -4.9, 0, -4 * side)


def spool(colour, length=0.62):
    """A reel of thread lying on its side."""
    body = lathe('reel', [(0.001, 0), (0.19, 0), (0.2, 0.02), (0.19, 0.05), (0.09, 0.07), (0.09, length - 0.07),
        (0.19, length - 0.05), (0.2, length - 0.02), (0.19, length), (0.001, length)], natural.plain('#F2F2EE', 0.4))
    yarn = lathe('yarn', [(0.09, 0.07), (0.165, 0.08), (0.17, length / 2), (0.165, length - 0.08),
        (0.09, length - 0.07)], natural.cord(colour, 300, shine=0.2))
    return place(group(body, yarn), 0, 0, 0.2, 0, (90, 0))


@picture('sub-gym', near(4.3, 1.0, 1.25, BANNER))
def sub_gym():
    place(gathered(gym_shirt), 0, 0, 0, 14)
    for k, (colour, x, y) in enumerate((('#1D2746', 2.55, 2.15), (GOLD, 2.35, 1.62), ('#7A2334', 2.95, 1.72))):
        place(group(spool(colour)), x, y, 0, 30 * k - 20)


@picture('sub-gym-portrait', near(3.6, 0.85, 0.4, TALL))
def sub_gym_portrait():
    sub_gym()


def tape(path, half=0.09):
    """A paper tape measure on its edge-less back, marked in centimetres."""
    art = Sheet(100, 18, '#FBF8EE')
    for k in range(101):
        tall = 11 if k % 10 == 0 else 8 if k % 5 == 0 else 5
        art.line(k, 0, k, tall * 0.6, '#2B2B2B', 0.22)
        if k % 10 == 0:
            art.text(k + 3.2, 13.5, str(k // 10 % 10), 6, '#B3362B', SANS, 600)
    line = [(p.x, p.y, p.z) for p in curve(path, 14)]
    verts, uvs, faces, walked = [], [], [], 0.0
    for k, (x, y, z) in enumerate(line):
        ax, ay, _ = line[max(0, k - 1)]
        bx, by, _ = line[min(len(line) - 1, k + 1)]
        size = max(1e-6, ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5)
        walked += ((x - ax) ** 2 + (y - ay) ** 2) ** 0.5
        nx, ny = -(by - ay) / size * half, (bx - ax) / size * half
        verts += [(x + nx, y + ny, z), (x - nx, y - ny, z)]
        uvs += [(walked, 1), (walked, 0)]
    for k in range(len(line) - 1):
        faces.append((2 * k, 2 * k + 1, 2 * k + 3, 2 * k + 2))
    return thick(solid('tape', verts, faces, natural.paper('#FBF8EE', art.png(1600), rough=0.6), uvs), 0.008, 0)


def ruler(length=3.0, width=0.3):
    art = Sheet(length * 100, width * 100)
    for k in range(int(length * 10) + 1):
        art.line(5 + k * 9.6, 0, 5 + k * 9.6, 9 if k % 5 == 0 else 5, '#4A3320', 0.6)
        if k % 5 == 0:
            art.text(5 + k * 9.6, 18, str(k), 7, '#4A3320', SANS, 500)
    wood = natural.paper('#DDBF8C', art.png(1500), repeat=False, rough=0.5)
    return box('ruler', length, width, 0.03, natural.wood('#DDBF8C', '#C49C62', scale=1.5), {'top': wood}, bevel=0.008)


def shoe_fitting():
    for side, x in ((-1, -0.55), (1, 0.50)):
        place(uwabaki(side), x, -1.2, 0, -4 * side)
    tape([(1.6, 1.4, 0.01), (1.9, 0.5, 0.01), (1.35, -0.3, 0.02), (1.75, -1.1, 0.012), (2.5, -1.3, 0.01),
        (2.7, -0.6, 0.03), (2.3, -0.2, 0.012)])
    place(ruler(), -1.75, -0.1, 0, 84)


@picture('sub-shoes', near(6.6, -0.25, 0.35, BANNER))
def sub_shoes():
    shoe_fitting()


@picture('sub-shoes-portrait', replace(TALL, fill=(0.84, 0.6)))
def sub_shoes_portrait():
    shoe_fitting()
