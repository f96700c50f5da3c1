"""Clay, glaze and lacquer. Heights (foot, rim) are in the object's own z, 1 = 10 cm."""

import bpy

from ..nodes import Shader, rgb


def glaze(colour, second=None, clay='#8A5A3C', foot=0.0, rim=None, rim_colour='#6B4226', mottle=4.0, blend=(0.4, 0.68),
          gloss=0.22, speckle=0.0, speckle_colour='#3A2A1E', crackle=0.0, rings=0.0, pool=None, decor=None, span=None,
        runs=None, seed=0):
    """A fired glaze over clay.

    second mottles into colour; foot is the height where the glaze ends in an uneven line; rim the height where it
    runs thin and shows rim_colour; speckle the share of iron dots; crackle fine lines; rings the throwing marks;
    pool a darker colour that gathers low; decor a drawing with alpha: round the outside between the heights of span,
    or without span seen from above, as on a plate; runs = (colour, low, high) is glaze that has run down in streaks.
    """
    s = Shader('glaze', seed)
    paint = colour
    if second:
        paint = s.ramp(s.noise(mottle, 6, 0.55, 0.6), (blend[0], colour), (blend[1], second))
    z = s.height()
    if pool:
        paint = s.mix(s.math('MULTIPLY', s.above(s.math('MULTIPLY', z, -1), -0.35, 0.3), 0.8), paint, pool)
    if runs:
        streak = s.noise(3.2, 3, 0.5, 0.4, s.coords(scale=(1, 1, 0.16)))
        line = s.math('ADD', z, s.math('MULTIPLY', streak, -(runs[2] - runs[1]) * 1.6))
        paint = s.mix(s.math('MULTIPLY', s.above(line, runs[1] - (runs[2] - runs[1]) * 0.5, 0.06), 0.8), paint, runs[0])
    if decor:
        drawing, ink = painted(s, decor, span)
        paint = s.mix(ink, paint, drawing)
    if speckle:
        size = s.noise(3, 2)
        dots = s.above(s.math('ADD', s.math('MULTIPLY', s.cells(26), -1), s.math('MULTIPLY', size, 0.18)),
            -0.12 + 0.07 * (1 - speckle), 0.035)
        paint = s.mix(s.math('MULTIPLY', dots, 0.85), paint, speckle_colour)
    if crackle:
        lines = s.above(s.math('MULTIPLY', s.cells(13, 'DISTANCE_TO_EDGE', s.coords(scale=(1, 1, 1.2))), -1), -0.012,
            0.008)
        paint = s.mix(s.math('MULTIPLY', lines, crackle), paint, '#7C7257')
    if rim is not None:
        thin = s.above(s.math('ADD', z, s.math('MULTIPLY', s.noise(6, 3), 0.035)), rim, 0.022)
        paint = s.mix(thin, paint, rim_colour)
    height = s.math('MULTIPLY', s.noise(2.2, 3), 0.5)
    if rings:
        turned = s.wave(5.5, 'Z', 1.2, 2)
        height = s.math('ADD', height, s.math('MULTIPLY', turned, rings))
    bump = s.bump(height, 0.35, 0.03)
    rough, coat = gloss, 0.35
    if foot:
        low = s.above(s.math('ADD', s.math('MULTIPLY', z, -1), s.math('MULTIPLY', s.noise(2.6, 3), 0.05)),
            0.025 - foot, 0.006)
        bare = s.math('MULTIPLY', low, facing_out(s))
        earth = s.ramp(s.noise(30, 5), (0.3, clay), (0.8, '#5E3B26'))
        paint = s.mix(bare, paint, s.mix(0.35, clay, earth))
        rough = s.mix(bare, (gloss,) * 3, (0.9, 0.9, 0.9))
        coat = s.math('SUBTRACT', 0.35, s.math('MULTIPLY', bare, 0.35))
        bump = s.bump(s.math('MULTIPLY', bare, s.noise(70, 4)), 0.25, 0.008, bump)
    return s.surface(base_color=paint, roughness=rough, specular=0.5, clearcoat=coat, clearcoat_roughness=gloss * 0.35,
        normal=bump)


def painted(s, path, span):
    """Brushed pigment: (colour, cover). The ink is uneven, as a brush leaves it."""
    uneven = s.ramp(s.noise(14, 3), (0.2, 0.70), (0.8, 1.0))
    if span is None:
        image = s.image(path, 'Generated', repeat=False)
        return image.outputs['Color'], s.math('MULTIPLY', image.outputs['Alpha'], uneven)
    where = s.node('TexCoord')
    round_x = s.node('SeparateXYZ', {0: where.outputs['UV']}).outputs['X']
    up = s.math('DIVIDE', s.math('SUBTRACT', s.height(), span[0]), span[1] - span[0])
    node = s.node('TexImage', {'Vector': s.node('CombineXYZ', {'X': round_x, 'Y': up}).outputs[0]}, extension='CLIP',
        interpolation='Cubic')
    node.image = bpy.data.images.load(str(path), check_existing=True)
    flat = s.node('VectorMath', {0: where.outputs['Object'], 1: (1, 1, 0)}, operation='MULTIPLY').outputs[0]
    outward = s.node('VectorMath', {0: flat, 1: where.outputs['Normal']}, operation='DOT_PRODUCT').outputs['Value']
    cover = s.math('MULTIPLY', s.math('MULTIPLY', node.outputs['Alpha'], uneven), s.above(outward, 0.01, 0.008))
    return node.outputs['Color'], cover


def facing_out(s):
    """1 on a vessel's outside and underside, 0 on its inside."""
    where = s.node('TexCoord')
    up = s.node('SeparateXYZ', {0: where.outputs['Normal']}).outputs['Z']
    flat = s.node('VectorMath', {0: where.outputs['Object'], 1: (1, 1, 0)}, operation='MULTIPLY').outputs[0]
    out = s.node('VectorMath', {0: flat, 1: where.outputs['Normal']}, operation='DOT_PRODUCT').outputs['Value']
    return s.math('MULTIPLY', s.above(s.math('MULTIPLY', up, -1), -0.55, 0.05), s.above(out, -0.03, 0.01))


def porcelain(colour='#F1F0EA', decor=None, span=None, rim=None, rim_colour='#B08A45', gloss=0.12, foot=0.0, seed=0):
    """White and hard; decor in cobalt or enamel."""
    return glaze(colour, clay='#E3DCCB', decor=decor, span=span, rim=rim, rim_colour=rim_colour, gloss=gloss,
        foot=foot, seed=seed)


def stoneware(colour, second, seed=0, rough=0.75, fire=None):
    """Unglazed, as in Bizen: bare clay marked by the fire."""
    s = Shader('stoneware', seed)
    paint = s.ramp(s.noise(1.6, 5, 0.6, 1.2), (0.35, colour), (0.62, second))
    if fire:
        streak = s.above(s.noise(2.4, 4, 0.5, 2.5, s.coords(scale=(1, 1, 0.35))), 0.58, 0.05)
        paint = s.mix(streak, paint, fire)
    paint = s.mix(s.math('MULTIPLY', s.noise(60, 5), 0.25), paint, '#2E1E16')
    bump = s.bump(s.noise(38, 6, 0.6), 0.4, 0.012, s.bump(s.wave(5, 'Z', 1.5), 0.25, 0.03))
    return s.surface(base_color=paint, roughness=rough, specular=0.35, normal=bump)


def oribe(cream='#E6DCC4', green='#2F5A38', deep='#12301D', stripes=None, seed=0):
    """Copper green over one corner, cream with iron brushwork on the rest; they bleed into each other."""
    s = Shader('oribe', seed)
    where = s.node('SeparateXYZ', {0: s.node('TexCoord').outputs['Object']})
    diagonal = s.math('ADD', s.math('MULTIPLY', where.outputs['X'], -0.7), s.math('MULTIPLY', where.outputs['Y'], 0.9))
    edge = s.math('ADD', diagonal, s.math('MULTIPLY', s.noise(2.6, 4, 0.6, 0.6), 0.42))
    paint = s.mix(s.math('MULTIPLY', s.noise(5, 5), 0.3), cream, '#CFC0A0')
    if stripes:
        image = s.image(stripes, repeat=False)
        paint = s.mix(s.math('MULTIPLY', image.outputs['Alpha'], s.ramp(s.noise(9, 4), (0.25, 0.45), (0.7, 0.95))),
            paint, image.outputs['Color'])
    pooled = s.ramp(s.noise(2.2, 4, 0.5, 0.8), (0.3, deep), (0.62, green), (0.85, '#6C8F55'))
    paint = s.mix(s.above(edge, 0.36, 0.05), paint, '#8A9A62')
    paint = s.mix(s.above(edge, 0.42, 0.05), paint, pooled)
    bump = s.bump(s.noise(3, 3), 0.3, 0.03, s.bump(s.noise(28, 4), 0.12, 0.01))
    return s.surface(base_color=paint, roughness=0.2, specular=0.5, clearcoat=0.4, clearcoat_roughness=0.08,
        normal=bump)


def iron(colour='#2B2A28', seed=0, stipple=True):
    """Cast iron with the fine hail pattern (arare) or plain sand-cast skin."""
    s = Shader('iron', seed)
    paint = s.ramp(s.noise(5, 5), (0.3, colour), (0.8, '#3B322B'))
    skin = s.bump(s.noise(45, 6, 0.65), 0.5, 0.012)
    return s.surface(base_color=paint, roughness=0.62, specular=0.45, metallic=0.25, normal=skin)


def lacquer(colour='#7E1B16', inner=None, split=None, gloss=0.07, decor=None, grain=False, seed=0):
    """Urushi: deep and mirror-like; grain lets the wood show through (suri-urushi)."""
    s = Shader('lacquer', seed)
    paint = colour
    if grain:
        rings = s.wave(3.2, 'Z', 6, 3, s.coords(scale=(1, 0.3, 1)), rings=True)
        paint = s.ramp(rings, (0.1, colour), (0.9, '#3A170C'))
    if decor:
        image = s.image(decor)
        paint = s.mix(image.outputs['Alpha'], paint, image.outputs['Color'])
    paint = s.mix(s.math('MULTIPLY', s.noise(3, 3), 0.12), paint, '#000000')
    bump = s.bump(s.noise(1.8, 2), 0.05, 0.02)
    return s.surface(base_color=paint, roughness=0.28, specular=0.5, clearcoat=0.7, clearcoat_roughness=gloss,
        normal=bump)


def tea(colour='#A9B45A', foam=False, seed=0):
    """The surface of a drink; foam for whisked matcha."""
    s = Shader('tea', seed)
    if not foam:
        return s.surface(base_color=colour, roughness=0.05, specular=0.6, clearcoat=0.5)
    bubbles = s.cells(34)
    paint = s.ramp(s.noise(7, 5), (0.35, colour), (0.75, '#A9C26B'))
    return s.surface(base_color=paint, roughness=0.5, specular=0.3,
        normal=s.bump(s.math('ADD', bubbles, s.noise(22, 4)), 0.4, 0.012))


def glass(tint='#F7FBFA', rough=0.0, ior=1.45, shade=0.9):
    """Clear glass or syrup. Shadow rays pass straight through: the light path has no caustics."""
    s = Shader('glass')
    material = s.surface(base_color=tint, roughness=rough, transmission=1.0, ior=ior, specular=0.5)
    clear = s.node('BsdfTransparent', {'Color': tuple(c * shade for c in rgb(tint))})
    ray = s.node('LightPath')
    either = s.math('MAXIMUM', ray.outputs['Is Shadow Ray'], ray.outputs['Is Diffuse Ray'])
    mixed = s.node('MixShader', {0: either, 1: s.bsdf.outputs[0], 2: clear.outputs[0]})
    s.tree.links.new(mixed.outputs[0], s.tree.nodes['Material Output'].inputs['Surface'])
    return material


def veil(colour='#FFFFFF', density=0.4):
    """Gauze, thin film, tracing paper: part of the light goes straight through."""
    s = Shader('veil')
    material = s.surface(base_color=colour, roughness=0.6, specular=0.3)
    clear = s.node('BsdfTransparent', {'Color': (1, 1, 1)})
    mixed = s.node('MixShader', {0: density, 1: clear.outputs[0], 2: s.bsdf.outputs[0]})
    s.tree.links.new(mixed.outputs[0], s.tree.nodes['Material Output'].inputs['Surface'])
    return material
