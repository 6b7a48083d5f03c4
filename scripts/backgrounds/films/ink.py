"""Ink that sinks in water, smoke that rises: grains carried by a flow that repeats, let go by sources that repeat."""
import numpy as np
from light import TAU, Noise, bloom, blur, develop, encode, grid, rgb, smooth, soften, swell


class Flow:
    """A flow without sources or sinks: the curl of a noise, on a coarse grid that is read between its points."""

    def __init__(self, seed, tall, octaves=((2.2, 1.0), (4.6, 0.6), (9.0, 0.34), (18.0, 0.20)), cells=72):
        self.noises = [(Noise(seed + k, 48, 5), scale, high) for k, (scale, high) in enumerate(octaves)]
        self.cells, self.rows = cells, int(cells * tall) + 1
        self.x, self.y = np.meshgrid(np.arange(cells + 1) / cells, np.arange(self.rows + 1) / cells)

    def at(self, phase, strength, fall):
        stream = 0
        for k, (noise, scale, high) in enumerate(self.noises):
            # Each turned, so that the noise's own grid does not show.
            c, s = np.cos(0.6 + 1.1 * k), np.sin(0.6 + 1.1 * k)
            stream = stream + noise((c * self.x + s * self.y) * scale, (c * self.y - s * self.x) * scale, phase) * high / scale
        stream = stream * strength
        down, across = np.gradient(stream, 1 / self.cells)
        return np.stack([down, fall - across], -1).astype(np.float32)

    def carry(self, field, x, y):
        u = np.clip(x * self.cells, 0, self.cells - 0.001)
        v = np.clip(y * self.cells, 0, self.rows - 0.001)
        i, j = u.astype(np.int32), v.astype(np.int32)
        s, t = (u - i)[:, None], (v - j)[:, None]
        return (field[j, i] * (1 - s) + field[j, i + 1] * s) * (1 - t) + (field[j + 1, i] * (1 - s) + field[j + 1, i + 1] * s) * t


def grains(flow, source, frames, each, life, strength, fall):
    """
    The density of the grains at every frame, as a generator of positions and ages. Every loop lets go the same grains at the same moments, and the flow
    is the same each time, so the second loop is like all that follow.
    """
    born = [source(frame / frames, each, np.random.default_rng(1000 + frame)) for frame in range(frames)]
    kept = int(life * frames)
    place = np.zeros((0, 2), np.float32)
    age = np.zeros(0, np.int32)
    for frame in range(kept + frames):
        place = np.concatenate([place, born[frame % frames]])
        age = np.concatenate([age, np.zeros(each, np.int32)])
        field = flow.at(frame / frames % 1, strength, fall)
        # What has just been let go was let go during the frame, not at its beginning.
        share = np.ones((len(place), 1), np.float32)
        share[-each:, 0] = np.linspace(0, 1, each)
        step = flow.carry(field, place[:, 0], place[:, 1]) * share / frames
        half = place + step / 2
        place = place + flow.carry(field, half[:, 0], half[:, 1]) * share / frames
        age = age + 1
        stays = age <= kept
        place, age = place[stays], age[stays]
        if frame >= kept:
            yield place, age / kept


def splat(place, weight, width, height):
    x, y = place[:, 0] * width - 0.5, place[:, 1] * width - 0.5
    inside = (x >= 0) & (x < width - 1) & (y >= 0) & (y < height - 1)
    x, y, weight = x[inside], y[inside], weight[inside]
    i, j = x.astype(np.int32), y.astype(np.int32)
    s, t = x - i, y - j
    start = j * width + i
    total = np.zeros(width * height)
    for step, share in ((0, (1 - s) * (1 - t)), (1, s * (1 - t)), (width, (1 - s) * t), (width + 1, s * t)):
        total += np.bincount(start + step, share * weight, width * height)
    return total.reshape(height, width).astype(np.float32)


def plume(places, spread):
    """Lets grains go around these places, more from one and then from another."""

    def source(phase, count, draw):
        shares = np.array([0.25 + swell(phase, 1, shift) ** 2 for _, _, shift in places])
        which = draw.choice(len(places), count, p=shares / shares.sum())
        centre = np.array([(x, y) for x, y, _ in places], np.float32)[which]
        # Most of it in a shell, which folds into veils.
        angle, away = draw.uniform(0, TAU, count), spread * (0.8 + 0.22 * draw.standard_normal(count))
        return (centre + np.stack([np.cos(angle) * away, np.sin(angle) * away * 0.6], -1)).astype(np.float32)

    return source


def remembered(frames_of, frames):
    """A painter by phase for pictures that can only be made one after the other."""
    state = {'made': None, 'next': 0, 'seen': None}

    def paint(phase):
        wanted = int(round(phase * frames)) % frames
        if state['made'] is None or wanted < state['next'] - 1:
            state.update(made=frames_of(), next=0)
        while state['next'] <= wanted:
            state.update(seen=next(state['made']), next=state['next'] + 1)
        return state['seen']

    return paint


def veil(place, age, width, height, fine, wide):
    """How thick it is everywhere: what is old has spread, and thins out at the end."""
    weight = smooth(1.0, 0.5, age) * smooth(0, 0.05, age)
    total = np.zeros((height, width), np.float32)
    for low, high, radius in ((0, 0.25, fine), (0.25, 0.55, (fine + wide) / 2.4), (0.55, 1.01, wide)):
        part = (age > low) & (age <= high)
        thick = splat(place[part], weight[part], width, height)
        total += 0.35 * soften(soften(thick)) + 0.65 * blur(thick, radius * width / 540)
    return np.maximum(total, 0)


def ink_in_water(width, height, _folder, frames=360):
    """Indigo and rose in clear water, against the light."""
    tall = height / width
    flow = Flow(5, tall * 1.25)
    clear, edge = rgb('f7f4f1'), rgb('d9dfe8')
    x, y = grid(width, height)
    ground = clear + (edge - clear) * smooth(0.3, 1.3, np.hypot(x - 0.45, (y - 0.8) * 0.75))[..., None]
    # How much of each colour is swallowed.
    indigo = -np.log(np.maximum(rgb('3b3fa8'), 0.02)) * np.array((1, 0.85, 0.4))
    rose = -np.log(np.maximum(rgb('e2558c'), 0.02)) * np.array((0.4, 1, 0.6))
    sources = (
        plume(((0.80, -0.05, 0.0), (0.62, -0.09, 0.45)), 0.085),
        plume(((0.97, -0.06, 0.5), (0.74, -0.10, 0.95)), 0.065),
    )

    def frames_of():
        one = grains(flow, sources[0], frames, 520_000 // frames, 0.95, 0.62, 0.95)
        two = grains(flow, sources[1], frames, 330_000 // frames, 0.95, 0.62, 0.90)
        scale = (width / 540) ** 2
        for (a, age_a), (b, age_b) in zip(one, two):
            dark, warm = veil(a, age_a, width, height, 2.2, 7), veil(b, age_b, width, height, 2.2, 7)
            swallowed = (dark[..., None] * indigo * 0.085 + warm[..., None] * rose * 0.085) * scale
            yield encode(np.clip(ground * np.exp(-3.2 * (1 - np.exp(-swallowed / 3.2))), 0, 1)).astype(np.float32)

    return remembered(frames_of, frames)


def gold_smoke(width, height, _folder, frames=360):
    """Smoke that rises in the light of two lamps, gold and rose, on black."""
    tall = height / width
    flow = Flow(19, tall * 1.25, ((1.7, 1.0), (3.7, 0.6), (8.0, 0.36), (16.0, 0.22)))
    x, y = grid(width, height)
    gold, rose = rgb('ffb14a'), rgb('e0359a')
    lamp = np.exp(-(np.hypot(x - 1.05, (y - 1.30) * 0.9) / 0.85) ** 2)[..., None] * gold * 1.6 + np.exp(-(np.hypot(x - 0.9, (y - 0.15) * 0.9) / 0.8) ** 2)[..., None] * rose * 0.9
    lamp = lamp + rgb('5a3f7a') * 0.22
    source = plume(((0.84, tall + 0.06, 0.0), (1.0, tall + 0.09, 0.45), (0.66, tall + 0.10, 0.7)), 0.11)

    def frames_of():
        scale = (width / 540) ** 2
        for place, age in grains(flow, source, frames, 800_000 // frames, 1.0, 0.62, -1.45):
            thick = blur(veil(place, age, width, height, 4.0, 10), 1.3) * scale
            smoke = 1 - np.exp(-np.maximum(thick, 0) * 0.05)
            yield develop(bloom(lamp * (smoke ** 1.2)[..., None] + rgb('160c18') * 0.6, 0.12, (6, 24)), 1.0)

    return remembered(frames_of, frames)


LOOPS = {'ink-in-water': ink_in_water, 'gold-smoke': gold_smoke}
