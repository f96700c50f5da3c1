"""Runs inside Blender: builds one picture, renders it and leaves its passes as .npy for develop.py.

blender -b --factory-startup -P atelier/job.py -- <shop> <key> <out folder> <scale>
"""

import json
import sys
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(HERE))

import bpy  # noqa: E402
import numpy as np  # noqa: E402

from workshop import stage  # noqa: E402
from workshop.catalogue import load  # noqa: E402

PASSES = {'colour': 'Image', 'albedo': 'Denoising Albedo', 'normal': 'Denoising Normal'}


def engine(scene, view, scale):
    scene.render.engine = 'CYCLES'
    scene.render.resolution_x, scene.render.resolution_y = (round(n * scale) for n in view.size)
    scene.render.resolution_percentage = 100
    cycles = scene.cycles
    cycles.samples, cycles.seed = (view.samples if scale > 0.4 else 16), 7
    # The darkroom cleans smooth ground well: it may stop early, the goods go on.
    cycles.use_adaptive_sampling, cycles.adaptive_threshold, cycles.adaptive_min_samples = True, 0.06, 8
    cycles.use_denoising = False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces, cycles.transmission_bounces = 12, 2, 2, 10
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect, cycles.blur_glossy = 3, 0.5
    scene.view_layers[0].cycles.denoising_store_passes = True


def store_passes(scene, folder):
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new('CompositorNodeRLayers')
    output = tree.nodes.new('CompositorNodeOutputFile')
    output.base_path = str(folder)
    output.format.file_format, output.format.color_depth, output.format.exr_codec = 'OPEN_EXR', '32', 'NONE'
    output.file_slots.clear()
    for name, source in PASSES.items():
        output.file_slots.new(name + '_')
        tree.links.new(layers.outputs[source], output.inputs[name + '_'])


def take(scene, folder, name):
    """Renders and leaves <name>-<pass>.npy, top row first."""
    start = time.time()
    bpy.ops.render.render()
    print(f'{name} rendered in {time.time() - start:.1f} s')
    for part in PASSES:
        path = next(folder.glob(f'{part}_*.exr'))
        image = bpy.data.images.load(str(path))
        pixels = np.empty(image.size[0] * image.size[1] * 4, np.float32)
        image.pixels.foreach_get(pixels)
        np.save(folder / f'{name}-{part}.npy', pixels.reshape(image.size[1], image.size[0], 4)[::-1, :, :3])
        bpy.data.images.remove(image)
        path.unlink()


def main(shop, key, folder, scale):
    folder, scale = Path(folder), float(scale)
    folder.mkdir(parents=True, exist_ok=True)
    scene = stage.reset()
    picture = load(shop)[key]
    picture.build()
    view = picture.view
    left, right, low, high = stage.take(view)
    # The empty ground is smooth: it is rendered small, and only the goods at full size.
    engine(scene, view, min(scale, 0.26))
    store_passes(scene, folder)
    take(scene, folder, 'far')
    engine(scene, view, scale)
    margin = 0.045
    box = [max(0, left - margin), min(1, right + margin), max(0, low - margin), min(1, high + margin)]
    render = scene.render
    render.use_border = render.use_crop_to_border = True
    render.border_min_x, render.border_max_x, render.border_min_y, render.border_max_y = box
    take(scene, folder, 'near')
    size = [render.resolution_x, render.resolution_y]
    notes = {'size': view.size, 'paper': view.paper, 'even': view.even, 'rendered': size, 'box': box}
    notes |= {'studio': view.studio, 'ground': view.ground or stage.GROUNDS[view.studio]}
    (folder / 'view.json').write_text(json.dumps(notes))


main(*sys.argv[sys.argv.index('--') + 1:])
