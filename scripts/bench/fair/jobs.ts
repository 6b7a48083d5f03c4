/** How long a stranger's short clip takes behind other people's uploads, compared with the same clip alone. */
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join as joinPath } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { eq } from 'drizzle-orm';
import { users } from '../../../src/server/db/schema/people.ts';
import { withScratch } from '../../../src/server/media/tool/scratch.ts';
import type { Services } from '../../../src/server/services.ts';
import { startWorker } from '../../../src/server/worker.ts';
import { type Answer, Client } from '../../../test/client.ts';
import type { Line } from '../measure.ts';
import { withSite } from '../site.ts';

const run = promisify(execFile);
const TARGET = 3;

/** A video of `seconds`; at 16x16 and one frame a second, hours fit in a few hundred kB. */
async function video(folder: string, seconds: number, source: string): Promise<Buffer> {
  const path = joinPath(folder, `${seconds}.mp4`);
  const from = ['-f', 'lavfi', '-i', `${source}:d=${seconds}`];
  await run('ffmpeg', ['-v', 'error', '-y', ...from, '-c:v', 'libx264', '-preset', 'ultrafast', path]);
  return readFile(path);
}

/** A new person who is allowed to upload. */
async function join(origin: string, { auth, db }: Services, name: string): Promise<Client> {
  const email = `${name}@example.com`;
  const client = new Client(origin);
  const { cookies } = await auth.signUp({ email, password: 'correct horse' }, new Headers());
  for (const cookie of cookies) client.keep(cookie);
  await db.update(users).set({ role: 'admin' }).where(eq(users.email, email));
  return client;
}

const post = (client: Client, bytes: Buffer): Promise<Answer> =>
  client.multipart('/api/upload-personal-video', {
    video: new File([new Uint8Array(bytes)], 'class.mp4', { type: 'video/mp4' }),
  });

/** Seconds from the first byte until the clip is usable. */
async function take(client: Client, bytes: Buffer): Promise<number> {
  const start = performance.now();
  const answer = await post(client, bytes);
  if (answer.status !== 200) throw new Error(answer.text);
  for (;;) {
    const { status, reason } = (await client.get(`/api/library/jobs/${answer.body.jobId}`)).body;
    if (status === 'ready') return (performance.now() - start) / 1000;
    if (status === 'failed') throw new Error(reason);
    await sleep(50);
  }
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

async function times(client: Client, clip: Buffer, rounds: number): Promise<number> {
  const taken: number[] = [];
  for (let round = 0; round < rounds; round++) taken.push(await take(client, clip));
  return median(taken);
}

export function besideJobs(rounds: number): Promise<Line[]> {
  return withSite(async (origin, services) => {
    await startWorker(services);
    return withScratch(joinPath(tmpdir(), 'spinreel-bench'), async (folder) => {
      const slow = 'color=s=16x16:r=1';
      const [clip, hours, long] = [
        await video(folder, 3, 'testsrc2=s=1080x1920:r=30'),
        await video(folder, 350 * 60, slow),
        await video(folder, 29 * 60, slow),
      ];
      const [stranger, busy] = [await join(origin, services, 'stranger'), await join(origin, services, 'busy')];
      // Warm-up: the first clip loads what later ones find loaded.
      await take(stranger, clip);
      const refused = await post(busy, hours);
      if (refused.status !== 422) throw new Error(`An upload of 5 h 50 min got ${refused.status}.`);
      process.stderr.write(`  5 h 50 min, 16x16: ${refused.body.message}\n`);
      const alone = await times(stranger, clip, rounds);
      const beside = async (others: Buffer[]) => {
        const sent: string[] = [];
        for (const bytes of others) sent.push((await post(busy, bytes)).body.jobId);
        const measured = await times(stranger, clip, rounds);
        for (const id of sent) await busy.delete(`/api/delete-background/${id}`);
        return measured;
      };
      const line = (figure: string, measured: number): Line => ({
        ...{ figure: `3 s clip beside ${figure} / alone`, measured, baseline: alone, unit: 's', target: TARGET },
      });
      return [
        line('29 minutes of 16x16 at 1 fps', await beside([long])),
        line('ten such uploads of one person', await beside(Array<Buffer>(10).fill(long))),
      ];
    });
  });
}
