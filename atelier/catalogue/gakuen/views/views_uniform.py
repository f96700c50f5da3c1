"""Second and third views of the uniforms: cloth, collars, fastenings from nearer."""

from workshop.catalogue import picture
from catalogue.gakuen.uniform import blazers, coats, knits, neckwear, sailor, shirts, skirts, tailored
from catalogue.gakuen.views.views import near


@picture('blazer-gray-2', near(2.6, 0.7, 1.6))
def blazer_gray_2():
    blazers.blazer_gray()


@picture('blazer-gray-3', near(2.5, 0.9, -1.4))
def blazer_gray_3():
    blazers.blazer_gray()


@picture('blazer-double-2', near(3.0, 0.2, 1.0))
def blazer_double_2():
    blazers.blazer_double()


@picture('blazer-double-3', near(2.0, 3.2, -2.4))
def blazer_double_3():
    blazers.blazer_double()


@picture('gakuran-black-3', near(2.2, 3.15, -2.5))
def gakuran_3():
    tailored.gakuran_black()


@picture('slacks-gray-3', near(2.6, -0.9, -3.4))
def slacks_3():
    tailored.slacks_gray()


@picture('skirt-pleats-navy-2', near(2.4, 0.9, -2.6))
def pleats_navy_2():
    skirts.skirt_pleats_navy()


@picture('skirt-pleats-navy-3', near(2.0, -0.8, 2.1))
def pleats_navy_3():
    skirts.skirt_pleats_navy()


@picture('skirt-box-camel-2', near(2.6, 0.6, -2.1))
def box_camel_2():
    skirts.skirt_box_camel()


@picture('skirt-box-camel-3', near(2.1, -0.7, 2.0))
def box_camel_3():
    skirts.skirt_box_camel()


@picture('sailor-winter-2', near(2.8, 0.2, 1.4))
def sailor_winter_2():
    sailor.sailor_winter()


@picture('sailor-winter-3', near(2.8, 0.9, -5.5))
def sailor_winter_3():
    sailor.sailor_winter()


@picture('shirt-white-3', near(1.9, 0.75, -1.0, paper='#DCE1E9', ground='#CDD4DE'))
def shirt_3():
    shirts.shirt_white()


@picture('knit-vest-3', near(1.9, 1.2, -2.5))
def vest_3():
    shirts.knit_vest()


@picture('cardigan-gray-2', near(2.4, 0.1, 1.6))
def cardigan_2():
    knits.cardigan_gray()


@picture('cardigan-gray-3', near(2.2, 0.9, -1.6))
def cardigan_3():
    knits.cardigan_gray()


@picture('necktie-navy-2', near(2.0, 0.05, 2.9))
def necktie_2():
    neckwear.necktie_navy()


@picture('necktie-navy-3', near(1.7, 0.0, -1.9))
def necktie_3():
    neckwear.necktie_navy()


@picture('duffle-navy-2', near(2.2, 0.0, 1.0))
def duffle_2():
    coats.duffle_navy()


@picture('duffle-navy-3', near(2.9, 0.0, 3.6))
def duffle_3():
    coats.duffle_navy()
