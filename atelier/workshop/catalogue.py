"""The marks of a catalogue entry: @picture('<file name>', View(…)) on a function that puts the goods on the table.

A module may also say DETAILS = {'<file name>': (right, down, width)}: the same goods once more, as <file name>-2, from
nearer, round a point of the first picture; all three are shares of that picture's frame.
"""

import importlib
from dataclasses import replace
from pathlib import Path
from typing import Callable, NamedTuple

from .stage import View


class Picture(NamedTuple):
    build: Callable[[], None]
    view: View


PICTURES: dict[str, Picture] = {}


def picture(key, view):
    def mark(build):
        if key in PICTURES:
            raise ValueError(f'two pictures are called {key}')
        PICTURES[key] = Picture(build, view)
        return build
    return mark


def load(shop):
    """Imports every module below catalogue/<shop>/ and answers all its pictures."""
    PICTURES.clear()
    atelier = Path(__file__).resolve().parent.parent
    files = sorted((atelier / 'catalogue' / shop).rglob('*.py'))
    modules = [importlib.import_module('.'.join(path.relative_to(atelier).with_suffix('').parts)) for path in files]
    for module in modules:
        for key, part in getattr(module, 'DETAILS', {}).items():
            front = PICTURES[key]
            picture(f'{key}-2', replace(front.view, part=part, blur=front.view.blur * 1.6))(front.build)
    return PICTURES
