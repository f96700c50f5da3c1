"""Paper folded and tied for letters and gifts: small envelopes, the knotted cord of a congratulation."""

from ..artwork import BRUSH, Sheet
from ..materials import natural
from ..mesh import box, curve, group, place, sheet, solid, thick, tube


def envelope(width, height, art, paper='#F6F1E6', seed=0, swell=0.012):
    """A small paper bag lying flat, the printed face up; art is a Sheet over its whole face."""
    face = natural.paper(paper, art.png(700), repeat=False, fibre=0.12, seed=seed)
    body = sheet('envelope', width, height, face, 24, 32, lambda x, y: 0.016 + swell * (1 - (2 * x / width) ** 4)
        * (1 - (2 * y / height) ** 4))
    flap = solid('flap', [(-width / 2, height / 2 - 0.002, 0.014), (width / 2, height / 2 - 0.002, 0.014),
        (width * 0.42, height / 2 + 0.15, 0.02), (-width * 0.42, height / 2 + 0.15, 0.02)], [(0, 1, 2, 3)],
        natural.paper(paper, fibre=0.12))
    return group(thick(body, 0.012), thick(flap, 0.006))


def awabi_knot(size, cords, radius=0.011, gap=0.024):
    """Awabi-musubi on z = 0: one bundle of cords makes three loops and its ends point up; cords are the materials."""
    half = [(-0.72, 0.62), (-0.40, 0.36), (0.0, 0.13), (0.34, -0.06), (0.55, 0.02), (0.58, 0.24), (0.38, 0.30),
        (0.14, 0.12), (-0.06, -0.10), (-0.20, -0.36)]
    whole = half + [(0.0, -0.52)] + [(-x, y) for x, y in reversed(half)]
    heights = [0.012, 0.03, 0.05, 0.015, 0.02, 0.04, 0.045, 0.012, 0.05, 0.03, 0.02, 0.03, 0.012, 0.05, 0.012, 0.02,
        0.03, 0.05, 0.02, 0.03, 0.012]
    path = curve([(x * size, y * size, z) for (x, y), z in zip(whole, heights)], 10)
    parts = []
    for k, material in enumerate(cords):
        shift = (k - (len(cords) - 1) / 2) * gap
        line = []
        for i, p in enumerate(path):
            ahead = path[min(i + 1, len(path) - 1)] - path[max(i - 1, 0)]
            ahead.normalize()
            line.append((p.x - ahead.y * shift, p.y + ahead.x * shift, p.z + radius))
        parts.append(tube('mizuhiki', line, radius, material, 8))
    return group(*parts)


def noshi_mark(size):
    """The folded red and white paper at the upper right of a gift."""
    white, red, yellow = natural.paper('#FBF8F0'), natural.paper('#B8322C'), natural.paper('#D9B45A')
    left = solid('noshi', [(0, -size, 0.004), (-size * 0.32, size * 0.55, 0.004), (-size * 0.12, size, 0.004),
        (0, size * 0.6, 0.004)], [(0, 3, 2, 1)], red, smooth=False)
    right = solid('noshi', [(0, -size, 0.006), (0, size * 0.6, 0.006), (size * 0.2, size, 0.006),
        (size * 0.34, size * 0.5, 0.006)], [(0, 3, 2, 1)], white, smooth=False)
    tongue = place(box('tongue', size * 0.13, size * 1.5, 0.004, yellow, bevel=0.001), 0.01, size * 0.1, 0.008)
    return group(left, right, tongue)


def money_envelope(width, height, cords, words, seed=0):
    """Shūgi-bukuro: washi folded to the middle, the cords round it with a knot, a slip with the occasion."""
    washi = natural.paper('#F4EFE2', fibre=0.4, seed=seed)
    back = box('folded paper', width, height, 0.05, washi, bevel=0.012)
    over = thick(sheet('overlap', width * 0.56, height * 0.998, natural.paper('#F1EBDC', fibre=0.4, seed=seed + 2), 8,
        20, lambda x, y: 0.056 + 0.02 * (x / width + 0.28)), 0.008)
    slip = Sheet(26, 100, '#FFFDF8').vertical(13, 12, words, 21, '#1E1C1A', BRUSH, 400, 0.12)
    name = box('slip', height * 0.50 * 0.26, height * 0.50, 0.006, natural.paper('#FFFDF8'),
        {'top': natural.paper('#FFFDF8', slip.png(500), repeat=False)}, bevel=0.002)
    bands = [tube('cord', [(x * width, -height * 0.10 + 0.024 * (k - (len(cords) - 1) / 2), 0.094)
        for x in (-0.502, -0.2, 0.2, 0.502)], 0.011, one, 8) for k, one in enumerate(cords)]
    return group(back, place(over, width * 0.215, 0, 0), place(name, 0, height * 0.19, 0.094), *bands,
        place(awabi_knot(width * 0.40, cords), 0, -height * 0.12, 0.094),
        place(noshi_mark(height * 0.075), width * 0.36, height * 0.36, 0.096))
