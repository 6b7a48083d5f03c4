import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { packContent, unpackContent } from '../../../src/contract/promos.ts';
import type { Shown, Timetable } from '../../../src/contract/timetable.ts';
import { pushMessages, pushSubscriptions } from '../../../src/server/db/schema/push.ts';
import { dueRemindersKind } from '../../../src/server/features/reminders/kinds.ts';
import { pushKind } from '../../../src/server/push/outbox.ts';
import type { TestUser } from '../../factories.ts';
import type { TestServer } from '../../server.ts';
import { addDoneRender } from '../renders/fixtures.ts';

/** A time that has come for every class of the page, and before which none begins. */
export const LONG_AGO = { daysBefore: 14, time: '00:00' };

export async function addClass({ client }: TestUser, fields: object = {}, zone = 'Europe/Berlin'): Promise<string> {
  const id = randomUUID();
  const entry = { classType: 'Spin Basics', schedule: 'Every Sunday', time: '19:00', ...fields };
  const { status, text } = await client.put(`/api/timetable/entries/${id}`, { entry, zone });
  expect(status, text).toBe(200);
  return id;
}
export const setRule = ({ client }: TestUser, rule: object | null) => client.put('/api/timetable/post-rule', { rule });
export const at = ({ entryId, of }: Shown, what: string) => `/api/timetable/entries/${entryId}/days/${of}/${what}`;

/** A class on its last day of the page. */
export const last = async ({ client }: TestUser, entryId: string): Promise<Shown> =>
  ((await client.get('/api/timetable?firstDay=1')).body as Timetable).days
    .flatMap(({ occurrences }) => occurrences.filter((each) => !each.isGone && each.entryId === entryId))
    .at(-1)!;

/** The promo of a class on its last day of the page, with a text, and a film if it is asked for. @returns the class on its day */
export async function addPromo(server: TestServer, user: TestUser, entryId: string, hasFilm = false): Promise<Shown> {
  const shown = await last(user, entryId);
  const { promoId } = (await user.client.post(at(shown, 'promo'))).body;
  const { version, content } = (await user.client.get(`/api/promos/${promoId}`)).body;
  const ticket = hasFilm ? { renderId: await addDoneRender(server, user.id), overlayId: null, watermark: true } : null;
  const next = packContent({ ...unpackContent(content)!, origin: 'written', ticket });
  expect((await user.client.put(`/api/promos/${promoId}`, { version, content: next })).status).toBe(200);
  return last(user, entryId);
}

/** A person's browser shows reminders from now on, also in the night: the tests run at any time. */
export async function turnOn({ client }: TestUser, device: object | null, settings: object = {}): Promise<void> {
  const saved = await client.request('PATCH', '/api/reminders', {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ atNight: true, ...settings }),
  });
  expect(saved.status, saved.text).toBe(200);
  if (!device) return;
  const { status, text } = await client.put('/api/reminders/devices', device);
  expect(status, text).toBe(200);
}

/** What happens every minute. */
export const sweep = ({ services: { queue } }: TestServer) => queue.send(dueRemindersKind, {}, { key: randomUUID() });

/** Has a person's messages that were put off tried again, without the wait. */
export async function tryAgain({ services: { db, queue } }: TestServer, userId: string): Promise<void> {
  const own = db
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId));
  await db
    .update(pushMessages)
    .set({ nextAt: sql`now() - interval '1 second'` })
    .where(sql`${pushMessages.subscriptionId} in ${own}`);
  await queue.send(pushKind, {}, { key: randomUUID() });
}
