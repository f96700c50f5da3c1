#!/usr/bin/python3
"""A contact sheet of a shop's masters at list size: atelier/contact.py --shop minori /tmp/sheet.png [--only part …]"""

import argparse
from pathlib import Path

from PIL import Image

SEED = Path(__file__).resolve().parent.parent / 'server' / 'db' / 'seed'


def main():
    parser = argparse.ArgumentParser(description=__doc__.split(':')[0])
    parser.add_argument('--shop', choices=('minori', 'gakuen'), required=True)
    parser.add_argument('--only', nargs='*', default=[''], help='parts of names')
    parser.add_argument('--columns', type=int, default=6)
    parser.add_argument('--width', type=int, default=300)
    parser.add_argument('target')
    options = parser.parse_args()
    files = [path for path in sorted((SEED / options.shop / 'pictures').rglob('*.webp'))
        if any(part in path.stem for part in options.only)]
    cells = []
    for path in files:
        picture = Image.open(path).convert('RGB')
        cells.append(picture.resize((options.width, round(options.width * picture.height / picture.width)),
            Image.LANCZOS))
    gap, tall = 10, max(cell.height for cell in cells)
    rows = -(-len(cells) // options.columns)
    sheet = Image.new('RGB', (options.columns * (options.width + gap) + gap, rows * (tall + gap) + gap), '#FFFFFF')
    for index, cell in enumerate(cells):
        row, column = divmod(index, options.columns)
        sheet.paste(cell, (gap + column * (options.width + gap), gap + row * (tall + gap)))
    sheet.save(options.target)


if __name__ == '__main__':
    main()
