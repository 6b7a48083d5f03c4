import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { uploads } from '../../../src/server/db/schema/library.ts';
import { Client } from '../../client.ts';
import { createUser, type TestUser } from '../../factories.ts';
import { type Program, startProgram } from '../../program.ts';
import { startServer, type TestServer } from '../../server.ts';
import { SOON } from '../../soon.ts';
import { blink, createUpload, ended, offsetOf, sendBytes, uploadByTus } from '../library/fixtures.ts';
import { footage } from '../library/footage.ts';
import { scratchFolders, storedFiles, type WatchedFfmpeg, watchedFfmpeg } from '../renders/fixtures.ts';

const programs: Program[] = [];
afterAll(() => Promise.all(programs.map((program) => program.kill())));

async function program(variables: Record<string, string>): Promise<Program> {
  const started = await startProgram(variables);
  programs.push(started);
  return started;
}

/** Sends bytes of a resumable upload while the connection lasts. */
function sendUntilCut(client: Client, location: string, bytes: Buffer, sentAll: () => void): Promise<void> {
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const type = { 'tus-resumable': '1.0.0', 'content-type': 'application/offset+octet-stream' };
  const headers = { ...type, cookie, 'upload-offset': '0', 'content-length': String(40_000_000) };
  return new Promise((resolve) => {
    const sent = request(new URL(location, client.url), { method: 'PATCH', headers });
    sent.on('error', () => resolve()).on('close', () => resolve());
    sent.write(bytes, sentAll);
  });
}

describe('S23: a process is killed [B49]', { timeout: 180_000 }, () => {
  let server: TestServer;
  let ffmpeg: WatchedFfmpeg;
  let pro: TestUser;
  beforeAll(async () => {
    ffmpeg = await watchedFfmpeg();
    server = await startServer({ ROLES: 'web,worker', FFMPEG_PATH: ffmpeg.path });
    pro = await createUser(server, { role: 'pro' });
  });
  afterAll(async () => {
    await server.close();
    await ffmpeg.remove();
  });

  it('the web process during an upload: stored bytes stay, another process continues, the file is the same', async () => {
    const video = await blink();
    const free = Buffer.alloc(40_000_000 - video.length, 7);
    free.writeUInt32BE(free.length, 0);
    free.write('free', 4, 'latin1');
    const big = Buffer.concat([video, free]);
    const { databaseUrl, dataDir } = server.services.config;
    const other = await program({ ROLES: 'web', DATA_DIR: dataDir, DATABASE_URL: databaseUrl! });
    const client = new Client(other.url);
    for (const [name, value] of pro.client.cookies) client.cookies.set(name, value);

    const location = (await createUpload(client, big.length)).headers.get('location')!;
    const cut = sendUntilCut(client, location, big.subarray(0, 24_000_000), () => {});
    await vi.waitFor(async () => expect((await offsetOf(pro.client, location)).offset).toBeGreaterThan(16_000_000), {
      timeout: 90_000,
    });
    await other.kill();
    await cut;
    const { offset } = await offsetOf(pro.client, location);
    expect(offset).toBeGreaterThan(16_000_000);
    expect(offset).toBeLessThanOrEqual(24_000_000);
    const last = await sendBytes(pro.client, location, offset, new Uint8Array(big.subarray(offset)));
    expect(last.status).toBe(204);
    const id = location.split('/').at(-1)!;
    const [row] = await server.services.db.select().from(uploads).where(eq(uploads.id, id));
    // Between arrival and the end of ingest the whole file is there.
    if (row!.storageKey) {
      const hash = createHash('sha256');
      for await (const chunk of await server.services.storage.read(row!.storageKey)) hash.update(chunk);
      expect(hash.digest('hex')).toBe(createHash('sha256').update(big).digest('hex'));
    }
    expect(await ended(pro.client, id)).toMatchObject({ status: 'ready', bytes: big.length, pieces: 1 });
  });

  it('ffmpeg during ingest: it is retried, and no error is shown', async () => {
    const before = new Set(await ffmpeg.pids());
    const { jobId } = await uploadByTus(pro.client, await footage(8, '320x568', false));
    const pass = await vi.waitFor(
      async () => {
        for (const pid of await ffmpeg.pids()) {
          const args = before.has(pid) ? '' : await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
          if (args.includes('segment')) return pid;
        }
        throw new Error('the pass has not begun');
      },
      { timeout: 90_000, interval: 20 },
    );
    process.kill(pass, 'SIGKILL');
    expect(await ended(pro.client, jobId)).toMatchObject({ status: 'ready', pieces: 1, reason: null });
    await vi.waitFor(async () => expect(await scratchFolders(server)).toEqual([]), SOON);
  });
});

it('S23: Postgres and the program are killed during ingest; after the next start the clips are complete [B49]', {
  timeout: 240_000,
}, async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'spinreel-test-'));
  const admin = { email: 'admin@example.com', password: 'correct horse' };
  const variables = { DATA_DIR: dataDir, ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password };
  try {
    const first = await program(variables);
    const client = new Client(first.url);
    expect((await client.post('/api/auth/login', admin)).status).toBe(200);
    const { jobId } = await uploadByTus(client, await footage(20, '320x568', false), { title: 'Survivor' });
    await vi.waitFor(
      async () => expect((await client.get(`/api/library/jobs/${jobId}`)).body.progress).toBeGreaterThan(75),
      { timeout: 60_000, interval: 50 },
    );
    const pid = Number((await readFile(await postmasterFile(dataDir), 'utf8')).split('\n')[0]);
    process.kill(pid, 'SIGKILL');
    await first.kill();

    const second = await program(variables);
    const again = new Client(second.url);
    expect((await again.post('/api/auth/login', admin)).status).toBe(200);
    expect(await ended(again, jobId, 120_000)).toMatchObject({ status: 'ready', title: 'Survivor', pieces: 2 });
    const { clips, quota } = (await again.get('/api/background-videos')).body;
    let bytes = 0;
    for (const clip of clips) {
      for (const url of [clip.url, clip.posterUrl, clip.previewUrl]) bytes += (await again.get(url)).bytes.length;
    }
    expect([clips.length, quota.usedBytes]).toEqual([2, bytes]);
    second.child.kill('SIGTERM');
    await vi.waitFor(() => expect(second.child.exitCode).toBe(0), { timeout: 90_000 });
  } finally {
    await Promise.all(programs.map((each) => each.kill()));
    await rm(dataDir, { recursive: true, force: true });
  }
});

async function postmasterFile(dataDir: string): Promise<string> {
  const entries = await readdir(dataDir, { recursive: true });
  return join(dataDir, entries.find((entry) => entry.endsWith('postmaster.pid'))!);
}

/** A disk of its own of so many MB; null where this user may not mount one. */
function smallDisk(folder: string, megabytes: number): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

it('S23: a full disk refuses an upload on every endpoint, keeps no part of it, and accepts the next one that fits [B49]', {
  timeout: 120_000,
}, async ({ skip }) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'spinreel-test-'));
  const mounted = smallDisk(dataDir, 24);
  if (!mounted) {
    await rm(dataDir, { recursive: true, force: true });
    skip('only root can make a small disk');
  }
  const server = await startServer({ ROLES: 'web,worker', DATA_DIR: dataDir });
  try {
    const { client } = await createUser(server, { role: 'pro' });
    const big = Buffer.alloc(30_000_000, 7);
    const form = new File([big], 'big.mp4', { type: 'video/mp4' });
    const resumable = (await createUpload(client, big.length)).headers.get('location')!;
    const answers = [
      await sendBytes(client, resumable, 0, new Uint8Array(big)),
      await client.multipart('/api/upload-personal-video', { video: form }),
      await client.multipart('/media/v1_1/spinreel/video/upload', { upload_preset: 'personal', file: form }),
      await client.multipart('/api/compress-video', { video: form }),
    ];
    for (const answer of answers) {
      expect([answer.status, JSON.parse(answer.text).code]).toEqual([507, 'storage_full']);
    }
    // The resumable one stands where it is, until it goes on or is given up.
    const { offset } = await offsetOf(client, resumable);
    expect(offset).toBeGreaterThan(0);
    const given = await client.request('DELETE', resumable, { headers: { 'tus-resumable': '1.0.0' } });
    expect(given.status).toBe(204);
    expect((await client.get('/api/background-videos')).body).toMatchObject({ uploads: [], quota: { usedBytes: 0 } });
    expect(await storedFiles(server)).toEqual([]);
    expect(await scratchFolders(server)).toEqual([]);
    const { jobId } = await uploadByTus(client, await blink());
    expect(await ended(client, jobId)).toMatchObject({ status: 'ready', pieces: 1 });
  } finally {
    await server.close();
    execFileSync('umount', [dataDir]);
    await rm(dataDir, { recursive: true, force: true });
  }
});
