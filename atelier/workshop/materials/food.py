"""Sweets and tea: soft, floury, crumbly, glossy."""

from ..nodes import Shader


def mochi(colour='#F4EFE6', flour=0.5, seed=0):
    """Gyuhi and mochi: light goes in a little way, starch lies on top. The mesh's 'tint' darkens what lies under the skin."""
    s = Shader('mochi', seed)
    tint = s.node('Attribute', attribute_name='tint').outputs['Fac']
    colour = s.mix(tint, colour, '#6B5560')
    dust = s.above(s.math('ADD', s.noise(3.2, 6, 0.65), s.math('MULTIPLY', s.noise(30, 3), 0.22)), 0.60, 0.12)
    paint = s.mix(s.math('MULTIPLY', dust, flour), colour, '#FCFAF5')
    rough = s.mix(dust, (0.5,) * 3, (0.95,) * 3)
    bump = s.bump(s.noise(34, 4), 0.12, 0.01, s.bump(s.noise(3, 3), 0.25, 0.04))
    return s.surface(base_color=paint, roughness=rough, specular=0.25, subsurface=0.12,
        subsurface_radius=(0.12, 0.08, 0.06), subsurface_color=paint, normal=bump)


def nerikiri(colour='#E7B3B2', second='#F4DAD4', seed=0, vertical=None):
    """Matte sieved bean paste; vertical=(low, high) blends the two colours by height."""
    s = Shader('nerikiri', seed)
    fac = s.above(s.height(), sum(vertical) / 2, (vertical[1] - vertical[0]) / 2) if vertical else s.noise(1.7, 4)
    paint = s.ramp(fac, (0.25, colour), (0.75, second))
    bump = s.bump(s.noise(52, 5), 0.18, 0.008)
    return s.surface(base_color=paint, roughness=0.72, specular=0.22, subsurface=0.1,
        subsurface_radius=(0.1, 0.06, 0.05), subsurface_color=paint, normal=bump)


def crust(colour='#B87838', dark='#7C4520', top=None, band=0.12, gloss=0.5, bubbles=0.3, seed=0, grain=16):
    """Baked skin; with top=z it browns above that height (castella, manju)."""
    s = Shader('crust', seed)
    patch = s.noise(5, 6, 0.6)
    paint = s.ramp(patch, (0.3, colour), (0.75, dark))
    if top is not None:
        fac = s.above(s.math('ADD', s.height(), s.math('MULTIPLY', patch, 0.05)), top, band)
        paint = s.mix(fac, colour, dark)
    bump = s.bump(s.math('ADD', s.noise(grain, 6), s.cells(grain * 1.4)), bubbles, 0.012)
    return s.surface(base_color=paint, roughness=gloss, specular=0.35, normal=bump)


def crumb(colour='#F0D184', dark='#DDB665', seed=0, scale=38):
    """The open, fine sponge of a cut castella."""
    s = Shader('crumb', seed)
    holes = s.cells(scale)
    fine = s.noise(scale * 1.6, 6, 0.7)
    paint = s.mix(s.ramp(s.math('MULTIPLY', holes, fine), (0.10, 0.8), (0.26, 0.0)), colour, dark)
    return s.surface(base_color=paint, roughness=0.95, specular=0.1, subsurface=0.05,
        subsurface_radius=(0.1, 0.07, 0.03), subsurface_color=colour, normal=s.bump(s.math('ADD', holes, fine), 0.45,
        0.012))


def paste(colour='#3D1F22', glossy=True, seed=0, grains=0.0, second=None, gloss=0.22):
    """Yokan and bean paste; grains are beans that show as paler lumps."""
    s = Shader('paste', seed)
    paint = colour
    if second:
        paint = s.ramp(s.noise(1.3, 3, 0.5, 1.5), (0.4, colour), (0.62, second))
    paint = s.mix(s.math('MULTIPLY', s.noise(4, 4), 0.15), paint, '#1A0B0C')
    normal = s.bump(s.noise(12, 4), 0.06, 0.02)
    if grains:
        beans = s.math('MULTIPLY', s.cells(7), -1)
        normal = s.bump(beans, grains, 0.04)
        paint = s.mix(s.above(beans, -0.28, 0.1), paint, '#5B3038')
    return s.surface(base_color=paint, roughness=gloss if glossy else 0.65, specular=0.45, clearcoat=0.3 if glossy
        else 0, clearcoat_roughness=0.12, normal=normal)


def jelly(colour='#E9A23B', seed=0, density=0.75):
    """Kohakuto, kuzu and fruit jelly."""
    s = Shader('jelly', seed)
    paint = s.ramp(s.noise(1.6, 3), (0.3, colour), (0.75, lighter(colour)))
    return s.surface(base_color=paint, roughness=0.14, specular=0.5, transmission=density, ior=1.38, subsurface=0.15,
        subsurface_color=paint,
                     subsurface_radius=(0.2, 0.2, 0.2), normal=s.bump(s.noise(5, 3), 0.15, 0.03))


def lighter(colour):
    return '#' + ''.join(f'{min(255, int(colour[i:i + 2], 16) + 34):02X}' for i in (1, 3, 5))


def sugar(colour='#F3E2E0', seed=0):
    """Pressed sugar (higashi) and konpeito."""
    s = Shader('sugar', seed)
    return s.surface(base_color=colour, roughness=0.6, specular=0.4, subsurface=0.15, subsurface_color=colour,
        subsurface_radius=(0.08, 0.08, 0.08),
                     normal=s.bump(s.noise(80, 4), 0.25, 0.006))


def cracker(colour='#C98B45', dark='#8B4E1F', gloss=0.35, seed=0):
    """Senbei brushed with soy."""
    s = Shader('cracker', seed)
    patch = s.noise(3.4, 6, 0.65, 0.8)
    paint = s.ramp(patch, (0.28, '#DDAE6A'), (0.5, colour), (0.72, dark))
    blister = s.math('ADD', s.math('MULTIPLY', s.noise(6, 4), 1.0), s.math('MULTIPLY', s.cells(13), 0.4))
    return s.surface(base_color=paint, roughness=gloss, specular=0.5, clearcoat=0.25, clearcoat_roughness=0.3,
        normal=s.bump(blister, 0.55, 0.03))


def powder(colour='#7F9A3A', dark=None, seed=0, coarse=46):
    """Matcha, kinako, sugar in a heap."""
    s = Shader('powder', seed)
    paint = s.ramp(s.noise(coarse, 6, 0.7), (0.3, colour), (0.75, dark or colour))
    return s.surface(base_color=paint, roughness=1.0, specular=0.05, normal=s.bump(s.noise(coarse * 1.5, 6, 0.75), 0.7,
        0.016))


def leaves(colour='#3E5126', light='#6C7B3B', seed=0):
    """Rolled tea leaves, one material for thousands."""
    s = Shader('leaves', seed)
    hue = s.node('ObjectInfo').outputs['Random']
    paint = s.ramp(hue, (0.0, colour), (0.75, colour), (1.0, light))
    paint = s.mix(s.math('MULTIPLY', s.noise(9, 4), 0.4), paint, light)
    return s.surface(base_color=paint, roughness=0.62, specular=0.35, normal=s.bump(s.noise(24, 3), 0.3, 0.01))


def nut(colour='#C58E3C', dark='#8A5522', seed=0, gloss=0.3):
    """Chestnuts in syrup, soy beans, citrus peel."""
    s = Shader('nut', seed)
    paint = s.ramp(s.noise(2.2, 5, 0.6, 0.8), (0.3, colour), (0.75, dark))
    return s.surface(base_color=paint, roughness=gloss, specular=0.5, clearcoat=0.3, clearcoat_roughness=0.2,
        subsurface=0.05,
                     subsurface_color=paint, subsurface_radius=(0.1, 0.06, 0.03),
        normal=s.bump(s.noise(9, 5), 0.25, 0.02))
