"""The two studios: ground, light and camera. Everything scales with the frame, so a bean and a box are lit alike."""

import math
from dataclasses import dataclass

import bpy
import numpy as np
from mathutils import Vector

from .mesh import curve, solid
from .nodes import rgb

GROUNDS = {'table': '#FBF8F2', 'flat': '#F7F8FA'}


@dataclass(frozen=True)
class View:
    """How one picture is taken.

    elevation and azimuth in degrees (90 = from straight above); fill is the share of the frame that the goods
    take (width, height); frame fixes the width in scene units instead of fitting; aim moves the goods in the
    frame (share of the frame, right and up); blur is the size of the aperture; look names a closer or other point;
    part (right, down, width: shares of the frame) goes nearer to what stands there;
    even is the share of the light's fall-off that is taken out of the ground.
    """
    studio: str = 'table'
    size: tuple = (1200, 1500)
    elevation: float = 33
    azimuth: float = 0
    fill: tuple = (0.84, 0.64)
    frame: float | None = None
    aim: tuple = (0.0, 0.0)
    lens: float = 85
    blur: float = 1.0
    look: tuple | None = None
    part: tuple | None = None
    paper: str = '#F6F1E8'
    samples: int = 32
    ground: str | None = None
    light: float = 1.0
    even: float = 0.72


GAKUEN = View(studio='flat', elevation=90, paper='#F0F2F6', blur=0, lens=90)


def reset():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    return bpy.context.scene


def visible_points(without='prop'):
    """Points of everything but things so marked, as the camera will see them."""
    graph = bpy.context.evaluated_depsgraph_get()
    clouds = []
    for thing in bpy.context.scene.objects:
        if thing.type != 'MESH' or thing.get(without) or thing.hide_render:
            continue
        seen = thing.evaluated_get(graph)
        mesh = seen.to_mesh()
        points = np.empty(len(mesh.vertices) * 3, np.float32)
        mesh.vertices.foreach_get('co', points)
        matrix = np.array(seen.matrix_world)
        points = points.reshape(-1, 3) @ matrix[:3, :3].T + matrix[:3, 3]
        clouds.append(points[::max(1, len(points) // 400)])
        seen.to_mesh_clear()
    return np.concatenate(clouds)


def take(view):
    """Sets ground, light and camera round what stands in the scene.

    Answers the part of the frame that the goods take: (left, right, bottom, top), 0..1.
    """
    scene = bpy.context.scene
    e, a = math.radians(view.elevation), math.radians(view.azimuth)
    toward = np.array((math.sin(a) * math.cos(e), -math.cos(a) * math.cos(e), math.sin(e)))
    right = np.array((math.cos(a), math.sin(a), 0.0))
    up = np.cross(toward, right)
    half_w, aspect = 18 / view.lens, view.size[1] / view.size[0]
    points = visible_points()
    target = (points.max(0) + points.min(0)) / 2 if view.look is None else np.array(view.look, float)
    distance = view.frame / (2 * half_w) if view.frame else 10.0
    for _ in range(12):
        offset = points - target
        depth = distance - offset @ toward
        sx, sy = offset @ right / depth / half_w, offset @ up / depth / (half_w * aspect)
        if view.look is None:
            target = target + right * (sx.max() + sx.min()) / 2 * distance * half_w
            target = target + up * (sy.max() + sy.min()) / 2 * distance * half_w * aspect
        if not view.frame:
            distance *= max((sx.max() - sx.min()) / 2 / view.fill[0], (sy.max() - sy.min()) / 2 / view.fill[1])
    width = 2 * half_w * distance
    focus = target.copy()
    target = target - right * view.aim[0] * width - up * view.aim[1] * width * aspect
    if view.part:
        eye = target + toward * distance
        ray = toward * -1 + (right * (view.part[0] - 0.5) * 2 + up * (0.5 - view.part[1]) * 2 * aspect) * half_w
        hit, point, *_ = scene.ray_cast(bpy.context.evaluated_depsgraph_get(), Vector(eye), Vector(ray))
        if not hit:
            raise ValueError(f'nothing stands at {view.part}')
        target = focus = np.array(point)
        distance, width = distance * view.part[2], width * view.part[2]

    data = bpy.data.cameras.new('camera')
    data.lens, data.sensor_fit, data.sensor_width = view.lens, 'HORIZONTAL', 36
    data.clip_end = distance * 20
    camera = bpy.data.objects.new('camera', data)
    camera.location = Vector(target + toward * distance)
    camera.rotation_euler = Vector(toward).to_track_quat('Z', 'Y').to_euler() if view.elevation < 89 else (0, 0, a)
    scene.collection.objects.link(camera)
    scene.camera = camera
    if view.blur:
        data.dof.use_dof = True
        front = float(np.percentile((points - target) @ toward, 62))
        data.dof.focus_distance = distance - (front if view.look is None and view.part is None else 0)
        data.dof.aperture_fstop = view.lens / 1000 / (2 * 0.006 * view.blur * distance)
    {'table': table, 'flat': flat}[view.studio](view, width, Vector(focus))
    offset = visible_points('backdrop') - target
    depth = distance - offset @ toward
    sx, sy = offset @ right / depth / half_w / 2 + 0.5, offset @ up / depth / (half_w * aspect) / 2 + 0.5
    return tuple(float(np.clip(v, 0, 1)) for v in (sx.min(), sx.max(), sy.min(), sy.max()))


def paper_ground(colour):
    """Plain and matte: the ground fills most of the frame, so its shader is the cheapest there is."""
    paper = bpy.data.materials.new('ground')
    paper.use_nodes = True
    tree = paper.node_tree
    tree.nodes.remove(tree.nodes['Principled BSDF'])
    diffuse = tree.nodes.new('ShaderNodeBsdfDiffuse')
    diffuse.inputs['Color'].default_value = (*rgb(colour), 1)
    tree.links.new(diffuse.outputs[0], tree.nodes['Material Output'].inputs['Surface'])
    return paper


def table(view, width, focus):
    """Warm paper that sweeps up behind the goods; a window with two panes to the upper left."""
    sweep = [(0, -6), (0, -3), (0, 2.2), (0.15, 3.6), (0.9, 5.2), (2.4, 6.2), (5, 6.8), (9, 7.0)]
    line = curve([(0, y * width, z * width) for z, y in sweep], 6)
    verts = [(x * width + focus.x, p.y + focus.y, p.z) for x in (-7, 7) for p in line]
    n = len(line)
    ground = solid('ground', verts, [(k, k + n, k + n + 1, k + 1) for k in range(n - 1)],
        paper_ground(view.ground or GROUNDS['table']))
    ground['prop'] = ground['backdrop'] = True
    for pane in (-0.42, 0.42):
        area('window', (-3.5 + pane * 1.05, 2.0 + pane * 1.5, 3.5), focus, width, (1.45, 2.9), 236 * view.light,
            '#FFF8F0')
    area('fill', (2.6, -2.0, 2.0), focus, width, (3, 3), 30, '#F3F4FF')
    ambient('#FFF8F0', 0.30)


def flat(view, width, focus):
    """Cool white seen from above; a small hard-edged softbox at the upper left."""
    ground = solid('ground', [(x * width, y * width, 0) for x, y in ((-4, -4), (4, -4), (4, 4), (-4, 4))],
        [(0, 1, 2, 3)], paper_ground(view.ground or GROUNDS['flat']))
    ground['prop'] = ground['backdrop'] = True
    area('key', (-1.9, 1.75, 1.55), focus, width, (0.6, 0.6), 175 * view.light, '#FFFBF5')
    area('fill', (1.8, -1.2, 2.2), focus, width, (2.4, 2.4), 22, '#EFF4FF')
    ambient('#F4F8FF', 0.42)


def area(name, at, focus, width, size, watts, colour):
    """A softbox; position, size and power in frames."""
    light = bpy.data.lights.new(name, 'AREA')
    light.shape, light.size, light.size_y = 'RECTANGLE', size[0] * width, size[1] * width
    light.energy, light.color = watts * width * width, rgb(colour)
    lamp = bpy.data.objects.new(name, light)
    lamp.location = focus + Vector(at) * width
    lamp.rotation_euler = (lamp.location - focus).to_track_quat('Z', 'Y').to_euler()
    bpy.context.scene.collection.objects.link(lamp)


def ambient(colour, strength):
    world = bpy.data.worlds.new('world')
    bpy.context.scene.world = world
    world.use_nodes = True
    background = world.node_tree.nodes['Background']
    background.inputs[0].default_value = (*rgb(colour), 1)
    background.inputs[1].default_value = strength
    world.cycles.sampling_method = 'NONE'
