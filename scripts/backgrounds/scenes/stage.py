"""A small theatre: a round stage with a pole on the left, a velvet curtain, lamps on a pipe under the ceiling."""
import math
import os
import sys

sys.path.insert(0, os.path.dirname(__file__))
from kit import *  # noqa: F403

begin()
TOP, BACK = 6.4, 3.4
black = material('black', (0.015, 0.015, 0.017), 0, 0.9, 0.2)
plane((16, 18), (0, -3, 0), planks((0.075, 0.066, 0.06), (0.03, 0.026, 0.024), (0.12, 0.3), 0))
plane((16, 18), (0, -3, TOP + 1.5), black, (math.pi, 0, 0))

# The curtain: heavy folds that hang, none like the next.
velvet = material('velvet', (0.30, 0.29, 0.30), 0, 1, 0)
velvet.node_tree.nodes['Principled BSDF'].inputs['Sheen'].default_value = 1
columns, rows = 900, 26
verts, faces = [], []
for j in range(rows + 1):
    z = 0.03 + (TOP + 1.2) * j / rows
    for i in range(columns + 1):
        x = -6 + 12 * i / columns
        loose = 0.75 + 0.25 * (1 - j / rows)
        s = x + 0.16 * math.sin(1.7 * x + 0.6) + 0.09 * math.sin(4.1 * x + 2)
        fold = math.sin(9.5 * s) + 0.35 * math.sin(19 * s + 0.8 * math.sin(3 * x)) + 0.3 * math.sin(4.3 * s + 1)
        sway = 0.02 * math.sin(2.2 * x + 5 * j / rows)
        verts.append((x, BACK + (0.14 * fold + sway) * loose, z))
for j in range(rows):
    for i in range(columns):
        a = j * (columns + 1) + i
        faces.append((a, a + 1, a + columns + 2, a + columns + 1))
mesh = bpy.data.meshes.new('curtain')
mesh.from_pydata(verts, [], faces)
for polygon in mesh.polygons:
    polygon.use_smooth = True
curtain = bpy.data.objects.new('curtain', mesh)
bpy.context.collection.objects.link(curtain)
curtain.data.materials.append(velvet)

# The stage: a drum, lacquered, with a line of light under its edge.
CENTRE = (-0.62, 0.55)
bpy.ops.mesh.primitive_cylinder_add(radius=1.62, depth=0.24, location=(*CENTRE, 0.16), vertices=160)
drum = bpy.context.object
modifier = drum.modifiers.new('bevel', 'BEVEL')
modifier.width, modifier.segments, modifier.limit_method = 0.02, 3, 'ANGLE'
drum.data.materials.append(planks((0.10, 0.085, 0.075), (0.045, 0.038, 0.034), (0.1, 0.24), 0))
bpy.ops.mesh.primitive_torus_add(major_radius=1.575, minor_radius=0.012, location=(*CENTRE, 0.03), major_segments=160)
rim = glowing('rim', 20)
bpy.context.object.data.materials.append(rim)
lamp('rim', rim, samples=130)

made = chrome(0.05)
rod(0.03, (*CENTRE, 0.28), (*CENTRE, TOP + 1.5), made, 96)
rod(0.12, (*CENTRE, 0.28), (*CENTRE, 0.31), made, 96)
rod(0.05, (*CENTRE, 0.31), (*CENTRE, 0.38), made, 96)

# The pipe with its lamps.
pipe = material('pipe', (0.03, 0.03, 0.032), 0.8, 0.45)
rod(0.025, (-5, 1.9, 5.35), (5, 1.9, 5.35), pipe)
heads = {}
for k, x in enumerate((-2.15, -1.1, 0.0, 1.05, 2.1)):
    rod(0.075, (x, 1.9, 5.22), (x, 1.72, 4.98), pipe)
    heads[f'head{k}'] = (x, 1.72, 4.97)

spot = {'spot_size': 0.5, 'spot_blend': 0.6, 'shadow_soft_size': 0.06}
lamp('solo', light('SPOT', (1.2, -1.6, 7.2), 5200, (-0.62, 0.55, 0.3), spot_size=0.36, spot_blend=0.35, shadow_soft_size=0.08), samples=80)
lamp('left', light('SPOT', (-2.15, 1.72, 4.97), 5200, (-1.7, -0.6, 0), **spot), samples=80)
lamp('middle', light('SPOT', (0.0, 1.72, 4.97), 5200, (0.15, -0.9, 0), **spot), samples=80)
lamp('right', light('SPOT', (2.1, 1.72, 4.97), 5200, (1.35, -0.4, 0), **spot), samples=80)
lamp(
    'cloth',
    *(light('SPOT', (x, 2.3, 6.9), 420, (x * 0.9, BACK, 2.2), spot_size=1.1, spot_blend=0.9, shadow_soft_size=0.2) for x in (-2.4, -0.8, 0.8, 2.4)),
    samples=90,
)
foots = [light('SPOT', (x, 2.45, 0.08), 130, (x, BACK, 2.4), spot_size=1.3, spot_blend=1, shadow_soft_size=0.05) for x in (-2.6, -1.3, 0, 1.3, 2.6)]
lamp('foots', *foots, samples=90)
lamp('fill', softbox((5, 4), (0, -6.5, 4.5), (0, 3, 2), 220, False), samples=72)

camera((0.15, -5.3, 1.45), (0.12, 1.2, 2.45), lens=29, focus=5.9, fstop=2.0)
finish('stage', {**heads, 'pole': (*CENTRE, 0.3), 'pole_top': (*CENTRE, 6.0), 'solo': (1.2, -1.6, 7.2), 'floor': (0, 0, 0)})
