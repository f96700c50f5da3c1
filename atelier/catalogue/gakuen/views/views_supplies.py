"""Second and third views of the supplies: details from nearer."""

from workshop.catalogue import picture
from catalogue.gakuen.supplies import supplies_bags, supplies_cloth, supplies_desk, supplies_tools
from catalogue.gakuen.views.views_gym_shoes import COOL, closer


@picture('backpack-square-2', closer(2.2, 0.5, 1.5, 0.8))
def backpack_square_2():
    supplies_bags.backpack_square()


@picture('backpack-square-3', closer(2.2, 0.7, -1.6, 0.9))
def backpack_square_3():
    supplies_bags.backpack_square()


@picture('tote-lesson-2', closer(2.0, -0.8, 1.0, 0.2))
def tote_lesson_2():
    supplies_bags.tote_lesson()


@picture('raincoat-yellow-2', closer(2.8, 0.0, 3.2, 0.3))
def raincoat_yellow_2():
    supplies_bags.raincoat()


@picture('raincoat-yellow-3', closer(2.6, 1.4, -2.5, 0.2))
def raincoat_yellow_3():
    supplies_bags.raincoat()


@picture('paint-set-2', closer(2.2, -0.9, -0.7, 0.1, elevation=58))
def paint_set_2():
    supplies_tools.paint_set()


@picture('paint-set-3', closer(2.2, -1.0, 1.6, 0.1, elevation=68))
def paint_set_3():
    supplies_tools.paint_set()


@picture('calligraphy-set-2', closer(1.9, 1.9, 0.9, 0.1, elevation=58))
def calligraphy_set_2():
    supplies_tools.calligraphy_set()


@picture('calligraphy-set-3', closer(2.2, -0.7, 0.8, 0.1))
def calligraphy_set_3():
    supplies_tools.calligraphy_set()


@picture('sewing-set-2', closer(1.6, 0.35, -0.3, 0.3, elevation=58))
def sewing_set_2():
    supplies_tools.sewing_set()


@picture('math-set-2', closer(2.0, -1.5, 0.9, 0.1))
def math_set_2():
    supplies_tools.math_set()


@picture('math-set-3', closer(2.4, -0.6, -1.0, 0.1, elevation=58))
def math_set_3():
    supplies_tools.math_set()


@picture('pencil-case-2', closer(1.5, 0.2, 0.0, 0.2, elevation=60))
def pencil_case_2():
    supplies_desk.pencil_case()


@picture('notebook-5-2', closer(2.0, 1.3, -0.3, 0.3))
def notebook_5_2():
    supplies_desk.notebook_5()


@picture('name-stickers-2', closer(1.8, -0.9, 0.7, **COOL))
def name_stickers_2():
    supplies_desk.name_stickers()


@picture('name-stamp-2', closer(2.0, 0.3, -1.2))
def name_stamp_2():
    supplies_desk.name_stamp()


@picture('handkerchief-3p-2', closer(1.7, 0.85, 0.2, elevation=58))
def handkerchief_3p_2():
    supplies_cloth.handkerchief_3p()


@picture('lunch-box-2', closer(2.0, -0.4, 0.3, 0.7, elevation=54))
def lunch_box_2():
    supplies_cloth.lunch_box()


@picture('socks-high-2', closer(1.7, -0.75, 3.0))
def socks_high_2():
    supplies_cloth.socks_high()
