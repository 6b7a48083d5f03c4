"""A pole studio on an upper floor: tall windows onto the town, a floor of boards, one chrome pole on the right."""
import math
import os
import sys

import numpy as np

sys.path.insert(0, os.path.dirname(__file__))
from kit import *  # noqa: F403

begin()
HEIGHT, BACK = 5.3, 3.0
floor = plane((12, 16), (0, -2, 0), planks((0.26, 0.125, 0.06), (0.10, 0.045, 0.02)))
dark = plaster((0.16, 0.13, 0.15))
plane((12, 16), (0, BACK - 7.8, HEIGHT), material('ceiling', (0.10, 0.09, 0.10), 0, 1, 0), (math.pi, 0, 0))

# The back wall with one wide opening, and its steel frame.
LEFT, RIGHT, SILL, TOP = -2.75, 0.45, 0.7, 4.75
for size, at in (
    ((3.25, 0.3, HEIGHT), (LEFT - 1.625, BACK + 0.15, HEIGHT / 2)),
    ((5.55, 0.3, HEIGHT), (RIGHT + 2.775, BACK + 0.15, HEIGHT / 2)),
    ((RIGHT - LEFT, 0.3, SILL), ((LEFT + RIGHT) / 2, BACK + 0.15, SILL / 2)),
    ((RIGHT - LEFT, 0.3, HEIGHT - TOP), ((LEFT + RIGHT) / 2, BACK + 0.15, (HEIGHT + TOP) / 2)),
):
    box(size, at, dark)
steel = material('steel', (0.02, 0.02, 0.024), 0.6, 0.4)
columns, rows = 4, 6
for i in range(columns + 1):
    x = LEFT + (RIGHT - LEFT) * i / columns
    box((0.085 if i in (0, 2, 4) else 0.045, 0.07, TOP - SILL), (x, BACK + 0.05, (TOP + SILL) / 2), steel, bevel=0.006)
for j in range(rows + 1):
    z = SILL + (TOP - SILL) * j / rows
    box((RIGHT - LEFT, 0.07, 0.085 if j in (0, 4, 6) else 0.045), ((LEFT + RIGHT) / 2, BACK + 0.05, z), steel, bevel=0.006)
box((RIGHT - LEFT + 0.2, 0.22, 0.05), ((LEFT + RIGHT) / 2, BACK - 0.02, SILL - 0.03), material('sill', (0.2, 0.17, 0.16), 0, 0.4), bevel=0.008)

# The right wall is a mirror in panels, behind a barre.
mirror = material('mirror', (0.86, 0.88, 0.88), 1, 0.012)
for k in range(5):
    plane((1.48, 3.0), (1.99, BACK - 0.85 - 1.5 * k, 1.66), mirror, (math.pi / 2, 0, -math.pi / 2))
box((0.1, 12, HEIGHT), (2.06, -2.4, HEIGHT / 2), dark)
box((0.1, 12, HEIGHT), (-4.6, -2.4, HEIGHT / 2), dark)
box((12, 0.1, HEIGHT), (0, -8.6, HEIGHT / 2), dark)
box((12, 0.03, 0.12), (0, BACK - 0.015, 0.06), material('skirting', (0.06, 0.05, 0.055), 0, 0.4))

pole(0.78, 0.1, HEIGHT, chrome(), 0.03)

# A folded crash mat and a foam roller against the wall, as there always are.
mat = material('mat', (0.07, 0.03, 0.06), 0, 0.55)
for k in range(3):
    box((1.15, 0.62, 0.11), (-2.05, BACK - 0.55, 0.06 + 0.115 * k), mat, bevel=0.02)

# What is outside: roofs against the sky. Three lamps of their own, so that any time of day can be mixed: light near the horizon, light from above,
# the town's windows.
draw = np.random.default_rng(7)
WIDE, TALL = 1536, 768
across, up = np.meshgrid(np.linspace(0, 1, WIDE), np.linspace(0, 1, TALL))
roofs = np.zeros(WIDE)
town = np.zeros((TALL, WIDE, 3), np.float32)
for depth, (low, high, count) in enumerate(((0.26, 0.40, 26), (0.22, 0.33, 30), (0.15, 0.25, 34))):
    for _ in range(count):
        start, width = draw.integers(-20, WIDE), draw.integers(18, 60 + 20 * depth)
        top = int(TALL * draw.uniform(low, high))
        begin_at, end_at = max(0, start), max(0, min(WIDE, start + width))
        roofs[begin_at:end_at] = np.maximum(roofs[begin_at:end_at], top / TALL)
        town[:top, begin_at:end_at] *= 0.12
        for x in range(begin_at + 4, end_at - 5, 9):
            for y in range(8, top - 6, 11):
                if draw.random() < 0.11:
                    warm = draw.random()
                    town[y:y + 3, x:x + 3] = np.array((1, 0.52 + 0.3 * warm, 0.18 + 0.5 * warm * warm)) * draw.uniform(0.25, 1) * (0.5 + 0.5 * depth)
for _ in range(26):
    x, y = draw.integers(0, WIDE), int(TALL * draw.uniform(0.12, 0.24))
    town[y:y + 6, x:x + 6] = np.array(((1, 0.25, 0.12), (1, 0.75, 0.4), (0.4, 0.7, 1))[draw.integers(0, 3)]) * 4
sky = (up > roofs[None, :]).astype(np.float32)
horizon = 0.30
near = np.exp(-np.maximum(0, up - horizon) / 0.16) * (0.45 + 0.55 * np.exp(-((across - 0.36) / 0.2) ** 2))
high = np.clip((up - horizon) / 0.7, 0, 1) ** 0.8 * 0.85 + 0.15
bars = 0.5 + 0.5 * np.sin(up * 46 + 2.2 * np.sin(across * 5.3) + 1.3 * np.sin(across * 13.1 + up * 9))
clouds = np.clip(bars, 0, 1) ** 2 * np.exp(-((up - 0.47) / 0.09) ** 2)
view, parts = pictures(
    'view',
    horizon=(defocus((near * (1 - 0.35 * clouds) + 0.22 * clouds) * sky + 0.03 * (1 - sky) * near, 5), 3.2),
    sky=(defocus(high * (1 - 0.25 * clouds) * sky + 0.02 * (1 - sky), 5), 1.6),
    town=(defocus(town, 6) + 0.35 * defocus(town, 2), 22.0),
)
scenery(plane((16.4, 8.2), (-1.2, BACK + 5.0, 3.65), view, (math.pi / 2, 0, 0)))
for name, part in parts.items():
    lamp(name, part, samples=72)

# What comes in through the window, as light: soft by day, and the last sun, low, down onto the boards.
lamp('day', softbox((RIGHT - LEFT, TOP - SILL), ((LEFT + RIGHT) / 2, BACK + 0.35, (TOP + SILL) / 2), ((LEFT + RIGHT) / 2, 0, 1.6), 90, False), samples=96)
lamp('sun', light('SUN', (0, 0, 6), 6, (2.2, -5.0, 3.6), angle=0.012), samples=72)

# Lines of light: under the ceiling along the back wall and above the mirror, and along the floor.
lamp(
    'line',
    strip((7.2, 0.035), (-0.9, BACK - 0.06, HEIGHT - 0.3), 60, (0, -0.35, -1)),
    strip((0.035, 10.0), (1.93, -2.2, 3.45), 60, (-0.6, 0, -1)),
    samples=110,
)
lamp('foot', strip((7.2, 0.03), (-0.9, BACK - 0.05, 0.16), 40, (0, -1, -0.12)), samples=96)

# A spot on the pole; two tall soft boxes from the sides; and the little light that every room has.
lamp('spot', light('SPOT', (0.2, -0.75, HEIGHT - 0.1), 620, (0.85, 0.2, 0), spot_size=0.6, spot_blend=0.7, shadow_soft_size=0.08), samples=72)
lamp(
    'edges',
    softbox((0.7, 7), (-3.6, -1.2, 2.4), (0.78, 0.1, 2.4), 40),
    softbox((0.3, 7), (1.8, -3.2, 2.4), (0.78, 0.1, 2.4), 16),
    samples=72,
)
lamp('fill', softbox((4, 4), (-0.6, -5.5, 3.6), (0, 2, 1.6), 160, False), samples=84)

camera((-0.5, -4.05, 1.3), (-0.02, 0.6, 2.12), lens=27, focus=4.3, fstop=1.8)
finish('studio', {'pole': (0.78, 0.1, 1.5), 'spot': (0.2, -0.75, HEIGHT - 0.1), 'window': (-1.15, BACK, 2.4)})
