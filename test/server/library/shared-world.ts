import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { clips, uploads } from '../../../src/server/db/schema/library.ts';
import { users } from '../../../src/server/db/schema/people.ts';
import { rateLimits } from '../../../src/server/db/schema/rate-limits.ts';
import { closedSeats, studioMembers, studios } from '../../../src/server/db/schema/studio.ts';
import { deleteLibraries } from '../../../src/server/features/library/actions.ts';
import { keepStudios, settleTeams } from '../../../src/server/features/studio/actions.ts';
import { usedBy } from '../../../src/server/storage/account.ts';
import { createUser, type TestUser } from '../../factories.ts';
import type { TestServer } from '../../server.ts';
import { uploadByTus } from './fixtures.ts';
import { ingestQuickly } from './stand-in.ts';

export type Person = 'owner' | 'ana' | 'jo';
export type Place = Person | 'studio';
export const PEOPLE: readonly Person[] = ['owner', 'ana', 'jo'];
export const PLACES: readonly Place[] = [...PEOPLE, 'studio'];
const VIDEO = Buffer.from('a video of some thirty bytes...');
const PIECES = 2;

/** A video as it should be: which of the libraries have each of its pieces. */
type Video = { id: string; pieces: Set<Place>[] };

/** A studio with two people who come and go, and what should be in whose library. */
export class SharedWorld {
  videos: Video[] = [];
  readonly #server: TestServer;
  readonly #people: Record<Person, TestUser>;
  #owns = true;
  #sits: Record<'ana' | 'jo', boolean> = { ana: true, jo: true };
  /** Whose seat was closed with the plan, and is theirs again with it. */
  #closed = new Set<'ana' | 'jo'>();
  #membersAdd = false;

  private constructor(server: TestServer, people: Record<Person, TestUser>) {
    this.#server = server;
    this.#people = people;
  }

  static async open(server: TestServer): Promise<SharedWorld> {
    const owner = await createUser(server, { role: 'studio_owner', subscriptionStatus: 'studio_pro' });
    const [ana, jo] = [
      await createUser(server, { emailVerified: true }),
      await createUser(server, { emailVerified: true }),
    ];
    return new SharedWorld(server, { owner, ana, jo });
  }

  get #db() {
    return this.#server.services.db;
  }

  async reset(): Promise<void> {
    for (const table of [clips, uploads, rateLimits, closedSeats, studioMembers, studios]) await this.#db.delete(table);
    await this.#server.services.storage.deletePrefix('pieces');
    const [owner, free] = [
      { role: 'studio_owner', subscriptionStatus: 'studio_pro' },
      { role: 'user', subscriptionStatus: 'free' },
    ] as const;
    await this.#db.update(users).set(free);
    await this.#db.update(users).set(owner).where(eq(users.id, this.#people.owner.id));
    Object.assign(this, { videos: [] });
    this.#owns = true;
    this.#closed.clear();
    this.#membersAdd = false;
    this.#sits = { ana: false, jo: false };
    for (const who of ['ana', 'jo'] as const) await this.sit(who);
  }

  /** The name of a library in a person's calls. */
  #name(by: Person, place: Place): string {
    if (place === 'studio') return 'studio';
    return place === by ? 'me' : this.#people[place].id;
  }

  /** Whether a person may put videos into a library. */
  #mayAdd(by: Person, place: Place): boolean {
    if (by === 'owner') return this.#owns && (place === 'owner' || place === 'studio' || this.#sits[place]);
    return this.#sits[by] && (place === by || (place === 'studio' && this.#membersAdd));
  }

  #mayRemove(by: Person, place: Place): boolean {
    if (place === by) return true;
    return by === 'owner' && (place === 'studio' || (this.#owns && place !== 'owner' && this.#sits[place]));
  }

  /** Whether a person may have a video go from a library to others as well. */
  #mayShare(by: Person, place: Place): boolean {
    if (by !== 'owner') return place === by && this.#sits[by];
    return place === 'studio' || (this.#owns && (place === 'owner' || this.#sits[place]));
  }

  #sees(who: Person, place: Place): boolean {
    if (place === who) return true;
    if (place === 'studio') return who === 'owner' || this.#sits[who];
    return who === 'owner' && place !== 'owner' && this.#owns && this.#sits[place];
  }

  async add(by: Person, into: readonly Place[]): Promise<void> {
    const libraries = into.map((place) => this.#name(by, place)).join(',');
    const { answer, jobId } = await uploadByTus(this.#people[by].client, VIDEO, { libraries });
    const isAllowed = into.every((place) => this.#mayAdd(by, place));
    expect([answer.status, by, into]).toEqual([isAllowed ? 204 : expect.toBeOneOf([403, 404]), by, into]);
    if (!isAllowed) return;
    await ingestQuickly(this.#server.services, jobId, 'ready', PIECES);
    this.videos.push({ id: jobId, pieces: Array.from({ length: PIECES }, () => new Set(into)) });
  }

  async share(video: Video, by: Person, to: Place): Promise<void> {
    const path = `/api/library/videos/${video.id}/libraries`;
    const { status } = await this.#people[by].client.post(path, { libraries: [this.#name(by, to)] });
    const from = PLACES.filter((place) => this.#mayShare(by, place) && video.pieces.some((piece) => piece.has(place)));
    const isAllowed = from.length > 0 && this.#mayAdd(by, to);
    expect([status, by, to]).toEqual([isAllowed ? 200 : expect.toBeOneOf([403, 404]), by, to]);
    const wasThere = video.pieces.some((piece) => piece.has(to));
    if (!isAllowed || wasThere) return;
    for (const piece of video.pieces) if (from.some((place) => piece.has(place))) piece.add(to);
  }

  /** @param index of the piece; null: the whole video */
  async remove(video: Video, index: number | null, by: Person, from: Place): Promise<void> {
    const pieces = await this.#db.select().from(clips).where(eq(clips.uploadId, video.id)).orderBy(clips.pieceIndex);
    const id = index === null ? video.id : pieces.find((piece) => piece.pieceIndex === index)?.id;
    if (!id) return;
    const path = `/api/delete-background/${id}?from=${this.#name(by, from)}`;
    const { status } = await this.#people[by].client.delete(path);
    const meant = index === null ? video.pieces : [video.pieces[index]!];
    const isThere = meant.some((piece) => piece.has(from));
    expect([status, by, from]).toEqual([isThere && this.#mayRemove(by, from) ? 200 : 404, by, from]);
    if (status === 200) for (const piece of meant) piece.delete(from);
  }

  async leave(who: 'ana' | 'jo'): Promise<void> {
    const { status } = await this.#people[who].client.post('/api/studio/leave', { studioId: this.#people.owner.id });
    expect(status).toBe(this.#sits[who] ? 200 : 409);
    this.#sits[who] = false;
  }

  async sit(who: 'ana' | 'jo'): Promise<void> {
    if (!this.#owns || this.#sits[who]) return;
    const { client } = this.#people.owner;
    const { email } = this.#people[who];
    const { body } = await client.get('/api/studio/team');
    const open = body.teamMembers.find((seat: { email: string }) => seat.email === email);
    const seat = open ?? (await client.post('/api/studio/team', { email, name: who })).body;
    const answer = await this.#people[who].client.post('/api/studio/invitations/accept', { id: seat.id });
    expect(answer.status).toBe(200);
    this.#sits[who] = true;
  }

  async setMembersAdd(membersAdd: boolean): Promise<void> {
    const { status } = await this.#people.owner.client.request('PUT', '/api/studio/members-add', {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ membersAdd }),
    });
    expect(status).toBe(this.#owns ? 200 : 403);
    if (this.#owns) this.#membersAdd = membersAdd;
  }

  /** The plan ends, or is back within a week. */
  async setPlan(owns: boolean): Promise<void> {
    const standing = owns
      ? ({ role: 'studio_owner', subscriptionStatus: 'studio_pro' } as const)
      : ({ role: 'user', subscriptionStatus: 'canceled' } as const);
    await this.#db.transaction(async (tx) => {
      const [person] = await tx.update(users).set(standing).where(eq(users.id, this.#people.owner.id)).returning();
      await settleTeams(this.#server.services, tx, person!);
    });
    for (const who of ['ana', 'jo'] as const) {
      if (this.#owns && !owns && this.#sits[who]) this.#closed.add(who);
      if (owns) this.#sits[who] ||= this.#closed.has(who);
      else this.#sits[who] = false;
    }
    if (owns) this.#closed.clear();
    this.#owns = owns;
  }

  /** A month passes. */
  async month(): Promise<void> {
    const { services } = this.#server;
    await this.#db
      .update(studios)
      .set({ keptUntil: new Date(0) })
      .where(eq(studios.id, this.#people.owner.id));
    await keepStudios(services, (studio) => deleteLibraries(services, { studio }));
    if (this.#owns) return;
    for (const video of this.videos) for (const piece of video.pieces) piece.delete('studio');
  }

  /** Compares what everybody finds, what is stored and what is counted with what should be. */
  async check(): Promise<void> {
    const { storage } = this.#server.services;
    const rows = await this.#db.select().from(clips);
    const kept = this.videos.flatMap(({ id, pieces }) =>
      pieces.flatMap((places, index) => (places.size > 0 ? [{ id, index, places }] : [])),
    );
    const codeOf = (uploadId: string | null, index: number | null) => `${uploadId} ${index}`;
    expect(rows.map((row) => codeOf(row.uploadId, row.pieceIndex)).sort()).toEqual(
      kept.map(({ id, index }) => codeOf(id, index)).sort(),
    );
    expect((await this.#db.select().from(uploads)).map(({ id }) => id).sort()).toEqual(
      [...new Set(kept.map(({ id }) => id))].sort(),
    );
    const stored: string[] = [];
    for await (const { key } of storage.list('pieces')) stored.push(key);
    expect(stored.sort()).toEqual(rows.flatMap((row) => [row.storageKey, row.posterKey, row.previewKey]).sort());
    const rowOf = ({ id, index }: { id: string; index: number }) =>
      rows.find((row) => row.uploadId === id && row.pieceIndex === index)!;
    let counted = 0;
    for (const who of PEOPLE) {
      const { id, client } = this.#people[who];
      const { body } = await client.get('/api/background-videos');
      const found = (place: Place) =>
        kept
          .filter(({ places }) => places.has(place))
          .map((piece) => rowOf(piece).id)
          .sort();
      const idsOf = (list: { id: string }[] | undefined) => (list ?? []).map((clip) => clip.id).sort();
      expect([who, idsOf(body.clips)]).toEqual([who, found(who)]);
      expect([who, idsOf(body.studio?.clips)]).toEqual([who, this.#sees(who, 'studio') ? found('studio') : []]);
      for (const piece of kept) {
        const isSeen = [...piece.places].some((place) => this.#sees(who, place));
        const { status } = await client.get(`/media/video/upload/${rowOf(piece).publicId}.jpg`);
        expect([who, [...piece.places], status]).toEqual([who, [...piece.places], isSeen ? 200 : 404]);
      }
      expect((await usedBy(this.#db, { person: id })).library).toBe(body.quota.usedBytes);
      counted += body.quota.usedBytes;
    }
    // Once each, whoever has it, and on the account of somebody who does; of the studio's, on the owner's.
    expect(counted).toBe(rows.reduce((sum, { bytes }) => sum + bytes, 0));
    for (const piece of kept) {
      const upload = kept.filter(({ id }) => id === piece.id).flatMap(({ places }) => [...places]);
      const account = PEOPLE.find((who) => this.#people[who].id === rowOf(piece).userId);
      expect(upload.includes('studio') ? ['owner'] : upload).toContain(account);
    }
  }
}
