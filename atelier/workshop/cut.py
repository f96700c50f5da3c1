"""Cutting and splitting finished meshes."""

import bmesh
import bpy
from mathutils import Vector


def bake(thing):
    """Applies the modifiers, so that the mesh can be cut."""
    graph = bpy.context.evaluated_depsgraph_get()
    mesh = bpy.data.meshes.new_from_object(thing.evaluated_get(graph))
    thing.modifiers.clear()
    thing.data = mesh
    return thing


def cut(thing, point, normal, inside=None):
    """Takes away what lies on the side of the normal and closes the wound with the inside's material."""
    bake(thing)
    mesh = thing.data
    work = bmesh.new()
    work.from_mesh(mesh)
    bmesh.ops.remove_doubles(work, verts=work.verts, dist=0.0011)
    point, normal = Vector(point), Vector(normal).normalized()
    bmesh.ops.bisect_plane(work, geom=work.verts[:] + work.edges[:] + work.faces[:], plane_co=point, plane_no=normal,
        clear_outer=True)
    edges = [edge for edge in work.edges if edge.is_boundary and all(abs((v.co - point).dot(normal)) < 1e-4
        for v in edge.verts)]
    caps = bmesh.ops.holes_fill(work, edges=edges, sides=0)['faces']
    if inside:
        mesh.materials.append(inside)
    for face in caps:
        face.smooth = False
        if inside:
            face.material_index = len(mesh.materials) - 1
    for edge in edges:
        if edge.is_valid:
            edge.smooth = False
    work.to_mesh(mesh)
    work.free()
    mesh.use_auto_smooth = True
    return thing
