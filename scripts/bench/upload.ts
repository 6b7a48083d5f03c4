/** How much memory the web process takes for an upload of the maximum size, over tus and as a form. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { programOf, ROOT } from '../../deploy/cluster/program.ts';
import { Client } from '../../test/client.ts';
import { videoOf } from '../../test/server/library/large-video.ts';
import type { Bench, Line } from './measure.ts';

const BYTES = 1_000_000_000;
const SMALL = 2_000_000;
/** MB by which the process may grow. */
const PROMISED = 80;
const PORT = 4872;
const ORIGIN = `http://localhost:${PORT}`;
const ADMIN = { email: 'bench@example.com', password: 'correct horse' };

async function start(dataDir: string): Promise<ChildProcess> {
  const env = { ...process.env, ROLES: 'web', DATA_DIR: dataDir, PORT: String(PORT), LOG_LEVEL: 'error' };
  const admin = { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password };
  const child = spawn(process.execPath, programOf(ROOT), { env: { ...env, ...admin }, stdio: 'inherit' });
  for (;;) {
    if (child.exitCode !== null) throw new Error('The program ended before it was ready.');
    const answer = await fetch(`${ORIGIN}/api/ready`).catch(() => null);
    if (answer?.ok) return child;
    await sleep(50);
  }
}

/** MB that a process holds now, or its peak since `forget` (proc(5): VmRSS, VmHWM). */
function memory(pid: number, which: 'VmRSS' | 'VmHWM'): number {
  const [, kb] = new RegExp(`${which}:\\s+(\\d+) kB`).exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kb) / 1024;
}
/** Resets the process's peak to what it holds now. */
const forget = (pid: number) => writeFileSync(`/proc/${pid}/clear_refs`, '5');

async function send(client: Client, method: string, path: string, headers: object, body: AsyncIterable<Uint8Array>) {
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const sent = request(new URL(path, client.url), { method, headers: { cookie, ...headers } });
  const answered = once(sent, 'response') as Promise<[IncomingMessage]>;
  await pipeline(Readable.from(body), sent);
  const [answer] = await answered;
  let text = '';
  for await (const chunk of answer.setEncoding('utf8')) text += chunk;
  if (answer.statusCode !== 200 && answer.statusCode !== 204) throw new Error(`${path}: ${answer.statusCode} ${text}`);
  return text;
}

async function overTus(client: Client, bytes: number): Promise<string> {
  const tus = { 'tus-resumable': '1.0.0' };
  const length = String(bytes);
  const created = await client.request('POST', '/api/uploads', { headers: { ...tus, 'upload-length': length } });
  const location = created.headers.get('location')!;
  const type = { ...tus, 'content-type': 'application/offset+octet-stream' };
  await send(client, 'PATCH', location, { ...type, 'upload-offset': '0', 'content-length': length }, videoOf(bytes));
  return location.split('/').at(-1)!;
}

async function asForm(client: Client, bytes: number): Promise<string> {
  const head =
    '--x\r\ncontent-disposition: form-data; name="video"; filename="a.mp4"\r\ncontent-type: video/mp4\r\n\r\n';
  const tail = '\r\n--x--\r\n';
  async function* form() {
    yield Buffer.from(head);
    yield* videoOf(bytes);
    yield Buffer.from(tail);
  }
  const length = String(bytes + head.length + tail.length);
  const headers = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': length };
  return JSON.parse(await send(client, 'POST', '/api/upload-personal-video', headers, form())).jobId;
}

async function run(): Promise<Line[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'spinreel-bench-'));
  const child = await start(dataDir);
  const pid = child.pid!;
  try {
    const client = new Client(ORIGIN);
    const signedIn = await client.post('/api/auth/login', ADMIN);
    if (signedIn.status !== 200) throw new Error(signedIn.text);
    const lines: Line[] = [];
    for (const [name, upload] of [
      ['tus', overTus],
      ['a form', asForm],
    ] as const) {
      // What the first upload of any size loads and keeps does not count as growth.
      await client.delete(`/api/delete-background/${await upload(client, SMALL)}`);
      const before = memory(pid, 'VmRSS');
      forget(pid);
      const id = await upload(client, BYTES);
      const grown = Math.max(0, memory(pid, 'VmHWM') - before);
      lines.push({
        figure: `1 GB over ${name}: growth / promised`,
        measured: grown,
        baseline: PROMISED,
        unit: 'MB',
        target: 1,
      });
      await client.delete(`/api/delete-background/${id}`);
    }
    return lines;
  } finally {
    child.kill('SIGTERM');
    await once(child, 'exit');
    await rm(dataDir, { recursive: true, force: true });
  }
}

export const uploadBench: Bench = { name: 'upload', run };
