import { randomUUID } from 'node:crypto';
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { classDescriptions, classTypes } from '../../../src/server/db/schema/classes.ts';
import { clips, uploads } from '../../../src/server/db/schema/library.ts';
import { users } from '../../../src/server/db/schema/people.ts';
import { promos } from '../../../src/server/db/schema/promos.ts';
import { rateLimits } from '../../../src/server/db/schema/rate-limits.ts';
import { studioMembers } from '../../../src/server/db/schema/studio.ts';
import { sweepLibrary } from '../../../src/server/features/library/sweep-library.ts';
import { purgePromos } from '../../../src/server/features/promos/actions.ts';
import { createUser, type TestUser } from '../../factories.ts';
import { contentOf } from '../../promo.ts';
import type { TestServer } from '../../server.ts';
import { createUpload, offsetOf, sendBytes } from '../library/fixtures.ts';
import { ingestQuickly } from '../library/stand-in.ts';

export type Who = 'owner' | 'member' | 'guest' | 'admin';
type Kind = 'clip' | 'promo' | 'class' | 'description' | 'seat' | 'upload';
/** Something as a window shows it. `label`: what its question would name; of an upload, its state. */
type Row = { kind: Kind; id: string; label: string; of: string };
/** What an act may end: what its question named. */
type Asked = Row | null;
type Result = { status: number; asked: Asked; may: boolean | null };

const VIDEO = Buffer.from('a good video of so and so many bytes....');
const OWNER = { role: 'studio_owner', subscriptionStatus: 'studio_pro' } as const;

/** A studio whose people each have two windows that show what they showed when they were last read. */
export class TabsWorld {
  readonly #server: TestServer;
  readonly people: Record<Who, TestUser>;
  readonly #views = new Map<string, Row[]>();
  #count = 0;

  private constructor(server: TestServer, people: Record<Who, TestUser>) {
    this.#server = server;
    this.people = people;
  }

  static async open(server: TestServer): Promise<TabsWorld> {
    const [owner, member, guest, admin] = [
      await createUser(server, OWNER),
      await createUser(server, { role: 'pro' }),
      await createUser(server),
      await createUser(server, { role: 'admin' }),
    ];
    return new TabsWorld(server, { owner, member, guest, admin });
  }

  get #db() {
    return this.#server.services.db;
  }
  get #ids() {
    return Object.values(this.people).map(({ id }) => id);
  }

  /** As at the beginning, with something finished of every kind. */
  async reset(): Promise<void> {
    const { owner, member, guest } = this.people;
    this.#views.clear();
    for (const table of [clips, uploads, rateLimits, promos]) await this.#db.delete(table);
    await this.#db.delete(classDescriptions).where(isNotNull(classDescriptions.userId));
    await this.#db.delete(classTypes).where(isNotNull(classTypes.userId));
    await this.#db.delete(studioMembers);
    await this.#db.update(users).set(OWNER).where(eq(users.id, owner.id));
    await this.#db.update(users).set({ role: 'pro', subscriptionStatus: 'pro' }).where(eq(users.id, member.id));
    await this.#db.update(users).set({ role: 'user', subscriptionStatus: 'free' }).where(eq(users.id, guest.id));
    const seat = { studioId: owner.id, name: 'Jo' };
    await this.#db.insert(studioMembers).values([
      { ...seat, email: member.email, userId: member.id },
      { ...seat, email: guest.email, invitation: 'mailed' },
    ]);
    await this.addPromo('member');
    await this.addClass('owner');
    await this.send('member', true);
    await this.work('ready');
    const rows = await this.#rows();
    for (const who of Object.keys(this.people) as Who[]) for (const tab of [0, 1]) this.#show(who, tab, rows);
  }

  // What happens without anybody's question.

  async addPromo(who: Who): Promise<void> {
    await this.people[who].client.put(`/api/promos/${randomUUID()}`, { version: 0, content: contentOf() });
  }

  async addClass(who: Who): Promise<void> {
    const classType = `Class ${++this.#count}`;
    await this.people[who].client.post('/api/custom-class-types', { classType, description: `About ${classType}` });
  }

  /** Begins an upload; with `whole` all of it is sent. */
  async send(who: Who, whole: boolean): Promise<void> {
    const { client } = this.people[who];
    const begun = await createUpload(client, VIDEO.length, { title: `Video ${++this.#count}` });
    if (begun.status !== 201) return;
    const bytes = whole ? VIDEO : VIDEO.subarray(0, 15);
    await sendBytes(client, begun.headers.get('location')!, 0, new Uint8Array(bytes));
  }

  /** Sends the rest of the uploads that a person has begun. */
  async goOn(who: Who): Promise<void> {
    const { client, id } = this.people[who];
    const open = await this.#db
      .select()
      .from(uploads)
      .where(and(eq(uploads.uploaderId, id), eq(uploads.status, 'uploading')));
    for (const upload of open) {
      const path = `/api/uploads/${upload.id}`;
      const { status, offset } = await offsetOf(client, path);
      if (status === 200) await sendBytes(client, path, offset, new Uint8Array(VIDEO.subarray(offset)));
    }
  }

  async work(until: 'segmenting' | 'ready'): Promise<void> {
    const open = await this.#db
      .select()
      .from(uploads)
      .where(inArray(uploads.status, ['processing', 'segmenting']));
    // It may be removed meanwhile, as under a worker.
    for (const { id } of open)
      await ingestQuickly(this.#server.services, id, until).catch((error) => expect(error.code).toBe('not_found'));
  }

  async sweep(age: '3 minutes' | '25 hours' | '20 days'): Promise<void> {
    const { services } = this.#server;
    await this.#db.update(uploads).set({ touchedAt: sql`now() - ${age}::interval` });
    await this.#db
      .update(promos)
      .set({ deletedAt: sql`least(${promos.deletedAt}, now() - ${age}::interval)` })
      .where(isNotNull(promos.deletedAt));
    await sweepLibrary(services, { signal: new AbortController().signal, log: services.log });
    await purgePromos(services);
  }

  /** The guest accepts the invitation. */
  async join(): Promise<void> {
    const { guest, owner } = this.people;
    const open = and(eq(studioMembers.email, guest.email), eq(studioMembers.studioId, owner.id));
    const rows = await this.#db.update(studioMembers).set({ userId: guest.id }).where(open).returning();
    if (rows.length > 0) await this.#db.update(users).set({ role: 'studio_team' }).where(eq(users.id, guest.id));
  }

  async setPlan(owns: boolean): Promise<void> {
    const plan = owns ? OWNER : ({ role: 'user', subscriptionStatus: 'free' } as const);
    await this.#db.update(users).set(plan).where(eq(users.id, this.people.owner.id));
  }

  /** Another window gives something another name, or another text. */
  async rename(who: Who, index: number): Promise<void> {
    const { client } = this.people[who];
    const own = (await this.#rows()).filter(({ of }) => of === this.people[who].id);
    const row = own[index % Math.max(1, own.length)];
    const name = `Renamed ${++this.#count}`;
    if (row?.kind === 'promo') await client.patch(`/api/promos/${row.id}`, { title: name });
    if (row?.kind === 'class') await client.put(`/api/custom-class-types/${row.id}`, { classType: name });
    if (row?.kind === 'description') await client.put(`/api/class-descriptions/${row.id}`, { description: name });
    if (row?.kind === 'seat') await client.put(`/api/studio/team/${row.id}`, { name });
    if (row?.kind !== 'clip') return;
    const [clip] = await this.#db.select().from(clips).where(eq(clips.id, row.id));
    const [upload] = clip ? await this.#db.select().from(uploads).where(eq(uploads.id, clip.uploadId!)) : [];
    if (upload) await client.post('/api/segment-video', { publicId: upload.publicId, title: name });
  }

  // What people see and press.

  /** A window is read anew: its person's own things, and those that its consoles show. */
  async read(who: Who, tab: number): Promise<void> {
    this.#show(who, tab, await this.#rows());
  }

  #show(who: Who, tab: number, rows: Row[]): void {
    const { id } = this.people[who];
    const isShown = ({ kind, of }: Row) =>
      of === id ||
      (who === 'admin' && kind !== 'promo') ||
      (who === 'owner' && kind === 'clip' && of === this.people.member.id) ||
      // Nobody is shown those; the calls exist all the same.
      who === 'guest';
    this.#views.set(`${who} ${tab}`, rows.filter(isShown));
  }

  /**
   * Presses what ends a row of a window, and answers its question if it has one. `old`: a row that has changed since,
   * if the window shows one.
   */
  async end(who: Who, tab: number, index: number, old: boolean): Promise<Result> {
    const view = this.#views.get(`${who} ${tab}`) ?? [];
    const now = old ? await this.#rows() : view;
    const changed = view.filter(
      (row) => !now.some(({ kind, id, label }) => kind === row.kind && id === row.id && label === row.label),
    );
    const from = changed.length > 0 ? changed : view;
    const row = from[index % Math.max(1, from.length)];
    if (!row) return { status: 0, asked: null, may: null };
    const may = await this.#may(who, row);
    const { client } = this.people[who];
    const seen = `?seen=${encodeURIComponent(row.label)}`;
    const { owner } = this.people;
    const own = row.of === this.people[who].id;
    const paths: Record<Kind, string> = {
      upload: `/api/library/jobs/${row.id}`,
      clip: own ? `/api/delete-background/${row.id}${seen}` : `/api/admin/user-videos/${row.id}${seen}`,
      promo: `/api/promos/${row.id}`,
      class: `/api/custom-class-types/${row.id}${seen}`,
      description: `/api/class-descriptions/${row.id}${seen}`,
      seat:
        who === 'admin' ? `/api/admin/studio-team/${row.id}/${owner.id}${seen}` : `/api/studio/team/${row.id}${seen}`,
    };
    // Of an upload, windows offer it only for what they show as unfinished or failed; a promo is kept, whatever is answered.
    const isAsked = row.kind !== 'upload' && row.kind !== 'promo';
    if (row.kind === 'upload' && !['uploading', 'failed'].includes(row.label))
      return { status: 0, asked: null, may: null };
    const { status } = await client.delete(paths[row.kind]);
    return { status, asked: isAsked ? row : null, may };
  }

  async restore(who: Who): Promise<void> {
    const { client } = this.people[who];
    const { body } = await client.get('/api/deleted-promos');
    for (const { id } of body.promos) expect((await client.post(`/api/promos/${id}/restore`)).status).toBe(200);
  }

  /** Whether the person may end this, as the rights stand now. */
  async #may(who: Who, { kind, of }: Row): Promise<boolean> {
    const { id } = this.people[who];
    const [me] = await this.#db.select().from(users).where(eq(users.id, id));
    const owns = me!.role === 'studio_owner';
    if (kind === 'promo') return of === id;
    if (kind === 'class' || kind === 'description') return of === id && ['studio_owner', 'pro'].includes(me!.role);
    if (kind === 'seat') return who === 'admin' || (of === id && owns);
    if (of === id || who === 'admin') return true;
    const seat = and(eq(studioMembers.userId, of), eq(studioMembers.studioId, id));
    return owns && (await this.#db.$count(studioMembers, seat)) > 0;
  }

  /** Everything that is there, as a window that is read now shows it. */
  async #rows(): Promise<Row[]> {
    const mine = inArray(classTypes.userId, this.#ids);
    const [clip, upload, promo, type, text, seat] = await Promise.all([
      this.#db.select().from(clips),
      this.#db.select().from(uploads),
      this.#db.select().from(promos),
      this.#db.select().from(classTypes).where(mine),
      this.#db.select().from(classDescriptions).where(inArray(classDescriptions.userId, this.#ids)),
      this.#db.select().from(studioMembers),
    ]);
    const row =
      (kind: Kind) =>
      (id: string, of: string | null, label: string): Row => ({ kind, id, label, of: of ?? '' });
    return [
      ...clip.map(({ id, userId, title }) => row('clip')(id, userId, title)),
      ...upload.map(({ id, userId, status }) => row('upload')(id, userId, status)),
      ...promo.map(({ id, userId, title }) => row('promo')(id, userId, title ?? '')),
      ...type.map(({ id, userId, classType }) => row('class')(id, userId, classType)),
      ...text.map(({ id, userId, description }) => row('description')(id, userId, description)),
      ...seat.map(({ id, studioId, userId }) => row('seat')(id, studioId, userId ? 'joined' : 'invited')),
    ];
  }

  /** Everything finished: what may end by an act that has asked about it, and by nothing else. */
  async finished(): Promise<Row[]> {
    return (await this.#rows()).filter(
      ({ kind, label }) => kind !== 'upload' && !(kind === 'seat' && label === 'invited'),
    );
  }

  /** Every deleted promo is in its person's list, and comes back. */
  async checkDeleted(): Promise<void> {
    for (const { id, client } of Object.values(this.people)) {
      const there = await this.#db.select().from(promos).where(eq(promos.userId, id));
      const deleted = there.filter(({ deletedAt }) => deletedAt !== null).map((each) => each.id);
      const { body } = await client.get('/api/deleted-promos');
      expect(body.promos.map((each: { id: string }) => each.id).sort()).toEqual(deleted.sort());
    }
  }
}
