"""The town at night: lights out of focus, rain on a window, lasers in haze."""
import numpy as np
from light import TAU, Clouds, bloom, blur, develop, grid, grow, rgb, sample, shrink, smooth, soften, wave


def disc(picture, x, y, radius, colour, rim=0.35):
    """A point of light out of focus; `x`, `y` and `radius` in pixels. A lens draws the rim a little brighter."""
    height, width = picture.shape[:2]
    left, right = max(0, int(x - radius - 1)), min(width, int(x + radius + 2))
    top, bottom = max(0, int(y - radius - 1)), min(height, int(y + radius + 2))
    if left >= right or top >= bottom:
        return
    dx = np.arange(left, right, dtype=np.float32) + 0.5 - x
    dy = np.arange(top, bottom, dtype=np.float32)[:, None] + 0.5 - y
    away = np.sqrt(dx * dx + dy * dy)
    edge = max(1.0, 0.06 * radius)
    shape = np.clip((radius - away) / edge + 0.5, 0, 1) * (1 - rim + rim * (away / radius) ** 3)
    picture[top:bottom, left:right] += shape[..., None] * colour


WARM = [rgb(each) for each in ('ffb45e', 'ff9a3c', 'ffd08a', 'ffe6bf')]
SIGNS = [rgb(each) for each in ('ff3f6e', '39c6ff', 'a25bff', 'ff5a36', '49e0c0')]


def drawn_down(picture, length):
    """What wet asphalt makes of lights: each is drawn out downwards."""
    height = picture.shape[0]
    size = height + int(4 * length)
    at = np.arange(size, dtype=np.float32)
    kernel = np.exp(-at / length) * (1 - np.exp(-at / (0.15 * length)))
    spectrum = np.fft.rfft(kernel / kernel.sum())
    drawn = np.fft.irfft(np.fft.rfft(picture, size, axis=0) * spectrum[:, None, None], size, axis=0)
    return drawn[:height].astype(np.float32)


def street(width, height):
    """
    A wide street from a bridge, out of focus: white lights come, red ones go, windows and signs above. After one loop every car stands where the one
    three places ahead began, and every third car is alike.
    """
    draw = np.random.default_rng(41)
    vanish = (0.62 * width, 0.47 * height)
    houses = []
    for _ in range(230):
        side = draw.choice((-1, 1), p=(0.6, 0.4))
        away = draw.uniform(0.03, 1) ** 0.7
        x = vanish[0] + side * width * (0.03 + 0.80 * away * draw.uniform(0.5, 1.1))
        y = vanish[1] - height * (0.015 + away * draw.uniform(0.0, 0.47))
        colour = SIGNS[draw.integers(len(SIGNS))] * 1.2 if draw.random() < 0.22 else WARM[draw.integers(len(WARM))]
        bright = draw.uniform(0.04, 0.16) if draw.random() < 0.8 else draw.uniform(0.2, 0.42)
        houses.append((x, y, width * (0.010 + 0.050 * away * draw.uniform(0.6, 1)), colour * bright, draw.random(), draw.integers(1, 4)))
    # Where a lane runs beside the vanishing point, coming or going, its shift, its light; and which cars of three there are.
    lanes = [
        (-1.15, -1, 0.1, rgb('ffe9c4') * 0.62, (1, 0.6, 0)),
        (-0.66, -1, 0.55, rgb('ffdca6') * 0.55, (0, 1, 0.7)),
        (0.34, 1, 0.3, rgb('ff2416') * 0.50, (1, 0, 0.7)),
        (0.82, 1, 0.8, rgb('ff3322') * 0.45, (0.8, 1, 0)),
    ]
    lamps = [(side, k) for side in (-1.7, 1.7) for k in range(6)]

    def paint(phase, size=1.0):
        above, below = (np.zeros((height, width, 3), np.float32) for _ in range(2))
        for x, y, radius, colour, shift, turns in houses:
            disc(above, x, y, radius * size, colour * (0.85 + 0.15 * wave(phase, turns, shift)))
        for side, k in lamps:
            far = 1.42 ** (k + 0.4)
            x, y = vanish[0] + side * 0.62 * width / far, vanish[1] - 0.33 * height / far
            disc(above, x, y, size * width * 0.085 / far ** 0.8, rgb('ffa64d') * 0.34)
        for side, way, shift, colour, cars in lanes:
            for k in range(-5, 20):
                at = k + shift - way * 3 * phase
                car = cars[(k % 3)]
                fade = smooth(-0.9, 0.6, at) * smooth(13.5, 10.5, at) * car
                if fade <= 0:
                    continue
                far = 1.27 ** (at + 0.35 * np.sin(1.7 * at + 5 * shift))
                x, y = vanish[0] + side * 0.95 * width / far, vanish[1] + 0.60 * height / far
                radius = size * width * 0.072 / far ** 0.72
                for half in (-0.5, 0.5):
                    disc(above, x + half * 0.19 * width / far, y, radius, colour * fade)
                    disc(below, x + half * 0.19 * width / far, y + 0.05 * height / far, radius * 0.8, colour * fade)
        return above, below

    across, along = grid(width, height)
    rough = np.maximum(along - 0.47 * height / width, 0.02)
    uneven = Clouds(9, 3, 16)(across * 7 / (0.4 + rough), 9 * np.log(rough + 0.02))[..., None]

    def both(phase, size=1.0):
        above, below = paint(phase, size)
        road = drawn_down(below, 0.11 * height) * 0.85 + drawn_down(below + 0.3 * above, 0.03 * height) * 0.30
        # The asphalt is uneven: what it mirrors is broken into short lines.
        road *= 0.45 + 0.75 * smooth(-0.5, 0.7, uneven)
        ground = smooth(vanish[1] - 0.01 * height, vanish[1] + 0.08 * height, np.arange(height, dtype=np.float32))[:, None, None]
        return above + soften(road * ground)

    return both


def city_lights(width, height, _folder):
    painted = street(width, height)
    x, y = grid(width, height)
    sky = rgb('2a2f70') * (0.13 * np.exp(-(((y - 0.75) / 0.5) ** 2)))[..., None] + rgb('8a4a24') * (0.22 * np.exp(-np.hypot(x - 0.62, (y - 0.80) * 1.5) / 0.25))[..., None]

    def paint(phase):
        return develop(bloom(sky + painted(phase, 1.0), 0.18, (8, 24, 70)), 1.0)

    return paint


def rain_on_glass(width, height, _folder):
    """The same town through a window in the rain: mist on the glass, drops that stand, drops that run and wipe it clear."""
    scene = street(width // 2, height // 2)
    x, y = grid(width, height)
    tall = height / width
    tint = 0.35 + 0.65 * smooth(1.15, 0.75, grid(width // 2, height // 2)[1])[..., None]

    def noise(ids, seed):
        value = np.sin(ids * 127.1 + seed * 311.7) * 43758.5453
        return value - np.floor(value)

    def running(u, v, phase, columns, seed, turns):
        """Drops that run in columns: the height of the water, and where the mist is wiped off."""
        cell_x, cell_y = 1 / columns, 2.4 / columns
        rows = int(np.ceil(tall / cell_y)) + 1
        column = np.floor(u / cell_x)
        # Every column moves down a whole number of turns of its own pattern.
        moved = v / cell_y - phase * rows * 0 + noise(column, seed) * rows
        row = np.floor(moved)
        ids = column * 17.3 + np.mod(row, rows) * 5.71
        fx = u / cell_x - column - 0.5
        fy = moved - row
        start = noise(ids, seed + 1)
        t = np.mod(phase * turns + start, 1)
        # It hangs, then lets go: slow, fast, slow.
        at = 0.06 + 0.88 * (t - 0.16 * np.sin(TAU * t))
        sway = (noise(ids, seed + 2) - 0.5) * 0.5
        bend = 0.10 * np.sin(TAU * (fy * 1.3 + start)) * (1 - np.abs(sway) * 2)
        here = fx - sway - bend
        fade = smooth(0.0, 0.08, t) * smooth(1.0, 0.9, t)
        ratio = cell_y / cell_x
        near = np.hypot(here, (fy - at) * ratio * 0.8)
        drop = smooth(0.17, 0.02, near) * fade
        behind = (fy < at) * fade
        trail = behind * smooth(0.10, 0.02, np.abs(here)) * smooth(0.02, 0.35, 1 - (at - fy))
        beads = np.mod(fy * 9 + start, 1) - 0.5
        bead = behind * smooth(0.075, 0.015, np.hypot(here * 1.0 + 0.02 * np.sin(40 * fy), beads * ratio / 9)) * smooth(0.9, 0.0, at - fy) * 0.6
        return drop + bead, trail

    def standing(u, v, cells, seed, phase):
        """Small drops that come and dry."""
        cx, cy = np.floor(u * cells), np.floor(v * cells)
        ids = cx * 13.17 + cy * 7.93
        px = u * cells - cx - 0.5 - (noise(ids, seed) - 0.5) * 0.6
        py = v * cells - cy - 0.5 - (noise(ids, seed + 1) - 0.5) * 0.6
        life = np.mod(phase + noise(ids, seed + 2), 1)
        size = (0.12 + 0.24 * noise(ids, seed + 3)) * (noise(ids, seed + 4) > 0.45)
        fade = smooth(0, 0.03, life) * smooth(1, 0.55, life)
        return smooth(size + 1e-3, size * 0.3, np.hypot(px, py)) * fade * (size > 0)

    def paint(phase):
        town = scene(phase, 1.1) * tint + rgb('2a3478') * 0.07
        sharp = blur(town, 2.0)
        mist = blur(shrink(town, 2), 7.0)
        big, wiped = running(x, y, phase, 7, 3, 1)
        small, wiped_too = running(x * 1.0 + 0.31, y + 0.17, phase, 13, 11, 2)
        water = big + small * 0.8 + standing(x, y, 34, 23, phase) * 0.75 + standing(x + 0.4, y + 0.2, 20, 31, phase) * 0.6
        clear = np.clip(wiped + wiped_too, 0, 1)
        down, across = np.gradient(water)
        # A drop is a lens: what is behind it stands on its head in it.
        bend = width * 0.115
        px = (x * width + across * bend * 2.2) / 2
        py = (y * width + down * bend * 2.2) / 2
        px, py = np.clip(px, 0, width // 2 - 2), np.clip(py, 0, height // 2 - 2)
        through = sample(sharp, px, py)
        veil = grow(mist, (height, width)) * 0.8 + rgb('39406a') * 0.012
        wet = np.clip(smooth(0.02, 0.25, water) + 0.75 * clear, 0, 1)[..., None]
        shade = np.clip(1 - 3.2 * np.maximum(0, down), 0.35, 1)[..., None]
        glint = np.clip(-across - down - 0.08, 0, 1)[..., None] * rgb('cdd8ff') * 0.5
        light = veil * (1 - wet) + through * wet * shade + glint
        return develop(bloom(light, 0.10, (4, 16, 50)), 1.15)

    return paint


def laser_haze(width, height, _folder):
    """Two fans of laser light that open and close over a dance floor, drawn in the haze that drifts through them."""
    x, y = grid(width, height)
    clouds, fine = Clouds(71, 4, 5), Clouds(17, 3, 9)
    sources = [
        # Place, towards, opening, colour, beams.
        ((1.06, 0.18), np.pi * 0.80, 0.34, rgb('ff2f9e'), 9),
        ((-0.06, 0.10), np.pi * 0.24, 0.30, rgb('2fd5ff'), 8),
    ]
    known = []
    for (sx, sy), towards, opening, colour, beams in sources:
        known.append((np.arctan2(y - sy, x - sx), np.hypot(x - sx, y - sy), towards, opening, colour, beams))
    floor = smooth(1.25, 1.78, y)

    def paint(phase):
        haze = 0.55 + 0.75 * clouds(x * 1.8 + 0.3 * np.sin(TAU * phase), y * 1.8 - phase * 5 / 1, phase) + 0.35 * fine(x * 4, y * 4 - phase * 9, phase)
        haze = np.clip(haze, 0.03, 2) ** 1.4
        light = (rgb('1a0f33')[None, None] * (0.10 + 0.30 * haze * np.exp(-((y - 0.3) / 0.7) ** 2))[..., None]).astype(np.float32)
        for k, (angle, away, towards, opening, colour, beams) in enumerate(known):
            aim = towards + 0.10 * wave(phase, 1, 0.3 * k)
            wide = opening * (0.62 + 0.38 * wave(phase, 2, 0.2 + 0.25 * k))
            fall = np.exp(-away / 1.3) * (0.22 + 0.95 * haze)
            total = np.zeros_like(x)
            for b in range(beams):
                at = aim + wide * (b / (beams - 1) * 2 - 1)
                off = (angle - at) * away
                off = np.where(np.cos(angle - at) > 0, off, 9)
                power = 0.75 + 0.25 * wave(phase, 3, 0.13 * b)
                total += power * (np.exp(-((off / 0.0026) ** 2)) + 0.10 * np.exp(-np.abs(off) / 0.018))
            sheet = np.exp(-(((angle - aim) / (wide + 0.04)) ** 4)) * 0.16 * haze
            light += colour * ((total * 0.62 + sheet) * fall)[..., None]
            light += colour * (0.9 * np.exp(-away / 0.05))[..., None]
        light += (rgb('8b4dff') * 0.05)[None, None] * (floor * haze)[..., None]
        return develop(bloom(soften(light), 0.16, (4, 16, 60)), 1.0)

    return paint


LOOPS = {'city-lights': city_lights, 'rain-on-glass': rain_on_glass, 'laser-haze': laser_haze}
