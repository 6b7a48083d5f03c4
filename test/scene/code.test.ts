import { createCanvas } from '@napi-rs/canvas';
import { encode } from 'uqr';
import { describe, expect, it } from 'vitest';
import { codeBox, drawCodeLayer } from '../../src/scene/code.ts';
import { contrastOf, luminance } from '../../src/scene/colour.ts';
import { createPainter } from '../../src/scene/draw.ts';
import { FRAME } from '../../src/scene/frame.ts';
import { layouts } from '../../src/scene/layout.ts';
import { CODE_ADDRESS_MAX } from '../../src/scene/limits.ts';
import { LOGO_PLACES, type Logo, logoBox } from '../../src/scene/logo.ts';
import { LOOK_IDS, LOOKS } from '../../src/scene/looks.ts';
import { shapesOf } from '../../src/scene/panel.ts';
import { defaultPromo, type Promo, promoSchema, TEXT_COLORS } from '../../src/scene/promo.ts';
import { createMeasure } from '../../src/scene/surface.ts';
import { type Box, type MadeFor, textArea, ZONES } from '../../src/scene/zones.ts';
import { registerFontsFor } from '../../src/server/media/film/register-fonts.ts';
import { readCode } from '../read-code.ts';
import { weekOf } from './lists.ts';
import { laidOut } from './measure.ts';

const zones = Object.keys(ZONES) as MadeFor[];
const places = Object.keys(LOGO_PLACES) as Logo['place'][];
const address = (length: number) => `https://sky.studio/${'book-a-class-'.repeat(10)}`.slice(0, length);
const LENGTHS = [14, 23, 26, 27, 42, 62, 63, 84, 106, 107, CODE_ADDRESS_MAX];
const LONG = Array.from({ length: 20 }, () => 'Find your strength and your people on the pole.').join(' ');
const logoAt = (place: Logo['place'], width = 400, height = 250): Logo => ({ width, height, size: 'large', place });
const measure = createMeasure(createCanvas(1, 1).getContext('2d'));

const overlap = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
const settings = (change: Partial<Promo>) => ({ ...defaultPromo, code: address(23), ...change });

/** The pixels of a code's layer at a scale, on a gray ground. */
function drawn(promo: Promo, scale: number, logo: Logo | null = null) {
  const canvas = createCanvas(Math.round(FRAME.width * scale), Math.round(FRAME.height * scale));
  const surface = canvas.getContext('2d');
  surface.fillStyle = '#777777';
  surface.fillRect(0, 0, canvas.width, canvas.height);
  drawCodeLayer(surface, scale, promo, logo);
  return { ...surface.getImageData(0, 0, canvas.width, canvas.height), width: canvas.width, height: canvas.height };
}

describe('a QR code', () => {
  it('stands inside the safe zone and beside the logo, on whole pixels of the film [B909]', () => {
    for (const madeFor of zones)
      for (const length of LENGTHS)
        for (const textAlign of ['left', 'center', 'right'] as const)
          for (const place of [null, ...places]) {
            const logo = place && logoAt(place, 60, 900);
            const box = codeBox(settings({ madeFor, textAlign, code: address(length) }), logo)!;
            const area = textArea(madeFor);
            expect(box.left).toBeGreaterThanOrEqual(area.left);
            expect(box.right).toBeLessThanOrEqual(area.right);
            expect(box.top).toBeGreaterThanOrEqual(area.top);
            expect(box.bottom).toBeLessThanOrEqual(area.bottom);
            expect(Object.values(box).every(Number.isInteger)).toBe(true);
            if (logo) expect(overlap(box, logoBox(logo, madeFor))).toBe(false);
          }
  });

  it('has a light edge of four modules, and squares of three layout units or more [B909]', () => {
    for (const length of LENGTHS) {
      const promo = settings({ code: address(length) });
      const box = codeBox(promo, null)!;
      const { data, width } = drawn(promo, 1);
      const dark = (x: number, y: number) => data[4 * (y * width + x)]! < 40;
      const light = (x: number, y: number) => data[4 * (y * width + x)]! > 250;
      const pixels: [number, number][] = [];
      for (let y = box.top; y < box.bottom; y++)
        for (let x = box.left; x < box.right; x++) if (dark(x, y)) pixels.push([x, y]);
      const xs = pixels.map(([x]) => x);
      const ys = pixels.map(([, y]) => y);
      const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs) + 1, Math.min(...ys), Math.max(...ys) + 1];
      // A finder is seven modules wide; the first row of dark pixels begins with it.
      let finder = 0;
      while (dark(left + finder, top)) finder++;
      const module = finder / 7;
      expect(module).toBeGreaterThanOrEqual(3);
      const quiet = 4 * module;
      for (let y = top - quiet; y < bottom + quiet; y++)
        for (let x = left - quiet; x < right + quiet; x++) {
          const isInside = x >= left && x < right && y >= top && y < bottom;
          if (!isInside && !light(x, y)) expect.fail(`${x},${y} of the quiet zone is not light`);
        }
    }
  });

  it('is read at every scale of a preview and a film, however long its address is [B909]', () => {
    for (const length of LENGTHS)
      for (const scale of [1, 1.37, 2]) {
        const { data, width, height } = drawn(settings({ code: address(length) }), scale);
        expect(readCode({ data, width, height })?.data, `${length} at ${scale}`).toBe(address(length));
      }
  });

  it('corrects as many errors as its size has room for: 15% at least, 7% for long addresses [B909]', () => {
    const level = (length: number) => {
      const { data, width, height } = drawn(settings({ code: address(length) }), 2);
      return readCode({ data, width, height })!;
    };
    for (const length of LENGTHS) {
      const size = { L: 0, M: 0 };
      for (const ecc of ['L', 'M'] as const) size[ecc] = encode(address(length), { ecc, border: 0 }).version;
      expect(level(length).version).toBe(size.M <= 6 ? size.M : size.L);
    }
  });

  it('is black on something very light in every look and color [B909]', () => {
    const colors = [
      ...TEXT_COLORS.map(({ color }) => color),
      ...LOOK_IDS.map((id) => LOOKS[id].settings.textColor),
      '#808080',
    ];
    for (const textColor of colors) {
      const promo = settings({ textColor });
      const { left, top } = codeBox(promo, null)!;
      const { data, width } = drawn(promo, 1);
      const at = 4 * ((top + 14) * width + left + 14);
      const light = `#${[...data.slice(at, at + 3)].map((value) => value.toString(16).padStart(2, '0')).join('')}`;
      expect(contrastOf(luminance(light), luminance('#000000')), textColor).toBeGreaterThanOrEqual(14);
    }
  });

  it('is never under the text or what is drawn around it, and the text is as large as fits beside it [B909]', () => {
    for (const madeFor of zones)
      for (const look of LOOK_IDS)
        for (const text of ['Spin Jam', LONG])
          for (const logo of [null, logoAt('top'), logoAt('bottom-left')]) {
            const promo = settings({ ...LOOKS[look].settings, madeFor, text, fontSize: 'text-2xl' });
            const box = codeBox(promo, logo)!;
            const placed = laidOut(promo, undefined, { logo });
            const { plate, strips, frame, bars } = shapesOf(placed, promo);
            const block = placed.block!;
            const around = {
              left: block.x,
              right: block.x + block.width,
              top: block.top,
              bottom: block.top + block.height,
            };
            for (const shape of [around, plate, frame, ...strips, ...bars])
              if (shape) expect(overlap(shape, box), JSON.stringify([madeFor, look, shape, box])).toBe(false);
            const { code: _, ...without } = promo;
            expect(placed.base).toBeLessThanOrEqual(laidOut(without, undefined, { logo }).base + 1e-9);
            if (text === LONG) expect(block.height).toBeGreaterThan(0.8 * (placed.room.height + block.height));
          }
  });

  it('stands beside every page of a list, whose letters stay readable [B909]', () => {
    for (const madeFor of zones)
      for (const [count, videoDuration] of [
        [3, 1],
        [12, 8],
        [24, 15],
      ] as const) {
        const promo = promoSchema.parse({ text: '', list: weekOf(count), madeFor, videoDuration, code: address(62) });
        registerFontsFor(promo);
        const box = codeBox(promo, null)!;
        for (const { block, runs } of layouts(promo, measure, {})) {
          expect(block!.top + block!.height).toBeLessThanOrEqual(box.top);
          expect(Math.min(...runs.map(({ size }) => size))).toBeGreaterThanOrEqual(17 - 1e-6);
        }
      }
  });

  it('is there in the first frame as in the last, in its place, whatever the text does [B910]', () => {
    for (const animationType of ['none', 'animate-fade-in', 'animate-fade-out', 'animate-slide-up'] as const)
      for (const videoDuration of [1, 15]) {
        const promo = settings({ animationType, videoDuration, text: 'Spin Jam' });
        registerFontsFor(promo);
        const draw = createPainter(createCanvas as never);
        const canvas = createCanvas(FRAME.width, FRAME.height);
        for (const time of [0, 1 / 30, videoDuration / 2, videoDuration - 1 / 30]) {
          draw(promo, time, canvas.getContext('2d') as never, { scale: 1, watermark: false, hasBackground: false });
          const { data } = canvas.getContext('2d').getImageData(0, 0, FRAME.width, FRAME.height);
          const box = codeBox(promo, null)!;
          const alone = drawn(promo, 1);
          for (let y = box.top + 4; y < box.bottom - 4; y += 3)
            for (let x = box.left + 4; x < box.right - 4; x += 3)
              expect(data[4 * (y * FRAME.width + x)]).toBe(alone.data[4 * (y * FRAME.width + x)]);
        }
      }
  });

  it('is nowhere unless it is wanted [B908]', () => {
    expect(codeBox(defaultPromo, null)).toBeNull();
    expect(promoSchema.parse({})).not.toHaveProperty('code');
    for (const code of ['sky.studio', 'javascript:alert(1)', 'https://sky.studio/a b', `https://${'x'.repeat(200)}`])
      expect(promoSchema.safeParse({ code }).success).toBe(false);
  });
});
