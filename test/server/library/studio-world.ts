import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { and, eq, inArray, or, sql } from 'drizzle-orm';
import { expect, vi } from 'vitest';
import { clips, uploads } from '../../../src/server/db/schema/library.ts';
import { users } from '../../../src/server/db/schema/people.ts';
import { rateLimits } from '../../../src/server/db/schema/rate-limits.ts';
import { studioMembers } from '../../../src/server/db/schema/studio.ts';
import { sweepLibrary } from '../../../src/server/features/library/sweep-library.ts';
import { usedBy } from '../../../src/server/storage/account.ts';
import type { Answer } from '../../client.ts';
import { createUser, type TestUser } from '../../factories.ts';
import type { TestServer } from '../../server.ts';
import { SOON } from '../../soon.ts';
import { scratchFolders } from '../renders/fixtures.ts';
import { createUpload, file, offsetOf, sendBytes } from './fixtures.ts';
import { ingestQuickly } from './stand-in.ts';

export type Who = 'owner' | 'member';
/** An upload as its client knows it. */
export type Sent = {
  by: Who;
  /** The libraries that the server has reported; more than one if responses overlapped. */
  libraries: Set<Who>;
  bytes: Buffer;
  good: boolean;
  /** Its id, or the name that a chunked client uses for it. */
  id?: string;
  chunks?: string;
  accepted: boolean;
  /** Rows reported removed; chunks that arrive afterwards begin another one, under the same name. */
  removed: Set<string>;
};

const GOOD = Buffer.from('a good video of so and so many bytes....');
const BAD = Buffer.from('bad: this one is of no use to anybody...');
const TUS = { 'tus-resumable': '1.0.0' };

/** A studio, its owner and a member, and the responses both get for what they send. */
export class StudioWorld {
  readonly people: Record<Who, TestUser>;
  sent: Sent[] = [];
  #server: TestServer;
  #sits = true;
  #owns = true;
  /** So that a response can be checked against permissions that did not change in between. */
  #changes = 0;
  #changing = 0;
  #last: Promise<void> = Promise.resolve();

  private constructor(server: TestServer, people: Record<Who, TestUser>) {
    this.#server = server;
    this.people = people;
  }

  static async open(server: TestServer): Promise<StudioWorld> {
    const owner = await createUser(server, { role: 'studio_owner', subscriptionStatus: 'studio_pro' });
    return new StudioWorld(server, { owner, member: await createUser(server, { role: 'pro' }) });
  }

  get #db() {
    return this.#server.services.db;
  }
  get #ours() {
    return inArray(uploads.userId, [this.people.owner.id, this.people.member.id]);
  }

  /** As at the beginning. */
  async reset(): Promise<void> {
    vi.restoreAllMocks();
    this.sent = [];
    for (const table of [clips, uploads, rateLimits]) await this.#db.delete(table);
    for (const folder of ['uploads', 'pieces']) await this.#server.services.storage.deletePrefix(folder);
    await this.setSeat(true);
    await this.setPlan(true);
  }

  setSeat(sits: boolean): Promise<void> {
    const { owner, member } = this.people;
    return this.#change(async () => {
      await this.#db.delete(studioMembers).where(eq(studioMembers.userId, member.id));
      const seat = { studioId: owner.id, email: member.email, name: 'Jo', userId: member.id };
      if (sits) await this.#db.insert(studioMembers).values(seat);
      this.#sits = sits;
    });
  }

  setPlan(owns: boolean): Promise<void> {
    return this.#change(async () => {
      const plan = owns
        ? ({ role: 'studio_owner', subscriptionStatus: 'studio_pro' } as const)
        : ({ role: 'pro', subscriptionStatus: 'pro' } as const);
      await this.#db.update(users).set(plan).where(eq(users.id, this.people.owner.id));
      this.#owns = owns;
    });
  }

  /** One change of permissions after the other. */
  #change(change: () => Promise<void>): Promise<void> {
    this.#changes++;
    this.#changing++;
    const done = this.#last.then(change).finally(() => {
      this.#changing--;
    });
    this.#last = done.catch(() => undefined);
    return done;
  }

  /** Acts on a library; if that was forbidden throughout, it must have been refused. */
  async #ask<A extends { status: number }>(by: Who, libraries: Iterable<Who>, attempt: () => Promise<A>): Promise<A> {
    const before = this.#changes;
    const isSettled = this.#changing === 0;
    const mayAll = this.#owns && this.#sits;
    const isForbidden = [...libraries].every((library) => library !== by && !(by === 'owner' && mayAll));
    const answer = await attempt();
    if (isForbidden && isSettled && before === this.#changes) expect([403, 404]).toContain(answer.status);
    else expect(answer.status).not.toBe(500);
    return answer;
  }

  #new(by: Who, library: Who, good: boolean, more: Partial<Sent> = {}): Sent {
    return {
      by,
      libraries: new Set([library]),
      bytes: good ? GOOD : BAD,
      good,
      accepted: false,
      removed: new Set(),
      ...more,
    };
  }

  async begin(by: Who, library: Who, good: boolean): Promise<Sent | null> {
    const sent = this.#new(by, library, good);
    const metadata = { targetUserId: this.people[library].id };
    const answer = await this.#ask(by, [library], () =>
      createUpload(this.people[by].client, sent.bytes.length, metadata),
    );
    if (answer.status !== 201) return null;
    sent.id = answer.headers.get('location')!.split('/').at(-1)!;
    this.sent.push(sent);
    return sent;
  }

  /** As a well-behaved client does it: begun, and sent at once. */
  async whole(by: Who, library: Who): Promise<void> {
    const sent = await this.begin(by, library, true);
    if (sent) await this.patch(sent, sent.bytes.length, { from: 0 });
  }

  /** Sends bytes from the upload's offset, or from `from`. @param cut the connection breaks after half of them */
  async patch(sent: Sent, count: number, { cut = false, from }: { cut?: boolean; from?: number } = {}): Promise<void> {
    if (!sent.id) return;
    const { client } = this.people[sent.by];
    const path = `/api/uploads/${sent.id}`;
    const at = from ?? ((await offsetOf(client, path)).offset || 0);
    const bytes = sent.bytes.subarray(at, at + count);
    if (cut) return this.#cut('PATCH', path, sent.by, { ...TUS, 'upload-offset': String(at) }, bytes);
    const answer = await this.#ask(sent.by, sent.libraries, () => sendBytes(client, path, at, new Uint8Array(bytes)));
    if (answer.status !== 204) return;
    const offset = Number(answer.headers.get('upload-offset'));
    expect(offset).toBe(at + bytes.length);
    if (offset === sent.bytes.length && sent.good) sent.accepted = true;
  }

  async head(sent: Sent): Promise<void> {
    if (!sent.id) return;
    await this.#ask(sent.by, sent.libraries, () => offsetOf(this.people[sent.by].client, `/api/uploads/${sent.id}`));
  }

  async giveUp(sent: Sent): Promise<void> {
    if (!sent.id) return;
    const { client } = this.people[sent.by];
    const answer = await this.#ask(sent.by, sent.libraries, () =>
      client.request('DELETE', `/api/uploads/${sent.id}`, { headers: TUS }),
    );
    if (answer.status === 204) sent.removed.add(sent.id);
  }

  /** Sends one of the two chunks of an upload as Cloudinary's clients do, whichever was sent before. */
  async chunk(sent: Sent | null, by: Who, good: boolean, second: boolean): Promise<void> {
    let upload = sent?.chunks ? sent : null;
    if (!upload) {
      upload = this.#new(by, by, good, { chunks: randomUUID() });
      this.sent.push(upload);
    }
    const { bytes } = upload;
    const [start, end] = second ? [20, bytes.length] : [0, 20];
    const { client } = this.people[upload.by];
    const answer = await client.multipart(
      '/media/v1_1/spinreel/video/upload',
      { upload_preset: 'personal', file: file(bytes.subarray(start, end)) },
      {
        headers: {
          'x-unique-upload-id': upload.chunks!,
          'content-range': `bytes ${start}-${end - 1}/${bytes.length}`,
        },
      },
    );
    expect(answer.status).not.toBe(500);
    if (answer.body.done !== true) return;
    expect([upload.good, answer.body.bytes]).toEqual([true, bytes.length]);
    upload.accepted = true;
    upload.id = answer.body.job_id;
  }

  async post(by: Who, library: Who, good: boolean, cut: boolean): Promise<void> {
    const sent = this.#new(by, library, good);
    const path = '/api/upload-personal-background';
    const targetUserId = this.people[library].id;
    if (cut) {
      const part = `--x\r\ncontent-disposition: form-data; name="video"; filename="a.mp4"\r\n\r\n${sent.bytes}`;
      return this.#cut('POST', path, by, { 'content-type': 'multipart/form-data; boundary=x' }, Buffer.from(part));
    }
    const answer: Answer = await this.#ask(by, [library], () =>
      this.people[by].client.multipart(path, { targetUserId, video: file(sent.bytes) }),
    );
    if (answer.status !== 200) return;
    expect(good).toBe(true);
    this.sent.push({ ...sent, id: answer.body.jobId, accepted: true });
  }

  async move(sent: Sent, by: Who, library: Who): Promise<void> {
    const row = await this.#rowOf(sent);
    if (!row) return;
    const answer = await this.#ask(by, sent.libraries.size === 1 ? sent.libraries : [by], () =>
      this.people[by].client.post('/api/segment-video', { publicId: row.publicId, userId: this.people[library].id }),
    );
    if (answer.status !== 200) return;
    sent.libraries.add(library);
  }

  async remove(sent: Sent, by: Who, clip: boolean): Promise<void> {
    const row = await this.#rowOf(sent);
    if (!row) return;
    const [piece] = clip ? await this.#db.select().from(clips).where(eq(clips.uploadId, row.id)) : [];
    const answer = await this.#ask(by, sent.libraries.size === 1 ? sent.libraries : [by], () =>
      this.people[by].client.delete(`/api/delete-background/${piece?.id ?? row.id}`),
    );
    if (answer.status === 200) sent.removed.add(row.id);
  }

  /** The store is unavailable when the next checked file is to be kept. */
  loseStoreOnce(): void {
    vi.spyOn(this.#server.services.storage, 'putFile').mockRejectedValueOnce(
      Object.assign(new Error('full'), { code: 'ENOSPC' }),
    );
  }

  async work(until: 'segmenting' | 'ready'): Promise<void> {
    const isWaiting = inArray(uploads.status, ['processing', 'segmenting']);
    for (const { id } of await this.#db.select().from(uploads).where(and(this.#ours, isWaiting))) {
      // It may be removed meanwhile, as under a worker.
      await ingestQuickly(this.#server.services, id, until).catch((error) => expect(error.code).toBe('not_found'));
    }
  }

  async sweep(age: '3 minutes' | '25 hours'): Promise<void> {
    const { services } = this.#server;
    await this.#db
      .update(uploads)
      .set({ touchedAt: sql`now() - ${age}::interval` })
      .where(this.#ours);
    await sweepLibrary(services, { signal: new AbortController().signal, log: services.log });
  }

  /** Compares what is stored with what was reported, once all remaining work is done. */
  async check(): Promise<void> {
    vi.restoreAllMocks();
    const { storage } = this.#server.services;
    await vi.waitFor(async () => {
      // Checks that nobody waits for may still be in progress; the sweep runs again, too.
      await this.sweep('3 minutes');
      await this.work('ready');
      await this.sweep('25 hours');
      const [rows, pieces] = [await this.#db.select().from(uploads), await this.#db.select().from(clips)];
      expect(await scratchFolders(this.#server)).toEqual([]);
      expect(rows.map(({ status }) => status).filter((status) => status !== 'ready')).toEqual([]);
      const known = pieces.flatMap(({ storageKey, posterKey, previewKey }) => [storageKey, posterKey, previewKey]);
      const stored: string[] = [];
      for (const folder of ['uploads', 'pieces']) for await (const { key } of storage.list(folder)) stored.push(key);
      expect(stored.sort()).toEqual(known.sort());
      await this.#checkSent(pieces);
      for (const { id, client } of Object.values(this.people)) {
        const { quota } = (await client.get('/api/background-videos')).body;
        const bytes = pieces.filter(({ userId }) => userId === id).reduce((sum, piece) => sum + piece.bytes, 0);
        expect(quota.usedBytes).toBe(bytes);
        expect((await usedBy(this.#db, { person: id })).library).toBe(bytes);
      }
    }, SOON);
  }

  async #checkSent(pieces: (typeof clips.$inferSelect)[]): Promise<void> {
    const left = new Set(pieces.map(({ id }) => id));
    for (const sent of this.sent) {
      const row = await this.#rowOf(sent);
      const own = pieces.filter(({ uploadId }) => uploadId === row?.id);
      for (const { id } of own) left.delete(id);
      // What was reported ready exists, unless it was reported removed; what was reported removed does not.
      if (sent.accepted && !sent.removed.has(sent.id!)) expect([sent, own.length]).toEqual([sent, 1]);
      if (row && sent.removed.has(row.id)) expect([sent, own.length]).toEqual([sent, 0]);
      if (!sent.good) expect([sent, own.length]).toEqual([sent, 0]);
      const allowed = [...sent.libraries].map((who) => this.people[who].id);
      for (const { userId } of own) expect(allowed).toContain(userId);
    }
    // Nothing exists that nobody was notified of.
    expect([...left]).toEqual([]);
  }

  async #rowOf({ id, chunks, by }: Sent) {
    const clientKey = `user-videos/${this.people[by].id}/${chunks}`;
    const which = or(id ? eq(uploads.id, id) : undefined, chunks ? eq(uploads.clientKey, clientKey) : undefined);
    const [row] = which ? await this.#db.select().from(uploads).where(which) : [];
    return row ?? null;
  }

  #cut(method: string, path: string, by: Who, headers: Record<string, string>, bytes: Buffer): Promise<void> {
    const { client } = this.people[by];
    const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const type = { 'content-type': 'application/offset+octet-stream' };
    const length = { 'content-length': String(bytes.length + 1) };
    return new Promise((resolve) => {
      const sent = request(new URL(path, client.url), { method, headers: { cookie, ...type, ...length, ...headers } });
      sent.on('error', () => resolve()).on('close', () => resolve());
      sent.write(bytes, () => sent.destroy(new Error('the connection is cut')));
    });
  }
}
