"""What the scenes have in common: materials, shapes, and a camera that stands still while every lamp is rendered alone.

Light adds up. Each lamp of a scene is rendered once, white, in linear light, and saved as 16-bit floats in OUT/SCENE/LAMP.npy; the loops of
`films/` are weighted, coloured sums of those pictures. Runs inside Blender 3.4:

    blender -b -t 1 -P scripts/backgrounds/scenes/studio.py -- OUT [percent of 720x1280] [share of the samples] [lamp ...]
"""
import json
import math
import os
import sys
import time

import bpy
import numpy as np
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

ARGS = sys.argv[sys.argv.index('--') + 1:]
OUT = ARGS[0]
PERCENT = int(ARGS[1]) if len(ARGS) > 1 else 100
SHARE = float(ARGS[2]) if len(ARGS) > 2 else 1.0
ONLY = ARGS[3:]

LAMPS = {}


def begin(world=(0, 0, 0)):
    """An empty scene, rendered by Cycles without a denoiser (Debian's build has none)."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    cycles = scene.cycles
    cycles.device = 'CPU'
    cycles.use_denoising = False
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = 0.04
    cycles.adaptive_min_samples = 40
    cycles.max_bounces = 7
    cycles.diffuse_bounces = 3
    cycles.glossy_bounces = 5
    cycles.transparent_max_bounces = 4
    cycles.sample_clamp_indirect = 4
    cycles.sample_clamp_direct = 12
    cycles.blur_glossy = 0.6
    cycles.caustics_reflective = False
    cycles.caustics_refractive = False
    render = scene.render
    render.resolution_x, render.resolution_y, render.resolution_percentage = 720, 1280, PERCENT
    render.use_persistent_data = True
    render.image_settings.file_format = 'OPEN_EXR'
    render.image_settings.color_depth = '32'
    made = bpy.data.worlds.new('world')
    scene.world = made
    made.use_nodes = True
    made.node_tree.nodes['Background'].inputs[0].default_value = (*world, 1)
    return scene


def camera(place, target, lens=32, focus=None, fstop=2.0):
    """A camera on a tripod; `focus` is the distance that is sharp."""
    data = bpy.data.cameras.new('camera')
    data.sensor_fit, data.sensor_height, data.lens = 'VERTICAL', 36, lens
    if focus:
        data.dof.use_dof, data.dof.focus_distance, data.dof.aperture_fstop = True, focus, fstop
    made = bpy.data.objects.new('camera', data)
    bpy.context.collection.objects.link(made)
    made.location = place
    made.rotation_euler = (Vector(target) - Vector(place)).to_track_quat('-Z', 'Y').to_euler()
    bpy.context.scene.camera = made
    return made


def material(name, colour=(0.5, 0.5, 0.5), metallic=0.0, roughness=0.5, specular=0.5):
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    shader = made.node_tree.nodes['Principled BSDF']
    shader.inputs['Base Color'].default_value = (*colour, 1)
    shader.inputs['Metallic'].default_value = metallic
    shader.inputs['Roughness'].default_value = roughness
    shader.inputs['Specular'].default_value = specular
    return made


def chrome(roughness=0.06):
    return material('chrome', (0.9, 0.9, 0.92), 1, roughness)


class Nodes:
    """Short names for a material's nodes."""

    def __init__(self, made):
        self.tree = made.node_tree
        self.shader = self.tree.nodes['Principled BSDF']

    def new(self, kind, **values):
        node = self.tree.nodes.new(kind)
        for name, value in values.items():
            if hasattr(node, name):
                setattr(node, name, value)
            else:
                node.inputs[name.replace('_', ' ')].default_value = value
        return node

    def link(self, source, target):
        self.tree.links.new(source, target)

    def place(self, scale=(1, 1, 1), rotation=(0, 0, 0)):
        """Object coordinates in metres."""
        coordinates = self.new('ShaderNodeTexCoord')
        mapping = self.new('ShaderNodeMapping')
        mapping.inputs['Scale'].default_value = scale
        mapping.inputs['Rotation'].default_value = rotation
        self.link(coordinates.outputs['Object'], mapping.inputs['Vector'])
        return mapping.outputs['Vector']

    def ramp(self, factor, *stops):
        node = self.new('ShaderNodeValToRGB')
        elements = node.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (at, colour) in zip(elements, stops):
            element.position, element.color = at, (*colour, 1)
        self.link(factor, node.inputs['Fac'])
        return node.outputs['Color']

    def mix(self, kind, factor, a, b):
        node = self.new('ShaderNodeMixRGB', blend_type=kind)
        for slot, value in (('Fac', factor), ('Color1', a), ('Color2', b)):
            if isinstance(value, bpy.types.NodeSocket):
                self.link(value, node.inputs[slot])
            else:
                node.inputs[slot].default_value = value if slot == 'Fac' else (*value, 1)
        return node.outputs['Color']

    def bump(self, height, strength=0.3, distance=0.01):
        node = self.new('ShaderNodeBump')
        node.inputs['Strength'].default_value = strength
        node.inputs['Distance'].default_value = distance
        self.link(height, node.inputs['Height'])
        self.link(node.outputs['Normal'], self.shader.inputs['Normal'])


def planks(light=(0.30, 0.15, 0.075), dark=(0.13, 0.06, 0.028), roughness=(0.16, 0.34), turn=math.pi / 2):
    """A lacquered floor of wooden boards, 14 cm wide."""
    made = material('planks')
    nodes = Nodes(made)
    where = nodes.place(rotation=(0, 0, turn))
    boards = nodes.new('ShaderNodeTexBrick', offset=0.37, squash=1.0)
    for name, value in {'Scale': 1, 'Mortar Size': 0.0022, 'Mortar Smooth': 0.2, 'Bias': 0, 'Brick Width': 1.7, 'Row Height': 0.14}.items():
        boards.inputs[name].default_value = value
    boards.inputs['Color1'].default_value = (0, 0, 0, 1)
    boards.inputs['Color2'].default_value = (1, 1, 1, 1)
    boards.inputs['Mortar'].default_value = (0.5, 0.5, 0.5, 1)
    nodes.link(where, boards.inputs['Vector'])
    grain = nodes.new('ShaderNodeTexNoise')
    for name, value in {'Scale': 1, 'Detail': 6, 'Roughness': 0.62, 'Distortion': 0.6}.items():
        grain.inputs[name].default_value = value
    nodes.link(nodes.place(scale=(24, 1.6, 1) if turn else (1.6, 24, 1)), grain.inputs['Vector'])
    tone = nodes.mix('MIX', 0.55, boards.outputs['Color'], grain.outputs['Fac'])
    wood = nodes.ramp(tone, (0.2, dark), (0.8, light))
    seams = nodes.mix('MIX', boards.outputs['Fac'], wood, tuple(c * 0.25 for c in dark))
    nodes.link(seams, nodes.shader.inputs['Base Color'])
    rough = nodes.ramp(grain.outputs['Fac'], (0.3, (roughness[0],) * 3), (0.75, (roughness[1],) * 3))
    nodes.link(rough, nodes.shader.inputs['Roughness'])
    height = nodes.mix('SUBTRACT', 1.0, grain.outputs['Fac'], boards.outputs['Fac'])
    nodes.bump(height, 0.12, 0.004)
    return made


def plaster(colour, strength=0.25, scale=9, roughness=0.75):
    made = material('plaster', colour, 0, roughness, 0.3)
    nodes = Nodes(made)
    noise = nodes.new('ShaderNodeTexNoise')
    for name, value in {'Scale': scale, 'Detail': 8, 'Roughness': 0.6}.items():
        noise.inputs[name].default_value = value
    nodes.link(nodes.place(), noise.inputs['Vector'])
    shade = nodes.ramp(noise.outputs['Fac'], (0.3, tuple(c * 0.8 for c in colour)), (0.7, tuple(min(1, c * 1.12) for c in colour)))
    nodes.link(shade, nodes.shader.inputs['Base Color'])
    nodes.bump(noise.outputs['Fac'], strength, 0.01)
    return made


def bricks(light=(0.42, 0.17, 0.10), dark=(0.20, 0.07, 0.045), mortar=(0.34, 0.29, 0.25), depth=0.012):
    """Old brick for a plane: every stone has its own tone, edges are worn, joints lie deeper."""
    made = material('bricks', roughness=0.86, specular=0.25)
    nodes = Nodes(made)
    where = nodes.place()
    warp = nodes.new('ShaderNodeTexNoise')
    for name, value in {'Scale': 26, 'Detail': 4, 'Roughness': 0.6}.items():
        warp.inputs[name].default_value = value
    nodes.link(where, warp.inputs['Vector'])
    shift = nodes.new('ShaderNodeVectorMath', operation='MULTIPLY_ADD')
    nodes.link(warp.outputs['Color'], shift.inputs[0])
    shift.inputs[1].default_value = (0.012, 0.012, 0)
    nodes.link(where, shift.inputs[2])
    wall = nodes.new('ShaderNodeTexBrick')
    for name, value in {'Scale': 1, 'Mortar Size': 0.0065, 'Mortar Smooth': 0.5, 'Bias': -0.1, 'Brick Width': 0.23, 'Row Height': 0.075}.items():
        wall.inputs[name].default_value = value
    wall.inputs['Color1'].default_value = (0, 0, 0, 1)
    wall.inputs['Color2'].default_value = (1, 1, 1, 1)
    nodes.link(shift.outputs[0], wall.inputs['Vector'])
    rough = nodes.new('ShaderNodeTexNoise')
    for name, value in {'Scale': 60, 'Detail': 8, 'Roughness': 0.7}.items():
        rough.inputs[name].default_value = value
    nodes.link(where, rough.inputs['Vector'])
    blotch = nodes.new('ShaderNodeTexNoise')
    for name, value in {'Scale': 1.3, 'Detail': 5, 'Roughness': 0.6}.items():
        blotch.inputs[name].default_value = value
    nodes.link(where, blotch.inputs['Vector'])
    tone = nodes.mix('MIX', 0.4, wall.outputs['Color'], rough.outputs['Fac'])
    tone = nodes.mix('MIX', 0.3, tone, blotch.outputs['Fac'])
    stone = nodes.ramp(tone, (0.22, dark), (0.52, light), (0.85, tuple(min(1, c * 1.25) for c in light)))
    nodes.link(nodes.mix('MIX', wall.outputs['Fac'], stone, mortar), nodes.shader.inputs['Base Color'])
    deep = nodes.mix('MIX', 0.16, nodes.ramp(wall.outputs['Fac'], (0, (1, 1, 1)), (1, (0, 0, 0))), rough.outputs['Fac'])
    nodes.bump(deep, 0.9, depth)
    return made


def glowing(name, strength):
    """Emits white; belongs to one lamp."""
    made = material(name, (0.8, 0.8, 0.8))
    shader = made.node_tree.nodes['Principled BSDF']
    shader.inputs['Emission'].default_value = (1, 1, 1, 1)
    shader.inputs['Emission Strength'].default_value = strength
    return made


def pictures(name, **layers):
    """
    A material that shows one of several pictures, each a lamp's part: (pixels, strength); rows from the bottom, 0 to 1.
    @return the material, and the parts by name
    """
    made = material(name, (0, 0, 0), 0, 1, 0)
    nodes = Nodes(made)
    texture = nodes.new('ShaderNodeTexImage', extension='EXTEND')
    nodes.link(texture.outputs['Color'], nodes.shader.inputs['Emission'])
    parts = {}
    for layer, (pixels, strength) in layers.items():
        height, width = pixels.shape[:2]
        image = bpy.data.images.new(layer, width, height, float_buffer=True)
        image.colorspace_settings.name = 'Linear'
        full = np.ones((height, width, 4), np.float32)
        full[..., :3] = pixels if pixels.ndim == 3 else pixels[..., None]
        image.pixels.foreach_set(full.ravel())
        image.update()

        def show(on, image=image, strength=strength):
            if on:
                texture.image = image
            nodes.shader.inputs['Emission Strength'].default_value = strength if on else 0

        parts[layer] = show
    return made, parts


def add(made, *materials):
    for each in materials:
        made.data.materials.append(each)
    return made


def box(size, at, made, rotation=(0, 0, 0), bevel=0.0):
    bpy.ops.mesh.primitive_cube_add(size=1, location=at, rotation=rotation)
    shape = bpy.context.object
    shape.scale = size
    bpy.ops.object.transform_apply(location=False, rotation=False, scale=True)
    if bevel:
        modifier = shape.modifiers.new('bevel', 'BEVEL')
        modifier.width, modifier.segments = bevel, 3
    return add(shape, made)


def plane(size, at, made, rotation=(0, 0, 0)):
    bpy.ops.mesh.primitive_plane_add(size=1, location=at, rotation=rotation)
    shape = bpy.context.object
    shape.scale = (*size, 1)
    bpy.ops.object.transform_apply(location=False, rotation=False, scale=True)
    return add(shape, made)


def rod(radius, start, end, made, vertices=48):
    """A cylinder from one point to another."""
    start, end = Vector(start), Vector(end)
    bpy.ops.mesh.primitive_cylinder_add(radius=radius, depth=(end - start).length, location=(start + end) / 2, vertices=vertices)
    shape = bpy.context.object
    shape.rotation_euler = (end - start).to_track_quat('Z', 'Y').to_euler()
    bpy.ops.object.shade_smooth()
    return add(shape, made)


def ball(radius, at, made):
    bpy.ops.mesh.primitive_uv_sphere_add(radius=radius, location=at, segments=48, ring_count=24)
    bpy.ops.object.shade_smooth()
    return add(bpy.context.object, made)


def pole(x, y, top, made, radius=0.027):
    """A pole with its plates at floor and ceiling."""
    rod(radius, (x, y, 0), (x, y, top), made, 96)
    for z in (0.012, top - 0.012):
        rod(radius * 4.2, (x, y, z - 0.012), (x, y, z + 0.012), made, 96)
    for z in (0.05, top - 0.05):
        rod(radius * 1.7, (x, y, z - 0.03), (x, y, z + 0.03), made, 96)


def light(kind, at, energy, target=None, **values):
    data = bpy.data.lights.new(kind, kind)
    data.energy = energy
    for name, value in values.items():
        setattr(data, name, value)
    made = bpy.data.objects.new(kind, data)
    bpy.context.collection.objects.link(made)
    made.location = at
    if target is not None:
        made.rotation_euler = (Vector(target) - Vector(at)).to_track_quat('-Z', 'Y').to_euler()
    return made


def strip(size, at, energy, towards):
    """A line of light, `size` long and wide, that shines `towards` a direction; `size` lies along x or, for a direction along x, along y."""
    data = bpy.data.lights.new('strip', 'AREA')
    data.shape, data.size, data.size_y, data.energy = 'RECTANGLE', *size, energy
    made = bpy.data.objects.new('strip', data)
    bpy.context.collection.objects.link(made)
    made.location = at
    made.rotation_euler = Vector(towards).to_track_quat('-Z', 'Y').to_euler()
    return made


def softbox(size, at, target, energy, reflected=True):
    """A large soft light that the camera does not see; shiny things may."""
    made = strip(size, at, energy, Vector(target) - Vector(at))
    made.visible_camera = False
    made.visible_glossy = reflected
    return made


def scenery(shape):
    """Seen directly and in what shines, but no source of light, so that it brings no noise."""
    shape.visible_diffuse = False
    shape.visible_shadow = False
    for each in shape.data.materials:
        each.cycles.sample_as_light = False
    return shape


def defocus(pixels, radius):
    """What a lens does to points that are out of focus: every one becomes a disc."""
    size = pixels.shape[0] + 4 * radius, pixels.shape[1] + 4 * radius
    y, x = np.meshgrid(np.fft.fftfreq(size[0]) * size[0], np.fft.fftfreq(size[1]) * size[1], indexing='ij')
    disc = np.clip(radius + 0.5 - np.hypot(x, y), 0, 1)
    kernel = np.fft.rfft2(disc / disc.sum())
    layers = pixels[..., None] if pixels.ndim == 2 else pixels
    pad = 2 * radius
    out = [
        np.fft.irfft2(np.fft.rfft2(np.pad(layers[..., c], pad, mode='edge')) * kernel, size)[pad:-pad, pad:-pad]
        for c in range(layers.shape[-1])
    ]
    return np.maximum(0, np.stack(out, -1) if pixels.ndim == 3 else out[0]).astype(np.float32)


def lamp(name, *parts, samples=160):
    """What is rendered together: light objects, glowing materials, functions that switch."""
    LAMPS[name] = (parts, samples)


def switch(name):
    """This lamp on, all others off."""
    for each in sorted(LAMPS, key=lambda lamp_name: lamp_name == name):
        on = each == name
        for part in LAMPS[each][0]:
            if callable(part):
                part(on)
            elif isinstance(part, bpy.types.Material):
                shader = part.node_tree.nodes['Principled BSDF'].inputs['Emission Strength']
                if 'strength' not in part:
                    part['strength'] = shader.default_value
                shader.default_value = part['strength'] if on else 0
            else:
                part.hide_render = not on


def finish(scene_name, marks=None):
    """Renders every lamp, and writes where the marked points of the scene are in the picture (0 to 1 from the top left, and the distance)."""
    scene = bpy.context.scene
    folder = os.path.join(OUT, scene_name)
    os.makedirs(folder, exist_ok=True)
    bpy.context.view_layer.update()
    seen = {}
    for name, at in (marks or {}).items():
        x, y, distance = world_to_camera_view(scene, scene.camera, Vector(at))
        seen[name] = [x, 1 - y, distance]
    with open(os.path.join(folder, 'marks.json'), 'w', encoding='utf8') as file:
        json.dump(seen, file, indent=1)
    for name, (_, samples) in LAMPS.items():
        if ONLY and name not in ONLY:
            continue
        began = time.time()
        switch(name)
        scene.cycles.samples = max(4, int(samples * SHARE))
        scene.render.filepath = os.path.join(folder, 'lamp.exr')
        bpy.ops.render.render(write_still=True)
        image = bpy.data.images.load(scene.render.filepath)
        image.colorspace_settings.name = 'Non-Color'
        pixels = np.empty(len(image.pixels), np.float32)
        image.pixels.foreach_get(pixels)
        pixels = pixels.reshape(image.size[1], image.size[0], 4)[::-1, :, :3]
        np.save(os.path.join(folder, f'{name}.npy'), pixels.astype(np.float16))
        bpy.data.images.remove(image)
        os.remove(scene.render.filepath)
        print(f'{scene_name} {name}: {time.time() - began:.0f} s', flush=True)
