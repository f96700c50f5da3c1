"""Things of bamboo, wood and wax: scoops, whisks' cousins, chopsticks, candles, trays."""

import math

from ..mesh import box, curve, group, lathe, place, solid, thick, tube, wobble


def half_pipe(length, radius, material, open_end=True):
    """A tea measure (chagō): half a bamboo stem along x, cut slanting at one end, with a node."""
    nx, na = 60, 24
    verts, uvs = [], []
    for i in range(nx + 1):
        t = i / nx
        for k in range(na + 1):
            a = math.pi + math.pi * k / na
            slant = 0.22 * length * (1 - abs(math.sin(a))) * max(0, (t - 0.62) / 0.38) if open_end else 0
            ring = 0.012 * math.exp(-((t - 0.12) / 0.012) ** 2)
            r = radius * (1 + 0.03 * math.cos(t * 3)) + ring
            verts.append((t * length - length / 2 - slant, r * math.cos(a), r * math.sin(a) + radius))
            uvs.append((t, k / na))
    row = na + 1
    faces = [(i * row + k, (i + 1) * row + k, (i + 1) * row + k + 1, i * row + k + 1) for i in range(nx)
        for k in range(na)]
    return thick(solid('chago', verts, faces, material, uvs), 0.03, 1)


def tea_scoop(length, material):
    """Chashaku: a thin strip along x with a node in the middle and a bent tip."""
    path = curve([(0, 0, 0.004), (length * 0.45, 0, 0.004), (length * 0.5, 0, 0.018), (length * 0.55, 0, 0.006),
        (length * 0.88, 0, 0.012), (length * 0.95, 0, 0.07), (length, 0, 0.13)], 10)
    verts, faces = [], []
    for i, p in enumerate(path):
        t = i / (len(path) - 1)
        half = 0.022 + 0.03 * max(0, (t - 0.82) / 0.18) * (1 if t < 0.97 else 0.65)
        verts += [(p.x, -half, p.z), (p.x, half, p.z), (p.x, half * 0.9, p.z + 0.022), (p.x, -half * 0.9, p.z + 0.022)]
    for i in range(len(path) - 1):
        for k in range(4):
            a, b = i * 4 + k, i * 4 + (k + 1) % 4
            faces.append((a, b, b + 4, a + 4))
    faces += [(3, 2, 1, 0), tuple(range(len(verts) - 4, len(verts)))]
    return solid('chashaku', verts, faces, material)


def chopstick(length, head, tip, material, tip_material, band_material=None, tip_share=0.13, sides=8):
    """Eight-sided along x, the head at 0."""
    def part(name, start, end, stuff, extra=0.0):
        verts, faces = [], []
        for t in (start, end):
            r = head + (tip - head) * t + extra
            verts += [(t * length, r * math.cos(a), r * math.sin(a) + head) for a in (2 * math.pi * (k + 0.5) / sides
                for k in range(sides))]
        faces += [(k, (k + 1) % sides, sides + (k + 1) % sides, sides + k) for k in range(sides)]
        faces += [tuple(reversed(range(sides))), tuple(range(sides, 2 * sides))]
        return solid(name, verts, faces, stuff, smooth=False)
    parts = [part('shaft', 0, 1 - tip_share, material), part('tip', 1 - tip_share, 1, tip_material)]
    if band_material:
        parts.append(part('band', 0.0, 0.045, band_material, 0.0015))
    return group(*parts)


def carved_tray(radius, height, material, seed=0, rays=64):
    """A round tray turned and then gouged: shallow ripples from the middle."""
    def bend(x, y, z):
        r, a = math.hypot(x, y), math.atan2(y, x)
        if z > 0.02 and r < radius * 0.93:
            z += 0.008 * abs(math.sin(a * rays / 2 * (1 if r > radius * 0.45 else 0.5))) * min(1,
                r / radius * 2) + 0.004 * math.sin(r * 22 + 3 * wobble(x, y, 0, 1, 2, seed))
        return x, y, z
    profile = [(0.001, 0.0), (radius * 0.86, 0), (radius * 0.9, 0.01), (radius * 0.97, 0.08), (radius, height - 0.01),
        (radius, height - 0.01), (radius - 0.02, height + 0.004), (radius - 0.055, height - 0.004),
               (radius - 0.075, 0.11), (radius - 0.16, 0.066), (radius * 0.5, 0.06), (0.001, 0.06)]
    return lathe('tray', profile, material, steps=384, per=10, bend=bend)


def candle(length, top, foot, material, wick):
    """Ikari: slender at the foot, flaring to the top; the rush wick stands out."""
    profile = [(0.001, 0), (foot * 0.96, 0), (foot, 0.02), (foot * 1.0, length * 0.25),
        (foot + (top - foot) * 0.35, length * 0.6), (top * 0.97, length * 0.93), (top, length * 0.97),
        (top * 0.96, length), (top * 0.6, length - 0.012), (0.001, length - 0.02)]
    stem = lathe('candle', profile, material, steps=64)
    thread = lathe('wick', [(0.019, length - 0.03), (0.02, length + 0.04), (0.024, length + 0.075),
        (0.012, length + 0.085), (0.001, length + 0.08)], wick, steps=20, uneven=0.12)
    return group(stem, thread)


def tray_box(width, depth, height, material_x, material_y, base, wall=0.04):
    """A tray of four boards and a bottom, each with its own grain."""
    parts = [box('bottom', width, depth, wall, base, bevel=0.004)]
    for sign in (-1, 1):
        parts.append(place(box('side', width, wall, height, material_x, bevel=0.006), 0, sign * (depth - wall) / 2, 0))
        parts.append(place(box('end', wall, depth - wall * 2, height, material_y, bevel=0.006),
            sign * (width - wall) / 2, 0, 0))
    return group(*parts)


def thread_loop(points, radius, material):
    return tube('thread', curve(points, 10), radius, material, 8)
