/** Instruments that were recorded: FluidR3 GM, played by fluidsynth without its own room, to be treated like any other track. */
import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { RATE, type Stereo, silence } from './sound.ts';
import type { Note } from './synth.ts';

const run = promisify(execFile);
/** Debian's fluid-soundfont-gm. */
const SOUND_FONT = process.env.SOUND_FONT ?? '/usr/share/sounds/sf2/FluidR3_GM.sf2';

/** Numbers of General MIDI, from 0. */
export const PROGRAMS = {
  ...{ piano: 0, rhodes: 4, musicBox: 10, vibraphone: 11, marimba: 12, nylon: 24, cleanGuitar: 27, doubleBass: 32 },
  ...{ cello: 42, pizzicato: 45, harp: 46, strings: 48, slowStrings: 49, choir: 52, mutedTrumpet: 59, brass: 61 },
} as const;
export type Program = keyof typeof PROGRAMS;

/** Ticks of a second. */
const TICKS = 1000;

/** A file of one track (MIDI 1.0), in which a second has TICKS ticks. */
function midiOf(program: number, notes: readonly Note[], seconds: number): Buffer {
  const events = notes.flatMap(({ key, at, seconds, velocity }) => [
    { at: Math.max(0, at), bytes: [0x90, key, Math.max(1, Math.min(127, Math.round(velocity * 127)))] },
    { at: Math.max(0, at) + seconds, bytes: [0x80, key, 0] },
  ]);
  events.sort((a, b) => a.at - b.at || a.bytes[0]! - b.bytes[0]!);
  const body: number[] = [0, 0xff, 0x51, 3, 0x0f, 0x42, 0x40, 0, 0xc0, program];
  let before = 0;
  for (const { at, bytes } of [...events, { at: seconds, bytes: [0xff, 0x2f, 0] }]) {
    const tick = Math.round(at * TICKS);
    body.push(...variable(Math.max(0, tick - before)), ...bytes);
    before = Math.max(before, tick);
  }
  const head = Buffer.from([0x4d, 0x54, 0x68, 0x64, 0, 0, 0, 6, 0, 0, 0, 1, TICKS >> 8, TICKS & 255]);
  const track = Buffer.alloc(8);
  track.write('MTrk');
  track.writeUInt32BE(body.length, 4);
  return Buffer.concat([head, track, Buffer.from(body)]);
}

function variable(value: number): number[] {
  const bytes = [value & 127];
  for (let rest = value >> 7; rest > 0; rest >>= 7) bytes.unshift((rest & 127) | 128);
  return bytes;
}

/** What an instrument plays, as long as `samples`. Files are written to `folder`. */
export async function perform(
  program: Program,
  notes: readonly Note[],
  samples: number,
  folder: string,
): Promise<Stereo> {
  const [midi, raw] = [join(folder, `${program}.mid`), join(folder, `${program}.raw`)];
  await writeFile(midi, midiOf(PROGRAMS[program], notes, samples / RATE + 1));
  const quiet = ['-ni', '-q', '-R', '0', '-C', '0', '-g', '0.7', '-r', String(RATE)];
  await run('fluidsynth', [...quiet, '-T', 'raw', '-O', 's16', '-F', raw, SOUND_FONT, midi]);
  const played = await readFile(raw);
  const out = silence(samples);
  for (let i = 0; i < Math.min(samples, Math.floor(played.length / 4)); i++) {
    out.left[i] = played.readInt16LE(4 * i) / 32_768;
    out.right[i] = played.readInt16LE(4 * i + 2) / 32_768;
  }
  return out;
}
