"""Meshes from numbers: turned forms, boxes, sheets, tubes. Unit: 1 = 10 cm, z up, forms stand on z = 0."""

import math

import bpy
from mathutils import Vector, noise


def solid(name, verts, faces, material=None, uvs=None, smooth=True):
    """uvs: one (u, v) per vertex, or None."""
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata([tuple(v) for v in verts], [], faces)
    if uvs:
        layer = mesh.uv_layers.new()
        for loop in mesh.loops:
            layer.data[loop.index].uv = uvs[loop.vertex_index]
    mesh.polygons.foreach_set('use_smooth', [smooth] * len(mesh.polygons))
    mesh.update()
    for one in material if isinstance(material, (list, tuple)) else [material]:
        if one:
            mesh.materials.append(one)
    thing = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(thing)
    return thing


def curve(points, per=8, closed=False):
    """A Catmull-Rom curve through the points. A point given twice in a row stays a corner."""
    points = [Vector(p) for p in points]
    count = len(points)
    out = []
    for i in range(count if closed else count - 1):
        a, b = points[i], points[(i + 1) % count]
        if (a - b).length < 1e-9:
            continue
        before = points[i - 1] if closed or i else a
        after = points[(i + 2) % count] if closed or i + 2 < count else b
        out.extend(catmull_rom(before, a, b, after, step / per) for step in range(per))
    return out if closed else out + [points[-1]]


def catmull_rom(p0, p1, p2, p3, t):
    return 0.5 * (2 * p1 + (p2 - p0) * t + (2 * p0 - 5 * p1 + 4 * p2 - p3) * t * t + (3 * p1 - p0 - 3 * p2 + p3)
        * t ** 3)


def wobble(x, y, z, amount, scale, seed):
    """Smooth deterministic noise in about ±amount."""
    return amount * noise.noise(Vector((x * scale + seed * 9.7, y * scale - seed * 4.3, z * scale + seed * 2.9)))


def lathe(name, profile, material, steps=112, per=8, section=None, uneven=0.0, seed=0, bend=None):
    """Turns a profile of (radius, z), bottom centre first, round z.

    section(angle) gives a factor on the radius (facets, petals, squares); uneven is the hand's tremor as a
    share of the radius; bend(x, y, z) moves each point at last. uv: u round the form, v along the profile.
    """
    line = curve(profile, per)
    lengths = [0.0]
    for a, b in zip(line, line[1:]):
        lengths.append(lengths[-1] + (a - b).length)
    reach = max(p.x for p in line)
    verts, uvs, faces = [], [], []
    count = len(line)
    for i in range(steps + 1):
        angle = 2 * math.pi * i / steps
        turn = angle % (2 * math.pi) if i < steps else 0.0
        factor = section(turn) if section else 1.0
        for k, p in enumerate(line):
            shape = 1 + (factor - 1) * min(1, p.x / reach * 1.6)
            radius = max(p.x, 0.0005) * shape
            if uneven:
                radius *= 1 + wobble(math.cos(turn), math.sin(turn), p.y * 0.8 / reach, uneven, 1.1, seed)
            x, y, z = radius * math.cos(turn), radius * math.sin(turn), p.y
            if uneven:
                z += p.y * wobble(math.cos(turn), math.sin(turn), 3, uneven * 0.6, 0.9, seed + 5)
            verts.append(bend(x, y, z) if bend else (x, y, z))
            uvs.append((i / steps, lengths[k] / lengths[-1]))
    for i in range(steps):
        for k in range(count - 1):
            a = i * count + k
            faces.append((a, a + count, a + count + 1, a + 1))
    return solid(name, verts, faces, material, uvs)


def superellipse(power, ratio=1.0):
    """A section between circle (2) and rectangle (8 and more); ratio = depth / width."""
    def section(angle):
        c, s = abs(math.cos(angle)), abs(math.sin(angle)) / ratio
        return (c ** power + s ** power) ** (-1 / power)
    return section


def petals(count, depth, sharp=1.0):
    """Lobes with grooves between them."""
    return lambda angle: 1 - depth * (1 - abs(math.sin(count * angle / 2)) ** sharp)


def facets(count, turn=0.0):
    """A regular polygon with slightly softened edges."""
    step = 2 * math.pi / count
    return lambda angle: min(1.0 / math.cos((angle + turn) % step - step / 2),
        1.0 / math.cos(step / 2) * 0.985) * math.cos(step / 2)


def sheet(name, width, depth, material, nx=2, ny=2, lift=None, uv=(1, 1)):
    """A flat grid centred on the origin; lift(x, y) -> z or (x, y, z)."""
    verts, uvs = [], []
    for j in range(ny + 1):
        for i in range(nx + 1):
            x, y = (i / nx - 0.5) * width, (j / ny - 0.5) * depth
            point = lift(x, y) if lift else 0.0
            verts.append(point if isinstance(point, tuple) else (x, y, point))
            uvs.append((i / nx * uv[0], j / ny * uv[1]))
    row = nx + 1
    faces = [(j * row + i, j * row + i + 1, (j + 1) * row + i + 1, (j + 1) * row + i) for j in range(ny)
        for i in range(nx)]
    return solid(name, verts, faces, material, uvs)


def tube(name, path, radius, material, sides=10, closed=False):
    """A round cord along a path of points; radius is a number or a function of 0..1."""
    path = [Vector(p) for p in path]
    count = len(path)
    verts, faces, uvs = [], [], []
    up = Vector((0, 0, 1))
    for i, p in enumerate(path):
        ahead = (path[(i + 1) % count] if closed or i + 1 < count else p) - (path[i - 1] if closed or i else p)
        ahead.normalize()
        side = ahead.cross(up if abs(ahead.z) < 0.95 else Vector((0, 1, 0))).normalized()
        top = side.cross(ahead)
        r = radius(i / max(1, count - 1)) if callable(radius) else radius
        for k in range(sides):
            a = 2 * math.pi * k / sides
            verts.append(p + side * (r * math.cos(a)) + top * (r * math.sin(a)))
            uvs.append((k / sides, i / count))
    for i in range(count if closed else count - 1):
        for k in range(sides):
            a, b = i * sides + k, i * sides + (k + 1) % sides
            j = (i + 1) % count * sides
            faces.append((a, b, j + (k + 1) % sides, j + k))
    if not closed:
        faces += [tuple(reversed(range(sides))), tuple(range((count - 1) * sides, count * sides))]
    return solid(name, verts, faces, material, uvs)


BOX_FACES = {
    'bottom': ((0, 3, 2, 1), ((0, 1), (0, 0), (1, 0), (1, 1))), 'top': ((4, 5, 6, 7), ((0, 0), (1, 0), (1, 1), (0, 1))),
    'front': ((0, 1, 5, 4), ((0, 0), (1, 0), (1, 1), (0, 1))),
    'right': ((1, 2, 6, 5), ((0, 0), (1, 0), (1, 1), (0, 1))),
    'back': ((2, 3, 7, 6), ((0, 0), (1, 0), (1, 1), (0, 1))), 'left': ((3, 0, 4, 7), ((0, 0), (1, 0), (1, 1), (0, 1))),
}


def box(name, width, depth, height, material, faces=None, bevel=0.02, segments=3):
    """A box on z = 0. faces gives single sides a material of their own, with uv 0..1 over the side."""
    x, y = width / 2, depth / 2
    corners = [(-x, -y, 0), (x, -y, 0), (x, y, 0), (-x, y, 0), (-x, -y, height), (x, -y, height), (x, y, height),
        (-x, y, height)]
    thing = solid(name, corners, [BOX_FACES[side][0] for side in BOX_FACES], material, smooth=False)
    layer = thing.data.uv_layers.new()
    for polygon, (side, (_, uvs)) in zip(thing.data.polygons, BOX_FACES.items()):
        for loop, uv in zip(polygon.loop_indices, uvs):
            layer.data[loop].uv = uv
        if faces and side in faces:
            thing.data.materials.append(faces[side])
            polygon.material_index = len(thing.data.materials) - 1
    return bevelled(thing, bevel, segments)


def bevelled(thing, width, segments=3, angle=40):
    bevel = thing.modifiers.new('bevel', 'BEVEL')
    bevel.width, bevel.segments, bevel.limit_method, bevel.angle_limit = width, segments, 'ANGLE', math.radians(angle)
    bevel.harden_normals = True
    thing.data.use_auto_smooth, thing.data.auto_smooth_angle = True, math.radians(50)
    thing.data.polygons.foreach_set('use_smooth', [True] * len(thing.data.polygons))
    return thing


def thick(thing, amount, offset=-1):
    modifier = thing.modifiers.new('thick', 'SOLIDIFY')
    modifier.thickness, modifier.offset = amount, offset
    return thing


def rounded(thing, levels=1):
    modifier = thing.modifiers.new('round', 'SUBSURF')
    modifier.levels = modifier.render_levels = levels
    return thing


def group(*things):
    """Ties things to one empty, so that they can be placed together."""
    empty = bpy.data.objects.new('group', None)
    bpy.context.scene.collection.objects.link(empty)
    for thing in things:
        thing.parent = empty
    return empty


def place(thing, x=0.0, y=0.0, z=0.0, turn=0.0, tilt=(0.0, 0.0), scale=1.0):
    """turn and tilt in degrees: turn round z, tilt round x and y."""
    thing.location = (x, y, z)
    thing.rotation_euler = (math.radians(tilt[0]), math.radians(tilt[1]), math.radians(turn))
    thing.scale = (scale, scale, scale) if isinstance(scale, (int, float)) else scale
    return thing


def gathered(build):
    """Runs what builds a whole picture and ties everything new to one empty, to be placed as one thing."""
    before = set(bpy.context.scene.objects)
    build()
    return group(*(thing for thing in bpy.context.scene.objects if thing not in before and not thing.parent))
