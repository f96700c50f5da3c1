"""The darkroom: takes the noise out of a render, sets the white of the paper, and writes the master.

Blender's denoiser is not in Debian's build, so the light is cleaned here: divided by the surface's own colour
(which keeps textures sharp) and smoothed by an edge-avoiding à-trous wavelet that stops at edges of normal,
colour and light.
"""

import io
import json
from pathlib import Path

import numpy as np
from PIL import Image, ImageFilter

from workshop.edges import draw_edges

KERNEL = (1 / 16, 1 / 4, 3 / 8, 1 / 4, 1 / 16)


def smooth(image, step):
    for axis in (0, 1):
        padded = np.pad(image, [(2 * step, 2 * step) if n == axis else (0, 0) for n in range(image.ndim)], mode='edge')
        size = image.shape[axis]
        parts = (padded[k * step:k * step + size] if axis == 0 else padded[:, k * step:k * step + size]
            for k in range(5))
        image = sum(np.float32(weight) * part for weight, part in zip(KERNEL, parts))
    return image


def clean(colour, albedo, normal, levels=4, strength=1.0):
    """Filters the light; each level looks twice as far and trusts differences in brightness less."""
    albedo = np.maximum(albedo, np.float32(0.03))
    light = np.log1p(np.maximum(colour, 0) / albedo)
    grey = light.mean(2)
    grain = np.sqrt(smooth(smooth((grey - smooth(grey, 1)) ** 2, 2), 2)) + np.float32(1e-3)
    height, width = grey.shape
    for level in range(levels):
        step = 2 ** level
        reach = 2 * step
        grey = light.mean(2)
        stack = np.dstack((light, grey, normal, albedo))
        padded = np.pad(stack, ((reach, reach), (reach, reach), (0, 0)), mode='edge')
        scale = np.float32((1 + level * 0.8) / (4.0 * strength)) / grain
        total, weights = light * np.float32(KERNEL[2] ** 2), np.full_like(grey, KERNEL[2] ** 2)
        for j in range(5):
            for i in range(5):
                if i == j == 2:
                    continue
                near = padded[j * step:j * step + height, i * step:i * step + width]
                gap = (near[..., 3] - grey) * scale
                turn = 1 - np.einsum('ijk,ijk->ij', near[..., 4:7], normal)
                paint = np.abs(near[..., 7:] - albedo).sum(2)
                weight = np.float32(KERNEL[j] * KERNEL[i]) * np.exp(-gap * gap - np.maximum(turn, 0) * 18 - paint * 9)
                total += near[..., :3] * weight[..., None]
                weights += weight
        light = total / weights[..., None]
    return np.expm1(light) * albedo


def linear(hex_colour):
    parts = np.array([int(hex_colour[i:i + 2], 16) / 255 for i in (1, 3, 5)])
    return np.where(parts <= 0.04045, parts / 12.92, ((parts + 0.055) / 1.055) ** 2.4)


# Each studio's light on its empty ground, for near views that show little of it: brightness by channel, and how its
# logarithm falls off over the frame (the terms of spread()).
EXPOSURE = {'table': (1.20, 1.12, 1.04), 'flat': (1.24, 1.227, 1.222)}
FALL_OFF = {'table': (-0.13, -0.12, 0.0, 0.10, -0.02), 'flat': (-0.17, -0.195, 0.02, 0.09, 0.006)}


def spread(x, y):
    return np.stack((np.ones_like(x), x, y, x * x, x * y, y * y), -1)


def ground_light(colour, albedo, view):
    """How bright the ground is over the frame: a quadratic fitted to the logarithm of what is seen of it.

    The ground is known by its own colour; what lies in shadow is left out step by step.
    """
    tone = linear(view['ground'])
    height, width = colour.shape[:2]
    ys, xs = np.mgrid[0:height, 0:width].astype(np.float32)
    xs, ys = xs / width * 2 - 1, ys / height * 2 - 1
    fall_off = np.repeat(np.array(FALL_OFF[view['studio']])[:, None], 3, 1)
    usual = np.vstack((np.log(EXPOSURE[view['studio']] * tone), fall_off))
    mask = np.abs(albedo - tone).sum(2) < 0.06
    if mask.mean() < 0.06:
        return usual
    base, seen = spread(xs[mask], ys[mask]), np.log(np.maximum(colour[mask], 1e-3))
    keep = np.ones(len(seen), bool)
    for _ in range(6):
        if mask.mean() < 0.35:
            fit = usual.copy()
            fit[0] += np.percentile(seen[keep] - base[keep] @ usual, 60, axis=0)
        else:
            fit = np.linalg.lstsq(base[keep], seen[keep], rcond=None)[0]
        keep = (seen - base @ fit).mean(1) > -0.06
    return fit


def even_paper(colour, light, view):
    """Makes the ground the paper's colour and takes a share of the light's fall-off out of it."""
    height, width = colour.shape[:2]
    ys, xs = np.mgrid[0:height, 0:width].astype(np.float32)
    ground = spread(xs / width * 2 - 1, ys / height * 2 - 1) @ light
    middle = np.percentile(ground[::8, ::8].reshape(-1, 3), 75, axis=0)
    target = np.log(unshoulder(linear(view['paper'])))
    return colour * np.exp(target - middle - view['even'] * (ground - middle)).astype(np.float32)


SHOULDER = 0.62


def shoulder(x):
    room = 1 - SHOULDER
    return np.where(x < SHOULDER, x, SHOULDER + room * (1 - np.exp(-(x - SHOULDER) / (room * 1.15))))


def unshoulder(y):
    room = 1 - SHOULDER
    return np.where(y < SHOULDER, y, SHOULDER - room * 1.15 * np.log(1 - np.minimum((y - SHOULDER) / room, 0.98)))


def tone(colour):
    """Linear light to sRGB with a soft shoulder for highlights and a little contrast below the middle."""
    seen = shoulder(colour)
    seen = np.where(seen <= 0.0031308, seen * 12.92, 1.055 * np.maximum(seen, 1e-6) ** (1 / 2.4) - 0.055)
    seen = np.clip(seen, 0, 1)
    return seen - 0.02 * np.sin(2 * np.pi * np.minimum(seen, 0.95) / 0.95) * (seen < 0.95)


def resized(image, size):
    """Linear light to another size (width, height)."""
    return np.dstack([np.asarray(Image.fromarray(image[..., n]).resize(size, Image.BICUBIC)) for n in range(3)])


def joined(folder, view):
    """The small picture of the ground with the large one of the goods set in; and the light on the ground."""
    layers = {}
    for name in ('far', 'near'):
        colour, albedo, normal = (np.load(folder / f'{name}-{part}.npy') for part in ('colour', 'albedo', 'normal'))
        layers[name] = clean(np.minimum(colour, 12), albedo, normal)
        if name == 'far':
            light = ground_light(layers[name], albedo, view)
    width, height = view['rendered']
    whole, part = resized(layers['far'], (width, height)), layers['near']
    x, y = round(view['box'][0] * width), height - round(view['box'][2] * height) - part.shape[0]
    x, y = max(0, min(x, width - part.shape[1])), max(0, min(y, height - part.shape[0]))
    feather = max(4, width // 50)
    ramp = lambda length, start, end: np.clip(np.minimum((np.arange(length) + 1) / feather if start else 1,
        (length - np.arange(length)) / feather if end else 1), 0, 1)
    mask = np.outer(ramp(part.shape[0], y > 0, y + part.shape[0] < height),
        ramp(part.shape[1], x > 0, x + part.shape[1] < width))[..., None].astype(np.float32)
    region = whole[y:y + part.shape[0], x:x + part.shape[1]]
    whole[y:y + part.shape[0], x:x + part.shape[1]] = region * (1 - mask) + part * mask
    return whole, light


LIMITS = {1200: 118_000, 1500: 140_000, 2000: 190_000}


def develop(folder, target):
    """Writes the master as WebP and answers its size in bytes."""
    folder = Path(folder)
    view = json.loads((folder / 'view.json').read_text())
    image = even_paper(*joined(folder, view), view)
    seen = tone(image)
    # A breath of grain keeps the soft ground from breaking into bands in eight bits.
    seen = seen * 255 + np.random.default_rng(7).normal(0, 0.8, seen.shape[:2] + (1,))
    picture = Image.fromarray(np.clip(seen + 0.5, 0, 255).astype(np.uint8))
    if picture.size != tuple(view['size']):
        picture = draw_edges(picture.resize(view['size'], Image.LANCZOS))
    picture = picture.filter(ImageFilter.UnsharpMask(1.6, 50, 1))
    return write_master(picture, target)


def write_master(picture, target):
    """Writes it as well as its limit allows and answers its size in bytes."""
    for quality in (90, 82, 74, 64, 52):
        data = io.BytesIO()
        picture.save(data, 'WEBP', quality=quality, method=4)
        if data.tell() <= LIMITS.get(picture.width, 118_000):
            break
    Path(target).write_bytes(data.getvalue())
    return data.tell()
