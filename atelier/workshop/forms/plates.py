"""Hard flat things seen from above: plates cut from an outline, brushes, pencils."""

from ..materials import natural
from ..mesh import bevelled, group, lathe, place, solid


def plate(shape, height, material, bevel=0.01, top=None):
    """An outline (counter-clockwise) raised to a height; top is a printed sheet over its bounding box."""
    count = len(shape)
    verts = [(x, y, z) for z in (0.0, height) for x, y in shape]
    sides = [(k, (k + 1) % count, (k + 1) % count + count, k + count) for k in range(count)]
    faces = [*sides, tuple(reversed(range(count))), tuple(range(count, 2 * count))]
    low = [min(p[n] for p in shape) for n in (0, 1)]
    span = [max(p[n] for p in shape) - low[n] for n in (0, 1)]
    uvs = [((x - low[0]) / span[0], (y - low[1]) / span[1]) for x, y, _ in verts]
    thing = solid('plate', verts, faces, [material, top] if top else material, uvs, smooth=False)
    if top:
        thing.data.polygons[-1].material_index = 1
    return bevelled(thing, bevel)


def brush(length, radius, colour, round_tip=True, hair='#8A5A34', ferrule='#C9CCD2'):
    """A paint brush lying along +y, the hair at the far end."""
    r = radius
    handle = lathe('handle', [(0.001, 0), (r * 0.5, 0.02), (r * 0.8, length * 0.3), (r * 1.05, length * 0.62),
        (r * 0.75,
        length * 0.72), (0.001, length * 0.72)], natural.plain(colour, 0.25, coat=0.5), 32)
    sleeve = lathe('ferrule', [(0.001, length * 0.7), (r * 0.8, length * 0.7), (r * 0.95, length * 0.84), (0.001, length
        * 0.84)], natural.metal(ferrule, 0.25), 32)
    end = [(0.001, length * 0.83), (r * 0.9, length * 0.83), (r * 1.15, length * 0.89)]
    end += [(r * 0.6, length * 0.96), (0.001, length)] if round_tip else [(r * 1.1, length * 0.96), (0.001,
        length * 0.965)]
    hairs = lathe('hair', end, natural.bamboo(hair, '#3A2A20', 'Z'), 32)
    return group(*(place(part, 0, 0, 0, 0, (-90, 0)) for part in (handle, sleeve, hairs)))


def pencil(length, colour, rubber=False):
    """A six-sided pencil lying along +y, sharpened at the far end."""
    side = lambda angle: 1 - 0.07 * abs(((angle / 1.0472) % 1) - 0.5) * 2
    wood, lead = natural.plain('#D9B37C', 0.7), natural.plain('#2A2B2E', 0.45)
    tip = length - 0.24
    parts = [lathe('body', [(0.001, 0), (0.036, 0), (0.038, 0.01), (0.038, tip), (0.001, tip)], natural.plain(colour,
        0.25,
        coat=0.5), 36, section=side), lathe('cone', [(0.037, tip), (0.012, length - 0.06), (0.001, length - 0.06)],
            wood, 36),
        lathe('lead', [(0.012, length - 0.065), (0.002, length), (0.001, length)], lead, 18)]
    if rubber:
        parts.append(lathe('rubber', [(0.001, -0.12), (0.034, -0.12), (0.038, -0.1), (0.038, 0.01)],
            natural.plain('#E59A94',
            0.8), 24))
    return group(*(place(part, 0, 0, 0, 0, (-90, 0)) for part in parts))
