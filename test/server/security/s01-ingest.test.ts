import { createServer, type Server } from 'node:net';
import { ne } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clips, uploads } from '../../../src/server/db/schema/library.ts';
import { rateLimits } from '../../../src/server/db/schema/rate-limits.ts';
import { compressions } from '../../../src/server/db/schema/tools.ts';
import type { Answer } from '../../client.ts';
import { createUser, type TestUser } from '../../factories.ts';
import { startServer, type TestServer } from '../../server.ts';
import { file, sample, uploadByTus } from '../library/fixtures.ts';
import { scratchFolders, storedFiles } from '../renders/fixtures.ts';

let server: TestServer;
let admin: TestUser;
let listener: Server;
let port: number;
let hits = 0;
beforeAll(async () => {
  server = await startServer({ ROLES: 'web,worker' });
  admin = await createUser(server, { role: 'admin' });
  listener = createServer((socket) => {
    hits++;
    socket.destroy();
  });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  port = (listener.address() as { port: number }).port;
});
afterAll(async () => {
  await new Promise((resolve) => listener.close(resolve));
  await server.close();
});
beforeEach(async () => {
  await server.services.db.delete(uploads);
  // More videos are compressed here than one person may in an hour.
  await server.services.db.delete(rateLimits);
});

const hls = (...uris: string[]) =>
  ['#EXTM3U', '#EXT-X-TARGETDURATION:10', ...uris.flatMap((uri) => ['#EXTINF:10,', uri]), '#EXT-X-ENDLIST', ''].join(
    '\n',
  );

/** A QuickTime box. */
function box(type: string, ...parts: (Buffer | string)[]): Buffer {
  const body = Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)));
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8, 0);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
}
const version = Buffer.alloc(4);

/** A reference movie: an index whose picture is at another URL. */
function referenceMovie(url: string): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(url.length + 1);
  const reference = box('rdrf', version, 'url ', length, `${url}\0`);
  return Buffer.concat([box('ftyp', 'qt  ', version, 'qt  '), box('moov', box('rmra', box('rmda', reference)))]);
}

/** A real video whose data reference says that its samples are at another URL. */
async function movedVideo(url: string): Promise<Buffer> {
  const video = await sample('h264_portrait_720x1080_1s.mp4');
  const at = video.indexOf('url ', 0, 'latin1');
  const moved = Buffer.from(video);
  // Flags 0: not in this file. The address takes the place of the box's own end; what follows it is no index any more.
  moved.writeUInt32BE(0, at + 4);
  moved.write(url, at + 8, 'latin1');
  return moved;
}

/** A real video, whole but for its data reference, which names a file instead of this one. */
async function referringVideo(path: string): Promise<Buffer> {
  const video = await sample('h264_portrait_720x1080_1s.mp4');
  const at = video.indexOf('url ', 0, 'latin1') - 4;
  const reference = box('alis', version, `${path}\0`);
  const moved = Buffer.concat([video.subarray(0, at), reference, video.subarray(at + 12)]);
  for (const type of ['moov', 'trak', 'mdia', 'minf', 'dinf', 'dref']) {
    const size = moved.lastIndexOf(type, at, 'latin1') - 4;
    moved.writeUInt32BE(moved.readUInt32BE(size) + reference.length - 12, size);
  }
  return moved;
}

const HOSTILE: [string, () => Buffer | string | Promise<Buffer>][] = [
  ['an HLS playlist to an address', () => hls(`http://127.0.0.1:${port}/x.ts`)],
  ['an HLS playlist to a file', () => hls('file:///etc/passwd')],
  ['an HLS playlist to a file, by path', () => hls('/etc/passwd')],
  ['an HLS playlist by another protocol', () => hls(`tcp://127.0.0.1:${port}`, `concat:http://127.0.0.1:${port}/y`)],
  ['an ffconcat script to an address', () => `ffconcat version 1.0\nfile http://127.0.0.1:${port}/x.mp4\n`],
  ['an ffconcat script to a file', () => 'ffconcat version 1.0\nfile /etc/passwd\n'],
  [
    'a DASH manifest',
    () =>
      `<?xml version="1.0"?><MPD xmlns="urn:mpeg:dash:schema:mpd:2011" type="static"><Period><AdaptationSet mimeType="video/mp4"><Representation id="1" bandwidth="1"><BaseURL>http://127.0.0.1:${port}/x.mp4</BaseURL></Representation></AdaptationSet></Period></MPD>`,
  ],
  [
    'an SDP',
    () =>
      `v=0\no=- 0 0 IN IP4 127.0.0.1\ns=x\nc=IN IP4 127.0.0.1\nt=0 0\nm=video ${port} RTP/AVP 96\na=rtpmap:96 H264/90000\n`,
  ],
  ['a reference movie', () => referenceMovie(`http://127.0.0.1:${port}/x.mov`)],
  ['a video whose samples lie elsewhere', () => movedVideo(`http://127.0.0.1:${port}/x`)],
  ['a healthy video whose samples lie elsewhere (U9)', () => referringVideo('/etc/hosts')],
];

/** Every entry point, with what it needs. */
const DOORS: [string, (bytes: Buffer) => Promise<Answer>][] = [
  ...['upload-personal-video', 'upload-personal-background', 'upload-universal-background', 'admin/upload-to-user'].map(
    (name): [string, (bytes: Buffer) => Promise<Answer>] => [
      name,
      (bytes) => admin.client.multipart(`/api/${name}`, { targetUserId: admin.id, video: file(bytes) }),
    ],
  ),
  ['tus', async (bytes) => (await uploadByTus(admin.client, bytes, { filename: 'class.mp4' })).answer],
  [
    'the media host',
    async (bytes) => {
      const { cloud_name, ...fields } = (await admin.client.get('/api/get-signed-upload-params')).body;
      const form = { ...fields, timestamp: String(fields.timestamp), file: file(bytes) };
      return server.client().multipart(`/media/v1_1/${cloud_name}/video/upload`, form);
    },
  ],
  [
    'the media host, unsigned',
    (bytes) =>
      admin.client.multipart('/media/v1_1/spinreel/video/upload', { upload_preset: 'personal', file: file(bytes) }),
  ],
  ['compress-video', (bytes) => admin.client.multipart('/api/compress-video', { video: file(bytes), targetSize: '1' })],
];

describe.each(HOSTILE)('S1: %s, named .mp4,', (_name, make) => {
  it.each(DOORS)('is refused by %s; nothing is opened or kept [B48 U9]', async (_door, send) => {
    const before = hits;
    const answer = await send(Buffer.from(await make()));
    const { code, message } = JSON.parse(answer.text);
    expect([answer.status, code]).toEqual([422, 'unprocessable']);
    expect(message).toMatch(/^[A-Z].{20,}\.$/);
    expect(message).not.toMatch(/ffmpeg|\/tmp|127\.0\.0\.1|passwd|0x/);
    expect(hits).toBe(before);
    // For tus uploads the reason stays, to be read.
    expect(await server.services.db.$count(uploads, ne(uploads.status, 'failed'))).toBe(0);
    expect(await server.services.db.$count(clips)).toBe(0);
    expect(await server.services.db.$count(compressions)).toBe(0);
    expect(await storedFiles(server)).toEqual([]);
    expect(await scratchFolders(server)).toEqual([]);
  });
});

it('S1: the listener counts', async () => {
  const before = hits;
  await fetch(`http://127.0.0.1:${port}/`).catch(() => null);
  expect(hits).toBe(before + 1);
});
