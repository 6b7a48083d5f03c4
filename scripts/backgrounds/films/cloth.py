"""Silk and satin: folds as a height, lit like cloth in a studio."""
import numpy as np
from light import TAU, bloom, develop, grid, rgb, smooth, soften


def folds(x, y, phase, seed, turns=4, strength=0.62, stretch=1.0):
    """
    A height whose ridges run together and part, as cloth does that hangs from two hands: coordinates are bent by waves of ever finer length, every
    one by those before it.
    """
    draw = np.random.default_rng(seed)
    u, v = x * stretch, y
    for i in range(turns):
        scale = 1.35 ** i
        a, b, c, d = draw.uniform(0, TAU, 4)
        sway = 0.35 * np.sin(TAU * phase + a), 0.35 * np.cos(TAU * phase + b)
        u, v = (
            u + strength / scale * np.sin(scale * 1.7 * v + 1.1 * scale * 0.6 * u + c + sway[0]),
            v + strength / scale * np.cos(scale * 1.5 * u - 0.5 * scale * v + d + sway[1]),
        )
    drift = 0.5 * np.sin(TAU * phase)
    return 0.60 * np.sin(2.1 * u + 0.7 * v + drift) + 0.30 * np.sin(3.7 * u - 1.3 * v + 1 - drift) + 0.12 * np.sin(7.9 * u + 2.2 * v)


def slopes(height, cell):
    down, across = np.gradient(height)
    return across / cell, down / cell


def satin(width, height, seed, colours, depth, light_from, gloss, zoom=(2.6, 2.0), exposure=1.0, floor=0.03):
    """A painter of cloth: `colours` are shadow, body and shine."""
    x, y = grid(width, height)
    x, y = (x - 0.5) * zoom[0], (y - 0.9) * zoom[1]
    shadow, body, shine = (rgb(each) for each in colours)
    lx, ly, lz = np.array(light_from) / np.linalg.norm(light_from)
    side = np.array((-ly, lx)) / np.hypot(lx, ly)

    def paint(phase):
        h = folds(x, y, phase, seed)
        dx, dy = slopes(h, zoom[0] / width)
        dx, dy = dx * depth, dy * depth
        steep = np.sqrt(1 + dx * dx + dy * dy)
        nx, ny, nz = -dx / steep, -dy / steep, 1 / steep
        # Light from a large box: soft, and around the edge of every fold.
        lit = np.clip((nx * lx + ny * ly + nz * lz + 0.25) / 1.25, 0, 1)
        # The eye is straight above, so the light that is mirrored comes from (2 nz n - eye).
        rx, ry, rz = 2 * nz * nx, 2 * nz * ny, 2 * nz * nz - 1
        along = rx * lx + ry * ly + rz * lz
        across = rx * side[0] + ry * side[1]
        # Threads scatter it across their own direction: a streak, not a dot.
        key = np.exp(-(np.maximum(0, 1 - along) / gloss) ** 1.5) * np.exp(-((across / 0.85) ** 2))
        second = np.exp(-(((rx + 0.75) / 0.16) ** 2)) * 0.35
        edge = (1 - nz) ** 3
        hollow = smooth(-0.95, 0.35, h)
        light = (
            shadow * (0.35 + 0.65 * hollow)[..., None]
            + body * (lit ** 1.6 * (0.35 + 0.65 * hollow))[..., None]
            + shine * (key * 1.15 + second * hollow + 0.22 * edge * lit)[..., None]
        )
        return develop(bloom(soften(light + floor * shadow), 0.10, (5, 20)), exposure)

    return paint


def champagne_silk(width, height, _folder):
    return satin(width, height, 12, ('b08a6a', 'e9cfae', 'fff3dc'), 0.42, (-0.55, -0.75, 0.9), 0.32, exposure=1.0)


def black_satin(width, height, _folder):
    return satin(width, height, 31, ('050407', '0d0b11', '7d7291'), 0.5, (0.7, -0.6, 0.75), 0.17, exposure=0.62)


def liquid_chrome(width, height, _folder):
    """Molten metal under the long lamps of a studio: dark, with lines of light that run along every edge."""
    zoom = (2.1, 1.6)
    x, y = grid(width, height)
    x, y = (x - 0.35) * zoom[0], (y - 0.9) * zoom[1]
    ice, rose, gold = rgb('bcd0ff'), rgb('ff5fae'), rgb('ffc88a')

    def lamp(value, at, wide):
        return np.exp(-(((value - at) / wide) ** 2))

    def paint(phase):
        h = folds(x, y, phase, 64, turns=3, strength=0.55)
        dx, dy = slopes(h, zoom[0] / width)
        dx, dy = dx * 0.27, dy * 0.27
        steep = np.sqrt(1 + dx * dx + dy * dy)
        nx, ny, nz = -dx / steep, -dy / steep, 1 / steep
        rx, ry, rz = 2 * nz * nx, 2 * nz * ny, 2 * nz * nz - 1
        # A dark room: lamps above and at the sides, a floor that is a little lighter.
        light = rgb('23252f') * (0.5 + 1.4 * smooth(-0.2, 1.0, ry))[..., None]
        light = light + ice * (0.62 * lamp(ry, -0.80, 0.17) * smooth(-0.9, -0.2, rx) + 0.34 * lamp(rx, -0.72, 0.13))[..., None]
        light = light + rose * (0.30 * lamp(rx, 0.80, 0.13) * smooth(0.9, 0.0, ry))[..., None]
        light = light + gold * (0.16 * lamp(ry, 0.86, 0.06))[..., None]
        light = light + ice * (0.07 * lamp(ry, -0.25, 0.22))[..., None]
        light = light * (0.30 + 0.70 * smooth(-1.0, 0.4, h))[..., None]
        return develop(bloom(soften(light), 0.12, (4, 18)), 0.8)

    return paint


LOOPS = {'champagne-silk': champagne_silk, 'black-satin': black_satin, 'liquid-chrome': liquid_chrome}
