"""Paints one loop and writes its frames, 16 bits a channel, to stdout; scripts/make-backgrounds.ts encodes them.

    python3 scripts/backgrounds/films/make.py SLUG FRAMES WIDTH HEIGHT ROOMS [frame ...]

ROOMS is the folder of the rendered lamps (see README.md). With frames named, only those are painted.
"""
import sys
from importlib import import_module

from light import to_bytes

FAMILIES = ('rooms', 'cloth', 'water', 'night', 'day', 'ink')
LOOPS = {slug: painter for family in FAMILIES for slug, painter in import_module(family).LOOPS.items()}


def main():
    slug, frames, width, height, folder = sys.argv[1], *map(int, sys.argv[2:5]), sys.argv[5]
    wanted = [int(each) for each in sys.argv[6:]] or range(frames)
    painter = LOOPS[slug](width, height, folder)
    for frame in wanted:
        sys.stdout.buffer.write(to_bytes(painter(frame / frames)))


main()
