/** What every part of the studio works with: sampled stereo, notes, and chance that is the same each time. */

export const RATE = 48_000;

export type Stereo = { readonly left: Float32Array; readonly right: Float32Array };
export type Random = () => number;

export const silence = (samples: number): Stereo => ({
  left: new Float32Array(samples),
  right: new Float32Array(samples),
});

/** Adds `from` to `to`, times `gain`. */
export function add(to: Stereo, from: Stereo, gain = 1): void {
  for (let i = 0; i < to.left.length; i++) {
    to.left[i]! += from.left[i]! * gain;
    to.right[i]! += from.right[i]! * gain;
  }
}

/** Numbers from 0 to 1 (mulberry32): the same track comes out of every run. */
export function randomOf(seed: string): Random {
  let state = [...seed].reduce((sum, letter) => Math.imul(sum ^ letter.codePointAt(0)!, 2_654_435_761), 99) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export const gainOf = (decibels: number): number => 10 ** (decibels / 20);
export const decibelsOf = (gain: number): number => 20 * Math.log10(Math.max(gain, 1e-9));

/** Hertz of a MIDI key. */
export const hertz = (key: number): number => 440 * 2 ** ((key - 69) / 12);

const STEPS: Record<string, number> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 };

/** MIDI keys of names such as 'A2 C3 Eb3'; 'C4' is 60. */
export function keysOf(names: string): number[] {
  return names.split(' ').map((name) => {
    const [, letter, sign, octave] = /^([A-G])([b#]?)(\d)$/.exec(name) ?? [];
    if (!letter) throw new RangeError(`${name} is no note`);
    return STEPS[letter]! + (sign === '#' ? 1 : sign === 'b' ? -1 : 0) + 12 * (Number(octave) + 1);
  });
}
