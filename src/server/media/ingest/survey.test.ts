import { expect, test } from 'vitest';
import { BANDS, levelsBetween } from '../../../scene/bands.ts';
import { bandsOf, type Survey } from '../../../scene/survey.ts';
import { surveyOf } from './survey.ts';

const [WIDTH, HEIGHT] = [36, 64];

/** Gray looks whose pixels `level` gives by column, row and number of the look. */
function looks(count: number, level: (x: number, y: number, look: number) => number): Uint8Array {
  return Uint8Array.from({ length: 3 * count * WIDTH * HEIGHT }, (_, index) => {
    const at = Math.floor(index / 3);
    const pixel = at % (WIDTH * HEIGHT);
    return level(pixel % WIDTH, Math.floor(pixel / WIDTH), Math.floor(at / (WIDTH * HEIGHT)));
  });
}

test('a survey has the movement, detail and light of each band, in slices of five seconds [B152]', () => {
  // The upper half flickers for five seconds, the lower half is striped and lighter.
  const survey = surveyOf(looks(75, (x, y, look) => (y < 32 ? (look < 25 && look % 2 ? 60 : 40) : 200 + (x % 2) * 10)));
  expect(survey).toHaveLength(3);
  expect(survey[0]!.movement.slice(0, 8)).toEqual(Array(8).fill(20));
  expect(survey[0]!.movement.slice(8)).toEqual(Array(8).fill(0));
  expect(survey[2]!.movement).toEqual(Array(BANDS).fill(0));
  expect(survey[0]!.detail[0]).toBe(0);
  expect(survey[0]!.detail[12]).toBeGreaterThan(4);
  expect([survey[0]!.dark[0], survey[0]!.light[0], survey[0]!.light[15]]).toEqual([40, 60, 210]);
});

test('the rest of a clip counts with its last slice, and one look is enough', () => {
  expect(surveyOf(looks(28, () => 0))).toHaveLength(1);
  expect(surveyOf(looks(31, () => 0))).toHaveLength(2);
  expect(surveyOf(looks(1, () => 7))[0]!.light).toEqual(Array(BANDS).fill(7));
});

const slice = (value: number): Survey[number] => {
  const row = Array<number>(BANDS).fill(value);
  return { movement: row, detail: row, dark: row, light: row };
};

test('a part of a clip counts for as long as it plays [B152]', () => {
  const survey = [slice(10), slice(20), slice(90)];
  expect(bandsOf(null)).toBeNull();
  expect(bandsOf(survey, 0, 5)![3]).toEqual({ movement: 10, detail: 10, dark: 10, light: 10 });
  expect(bandsOf(survey, 4, 4)![3]).toEqual({ movement: 17.5, detail: 17.5, dark: 10, light: 20 });
  expect(bandsOf(survey)![0]!.movement).toBe(40);
  // Beyond its end, as in a clip that ends within the last slice.
  expect(bandsOf(survey, 20, 5)![0]!.movement).toBe(90);
});

test('the light behind a text is that of the bands that it touches', () => {
  const bands = bandsOf([slice(10)])!.map((band, index) => ({ ...band, dark: index, light: 100 + index }));
  expect(levelsBetween(bands, 61, 179)).toEqual({ dark: 1, light: 102 });
});

test('colors count as bright as they are seen, not as their luma says [B156]', () => {
  const magenta = Uint8Array.from({ length: 3 * WIDTH * HEIGHT }, (_, index) => (index % 3 === 1 ? 0 : 255));
  // Its luma, by the same weights, would be 73; a gray of 145 has its luminance of 0.285.
  expect(surveyOf(magenta)[0]!.light).toEqual(Array(BANDS).fill(145));
});
