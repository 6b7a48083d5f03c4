import { deflateSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { uploads } from '../../../src/server/db/schema/library.ts';
import { createUser, type TestUser } from '../../factories.ts';
import { startServer, type TestServer } from '../../server.ts';
import { blink, ended, file, sample, uploadByTus } from '../library/fixtures.ts';
import { storedFiles } from '../renders/fixtures.ts';

let server: TestServer;
let pro: TestUser;
beforeAll(async () => {
  server = await startServer({ ROLES: 'web,worker' });
  pro = await createUser(server, { role: 'pro' });
});
afterAll(() => server.close());

/** A black PNG: a few kB that decode to 200 million pixels. */
function hugePng(size: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const head = Buffer.alloc(8);
    head.writeUInt32BE(data.length, 0);
    head.write(type, 4, 'latin1');
    // A decoder that reads this far has been caught already; the checksum is not checked.
    return Buffer.concat([head, data, Buffer.alloc(4)]);
  };
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0]);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  const rows = deflateSync(Buffer.alloc(size * (Math.ceil(size / 8) + 1)));
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), chunk('IHDR', header), chunk('IDAT', rows)]);
}

/** A real video whose header says that it plays for 100 hours. */
async function endless(): Promise<Buffer> {
  const video = Buffer.from(await sample('h264_portrait_720x1080_1s.mp4'));
  // Movie header, version 0: after flags and two times stand the time scale and the duration.
  const at = video.indexOf('mvhd');
  video.writeUInt32BE(video.readUInt32BE(at + 16) * 360_000, at + 20);
  return video;
}

const BOMBS: [string, RegExp, () => Buffer | Promise<Buffer>][] = [
  ['a picture of 14000x14000', /no video that we can read/, () => hugePng(14_000)],
  ['a picture of one pixel', /no video that we can read/, () => hugePng(1)],
  ['a header of 65535x65535', /larger than a camera/, () => sample('hostile_avc1_65535x65535_header.mp4')],
  ['a header of 100 hours', /impossible time/, endless],
  ['a GIF', /no video that we can read/, async () => Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs=', 'base64')],
  ['sound alone', /no picture/, () => sample('audio_only_aac.mp4')],
];

it.each(BOMBS)('S2: %s is refused quickly, and the next upload works', async (_name, reason, make) => {
  const bytes = await make();
  for (const path of ['/api/upload-personal-video', '/api/compress-video']) {
    const answer = await pro.client.multipart(path, { video: file(bytes) });
    expect([path, answer.status, answer.body.message]).toEqual([path, 422, expect.stringMatching(reason)]);
  }
  expect(await server.services.db.$count(uploads)).toBe(0);
  expect(await storedFiles(server)).toEqual([]);
});

it('S2: a video uploaded after all of them becomes a clip', async () => {
  const { jobId } = await uploadByTus(pro.client, await blink());
  expect(await ended(pro.client, jobId)).toMatchObject({ status: 'ready', pieces: 1 });
});
