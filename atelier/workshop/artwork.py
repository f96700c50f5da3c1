"""Printed matter drawn as vectors: patterns, labels and sleeves. Lengths in millimetres; rasterised by librsvg."""

import hashlib
import math
import subprocess
import tempfile
from html import escape
from pathlib import Path

CACHE = Path(tempfile.gettempdir()) / 'noren-picture-art'
SERIF, SANS, BRUSH = 'Noto Serif CJK JP', 'Noto Sans CJK JP', 'AoyagiKouzanFontT'
TURNED, HANGING, SMALL = 'ー〜～（）「」『』—–-', '、。', 'ぁぃぅぇぉっゃゅょァィゥェォッャュョ'


def rasterise(svg, pixels):
    """Answers the path of a PNG that is `pixels` wide; the same drawing is made once."""
    CACHE.mkdir(exist_ok=True)
    path = CACHE / f'{hashlib.sha256(f"{pixels}{svg}".encode()).hexdigest()[:20]}.png'
    if not path.exists():
        fresh = path.with_suffix('.part')
        subprocess.run(['rsvg-convert', '-w', str(pixels), '-o', str(fresh)], input=svg.encode(), check=True)
        fresh.rename(path)
    return path


class Sheet:
    """A printed sheet of width × height mm. Without a ground the paper shows through."""

    def __init__(self, width, height, ground=None):
        self.width, self.height = width, height
        self.parts = []
        if ground:
            self.rect(0, 0, width, height, ground)

    def add(self, markup):
        self.parts.append(markup)
        return self

    def rect(self, x, y, width, height, fill='none', stroke='none', line=0.3, radius=0):
        return self.add(
            f'<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="{radius}" fill="{fill}" stroke="{stroke}" stroke-width="{line}"/>')

    def line(self, x1, y1, x2, y2, stroke, line=0.3, dash=''):
        return self.add(
            f'<line x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}" stroke="{stroke}" stroke-width="{line}" stroke-dasharray="{dash}"/>')

    def circle(self, x, y, r, fill='none', stroke='none', line=0.3):
        return self.add(f'<circle cx="{x}" cy="{y}" r="{r}" fill="{fill}" stroke="{stroke}" stroke-width="{line}"/>')

    def path(self, d, fill='none', stroke='none', line=0.3, cap='round'):
        return self.add(
            f'<path d="{d}" fill="{fill}" stroke="{stroke}" stroke-width="{line}" stroke-linecap="{cap}" stroke-linejoin="round"/>')

    def text(self, x, y, text, size, fill='#2B2925', font=SERIF, weight=500, anchor='middle', tracking=0.0):
        style = f'font-family:{font};font-weight:{weight};letter-spacing:{tracking}px'
        return self.add(
            f'<text x="{x}" y="{y}" font-size="{size}" fill="{fill}" text-anchor="{anchor}" style="{style}">{escape(text)}</text>')

    def vertical(self, x, y, text, size, fill='#2B2925', font=SERIF, weight=500, tracking=0.08):
        """Upright lines from the top, centred on x; y is the top edge."""
        for index, char in enumerate(text):
            cx, cy = x, y + index * size * (1 + tracking) + size * 0.5
            if char in HANGING:
                cx, cy = cx + size * 0.6, cy - size * 0.6
            elif char in SMALL:
                cx, cy = cx + size * 0.1, cy - size * 0.1
            turn = f' transform="rotate(90 {cx} {cy})"' if char in TURNED else ''
            style = f'font-family:{font};font-weight:{weight}'
            self.add(f'<text x="{cx}" y="{cy + size * 0.37}" font-size="{size}" fill="{fill}" text-anchor="middle" style="{style}"{turn}>{escape(char)}</text>')
        return self

    def pattern(self, tile, x=0, y=0, width=None, height=None, scale=1.0, opacity=1.0, disc=None):
        """Fills a rectangle, or a disc (x, y, r), with a tile as the functions of patterns.py give it."""
        name = f'p{len(self.parts)}'
        w, h, markup = tile
        self.add(f'<defs><pattern id="{name}" width="{w}" height="{h}" patternUnits="userSpaceOnUse" patternTransform="translate({x} {y}) scale({scale})">{markup}</pattern></defs>')
        if disc:
            return self.circle(*disc, f'url(#{name})')
        return self.add(
            f'<rect x="{x}" y="{y}" width="{width or self.width}" height="{height or self.height}" fill="url(#{name})" opacity="{opacity}"/>')

    def seal(self, x, y, size, text, colour='#B3362B'):
        """A red stamp of one, two or four characters."""
        self.rect(x, y, size, size, colour, radius=size * 0.12)
        cells = {1: [(0.5, 0.5)], 2: [(0.5, 0.27), (0.5, 0.73)], 4: [(0.73, 0.27), (0.73, 0.73), (0.27, 0.27),
            (0.27, 0.73)]}[len(text)]
        glyph = size * {1: 0.74, 2: 0.46, 4: 0.44}[len(text)]
        for char, (u, v) in zip(text, cells):
            self.text(x + u * size, y + v * size + glyph * 0.36, char, glyph, '#FFF8EE', BRUSH, 400)
        return self

    def sprig(self, x, y, size, colour, leaves=5, lean=20):
        """A twig with paired leaves, for tea and sweets labels."""
        self.add(f'<g transform="translate({x} {y}) rotate({lean}) scale({size / 10})">')
        self.path('M0 5 C0.4 1 -0.4 -2 0 -6', stroke=colour, line=0.25)
        for i in range(leaves):
            side, at = (-1 if i % 2 else 1), 3.4 - i * 1.9
            self.path(f'M0 {at} C{side * 1.6} {at - 0.2} {side * 3} {at - 1.2} {side * 3.6} {at - 3} C{side * 1.8} {at - 2.6} {side * 0.6} {at - 1.6} 0 {at}', fill=colour)
        return self.add('</g>')

    def svg(self):
        return (f'<svg xmlns="http://www.w3.org/2000/svg" width="{self.width}" height="{self.height}" '
                f'viewBox="0 0 {self.width} {self.height}">{"".join(self.parts)}</svg>')

    def png(self, pixels=900):
        return rasterise(self.svg(), pixels)


def tile_png(tile, pixels=512):
    """A pattern's tile as a seamless image."""
    w, h, markup = tile
    return rasterise(
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}" viewBox="0 0 {w} {h}">{markup}</svg>',
        pixels)


def polar(radius, degrees):
    return radius * math.cos(math.radians(degrees)), radius * math.sin(math.radians(degrees))
