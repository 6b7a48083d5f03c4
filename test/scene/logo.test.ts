import { describe, expect, it } from 'vitest';
import { LOGO_PLACES, LOGO_SIZES, type Logo, logoBox } from '../../src/scene/logo.ts';
import { type MadeFor, textArea, ZONES } from '../../src/scene/zones.ts';
import { laidOut } from './measure.ts';

const zones = Object.keys(ZONES) as MadeFor[];
const places = Object.keys(LOGO_PLACES) as Logo['place'][];
const sizes = Object.keys(LOGO_SIZES) as Logo['size'][];
const SHAPES = [
  { width: 100, height: 100 },
  { width: 1000, height: 160 },
  { width: 1000, height: 50 },
  { width: 60, height: 900 },
];
const LONG = Array.from({ length: 20 }, () => 'Find your strength and your people on the pole.').join(' ');

const all = zones.flatMap((madeFor) =>
  places.flatMap((place) =>
    sizes.flatMap((size) => SHAPES.map((shape) => ({ madeFor, logo: { ...shape, place, size } }))),
  ),
);

describe('a logo', () => {
  it('stands inside the safe zone, in its own proportion, wherever and however large [B210]', () => {
    for (const { madeFor, logo } of all) {
      const area = textArea(madeFor);
      const box = logoBox(logo, madeFor);
      expect(box.left).toBeGreaterThanOrEqual(area.left);
      expect(box.right).toBeLessThanOrEqual(area.right + 1e-9);
      expect(box.top).toBeGreaterThanOrEqual(area.top);
      expect(box.bottom).toBeLessThanOrEqual(area.bottom);
      expect((box.right - box.left) / (box.bottom - box.top)).toBeCloseTo(logo.width / logo.height, 6);
    }
  });

  it('is seen in three sizes that differ, and stands in six places that differ [B210]', () => {
    for (const madeFor of zones) {
      for (const shape of SHAPES) {
        const areas = sizes.map((size) => {
          const { left, right, top, bottom } = logoBox({ ...shape, size, place: 'top' }, madeFor);
          return (right - left) * (bottom - top);
        });
        // What is very long or very tall reaches its limit earlier.
        expect(areas[1]).toBeGreaterThanOrEqual(areas[0]!);
        expect(areas[2]).toBeGreaterThanOrEqual(areas[1]!);
        const corners = places.map((place) => {
          const { left, top } = logoBox({ ...shape, size: 'medium', place }, madeFor);
          return `${Math.round(left)} ${Math.round(top)}`;
        });
        expect(new Set(corners).size).toBe(places.length);
      }
      const { left, right } = logoBox({ ...SHAPES[0]!, size: 'large', place: 'top' }, madeFor);
      expect(right - left).toBeCloseTo(LOGO_SIZES.large.side);
    }
  });

  it('is never under the text, however long it is and wherever it stands [B210]', () => {
    for (const { madeFor, logo } of all) {
      if (logo.size === 'medium') continue;
      const box = logoBox(logo, madeFor);
      for (const textPlace of ['top', 'middle', 'bottom'] as const) {
        for (const text of ['Spin Jam', LONG]) {
          const { block } = laidOut({ text, madeFor, textPlace }, undefined, { logo });
          const isBeside = block!.top >= box.bottom || block!.top + block!.height <= box.top;
          expect(isBeside, JSON.stringify([madeFor, logo, textPlace, block, box])).toBe(true);
        }
      }
    }
  });

  it('moves no text where there is none [B210]', () => {
    expect(laidOut({ text: LONG }, undefined, { logo: null })).toEqual(laidOut({ text: LONG }));
  });
});
