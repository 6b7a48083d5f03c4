"""A loft of old brick: sun from tall windows on the left, a pole on the right, a heart of neon and a string of bulbs for the night."""
import math
import os
import sys

import numpy as np

sys.path.insert(0, os.path.dirname(__file__))
from kit import *  # noqa: F403

begin()
TOP, BACK, LEFT = 5.2, 2.6, -3.0
plane((12, 14), (0, -2, 0), planks((0.34, 0.22, 0.13), (0.17, 0.10, 0.06), (0.28, 0.5), 0))
brick = bricks()
plane((12, TOP), (0, BACK, TOP / 2), brick, (math.pi / 2, 0, 0))
plane((12, 14), (0, -2, TOP), material('ceiling', (0.24, 0.21, 0.19), 0, 1, 0), (math.pi, 0, 0))
for k in range(4):
    box((12, 0.22, 0.3), (0, BACK - 0.9 - 1.7 * k, TOP - 0.15), material('beam', (0.10, 0.06, 0.035), 0, 0.8), bevel=0.015)
box((0.1, 14, TOP), (3.6, -2, TOP / 2), material('side', (0.30, 0.26, 0.23), 0, 0.9))
box((12, 0.1, TOP), (0, -9, TOP / 2), material('rear', (0.30, 0.26, 0.23), 0, 0.9))

# The windows are out of the picture; their frames cast the shadows.
frame = material('frame', (0.05, 0.05, 0.05), 0, 0.6)
for low, high in ((-5.2, -3.3), (-2.55, -0.65), (0.1, 2.0)):
    for i in range(4):
        y = low + (high - low) * i / 3
        box((0.06, 0.06 if i in (0, 3) else 0.035, 3.6), (LEFT, y, 2.7), frame)
    for j in range(7):
        box((0.06, high - low, 0.06 if j in (0, 6) else 0.035), (LEFT, (low + high) / 2, 0.9 + 0.6 * j), frame)
wall = material('wall', (0.34, 0.29, 0.26), 0, 0.9)
for low, high in ((-9, -5.2), (-3.3, -2.55), (-0.65, 0.1), (2.0, 2.7)):
    box((0.12, high - low, TOP), (LEFT, (low + high) / 2, TOP / 2), wall)
box((0.12, 12, 0.9), (LEFT, -3.2, 0.45), wall)
box((0.12, 12, TOP - 4.5), (LEFT, -3.2, TOP / 2 + 2.25), wall)

# Leaves on the sill: their shadow is all one sees of them.
draw = np.random.default_rng(5)
leaf = material('leaf', (0.05, 0.12, 0.03), 0, 0.5)
for _ in range(46):
    y, z = draw.normal(-1.35, 0.30), 0.95 + abs(draw.normal(0, 0.45))
    bpy.ops.mesh.primitive_circle_add(radius=1, fill_type='NGON', vertices=14, location=(LEFT + 0.35 + draw.normal(0, 0.12), y, z), rotation=tuple(draw.uniform(-1.3, 1.3, 3)))
    shape = bpy.context.object
    shape.scale = (0.045, 0.16, 1)
    shape.data.materials.append(leaf)

pole(1.02, 0.55, TOP, chrome(), 0.03)

towards = (4.4, 3.25, -2.35)
lamp('sun', light('SUN', (-6, 0, 6), 11, (-6 + towards[0], towards[1], 6 + towards[2]), angle=0.014), samples=80)
lamp(
    'day',
    *(softbox((1.9, 3.6), (LEFT - 0.2, (low + high) / 2, 2.7), (0.5, (low + high) / 2, 2.2), 120, True) for low, high in ((-5.2, -3.3), (-2.55, -0.65), (0.1, 2.0))),
    samples=110,
)

# The heart: two tubes of glass, one inside the other.
def heart(scale, at):
    points = []
    for k in range(96):
        t = 2 * math.pi * k / 96
        x = 16 * math.sin(t) ** 3 / 17
        z = (13 * math.cos(t) - 5 * math.cos(2 * t) - 2 * math.cos(3 * t) - math.cos(4 * t)) / 17
        tilt = -0.16
        points.append((at[0] + scale * (x * math.cos(tilt) - z * math.sin(tilt)), at[1], at[2] + scale * (x * math.sin(tilt) + z * math.cos(tilt))))
    curve = bpy.data.curves.new('heart', 'CURVE')
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution = '3D', 0.014, 4
    spline = curve.splines.new('POLY')
    spline.points.add(len(points) - 5)
    for point, place in zip(spline.points, points):
        point.co = (*place, 1)
    made = bpy.data.objects.new('heart', curve)
    bpy.context.collection.objects.link(made)
    return made


AT = (-0.72, BACK - 0.07, 3.36)
for name, scale, strength in (('outer', 0.70, 30), ('inner', 0.54, 30)):
    glass = glowing(name, strength)
    heart(scale, AT).data.materials.append(glass)
    lamp(name, glass, samples=120)
for x, z in ((-1.1, 3.55), (-0.35, 3.6), (-0.72, 2.9)):
    rod(0.006, (x, BACK - 0.08, z), (x, BACK, z), frame, 12)

# Bulbs on a slack cable, and lamps on the floor that graze the brick.
bulb = glowing('bulb', 90)
for k in range(7):
    x = -2.4 + 0.8 * k
    sag = 0.30 * (1 - ((k - 3) / 3.2) ** 2) + 0.05 * math.sin(2.3 * k)
    z, y = 4.55 - sag, BACK - 0.75 - 0.1 * math.sin(k)
    ball(0.05, (x, y, z), bulb)
    rod(0.02, (x, y, z + 0.045), (x, y, z + 0.12), frame, 16)
    if k:
        rod(0.008, last, (x, y, z + 0.12), frame, 8)
    last = (x, y, z + 0.12)
lamp('bulbs', bulb, samples=150)
lamp(
    'graze',
    *(light('SPOT', (x, BACK - 0.42, 0.05), 110, (x, BACK - 0.02, 2.4), spot_size=1.25, spot_blend=1, shadow_soft_size=0.05) for x in (-2.0, -0.75, 0.5, 1.75)),
    samples=80,
)
lamp('fill', softbox((4, 4), (0.5, -5.8, 3.4), (0, 2.5, 2.2), 150, False), samples=64)

camera((0.12, -4.1, 1.36), (0.06, 1.0, 2.18), lens=28, focus=5.4, fstop=2.4)
finish('loft', {'pole': (1.02, 0.55, 1.5), 'heart': AT, 'pane_low': (LEFT, -1.6, 0.9), 'pane_high': (LEFT, -1.6, 4.5)})
