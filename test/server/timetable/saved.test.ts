import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packContent, unpackContent } from '../../../src/contract/promos.ts';
import type { Shown, Timetable } from '../../../src/contract/timetable.ts';
import { zipBytes, zipOf } from '../../../src/server/http/files/zip.ts';
import { createUser, type TestUser } from '../../factories.ts';
import { startServer, type TestServer } from '../../server.ts';
import { addDoneRender } from '../renders/fixtures.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

/** What an archive says is in it, by its directory at the end (APPNOTE 4.3.12 and 4.3.16). */
function entriesOf(zip: Buffer): { name: string; body: string; method: number }[] {
  const end = zip.length - 22;
  expect(zip.readUInt32LE(end)).toBe(0x06054b50);
  const entries = [];
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    const [sum, bytes, length, offset] = [
      zip.readUInt32LE(at + 16),
      zip.readUInt32LE(at + 24),
      zip.readUInt16LE(at + 28),
      zip.readUInt32LE(at + 42),
    ];
    const begin = offset + 30 + zip.readUInt16LE(offset + 26) + zip.readUInt16LE(offset + 28);
    const body = zip.subarray(begin, begin + bytes);
    expect(crc32(body)).toBe(sum);
    entries.push({
      name: zip.toString('utf8', at + 46, at + 46 + length),
      body: body.toString(),
      method: zip.readUInt16LE(at + 10),
    });
    at += 46 + length;
  }
  return entries;
}

const shownOf = async ({ client }: TestUser) =>
  ((await client.get('/api/timetable?firstDay=1')).body as Timetable).days.flatMap(({ occurrences }) => occurrences);

/** A class of each week with a film of this one. */
async function addClass(user: TestUser, classType: string, time: string): Promise<{ shown: Shown; renderId: string }> {
  const id = randomUUID();
  const entry = { classType, schedule: 'Every Wednesday', time };
  await user.client.put(`/api/timetable/entries/${id}`, { entry, zone: 'Europe/Berlin' });
  const shown = (await shownOf(user)).find(({ entryId }) => entryId === id)!;
  const { body } = await user.client.post(`/api/timetable/entries/${id}/days/${shown.of}/promo`);
  const record = (await user.client.get(`/api/promos/${body.promoId}`)).body;
  const renderId = await addDoneRender(server, user.id);
  const ticket = { renderId, overlayId: null, watermark: true };
  const content = packContent({ ...unpackContent(record.content)!, origin: 'written', ticket });
  expect((await user.client.put(`/api/promos/${body.promoId}`, { version: record.version, content })).status).toBe(200);
  return { shown, renderId };
}

describe('the videos of a week', () => {
  it('are one archive of those that are downloaded, named by day, time and class, and counted once each [B856]', async () => {
    const [user, stranger] = [await createUser(server, { role: 'pro' }), await createUser(server)];
    const spin = await addClass(user, 'Spin & Flow: Ä', '18:00');
    await addClass(user, 'Not downloaded', '19:00');
    const twin = await addClass(user, 'Spin – Flow, Ä', '18:00');
    const from = (await user.client.get('/api/timetable?firstDay=1')).body.days[0].date;
    const path = `/api/week/videos.zip?from=${from}`;
    expect((await user.client.get(path)).status).toBe(404);
    for (const { renderId } of [spin, twin, spin]) await user.client.post('/api/downloads', { renderId });
    const answer = await user.client.get(path);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip']);
    const zip = Buffer.from(answer.bytes);
    expect(answer.headers.get('content-length')).toBe(String(zip.length));
    expect(entriesOf(zip)).toEqual([
      { name: `${spin.shown.date}-1800-spin-flow-a.mp4`, body: 'not really a film', method: 0 },
      { name: `${spin.shown.date}-1800-spin-flow-a-2.mp4`, body: 'not really a film', method: 0 },
    ]);
    await user.client.get(path);
    expect((await user.client.get('/api/user')).body.downloadCount).toBe(2);
    expect((await stranger.client.get(path)).status).toBe(404);
    expect((await server.client().get(path)).status).toBe(401);
    expect((await user.client.get('/api/week/videos.zip?from=x')).status).toBe(400);
  });

  it('are read one after the other as they are sent, and nothing stays open where nobody reads on [B857]', async () => {
    const open: string[] = [];
    const closed: string[] = [];
    const file = (name: string) => ({
      ...{ name, bytes: 3_000_000, at: new Date('2026-12-03T18:00:00Z') },
      read: async () => {
        open.push(name);
        const stream = Readable.from(
          Array.from({ length: 30 }, () => Buffer.alloc(100_000, name)),
          { objectMode: false },
        );
        return stream.once('close', () => closed.push(name));
      },
    });
    const files = ['a', 'b', 'c'].map(file);
    let bytes = 0;
    for await (const part of zipOf(files)) bytes += part.length;
    expect([bytes, open, closed]).toEqual([zipBytes(files), ['a', 'b', 'c'], ['a', 'b', 'c']]);
    const [again] = [zipOf(files)];
    for await (const _ of again) break;
    expect(open).toEqual(['a', 'b', 'c', 'a'].slice(0, open.length));
    await expect.poll(() => closed.length).toBe(open.length);
  });
});
