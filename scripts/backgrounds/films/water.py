"""Water and ink."""
import numpy as np
from light import TAU, Clouds, bloom, blur, develop, grid, grow, rgb, smooth, soften


class Waves:
    """
    A sum of waves that all come back after one loop. Directions spread around one, and every wave turns a whole number of times as near as may be
    to what water of that length does, long ones faster, seen `slowly`.
    """

    def __init__(self, seed, count, lengths, towards=None, spread=TAU, seconds=12.0, unit=1.0, slowly=1.0):
        draw = np.random.default_rng(seed)
        self.parts = []
        for k in range(count):
            length = lengths[0] * (lengths[1] / lengths[0]) ** (k / max(1, count - 1))
            angle = (draw.uniform(0, TAU) if towards is None else towards + spread * draw.standard_normal() * 0.5)
            number = TAU / length
            pace = slowly * np.sqrt(9.81 * number / unit) * seconds / TAU
            turns = max(1, int(round(pace)))
            self.parts.append((number * np.cos(angle), number * np.sin(angle), turns, draw.uniform(0, TAU), length))

    def slope(self, x, y, phase, steep):
        """The surface's slope across and along; `steep` is how high a wave is, of its length."""
        sx, sy = np.zeros_like(x), np.zeros_like(x)
        for kx, ky, turns, shift, length in self.parts:
            c = np.cos(kx * x + ky * y - TAU * turns * phase + shift) * (steep(length) * length)
            sx += kx * c
            sy += ky * c
        return sx, sy


    def slope_on_grid(self, x, y, phase, steep):
        """The same where `x` counts across and `y` down: each wave is then a product of rows and columns."""
        rows, columns, across, along = [], [], [], []
        for kx, ky, turns, shift, length in self.parts:
            a, b, high = kx * x, ky * y - TAU * turns * phase + shift, steep(length) * length
            columns += [np.cos(a), -np.sin(a)]
            rows += [np.cos(b), np.sin(b)]
            across += [kx * high] * 2
            along += [ky * high] * 2
        rows, columns = np.array(rows, np.float32).T, np.array(columns, np.float32)
        return (rows * np.float32(across)) @ columns, (rows * np.float32(along)) @ columns


def caustics(sx, sy, depth, more, cell):
    """Where light goes that falls through a surface with these slopes onto the ground: every ray brings its share; `more` rays a point, each way."""
    height, width = sx.shape[0] // more, sx.shape[1] // more
    gy, gx = np.ogrid[0:sx.shape[0], 0:sx.shape[1]]
    px = (gx + depth * sx / cell) / more
    py = (gy + depth * sy / cell) / more
    inside = (px >= 0) & (px < width - 1) & (py >= 0) & (py < height - 1)
    px, py = px[inside], py[inside]
    x0, y0 = px.astype(np.int32), py.astype(np.int32)
    fx, fy = px - x0, py - y0
    start = y0 * width + x0
    total = np.zeros(height * width)
    for step, share in ((0, (1 - fx) * (1 - fy)), (1, fx * (1 - fy)), (width, (1 - fx) * fy), (width + 1, fx * fy)):
        total += np.bincount(start + step, share, height * width)
    return total.reshape(height, width).astype(np.float32) / more ** 2


def pool(width, height, deep, lit, seed, contrast, fall, exposure):
    """The floor of a pool under moving water."""
    # The net of light is soft: three quarters of the size do. More rays than points, so that it has no grain.
    small, more = width * 3 // 4, 2
    margin = small // 5
    wide, tall = small + 2 * margin, height * 3 // 4 + 2 * margin
    cell = 1 / (small * more)
    x, y = np.arange(wide * more) * cell, np.arange(tall * more) * cell
    waves = Waves(seed, 15, (0.62, 0.085), seconds=12.0, unit=2.1, slowly=0.16)
    deep, lit = rgb(deep), rgb(lit)
    gx, gy = grid(width, height)
    pool_of_light = fall(gx, gy)[..., None]

    def paint(phase):
        sx, sy = waves.slope_on_grid(x, y, phase, lambda length: 0.0085 * (length / 0.3) ** 0.25)
        # The colours of light are bent a little differently.
        red, blue = (
            soften(caustics(sx, sy, 0.21 * bend, more, cell))[margin:-margin, margin:-margin]
            for bend in (0.985, 1.02)
        )
        net = grow(np.stack([red, (red + blue) / 2, blue], -1), (height, width))
        bright = np.maximum(net - 0.55, 0)
        light = deep * (0.35 + 0.65 * net) + lit * contrast * bright
        return develop(bloom(light * pool_of_light, 0.16, (3, 12, 40)), exposure)

    return paint


def deep_water(width, height, _folder):
    """Light through the surface of a pool at night: bright towards the upper right, dark where the words are."""

    def fall(x, y):
        away = np.hypot((x - 1.0) * 0.9, (y - 0.12) * 0.62)
        return 0.26 + 1.1 * np.exp(-((away / 0.66) ** 2))

    return pool(width, height, '0b5a78', '58c4cf', 8, 0.34, fall, 0.8)


def sunlit_water(width, height, _folder):
    """The same at noon."""

    def fall(x, y):
        return 0.95 + 0.25 * np.exp(-(np.hypot(x - 0.8, y - 0.2) ** 2))

    return pool(width, height, '7fd3d8', 'f2ffff', 21, 0.55, fall, 0.92)


def moonlit_sea(width, height, _folder):
    """The open sea at night, with the moon's road on it."""
    horizon = 0.62
    x, y = grid(width, height)
    sea = y > horizon
    # Some metres above the water; what is near is seen more and more from above.
    down = np.maximum(y - horizon, 1e-3)
    far = 1.15 / (down + 0.035)
    wx, wy = (x - 0.68) * far * 1.1, far
    waves = Waves(4, 32, (4.2, 0.10), towards=-1.35, spread=1.7, seconds=12.0, slowly=0.3)
    stars = np.random.default_rng(3)
    field = np.zeros((height, width), np.float32)
    for _ in range(190):
        sx, sy = stars.integers(0, width), stars.integers(0, int(horizon * width * 0.9))
        field[sy, sx] = stars.uniform(0.05, 1) ** 4
    field = blur(field, 0.55) * 3
    night, low, silver = rgb('0d1738'), rgb('33508a'), rgb('dfe6ff')
    mist = np.exp(-np.abs(y - horizon) / 0.05)
    clouds, fine = Clouds(19, 5, 8), Clouds(44, 4, 12)
    moon_at = (0.68, 0.27)
    away = np.hypot(x - moon_at[0], y - moon_at[1])
    marks = smooth(-0.5, 0.6, Clouds(5, 4, 8)(x * 26 + 3, y * 26))
    disc = smooth(0.0470, 0.0435, away) * (0.74 + 0.26 * marks)
    halo = 0.20 * np.exp(-away / 0.09) + 0.11 * np.exp(-away / 0.28)
    # Waves that are finer than a point up there are not drawn one by one: their slopes spread the light.
    sharp = 1 / (1 + (far / 15) ** 2)

    def paint(phase):
        drift = 0.10 * np.sin(TAU * phase)
        veil = clouds(x * 1.9 + drift, y * 5.2, phase) + 0.45 * fine(x * 4 + drift, y * 9, phase)
        veil = smooth(-0.05, 0.85, veil) * (np.exp(-(((y - 0.40) / 0.16) ** 2)) + 0.5 * np.exp(-(((y - 0.13) / 0.08) ** 2)))
        above = (
            night * (0.30 + 0.9 * np.exp(-(horizon - y) / 0.30))[..., None]
            + low * (0.50 * mist + veil * (0.12 + 1.5 * halo))[..., None]
            + silver * ((1 - 0.8 * veil) * disc * 2.2 + halo * (0.65 + 0.9 * veil))[..., None]
            + silver * (field * (1 - veil) * (1 - np.clip(disc * 2, 0, 1)) * 0.8)[..., None]
        )
        sx, sy = waves.slope(wx, wy, phase, lambda length: 0.0125 * length ** -0.12)
        sx, sy = sx * (0.25 + 0.75 * sharp), sy * (0.25 + 0.75 * sharp)
        # Where the mirrored glance goes: up by twice the slope, more so where the water is seen at a flat angle.
        up = down / 0.9 + 2 * sy
        beside = (x - moon_at[0]) + 2 * sx * 0.5
        lift = (horizon - moon_at[1]) / 0.9
        rough = 0.05 + 0.10 * (1 - sharp)
        road = np.exp(-((beside / (0.05 + rough)) ** 2) - ((up - lift) / (0.20 + 1.5 * rough)) ** 2)
        glint = road * (0.22 + 1.15 * smooth(0.25, 0.9, road) * sharp)
        fresnel = 0.04 + 0.96 * np.clip(1 - up / 1.1, 0, 1) ** 3.2
        below = (
            night * (0.16 + 0.85 * fresnel)[..., None]
            + low * (0.35 * mist + 0.22 * fresnel)[..., None]
            + silver * (glint * np.exp(-((y - horizon) / 0.75) ** 2) * 1.25)[..., None]
        )
        return develop(bloom(np.where(sea[..., None], below, above), 0.12, (2, 10, 45)), 0.9)

    return paint


LOOPS = {'deep-water': deep_water, 'sunlit-water': sunlit_water, 'moonlit-sea': moonlit_sea}
