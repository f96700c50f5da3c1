"""The marks of a catalogue entry: @picture('<file name>', View(…)) on a function that puts the goods on the table."""

import importlib
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
    """Imports every module of catalogue/<shop>/ and answers all its pictures."""
    PICTURES.clear()
    folder = Path(__file__).resolve().parent.parent / 'catalogue' / shop
    for path in sorted(folder.glob('*.py')):
        importlib.import_module(f'catalogue.{shop}.{path.stem}')
    return PICTURES
