/** What can be said of a track without hearing it. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { integrated, measureLoudness } from '../../src/server/media/tool/loudness.ts';
import { cutHighs, cutLows } from './effects.ts';
import { decibelsOf, RATE, type Stereo } from './sound.ts';

const run = promisify(execFile);
const TOOLS = { ffmpeg: 'ffmpeg', ffprobe: 'ffprobe' };

/** The middle of each octave, in Hertz. */
export const OCTAVES = [63, 125, 250, 500, 1000, 2000, 4000, 8000];

export type Figures = {
  /** Integrated loudness, LUFS, and the loudest true peak, dBTP. */
  lufs: number;
  peak: number;
  /** How far peaks stand above the mean level, dB. */
  crest: number;
  /** dB of each octave over their mean; pink noise has 0 in all. */
  octaves: number[];
  /** Energy of the sides beside that of the middle, dB. */
  width: number;
  /** Samples at full scale. */
  clipped: number;
  /** The first and the last sample's size, dBFS. */
  borders: number;
  /** LUFS of each whole second. */
  seconds: number[];
  /** LUFS of the 400 ms that end at each tenth of a second. */
  moments: readonly number[];
};

/** Levels of a sound's octaves, dB. */
export function octaveLevels(sound: Stereo): number[] {
  return OCTAVES.map((frequency) => {
    const part = { left: Float32Array.from(sound.left), right: Float32Array.from(sound.right) };
    // Twice 12 dB an octave: what is left of the neighbors does not count.
    for (let i = 0; i < 2; i++) {
      cutLows(part, frequency / Math.SQRT2);
      cutHighs(part, frequency * Math.SQRT2);
    }
    return decibelsOf(Math.sqrt((power(part.left) + power(part.right)) / 2));
  });
}

const power = (samples: Float32Array) => samples.reduce((sum, value) => sum + value * value, 0) / samples.length;

/** The figures of a file. */
export async function figuresOf(file: string): Promise<Figures> {
  const [sound, { moments, peak }] = await Promise.all([samplesOf(file), measureLoudness(TOOLS, file)]);
  const { left, right } = sound;
  const levels = octaveLevels(sound);
  const mean = levels.reduce((sum, level) => sum + level, 0) / levels.length;
  const middle = left.map((value, i) => (value + right[i]!) / 2);
  const sides = left.map((value, i) => (value - right[i]!) / 2);
  const highest = Math.max(
    ...[left, right].map((side) => side.reduce((most, value) => Math.max(most, Math.abs(value)), 0)),
  );
  const rms = Math.sqrt((power(left) + power(right)) / 2);
  const border = Math.max(...[left, right].flatMap((side) => [Math.abs(side[0]!), Math.abs(side.at(-1)!)]));
  const second = (n: number) => integrated(moments.slice(n * 10 + 3, n * 10 + 10));
  return {
    ...{ lufs: tenth(integrated(moments.slice(3))), peak, crest: tenth(decibelsOf(highest / rms)) },
    octaves: levels.map((level) => tenth(level - mean)),
    width: tenth(decibelsOf(Math.sqrt(power(sides) / power(middle)))),
    clipped: [left, right].reduce((sum, side) => sum + side.filter((value) => Math.abs(value) >= 0.999).length, 0),
    borders: tenth(decibelsOf(border)),
    ...{ seconds: Array.from({ length: 15 }, (_, n) => tenth(second(n))), moments },
  };
}

const tenth = (value: number) => Math.round(value * 10) / 10;

async function samplesOf(file: string): Promise<Stereo> {
  const args = ['-nostdin', '-v', 'error', '-i', file, '-f', 'f32le', '-ar', String(RATE), '-ac', '2', '-'];
  const { stdout } = await run('ffmpeg', args, { encoding: 'buffer', maxBuffer: 1e8 });
  const values = new Float32Array(stdout.buffer.slice(stdout.byteOffset, stdout.byteOffset + stdout.length));
  return { left: values.filter((_, i) => i % 2 === 0), right: values.filter((_, i) => i % 2 === 1) };
}
