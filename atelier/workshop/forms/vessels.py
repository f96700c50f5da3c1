"""Turned and thrown ware: bowls, cups, plates, pots, jars, tins."""

import math

from mathutils import Vector

from ..mesh import curve, group, lathe, place, rounded, solid, tube, wobble


def pot(outer, material, wall=0.035, floor=None, foot=0.06, name='pot', uneven=0.006, seed=0, lip=None, **more):
    """A hollow vessel from its outside, bottom to lip: [(radius, z), …]. The inside follows at the wall's thickness.

    foot is the hollow under the foot ring; floor the height of the inside's bottom; lip the wall at the mouth.
    """
    ring = outer[0][0]
    floor = floor if floor is not None else foot + wall
    lip = lip or wall * 0.7
    inner = []
    for (r, z), share in zip(reversed(outer), (1 - k / len(outer) for k in range(len(outer)))):
        thick = wall + (lip - wall) * share ** 3
        if z > floor + wall * 1.5 and r > thick * 2:
            inner.append((r - thick, z))
    mouth_r, mouth_z = outer[-1]
    under = [(0.001, foot), (ring * 0.55, foot), (ring - min(0.09, ring * 0.3), foot * 0.85),
        (ring - min(0.08, ring * 0.26), 0), (ring - min(0.08, ring * 0.26), 0)]
    rim = [(mouth_r - lip * 0.15, mouth_z + lip * 0.32), (mouth_r - lip * 0.6, mouth_z + lip * 0.34)]
    last = inner[-1] if inner else (mouth_r - lip, mouth_z)
    bottom = [(last[0] * 0.86, floor + (last[1] - floor) * 0.35), (last[0] * 0.55, floor + 0.012), (0.001, floor)]
    return lathe(name, under + [outer[0]] + list(outer) + rim + inner[1:] + bottom, material, uneven=uneven, seed=seed,
        **more)


def plate(radius, height, material, well=None, foot=None, wall=0.05, rise=0.5, name='plate', **more):
    """A shallow dish; well is the radius of the flat middle, rise bends the rim (0 straight, 1 steep)."""
    well = well or radius * 0.62
    foot = foot or radius * 0.52
    mid = (well + (radius - well) * 0.55, height * (0.45 - 0.25 * rise))
    outer = [(foot, 0), (foot, 0), (foot + 0.01, 0.05), (well, 0.06), (mid[0], mid[1] + 0.03), (radius, height)]
    profile = [(0.001, 0.04), (foot - 0.08, 0.04), (foot - 0.06, 0.0), (foot - 0.06, 0.0)] + outer[1:]
    profile += [(radius - wall * 0.2, height + wall * 0.3), (radius - wall * 0.5, height + wall * 0.15),
        (mid[0] - 0.01, mid[1] + 0.03 + wall), (well - 0.02, 0.065 + wall), (well * 0.5, 0.06 + wall),
        (0.001, 0.06 + wall)]
    return lathe(name, profile, material, **more)


def dish_top(height=0.0, wall=0.05):
    """Where things stand on a plate() of that wall."""
    return 0.06 + wall


def square_plate(side, height, material, lift=0.06, wall=0.07, seed=0, uneven=0.012, cells=56):
    """A slab-built plate: edges turned up, corners higher, the rim pressed by hand."""
    verts, uvs, faces = [], [], []
    n = cells + 1
    for layer in (0, 1):
        for j in range(n):
            for i in range(n):
                u, v = i / cells * 2 - 1, j / cells * 2 - 1
                edge, corner = max(abs(u), abs(v)), (abs(u) * abs(v)) ** 3
                pull = 1 - 0.035 * (1 - min(abs(u), abs(v)) ** 2) * (edge > 0.98)
                x, y = u * side / 2 * pull, v * side / 2 * pull
                z = 0.07 + lift * 0.25 * edge ** 2 + height * max(0, (edge - 0.72) / 0.28) ** 1.8 + lift * corner
                z += wobble(x, y, 0, uneven * (0.3 + edge), 1.6, seed)
                if layer == 0:
                    z -= wall * (1 - 0.5 * edge ** 8)
                    x, y = x * 0.97, y * 0.97
                verts.append((x, y, z))
                uvs.append((i / cells, j / cells))
    grid = lambda layer, i, j: layer * n * n + j * n + i
    for j in range(cells):
        for i in range(cells):
            faces.append((grid(1, i, j), grid(1, i + 1, j), grid(1, i + 1, j + 1), grid(1, i, j + 1)))
            faces.append((grid(0, i, j + 1), grid(0, i + 1, j + 1), grid(0, i + 1, j), grid(0, i, j)))
    for i in range(cells):
        for a, b in (((i, 0), (i + 1, 0)), ((cells, i), (cells, i + 1)), ((i + 1, cells), (i, cells)),
                ((0, i + 1), (0, i))):
            faces.append((grid(0, *a), grid(0, *b), grid(1, *b), grid(1, *a)))
    return rounded(solid('plate', verts, faces, material, uvs))


def disc(radius, z, material, bulge=0.0, name='disc', seed=0):
    """The surface of a drink or powder inside a vessel."""
    profile = [(0.001, z + bulge), (radius * 0.4, z + bulge * 0.8), (radius * 0.8, z + bulge * 0.25), (radius, z)]
    return lathe(name, profile, material, seed=seed)


def wrap(radius, low, high, material, start=0.0, end=360.0, steps=96, section=None):
    """A printed skin round a can: uv 0..1 over its face. 270° looks at the camera."""
    verts, uvs, faces = [], [], []
    for i in range(steps + 1):
        angle = math.radians(start + (end - start) * i / steps)
        r = radius * (section(angle % (2 * math.pi)) if section else 1)
        for k, z in enumerate((low, high)):
            verts.append((r * math.cos(angle), r * math.sin(angle), z))
            uvs.append((i / steps, k))
    for i in range(steps):
        faces.append((2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1))
    return solid('wrap', verts, faces, material, uvs)


def can(radius, height, material, lid=0.0, lid_material=None, edge=0.02, section=None, open_top=False, gap=0.006,
        inside=None):
    """A straight tin or caddy; lid is the height of its lid (part of the height)."""
    body_top = height - lid if lid else height
    if open_top:
        wall = 0.02
        profile = [(0.001, 0), (radius - edge, 0), (radius, edge), (radius, edge), (radius, body_top),
            (radius, body_top), (radius - wall, body_top), (radius - wall, body_top),
                   (radius - wall, 0.03), (radius - wall, 0.03), (0.001, 0.03)]
    else:
        profile = [(0.001, 0), (radius - edge, 0), (radius, edge), (radius, edge), (radius, body_top),
            (radius, body_top), (0.001, body_top)]
    parts = [lathe('can', profile, material, section=section)]
    if lid:
        parts.append(place(cap(radius + gap, lid, lid_material or material, edge, section), 0, 0, body_top + 0.003))
    return group(*parts)


def cap(radius, height, material, edge=0.03, section=None, dome=0.0, knob=None):
    """A lid with its mouth down on z = 0."""
    wall = 0.02
    profile = [(0.001, height - wall * 2), (radius - wall, height - wall * 2), (radius - wall, height - wall * 2),
        (radius - wall, 0), (radius - wall, 0), (radius, 0), (radius, 0),
               (radius, height - edge), (radius, height - edge), (radius - edge * 0.3, height - edge * 0.3),
        (radius - edge, height), (radius - edge, height), (radius * 0.5, height + dome * 0.8), (0.001, height + dome)]
    lid = lathe('cap', profile, material, section=section)
    if knob:
        r, h = knob
        stem = lathe('knob', [(r * 0.5, 0), (r * 0.45, h * 0.3), (r, h * 0.6), (r * 0.9, h * 0.9), (0.001, h)],
            material)
        return group(lid, place(stem, 0, 0, height + dome * 0.97))
    return group(lid)


def teapot(material, inner, body=0.5, tall=0.56):
    """A kyusu with its handle to the side (towards -x turned 90° from the spout, as it is held)."""
    profile = [(0.30, 0), (0.30, 0), (0.33, 0.012), (body * 0.86, 0.1), (body * 0.985, 0.22), (body, 0.30),
        (body * 0.95, 0.42), (body * 0.78, 0.52), (0.345, tall), (0.335, tall + 0.02), (0.325, tall + 0.02)]
    pot_body = lathe('kyusu', [(0.001, 0.02), (0.26, 0.02), (0.28, 0.0)] + profile + [(0.31, tall), (0.31, tall),
        (0.40, 0.45), (0.44, 0.25), (0.001, 0.06)], material, uneven=0.002)
    lid_profile = [(0.315, tall + 0.006), (0.33, tall + 0.012), (0.33, tall + 0.03), (0.33, tall + 0.03),
        (0.27, tall + 0.062), (0.262, tall + 0.056), (0.25, tall + 0.068), (0.14, tall + 0.092), (0.05, tall + 0.1),
        (0.042, tall + 0.12), (0.076, tall + 0.165), (0.07, tall + 0.2), (0.03, tall + 0.218), (0.001, tall + 0.22)]
    lid = lathe('lid', lid_profile, material)
    spout_path = curve([(0, -body * 0.80, 0.20), (0, -body * 0.98, 0.27), (0, -body * 1.16, 0.39),
        (0, -body * 1.30, 0.50), (0, -body * 1.38, 0.545)], 8)
    spout = tube('spout', spout_path, lambda t: 0.135 - 0.085 * t ** 0.6, material, 20)
    mouth = tube('mouth', [(0, -body * 1.372, 0.538), (0, -body * 1.384, 0.5475)], 0.037, inner, 20)
    handle_path = curve([(body * 0.9, 0, 0.30), (body * 1.05, 0, 0.335), (body * 1.4, 0, 0.42), (body * 2.0, 0, 0.545),
        (body * 2.22, 0, 0.585)], 8)
    handle = tube('handle', handle_path, lambda t: 0.075 + 0.012 * math.cos(t * 6.28) + 0.022 * t * t, material, 20)
    end = handle_path[-1]
    ahead = (handle_path[-1] - handle_path[-2]).normalized()
    hollow = tube('hollow', [end - ahead * 0.02, end + ahead * 0.002], 0.078, inner, 20)
    return group(pot_body, lid, spout, mouth, handle, hollow)


def pulled_spout(reach=0.3, width=0.32, at=-math.pi / 2, rim=0.8):
    """bend= for a bowl whose lip is drawn out on one side (katakuchi)."""
    def bend(x, y, z):
        angle = math.atan2(y, x) - at
        angle = (angle + math.pi) % (2 * math.pi) - math.pi
        share = math.exp(-(angle / width) ** 2) * max(0.0, (z / rim - 0.45) / 0.55) ** 1.5
        out = Vector((math.cos(at), math.sin(at)))
        return x + out.x * reach * share, y + out.y * reach * share, z - 0.03 * share
    return bend
