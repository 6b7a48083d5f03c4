import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { NO_WORDS } from '../../../src/contract/own-words.ts';
import { reminders } from '../../../src/server/db/schema/reminders.ts';
import { films } from '../../../src/server/db/schema/renders.ts';
import { timetableCalendars } from '../../../src/server/db/schema/timetable.ts';
import { OURS } from '../../entry.ts';
import { createUser, type TestUser } from '../../factories.ts';
import { browserKeys } from '../../fakes/push.ts';
import { waitForMails } from '../../outbox.ts';
import { contentOf } from '../../promo.ts';
import type { TestServer } from '../../server.ts';
import { logoOf, putLogo } from '../brand/fixtures.ts';
import { addClip, makeFilm, settings } from '../renders/fixtures.ts';

/** Words that stand nowhere but in what is this person's. */
export const NAMES = ['veratrace', 'Veratrace', 'cus_veratrace'] as const;

const ok = <T extends { status: number; text: string }>(answer: T): T => {
  if (answer.status !== 200) throw new Error(answer.text);
  return answer;
};

/** A studio's owner who has left a trace in every table. @param others whose name and address are not theirs */
export async function addBusyPerson(server: TestServer, admin: TestUser, others: TestUser): Promise<TestUser> {
  const { db, storage } = server.services;
  const person = await createUser(server, {
    ...{ email: 'veratrace@example.com', firstName: 'Veratrace', role: 'studio_owner' },
    // Somebody who has only typed an address is given no invitation that was sent to it.
    emailVerified: true,
    stripeCustomerId: 'cus_veratrace',
  });
  const { client, id, email } = person;
  const names = { instructorName: 'Veratrace', studio: 'Studio Veratrace', writingStyle: 'fierce' };
  ok(await client.post('/api/instructor-preferences', names));
  ok(await putLogo(person, logoOf('#ff0000')));
  ok(await client.put('/api/own-words', { ...NO_WORDS, signOff: 'Love, Veratrace' }));
  ok(await client.post('/api/access-tokens', { name: 'Veratrace’s script', scopes: ['read'], days: 30 }));
  ok(await client.post('/api/custom-class-types', { classType: 'Veratrace flow' }));
  ok(await client.post('/api/class-descriptions', { className: 'Veratrace flow', description: 'With Veratrace' }));
  ok(await client.patch('/api/booking-links', { link: 'veratrace.example/book' }));
  ok(await client.put('/api/booking-links/classes', { classType: 'Veratrace flow', link: 'veratrace.example/flow' }));
  const entry = { classType: 'Veratrace flow', instructor: 'Veratrace', schedule: 'Every Monday', time: '18:00' };
  const dated = { ...entry, schedule: '', date: '2027-01-04' };
  const classId = randomUUID();
  ok(await client.put(`/api/timetable/entries/${classId}`, { entry: dated, zone: 'Europe/Berlin' }));
  ok(await client.put(`/api/timetable/entries/${classId}/exceptions/2027-01-04`, { substitute: 'Veratrace' }));
  ok(await client.post('/api/timetable/imports', { text: 'Mon 18:00 Veratrace flow', zone: 'Europe/Berlin' }));
  const calendar = { address: 'https://studio.example/veratrace-secret.ics', sum: 'x', nextAt: new Date('2100-01-01') };
  await server.services.db.insert(timetableCalendars).values({ ...calendar, userId: id });
  const promo = { title: 'Veratrace', content: contentOf({ text: 'Spin with Veratrace' }), version: 0 };
  ok(await client.put(`/api/promos/${randomUUID()}`, promo));
  ok(await client.post(`/api/timetable/entries/${classId}/days/2027-01-04/promo`));
  ok(await client.put('/api/timetable/post-rule', { rule: { daysBefore: 1, time: '18:00' } }));
  ok(await client.post('/api/calendar-feed'));
  const { p256dh, auth } = browserKeys();
  ok(await client.put('/api/reminders/devices', { endpoint: 'https://push.example/veratrace', p256dh, auth }));
  await db.insert(reminders).values({ userId: id, posts: [{ entryId: classId, of: '2027-01-04', as: 'Veratrace' }] });
  await db.execute(sql`
    insert into push_messages (subscription_id, kind, facts, next_at, ends_at)
    select id, 'posts_due', '{"reminderId":"veratrace"}', 'infinity', 'infinity' from push_subscriptions where user_id = ${id}`);
  const background = await addClip(server, [{ grey: 90, hertz: 440 }], id);
  const film = await makeFilm(client, settings({ text: 'Veratrace spins' }), background);
  ok(await client.post('/api/downloads', { renderId: film.renderId, instructorName: 'Veratrace', classType: 'Flow' }));
  ok(await client.post('/api/studio/team', { email: 'otherperson.two@example.com', name: 'Otherperson' }));
  ok(await client.post('/api/auth/forgot-password', { email }));
  await waitForMails(server, email, 2);
  ok(await admin.client.request('PATCH', `/api/admin/reset-name-changes/${id}`));
  await storage.put('uploads/veratrace/1', Buffer.from('upload'), OURS);
  await storage.put('compressions/veratrace', Buffer.from('video'), OURS);
  await storage.put('music/veratrace', Buffer.from('track'), OURS);
  await addAhead(server, id);
  for (const statement of [
    sql`insert into studio_members (studio_id, email, name) values (${others.id}, ${email}, 'Veratrace')`,
    sql`insert into sources (public_id, uploader_id, user_id, title, bytes, reserved, client_key, storage_key, status)
      values (${`user-videos/${id}/1`}, ${id}, ${id}, 'Veratrace on video', 1, 1, ${`${id} 1`}, 'uploads/veratrace/1', 'uploading')`,
    sql`insert into compressions (user_id, status, original_bytes, target_bytes, compressed_bytes, storage_key, finished_at)
      values (${id}, 'done', 2, 1, 1, 'compressions/veratrace', now())`,
    sql`insert into own_tracks (user_id, title, duration, bytes, storage_key, loudness)
      values (${id}, 'Veratrace’s beat', 15, 5, 'music/veratrace', '{"integrated":-14,"peak":-2}')`,
    sql`insert into instagram_accounts (user_id, ig_user_id, scoped_id, username, token, expires_at, scopes, connected_at, renewed_at)
      values (${id}, '17841', '2784', 'veratrace', 'sealed token', now(), '{}', now(), now())`,
    sql`insert into instagram_posts (user_id, promo_id, place, entry_id, date, caption, caption_of, next_at)
      values (${id}, 'x', 'reel', ${classId}, '2027-01-04', 'With Veratrace', 'x', now() + interval '1 year')`,
    sql`insert into editor_drafts (user_id, draft) values (${id}, 'Veratrace wrote')`,
    sql`insert into written_texts (user_id, texts) values (${id}, '[]')`,
    sql`insert into subscriptions (user_id, plan_id, status, source, period_end, cancel_at_period_end, look)
      values (${id}, 'studio_pro', 'ended', 'stripe', now(), false, 1)`,
    sql`insert into checkouts (user_id, plan_id, kind, status, session_id) values (${id}, 'studio_pro', 'session', 'closed', 'veratrace')`,
    sql`insert into unmatched_subscriptions (id, customer_id, user_id, reason, is_live, started_at, refund_since)
      values ('sub_1', 'cus_veratrace', ${id}, 'second', false, now(), now())`,
    sql`insert into mails (kind, facts, user_id) values ('plan_ended', '{}', ${id})`,
    sql`insert into mails (kind, facts) values ('password_reset', ${JSON.stringify({ email })}::jsonb)`,
    sql`insert into billing_notices (user_id, notice) values (${id}, '{}')`,
    sql`insert into studios (id, members_add) values (${id}, true) on conflict (id) do nothing`,
  ])
    await db.execute(statement);
  return person;
}

/** A film over the person's text that was begun before they asked for it, and one before it, which nobody wants any more. */
async function addAhead({ services: { db } }: TestServer, userId: string): Promise<void> {
  const { rows } = await db.execute<{ film_key: string }>(sql`select film_key from renders where user_id = ${userId}`);
  const [film] = await db.select().from(films).where(eq(films.key, rows[0]!.film_key));
  for (const key of ['ahead 1', 'ahead 2'])
    await db.insert(films).values({ key, publicId: `renders/${key}`, plan: { ...film!.plan, duration: 7 } });
  await db.execute(sql`insert into films_ahead (user_id, film_key) values (${userId}, 'ahead 2')`);
}
