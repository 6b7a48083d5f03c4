"""A long room with mirrors on both sides and a wooden floor: poles, lines of light, a ring of light on the far wall."""
import math
import os
import sys

sys.path.insert(0, os.path.dirname(__file__))
from kit import *  # noqa: F403

scene = begin()
scene.cycles.max_bounces = 10
scene.cycles.glossy_bounces = 9
TOP, BACK, SIDE = 3.7, 6.4, 2.35
plane((SIDE * 2, 18), (0, -1.5, 0), planks((0.42, 0.24, 0.12), (0.22, 0.115, 0.055), (0.14, 0.3)))
plane((SIDE * 2, 18), (0, -1.5, TOP), material('ceiling', (0.22, 0.2, 0.19), 0, 1, 0), (math.pi, 0, 0))
plane((SIDE * 2, TOP), (0, BACK, TOP / 2), plaster((0.30, 0.26, 0.24), 0.15), (math.pi / 2, 0, 0))
plane((SIDE * 2, TOP), (0, -9.5, TOP / 2), material('rear', (0.05, 0.045, 0.05), 0, 0.9), (-math.pi / 2, 0, 0))
glass = material('mirror', (0.80, 0.83, 0.82), 1, 0.0)
steel = material('steel', (0.35, 0.33, 0.31), 1, 0.3)
for side in (-1, 1):
    for k in range(8):
        plane((1.94, 2.9), (side * SIDE, BACK - 1.0 - 2.0 * k, 1.62), glass, (math.pi / 2, 0, -side * math.pi / 2))
    box((0.04, 18, TOP), (side * (SIDE + 0.03), -1.5, TOP / 2), material('side', (0.13, 0.12, 0.12), 0, 0.8))
    # The barre.
    rod(0.022, (side * (SIDE - 0.16), -9, 1.05), (side * (SIDE - 0.16), BACK, 1.05), material('barre', (0.28, 0.16, 0.08), 0, 0.35))

metal = chrome(0.05)
for x, y in ((0.78, -0.4), (0.78, 3.2), (-0.95, 3.2)):
    pole(x, y, TOP, metal, 0.028)

# Two lines of light along the ceiling.
lines = glowing('lines', 14)
for x in (-1.25, 1.25):
    box((0.05, 15.5, 0.02), (x, -1.4, TOP - 0.02), lines)
lamp('lines', lines, samples=150)

# The ring.
ring = glowing('ring', 24)
bpy.ops.mesh.primitive_torus_add(major_radius=0.86, minor_radius=0.02, location=(-0.35, BACK - 0.08, 1.9), rotation=(math.pi / 2, 0, 0), major_segments=128)
bpy.context.object.data.materials.append(ring)
lamp('ring', ring, samples=170)

# Lines along the floor, under the mirrors.
foot = glowing('foot', 8)
for side in (-1, 1):
    box((0.02, 15.5, 0.025), (side * (SIDE - 0.02), -1.4, 0.06), foot)
lamp('foot', foot, samples=150)

lamp(
    'spots',
    *(light('SPOT', (x - 0.35, y - 0.5, TOP - 0.05), 260, (x - 0.05, y, 0), spot_size=0.75, spot_blend=0.6, shadow_soft_size=0.05) for x, y in ((0.78, -0.4), (0.78, 3.2), (-0.95, 3.2))),
    samples=90,
)
lamp('fill', softbox((3, 2), (0.4, -6, 3.2), (-0.5, 4, 1.5), 160, False), samples=72)

camera((1.55, -4.2, 1.38), (-0.72, 2.4, 1.62), lens=27, focus=4.4, fstop=2.8)
finish('mirrors', {'pole': (0.78, -0.4, 1.5), 'ring': (-0.35, BACK - 0.08, 1.9)})
