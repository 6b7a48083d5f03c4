"""Bright ones: sun on a wall, cut paper, mother-of-pearl."""
import numpy as np
from light import TAU, Clouds, bloom, blur, develop, encode, grid, grow, rgb, shrink, smooth, soften, wave
from PIL import Image, ImageDraw


def frond(draw, root, angle, length, sway, seed, size):
    """A palm leaf: a bent rib with narrow leaflets."""
    random = np.random.default_rng(seed)
    x, y = root
    heading = angle + sway * 0.3
    points = 26
    for k in range(points):
        t = k / (points - 1)
        heading += (0.022 + 0.035 * t) * np.sign(np.cos(angle) or 1) + sway * 0.028 * t
        nx, ny = x + np.cos(heading) * length / points, y + np.sin(heading) * length / points
        draw.line([(x * size, y * size), (nx * size, ny * size)], fill=255, width=max(2, int(size * 0.009 * (1 - 0.7 * t))))
        if k > 1:
            for side in (-1, 1):
                spread = 0.95 - 0.45 * t + 0.12 * random.standard_normal()
                reach = length * (0.40 * np.sin(np.pi * (0.12 + 0.84 * t)) + 0.03) * (0.85 + 0.3 * random.random())
                way = heading + side * spread + sway * 0.10
                tip = (nx + np.cos(way) * reach, ny + np.sin(way) * reach)
                mid = (nx + np.cos(way - side * 0.10) * reach * 0.45, ny + np.sin(way - side * 0.10) * reach * 0.45)
                off = (np.cos(way + np.pi / 2) * 0.011 * length / 0.6, np.sin(way + np.pi / 2) * 0.011 * length / 0.6)
                draw.polygon(
                    [(p[0] * size, p[1] * size) for p in ((nx, ny), (mid[0] + off[0], mid[1] + off[1]), tip, (mid[0] - off[0], mid[1] - off[1]))],
                    fill=255,
                )
        x, y = nx, ny


def palm_shadows(width, height, _folder):
    """Afternoon sun through a window onto a plastered wall, and the shadows of palm leaves that a breath of air moves."""
    x, y = grid(width, height)
    relief = Clouds(3, 6, 12, fade=0.62)(x * 5, y * 5)
    down, across = np.gradient(relief)
    wall = 1 + 0.030 * relief + 0.55 * (across - down)
    sunlit, shade = rgb('fff1dc'), rgb('c9b8ad')
    # Light from the upper left: the window's shadow leans.
    u, v = x * 0.94 + y * 0.10, y - x * 0.26

    def window(shift):
        frame = smooth(-0.06, -0.03, u - 0.02) * smooth(1.12, 1.09, u) * smooth(0.06, 0.09, v - shift) * smooth(1.56, 1.53, v - shift)
        bars = 1.0
        for at in (0.36, 0.75):
            bars = bars * smooth(0.012, 0.026, np.abs(u - at))
        for at in (0.45, 0.82, 1.19):
            bars = bars * smooth(0.012, 0.026, np.abs(v - shift - at))
        return frame * bars

    def paint(phase):
        lit = window(0.004 * wave(phase))
        leaves = np.zeros((height, width), np.float32)
        for root, angle, length, seed, softness, depth in (
            ((1.08, 0.10), 2.45, 0.95, 1, 0.006, 0.9),
            ((1.10, 0.42), 2.75, 0.85, 2, 0.0105, 0.8),
            ((1.06, -0.06), 2.05, 0.80, 4, 0.015, 0.7),
            ((-0.12, 1.86), -0.75, 0.80, 3, 0.020, 0.7),
        ):
            picture = Image.new('L', (width, height), 0)
            sway = 0.16 * wave(phase, 1, seed * 0.21) + 0.06 * wave(phase, 2, seed * 0.37) + 0.03 * wave(phase, 3, seed * 0.11)
            frond(ImageDraw.Draw(picture), root, angle, length, sway, seed, width)
            mask = np.asarray(picture, np.float32) / 255
            small = blur(shrink(mask, 2), softness * width / 2)
            leaves = np.maximum(leaves, grow(small, mask.shape) * depth)
        sun = lit * (1 - np.clip(leaves, 0, 1))
        sun = grow(blur(shrink(sun, 2), 0.0035 * width / 2 + 0.6), sun.shape)
        falling = (0.94 + 0.10 * np.exp(-np.hypot(x - 0.2, y - 0.3)))[..., None]
        light = (shade * 0.50 + (sunlit * 0.92 - shade * 0.40) * sun[..., None]) * wall[..., None] * falling
        return encode(np.clip(light, 0, 1))

    return paint


def paper_waves(width, height, _folder):
    """Sheets of cut paper, one above the other, that slide past each other; light from above gives each its shadow."""
    x, y = grid(width, height)
    draw = np.random.default_rng(8)
    tones = [rgb(each) for each in ('fbf3ec', 'f9e6dc', 'f6d5cb', 'f0bdb6', 'e6a19f', 'd98a90')]
    grain = Clouds(23, 5, 32, fade=0.8)(x * 30, y * 30)
    sheets = []
    for k, tone in enumerate(tones[1:]):
        parts = [(n, draw.uniform(0.025, 0.075) / n ** 0.6, draw.random(), draw.choice((-1, 1)) if n < 3 else 1) for n in (1, 2, 3)]
        sheets.append((0.62 + 0.24 * k, tone, parts, 0.42 - 0.05 * k))

    def paint(phase):
        light = tones[0] * (0.90 + 0.05 * np.exp(-np.hypot(x - 0.25, y - 0.2)))[..., None]
        for k, (at, tone, parts, lean) in enumerate(sheets):
            edge = at - lean * (x - 0.5) * 0.55
            for n, high, shift, way in parts:
                edge = edge + high * np.sin(TAU * (n * x * 0.85 + shift + way * phase)) + 0.012 * wave(phase, 1, shift)
            inside = (y - edge) / 0.9
            # Its shadow falls on the sheets below: close and dark, and wide and faint.
            shadow = 0.30 * smooth(0.055, -0.004, -inside) * (inside < 0) + 0.16 * np.exp(np.minimum(inside, 0) / 0.018) * (inside < 0)
            light = light * (1 - 0.9 * np.clip(shadow, 0, 1))[..., None]
            cover = smooth(-0.0011, 0.0011, inside)[..., None]
            rim = 1 + 0.10 * np.exp(-np.abs(inside - 0.002) / 0.0025)
            sheet = tone * (0.93 + 0.05 * np.exp(-np.maximum(inside, 0) / 0.25)) [..., None] * rim[..., None]
            light = light * (1 - cover) + sheet * cover
        light = light * (1 + 0.010 * grain)[..., None]
        return encode(np.clip(light, 0, 1))

    return paint


LOOPS = {'palm-shadows': palm_shadows, 'paper-waves': paper_waves}
