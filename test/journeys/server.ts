/** Starts the real program for the browser tests, on an empty DATA_DIR with one more background: a loop that can be heard. */
import { execFileSync } from 'node:child_process';
import { createReadStream, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { loadConfig, readEnvironment } from '../../src/server/config.ts';
import { clips } from '../../src/server/db/schema/library.ts';
import { seedStarterLibrary } from '../../src/server/features/library/actions.ts';
import { openServices } from '../../src/server/open-services.ts';
import { OURS } from '../entry.ts';
import { SOUND_LOOP } from './films.ts';
import { DATA_DIR } from './place.ts';

rmSync(DATA_DIR, { recursive: true, force: true });
mkdirSync(DATA_DIR, { recursive: true });
process.env.DATA_DIR = DATA_DIR;
process.env.LOG_LEVEL ??= 'warn';

await addSoundLoop();
await import('../../src/server/main.ts');

/** Four seconds of an even blue with a 440 Hz tone. */
async function addSoundLoop(): Promise<void> {
  const services = await openServices(loadConfig(readEnvironment()));
  const file = (name: string) => join(DATA_DIR, name);
  const ffmpeg = (...args: string[]) => execFileSync('ffmpeg', ['-nostdin', '-v', 'error', '-y', ...args]);
  const picture = ['-f', 'lavfi', '-i', 'color=c=0x203a70:s=1080x1920:r=30:d=4'];
  const tone = ['-f', 'lavfi', '-i', 'sine=frequency=440:sample_rate=48000:duration=4'];
  const h264 = [
    '-c:v',
    'libx264',
    '-preset',
    'veryfast',
    '-pix_fmt',
    'yuv420p',
    '-c:a',
    'aac',
    '-ac',
    '2',
    '-movflags',
    '+faststart',
  ];
  ffmpeg(...picture, ...tone, ...h264, '-shortest', file('loop.mp4'));
  ffmpeg(
    '-i',
    file('loop.mp4'),
    '-an',
    '-vf',
    'scale=270:480',
    '-c:v',
    'libx264',
    '-pix_fmt',
    'yuv420p',
    file('preview.mp4'),
  );
  ffmpeg('-i', file('loop.mp4'), '-frames:v', '1', file('poster.jpg'));
  // First the library of every first start: it is filled only while it is empty.
  await seedStarterLibrary(services);
  for (const name of ['loop.mp4', 'preview.mp4', 'poster.jpg']) {
    await services.storage.put(`${SOUND_LOOP.folder}/${name}`, createReadStream(file(name)), { ...OURS, atMost: 1e9 });
  }
  await services.db.insert(clips).values({
    publicId: SOUND_LOOP.publicId,
    title: 'Sound Loop',
    duration: 4,
    hasAudio: true,
    storageKey: `${SOUND_LOOP.folder}/loop.mp4`,
    posterKey: `${SOUND_LOOP.folder}/poster.jpg`,
    previewKey: `${SOUND_LOOP.folder}/preview.mp4`,
    position: 100,
  });
  await services.close();
}
