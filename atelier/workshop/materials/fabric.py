"""Woven and knitted cloth for clothes; uv counts 10 cm."""

import math

from ..artwork import rasterise
from ..nodes import Shader


def twill(colour, pale=None, scale=26.0, contrast=0.12, sheen=0.35, rough=0.85, seed=0, melange=0.0, bump=0.22):
    """Serge and tropical: fine diagonal lines; melange mixes in pale fibres."""
    s = Shader('twill', seed)
    where = s.coords('UV', rotation=(0, 0, 0.9))
    lines = s.wave(scale, 'X', 0.4, 1, where)
    paint = s.mix(s.math('MULTIPLY', lines, contrast), colour, pale or '#FFFFFF')
    if melange:
        fibre = s.noise(90, 3, 0.7, 0, s.coords('UV', scale=(1, 0.35, 1)))
        paint = s.mix(s.math('MULTIPLY', s.ramp(fibre, (0.4, 0.0), (0.68, 1.0)), melange), paint, pale or '#FFFFFF')
    cloud = s.noise(0.8, 4, 0.5, 0, s.coords('UV'))
    paint = s.mix(s.math('MULTIPLY', cloud, 0.10), paint, '#000000')
    normal = s.bump(s.math('ADD', lines, s.noise(60, 3, 0.6, 0, s.coords('UV'))), bump, 0.006)
    return s.surface(base_color=paint, roughness=rough, specular=0.22, sheen=sheen, normal=normal)


def satin(colour, image=None, scale=1.0, rough=0.34, seed=0, turn=0.0):
    s = Shader('satin', seed)
    paint = colour
    if image:
        paint = s.image(image, scale=(scale, scale, 1), rotation=(0, 0, turn)).outputs['Color']
    thread = s.noise(70, 3, 0.6, 0, s.coords('UV', scale=(1, 0.06, 1)))
    return s.surface(base_color=paint, roughness=rough, specular=0.45, sheen=0.2, anisotropic=0.5,
        normal=s.bump(thread, 0.08, 0.004))


def patterned(image, scale, rough=0.85, sheen=0.35, seed=0):
    """Cloth with a woven pattern (tartan); one tile is 1/scale of 10 cm."""
    s = Shader('patterned', seed)
    paint = s.image(image, scale=(scale, scale, 1)).outputs['Color']
    where = s.coords('UV', rotation=(0, 0, 0.8))
    lines = s.wave(26, 'X', 0.3, 1, where)
    return s.surface(base_color=paint, roughness=rough, specular=0.18, sheen=sheen, normal=s.bump(lines, 0.18, 0.005))


def knit(colour, pale=None, across=50, seed=0, melange=0.0, bump=0.9, rib=0):
    """Stocking stitch drawn as rows of V; rib > 0 gives ribs instead (per 10 cm)."""
    s = Shader('knit', seed)
    paint = colour
    if melange:
        fibre = s.noise(38, 4, 0.7, 0, s.coords('UV', scale=(1, 0.6, 1)))
        paint = s.mix(s.math('MULTIPLY', s.ramp(fibre, (0.35, 0.0), (0.7, 1.0)), melange), paint, pale or '#FFFFFF')
    if rib:
        height = s.wave(rib / 6.283, 'X', 0, 0, s.coords('UV'))
        fine = s.image(stitches(), scale=(across, across * 0.8, 1), data=True).outputs['Color']
        height = s.math('ADD', height, s.math('MULTIPLY', fine, 0.3))
    else:
        height = s.image(stitches(), scale=(across / 2, across / 2 * 0.8, 1), data=True).outputs['Color']
    paint = s.mix(s.ramp(height, (0.0, 0.42), (0.6, 0.0)), paint, '#000000')
    return s.surface(base_color=paint, roughness=0.92, specular=0.12, sheen=0.5, normal=s.bump(height, bump, 0.018))


def stitches():
    """A seamless height map of two columns and two rows of knit stitches."""
    parts = ['<rect width="40" height="40" fill="#101010"/>']
    for column in range(2):
        for row in range(-1, 3):
            x, y = column * 20, row * 20
            for side in (-1, 1):
                cx = x + 10 + side * 5
                for width, tone in ((9.0, '#555'), (6.4, '#999'), (3.4, '#EEE')):
                    parts.append(f'<path d="M{cx + side * 4} {y - 2}C{cx + side * 3} {y + 8} {cx - side * 3} {y + 12} {cx - side * 4} {y + 22}" stroke="{tone}" stroke-width="{width}" stroke-linecap="round" fill="none"/>')
    return rasterise(
        f'<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40" viewBox="0 0 40 40">{"".join(parts)}</svg>',
        128)


def jersey(colour, sheen=0.25, rough=0.6, seed=0, mesh=42, bump=0.25):
    """Tricot and piqué: a fine net of knots, a little shine."""
    s = Shader('jersey', seed)
    where = s.coords('UV')
    net = s.math('MULTIPLY', s.wave(mesh, 'X', 0, 0, where), s.wave(mesh, 'Y', 0, 0, where))
    paint = s.mix(s.math('MULTIPLY', net, 0.10), colour, '#000000')
    return s.surface(base_color=paint, roughness=rough, specular=0.3, sheen=sheen, normal=s.bump(net, bump, 0.006))


def broadcloth(colour='#F7F8FA', seed=0):
    s = Shader('broadcloth', seed)
    fine = s.noise(120, 3, 0.6, 0, s.coords('UV'))
    return s.surface(base_color=colour, roughness=0.8, specular=0.2, sheen=0.15, subsurface=0.0,
        normal=s.bump(fine, 0.10, 0.004))


def canvas(colour, seed=0, scale=34, bump=0.4, rough=0.9):
    s = Shader('canvas', seed)
    where = s.coords('UV')
    net = s.math('ADD', s.wave(scale, 'X', 0.5, 1, where), s.wave(scale, 'Y', 0.5, 1, where))
    paint = s.mix(s.math('MULTIPLY', net, 0.07), colour, '#000000')
    return s.surface(base_color=paint, roughness=rough, specular=0.2, normal=s.bump(net, bump, 0.006))


def leather(colour='#151516', rough=0.32, seed=0, coat=0.25):
    s = Shader('leather', seed)
    grain = s.cells(30)
    return s.surface(base_color=colour, roughness=rough, specular=0.5, clearcoat=coat, clearcoat_roughness=0.2,
        normal=s.bump(s.math('ADD', grain, s.noise(4, 3)), 0.10, 0.01))


def tartan(warp, ground, size=60, hatch=1.2):
    """A 2/2 twill tartan: warp bands, then the same bands as weft showing through diagonal hatching.

    warp: (start, width, colour) in parts of 60.
    """
    bands_x = ''.join(f'<rect x="{a}" y="0" width="{w}" height="{size}" fill="{c}"/>' for a, w, c in warp)
    bands_y = ''.join(f'<rect x="0" y="{a}" width="{size}" height="{w}" fill="{c}"/>' for a, w, c in warp)
    lines = ''.join(f'<path d="M{k * hatch - size} {size}L{k * hatch} 0" stroke="#fff" stroke-width="{hatch * 0.36}"/>'
        for k in range(math.ceil(2 * size / hatch) + 1))
    svg = (f'<svg xmlns="http://www.w3.org/2000/svg" width="{size}" height="{size}" viewBox="0 0 {size} {size}"><defs><mask id="m">{lines}</mask></defs>'
           f'<rect width="{size}" height="{size}" fill="{ground}"/>{bands_x}<g mask="url(#m)"><rect width="{size}" height="{size}" fill="{ground}"/>{bands_y}</g></svg>')
    return rasterise(svg, 1024)
