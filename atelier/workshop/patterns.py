"""Traditional patterns as exact seamless tiles: (width, height, SVG markup), in units of one motif."""

import math

from .artwork import polar

ROOT3 = math.sqrt(3)


def rect(w, h, fill):
    return f'<rect width="{w}" height="{h}" fill="{fill}"/>' if fill else ''


def stroke(d, colour, width):
    return f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="{width}" stroke-linecap="round" stroke-linejoin="round"/>'


def asanoha(ink, ground, size=10.0, line=0.45):
    """麻の葉: a triangular grid, each triangle joined from its centre to its corners."""
    w, h = size, size * ROOT3
    d = []
    for row in (-1, 0, 1, 2):
        for column in range(-1, 3):
            x, y = column * size + (row % 2) * size / 2, row * h / 2
            a, b, up, down = (x, y), (x + size, y), (x + size / 2, y - h / 2), (x + size / 2, y + h / 2)
            for triangle in ((a, b, up), (a, b, down)):
                cx, cy = (sum(p[n] for p in triangle) / 3 for n in (0, 1))
                d += [f'M{cx} {cy}L{p[0]} {p[1]}' for p in triangle]
                d.append(f'M{a[0]} {a[1]}L{b[0]} {b[1]}M{a[0]} {a[1]}L{triangle[2][0]} {triangle[2][1]}L{b[0]} {b[1]}')
    return w, h, rect(w, h, ground) + stroke(''.join(d), ink, line)


def seigaiha(ink, ground, size=10.0, line=0.5, rings=4):
    """青海波: concentric arcs; each row hides the lower half of the row behind it."""
    r = size / 2
    out = [rect(size, r, ground)]
    for row in range(-3, 4):
        for column in range(-2, 3):
            x, y = column * size + (row % 2) * r, row * r / 2 + r
            out.append(f'<circle cx="{x}" cy="{y}" r="{r}" fill="{ground}"/>')
            for k in range(rings):
                radius = r * (1 - k / rings) - line / 2
                out.append(f'<circle cx="{x}" cy="{y}" r="{radius}" fill="none" stroke="{ink}" stroke-width="{line}"/>')
    return size, r, ''.join(out)


def ichimatsu(one, other, size=10.0):
    """市松: the plain chequer."""
    h = size / 2
    return size, size, rect(size, size, one) + f'<path d="M0 0h{h}v{h}h-{h}zM{h} {h}h{h}v{h}h-{h}z" fill="{other}"/>'


def shippo(ink, ground, size=10.0, line=0.45, fill=None):
    """七宝: circles that overlap by quarters, so that each shares four leaves with its neighbours."""
    r = size / math.sqrt(2)
    out = [rect(size, size, ground)]
    if fill:
        h = size / 2
        for x1, y1, x2, y2 in ((0, 0, size, 0), (0, size, size, size), (0, 0, 0, size), (size, 0, size, size)):
            out.append(f'<path d="M{x1} {y1}A{r} {r} 0 0 1 {x2} {y2}A{r} {r} 0 0 1 {x1} {y1}" fill="{fill}"/>')
        out.append(f'<circle cx="{h}" cy="{h}" r="{size * 0.06}" fill="{ink}"/>')
    for x in (-size / 2, size / 2, size * 1.5):
        for y in (-size / 2, size / 2, size * 1.5):
            out.append(f'<circle cx="{x}" cy="{y}" r="{r}" fill="none" stroke="{ink}" stroke-width="{line}"/>')
    return size, size, ''.join(out)


def yagasuri(ink, ground, size=10.0, shaft=True):
    """矢絣: arrow feathers, up and down by turns."""
    w, h, d = size / 2, size * 1.6, size * 0.28
    out = [rect(size, h, ground)]
    for column, (sign, start) in enumerate(((1, 0), (-1, 0))):
        x = column * w
        for y in (start - h, start, start + h):
            a = y if sign > 0 else y + h / 2
            out.append(f'<path d="M{x} {a}L{x + w / 2} {a + sign * d}L{x + w} {a}V{a + h / 2}L{x + w / 2} {a + h / 2 + sign * d}L{x} {a + h / 2}Z" fill="{ink}"/>')
        if shaft:
            out.append(f'<path d="M{x + w / 2} 0V{h}M{x} 0V{h}" stroke="{ground}" stroke-width="{size * 0.03}"/>')
    return size, h, ''.join(out)


def shima(ground, *bands):
    """縞: bands of (position, width, colour) on a period of 1, drawn upright."""
    return 10, 10, rect(10, 10, ground) + ''.join(f'<rect x="{p * 10}" width="{w * 10}" height="10" fill="{c}"/>'
        for p, w, c in bands)


def kikko(ink, ground, size=10.0, line=0.45):
    """亀甲: hexagons with an inner hexagon."""
    w, h = size * ROOT3, size * 3
    out = [rect(w, h, ground)]
    for row in (-1, 0, 1, 2, 3):
        for column in (-1, 0, 1, 2):
            x, y = column * w + (row % 2) * w / 2, row * size * 1.5
            for radius in (size, size * 0.62):
                d = 'M' + 'L'.join(f'{x + polar(radius, 60 * k + 30)[0]} {y + polar(radius, 60 * k + 30)[1]}'
                    for k in range(6)) + 'Z'
                out.append(stroke(d, ink, line if radius == size else line * 0.6))
    return w, h, ''.join(out)


def uroko(one, other, size=10.0):
    """鱗: rows of triangles."""
    h = size * ROOT3 / 2
    return size, 2 * h, rect(size, 2 * h, one) + (
        f'<path d="M0 {h}L{size / 2} 0L{size} {h}ZM{-size / 2} {2 * h}L0 {h}L{size / 2} {2 * h}ZM{size / 2} {2 * h}L{size} {h}L{size * 1.5} {2 * h}Z" fill="{other}"/>')


def karakusa(ink, ground, size=20.0, line=1.0):
    """唐草: tendrils that curl off a wave."""
    out = [rect(size, size, ground)]
    for ox, oy in ((0, 0), (size / 2, size / 2), (-size / 2, size / 2), (size / 2, -size / 2), (0, size), (size, 0),
            (-size / 2, -size / 2), (size, size)):
        for flip in (1, -1):
            d = []
            for k in range(41):
                t = k / 40
                angle = flip * (-90 + 560 * t)
                x, y = polar(size * 0.21 * (1 - t) + size * 0.012, angle)
                d.append(f'{ox + flip * size * 0.24 + x:.3f} {oy + flip * size * 0.04 + y * flip:.3f}')
            out.append(stroke('M' + 'L'.join(d), ink, line))
        out.append(stroke(
            f'M{ox - size * 0.24} {oy + size * 0.16}C{ox - size * 0.05} {oy + size * 0.3} {ox + size * 0.05} {oy - size * 0.3} {ox + size * 0.24} {oy - size * 0.16}', ink, line))
    return size, size, ''.join(out)


def dots(ink, ground, size=10.0, radius=0.12):
    """豆絞り: dots in quincunx."""
    r = size * radius
    spots = ((0, 0), (size, 0), (0, size), (size, size), (size / 2, size / 2))
    return size, size, rect(size, size, ground) + ''.join(f'<circle cx="{x}" cy="{y}" r="{r}" fill="{ink}"/>' for x,
        y in spots)
