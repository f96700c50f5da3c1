"""Edges of a picture that was rendered small: after enlarging they are stairs, and are drawn as lines again."""

import numpy as np
from PIL import Image, ImageFilter


def gaussian(image, sigma):
    reach = int(3 * sigma)
    kernel = np.exp(-0.5 * (np.arange(-reach, reach + 1) / sigma) ** 2).astype(np.float32)
    kernel /= kernel.sum()
    for axis in (0, 1):
        padded = np.pad(image, [(reach, reach) if n == axis else (0, 0) for n in range(2)], mode='edge')
        size = image.shape[axis]
        image = sum(weight * (padded[k:k + size] if axis == 0 else padded[:, k:k + size])
            for k, weight in enumerate(kernel))
    return image


def edges(grey):
    """Where edges are (0 to 1) and the direction along each, from the structure tensor at half the size."""
    height, width = grey.shape[0] // 2 * 2, grey.shape[1] // 2 * 2
    small = grey[:height, :width].reshape(height // 2, 2, width // 2, 2).mean((1, 3))
    down, across = np.gradient(small)
    xx, yy, xy = (gaussian(part, 2.0) for part in (across * across, down * down, across * down))
    angle = 0.5 * np.arctan2(2 * xy, xx - yy)
    one_way = np.sqrt((xx - yy) ** 2 + 4 * xy * xy) / (xx + yy + 1e-6)
    strength = np.clip((np.sqrt(xx + yy) - 0.008) / 0.03, 0, 1) * np.clip((one_way - 0.3) / 0.3, 0, 1)
    rest = [(0, grey.shape[n] - 2 * small.shape[n]) for n in (0, 1)]
    whole = lambda part: np.pad(part.repeat(2, 0).repeat(2, 1), rest, mode='edge')
    return whole(strength), whole(-np.sin(angle)), whole(np.cos(angle))


def sampled(image, xs, ys):
    """The colours at points between the pixels."""
    xs, ys = np.clip(xs, 0, image.shape[1] - 1.001), np.clip(ys, 0, image.shape[0] - 1.001)
    left, top = xs.astype(int), ys.astype(int)
    right, down = (xs - left)[:, None], (ys - top)[:, None]
    return ((image[top, left] * (1 - right) + image[top, left + 1] * right) * (1 - down)
        + (image[top + 1, left] * (1 - right) + image[top + 1, left + 1] * right) * down)


def draw_edges(picture, rounds=4):
    """Smooths along edges and nowhere else (coherence-enhancing filtering, Weickert 1999)."""
    image = np.asarray(picture.filter(ImageFilter.MedianFilter(3))).astype(np.float32) / 255
    for _ in range(rounds):
        strength, across, down = edges(image.mean(2))
        ys, xs = np.nonzero(strength > 0.02)
        weight, ax, ay = strength[ys, xs][:, None], across[ys, xs], down[ys, xs]
        total, share = image[ys, xs], 1.0
        for reach, part in ((1.5, 0.8), (3, 0.5), (4.5, 0.25)):
            for side in (-reach, reach):
                total = total + part * sampled(image, xs + side * ax, ys + side * ay)
                share += part
        image[ys, xs] += (total / share - image[ys, xs]) * weight
    return Image.fromarray(np.clip(image * 255 + 0.5, 0, 255).astype(np.uint8))
