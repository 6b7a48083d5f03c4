"""Loops of rendered rooms: lamps that breathe, turn their colour, come and go; haze and dust are painted over them."""
import os

import numpy as np
from chrome import Camera, Pole
from drift import Drift
from light import TAU, Clouds, Noise, Room, breath, develop, grid, grow, linear, rgb, smooth, sway, swell, wave


# ---------------------------------------------------------------------------------------------------------------------------------- the studio


def studio_pole(width, height):
    """As in scenes/studio.py."""
    camera = Camera((-0.5, -4.05, 1.3), (-0.02, 0.6, 2.12), 27, width, height)
    return Pole(camera, 0.78, 0.1, 0.08, 5.22, 0.032)


class View:
    """What moves outside the studio's window: clouds that drift, lights that twinkle."""

    def __init__(self, width, height):
        self.shape = height, width
        self.x, self.y = grid(width // 2, height // 2)
        self.clouds, self.lights = Clouds(6, 4, 8), Noise(15, 64, 8)

    def sky(self, phase):
        drift = self.clouds(self.x * 2.2 + 0.5 * np.sin(TAU * phase), self.y * 7, phase)
        return grow((1 + 0.32 * drift).astype(np.float32), self.shape)[..., None]

    def town(self, phase):
        return grow((1 + 0.5 * self.lights(self.x * 45, self.y * 45, phase)).clip(0.2, 2).astype(np.float32), self.shape)[..., None]


def studio_at_dusk(width, height, folder):
    """
    The last light behind the roofs, a line of light on the floor and a spot that finds the pole, from a camera that goes round it. Of the room a still is kept,
    the mean of a film with its lamps; its pole stands behind the words and is painted over, and another beside them.
    """
    still = linear(np.load(os.path.join(os.path.dirname(__file__), '../stills/studio-at-dusk.npz'))['shown'].astype(np.float32))
    without_pole(still, studio_pole(540, 960))
    room = grow(still, (height, width)).astype(np.float32)
    pole_at = 1.26, 0.1
    planes = (2, 0.0), (2, 5.3), (1, 3.0), (0, 1.99), (0, -4.55)
    drift = Drift(width, height, ((-0.5, -4.05, 1.3), (-0.02, 0.6, 2.12), 27), 31, planes, pole_at)
    haze, fog, motes = haze_of(width, height, (0.3, 0.55), 0.5, 0.75, 9), fog_of(width, height, 0.72, 21), dust(width, height, 80, 31)
    horizon, high, warm, blush, cool = (rgb(each) for each in ('ff8a5c', '3d4f9e', 'ffb070', 'e0359a', 'b8c6ff'))

    def paint(phase):
        sink, spot = swell(phase, 1, -0.25), 0.6 + 0.35 * swell(phase, 1, 0.2)
        glow, late, foot = 0.26 + 0.07 * sink, 0.34 - 0.08 * sink, 0.5 + 0.12 * wave(phase, 2, 0.1)
        camera = drift.camera(phase)
        light = drift.see(room, camera).astype(np.float32) * np.float32(0.9 + 0.2 * sink)
        lamps = (
            # The window behind it on the left; a tall window of the street side; a door to the hall.
            (horizon * 3.0 * glow, -138, 17, 0.9, 2.6, 0.7),
            (high * 3.2 * late, -138, 17, 2.3, 4.6, 0.9),
            (cool * 0.95, -62, 7, 0.5, 4.2, 0.8),
            (cool * 0.30, 38, 4, 0.3, 3.4, 0.8),
            (warm * 0.75 * spot, 6, 14, 0.0, 2.0, 1.0),
            (warm * 0.85 * spot, 70, 6, -1, 3.3, 1.2),
            (blush * 1.6 * foot, 150, 14, -1, 0.55, 0.35),
            (blush * 1.2 * foot, -156, 9, -1, 0.50, 0.30),
        )
        pole = Pole(camera, *pole_at, 0.03, 5.28, 0.032)
        plate(light, camera, pole_at, warm * (0.06 + 0.1 * spot))
        light = pole.onto(light, lamps, rgb('2a2348') * 0.5, rgb('6e3420') * (0.35 + 0.5 * spot))
        # Light in the air: before the window, above the boards, and around the pole.
        low = fog(phase)
        light += (horizon * 0.10 * haze(phase)[..., None] + (blush * 0.20 * foot + horizon * 0.07) * low[..., None]).astype(np.float32)
        light += (warm * (0.10 * spot * beam(camera, width, height, low) + 0.10 * motes(phase))[..., None]).astype(np.float32)
        return develop(light)

    return paint


def plate(picture, camera, at, colour):
    """What a pole stands on."""
    x, y, scale = camera.see((*at, 0.01))
    rows, columns = np.mgrid[0:picture.shape[0], 0:picture.shape[1]].astype(np.float32)
    across, down = (columns + 0.5 - x) / (0.13 * scale), (rows + 0.5 - y) / (0.045 * scale)
    cover = smooth(1.04, 0.92, np.hypot(across, down))[..., None]
    shine = (0.35 + 0.65 * np.exp(-((across + 0.35) / 0.25) ** 2))[..., None]
    picture *= 1 - cover
    picture += (cover * shine * colour).astype(np.float32)


def without_pole(picture, pole):
    """Paints a pole over with what is on both sides of it, and its plate with the boards beside it."""
    for row in range(picture.shape[0]):
        inside = np.flatnonzero(pole.cover[row] > 0)
        if len(inside) == 0:
            continue
        wide = 24 if row < 30 else 4
        left, right = pole.left + inside[0] - wide, pole.left + inside[-1] + wide
        t = np.linspace(0, 1, right - left + 1, dtype=np.float32)[:, None]
        picture[row, left:right + 1] = picture[row, left - 3:left].mean(0) * (1 - t) + picture[row, right + 1:right + 4].mean(0) * t
    y, x = np.mgrid[800:876, 384:464].astype(np.float32)
    over = smooth(1.0, 0.75, np.hypot((x - 424) / 38, (y - 839) / 34))[..., None]
    picture[800:876, 384:464] = picture[800:876, 384:464] * (1 - over) + picture[800:876, 304:384] * over


def neon_studio(width, height, folder):
    """The same room at night: lines of light that pass magenta, violet and blue to each other."""
    room = Room(folder, 'studio', (width, height))
    pole, view = studio_pole(width, height), View(width, height)
    pink, violet, blue = rgb('ff2e93'), rgb('7a3cff'), rgb('2f7bff')

    def turning(phase, shift):
        """From one colour to the next and back to the first."""
        a, b, c = (max(0.0, np.cos(TAU * (phase + shift + k / 3))) ** 2 + 0.04 for k in range(3))
        return (pink * a + violet * b + blue * c) / (a + b + c)

    def paint(phase):
        foot, line, side, spot = (turning(phase, shift) for shift in (0.0, 0.5, 0.62, 0.2))
        beat = 0.5 + 0.25 * swell(phase, 2, 0.1)
        light = room.light(
            sky=rgb('141b3c') * 0.25,
            town=rgb('ffc98a') * 0.42 * view.town(phase),
            foot=foot * 1.25,
            line=line * 0.95,
            spot=spot * beat,
            fill=violet * 0.55 + blue * 0.2,
            day=rgb('1a2350') * 0.6,
        )
        lamps = (
            (line * 1.6, -128, 12, 3.2, 5.2, 0.8),
            (side * 1.5, -58, 8, 0.2, 4.6, 0.9),
            (side * 0.5 + rgb('b8c6ff') * 0.35, 44, 4, 0.3, 3.8, 0.8),
            (line * 2.2, 96, 9, 2.2, 5.2, 0.9),
            (spot * beat * 0.9, 4, 14, 0.0, 2.0, 1.0),
            (foot * 2.2, 150, 16, -1, 0.75, 0.45),
            (foot * 1.6, -152, 12, -1, 0.65, 0.40),
        )
        return sway(develop(pole.onto(light, lamps, violet * 0.10, foot * 0.10 + violet * 0.05)), phase)

    return paint


def golden_hour(width, height, folder):
    """Low sun through the window onto the boards; dust floats in it."""
    room = Room(folder, 'studio', (width, height))
    gold = rgb('ffb765')
    shafts = haze_of(width, height, room.marks['window'][:2], 0.62, 1.15, 3)
    motes = dust(width, height, 90, 5)
    pole, view = studio_pole(width, height), View(width, height)

    def paint(phase):
        sun = 0.85 + 0.15 * breath(phase, 12, 0.3)
        light = room.light(
            sun=gold * 1.9 * sun,
            horizon=rgb('ffb46c') * 0.36 * view.sky(phase),
            sky=rgb('ffcf9e') * 0.22,
            day=rgb('ffd7a0') * 2.4,
            edges=rgb('ffe2b0') * 1.6,
            fill=rgb('d9a878') * 1.9,
            spot=gold * 0.35,
        )
        lamps = (
            (rgb('ffe3b8') * 1.5, -138, 19, 0.9, 4.6, 0.6),
            (gold * 2.4 * sun, -120, 5, -1, 1.6, 0.5),
            (rgb('fff0d8') * 0.8, -60, 7, 0.4, 4.2, 0.8),
            (gold * 0.9, 66, 8, -1, 3.0, 1.2),
            (rgb('ffe9cc') * 0.5, 40, 3, 0.4, 3.6, 0.9),
        )
        light = pole.onto(light, lamps, rgb('8a6a4c') * 0.55, gold * 0.42 * sun)
        air = shafts(phase)
        light += gold * (0.20 * sun * air)[..., None] + gold * (motes(phase) * (0.15 + air) * 0.9)[..., None]
        return develop(light, 0.9)

    return paint


# ---------------------------------------------------------------------------------------------------------------------------------- in the air


def fog_of(width, height, top, seed):
    """Haze that lies above the floor, from `top` (a share of the height) on, and drifts to the side."""
    x, y = grid(width // 4, height // 4)
    clouds = Clouds(seed, 4, 6)
    depth = smooth(top - 0.06, top + 0.1, y * width / height)

    def paint(phase):
        rolling = clouds(x * 2.4 + phase * 6, y * 4.5 + 0.3 * np.sin(TAU * phase), phase)
        return grow((depth * np.clip(0.45 + 0.8 * rolling, 0, 2)).astype(np.float32), (height, width))

    return paint


def beam(camera, width, height, low):
    """The spot's cone around the pole, as the camera sees it; it ends in the haze."""
    top, foot = camera.see((0.9, -0.6, 5.2)), camera.see((1.2, 0.05, 0.0))
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    t = np.clip((y - top[1]) / (foot[1] - top[1]), 0, 1.3)
    middle, wide = top[0] + (foot[0] - top[0]) * t, width * (0.06 + 0.15 * t)
    return np.exp(-(((x - middle) / wide) ** 2)) * smooth(-0.15, 0.25, y / height) * (1.05 - 0.6 * t) * (0.75 + 0.5 * low)


def haze_of(width, height, source, spread, reach, seed):
    """Light that stands in the air before a window, and drifts."""
    x, y = grid(width // 4, height // 4)
    clouds = Clouds(seed, 4, 6)
    sx, sy = source[0], source[1] * height / width
    away = np.hypot(x - sx, (y - sy))
    cone = np.exp(-((away / reach) ** 2)) * smooth(-0.25, 0.35, (y - sy) + 0.6 * (x - sx) + 0.25)

    def paint(phase):
        drift = 0.55 + 0.6 * clouds(x * 2 + 0.2 * np.sin(TAU * phase), y * 2 + phase * 6, phase)
        return grow((cone * np.clip(drift, 0.05, 2) * spread).astype(np.float32), (height, width))

    return paint


def dust(width, height, count, seed, sizes=(0.8, 4.5)):
    """Motes that float and turn, some of them near the lens."""
    draw = np.random.default_rng(seed)
    motes = [
        (draw.random(), draw.random() * height / width, draw.uniform(0.02, 0.07), draw.random(), sizes[0] + (sizes[1] - sizes[0]) * draw.random() ** 4, draw.uniform(0.3, 1), int(draw.integers(1, 4)))
        for _ in range(count)
    ]

    def paint(phase):
        picture = np.zeros((height, width), np.float32)
        for x, y, sway, shift, radius, bright, turns in motes:
            px = (x + sway * wave(phase, 1, shift) + 0.3 * sway * wave(phase, 2, shift * 3)) * width
            py = (y + 0.8 * sway * wave(phase, 1, shift + 0.25) + 0.3 * sway * wave(phase, 3, shift * 7)) * width
            left, right = max(0, int(px - 3 * radius)), min(width, int(px + 3 * radius) + 2)
            top, bottom = max(0, int(py - 3 * radius)), min(height, int(py + 3 * radius) + 2)
            if left >= right or top >= bottom:
                continue
            dx = np.arange(left, right) + 0.5 - px
            dy = np.arange(top, bottom)[:, None] + 0.5 - py
            shape = np.exp(-(dx * dx + dy * dy) / (radius * radius))
            picture[top:bottom, left:right] += shape * bright * (0.45 + 0.55 * swell(phase, turns, shift)) * (1.6 / (1 + radius))
        return picture

    return paint


class Beams:
    """Moving lamps seen from the side: each a cone of light in haze that drifts through all of them."""

    def __init__(self, width, height, seed=29):
        # Soft: a third of the size does.
        self.shape = height, width
        self.x, self.y = grid(width // 2, height // 2)
        self.clouds = Clouds(seed, 4, 3)

    def haze(self, phase):
        field = self.clouds(self.x * 1.7 + 0.25 * np.sin(TAU * phase), self.y * 1.5 - phase * 3, phase)
        return np.clip(0.74 + 0.58 * field, 0.28, 2)

    def beam(self, at, angle, width, haze, reach=1.4):
        """@param angle from straight down, positive to the right"""
        sx, sy = at[0], at[1] * self.shape[0] / self.shape[1]
        dx, dy = self.x - sx, self.y - sy
        away = np.hypot(dx, dy)
        off = np.arctan2(dx, dy) - angle
        core = np.exp(-((off / width) ** 2)) * 0.65 + np.exp(-((off / (0.38 * width)) ** 2)) * 0.55
        fall = np.exp(-away / reach) * (0.30 + 0.9 / (1 + (away / 0.16) ** 2)) * smooth(0, 0.02, away + 0.004)
        return core * fall * haze

    def full(self, picture):
        return grow(picture.astype(np.float32), self.shape)


# ----------------------------------------------------------------------------------------------------------------------------------- the stage


def stage_pole(width, height):
    """As in scenes/stage.py."""
    camera = Camera((0.15, -5.3, 1.45), (0.12, 1.2, 2.45), 29, width, height)
    return Pole(camera, -0.62, 0.55, 0.36, 7.8, 0.0315)


def stage_beams(width, height, folder):
    """Five lamps that fan out and cross above a round stage."""
    room = Room(folder, 'stage', (width, height))
    beams = Beams(width, height)
    pole = stage_pole(width, height)
    heads = [room.marks[f'head{k}'] for k in range(5)]
    violet, magenta, ice = rgb('8347ff'), rgb('ff3fa4'), rgb('a9c6ff')
    colours = (violet, magenta, ice * 0.55, magenta, violet)

    def paint(phase):
        haze = beams.haze(phase)
        air = np.zeros((height // 2, width // 2, 3), np.float32)
        for k, (x, y, _) in enumerate(heads):
            angle = (k - 2) * 0.15 + 0.26 * wave(phase, 1, 0.13 * abs(k - 2)) * (1 if k < 2 else -1 if k > 2 else 0.35)
            power = 0.75 + 0.25 * wave(phase, 2, 0.2 * k)
            air += colours[k] * (beams.beam((x, y), angle, 0.085, haze) * power)[..., None]
        left, right = swell(phase, 1, 0.05), swell(phase, 1, 0.55)
        light = room.light(
            left=violet * (0.25 + 0.55 * left),
            right=magenta * (0.25 + 0.55 * right),
            middle=ice * 0.22,
            solo=rgb('ffd9c2') * 0.32,
            cloth=violet * 0.16 + magenta * 0.07,
            foots=violet * (0.20 + 0.08 * left) + magenta * 0.06 * right,
            rim=magenta * (0.55 + 0.15 * wave(phase, 2)),
            fill=violet * 0.34,
        )
        lamps = (
            (violet * 1.5, -70, 9, 0.2, 6.5, 1.0),
            (magenta * 1.3, 74, 7, 0.2, 6.0, 1.0),
            (ice * 0.5, 18, 5, 1.0, 5.0, 1.2),
            (violet * (0.6 + 0.6 * left), -150, 14, -1, 2.4, 1.0),
            (magenta * (0.6 + 0.6 * right), 148, 12, -1, 2.0, 1.0),
        )
        light = pole.onto(light, lamps, violet * 0.10, rgb('ffd9c2') * 0.10 + magenta * 0.05)
        return develop(light + beams.full(air) * 1.15, 1.0)

    return paint


def red_curtain(width, height, folder):
    """A velvet curtain in red light, footlights, and one warm spot that waits."""
    room = Room(folder, 'stage', (width, height))
    beams = Beams(width, height, 31)
    pole = stage_pole(width, height)
    red, warm = rgb('c8102e'), rgb('ffc58a')

    def paint(phase):
        haze = beams.haze(phase)
        wait = 0.75 + 0.25 * swell(phase, 1, 0.1)
        cone = beams.full(beams.beam((0.62, -0.16), -0.285 + 0.006 * wave(phase), 0.10, haze, 2.2)) * wait
        light = room.light(
            cloth=red * (0.42 + 0.05 * wave(phase, 1, 0.4)),
            foots=(red * 0.85 + warm * 0.06) * (0.62 + 0.10 * breath(phase, 4, 0.0)),
            solo=warm * 1.15 * wait,
            rim=warm * 0.16,
            fill=red * 0.35 + warm * 0.05,
        )
        lamps = (
            (warm * 1.7 * wait, 30, 7, 0.0, 7.0, 1.0),
            (warm * 0.8 * wait, 84, 8, -1, 3.5, 1.5),
            (red * 1.4, -76, 12, 0.4, 5.0, 1.2),
            (red * 1.6, 146, 18, -1, 4.5, 1.2),
            (red * 1.4, -146, 16, -1, 4.5, 1.2),
        )
        light = pole.onto(light, lamps, red * 0.14, warm * 0.45 * wait)
        return sway(develop(light + warm * (cone * 0.34)[..., None], 1.0), phase)

    return paint


# --------------------------------------------------------------------------------------------------------------------------- the mirrored room


def mirror_poles(width, height):
    """As in scenes/mirrors.py; the far one first."""
    camera = Camera((1.55, -4.2, 1.38), (-0.72, 2.4, 1.62), 27, width, height)
    return [Pole(camera, x, y, 0.07, 3.63, 0.0295) for x, y in ((-0.95, 3.2), (0.78, 3.2), (0.78, -0.4))]


def mirror_room(width, height, folder):
    """Warm lines of light and a floor of oak, repeated by the mirrors on both sides."""
    room = Room(folder, 'mirrors', (width, height))
    poles = mirror_poles(width, height)
    warm, amber = rgb('ffd9ae'), rgb('ffae62')

    def paint(phase):
        above, below, spots = 0.34 + 0.05 * wave(phase), 0.24 + 0.07 * wave(phase, 1, 0.5), 0.62 + 0.16 * wave(phase, 1, 0.25)
        light = room.light(
            lines=warm * above,
            foot=amber * below,
            spots=amber * spots,
            ring=warm * (0.20 + 0.05 * wave(phase, 2)),
            fill=rgb('d9b08c') * 1.7,
        )
        for pole in poles:
            lamps = (
                (warm * 3.6 * above, -58, 6, 0.6, 3.7, 0.7),
                (warm * 2.6 * above, 78, 5, 0.4, 3.7, 0.7),
                (amber * 1.1 * spots, 8, 10, -1, 2.0, 1.2),
                (amber * 1.8 * below, -128, 12, -1, 0.8, 0.5),
                (amber * 1.8 * below, 134, 12, -1, 0.8, 0.5),
            )
            light = pole.onto(light, lamps, warm * 0.10, amber * (0.10 + 0.30 * spots))
        return develop(light)

    return paint


def halo(width, height, folder):
    """Only the ring and the lines on the floor, rose and violet, far into the mirrors."""
    room = Room(folder, 'mirrors', (width, height))
    poles = mirror_poles(width, height)
    rose, violet = rgb('ff4fa8'), rgb('6f3dff')

    def paint(phase):
        lean = swell(phase, 1, 0.0)
        ring = (rose * (1 - 0.35 * lean) + violet * 0.35 * lean + rgb('ffd6ec') * 0.18) * (0.80 + 0.14 * wave(phase, 2, 0.2))
        foot = (violet * (1 - 0.5 * lean) + rose * 0.5 * lean) * (0.42 + 0.12 * wave(phase, 1, 0.6))
        light = room.light(ring=ring, foot=foot, lines=violet * 0.035, spots=violet * 0.10, fill=violet * 0.5)
        for pole in poles:
            lamps = (
                (ring * 1.3, -150, 10, 0.8, 2.9, 0.5),
                (ring * 0.5, -66, 5, 0.8, 2.9, 0.6),
                (foot * 1.8, -128, 14, -1, 0.8, 0.5),
                (foot * 1.8, 134, 14, -1, 0.8, 0.5),
                (violet * 0.35, 70, 5, 0.3, 3.4, 0.8),
            )
            light = pole.onto(light, lamps, violet * 0.035, foot * 0.15)
        return develop(light)

    return paint


# ------------------------------------------------------------------------------------------------------------------------------------ the loft


def loft_pole(width, height):
    """As in scenes/loft.py."""
    camera = Camera((0.12, -4.1, 1.36), (0.06, 1.0, 2.18), 28, width, height)
    return Pole(camera, 1.02, 0.55, 0.08, 5.12, 0.0315)


def loft_morning(width, height, folder):
    """Morning sun on old brick; leaves on the sill, dust in the air."""
    room = Room(folder, 'loft', (width, height))
    sun, sky = rgb('ffd7a1'), rgb('d8e6ff')
    x, y = grid(width // 4, height // 4)
    clouds = Clouds(14, 4, 6)
    # The sun comes from the upper left and falls to the right.
    lean = y - 0.52 * x
    bars = smooth(0.30, 0.36, lean) * smooth(1.25, 1.05, lean) * (0.55 + 0.45 * np.sin(lean * 34) ** 2) * np.exp(-x / 0.75)
    motes = dust(width, height, 120, 9)
    pole = loft_pole(width, height)

    def paint(phase):
        cloud = 0.86 + 0.14 * breath(phase, 21, 0.0)
        drift = np.clip(0.6 + 0.5 * clouds(x * 2.2, y * 2.2 + phase * 6, phase), 0.05, 2)
        air = grow((bars * drift).astype(np.float32), (height, width))
        light = room.light(
            sun=sun * 1.9 * cloud,
            day=sky * 1.25 + sun * 0.35,
            fill=rgb('ffe9d0') * 1.7,
        )
        lamps = (
            (sky * 2.2, -82, 13, 0.8, 4.6, 0.7),
            (sun * 1.9 * cloud, -58, 5, 0.6, 4.4, 0.8),
            (rgb('c98a66') * 0.7, 146, 22, -1, 5, 1),
            (rgb('c98a66') * 0.5, -150, 14, -1, 5, 1),
            (sky * 0.4, 60, 6, 0.5, 3.6, 0.9),
        )
        light = pole.onto(light, lamps, rgb('8f7058') * 0.55, rgb('a57a50') * 0.55)
        light += sun * (0.16 * cloud * air + motes(phase) * (0.06 + 0.55 * air))[..., None]
        return develop(light, 1.0)

    return paint


def neon_heart(width, height, folder):
    """A heart of neon on brick: two tubes, one of which is not quite well."""
    room = Room(folder, 'loft', (width, height))
    pole = loft_pole(width, height)
    pink, red = rgb('ff2f92'), rgb('ff4a4a')
    dips = [(0.31, 0.006, 0.75), (0.325, 0.004, 0.9), (0.347, 0.010, 0.6), (0.80, 0.005, 0.6)]

    def paint(phase):
        buzz = 1 + 0.025 * wave(phase, 37) + 0.015 * wave(phase, 53)
        sick = 1.0
        for at, wide, deep in dips:
            sick *= 1 - deep * np.exp(-(((phase - at) / wide) ** 2))
        outer, inner = pink * 0.75 * buzz, red * 0.62 * sick * (2 - buzz)
        light = room.light(outer=outer, inner=inner, fill=rgb('3a4a8a') * 0.50, day=rgb('223064') * 0.45)
        lamps = (
            ((outer + inner) * 1.3, -146, 9, 2.5, 4.3, 0.6),
            ((outer + inner) * 0.35, -120, 22, 1.2, 5.0, 0.9),
            (rgb('5f7be0') * 0.8, -76, 8, 0.8, 4.5, 0.8),
            (rgb('5f7be0') * 0.25, 58, 5, 0.5, 3.6, 0.9),
        )
        return develop(pole.onto(light, lamps, rgb('1a2350') * 0.25, rgb('2a1830') * 0.3))

    return paint


def loft_evening(width, height, folder):
    """Bulbs on a cable, lamps on the floor that graze the brick."""
    room = Room(folder, 'loft', (width, height))
    pole = loft_pole(width, height)
    amber, deep = rgb('ffab57'), rgb('ff7a2e')

    def paint(phase):
        bulbs = amber * (0.52 + 0.05 * breath(phase, 6, 0.0) + 0.02 * wave(phase, 5))
        graze = (deep * 0.7 + amber * 0.3) * (0.62 + 0.16 * wave(phase, 1, 0.3))
        light = room.light(bulbs=bulbs, graze=graze, fill=rgb('8a5a3a') * 0.45, day=rgb('1c2a5a') * 0.55)
        lamps = (
            (graze * 1.3, -146, 12, -1, 2.6, 1.4),
            (graze * 1.2, 150, 12, -1, 2.6, 1.4),
            (bulbs * 2.4, -128, 5, 3.6, 4.9, 0.4),
            (bulbs * 2.0, 132, 5, 3.6, 4.9, 0.4),
            (rgb('5f7be0') * 0.55, -76, 8, 0.8, 4.5, 0.8),
            (amber * 0.5, 52, 5, 0.4, 4.0, 0.9),
        )
        return develop(pole.onto(light, lamps, deep * 0.06, amber * 0.10))

    return paint


LOOPS = {
    'studio-at-dusk': studio_at_dusk,
    'neon-studio': neon_studio,
    'golden-hour': golden_hour,
    'stage-beams': stage_beams,
    'red-curtain': red_curtain,
    'mirror-room': mirror_room,
    'halo': halo,
    'loft-morning': loft_morning,
    'neon-heart': neon_heart,
    'loft-evening': loft_evening,
}
