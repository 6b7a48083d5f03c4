/** What one account or visitor does to have everything: each attack is what one of its connections does, again and again. */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { createCanvas, ImageData } from '@napi-rs/canvas';
import { defaultPromo } from '../../../src/scene/promo.ts';
import type { Client } from '../../../test/client.ts';
import { contentOf } from '../../../test/promo.ts';

/** Who attacks: a free account, one that pays, or a visitor. `clip`: a clip of the library. */
export type Attack = {
  readonly by: 'free' | 'pro' | 'visitor';
  readonly connections: number;
  /** Once, before. */
  prepare?(client: Client): Promise<unknown>;
  once(client: Client, clip: string, prepared: unknown): Promise<unknown>;
};

const random = () => crypto.randomUUID();

/** A frame of 1080x1920 that compresses badly: some 7 MB. */
async function noise(): Promise<Blob> {
  const [width, height] = [1080, 1920];
  const pixels = new Uint8ClampedArray(4 * width * height);
  for (let at = 0; at < pixels.length; at += 65_536) {
    if (at % (4 * width * 1920) < 4 * width * 1400) crypto.getRandomValues(pixels.subarray(at, at + 65_536));
  }
  const canvas = createCanvas(width, height);
  canvas.getContext('2d').putImageData(new ImageData(pixels, width, height), 0, 0);
  return new Blob([new Uint8Array(await canvas.encode('png'))], { type: 'image/png' });
}

/** Filters upon filters: seconds to draw. */
const SLOW_SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="2000"><filter id="f">${'<feTurbulence baseFrequency="0.9" numOctaves="9"/><feGaussianBlur stdDeviation="40"/>'.repeat(8)}</filter><rect width="2000" height="2000" filter="url(#f)"/></svg>`;

/** Half an hour of 16x16: little to send, much to look through. */
async function longVideo(): Promise<Blob> {
  const folder = await mkdtemp(join(tmpdir(), 'spinreel-bench-'));
  try {
    const path = join(folder, 'long.mp4');
    const from = ['-f', 'lavfi', '-i', `color=s=16x16:r=10:d=${29 * 60}`];
    await promisify(execFile)('ffmpeg', ['-v', 'error', ...from, '-c:v', 'libx264', '-preset', 'ultrafast', path]);
    return new Blob([await readFile(path)], { type: 'video/mp4' });
  } finally {
    await rm(folder, { recursive: true });
  }
}

const largest = () => contentOf({ text: `${random()} ${'a text that nobody reads '.repeat(760)}` });
const video = { prepare: longVideo };
const EMOJI = 0x1f300;

export const ATTACKS: Readonly<Record<string, Attack>> = {
  frames: {
    ...{ by: 'free', connections: 40, prepare: noise },
    once: (client, _clip, image) =>
      client.multipart('/api/generate-video', {
        image: image as Blob,
        videoSettings: JSON.stringify({ ...defaultPromo, text: random() }),
      }),
  },
  lists: {
    ...{ by: 'free', connections: 30 },
    prepare: async (client) => {
      for (let n = 0; n < 40; n++) await client.put(`/api/promos/${random()}`, { version: 0, content: largest() });
    },
    once: (client) => client.get('/api/promos'),
  },
  exports: {
    ...{ by: 'free', connections: 30 },
    prepare: async (client) => {
      for (let n = 0; n < 100; n++) await client.put(`/api/promos/${random()}`, { version: 0, content: largest() });
    },
    once: (client) => client.get('/api/my-data'),
  },
  parts: { by: 'visitor', connections: 30, once: (client, clip) => client.get(partOf(clip)) },
  'parts that nobody waits for': {
    ...{ by: 'visitor', connections: 30 },
    once: (client, clip) => client.get(partOf(clip), { signal: AbortSignal.timeout(100) }).catch(() => undefined),
  },
  logos: {
    ...{ by: 'pro', connections: 10 },
    once: (client) => client.multipart('/api/brand/logo', { logo: new Blob([SLOW_SVG], { type: 'image/svg+xml' }) }),
  },
  emoji: {
    ...{ by: 'visitor', connections: 30 },
    once: (client) => client.get(`/media/emoji/${(EMOJI + Math.floor(Math.random() * 700)).toString(16)}`),
  },
  promos: {
    ...{ by: 'free', connections: 30 },
    once: (client) => client.put(`/api/promos/${random()}`, { version: 0, content: largest() }),
  },
  model: {
    ...{ by: 'free', connections: 10 },
    once: (client) =>
      client.post('/api/generate-promotion', {
        ...{ instructorName: 'Jo', studio: 'Sky', classType: 'Spin', classDetails: random() },
        ...{ date: '2027-01-07', time: '7:00 PM', writingStyle: 'playful' },
      }),
  },
  uploads: {
    ...{ by: 'pro', connections: 12, ...video },
    once: (client, _clip, file) => client.multipart('/api/upload-personal-video', { video: file as Blob }),
  },
  compressions: {
    ...{ by: 'free', connections: 12, ...video },
    once: (client, _clip, file) => client.multipart('/api/compress-video', { targetSize: '1', video: file as Blob }),
  },
};

function partOf(clip: string): string {
  const start = (Math.random() * 10).toFixed(2);
  return `/media/video/upload/so_${start},du_${(2 + Math.random() * 2).toFixed(2)}/${clip}.mp4`;
}

/** One connection of an attack, until the process ends. */
export async function attack({ once }: Attack, client: Client, clip: string, prepared: unknown): Promise<never> {
  for (;;) {
    await once(client, clip, prepared).catch(() => undefined);
    // A refusal comes quickly; nobody's machine sends thousands of requests a second.
    await sleep(20);
  }
}
