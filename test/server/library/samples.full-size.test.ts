import { afterAll, beforeAll, expect, it } from 'vitest';
import { createUser, type TestUser } from '../../factories.ts';
import { probeFilm } from '../../media/inspect.ts';
import { startServer, type TestServer } from '../../server.ts';
import { saved, storedFiles } from '../renders/fixtures.ts';
import { ended, sample, uploadByTus } from './fixtures.ts';

// Every other sample is accepted and refused below these entry points: test/media/samples.test.ts and media/tool/probe.test.ts.
let server: TestServer;
let pro: TestUser;
beforeAll(async () => {
  server = await startServer({ ROLES: 'web,worker' });
  pro = await createUser(server, { role: 'pro' });
});
afterAll(() => server.close());

const library = async () => (await pro.client.get('/api/background-videos')).body;

it('a cut-off video is refused with a reason, which is kept; nothing else of it is [T5.28 B47]', async () => {
  const { answer } = await uploadByTus(pro.client, await sample('hostile_truncated_faststart.mp4'));
  const { message } = JSON.parse(answer.text);
  expect([answer.status, message]).toEqual([
    422,
    expect.stringMatching(/^The file is cut off: it says that it plays for 39 seconds, but its end is missing\./),
  ]);
  expect(await storedFiles(server)).toEqual([]);
  expect(await library()).toMatchObject({ uploads: [{ status: 'failed', reason: message }], quota: { usedBytes: 0 } });
});

it('a phone’s HDR video becomes an upright clip in standard colors [B47]', async () => {
  const { answer, jobId } = await uploadByTus(pro.client, await sample('iphone_hevc_hlg10_short_rot90.mp4'));
  expect([answer.status, answer.text]).toEqual([204, '']);
  expect(await ended(pro.client, jobId)).toMatchObject({ status: 'ready', pieces: 1 });
  const [clip] = (await library()).clips;
  const { video } = await saved(pro.client, clip.url, probeFilm);
  expect(video).toMatchObject({ codec_name: 'h264', width: 1080, height: 1920, color_transfer: 'bt709' });
});
