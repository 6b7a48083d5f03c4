import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { FILM } from '../../../src/scene/frame.ts';
import { createUser, type TestUser } from '../../factories.ts';
import { greyFrame, probeFilm } from '../../media/inspect.ts';
import { startServer, type TestServer } from '../../server.ts';
import { addClip, saved } from '../renders/fixtures.ts';

const run = promisify(execFile);
const GREY = 200;
let server: TestServer;
let pro: TestUser;
beforeAll(async () => {
  server = await startServer({ ROLES: 'web,worker' });
  pro = await createUser(server, { role: 'pro' });
});
afterAll(() => server.close());

/** Least and largest opacity (0 to 255) of the frame at `seconds`, and the grey level of its corner. */
async function opacity(path: string, seconds: number): Promise<{ least: number; most: number }> {
  // Without -c:v libvpx-vp9 the alpha plane would be left out.
  const args = ['-v', 'error', '-c:v', 'libvpx-vp9', '-ss', String(seconds), '-i', path, '-frames:v', '1'];
  const plane = ['-vf', 'format=yuva420p,alphaextract,format=gray', '-f', 'rawvideo', '-'];
  const { stdout } = await run('ffmpeg', [...args, ...plane], { encoding: 'buffer', maxBuffer: 10_000_000 });
  expect(stdout.length).toBe(FILM.width * FILM.height);
  return { least: stdout.reduce((a, b) => Math.min(a, b), 255), most: stdout.reduce((a, b) => Math.max(a, b), 0) };
}

it('each test video is a film and a text on a transparent background [S3.24 S7.34]', { timeout: 240_000 }, async () => {
  await addClip(server, [{ grey: GREY, hertz: 440 }]);
  const { status, body } = await pro.client.post('/api/generate-transparency-test', { useBlackBackground: false });
  expect(status).toBe(200);
  expect(body.videos).toHaveLength(3);
  for (const video of body.videos) {
    expect(video).toEqual({
      name: expect.any(String),
      description: expect.any(String),
      status: 'ready',
      originalUrl: expect.stringMatching(/^\/media\/video\/upload\/renders\/[0-9a-f]{32}\.mp4$/),
      transparentUrl: expect.stringMatching(/^\/media\/video\/upload\/overlays\/[0-9a-f]{32}\.webm$/),
    });
    await saved(pro.client, video.originalUrl, async (path) => {
      const film = await probeFilm(path);
      expect([film.video!.codec_name, film.frames]).toEqual(['h264', 60]);
      // A corner, where no text is: over a background, since one was asked for.
      expect((await greyFrame(path, 1))[0]).toBeCloseTo(GREY, -1);
    });
    await saved(pro.client, video.transparentUrl, async (path) => {
      const { least, most } = await opacity(path, 1);
      expect(least).toBeLessThan(8);
      expect(most).toBeGreaterThan(240);
    });
  }
  // The same again, from what is there.
  const again = await pro.client.post('/api/generate-transparency-test', { useBlackBackground: false });
  expect(again.body).toEqual(body);
});

it('the transparent video is an mp4, and on request a WebM with transparency [S7.36]', async () => {
  const mp4 = await pro.client.get('/api/transparent-video');
  expect([mp4.status, mp4.headers.get('content-type'), mp4.headers.get('accept-ranges')]).toEqual([
    200,
    'video/mp4',
    'bytes',
  ]);
  expect((await pro.client.get('/api/transparent-video', { headers: { range: 'bytes=0-99' } })).status).toBe(206);
  await saved(pro.client, '/api/transparent-video', async (path) => {
    expect((await probeFilm(path)).video!.codec_name).toBe('h264');
    // Over black unless a background was asked for.
    expect((await greyFrame(path, 1))[0]).toBeLessThan(8);
  });
  const webm = await pro.client.get('/api/transparent-video?format=webm');
  expect(webm.headers.get('content-type')).toBe('video/webm');
  await saved(pro.client, '/api/transparent-video?format=webm', async (path) => {
    expect((await opacity(path, 1)).least).toBeLessThan(8);
  });
  expect((await server.client().get('/api/transparent-video')).status).toBe(401);
  expect((await pro.client.get('/api/transparent-video?format=hevc')).status).toBe(400);
});
