"""Tiles of the categories that came with the smaller goods."""

from workshop.catalogue import picture
from workshop.mesh import gathered, place
from catalogue.gakuen.gym_shoes.footwear import gymnasium_shoe, running_shoe, shoe_case, shoelaces
from catalogue.gakuen.gym_shoes.gym_goods import gym_bag, red_white_cap
from catalogue.gakuen.gym_shoes.gym_swim import rash_guard, swim_caps, swim_goggles
from catalogue.gakuen.supplies.supplies_bags import raincoat, umbrella
from catalogue.gakuen.supplies.supplies_cloth import lunch_box
from catalogue.gakuen.supplies.supplies_desk import name_badge, name_stickers, notebook_5, pencil_case
from catalogue.gakuen.supplies.supplies_tools import paint_set
from catalogue.gakuen.front.tiles import near


@picture('category-swim', near(9.4, 0.5, 0.2))
def category_swim():
    place(gathered(rash_guard), -1.5, 0.1, 0, 6)
    place(gathered(swim_caps), 3.1, 1.1, 0, 4)
    place(gathered(swim_goggles), 3.5, -2.2, 0, 8)


@picture('category-gym-goods', near(7.6, 0.3, -0.2))
def category_gym_goods():
    place(gathered(gym_bag), -1.3, 0.0, 0, 6)
    place(gathered(red_white_cap), 1.95, -0.3, 0, -6)


@picture('category-sports-shoes', near(5.0, 0.1, 0.0))
def category_sports_shoes():
    place(gymnasium_shoe(-1), -1.7, -1.2, 0, 5)
    place(gymnasium_shoe(1), -0.62, -1.25, 0, -3)
    place(running_shoe(-1), 0.75, -1.15, 0, 4)
    place(running_shoe(1), 1.85, -1.2, 0, -6)


@picture('category-shoe-goods', near(5.2, 0.3, 0.1))
def category_shoe_goods():
    place(gathered(shoe_case), -1.15, 0.0, 0, 5)
    place(gathered(shoelaces), 1.75, -0.1, 0, -8, scale=0.9)


@picture('category-stationery', near(5.6, 0.1, 0.0))
def category_stationery():
    place(gathered(notebook_5), -1.0, 0.0, 0, 0)
    place(gathered(pencil_case), 2.1, -0.2, 0, -12, scale=0.9)


@picture('category-lesson-tools', near(5.4, 0.1, 0.15))
def category_lesson_tools():
    paint_set()


@picture('category-name-goods', near(5.8, 0.1, 0.1))
def category_name_goods():
    place(gathered(name_stickers), -1.2, 0.0, 0, 4)
    place(gathered(name_badge), 1.75, 0.2, 0, -4, scale=0.78)


@picture('category-rain', near(10.6, 0.3, 0.3))
def category_rain():
    place(gathered(raincoat), -1.6, 0.0, 0, 5)
    place(gathered(umbrella), 3.4, 0.3, 0, -3)


@picture('category-lunch', near(4.4, 0.0, 0.1))
def category_lunch():
    lunch_box()
