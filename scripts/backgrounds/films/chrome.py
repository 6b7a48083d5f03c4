"""The poles of the rooms. A renderer needs very many samples for glints this fine; what a polished cylinder mirrors can be said exactly."""
import numpy as np
from light import smooth


class Camera:
    """The camera of a scene: where, towards what, and its lens, on 36 mm of height."""

    def __init__(self, place, target, lens, width, height):
        self.place = np.array(place, float)
        ahead = np.array(target, float) - self.place
        self.ahead = ahead / np.linalg.norm(ahead)
        self.right = np.cross(self.ahead, (0, 0, 1))
        self.right /= np.linalg.norm(self.right)
        self.up = np.cross(self.right, self.ahead)
        self.focal = height * lens / 36
        self.width, self.height = width, height

    def see(self, point):
        """In pixels from the top left, and how many a metre has there."""
        way = np.array(point, float) - self.place
        deep = way @ self.ahead
        scale = self.focal / deep
        return self.width / 2 + scale * (way @ self.right), self.height / 2 - scale * (way @ self.up), scale


class Pole:
    """
    A chrome pole in the picture. Across it the mirrored direction turns from straight behind it on the left, past the camera, to straight behind it on
    the right, so every lamp beside it is a line.
    """

    def __init__(self, camera, x, y, low, high, radius):
        bottom, top = camera.see((x, y, low)), camera.see((x, y, high))
        rows = np.arange(camera.height) + 0.5
        steps = np.linspace(0, 1, 400)
        seen = [camera.see((x, y, low + (high - low) * t)) for t in steps]
        order = np.argsort([each[1] for each in seen])
        at = np.array(seen)[order]
        middle = np.interp(rows, at[:, 1], at[:, 0])
        wide = np.interp(rows, at[:, 1], at[:, 2]) * radius
        self.z = np.interp(rows, at[:, 1], low + (high - low) * steps[order])
        inside = (rows >= min(top[1], bottom[1])) & (rows <= max(top[1], bottom[1]))
        self.left = max(0, int((middle - wide)[inside].min()) - 2)
        self.right = min(camera.width, int((middle + wide)[inside].max()) + 3)
        columns = np.arange(self.left, self.right) + 0.5
        off = (columns[None, :] - middle[:, None]) / wide[:, None]
        self.cover = np.clip((1 - np.abs(off)) * wide[:, None] + 0.5, 0, 1) * inside[:, None]
        # The mean over a pixel of a line is not the line at its middle: lines are drawn at least as wide as a pixel.
        self.pixel = 2 / wide[:, None]
        # Degrees: 0 is back to the camera, -180 and 180 straight behind.
        self.turn = np.degrees(2 * np.arcsin(np.clip(off, -1, 1)))
        self.slope = 2 * np.degrees(1) / np.sqrt(np.maximum(1 - np.clip(off, -1, 1) ** 2, 0.02))
        # Steep glances are mirrored a little more, and a polished tube is a little uneven.
        self.rim = 0.86 + 0.14 * np.clip(np.abs(off), 0, 1) ** 3

    def line(self, degrees, wide, low=-1.0, high=99.0, soft=0.4):
        """How much of a lamp is seen that stands in this direction and reaches from one height to another."""
        spread = np.maximum(wide, 0.32 * self.slope * self.pixel)
        shape = np.exp(-(((self.turn - degrees) / spread) ** 2)) * (wide / spread) ** 0.5
        tall = smooth(low - soft, low + soft, self.z) * smooth(high + soft, high - soft, self.z)
        return shape * tall[:, None]

    def onto(self, light, lamps, around, floor, eye=1.3):
        """
        Draws the pole into a picture. @param lamps (colour, degrees, width, low, high, soft) of each line
        @param around what is mirrored elsewhere: the room, and below the eye the floor
        """
        down = smooth(eye + 0.5, 0.0, self.z)[:, None, None]
        shade = 0.55 + 0.45 * np.cos(np.radians(self.turn * 1.5 + 40)) ** 2
        mirrored = (np.asarray(around) * (1 - down) + np.asarray(floor) * down) * shade[..., None]
        for colour, *where in lamps:
            mirrored = mirrored + np.asarray(colour) * self.line(*where)[..., None]
        part = light[:, self.left:self.right]
        cover = self.cover[..., None]
        light[:, self.left:self.right] = part * (1 - cover) + (mirrored * self.rim[..., None]) * cover
        return light
