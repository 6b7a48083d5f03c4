import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { encodeFilm } from '../../src/server/media/film/encode.ts';
import { normalise } from '../../src/server/media/ingest/normalise.ts';
import { gainOf, integrated, type Loudness, measureLoudness } from '../../src/server/media/tool/loudness.ts';
import { probe } from '../../src/server/media/tool/probe.ts';
import { openToSandbox } from '../../src/server/media/tool/sandbox.ts';
import { probeFilm } from './inspect.ts';

const tools = { ffmpeg: 'ffmpeg', ffprobe: 'ffprobe' };
const run = promisify(execFile);
const RATE = 48_000;
const SECONDS = 5;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sound-'));
  await openToSandbox(folder);
});
afterAll(() => rm(folder, { recursive: true }));

let files = 0;
async function source(sound: string, ...more: string[]): Promise<string> {
  const file = join(folder, `source-${files++}.mp4`);
  await run('ffmpeg', [
    ...['-nostdin', '-v', 'error', '-y', '-f', 'lavfi', '-i', `color=black:s=90x160:r=30:d=${SECONDS}`],
    ...['-f', 'lavfi', '-i', `${sound},atrim=end_sample=${SECONDS * RATE}`],
    ...['-c:v', 'libx264', '-preset', 'ultrafast', '-c:a', 'aac', '-b:a', '256k', '-strict', '-2', ...more, file],
  ]);
  return file;
}

/** Ingest of a file, then the film over its first piece. Both are measured. */
async function film(file: string, sound: 'on' | 'quieter'): Promise<{ piece: Loudness; film: Loudness; made: string }> {
  const made = join(folder, `film-${files++}.mp4`);
  const work = await mkdtemp(join(folder, 'work-'));
  await openToSandbox(work);
  const facts = await probe(tools, file);
  let piece: Loudness | null = null;
  await normalise({
    ...{ tools, file, facts, folder: work, signal: new AbortController().signal },
    onPiece: async ({ file, duration, hasAudio, loudness }) => {
      piece = loudness;
      const gain = gainOf(loudness!, { start: 0, duration: SECONDS }, sound);
      const background = { file, start: 0, duration, hasAudio, gain };
      await encodeFilm(tools, { background, duration: SECONDS, text: null, animation: 'none', watermark: null }, made);
    },
  });
  return { piece: piece!, film: await measureLoudness(tools, made), made };
}

/** What gain a sound would need to be at `lufs`: of the films themselves, how far they are off. */
const lufs = (loudness: Loudness) => -14 - gainOf(loudness, { start: 0, duration: SECONDS }, 'on').decibels;

const SPEECH = `aevalsrc='(0.3+0.7*abs(sin(3*t)))*(0.5*sin(2*PI*180*t)+0.3*sin(2*PI*720*t)+0.1*random(0))':s=${RATE}`;
const CLAPS = `aevalsrc='0.02*sin(2*PI*300*t)+0.9*exp(-60*mod(t\\,0.5))*(random(0)-0.5)*2':s=${RATE}`;
const SWING = `aevalsrc='0.6*exp(-4*t)*(cos(2*PI*140*t)+0.6*cos(2*PI*280*t)+0.5*cos(2*PI*420*t))+0.05*sin(2*PI*200*t)*abs(sin(3*t))':s=${RATE},volume=-20dB`;
const SURROUND = ['-af', 'pan=5.1|FL=0.05*c0|FR=0.05*c0|FC=0.5*c0|LFE=0*c0|BL=0.05*c0|BR=0.05*c0'];

describe('a film with sound leaves at -14 LUFS with peaks of at most -1 dBTP [B670]', () => {
  test.each([
    ['speech as it comes', `${SPEECH},volume=-8dB`, []],
    ['speech from afar', `${SPEECH},volume=-34dB`, []],
    ['over 0 dBFS', `${SPEECH},volume=6dB`, []],
    ['one channel', `${SPEECH},volume=-20dB`, ['-ac', '1']],
    ['5.1 with a voice in the middle', `${SPEECH},volume=-12dB`, SURROUND],
    ['a tone', `sine=f=440:r=${RATE},volume=-3dB`, []],
  ])('%s', async (_, sound, more) => {
    const { film: made } = await film(await source(sound, ...more), 'on');
    expect(Math.abs(lufs(made) + 14)).toBeLessThan(1);
    expect(made.peak).toBeLessThanOrEqual(-1);
  });

  test.each([
    ['what is all peaks', CLAPS],
    ['what begins in full swing', SWING],
  ])('%s keeps below them, and is as loud as that allows', async (_, sound) => {
    const { piece, film: made } = await film(await source(sound), 'on');
    expect(made.peak).toBeLessThanOrEqual(-1);
    expect(lufs(made)).toBeGreaterThan(lufs(piece));
  });

  test('quieter is 10 LU below; what is nearly silent stays as it is', async () => {
    const { film: quieter } = await film(await source(`${SPEECH},volume=-8dB`), 'quieter');
    expect(Math.abs(lufs(quieter) + 24)).toBeLessThan(1);
    const { piece, film: silent } = await film(await source(`${SPEECH},volume=-60dB`), 'on');
    const moments = ({ moments }: Loudness) => moments.slice(5, 45);
    for (const [i, moment] of moments(silent).entries())
      expect(Math.abs(moment - moments(piece)[i]!)).toBeLessThan(1.5);
  });
});

describe('surround sound is mixed down with its voice at its level [B670]', () => {
  const MIDDLE = '|LFE=0*c0|BL=0*c0|BR=0*c0';
  const only = (layout: string, more = '') => ['-af', `pan=${layout}|FL=0*c0|FR=0*c0|FC=c0${MIDDLE}${more}`];

  test.each([
    ['5.1', -36, only('5.1')],
    ['5.1', -20, only('5.1')],
    ['7.1', -36, [...only('7.1', '|SL=0*c0|SR=0*c0'), '-c:a', 'flac']],
  ])('of %s at %i dB it is as loud as of one channel', async (_, level, more) => {
    const voice = `${SPEECH},volume=${level}dB`;
    const [{ piece: alone }, { piece, film: made }] = [
      await film(await source(voice, '-ac', '1'), 'on'),
      await film(await source(voice, ...more), 'on'),
    ];
    expect(Math.abs(integrated(piece.moments) - integrated(alone.moments))).toBeLessThan(1);
    expect(Math.abs(integrated(made.moments) + 14)).toBeLessThan(1);
  });

  test('what is loud in each channel is held by a limiter, and not clipped', async () => {
    const all = 'pan=7.1|FL=c0|FR=c0|FC=c0|LFE=c0|BL=c0|BR=c0|SL=c0|SR=c0';
    const tone = `aevalsrc='0.7*sin(2*PI*440*t)':s=${RATE}`;
    const { piece } = await film(await source(tone, '-af', all, '-c:a', 'flac'), 'on');
    expect(piece.peak).toBeLessThanOrEqual(-1);
    expect(piece.peak).toBeGreaterThan(-4);
  });
});

test('a limiter leaves the sound where it is, and as long as the film [B670]', async () => {
  const beeps = `aevalsrc='if(lt(mod(t\\,1)\\,0.2)\\,0.9*sin(2*PI*1000*t)\\,0.01*sin(2*PI*200*t))':s=${RATE}`;
  const { made } = await film(await source(`${beeps},volume=-16dB`), 'on');
  const { stdout } = await run('ffmpeg', ['-v', 'error', '-i', made, '-af', 'pan=mono|c0=c0', '-f', 'f32le', '-'], {
    ...{ encoding: 'buffer' as const, maxBuffer: 10_000_000 },
  });
  const samples = new Float32Array(stdout.buffer.slice(stdout.byteOffset, stdout.byteOffset + stdout.length));
  expect((await probeFilm(made)).duration).toBe(SECONDS);
  for (let second = 1; second < SECONDS; second++) {
    const near = samples.subarray((second - 0.1) * RATE, (second + 0.1) * RATE);
    const onset = near.findIndex((value) => Math.abs(value) > 0.25) / RATE - 0.1;
    expect(Math.abs(onset)).toBeLessThan(0.003);
  }
});
