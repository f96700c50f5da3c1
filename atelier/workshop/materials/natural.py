"""Wood, bamboo, paper, metal, leaf: what boxes, trays and wrappings are made of."""

from ..nodes import Shader


def wood(light='#D9BC8C', dark='#B98F5C', along='X', scale=1.0, gloss=0.55, seed=0, contrast=0.5, knots=1.6):
    """Long grain along one axis of the object: drawn-out noise for the fibres, bent bands for the year rings."""
    s = Shader('wood', seed)
    stretch = {'X': (0.12, 1.4, 1.4), 'Y': (1.4, 0.12, 1.4), 'Z': (1.4, 1.4, 0.12)}[along]
    where = s.coords(scale=tuple(v * scale for v in stretch))
    rings = s.wave(2.1, 'DIAGONAL', 5 * knots, 2, where)
    fibre = s.noise(26, 6, 0.7, 0.2, where)
    paint = s.mix(s.math('MULTIPLY', rings, contrast), light, dark)
    paint = s.mix(s.math('MULTIPLY', s.ramp(fibre, (0.35, 0.0), (0.75, 1.0)), 0.35), paint, dark)
    bump = s.bump(fibre, 0.12, 0.01)
    return s.surface(base_color=paint, roughness=gloss, specular=0.3, normal=bump)


def paulownia(seed=0, along='X'):
    """Kiri, the pale wood of gift boxes: straight fine lines."""
    return wood('#E6D2AE', '#C9A877', along, 1.3, 0.72, seed, 0.32, 0.5)


def cedar(seed=0, along='X'):
    return wood('#D3A679', '#A86F45', along, 1.5, 0.65, seed, 0.32, 0.8)


def walnut(seed=0, along='X'):
    return wood('#7A5238', '#4A2E1E', along, 1.1, 0.42, seed, 0.6, 1.2)


def bamboo(colour='#C9A962', dark='#A5813F', along='X', seed=0):
    s = Shader('bamboo', seed)
    stretch = {'X': (0.04, 2.2, 2.2), 'Y': (2.2, 0.04, 2.2), 'Z': (2.2, 2.2, 0.04)}[along]
    fibre = s.noise(38, 4, 0.6, 0, s.coords(scale=stretch))
    paint = s.ramp(fibre, (0.3, colour), (0.75, dark))
    return s.surface(base_color=paint, roughness=0.42, specular=0.4, clearcoat=0.12, normal=s.bump(fibre, 0.12, 0.008))


def paper(colour='#EFE6D4', image=None, rough=0.85, fibre=0.0, seed=0, sheen=0.0, scale=1, repeat=True, rotation=0.0,
        emboss=0.25):
    """Paper or board; image is a printed sheet (uv), fibre shows the long threads of washi."""
    s = Shader('paper', seed)
    paint = colour
    if image:
        node = s.image(image, scale=scale, repeat=repeat, rotation=(0, 0, rotation))
        paint = s.mix(node.outputs['Alpha'], paint, node.outputs['Color'])
    grain = s.noise(34, 6, 0.65)
    if fibre:
        threads = s.above(s.noise(9, 8, 0.75, 3.5), 0.61, 0.02)
        paint = s.mix(s.math('MULTIPLY', threads, fibre), paint, '#FFFDF6')
        grain = s.math('ADD', grain, threads)
    return s.surface(base_color=paint, roughness=rough, specular=0.25, clearcoat=sheen, clearcoat_roughness=0.25,
        normal=s.bump(grain, emboss, 0.006))


def kraft(image=None, seed=0):
    return paper('#C49A6C', image, 0.9, seed=seed, repeat=False)


def film(colour='#FFFFFF', image=None, gloss=0.25, metal=0.0, seed=0):
    """A pouch's laminate: soft sheen, small dents."""
    s = Shader('film', seed)
    paint = colour
    if image:
        node = s.image(image, repeat=False)
        paint = s.mix(node.outputs['Alpha'], paint, node.outputs['Color'])
    return s.surface(base_color=paint, roughness=gloss, specular=0.4, metallic=metal,
        normal=s.bump(s.noise(2.6, 3), 0.3, 0.05))


def metal(colour='#B9BABC', rough=0.28, seed=0, brushed=None, hammered=0.0):
    s = Shader('metal', seed)
    bump = None
    if brushed:
        stretch = {'X': (0.05, 3, 3), 'Y': (3, 0.05, 3), 'Z': (3, 3, 0.05)}[brushed]
        bump = s.bump(s.noise(60, 4, 0.6, 0, s.coords(scale=stretch)), 0.12, 0.005)
    if hammered:
        bump = s.bump(s.cells(7), hammered, 0.05)
    tone = s.mix(s.math('MULTIPLY', s.noise(4, 4), 0.2), colour, '#4A4038')
    return s.surface(base_color=tone, roughness=rough, metallic=1.0, specular=0.5, normal=bump)


def leaf(colour='#3F5A2A', dark='#2C4420', rough=0.45, seed=0):
    """A leaf lying along x: veins from the middle."""
    s = Shader('leaf', seed)
    veins = s.wave(9, 'DIAGONAL', 1.5, 2)
    paint = s.mix(s.math('MULTIPLY', veins, 0.5), colour, dark)
    return s.surface(base_color=paint, roughness=rough, specular=0.4, normal=s.bump(veins, 0.3, 0.012))


def cord(colour='#B23A32', twist=60.0, seed=0, shine=0.1):
    """Twisted string or mizuhiki."""
    s = Shader('cord', seed)
    turned = s.wave(twist / 6, 'DIAGONAL', 0, 0)
    paint = s.mix(s.math('MULTIPLY', turned, 0.3), colour, '#FFFFFF')
    return s.surface(base_color=paint, roughness=0.7, specular=0.3, clearcoat=shine, normal=s.bump(turned, 0.5, 0.01))


def plain(colour, rough=0.5, specular=0.4, coat=0.0, bump=0.0, scale=20, seed=0, metallic=0.0):
    s = Shader('plain', seed)
    normal = s.bump(s.noise(scale, 4), bump, 0.01) if bump else None
    return s.surface(base_color=colour, roughness=rough, specular=specular, clearcoat=coat, metallic=metallic,
        normal=normal)
