import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compressArguments } from '../../src/server/media/compress/arguments.ts';
import type { CompressionPlan } from '../../src/server/media/compress/plan.ts';
import { integrated, type Loudness, measureLoudness } from '../../src/server/media/tool/loudness.ts';
import { probe } from '../../src/server/media/tool/probe.ts';
import { openToSandbox } from '../../src/server/media/tool/sandbox.ts';

const tools = { ffmpeg: 'ffmpeg', ffprobe: 'ffprobe' };
const run = promisify(execFile);
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'compressed-'));
  await openToSandbox(folder);
});
afterAll(() => rm(folder, { recursive: true }));

const TONE = "aevalsrc='0.8*(0.6*sin(2*PI*330*t)+0.4*sin(2*PI*990*t))':s=48000:d=2";
type Channels = NonNullable<CompressionPlan['audio']>['channels'];

/** How loud a sound is before and after it is compressed. */
async function compressed(layout: string, channels: Channels): Promise<[before: Loudness, after: Loudness]> {
  const [file, out] = [join(folder, `${layout}.mkv`), join(folder, `${layout}-${channels}.mp4`)];
  const picture = ['-f', 'lavfi', '-i', 'color=gray:s=90x160:r=10:d=2', '-c:v', 'libx264', '-preset', 'ultrafast'];
  const sound = ['-f', 'lavfi', '-i', TONE, '-af', `pan=${layout}`, '-c:a', 'aac', '-b:a', '384k'];
  await run('ffmpeg', [
    '-v',
    'error',
    '-y',
    ...picture.slice(0, 4),
    ...sound.slice(0, 4),
    ...picture.slice(4),
    ...sound.slice(4),
    file,
  ]);
  const plan = { width: 90, height: 160, frameRate: 10, video: 60_000, audio: { rate: 96_000, channels } };
  await run('ffmpeg', compressArguments(file, await probe(tools, file), plan, plan.video, out));
  return [await measureLoudness(tools, file), await measureLoudness(tools, out)];
}
/** LUFS that two equal channels have more than one. */
const TWO = 10 * Math.log10(2);

test.each([
  ['stereo|c0=c0|c1=c0', 1, -TWO],
  ['mono|c0=c0', 1, 0],
  ['mono|c0=c0', 2, 0],
] as const)('of %s, %i channels are as loud, and peak no higher [B732]', async (layout, channels, change) => {
  const [before, after] = await compressed(layout, channels);
  expect(Math.abs(integrated(after.moments) - integrated(before.moments) - change)).toBeLessThan(0.5);
  // What the encoder adds; ffmpeg's own mix adds 3 dB.
  expect(after.peak).toBeLessThan(before.peak + 2);
});

test.each([1, 2] as const)('of 5.1 that is loud in each, %i channels do not clip [B732]', async (channels) => {
  const [, after] = await compressed('5.1|FL=c0|FR=c0|FC=c0|LFE=0*c0|BL=c0|BR=c0', channels);
  expect(after.peak).toBeLessThan(0);
  expect(after.peak).toBeGreaterThan(-6);
});
