"""Second and third views of the gym wear and the shoes, and the third ones of what was there: details from nearer."""

from dataclasses import replace

from workshop.catalogue import picture
from workshop.stage import GAKUEN
from catalogue.gakuen.gym_shoes import footwear, gym_goods, gym_swim, gym_wear
from catalogue.gakuen.uniform import accessories, shirts

COOL = {'paper': '#DCE1E9', 'ground': '#CDD4DE'}


def closer(frame, x, y, z=0.3, **more):
    """A detail: the frame's width in 10 cm and the point in its middle."""
    return replace(GAKUEN, frame=frame, look=(x, y, z), **more)


@picture('gym-shirt-3', closer(2.0, 2.9, 0.8, **COOL))
def gym_shirt_3():
    shirts.gym_shirt()


@picture('jersey-jacket-3', closer(2.4, 1.5, -1.4))
def jersey_jacket_3():
    shirts.jersey_jacket()


@picture('gym-half-pants-2', closer(2.2, 0.0, 2.1))
def gym_half_pants_2():
    shirts.gym_half_pants()


@picture('gym-half-pants-3', closer(2.2, -1.9, -1.6))
def gym_half_pants_3():
    shirts.gym_half_pants()


@picture('uwabaki-beta-3', closer(1.8, 0.8, 0.1, 0.4, elevation=40, azimuth=62))
def uwabaki_beta_3():
    accessories.uwabaki_beta()


@picture('loafer-black-3', closer(1.6, -0.69, -1.25, 0.5, elevation=64))
def loafer_black_3():
    accessories.loafer_black()


@picture('school-bag-navy-3', closer(2.2, 1.2, -0.9, 0.9))
def school_bag_navy_3():
    accessories.school_bag_navy()


@picture('socks-3p-3', closer(1.6, 2.4, -1.7))
def socks_3p_3():
    accessories.socks_3p()


@picture('gym-long-shirt-2', closer(2.0, 0.55, 2.2, **COOL))
def gym_long_shirt_2():
    gym_wear.gym_long_shirt()


@picture('gym-long-shirt-3', closer(2.0, 3.3, -1.7, **COOL))
def gym_long_shirt_3():
    gym_wear.gym_long_shirt()


@picture('jersey-pants-2', closer(2.4, 0.3, 3.4))
def jersey_pants_2():
    gym_wear.jersey_pants()


@picture('jersey-pants-3', closer(2.2, 1.6, -4.2))
def jersey_pants_3():
    gym_wear.jersey_pants()


@picture('windbreaker-set-2', closer(2.9, 0.4, 2.1))
def windbreaker_set_2():
    gym_wear.windbreaker_set()


@picture('windbreaker-set-3', closer(2.6, 3.8, -3.6))
def windbreaker_set_3():
    gym_wear.windbreaker_set()


@picture('swim-separates-2', closer(2.2, 0.1, 1.0))
def swim_separates_2():
    gym_swim.swim_separates()


@picture('swim-goggles-2', closer(1.7, 0.4, 0.0, elevation=66))
def swim_goggles_2():
    gym_swim.swim_goggles()


@picture('swim-towel-2', closer(2.4, 0.4, 1.9))
def swim_towel_2():
    gym_swim.swim_towel()


@picture('red-white-cap-2', closer(2.0, -0.62, 0.7, 0.5, elevation=56))
def red_white_cap_2():
    gym_goods.red_white_cap()


@picture('red-white-cap-3', closer(2.4, 1.45, -0.9, 0.3, elevation=60))
def red_white_cap_3():
    gym_goods.red_white_cap()


@picture('gymnasium-shoes-2', closer(1.6, -0.5, -1.25, 0.4, elevation=62))
def gymnasium_shoes_2():
    footwear.gymnasium_shoes()


@picture('gymnasium-shoes-3', closer(1.9, -1.5, -0.9, 0.3, elevation=34))
def gymnasium_shoes_3():
    footwear.gymnasium_shoes()


@picture('uwabaki-belt-2', closer(1.5, 0.7, 0.2, 0.3, elevation=66))
def uwabaki_belt_2():
    footwear.uwabaki_belt()


@picture('uwabaki-belt-3', closer(1.5, -0.75, 0.4, 0.2, elevation=40))
def uwabaki_belt_3():
    footwear.uwabaki_belt()


@picture('sneaker-white-2', closer(1.6, -1.65, -0.85, 0.4, elevation=56, **COOL))
def sneaker_white_2():
    footwear.sneaker_white()


@picture('sneaker-white-3', closer(2.2, -1.15, -0.6, 0.3, elevation=24, **COOL))
def sneaker_white_3():
    footwear.sneaker_white()


@picture('running-shoes-2', closer(1.6, -0.65, 0.2, 0.4, elevation=62))
def running_shoes_2():
    footwear.running_shoes()


@picture('loafer-brown-2', closer(1.5, 0.3, 0.3, 0.4, elevation=62))
def loafer_brown_2():
    footwear.loafer_brown()


@picture('loafer-brown-3', closer(1.6, 0.5, -0.6, 0.5, elevation=52))
def loafer_brown_3():
    footwear.loafer_brown()


@picture('rain-boots-2', closer(2.2, 0.95, 1.7, 0.4))
def rain_boots_2():
    footwear.rain_boots()


@picture('shoe-case-2', closer(1.9, 0.0, 0.0, 0.4))
def shoe_case_2():
    footwear.shoe_case()
