import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cutOf, TRACK_IDS, TRACKS, type TrackId, timeOf } from '../../src/scene/music.ts';
import type { Sound } from '../../src/scene/promo.ts';
import { mixed } from '../../src/server/features/renders/mix.ts';
import { encodeFilm } from '../../src/server/media/film/encode.ts';
import { readTrack } from '../../src/server/media/film/tracks.ts';
import { gainOf, type Loudness, measureLoudness } from '../../src/server/media/tool/loudness.ts';
import { openToSandbox } from '../../src/server/media/tool/sandbox.ts';
import { probeFilm } from './inspect.ts';

const tools = { ffmpeg: 'ffmpeg', ffprobe: 'ffprobe' };
const run = promisify(execFile);
const RATE = 48_000;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'music-'));
  await openToSandbox(folder);
});
afterAll(() => rm(folder, { recursive: true }));

const lufsOf = (loudness: Loudness, duration: number) => -14 - gainOf(loudness, { start: 0, duration }, 'on').decibels;

async function samplesOf(file: string): Promise<Float32Array> {
  const { stdout } = await run('ffmpeg', ['-v', 'error', '-i', file, '-ac', '1', '-f', 'f32le', '-'], {
    ...{ encoding: 'buffer' as const, maxBuffer: 10_000_000 },
  });
  return new Float32Array(stdout.buffer.slice(stdout.byteOffset, stdout.byteOffset + stdout.length));
}

/** Loudness of a part of the samples, dB over full scale. */
const levelOf = (samples: Float32Array, from: number, to: number) => {
  const part = samples.subarray(Math.round(from * RATE), Math.round(to * RATE));
  return 10 * Math.log10(part.reduce((sum, value) => sum + value * value, 0) / part.length + 1e-12);
};

describe('the tracks that ship [B672]', () => {
  test.each(TRACK_IDS)(
    '%s is as loud as films, below 0 by itself, catches at once, and ends without a step',
    async (id) => {
      const { file, hash, peak, moments } = await readTrack(id);
      const bytes = await readFile(file);
      expect(createHash('sha256').update(bytes).digest('hex').slice(0, 16)).toBe(hash);
      expect(bytes.length).toBeLessThanOrEqual(300_000);
      // The peaks of Moonrise's bells stand 14 dB over its pads: louder, its limiter would be heard.
      expect(Math.abs(lufsOf({ peak, moments }, 15) + 14)).toBeLessThan(id === 'moonrise' ? 0.8 : 0.25);
      // A film's encoder adds to peaks.
      expect(peak).toBeLessThanOrEqual(-2.4);
      const samples = await samplesOf(file);
      expect(samples.length / RATE).toBeCloseTo(15, 1);
      // The encoder spreads the first hit over its whole frame, so a little of it is heard before; a film fades it in.
      expect(Math.abs(samples[0]!)).toBeLessThan(0.07);
      expect(levelOf(samples, 14.95, 15)).toBeLessThan(-60);
      expect(levelOf(samples, 0, 1)).toBeGreaterThan(-17);
      // The last hit is heard, and dies away: at 64 beats a minute it comes only 1.9 s before the end.
      const hit = (timeOf(TRACKS[id].bpm).hit * 60) / TRACKS[id].bpm;
      expect(levelOf(samples, hit, hit + 0.4)).toBeGreaterThan(-15);
      const dies = TRACKS[id].bpm === 64 ? 12.5 : 33;
      expect(levelOf(samples, 14.6, 14.9)).toBeLessThan(levelOf(samples, hit, hit + 0.4) - dies);
    },
  );
});

let files = 0;
/** A clip of 15 s, with a sound or without. */
async function clipOf(sound: string | null): Promise<string> {
  const file = join(folder, `clip-${files++}.mp4`);
  const heard = sound ? ['-f', 'lavfi', '-i', `${sound},atrim=end_sample=${15 * RATE}`, '-c:a', 'aac', '-ac', '2'] : [];
  await run('ffmpeg', [
    ...['-nostdin', '-v', 'error', '-y', '-f', 'lavfi', '-i', 'color=black:s=90x160:r=30:d=15', ...heard],
    ...['-c:v', 'libx264', '-preset', 'ultrafast', file],
  ]);
  return file;
}

async function film(
  clip: string | null,
  sound: Sound,
  music: TrackId | null,
  duration = 5,
  out = `film-${files++}.mp4`,
) {
  const piece = { start: 0, duration: 15, hasAudio: sound !== 'off' };
  const background = clip ? { ...piece, file: clip } : null;
  const plan = {
    ...{ kind: 'film' as const, frame: null, drawn: null, animation: 'none' as const, coverFirst: false },
    ...{ background: clip ? { ...piece, storageKey: '', sound } : null, duration, music, watermark: false },
  };
  const parts = await mixed(tools, { background }, plan, { folder, signal: new AbortController().signal });
  const file = join(folder, out);
  const layered = { duration, text: null, animation: 'none' as const, watermark: null };
  await encodeFilm(tools, { ...layered, ...parts, background: parts.background }, file);
  return { file, parts, loudness: await measureLoudness(tools, file) };
}

const VOICE = `aevalsrc='(0.3+0.7*abs(sin(3*t)))*(0.5*sin(2*PI*180*t)+0.3*sin(2*PI*720*t)+0.1*random(0))':s=${RATE},volume=-20dB`;

describe('the mix [B674]', () => {
  test.each([
    ['a clip that is on', VOICE, 'on', 'strobe'],
    ['a clip that is quieter', VOICE, 'quieter', 'velvet'],
    ['a clip that is nearly silent', `${VOICE},volume=-45dB`, 'on', 'concrete'],
    ['a clip that is off', VOICE, 'off', 'glitter'],
    ['a clip without sound', null, 'off', 'moonrise'],
    ['black', undefined, 'off', 'gold-dust'],
  ] as const)('over %s a film with music leaves at -14 LUFS with at most -1 dBTP', async (_, source, sound, music) => {
    const clip = source === undefined ? null : await clipOf(source);
    for (const duration of [5, 15]) {
      const { file, loudness } = await film(clip, sound, music, duration);
      expect(Math.abs(lufsOf(loudness, duration) + 14)).toBeLessThan(1);
      expect(loudness.peak).toBeLessThanOrEqual(-1);
      expect((await probeFilm(file)).duration).toBe(duration);
    }
  });

  test('claps with music under them keep below -1 dBTP as well', async () => {
    const claps = `aevalsrc='0.9*exp(-60*mod(t\\,0.5))*(random(0)-0.5)*2':s=${RATE}`;
    const { loudness } = await film(await clipOf(claps), 'on', 'velvet', 3);
    expect(loudness.peak).toBeLessThanOrEqual(-1);
  });

  test('music is 12 dB lower under a clip that is on, and leads by 10 where it is quieter', async () => {
    const clip = await clipOf(VOICE);
    const gains = async (sound: Sound, music: TrackId | null) => {
      const { parts } = await film(clip, sound, music, 3);
      return [parts.music?.gain.decibels ?? 0, parts.background!.gain?.decibels ?? 0] as const;
    };
    const [alone] = await gains('off', 'rooftop');
    const [, voice] = await gains('on', null);
    const over = ([music, clip]: readonly [number, number]) => music - alone - (clip - voice);
    expect(over(await gains('on', 'rooftop'))).toBeCloseTo(-12, 1);
    expect(over(await gains('quieter', 'rooftop'))).toBeCloseTo(10, 1);
  });

  test('where a clip pauses, the music counts: the whole is at -14 LUFS all the same', async () => {
    const pauses = `${VOICE},volume='if(lt(mod(t\\,3)\\,2)\\,0\\,1)':eval=frame`;
    const { loudness } = await film(await clipOf(pauses), 'on', 'velvet', 6);
    expect(Math.abs(lufsOf(loudness, 6) + 14)).toBeLessThan(1);
    expect(loudness.peak).toBeLessThanOrEqual(-1);
  });

  test('its first hit is whole, its last comes on its beat, and the last 0.8 s fade', async () => {
    for (const duration of [5, 10, 15]) {
      const { file } = await film(null, 'off', 'strobe', duration);
      const made = await samplesOf(file);
      const track = await samplesOf((await readTrack('strobe')).file);
      expect(Math.abs(levelOf(made, 0.02, 0.3) - levelOf(track, 0, 0.28))).toBeLessThan(3);
      const hit = [8, 18, 28][[5, 10, 15].indexOf(duration)]! * (60 / 128);
      const [before, at] = [levelOf(made, hit - 0.03, hit + 0.015), levelOf(made, hit + 0.025, hit + 0.15)];
      expect(at).toBeGreaterThan(before);
      const end = (28 * 60) / 128 - hit;
      const offset = levelOf(made, hit + 0.05, hit + 0.3) - levelOf(track, hit + end + 0.03, hit + end + 0.28);
      expect(Math.abs(offset)).toBeLessThan(3);
      expect(levelOf(made, duration - 0.1, duration - 0.02)).toBeLessThan(at - 15);
      expect(cutOf('strobe', duration) === null).toBe(duration === 15);
    }
  });

  test('where the body becomes the ending there is no click', async () => {
    for (const id of ['velvet', 'moonrise', 'strobe'] as const) {
      const { file } = await film(null, 'off', id, 5);
      const made = await samplesOf(file);
      const steps = made.map((value, i) => Math.abs(value - (made[i - 1] ?? 0)));
      const at = Math.round((cutOf(id, 5)!.leave + 1024 / RATE) * RATE);
      const most = (part: Float32Array) => part.reduce((max, value) => Math.max(max, value), 0);
      expect(most(steps.subarray(at - 900, at + 900))).toBeLessThan(1.5 * most(steps));
      expect(most(steps.subarray(at - 900, at - 300))).toBeLessThan(0.25);
    }
  });

  test('made twice, it is the same file', async () => {
    const clip = await clipOf(VOICE);
    const [one, two] = [await film(clip, 'on', 'catwalk', 3), await film(clip, 'on', 'catwalk', 3)];
    expect(await readFile(one.file)).toEqual(await readFile(two.file));
  });
});

describe('sound is in step with the picture within a frame [B677]', () => {
  /** Each second a flash of a frame, and with it a beep. */
  const FLASH = "color=black:s=90x160:r=30:d=5,geq=lum='if(lt(mod(N,30),1)*gte(N,1),235,16)':cb=128:cr=128";
  const BEEP = `aevalsrc='if(lt(mod(t\\,1)\\,0.04)*gte(t\\,0.5)\\,0.5*sin(2*PI*1000*t)\\,0)':s=${RATE}`;

  test.each([null, 'big-smile'] as const)('with music: %s', async (music) => {
    const clip = join(folder, `flash-${files++}.mp4`);
    await run('ffmpeg', [
      ...[
        '-nostdin',
        '-v',
        'error',
        '-y',
        '-f',
        'lavfi',
        '-i',
        FLASH,
        '-f',
        'lavfi',
        '-i',
        `${BEEP},atrim=end_sample=${5 * RATE}`,
      ],
      ...['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-c:a', 'aac', clip],
    ]);
    const { file } = await film(clip, 'on', music, 5);
    const { stdout } = await run(
      'ffmpeg',
      ['-v', 'error', '-i', file, '-vf', 'scale=1:1', '-f', 'rawvideo', '-pix_fmt', 'gray', '-'],
      {
        encoding: 'buffer' as const,
      },
    );
    const flashes = [...stdout].flatMap((light, frame) =>
      light > 120 && (stdout[frame - 1] ?? 0) < 120 ? [frame / 30] : [],
    );
    expect(flashes).toHaveLength(4);
    // The beep alone: what is left of the music at 1000 Hz is far below.
    const { stdout: heard } = await run(
      'ffmpeg',
      ['-v', 'error', '-i', file, '-ac', '1', '-af', 'bandpass=f=1000:width_type=h:w=400', '-f', 'f32le', '-'],
      { encoding: 'buffer' as const, maxBuffer: 10_000_000 },
    );
    const tone = new Float32Array(heard.buffer.slice(heard.byteOffset, heard.byteOffset + heard.length));
    for (const flash of flashes) {
      const near = tone.subarray((flash - 0.2) * RATE, (flash + 0.2) * RATE);
      const loudest = near.reduce((max, value) => Math.max(max, Math.abs(value)), 0);
      const onset = near.findIndex((value) => Math.abs(value) > loudest * 0.4) / RATE - 0.2;
      expect(Math.abs(onset)).toBeLessThan(1 / 30);
    }
  });
});
