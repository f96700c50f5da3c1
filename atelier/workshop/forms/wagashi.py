"""More Japanese sweets: rice cakes rolled in beans and meal, kuzu, dried fruit, crystals, thin wafers."""

import math
import random

import bmesh
import bpy
from mathutils import Matrix, Vector

from ..cut import cut
from ..mesh import bevelled, curve, group, lathe, place, rounded, solid, thick, tube, wobble
from .sweets import blob


def over_ball(count, low=-0.2, jitter=0.0, seed=0):
    """Evenly spread directions on a ball, none lower than `low` (-1 to 1)."""
    dice, golden = random.Random(seed), math.pi * (3 - math.sqrt(5))
    for k in range(count):
        z = 1 - (1 - low) * (k + 0.5) / count
        r, a = math.sqrt(max(0.0, 1 - z * z)), golden * k + dice.uniform(-jitter, jitter)
        yield Vector((r * math.cos(a), r * math.sin(a), z))


def studded(core, radii, pieces, count, low=-0.3, seed=0, sink=0.25, lie=0.35):
    """A ball covered with beans: pieces are copied over it, each lying along the surface."""
    dice = random.Random(seed)
    parts = [blob(radii, core, seed, 0.03)]
    rx, ry, rz = radii
    for k, way in enumerate(over_ball(count, low, 0.5, seed)):
        twin = bpy.data.objects.new('bean', pieces[k % len(pieces)].data)
        bpy.context.scene.collection.objects.link(twin)
        size = max(twin.dimensions.z, 0.01)
        spot = Vector((way.x * (rx + size * (0.5 - sink)), way.y * (ry + size * (0.5 - sink)),
            rz + way.z * (rz + size * (0.5 - sink))))
        turned = way.to_track_quat('Z', 'Y').to_matrix().to_4x4() @ Matrix.Rotation(dice.random() * 6.28, 4,
            'Z') @ Matrix.Rotation(dice.gauss(0, lie), 4, 'X')
        twin.matrix_world = Matrix.Translation(spot) @ turned @ Matrix.Scale(dice.uniform(0.9, 1.1),
            4) @ Matrix.Translation((0, 0, -size / 2))
        parts.append(twin)
    for piece in pieces:
        bpy.data.objects.remove(piece)
    return group(*parts)


def ohagi(material, seed=0, length=0.34, lumps=0.05):
    """An oval of rice under its coat, pressed by hand; lumps is how coarse the coat is."""
    body = blob((length, length * 0.76, length * 0.56), material, seed, 0.05, 1.6, 44, 'ohagi', 0.22)
    for vertex in body.data.vertices:
        p = vertex.co
        k = 1 + wobble(p.x, p.y, p.z, lumps, 16, seed) + wobble(p.x, p.y, p.z, lumps * 0.6, 31, seed + 2)
        vertex.co = Vector((p.x * k, p.y * k, p.z * k))
    return body


def prism(points, height, material, soft=0.03, dent=0.0):
    """A straight-cut piece of a soft slab with the given outline; dent lets the middle of its top sink."""
    count = len(points)
    verts = [(x, y, z) for z in (0, height) for x, y in points]
    faces = [tuple(reversed(range(count))), tuple(range(count, 2 * count))]
    faces += [(k, (k + 1) % count, count + (k + 1) % count, count + k) for k in range(count)]
    body = bevelled(solid('prism', verts, faces, material, smooth=False), soft, 5, 30)
    if dent:
        body.data.vertices[count].co.z -= dent
    return body


def crystal(material, size=0.13, seed=0, corners=11, flat=0.75):
    """A broken piece of dried jelly: flat faces with slightly rounded edges, standing on z = 0."""
    dice = random.Random(seed)
    mesh = bmesh.new()
    for _ in range(corners):
        way = Vector((dice.gauss(0, 1), dice.gauss(0, 1), dice.gauss(0, 1))).normalized()
        mesh.verts.new((way.x * size, way.y * size * dice.uniform(0.65, 0.9), way.z * size * flat))
    hull = bmesh.ops.convex_hull(mesh, input=mesh.verts)
    bmesh.ops.delete(mesh, geom=[v for v in hull['geom_interior'] if isinstance(v, bmesh.types.BMVert)],
        context='VERTS')
    low = min(v.co.z for v in mesh.verts)
    for vertex in mesh.verts:
        vertex.co.z -= low
    data = bpy.data.meshes.new('crystal')
    mesh.to_mesh(data)
    mesh.free()
    data.materials.append(material)
    thing = bpy.data.objects.new('crystal', data)
    bpy.context.scene.collection.objects.link(thing)
    return bevelled(thing, size * 0.07, 2, 12)


def dried_persimmon(flesh, calyx, seed=0, size=0.34, halved=None):
    """An anpo-gaki: a slumped drop, soft and uneven, its dry calyx on top; size is its radius."""
    radius = 0.34
    profile = [(0.001, 0.0), (radius * 0.55, 0.0), (radius * 0.92, 0.05), (radius, 0.12), (radius * 0.93, 0.20),
        (radius * 0.68, 0.262), (radius * 0.34, 0.285), (0.001, 0.29)]
    def bend(x, y, z):
        k = 1 + wobble(x, y, z, 0.09, 2.4, seed) + wobble(x, y, z * 0.5, 0.035, 7, seed + 5)
        return x * k * 1.12, y * k, z * (1 + wobble(x, y, 0, 0.22, 2.6, seed + 3)) + wobble(x, y, z, 0.010, 9, seed + 7)
    body = lathe('persimmon', profile, flesh, steps=180, per=10, bend=bend)
    parts = [body]
    if halved:
        cut(body, (0, 0, 0), (0, -1, 0), halved)
        core = lathe('flesh', [(0.001, 0.03), (radius * 0.6, 0.03), (radius * 0.9, 0.11), (radius * 0.7, 0.20),
            (radius * 0.3, 0.225), (0.001, 0.23)], halved)
        halves = group(body, cut(core, (0, -0.008, 0), (0, -1, 0), halved))
        return group(place(halves, scale=size / radius))
    for k in range(4):
        a = math.radians(90 * k + 35 + seed * 20)
        rows = [(0.015, 0.02, 0.285), (0.045, 0.05, 0.292), (0.085, 0.055, 0.288), (0.115, 0.03, 0.284), (0.135, 0.006,
            0.292)]
        verts = [(r * math.cos(a) - s * w * math.sin(a), r * math.sin(a) + s * w * math.cos(a), z + 0.012 * abs(s))
            for r, w, z in rows for s in (-1, 0, 1)]
        faces = [(3 * i + j, 3 * i + j + 1, 3 * i + j + 4, 3 * i + j + 3) for i in range(4) for j in range(2)]
        parts.append(rounded(thick(solid('calyx', verts, faces, calyx), 0.012, 0), 2))
    parts.append(tube('stem', curve([(0, 0, 0.28), (0.006, 0.0, 0.325), (0.02, 0.008, 0.36)], 5), 0.018, calyx, 8))
    return group(place(group(*parts), scale=size / radius))


def citrus_shell(skin, seed=0, radius=0.34, height=0.52, cap=True):
    """A whole yuzu that was filled, steamed and dried: pitted, sunken, its own top put back as a lid."""
    profile = [(0.001, 0.0), (radius * 0.55, 0.0), (radius * 0.9, 0.09), (radius, height * 0.42),
        (radius * 0.95, height * 0.66), (radius * 0.76, height * 0.84), (radius * 0.44, height * 0.94),
        (0.001, height * 0.95)]
    seam = height * 0.80
    def bend(x, y, z):
        k = 1 + wobble(x, y, z, 0.055, 2.6, seed) + wobble(x, y, z, 0.014, 17, seed + 1)
        if cap:
            k -= 0.045 * math.exp(-((z - seam - wobble(x, y, 0, 0.03, 3, seed)) / 0.013) ** 2)
        return x * k, y * k, z + wobble(x, y, 0, 0.035, 2.4, seed + 4)
    body = lathe('yuzu', profile, skin, steps=150, per=12, bend=bend)
    stem = lathe('star', [(0.001, 0.03), (0.035, 0.026), (0.06, 0.01), (0.065, 0.0)], skin,
        section=lambda a: 1 + 0.2 * math.sin(5 * a))
    return group(body, place(stem, 0.01, 0.0, height * 0.945))


def citrus_slice(skin, inside, seed=0, radius=0.32, thickness=0.05):
    """A round slice of it: a thin dark rind round the paste."""
    ring = lathe('rind', [(radius * 0.90, 0), (radius * 0.985, 0.004), (radius, thickness * 0.5),
        (radius * 0.985, thickness - 0.004), (radius * 0.90, thickness)], skin, uneven=0.03, seed=seed)
    core = lathe('core', [(0.001, 0.004), (radius * 0.8, 0.003), (radius * 0.92, 0.004), (radius * 0.92,
        thickness - 0.004), (radius * 0.8, thickness - 0.002), (0.001, thickness - 0.003)], inside, uneven=0.03,
        seed=seed)
    return group(ring, core)


def plum_biscuit(material, seed=0, radius=0.21, height=0.10):
    """A soba boro: five round petals and a hole, risen and cracked a little in the oven."""
    hole = radius * 0.2
    profile = [(hole, 0.0), (hole, 0.0), (radius * 0.6, 0.0), (radius * 0.94, 0.01), (radius, height * 0.42),
        (radius * 0.9, height * 0.82), (radius * 0.62, height), (radius * 0.34, height * 0.9), (hole, height * 0.55),
        (hole, 0.0)]
    petal = lambda a: 0.66 + 0.34 * abs(math.cos(2.5 * a + 0.3)) ** 0.6
    def bend(x, y, z):
        k = 1 + wobble(x, y, z, 0.03, 5, seed)
        return x * k, y * k, z * (1 + wobble(x, y, 0, 0.10, 4, seed + 2))
    return lathe('boro', profile, material, steps=150, section=petal, bend=bend)


def rusk(crumb, crust, seed=0, length=0.52, width=0.26, thickness=0.085):
    """A slanting slice of a thin loaf, dried: holes in the crumb, a darker rim."""
    oval = lambda a: 1 / math.hypot(math.cos(a), math.sin(a) * length / width) * (1 + 0.03 * math.sin(3 * a + seed))
    edge = length
    face = lathe('crumb', [(0.001, 0.004), (edge * 0.6, 0.004), (edge * 0.955, 0.0), (edge * 0.955, thickness),
        (edge * 0.6, thickness - 0.004), (0.001, thickness - 0.004)], crumb, section=oval,
        bend=lambda x, y, z: (x, y, z + wobble(x, y, 0, 0.016, 3, seed) + wobble(x, y, z, 0.006, 12, seed + 1)))
    rim = lathe('crust', [(edge * 0.94, 0.0), (edge * 0.99, 0.002), (edge, thickness * 0.5),
        (edge * 0.985, thickness + 0.004), (edge * 0.94, thickness)], crust, section=oval,
        bend=lambda x, y, z: (x, y, z + wobble(x, y, 0, 0.016, 3, seed)))
    return group(face, rim)


def thin_wafer(material, seed=0, radius=0.30, thickness=0.04):
    """A fu cracker: light, a little domed, brushed with sugar."""
    def bend(x, y, z):
        r = math.hypot(x, y) / radius
        return x, y, z + 0.03 * (1 - r * r) + wobble(x, y, 0, 0.014, 3, seed)
    half = thickness / 2
    return lathe('wafer', [(0.001, 0), (radius * 0.7, 0.0), (radius * 0.97, 0.002), (radius, half),
        (radius * 0.97, thickness - 0.002), (radius * 0.7, thickness), (0.001, thickness)], material, uneven=0.012,
        seed=seed, bend=bend)
