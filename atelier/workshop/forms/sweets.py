"""Japanese sweets, from the bean to the bar."""

import math
import random

from mathutils import Vector, noise

from ..cut import bake, cut
from ..mesh import box, group, lathe, place, sheet, solid, wobble


def blob(radii, material, seed=0, rough=0.04, scale=2.0, rings=28, name='blob', flat=0.0):
    """An ellipsoid with a hand-made surface, its lowest point on z = 0; flat presses the underside."""
    rx, ry, rz = radii
    verts, faces = [], []
    steps = rings * 2
    for i in range(rings + 1):
        polar = math.pi * i / rings
        for k in range(steps):
            a = 2 * math.pi * k / steps
            n = Vector((math.sin(polar) * math.cos(a), math.sin(polar) * math.sin(a), -math.cos(polar)))
            swell = 1 + wobble(n.x, n.y, n.z, rough, scale, seed) + wobble(n.x, n.y, n.z, rough * 0.4, scale * 3,
                seed + 1)
            z = n.z * rz * swell
            verts.append((n.x * rx * swell, n.y * ry * swell, max(z, -rz * (1 - flat)) + rz * (1 - flat)))
    for i in range(rings):
        for k in range(steps):
            faces.append((i * steps + k, i * steps + (k + 1) % steps, (i + 1) * steps + (k + 1) % steps,
                (i + 1) * steps + k))
    return solid(name, verts, faces, material)


def chakin(material, seed=0, radius=0.235, height=0.36, folds=7):
    """Chestnut paste wrung in a cloth: pleats wind up to a small point."""
    profile = [(0.001, 0), (radius * 0.7, 0), (radius * 0.93, 0.03), (radius, height * 0.28),
        (radius * 0.93, height * 0.5), (radius * 0.66, height * 0.72),
               (radius * 0.33, height * 0.88), (radius * 0.13, height * 0.97), (0.001, height)]
    def bend(x, y, z):
        r, a = math.hypot(x, y), math.atan2(y, x)
        t = max(0.0, min(1.0, (z / height - 0.30) / 0.6))
        a2 = a + 1.3 * t * t
        wave = abs(math.sin(folds * a2 / 2 + seed))
        r *= 1 - 0.26 * t ** 1.2 * (1 - wave ** 0.7)
        r *= 1 + wobble(x, y, z, 0.05, 6, seed)
        rough = 0.007 * noise.noise(Vector((x * 26 + seed, y * 26, z * 26)))
        return (r + rough) * math.cos(a), (r + rough) * math.sin(a), z * (1 - 0.05 * t * (1 - wave)) + rough
    return lathe('chakin', profile, material, steps=150, per=10, bend=bend)


def daifuku(skin, seed=0, radius=0.30, height=0.40, beans=6, halved=False, filling=None):
    """A soft slumped ball with beans under its skin; halved shows the filling towards -y."""
    dice = random.Random(seed)
    spots = []
    while len(spots) < beans:
        a, t = dice.random() * 2 * math.pi, dice.uniform(0.35, 1.25)
        spot = Vector((math.cos(a) * math.cos(t), math.sin(a) * math.cos(t), math.sin(t)))
        if all((spot - other).length > 0.42 for other in spots):
            spots.append(spot)
    profile = [(0.001, 0), (radius * 0.72, 0), (radius * 0.93, height * 0.1), (radius, height * 0.34),
        (radius * 0.93, height * 0.62), (radius * 0.68, height * 0.87), (radius * 0.34, height * 0.98), (0.001, height)]
    def bend(x, y, z):
        d = Vector((x / radius, y / radius, (z - height * 0.3) / (height * 0.7)))
        d.normalize()
        swell = sum(0.05 * math.exp(-((d - spot).length / 0.13) ** 2) for spot in spots)
        k = 1 + swell + wobble(x, y, z, 0.025, 3, seed)
        return x * k, y * k, z * (1 + swell)
    body = lathe('daifuku', profile, skin, bend=bend)
    tint = body.data.attributes.new('tint', 'FLOAT', 'POINT')
    for vertex in body.data.vertices:
        d = Vector((vertex.co.x / radius, vertex.co.y / radius,
            (vertex.co.z - height * 0.3) / (height * 0.7))).normalized()
        tint.data[vertex.index].value = min(1.0,
            sum(1 / (1 + math.exp(((d - spot).length - 0.13) * 45)) for spot in spots))
    parts = [body]
    if halved:
        cut(body, (0, -0.01, 0), (0, -1, 0), skin)
        core = lathe('filling', [(0.001, 0.045), (radius * 0.6, 0.05), (radius * 0.82, height * 0.34),
            (radius * 0.6, height * 0.78), (0.001, height * 0.88)], filling)
        parts.append(cut(core, (0, -0.014, 0), (0, -1, 0), filling))
    return group(*parts)


def dorayaki(crust, side, filling, radius=0.45, height=0.40, seed=0, halved=False, brand=None):
    """Two pancakes and bean paste; the browned faces stop short of the pale rim."""
    h, t = height / 2, 0.055
    dome = [(radius - 0.005, h - t * 0.2), (radius * 0.99, h + 0.05), (radius * 0.9, h + 0.115),
        (radius * 0.6, h + 0.185), (0.001, height)]
    lower = [(r, height - z) for r, z in reversed(dome)]
    shell_top = lathe('pancake', [(0.001, h + 0.1), (radius * 0.6, h + 0.06), (radius * 0.9, h - 0.01)] + dome, crust,
        uneven=0.008, seed=seed)
    shell_low = lathe('pancake', lower + [(radius * 0.9, h + 0.01), (radius * 0.6, h - 0.06), (0.001, h - 0.1)], crust,
        uneven=0.008, seed=seed + 1)
    paste = lathe('paste', [(0.001, h - 0.1), (radius * 0.6, h - 0.06), (radius * 0.88, h - 0.02),
        (radius * 0.9, h + 0.0), (radius * 0.88, h + 0.02), (radius * 0.6, h + 0.06), (0.001, h + 0.1)], filling)
    parts = [shell_low, shell_top, paste]
    if halved:
        for part, skin in zip(parts, (side, side, filling)):
            cut(part, (0, 0, 0), (0, -1, 0), skin)
    if brand:
        size = brand[1]
        stamp = sheet('brand', size, size, brand[0], 12, 12, lambda x, y: height + 0.004 - 0.10 * (x * x + y * y))
        parts.append(stamp)
    return group(*parts)


def monaka(wafer, filling, radius=0.30, height=0.26, rays=12, halved=False):
    """Two pressed wafer shells with ears of rice in relief."""
    def bend(x, y, z):
        r, a = math.hypot(x, y), math.atan2(y, x)
        share = r / radius
        if abs(z - height / 2) < 0.03 or share > 0.97:
            return x, y, z
        ray = max(0.0, math.cos(a * rays)) ** 6
        stalk = ray * (0.25 < share < 0.9)
        grain = max(0.0, math.cos(a * rays)) ** 2 * max(0.0, math.cos((share - 0.74) * 40)) ** 2 * (0.62 < share < 0.92)
        relief = 0.012 * stalk * (1 - share * 0.5) + 0.014 * grain
        return x, y, z + relief * (1 if z > height / 2 else -1)
    h = height / 2
    side = [(0.001, 0.02), (radius * 0.3, 0.012), (radius * 0.7, 0.0), (radius * 0.88, 0.012), (radius * 0.97, 0.06),
        (radius, h - 0.012), (radius * 1.0, h - 0.006), (radius * 0.985, h)]
    top = [(r, height - z) for r, z in reversed(side)]
    body = lathe('monaka', side + top, wafer, steps=240, per=7, bend=bend)
    if not halved:
        return group(body)
    core = lathe('filling', [(0.001, 0.035), (radius * 0.86, 0.04), (radius * 0.95, h), (radius * 0.86, height - 0.04),
        (0.001, height - 0.035)], filling)
    return group(cut(body, (0, 0, 0), (0, -1, 0), wafer), cut(core, (0, -0.012, 0), (0, -1, 0), filling))


def bar(length, width, height, material, edge=0.015, nuts=None, count=0, seed=0, faces=None, sag=0.0, nut=0.10):
    """A block along x (yokan, castella), with nuts that show on top and in the cut faces."""
    body = box('bar', length, width, height, material, faces, bevel=edge)
    parts = [body]
    dice = random.Random(seed)
    for index in range(count):
        x = (index + 0.5) / count * length - length / 2 + dice.uniform(-0.1, 0.1) * length / count
        piece = blob((nut * dice.uniform(0.85, 1.15), nut * 0.8, nut * 0.62), nuts, seed * 31 + index, 0.12, 1.6)
        parts.append(place(piece, x, dice.uniform(-0.3, 0.3) * width, height - nut * 0.78, dice.random() * 360,
            (dice.uniform(-30, 30), 0)))
    return group(*parts)


def slice_of(length, width, height, material, nuts, seed=0, spots=((0.1, 0.5, 0.1), (-0.17, 0.3, 0.09),
        (0.2, 0.22, 0.08)), edge=0.012):
    """A cut piece whose faces ±x show halved nuts; spots: (y, z share of height, radius)."""
    parts = [box('slice', length, width, height, material, bevel=edge)]
    for index, (y, z, r) in enumerate(spots):
        for side in (-1, 1):
            piece = blob((0.02, r, r * 0.85), nuts, seed * 7 + index, 0.16, 1.7)
            parts.append(place(piece, side * (length / 2 - 0.0165), y, z * height - r * 0.85, 0, (index * 40, 0)))
    return group(*parts)


def senbei(material, radius=0.4, thickness=0.07, seed=0):
    """A rice cracker: wavy, blistered, thicker at the rim."""
    def bend(x, y, z):
        wave = wobble(x, y, 0, 0.06, 1.7, seed) + wobble(x, y, 0, 0.016, 6, seed)
        return x * (1 + wobble(x, y, 0, 0.05, 2, seed + 2)), y * (1 + wobble(x, y, 0, 0.05, 2, seed + 3)), z + wave
    half = thickness / 2
    profile = [(0.001, 0), (radius * 0.6, 0.004), (radius * 0.94, -0.006), (radius, half),
        (radius * 0.94, thickness + 0.008), (radius * 0.6, thickness), (0.001, thickness)]
    return lathe('senbei', profile, material, per=10, bend=bend)


def shard(thing, angle, offset=0.0, inside=None):
    """Breaks a round thing along a line through the point at `offset` from its centre."""
    n = (math.cos(math.radians(angle)), math.sin(math.radians(angle)), 0)
    return cut(thing, (n[0] * offset, n[1] * offset, 0), n, inside)


def chestnut(material, seed=0, radius=0.15, halved=None):
    """A peeled chestnut: a flattened drop with faint ridges."""
    profile = [(0.001, 0), (radius * 0.55, 0.006), (radius * 0.95, radius * 0.45), (radius, radius * 0.85),
        (radius * 0.8, radius * 1.35), (radius * 0.35, radius * 1.72), (0.001, radius * 1.88)]
    def bend(x, y, z):
        a = math.atan2(y, x)
        k = 1 + 0.025 * math.sin(a * 9 + seed) * math.sin(z / radius * 1.6) + wobble(x / radius, y / radius,
            z / radius, 0.06, 1.4, seed)
        return x * k, y * 0.78 * k, z
    body = lathe('chestnut', profile, material, steps=80, bend=bend)
    return cut(body, (0, 0, 0), (0, -1, 0), halved) if halved else bake(body)


def pressed(outline, height, material, bevel=0.018, relief=None, scale=1.0):
    """A sweet pressed in a mould: an outline raised to a height with chamfered edges; relief is a list of dents (x, y, r)."""
    outline = [(x * scale, y * scale) for x, y in outline]
    inset = 1 - bevel * 2.2 / max(max(abs(x), abs(y)) for x, y in outline)
    count = len(outline)
    rings = [(1, 0), (1, height - bevel), (inset, height), (inset * 0.6, height + 0.004),
        (inset * 0.05, height + 0.004)]
    verts = [(x * k, y * k, z) for k, z in rings for x, y in outline]
    faces = [tuple(reversed(range(count)))]
    for ring in range(len(rings) - 1):
        for i in range(count):
            a, b = ring * count + i, ring * count + (i + 1) % count
            faces.append((a, b, b + count, a + count))
    body = solid('pressed', verts, faces, material)
    body.data.use_auto_smooth = True
    return body


def star(radius, material, seed=0, points=20):
    """Konpeito: a ball with blunt horns."""
    horns = []
    golden = math.pi * (3 - math.sqrt(5))
    for k in range(points):
        y = 1 - 2 * (k + 0.5) / points
        r = math.sqrt(1 - y * y)
        horns.append(Vector((math.cos(golden * k + seed) * r, y, math.sin(golden * k + seed) * r)))
    body = blob((radius, radius, radius), material, seed, 0.0, 1, rings=16, name='konpeito')
    for vertex in body.data.vertices:
        n = (vertex.co - Vector((0, 0, radius))).normalized()
        near = max(n.dot(h) for h in horns)
        vertex.co = n * radius * (0.82 + 0.30 * max(0.0, (near - 0.86) / 0.14) ** 1.3)
    return body


def rod(length, size, material, seed=0, bend=0.0):
    """A stick with rounded corners along x, a little uneven (peel, cracker)."""
    body = box('rod', length, size, size, material, bevel=size * 0.25, segments=3)
    modifier = body.modifiers.new('fine', 'SUBSURF')
    modifier.levels = modifier.render_levels = 1
    modifier.subdivision_type = 'SIMPLE'
    bake(body)
    for vertex in body.data.vertices:
        p = vertex.co
        p.y += wobble(p.x, 0, seed, size * 0.5, 2.2, seed) + bend * p.x * p.x
        p.z += wobble(p.x, 3, seed, size * 0.18, 3, seed)
    return body
