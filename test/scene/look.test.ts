import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { beforeAll, expect, it } from 'vitest';
import { WATERMARK_FONT } from '../../src/scene/draw.ts';
import { drawsAlike, type ReadableCanvas } from '../../src/scene/look.ts';
import { registerFont } from '../../src/server/media/film/register-fonts.ts';

beforeAll(() => registerFont(WATERMARK_FONT));

/** The server's canvas with something changed about it. */
function canvasWith(change: (surface: SKRSContext2D) => void) {
  return (width: number, height: number): ReadableCanvas => {
    const canvas = createCanvas(width, height);
    change(canvas.getContext('2d'));
    return canvas;
  };
}

it('the server draws as the server does', () => {
  expect(drawsAlike(createCanvas, WATERMARK_FONT)).toBe(true);
});

const OTHERS: [string, (surface: SKRSContext2D) => void][] = [
  [
    'adds noise to what is read back',
    (surface) => {
      const read = surface.getImageData.bind(surface);
      surface.getImageData = ((x: number, y: number, width: number, height: number) => {
        const pixels = read(x, y, width, height);
        pixels.data[4001]! ^= 1;
        return pixels;
      }) as typeof surface.getImageData;
    },
  ],
  [
    'rounds widths to whole pixels',
    (surface) => {
      const measure = surface.measureText.bind(surface);
      surface.measureText = (text) => Object.assign({}, measure(text), { width: Math.round(measure(text).width) });
    },
  ],
  [
    'says where the pen ends instead of the ink, as WebKit does',
    (surface) => {
      const measure = surface.measureText.bind(surface);
      surface.measureText = (text) => {
        const { width } = measure(text);
        return { ...measure(text), width, actualBoundingBoxRight: width };
      };
    },
  ],
  [
    'leans nothing',
    (surface) => {
      const transform = surface.setTransform.bind(surface) as (...numbers: number[]) => void;
      surface.setTransform = ((a: number, b: number, _c: number, ...rest: number[]) =>
        transform(a, b, 0, ...rest)) as typeof surface.setTransform;
    },
  ],
  [
    'draws no text at all',
    (surface) => {
      surface.fillText = () => undefined;
    },
  ],
];

it.each(OTHERS)('an engine that %s does not', (_, change) => {
  expect(drawsAlike(canvasWith(change), WATERMARK_FONT)).toBe(false);
});
