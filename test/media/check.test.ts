import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkMedia } from '../../src/server/media/tool/check-media.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'check-'));
  // The user that they run as must be able to reach them.
  await chmod(folder, 0o755);
});
afterAll(() => rm(folder, { recursive: true }));

/** A stand-in that prints what an ffmpeg of another make would. */
async function program(name: string, script: string): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, `#!/bin/sh\n${script}\n`);
  await chmod(path, 0o755);
  return path;
}

test('the installed ffmpeg can do everything we need', async () => {
  expect((await checkMedia({ ffmpeg: 'ffmpeg', ffprobe: 'ffprobe' })).version).toMatch(/\d/);
});

test('a missing program is named, with what to do', async () => {
  const tools = { ffmpeg: 'ffmpeg', ffprobe: join(folder, 'nowhere') };
  await expect(checkMedia(tools)).rejects.toMatchObject({
    reason: 'missing',
    message: expect.stringMatching(/nowhere.*Install a full build/),
  });
});

test('an old version is refused', async () => {
  const ffmpeg = await program('old', 'echo "ffmpeg version 4.4.2-0ubuntu0 Copyright"');
  await expect(checkMedia({ ffmpeg, ffprobe: 'ffprobe' })).rejects.toThrow(/version 4\.4\.2-0ubuntu0; 5 or later/);
});

test('every missing part is listed', async () => {
  const script = `case "$*" in *version*) echo "ffmpeg version n7.1 Copyright";;
    *) ffmpeg "$@" | grep -v -e ' libx264 ' -e ' overlay ' ;; esac`;
  const ffmpeg = await program('lean', script);
  await expect(checkMedia({ ffmpeg, ffprobe: 'ffprobe' })).rejects.toThrow(/lacks filters overlay; encoders libx264\./);
});
