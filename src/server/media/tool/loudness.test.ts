import { describe, expect, test } from 'vitest';
import { gainFilters, gainOf, type Loudness } from './loudness.ts';

/** A sound of one loudness after the other, each for so many seconds. */
const heard = (peak: number, ...parts: [lufs: number, seconds: number][]): Loudness => ({
  moments: parts.flatMap(([lufs, seconds]) => Array<number>(seconds * 10).fill(lufs)),
  peak,
});
const WHOLE = { start: 0, duration: 15 };

describe('the gain of a clip', () => {
  test('brings its sound to -14 LUFS, or 10 below where it is to be quieter [B670]', () => {
    for (let lufs = -49; lufs <= -4; lufs += 0.7) {
      const { decibels } = gainOf(heard(-3, [lufs, 15]), WHOLE, 'on');
      expect(lufs + decibels).toBeCloseTo(-14, 0.1);
      expect(gainOf(heard(-3, [lufs, 15]), WHOLE, 'quieter').decibels).toBeCloseTo(decibels - 10, 5);
    }
  });

  test('follows the part that the film shows, and what is heard in it rather than its pauses [B670]', () => {
    const clip = heard(-6, [-20, 5], [-30, 5], [-80, 5]);
    expect(gainOf(clip, { start: 0, duration: 5 }, 'on').decibels).toBeCloseTo(6, 1);
    expect(gainOf(clip, { start: 5, duration: 10 }, 'on').decibels).toBeCloseTo(16, 1);
    // 10 below the loud half, the quiet one does not count.
    expect(gainOf(clip, WHOLE, 'on').decibels).toBeLessThan(9);
    expect(gainOf(clip, { start: 7, duration: 0.2 }, 'on').decibels).toBeLessThan(16);
  });

  test('leaves alone what is nearly silent [B670]', () => {
    for (const clip of [heard(-40, [-59.6, 15]), heard(-120, [-120, 15]), heard(-120)]) {
      expect(gainOf(clip, WHOLE, 'on')).toEqual({ decibels: 0, limited: false });
      expect(gainFilters(gainOf(clip, WHOLE, 'on'))).toEqual([]);
    }
  });

  test('limits only what would become too high [B670]', () => {
    expect(gainOf(heard(-12, [-22, 15]), WHOLE, 'on')).toEqual({ decibels: 8, limited: false });
    expect(gainOf(heard(-10, [-22, 15]), WHOLE, 'on')).toEqual({ decibels: 8, limited: true });
    expect(gainOf(heard(-10, [-22, 15]), WHOLE, 'quieter').limited).toBe(false);
    // Loud enough already, but over 0 dBFS.
    expect(gainOf(heard(1.2, [-13.5, 15]), WHOLE, 'on').limited).toBe(true);
  });
});
