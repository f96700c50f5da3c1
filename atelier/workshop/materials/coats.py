"""What lies on sweets: sugar on beans, sesame and bean meal on rice, glaze on chips, kernels of roasted grain."""

from ..nodes import Shader


def sugared(colour='#3A1C1E', dark='#22100F', frost=0.55, seed=0):
    """A candied bean whose sugar has dried to a thin uneven frost."""
    s = Shader('sugared', seed)
    hue = s.node('ObjectInfo').outputs['Random']
    paint = s.ramp(s.math('ADD', s.math('MULTIPLY', hue, 0.5), s.math('MULTIPLY', s.noise(5, 4), 0.5)), (0.3, colour),
        (0.8, dark))
    grains = s.above(s.math('ADD', s.noise(16, 6, 0.7), s.math('MULTIPLY', s.noise(70, 3), 0.4)), 0.70, 0.08)
    paint = s.mix(s.math('MULTIPLY', grains, frost), paint, '#FBF7EE')
    return s.surface(base_color=paint, roughness=s.mix(grains, (0.35,) * 3, (0.85,) * 3), specular=0.4,
        normal=s.bump(s.math('ADD', grains, s.noise(60, 4)), 0.3, 0.008))


def meal(colour='#D3A556', dark='#B98539', coarse=40, specks=None, seed=0):
    """Roasted meal or ground sesame pressed on: dry and uneven; specks are darker bits of the husk."""
    s = Shader('meal', seed)
    grain = s.noise(coarse, 7, 0.75)
    paint = s.ramp(s.math('ADD', s.math('MULTIPLY', grain, 0.6), s.math('MULTIPLY', s.noise(5, 4), 0.4)),
        (0.35, colour), (0.68, dark))
    if specks:
        paint = s.mix(s.above(s.math('MULTIPLY', s.cells(coarse * 0.8), -1), -0.2, 0.06), paint, specks)
    return s.surface(base_color=paint, roughness=0.95, specular=0.12, normal=s.bump(grain, 0.8, 0.02))


def bean_coat(colour='#4A2628', bean='#6B3A3A', size=9.0, gloss=0.34, seed=0):
    """Coarsely crushed bean paste: the skins of the beans stand out in folds."""
    s = Shader('bean coat', seed)
    lumps = s.math('MULTIPLY', s.cells(size), -1)
    paint = s.mix(s.above(lumps, -0.36, 0.16), colour, bean)
    paint = s.mix(s.math('MULTIPLY', s.noise(7, 5), 0.3), paint, '#241012')
    bump = s.bump(lumps, 0.85, 0.05, s.bump(s.noise(26, 5), 0.3, 0.014))
    return s.surface(base_color=paint, roughness=gloss, specular=0.45, clearcoat=0.15, clearcoat_roughness=0.3,
        normal=bump)


def candied(colour='#C9842C', dark='#8E4A16', seed=0):
    """Fried sweet potato in its hard sugar coat."""
    s = Shader('candied', seed)
    hue = s.node('ObjectInfo').outputs['Random']
    paint = s.ramp(s.math('ADD', s.math('MULTIPLY', hue, 0.55), s.math('MULTIPLY', s.noise(3, 5, 0.6, 0.6), 0.45)),
        (0.25, '#E2B054'), (0.5, colour), (0.85, dark))
    return s.surface(base_color=paint, roughness=0.24, specular=0.5, clearcoat=0.5, clearcoat_roughness=0.15,
        normal=s.bump(s.noise(11, 5), 0.35, 0.02))


def translucent(colour='#E8DCC0', depth=0.55, seed=0, rough=0.12, cloud='#F6F0E0'):
    """Kuzu, bracken starch, crystals of agar: light goes through, a little cloudy, a dry or wet skin."""
    s = Shader('translucent', seed)
    paint = s.ramp(s.noise(2.2, 4), (0.3, colour), (0.8, cloud))
    return s.surface(base_color=paint, roughness=rough, specular=0.5, transmission=depth, ior=1.36, subsurface=0.35,
        subsurface_color=paint, subsurface_radius=(0.25, 0.22, 0.18), normal=s.bump(s.noise(6, 4), 0.1, 0.02))


def frosted(colour='#BFD3C6', seed=0, depth=0.3):
    """A crystal of agar under its thin sugar skin: dull faces, the colour fades to one side."""
    s = Shader('frosted', seed)
    hue = s.math('ADD', s.math('MULTIPLY', s.noise(3.0, 2), 0.8), s.math('MULTIPLY',
        s.node('ObjectInfo').outputs['Random'], 0.25))
    paint = s.ramp(hue, (0.38, colour), (0.72, '#FBF8F0'))
    return s.surface(base_color=paint, roughness=0.32, specular=0.5, transmission=depth, ior=1.25,
        normal=s.bump(s.noise(48, 5), 0.15, 0.006))


def dried_fruit(colour='#C8561C', dark='#8A2C10', bloom=0.25, seed=0):
    """Flesh that has drawn in: deep and moist, a faint white bloom of its own sugar."""
    s = Shader('dried fruit', seed)
    paint = s.ramp(s.noise(2.6, 5, 0.6, 0.7), (0.3, colour), (0.78, dark))
    dust = s.above(s.math('ADD', s.noise(3, 5, 0.65), s.math('MULTIPLY', s.noise(36, 3), 0.2)), 0.66, 0.10)
    paint = s.mix(s.math('MULTIPLY', dust, bloom), paint, '#F6E6D2')
    bump = s.bump(s.noise(9, 6, 0.6), 0.4, 0.03, s.bump(s.noise(40, 4), 0.15, 0.008))
    return s.surface(base_color=paint, roughness=s.mix(dust, (0.3,) * 3, (0.6,) * 3), specular=0.45, subsurface=0.18,
        subsurface_color=paint, subsurface_radius=(0.15, 0.06, 0.03), clearcoat=0.15, clearcoat_roughness=0.25,
        normal=bump)


def brushed_sugar(colour='#F4E3DC', seed=0):
    """A pale wafer with the strokes of thick sugar syrup across it."""
    s = Shader('brushed sugar', seed)
    stroke = s.noise(3.2, 5, 0.6, 0.4, s.coords(scale=(0.5, 3.4, 1)))
    paint = s.mix(s.above(stroke, 0.5, 0.1), colour, '#FFFDF8')
    return s.surface(base_color=paint, roughness=0.7, specular=0.3, subsurface=0.08, subsurface_color=paint,
        subsurface_radius=(0.08, 0.07, 0.06), normal=s.bump(stroke, 0.45, 0.02, s.bump(s.noise(44, 5), 0.3, 0.01)))
