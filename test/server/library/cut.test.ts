import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { CUT, type CutPart, cutLine } from '../../../src/contract/cut.ts';
import { clips } from '../../../src/server/db/schema/library.ts';
import { makeCut, readCutList } from '../../../src/server/features/library/cut-list.ts';
import { findUpload } from '../../../src/server/features/library/queries.ts';
import { scratchOf } from '../../../src/server/media/tool/place.ts';
import { withScratch } from '../../../src/server/media/tool/scratch.ts';
import { createUser, type TestUser } from '../../factories.ts';
import { probeFilm } from '../../media/inspect.ts';
import { startServer, type TestServer } from '../../server.ts';
import { saved, storedFiles } from '../renders/fixtures.ts';
import { createUpload, ended, file, sendBytes, uploadByTus } from './fixtures.ts';
import { beeps, footage } from './footage.ts';

const run = promisify(execFile);
let server: TestServer;
let pro: TestUser;
let photo: Buffer;
/** Public ids of two clips of three seconds, with a beep at the beginning of every second. */
let mine: string[];

beforeAll(async () => {
  server = await startServer({ ROLES: 'web,worker' });
  pro = await createUser(server, { role: 'pro' });
  photo = await picture('s=900x1200');
  for (const name of ['one.mp4', 'two.mp4']) {
    const { jobId } = await uploadByTus(pro.client, await footage(3, '180x320'), { filename: name });
    await ended(pro.client, jobId);
  }
  mine = (await library()).clips.map(({ publicId }: { publicId: string }) => publicId);
});
afterAll(() => server.close());
let before: string[];
beforeEach(async () => {
  before = await storedFiles(server);
});

/** A JPEG. */
async function picture(source: string, ...options: string[]): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'spinreel-photo-'));
  try {
    const out = join(folder, 'photo.jpg');
    const made = ['-f', 'lavfi', '-i', `testsrc2=${source}`, '-frames:v', '1', ...options, out];
    await run('ffmpeg', ['-v', 'error', ...made]);
    return await readFile(out);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const library = async (user = pro) => (await user.client.get('/api/background-videos')).body;
const clipPart = (clip: string, from = 0, frames = 45): CutPart => ({ clip, from, frames });
const photoPart = (bytes = photo, frames = 30): CutPart => ({
  ...{ photo: bytes.length, frames, center: { x: 0.5, y: 0.4 }, move: 'closer' },
});
const listOf = (parts: readonly CutPart[], photos: readonly Buffer[] = [], join: 'cut' | 'fade' = 'cut') =>
  Buffer.concat([Buffer.from(cutLine({ spinreel: 'cut', parts: [...parts], join })), ...photos]);
const send = (bytes: Buffer, user = pro) => uploadByTus(user.client, bytes, { filename: 'Together.cut' });
const scratch = () => readdir(scratchOf(server.services)).catch(() => []);

it.each(['cut', 'fade'] as const)('B700: two clips and a photo become one clip of My Videos (%s)', async (joined) => {
  const parts = [clipPart(mine[0]!), photoPart(), clipPart(mine[1]!, 15, 60)];
  const { answer, jobId } = await send(listOf(parts, [photo], joined));
  expect([answer.status, answer.text]).toEqual([204, '']);
  const job = await ended(pro.client, jobId);
  expect(job).toMatchObject({ status: 'ready', pieces: 1, duration: 4.5, title: 'Together', note: null });
  const clip = (await library()).clips.find(({ sourceId }: { sourceId: string }) => sourceId === jobId);
  expect(clip).toMatchObject({ title: 'Together', duration: 4.5, hasAudio: true });
  const { facts, heard } = await saved(pro.client, clip.url, async (path) => ({
    facts: await probeFilm(path),
    heard: await beeps(path),
  }));
  expect(facts).toMatchObject({
    frames: 135,
    video: { codec_name: 'h264', color_transfer: 'bt709', r_frame_rate: '30/1' },
  });
  // The first part's second beep, and the two of the last part, a photo later.
  const expected = [1, 3, 4];
  const late = heard.filter((at) => at > 0.2);
  expect(late).toHaveLength(expected.length);
  for (const [i, at] of late.entries()) expect(Math.abs(at - expected[i]!)).toBeLessThan(0.01);
  const [row] = await server.services.db.select().from(clips).where(eq(clips.uploadId, jobId));
  expect(row!.survey).not.toBeNull();
  expect(row!.loudness).not.toBeNull();
  expect((await storedFiles(server)).length - before.length).toBe(3);
  expect(await scratch()).toEqual([]);
});

type Hostile = [what: string, bytes: () => Promise<Buffer>, reason: RegExp];
const HOSTILE: Hostile[] = [
  [
    'nine parts',
    async () => listOf(Array.from({ length: 9 }, () => clipPart(mine[0]!, 0, 15))),
    /^Put at most 8 things together\.$/,
  ],
  ['one part', async () => listOf([clipPart(mine[0]!)]), /^Choose at least 2 things to put together\.$/],
  [
    'sixteen seconds',
    async () => listOf(Array.from({ length: 8 }, () => clipPart(mine[0]!, 0, 60))),
    /^All parts together play for at most 15 seconds\.$/,
  ],
  [
    'a part longer than its clip',
    async () => listOf([clipPart(mine[0]!), clipPart(mine[1]!, 60, 45)]),
    /^Part 2 is longer than its clip\./,
  ],
  [
    'a clip that nobody has',
    async () => listOf([clipPart(mine[0]!), clipPart(`user-videos/${pro.id}/${'0'.repeat(32)}`)]),
    /^Part 2 is gone:/,
  ],
  [
    'a photo of 420 million pixels',
    async () => {
      // The header of a small photo, with another size written into it.
      const bomb = Buffer.from(photo);
      const at = bomb.indexOf(Buffer.from([0xff, 0xc0]));
      bomb.writeUInt16BE(21_000, at + 5);
      bomb.writeUInt16BE(20_000, at + 7);
      return listOf([clipPart(mine[0]!), photoPart(bomb)], [bomb]);
    },
    /^Part 2: This photo has 20000 x 21000 pixels\. Scale it down/,
  ],
  [
    'a PNG',
    async () => {
      const png = await picture('s=300x400', '-c:v', 'png', '-f', 'image2');
      return listOf([clipPart(mine[0]!), photoPart(png)], [png]);
    },
    /^Part 2: This photo is no JPEG/,
  ],
  [
    'a script',
    async () => {
      const script = Buffer.from(`#EXTM3U\nfile:///etc/passwd\n`.repeat(20));
      return listOf([photoPart(script), clipPart(mine[0]!)], [script]);
    },
    /^Part 1: This photo is no JPEG/,
  ],
  [
    'a JPEG that ends early',
    async () => {
      const part = photo.subarray(0, Math.floor(photo.length / 2));
      return listOf([clipPart(mine[0]!), photoPart(part)], [part]);
    },
    /^Part 2: This photo is damaged: it could not be read to its end\./,
  ],
  [
    'photos that did not arrive',
    async () => listOf([clipPart(mine[0]!), photoPart()], [photo.subarray(0, 100)]),
    /^The photos did not arrive whole\./,
  ],
  [
    'a photo that announces 30 MB',
    async () =>
      Buffer.from(
        cutLine({
          spinreel: 'cut',
          join: 'cut',
          parts: [clipPart(mine[0]!), { ...photoPart(), photo: 30_000_000 } as CutPart],
        }),
      ),
    /^A photo can have at most 25 MB\./,
  ],
  [
    'a list of a megabyte',
    async () => Buffer.from(`{"spinreel":"cut","parts":[${'"x",'.repeat(250_000)}"x"],"join":"cut"}\n`),
    /^This list of clips and photos cannot be read\./,
  ],
  ['no list', async () => Buffer.from('{"spinreel":"cut", oh\n'), /^This list of clips and photos cannot be read\./],
];

it.each(HOSTILE)('B704: %s: refused in words, and nothing of it is left', async (_what, bytes, reason) => {
  const { answer, jobId } = await send(await bytes());
  expect(answer.status).toBe(422);
  expect(JSON.parse(answer.text).message).toMatch(reason);
  expect(await ended(pro.client, jobId)).toMatchObject({ status: 'failed', reason: expect.stringMatching(reason) });
  expect(await storedFiles(server)).toEqual(before);
  expect(await scratch()).toEqual([]);
});

it('B704: the same is said where it is posted as a form', async () => {
  const form = new FormData();
  form.set('video', file(listOf([clipPart(mine[0]!)]), 'Together.cut', 'application/vnd.spinreel.cut'));
  const { status, body } = await pro.client.request('POST', '/api/upload-personal-video', { body: form });
  expect([status, body.message]).toEqual([422, 'Choose at least 2 things to put together.']);
  expect(await storedFiles(server)).toEqual(before);
});

it('B705: a clip of somebody else looks as if it did not exist', async () => {
  const other = await createUser(server, { role: 'pro' });
  const { answer } = await send(listOf([clipPart(mine[0]!), clipPart(mine[1]!)]), other);
  expect([answer.status, JSON.parse(answer.text).message]).toEqual([
    422,
    'Part 1 is gone: its clip is not in your library any more. Choose another one.',
  ]);
  expect(await storedFiles(server)).toEqual(before);
});

it('B705: rights are those of the moment when it is made: a clip that was deleted meanwhile is said, and nothing is half made', async () => {
  const { services } = server;
  const gone = (await uploadByTus(pro.client, await footage(1, '180x320'), { filename: 'gone.mp4' })).jobId;
  await ended(pro.client, gone);
  const [clip] = await services.db.select().from(clips).where(eq(clips.uploadId, gone));
  const bytes = listOf([clipPart(mine[0]!), clipPart(clip!.publicId, 0, 30)]);
  // Accepted while the clip was there: as it stands when a worker comes to it.
  const created = await createUpload(pro.client, bytes.length, { filename: 'Late.cut' });
  const id = created.headers.get('location')!.split('/').at(-1)!;
  const upload = (await findUpload(services.db, { id }))!;
  await withScratch(scratchOf(services), async (folder) => {
    const path = join(folder, 'list');
    await writeFile(path, bytes);
    const list = (await readCutList(path))!;
    await pro.client.request('DELETE', `/api/delete-background/${clip!.id}`);
    const place = { folder, signal: new AbortController().signal, report: () => undefined };
    await expect(makeCut(services, upload, list, path, place)).rejects.toMatchObject({
      reason: 'refused',
      message: 'Part 2 is gone: its clip is not in your library any more. Choose another one.',
    });
    expect(await readdir(folder)).toEqual(['list']);
  });
  // The check of what has arrived says the same.
  const answer = await sendBytes(pro.client, created.headers.get('location')!, 0, new Uint8Array(bytes));
  expect([answer.status, JSON.parse(answer.text).message]).toEqual([422, expect.stringMatching(/^Part 2 is gone: /)]);
  expect(await storedFiles(server)).toEqual(before);
});

it('B706: no room in the library: said with the numbers, and the list goes as well', async () => {
  const small = await startServer({ ROLES: 'web,worker', PERSONAL_QUOTA_BYTES: '300000' });
  try {
    const owner = await createUser(small, { role: 'pro' });
    const { jobId } = await uploadByTus(owner.client, await footage(2, '180x320'));
    expect(await ended(owner.client, jobId)).toMatchObject({ status: 'ready' });
    const [{ publicId }] = (await owner.client.get('/api/background-videos')).body.clips;
    const noise = await picture('s=1080x1920,noise=alls=100', '-q:v', '31');
    const parts = [clipPart(publicId, 0, 30), photoPart(noise, 60), photoPart(noise, 60)];
    const sent = await send(listOf(parts, [noise, noise]), owner);
    const job = sent.answer.status === 204 ? await ended(owner.client, sent.jobId) : JSON.parse(sent.answer.text);
    expect(job.reason ?? job.message).toMatch(/^There is no room for this video: /);
  } finally {
    await small.close();
  }
});

it('B700: as many parts as there may be', async () => {
  const parts = Array.from({ length: CUT.most }, (_, i) => (i % 2 ? photoPart(photo, 15) : clipPart(mine[0]!, 5, 15)));
  const { jobId } = await send(listOf(parts, Array(4).fill(photo), 'fade'));
  expect(await ended(pro.client, jobId)).toMatchObject({ status: 'ready', pieces: 1, duration: 4 });
});
