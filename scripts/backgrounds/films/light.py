"""Light in floating point: what the loops of this folder are painted with. Only numpy is needed."""
import json
import os

import numpy as np

TAU = 2 * np.pi


def wave(phase, times=1, shift=0.0):
    """From -1 to 1; back at its start when `phase` (0 to 1) has gone round."""
    return np.sin(TAU * (phase * times + shift))


def swell(phase, times=1, shift=0.0):
    """The same from 0 to 1."""
    return 0.5 + 0.5 * wave(phase, times, shift)


def breath(phase, seed, calm=0.5):
    """A number from `calm` to 1 that wanders without a rhythm one could name, and comes back."""
    draw = np.random.default_rng(seed)
    total = sum(a * wave(phase, n, draw.random()) for n, a in ((1, 1.0), (2, 0.6), (3, 0.45), (5, 0.25)))
    return 1 - (1 - calm) * (0.5 - 0.5 * np.tanh(total * 0.8))


def smooth(low, high, value):
    t = np.clip((value - low) / (high - low), 0, 1)
    return t * t * (3 - 2 * t)


def rgb(text):
    """The linear light of a colour as people write it: `ff8040`."""
    shown = np.array([int(text[i:i + 2], 16) / 255 for i in (0, 2, 4)], np.float32)
    return np.where(shown <= 0.04045, shown / 12.92, ((shown + 0.055) / 1.055) ** 2.4).astype(np.float32)


def grid(width, height):
    """x from 0 to 1 and y on the same scale, at the middle of each pixel."""
    x = (np.arange(width, dtype=np.float32) + 0.5) / width
    y = (np.arange(height, dtype=np.float32) + 0.5) / width
    return np.meshgrid(x, y)


def develop(light, exposure=1.0):
    """Linear light as it is shown, 0 to 1: a film's shoulder (Narkowicz 2015), which keeps the colour of what is bright, and the curve of a screen."""
    # By a table, which is finest where it is dark.
    at = np.sqrt(np.clip(light * np.float32(exposure / BRIGHTEST), 0, 1))
    return SHOWN[(at * np.float32(len(SHOWN) - 1) + np.float32(0.5)).astype(np.int32)]


def encode(linear):
    return np.where(linear <= 0.0031308, 12.92 * linear, 1.055 * np.power(np.maximum(linear, 1e-7), 1 / 2.4) - 0.055)


BRIGHTEST = 12.0


def _table(count=1 << 17):
    x = np.linspace(0, 1, count) ** 2 * BRIGHTEST
    return encode(np.clip((x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14), 0, 1)).astype(np.float32)


SHOWN = _table()


def to_bytes(shown):
    """16 bits a channel, little-endian; the encoder scatters what 8 bits cannot hold."""
    return (np.clip(shown, 0, 1) * 65535 + 0.5).astype('<u2').tobytes()


def blur(picture, radius):
    """Gaussian, `radius` in pixels (standard deviation); edges are held."""
    pad = int(3 * radius) + 1
    layers = picture[..., None] if picture.ndim == 2 else picture
    size = layers.shape[0] + 2 * pad, layers.shape[1] + 2 * pad
    fy = np.fft.fftfreq(size[0])[:, None]
    fx = np.fft.rfftfreq(size[1])[None, :]
    kernel = np.exp(-2 * (np.pi * radius) ** 2 * (fx * fx + fy * fy))
    out = [
        np.fft.irfft2(np.fft.rfft2(np.pad(layers[..., c], pad, mode='edge')) * kernel, size)[pad:-pad, pad:-pad]
        for c in range(layers.shape[-1])
    ]
    return np.stack(out, -1).astype(np.float32) if picture.ndim == 3 else out[0].astype(np.float32)


def soften(picture):
    """Takes the stairs off edges thinner than a pixel."""
    out = picture.copy()
    out[1:-1] = 0.5 * picture[1:-1] + 0.25 * (picture[:-2] + picture[2:])
    inner = out.copy()
    out[:, 1:-1] = 0.5 * inner[:, 1:-1] + 0.25 * (inner[:, :-2] + inner[:, 2:])
    return out


def shrink(picture, times):
    height, width = picture.shape[0] // times, picture.shape[1] // times
    cut = picture[:height * times, :width * times]
    return cut.reshape(height, times, width, times, *picture.shape[2:]).mean((1, 3), dtype=np.float32)


def grow(picture, shape):
    """As large as `shape`, linear between points."""
    for axis in (0, 1):
        size, wanted = picture.shape[axis], shape[axis]
        at = np.clip((np.arange(wanted) + 0.5) * size / wanted - 0.5, 0, size - 1).astype(np.float32)
        low = np.minimum(at.astype(np.int32), size - 2) if size > 1 else np.zeros(wanted, np.int32)
        t = (at - low).astype(np.float32).reshape((-1, 1) if axis == 0 else (1, -1))
        if picture.ndim == 3:
            t = t[..., None]
        picture = np.take(picture, low, axis) * (1 - t) + np.take(picture, np.minimum(low + 1, size - 1), axis) * t
    return picture


def bloom(picture, share=0.06, radii=(4, 14, 48)):
    """What a lens scatters around bright things; it is soft, so a quarter of the size does."""
    small = shrink(picture, 4)
    scattered = sum(blur(small, max(1, radius / 4)) for radius in radii) / len(radii)
    return picture * np.float32(1 - share) + grow(scattered, picture.shape) * np.float32(share)


def sample(picture, x, y):
    """The picture at points given in pixels, between them (bilinear); it repeats beyond its edges."""
    height, width = picture.shape[:2]
    x0, y0 = np.floor(x).astype(np.int32), np.floor(y).astype(np.int32)
    fx, fy = (x - x0).astype(np.float32), (y - y0).astype(np.float32)
    x0, y0 = x0 % width, y0 % height
    x1, y1 = (x0 + 1) % width, (y0 + 1) % height
    if picture.ndim == 3:
        fx, fy = fx[..., None], fy[..., None]
    above = picture[y0, x0] * (1 - fx) + picture[y0, x1] * fx
    below = picture[y1, x0] * (1 - fx) + picture[y1, x1] * fx
    return above * (1 - fy) + below * fy


def sway(picture, phase, share=0.04):
    """A picture from a camera that stood still, as from one that goes round in a small circle; the edges are kept out of sight."""
    height, width = picture.shape[:2]
    x, y = np.meshgrid(np.arange(width, dtype=np.float32), np.arange(height, dtype=np.float32))
    near = 1 - 2 * share
    x = width * (share + share * 0.9 * wave(phase)) + x * near
    y = height * (share + share * 0.6 * wave(phase, 1, 0.25)) + y * near
    return sample(picture, np.clip(x, 0, width - 1.001), np.clip(y, 0, height - 1.001))


def linear(shown):
    """Light from what `develop` has shown of it, by the same table."""
    at = np.interp(shown, SHOWN, np.linspace(0, 1, len(SHOWN)))
    return (at ** 2 * BRIGHTEST).astype(np.float32)


class Noise:
    """Smooth noise, about -1 to 1, in two dimensions and time, that repeats every `period` cells across and down and whenever the phase has gone round."""

    def __init__(self, seed, period=8, moments=6):
        self.period, self.moments = period, moments
        self.values = np.random.default_rng(seed).standard_normal((moments, period, period)).astype(np.float32)

    def __call__(self, x, y, phase=0.0, times=1):
        at = phase * times * self.moments
        step = int(np.floor(at))
        t = at - step
        # Cubic in time, so that nothing jerks when one moment follows the other.
        weights = (
            -0.5 * t ** 3 + t * t - 0.5 * t,
            1.5 * t ** 3 - 2.5 * t * t + 1,
            -1.5 * t ** 3 + 2 * t * t + 0.5 * t,
            0.5 * t ** 3 - 0.5 * t * t,
        )
        field = sum(w * self.values[(step - 1 + k) % self.moments] for k, w in enumerate(weights))
        return self._at(field, x, y)

    def _at(self, field, x, y):
        x0, y0 = np.floor(x), np.floor(y)
        u, v = x - x0, y - y0
        u = (u * u * u * (u * (u * 6 - 15) + 10)).astype(np.float32)
        v = (v * v * v * (v * (v * 6 - 15) + 10)).astype(np.float32)
        x0, y0 = x0.astype(np.int32) % self.period, y0.astype(np.int32) % self.period
        x1, y1 = (x0 + 1) % self.period, (y0 + 1) % self.period
        above = field[y0, x0] * (1 - u) + field[y0, x1] * u
        below = field[y1, x0] * (1 - u) + field[y1, x1] * u
        return above * (1 - v) + below * v


class Clouds:
    """Octaves of noise, each twice as fine and `fade` times as strong; about -1 to 1."""

    def __init__(self, seed, octaves=4, period=6, moments=6, fade=0.5):
        self.layers = [(Noise(seed + 101 * i, period * 2 ** i, moments), 2 ** i, fade ** i) for i in range(octaves)]
        self.total = np.sqrt(sum(fade ** (2 * i) for i in range(octaves))) * 1.6

    def __call__(self, x, y, phase=0.0, times=1):
        return sum(noise(x * k, y * k, phase, times) * a for noise, k, a in self.layers) / self.total


def tame(picture, times=4.0):
    """Takes single pixels that are far brighter than all around them down to their neighbours."""
    rolled = np.stack([
        np.roll(picture, (dy, dx), (0, 1)) for dy in (-1, 0, 1) for dx in (-1, 0, 1) if dx or dy
    ])
    limit = np.sort(rolled, axis=0)[-3] * times + 1e-4
    return np.minimum(picture, limit)


def calm(picture, guide, strength=0.6, reach=4, patch=1):
    """
    Non-local means on the logarithm of the light: grain goes. What is alike is judged by the picture and, more strictly, by `guide`, in which the
    lamps of the scene are added up, so that it has little grain and every edge.
    """
    log = np.log(picture + 0.004)
    total, weight = np.zeros_like(log), np.zeros(log.shape[:2], np.float32)
    height, width = weight.shape
    padding = ((reach, reach), (reach, reach))
    padded, known = np.pad(log, (*padding, (0, 0)), mode='reflect'), np.pad(guide, padding, mode='reflect')
    own = log.mean(-1)
    others = padded.mean(-1)
    side = 2 * patch + 1

    def box(values):
        grown = np.pad(values, ((patch + 1, patch), (patch + 1, patch)), mode='edge')
        summed = grown.cumsum(0, dtype=np.float64).cumsum(1)
        return ((summed[side:, side:] - summed[:-side, side:] - summed[side:, :-side] + summed[:-side, :-side]) / side ** 2).astype(np.float32)

    for dy in range(-reach, reach + 1):
        for dx in range(-reach, reach + 1):
            at = slice(reach + dy, reach + dy + height), slice(reach + dx, reach + dx + width)
            apart = box((own - others[at]) ** 2) / strength ** 2 + (guide - known[at]) ** 2 / 0.12 ** 2
            w = np.exp(-apart)
            total += padded[at] * w[..., None]
            weight += w
    return np.maximum(np.exp(total / weight[..., None]) - 0.004, 0)


def settle(picture, cap=3.0):
    """Glints so bright that an edge through a pixel is all or nothing: they are held down, and their stairs smoothed."""
    held = np.minimum(picture, cap)
    t = smooth(0.35, 1.2, soften(soften(held.mean(-1))))[..., None]
    return held * (1 - t) + soften(soften(held)) * t


class Room:
    """The lamps of a rendered scene, cleaned, with the lens's bloom: a picture is a coloured sum of them."""

    def __init__(self, folder, scene, size, strength=0.6):
        self.folder, self.size, self.strength, self.lamps = os.path.join(folder, scene), size, strength, {}
        with open(os.path.join(self.folder, 'marks.json'), encoding='utf8') as file:
            self.marks = json.load(file)

    def lamp(self, name):
        if name not in self.lamps:
            width, height = self.size
            self.lamps[name] = bloom(grow(settle(self._clean(name)), (height, width)).astype(np.float32))
        return self.lamps[name]

    def _raw(self, name):
        return tame(np.load(os.path.join(self.folder, f'{name}.npy')).astype(np.float32))

    def _clean(self, name):
        """Kept beside the render: it takes some seconds."""
        source = os.path.join(self.folder, f'{name}.npy')
        kept = os.path.join(self.folder, 'clean', f'{name}.npy')
        if not os.path.exists(kept) or os.path.getmtime(kept) < os.path.getmtime(source):
            os.makedirs(os.path.dirname(kept), exist_ok=True)
            np.save(kept, calm(self._raw(name), self._guide(), self.strength).astype(np.float16))
        return np.load(kept).astype(np.float32)

    def _guide(self):
        names = [each[:-4] for each in sorted(os.listdir(self.folder)) if each.endswith('.npy')]
        grey = [self._raw(name).mean(-1) for name in names]
        return np.log(sum(np.minimum(each / each.mean(), 8) for each in grey) + 0.05)

    def light(self, **colours):
        """@param colours the colour of each lamp that is on, linear, with its strength"""
        width, height = self.size
        total = np.zeros((height, width, 3), np.float32)
        part = np.empty_like(total)
        for name, colour in colours.items():
            total += np.multiply(self.lamp(name), np.asarray(colour, np.float32), out=part)
        return total
