"""A camera that drifts through a room of which there is one picture: what is on its walls, floor and ceiling is seen from beside it."""
import numpy as np
from chrome import Camera
from light import sample, wave


class Drift:
    """
    @param camera of the picture: (place, target, lens)
    @param lens of the drifting camera: longer, so that there is something beyond its edges
    @param planes of the room: (axis, where it is on that axis)
    @param around a point on the floor that stays where it is; the room turns behind it
    """

    def __init__(self, width, height, camera, lens, planes, around):
        self.place, self.target, own = camera
        self.width, self.height, self.lens, self.planes, self.around = width, height, lens, planes, np.array((*around, 0.0))
        self.base = Camera(self.place, self.target, own, width, height)
        y, x = np.mgrid[0:height, 0:width].astype(np.float32)
        self.across, self.down = x + 0.5 - width / 2, height / 2 - y - 0.5

    def camera(self, phase):
        """Where it is. It never stands still: its swing to the side ends where it is fastest on its way up and forth."""
        turn, rise, forth = 0.055 * wave(phase), 0.06 * wave(phase, 1, 0.25), 0.14 * wave(phase, 1, 0.25)
        c, s = np.cos(turn), np.sin(turn)
        about = np.array(((c, -s, 0), (s, c, 0), (0, 0, 1)))
        place, target = (about @ (np.array(each) - self.around) + self.around for each in (self.place, self.target))
        ahead = (target - place) / np.linalg.norm(target - place)
        step = forth * ahead + np.array((0, 0, rise))
        return Camera(place + step, target + step, self.lens, self.width, self.height)

    def see(self, picture, camera):
        """The picture as this camera sees it."""
        right, up, ahead = (np.asarray(each, np.float32) for each in (camera.right, camera.up, camera.ahead * camera.focal))
        ways = [ahead[i] + self.across * right[i] + self.down * up[i] for i in range(3)]
        far = np.full(self.across.shape, 1e9, np.float32)
        for axis, at in self.planes:
            with np.errstate(divide='ignore'):
                reach = np.float32(at - camera.place[axis]) / ways[axis]
            far = np.where((reach > 0) & (reach < far), reach, far)
        found = [np.float32(camera.place[i] - self.base.place[i]) + ways[i] * far for i in range(3)]
        deep, right, up = (
            sum(found[i] * np.float32(axis[i]) for i in range(3)) for axis in (self.base.ahead, self.base.right, self.base.up)
        )
        x = self.width / 2 + self.base.focal * right / deep - 0.5
        y = self.height / 2 - self.base.focal * up / deep - 0.5
        return sample(picture, np.clip(x, 0, self.width - 1.001), np.clip(y, 0, self.height - 1.001))
