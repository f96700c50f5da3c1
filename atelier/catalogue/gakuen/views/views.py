"""Second and third views of gakuen: details from nearer."""

from dataclasses import replace

from workshop.catalogue import picture
from workshop.mesh import place
from workshop.stage import GAKUEN
from catalogue.gakuen.uniform import accessories, shirts, tailored


def near(frame, x, y, z=0.3, **more):
    """A detail: the frame's width in 10 cm and the point in its middle."""
    return replace(GAKUEN, frame=frame, look=(x, y, z), **more)


@picture('blazer-navy-2', near(2.6, 0.3, 1.9))
def blazer_2():
    tailored.blazer_navy()


@picture('blazer-navy-3', near(2.2, 3.1, -2.5))
def blazer_3():
    tailored.blazer_navy()


@picture('gakuran-black-2', near(2.4, 0.1, 2.3))
def gakuran_2():
    tailored.gakuran_black()


@picture('skirt-tartan-2', near(2.3, 0.9, -2.0))
def skirt_2():
    tailored.skirt_tartan()


@picture('skirt-tartan-3', near(2.0, -0.8, 2.1))
def skirt_3():
    tailored.skirt_tartan()


@picture('slacks-gray-2', near(2.2, 0.1, 3.4))
def slacks_2():
    tailored.slacks_gray()


@picture('shirt-white-2', near(1.9, 0.05, 1.35, paper='#DCE1E9', ground='#CDD4DE'))
def shirt_2():
    shirts.shirt_white()


@picture('knit-vest-2', near(1.8, 0.0, 1.6))
def vest_2():
    shirts.knit_vest()


@picture('gym-shirt-2', near(1.8, 1.05, 0.95, paper='#DCE1E9', ground='#CDD4DE'))
def gym_shirt_2():
    shirts.gym_shirt()


@picture('jersey-jacket-2', near(2.6, 0.4, 2.3))
def jersey_2():
    shirts.jersey_jacket()


@picture('uwabaki-beta-2', near(1.5, -0.72, 0.75, elevation=62))
def uwabaki_2():
    accessories.uwabaki_beta()


@picture('loafer-black-2', replace(GAKUEN, fill=(0.74, 0.6), elevation=26, azimuth=24))
def loafer_2():
    place(accessories.loafer(1), 0, 0, 0, 100)


@picture('school-bag-navy-2', near(2.2, -1.2, 0.9, 0.9))
def bag_2():
    accessories.school_bag_navy()


@picture('socks-3p-2', near(1.7, -1.2, 0.7))
def socks_2():
    accessories.socks_3p()
