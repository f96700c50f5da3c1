"""Sports, swim and rain clothes as flat lays: sleeves, a body, legs, a neck. An entry adds what makes them its own.

All points are of the right side (x > 0); the left is its mirror. Unit: 1 = 10 cm, y up, the neck near y = 2.9.
"""

import math

from .cloth_panel import mirrored, outline


def corners(*points):
    """An outline of straight edges."""
    return [p for p in points for _ in (0, 1)]


def rounded(width, height, radius, x=0.0, y=0.0, steps=6):
    """A rectangle with round corners, as an outline that is already smooth."""
    points = []
    for cx, cy, start in ((1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270)):
        for k in range(steps + 1):
            a = math.radians(start + 90 * k / steps)
            points.append((x + cx * (width / 2 - radius) + radius * math.cos(a),
                y + cy * (height / 2 - radius) + radius * math.sin(a)))
    return points


def whole(right):
    """Closes the right half of an outline, from the middle above to the middle below, with its mirror."""
    return right + [(-x, y) for x, y in reversed(right) if abs(x) > 1e-6]


def both(layers, shape, *args, folds=(), seed=0, grain=0.0, **more):
    """Lays a piece and its mirror."""
    for side in (1, -1):
        piece = outline(shape)
        turned = [(side * a, b, side * c, d, w, h) for a, b, c, d, w, h in folds]
        layers.lay(piece if side > 0 else mirrored(piece), *args, folds=turned, seed=seed + side, grain=grain * side,
            **more)


def sleeves(layers, cloth, wrist, wide=0.42, neck=(0.75, 2.86), shoulder=(1.8, 2.5), armpit=(2.1, 0.65), cuff=None,
        cuff_long=0.5, seed=6, thick=0.15, crumple=0.05):
    """From the neck (raglan) to the wrist's middle; wide is half the wrist. The body is laid over their roots."""
    root = ((shoulder[0] + armpit[0]) / 2, (shoulder[1] + armpit[1]) / 2)
    reach = math.dist(root, wrist)
    dx, dy = (wrist[0] - root[0]) / reach, (wrist[1] - root[1]) / reach
    at = lambda t, out: (root[0] + dx * reach * t - dy * out, root[1] + dy * reach * t + dx * out)
    elbow = wide + 0.22
    shape = [neck, shoulder, at(0.18, elbow + 0.22), at(0.55, elbow), at(1, wide), at(1, wide), at(1, -wide),
        at(1, -wide), at(0.55, -elbow * 0.9), armpit, (armpit[0] - 0.5, armpit[1] + 0.35)]
    folds = [(*at(0.15, 0.5), *at(0.3, -0.4), 0.13, 0.08), (*at(0.42, -elbow), *at(0.5, 0.2), 0.12, 0.08),
        (*at(0.6, elbow), *at(0.68, -0.1), 0.11, 0.07), (*at(0.86, -wide), *at(0.9, wide * 0.6), 0.11, 0.06)]
    if reach < 2:
        folds = folds[:2]
    turn = math.degrees(math.atan2(dx, -dy))
    both(layers, shape, cloth, thick, thick * 0.9, folds=folds, crumple=crumple, seed=seed, grain=turn)
    if cuff:
        long = cuff_long / reach
        band = corners(at(0.985, wide * 0.94), at(1 + long, wide * 0.84), at(1 + long, -wide * 0.84),
            at(0.985, -wide * 0.94))
        both(layers, band, cuff, thick * 0.85, thick * 0.75, step=0.06, crumple=0.015, seed=seed + 3, grain=turn)


PULLS = ((2.0, 0.4, 1.1, -0.1, 0.16, 0.06), (1.8, -1.0, 0.8, -1.9, 0.22, 0.05), (0.3, 0.8, 0.6, -0.9, 0.22, 0.04),
    (1.2, -2.1, 1.8, -2.8, 0.2, 0.04))


def body(layers, cloth, half=2.24, hem=-3.0, neck=0.82, depth=2.22, armpit=(2.2, 0.62), sag=0.3, thick=0.13, seed=3,
        crumple=0.06, raglan=True, back=True, waist=None):
    """Front in one piece over the sleeves; with the back of the neck below it."""
    if back:
        layers.lay(outline([(-neck, 2.86), (0, 2.68), (neck, 2.86), (neck, 2.1), (0, depth - 0.25), (-neck, 2.1)]),
            cloth, 0.05, 0.05, crumple=0.0)
    side = [(neck + 0.24, 2.79), (neck + 0.24, 2.79), (1.42, 1.7)] if raglan else [(1.62, 2.56), (1.62, 2.56),
        (1.72, 1.7)]
    right = [(0, depth), (neck * 0.55, depth + 0.12), (neck - 0.05, 2.66), (neck, 2.93), (neck, 2.93), *side, armpit,
        armpit, (waist or half, -1), (half + 0.03, hem), (half + 0.03, hem), (half * 0.7, hem - sag * 0.65),
        (0, hem - sag)]
    folds = list(PULLS) + [(-a + 0.1, b - 0.2, -c, d - 0.3, w, h) for a, b, c, d, w, h in PULLS]
    layers.lay(outline(whole(right), 5), cloth, thick, thick * 0.85, folds=folds, crumple=crumple, seed=seed)


def halves(layers, cloth, half=2.4, hem=-3.0, neck=0.84, armpit=(2.3, 0.6), top=2.62, thick=0.16, seed=12, sag=0.08,
        crumple=0.05, gap=0.02):
    """A front that opens in the middle."""
    right = [(gap, top), (gap, top), (neck * 0.75, top + 0.14), (neck, 2.86), (neck, 2.86), (1.35, 1.7), armpit,
        armpit, (half, -0.8), (half + 0.02, hem), (half + 0.02, hem), (half * 0.5, hem - sag), (gap, hem - sag),
        (gap, hem - sag)]
    both(layers, right, cloth, thick, thick * 0.75, folds=PULLS, crumple=crumple, seed=seed)


def crew_neck(layers, rib, neck=0.82, depth=2.22):
    """A ribbed band round the neck of a body()."""
    outer = [(neck + 0.1, 2.95), (neck + 0.04, 2.62), (neck * 0.6, depth + 0.02), (0, depth - 0.12)]
    inner = [(0, depth + 0.08), (neck * 0.48, depth + 0.19), (neck - 0.15, 2.68), (neck - 0.1, 2.92)]
    line = outer + [(-x, y) for x, y in reversed(outer[:-1])]
    back = [(-x, y) for x, y in reversed(inner)] + inner[1:]
    line = [line[0], *line, line[-1], back[0], *back, back[-1]]
    layers.lay(outline(line), rib, 0.07, 0.07, step=0.045, crumple=0.0)
    layers.lay(outline([(-neck - 0.06, 2.9), (0, 2.74), (neck + 0.06, 2.9), (neck - 0.06, 2.98), (0, 2.86),
        (-neck + 0.06, 2.98)]), rib, 0.05, 0.05, step=0.05, crumple=0.0)


def stand_collar(layers, cloth, inside, high=3.16, neck=0.9):
    """A collar standing round a closed zip."""
    layers.lay(outline([(-0.72, 2.9), (-0.5, high + 0.06), (0, high + 0.14), (0.5, high + 0.06), (0.72, 2.9),
        (0.4, 2.8), (0, 2.78), (-0.4, 2.8)]), inside, 0.12, 0.08, step=0.06, crumple=0.01)
    both(layers, [(0.02, 2.5), (0.02, 2.5), (0.02, high - 0.04), (0.02, high - 0.04), (0.44, high + 0.02),
        (neck - 0.1, high - 0.05), (neck + 0.06, 2.86), (neck - 0.02, 2.7), (0.5, 2.56)], cloth, 0.14, 0.1, step=0.05,
        crumple=0.01, seed=20)


def legs(layers, cloth, waist=1.5, top=2.3, hip=(1.95, 1.4), hem=(2.7, 0.34, -2.2), crotch=-0.18, bow=0.14, seed=3,
        thick=0.14, crumple=0.05, extra=()):
    """Two legs; hem = outer x, inner x, y."""
    out, inn, y = hem
    shape = [(-0.02, top), (-0.02, top), (waist, top), (waist, top), hip, ((hip[0] + out) / 2 + 0.03,
        (hip[1] + y) / 2), (out, y), (out, y), ((out + inn) / 2, y - bow), (inn, y - bow * 0.4), (inn, y - bow * 0.4),
        (inn * 0.5, (crotch + y) / 2), (-0.02, crotch), (-0.02, crotch)]
    folds = [(0.05, crotch + 0.1, waist * 0.75, crotch + 0.7, 0.16, 0.09), (0.1, crotch - 0.3, waist * 0.8,
        crotch - 0.1, 0.15, 0.08), (waist * 0.45, top - 0.1, waist * 0.5, top - 0.9, 0.08, 0.06),
        (waist * 0.8, top - 0.1, waist * 0.88, top - 0.8, 0.08, 0.06), *extra]
    both(layers, shape, cloth, thick, thick * 0.85, folds=folds, crumple=crumple, seed=seed, grain=-6)


def waistband(layers, cloth, waist=1.52, y=2.18, high=0.46, gathers=25, thread=None):
    folds = [(-waist + 0.1 + (2 * waist - 0.2) * k / (gathers - 1), y, -waist + 0.12
        + (2 * waist - 0.2) * k / (gathers - 1), y + high, 0.035, 0.05) for k in range(gathers)]
    layers.lay(outline(corners((-waist, y), (-waist + 0.02, y + high), (waist - 0.02, y + high), (waist, y))), cloth,
        0.18, 0.12, step=0.06, folds=folds, crumple=0.01, soften=1)
    if thread:
        for share in (0.34, 0.68):
            layers.stitches([(-waist + 0.06, y + high * share), (waist - 0.06, y + high * share)], thread)


def stripe(layers, path, half, cloth, thick=0.03, step=0.05):
    """A band of even width laid along a path and its mirror."""
    for side in (1, -1):
        line = [(side * x, y) for x, y in path]
        layers.lay(outline(ribbon(line, half), 4), cloth, thick, 0.03, step=step, crumple=0.0, soften=3)


def ribbon(path, half):
    """The outline of a band of even width along a path."""
    left, right = [], []
    for k, (x, y) in enumerate(path):
        ax, ay = path[max(0, k - 1)]
        bx, by = path[min(len(path) - 1, k + 1)]
        size = math.hypot(bx - ax, by - ay)
        nx, ny = -(by - ay) / size * half, (bx - ax) / size * half
        left.append((x + nx, y + ny))
        right.append((x - nx, y - ny))
    line = [left[0], *left, left[-1], right[-1], *reversed(right), right[0]]
    return list(reversed(line))

