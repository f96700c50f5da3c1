"""Stuff of the house: towelling, hammered metal."""

from ..nodes import Shader


def terry(colour, seed=0, loops=64):
    """Towelling: a dense pile of loops that swallows the light between them."""
    s = Shader('terry', seed)
    loop = s.cells(loops)
    cloud = s.noise(2.4, 4, 0.6)
    paint = s.mix(s.ramp(loop, (0.10, 0.0), (0.55, 0.55)), colour, darkened(colour, 0.72))
    height = s.math('ADD', s.math('MULTIPLY', loop, -1), s.math('MULTIPLY', s.noise(70, 4), 0.5))
    return s.surface(base_color=paint, roughness=1.0, specular=0.05, sheen=0.7,
        normal=s.bump(height, 0.8, 0.014, s.bump(cloud, 0.5, 0.06)))


def darkened(colour, share):
    return '#' + ''.join(f'{int(int(colour[i:i + 2], 16) * share):02X}' for i in (1, 3, 5))


def beaten(colour, seed=0, dents=11, depth=0.5, rough=0.24, patina=None):
    """Tin or copper with the marks of the hammer."""
    s = Shader('beaten', seed)
    tone = s.mix(s.math('MULTIPLY', s.noise(3, 4), 0.35), colour, patina or darkened(colour, 0.72))
    facets = s.bump(s.math('MULTIPLY', s.cells(dents, 'SMOOTH_F1'), -1), depth, 0.05)
    return s.surface(base_color=tone, roughness=rough, metallic=1.0, specular=0.5, normal=facets)
