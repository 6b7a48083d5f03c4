/** From a mix to a file: balance, width, loudness. */
import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { cutLows, round, spread, tilt } from './effects.ts';
import { type Figures, figuresOf, OCTAVES, octaveLevels } from './measure.ts';
import { gainOf, RATE, type Stereo } from './sound.ts';

const run = promisify(execFile);
/** Peaks leave room for the encoder of a film, which adds to them. */
const TARGET = { lufs: -14, peak: -2.7 };

/**
 * What octaves have beside pink noise: as measured of released pop music (Pestana et al., Spectral Characteristics of
 * Popular Commercial Recordings 1950-2010, AES 135), which falls from 100 Hz on and faster from 4 kHz.
 */
const CURVE = [2, 4, 3, 1, 0, -1, -2.5, -5];
/** Of the way to the curve: a ballad keeps less bass than a club track. */
const SHARE = 0.7;

/** Brings the octaves nearer to the curve, by at most 5 dB. In place. */
function balance(mix: Stereo): void {
  const levels = octaveLevels(mix);
  const mean = levels.reduce((sum, level, i) => sum + level - CURVE[i]!, 0) / levels.length;
  for (const [i, frequency] of OCTAVES.entries()) {
    const off = levels[i]! - CURVE[i]! - mean;
    tilt(mix, frequency, Math.max(-5, Math.min(5, -SHARE * off)));
  }
}

/** Compresses slowly by a few decibels, so that the parts of a track are heard as one. In place. */
function glue({ left, right }: Stereo): void {
  let level = 0;
  const [attack, release] = [1 - Math.exp(-1 / (0.03 * RATE)), 1 - Math.exp(-1 / (0.25 * RATE))];
  for (let i = 0; i < left.length; i++) {
    const now = Math.max(Math.abs(left[i]!), Math.abs(right[i]!));
    level += (now > level ? attack : release) * (now - level);
    const gain = level > 0.25 ? (level / 0.25) ** -0.4 : 1;
    left[i]! *= gain;
    right[i]! *= gain;
  }
}

function level(sound: Stereo, peak: number): void {
  let highest = 0;
  for (const side of [sound.left, sound.right]) for (const value of side) highest = Math.max(highest, Math.abs(value));
  for (const side of [sound.left, sound.right]) for (let i = 0; i < side.length; i++) side[i]! *= peak / highest;
}

/** Nothing begins or ends in a step; the last hit has died away by then. */
function edges({ left, right }: Stereo): void {
  const [first, last] = [0.003 * RATE, 0.5 * RATE];
  for (let i = 0; i < left.length; i++) {
    const gain = Math.min(1, i / first) * Math.min(1, (left.length - 1 - i) / last) ** 2;
    left[i]! *= gain;
    right[i]! *= gain;
  }
}

/** Writes the AAC file of a mix, and says what came out. */
export async function master(mix: Stereo, out: string, folder: string, sides = 1.35): Promise<Figures> {
  cutLows(mix, 30);
  level(mix, 1);
  glue(mix);
  balance(mix);
  spread(mix, sides);
  level(mix, 1.15);
  round(mix, 0.6);
  edges(mix);
  const raw = join(folder, 'mix.f32');
  await writeFile(raw, interleave(mix));
  let [gain, limit] = [-4, TARGET.peak - 0.6];
  let figures: Figures;
  let turns = 0;
  // The limiter takes some loudness with it and the encoder adds to peaks, so what came out decides.
  do {
    await encode(raw, gain, limit, out);
    figures = await figuresOf(out);
    gain += TARGET.lufs - figures.lufs;
    // Upwards by half of what is left: the encoder's share of a peak differs from turn to turn.
    const over = figures.peak - TARGET.peak;
    limit -= over > 0 ? over : over / 2;
  } while (turns++ < 9 && (Math.abs(TARGET.lufs - figures.lufs) > 0.15 || figures.peak > TARGET.peak));
  return figures;
}

async function encode(raw: string, gain: number, limit: number, out: string): Promise<void> {
  const limiter = `alimiter=limit=${gainOf(limit).toFixed(4)}:attack=4:release=70:level=0:latency=1`;
  const filters = `volume=${gain.toFixed(2)}dB,aresample=${4 * RATE},${limiter},aresample=${RATE}`;
  await run('ffmpeg', [
    ...['-nostdin', '-v', 'error', '-y', '-f', 'f32le', '-ar', String(RATE), '-ac', '2', '-i', raw, '-af', filters],
    ...['-c:a', 'aac', '-profile:a', 'aac_low', '-b:a', '144k', '-map_metadata', '-1', '-fflags', '+bitexact'],
    ...['-movflags', '+faststart', out],
  ]);
}

function interleave({ left, right }: Stereo): Buffer {
  const samples = new Float32Array(left.length * 2);
  for (let i = 0; i < left.length; i++) {
    samples[2 * i] = left[i]!;
    samples[2 * i + 1] = right[i]!;
  }
  return Buffer.from(samples.buffer);
}
