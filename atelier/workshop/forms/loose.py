"""Many small things: heaps of leaves, scattered pieces, jars that fill up by falling."""

import math
import random

import bpy
from mathutils import Matrix, Vector, noise

from ..mesh import lathe



def copies(prototype, matrices):
    """Linked copies of one object; the prototype itself is taken away."""
    out = []
    for matrix in matrices:
        twin = bpy.data.objects.new(prototype.name, prototype.data)
        for modifier in prototype.modifiers:
            clone = twin.modifiers.new(modifier.name, modifier.type)
            for field in ('levels', 'render_levels', 'thickness', 'offset', 'width', 'segments', 'limit_method',
                    'angle_limit'):
                if hasattr(modifier, field):
                    setattr(clone, field, getattr(modifier, field))
        twin.matrix_world = matrix
        bpy.context.scene.collection.objects.link(twin)
        out.append(twin)
    bpy.data.objects.remove(prototype)
    return out


def bed(shapes, centre, radius, height, count, seed=0, lie=0.35, ratio=1.0, power=2.0, size=(0.75, 1.2), turn=0.0):
    """A heap of small pieces: an elliptic dome of radius × radius·ratio; lie is how far they tip from lying flat."""
    dice = random.Random(seed)
    share = max(1, count // len(shapes))
    for shape in shapes:
        matrices = []
        for _ in range(share):
            r, a = math.sqrt(dice.random()), dice.random() * 2 * math.pi
            x, y = radius * r * math.cos(a), radius * ratio * r * math.sin(a)
            rough = 0.12 * noise.noise(Vector((x * 9, y * 9, seed)))
            z = height * max(0, 1 - r ** power + rough * (1 - r)) * (0.72 + 0.28 * dice.random() ** 0.5)
            spin = Matrix.Rotation(dice.random() * 2 * math.pi, 4, 'Z')
            tip = Matrix.Rotation(dice.gauss(0, lie), 4, 'X') @ Matrix.Rotation(dice.gauss(0, lie), 4, 'Y')
            scale = Matrix.Scale(dice.uniform(*size), 4)
            spot = Matrix.Rotation(turn, 4, 'Z') @ Vector((x, y, z))
            matrices.append(Matrix.Translation(Vector(centre) + spot) @ spin @ tip @ scale)
        copies(shape, matrices)


def sprinkle(shapes, centre, spread, count, seed=0, lie=0.15, ratio=0.6, size=(0.7, 1.1), z=0.012):
    """Single pieces lying round about, denser in the middle."""
    dice = random.Random(seed)
    for shape in shapes:
        matrices = []
        for _ in range(max(1, count // len(shapes))):
            x, y = dice.gauss(0, spread), dice.gauss(0, spread * ratio)
            turned = Matrix.Rotation(dice.random() * 2 * math.pi, 4, 'Z') @ Matrix.Rotation(dice.gauss(0, lie), 4,
                'X') @ Matrix.Rotation(dice.gauss(0, lie), 4, 'Y')
            matrices.append(Matrix.Translation(Vector(centre) + Vector((x, y, z))) @ turned @ Matrix.Scale(dice.uniform
                (*size), 4))
        copies(shape, matrices)


def settle(things, walls, frames=60, friction=0.7, bounce=0.05, shape='CONVEX_HULL'):
    """Lets the things fall among the walls and come to rest; leaves them where they lie."""
    scene = bpy.context.scene
    bpy.ops.rigidbody.world_add()
    world = scene.rigidbody_world
    world.collection = bpy.data.collections.new('bodies')
    world.substeps_per_frame, world.solver_iterations = 10, 12
    world.time_scale = 1.0
    scene.gravity = (0, 0, -20)
    world.point_cache.frame_end = frames + 1
    for thing, kind, form in [(t, 'ACTIVE', shape) for t in things] + [(w, 'PASSIVE', 'MESH') for w in walls]:
        world.collection.objects.link(thing)
        body = thing.rigid_body
        body.type, body.collision_shape, body.friction, body.restitution = kind, form, friction, bounce
        body.use_margin, body.collision_margin = True, 0.002
        if kind == 'ACTIVE':
            body.linear_damping, body.angular_damping = 0.3, 0.5
    for frame in range(1, frames + 1):
        scene.frame_set(frame)
    graph = bpy.context.evaluated_depsgraph_get()
    rest = {thing: thing.evaluated_get(graph).matrix_world.copy() for thing in things}
    bpy.ops.rigidbody.world_remove()
    scene.frame_set(1)
    for thing, matrix in rest.items():
        thing.matrix_world = matrix


def poured(shapes, count, radius, floor, piece, seed=0, frames=60, scale=(0.9, 1.1), shape='CONVEX_HULL'):
    """Fills a round jar of that inner radius: copies fall inside an unseen tube and come to rest.

    piece is the pieces' diameter, by which they are spaced before they fall. They stand round the origin.
    """
    dice = random.Random(seed)
    tube = lathe('tube', [(0.001, floor), (radius, floor), (radius, floor), (radius, 8.0)], None, steps=40)
    spots, z = [], floor + piece * 0.7
    while len(spots) < count:
        step = piece * 1.08
        reach = int(radius / step) + 1
        layer = [(i * step, j * step) for i in range(-reach, reach + 1) for j in range(-reach, reach + 1)
            if math.hypot(i, j) * step < radius - piece * 0.55]
        dice.shuffle(layer)
        spots += [(x + dice.uniform(-0.02, 0.02) * piece, y + dice.uniform(-0.02, 0.02) * piece, z) for x,
            y in layer or [(0, 0)]]
        z += step
    drops = []
    for index, spot in enumerate(spots[:count]):
        twin = bpy.data.objects.new('drop', shapes[index % len(shapes)].data)
        bpy.context.scene.collection.objects.link(twin)
        axis = (dice.random(), dice.random(), dice.random() + 0.1)
        twin.matrix_world = Matrix.Translation(spot) @ Matrix.Rotation(dice.random() * 6.28, 4,
            axis) @ Matrix.Scale(dice.uniform(*scale), 4)
        drops.append(twin)
    for prototype in shapes:
        bpy.data.objects.remove(prototype)
    bpy.context.view_layer.update()
    settle(drops, [tube], frames, shape=shape)
    bpy.data.objects.remove(tube)
    inside = [drop for drop in drops if drop.matrix_world.translation.xy.length < radius
        and drop.matrix_world.translation.z > floor - piece]
    for drop in drops:
        if drop not in inside:
            bpy.data.objects.remove(drop)
    return inside
