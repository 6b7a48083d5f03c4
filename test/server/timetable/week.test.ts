import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packContent, unpackContent } from '../../../src/contract/promos.ts';
import type { Shown, Timetable } from '../../../src/contract/timetable.ts';
import { films, renders } from '../../../src/server/db/schema/renders.ts';
import { timetablePromos } from '../../../src/server/db/schema/timetable.ts';
import { renderFilmKind } from '../../../src/server/features/renders/actions.ts';
import { filmClass, writeClass } from '../../../src/server/features/timetable/make-class.ts';
import { queueForgotten } from '../../../src/server/features/timetable/make-week.ts';
import { lockPlace, type Place, setMade } from '../../../src/server/features/timetable/promo-queries.ts';
import type { Services } from '../../../src/server/services.ts';
import { createUser, type TestUser } from '../../factories.ts';
import { startServer, type TestServer } from '../../server.ts';
import { SOON } from '../../soon.ts';
import { createOwner } from '../people/fixtures.ts';
import { addClip } from '../renders/fixtures.ts';

const ZONE = 'Europe/Berlin';
/** A daily class is on in every week. */
const NAMES = ['Spin Basics', 'Pole Level 2', 'Exotic Heels', 'Stretch', 'Silks', 'Hoop'];

let server: TestServer;
let grounds: string[];
beforeAll(async () => {
  // Without a worker: what is queued stays to be looked at, and jobs are run by hand.
  server = await startServer({ ROLES: 'web' });
  grounds = [];
  for (const grey of [40, 90, 140]) grounds.push(await addClip(server, [{ grey, hertz: 440 }]));
});
afterAll(() => server.close());

const shown = async ({ client }: TestUser): Promise<Shown[]> =>
  ((await client.get('/api/timetable?firstDay=1')).body as Timetable).days
    .flatMap((day) => day.occurrences)
    .filter(({ isGone }) => !isGone);
const put = async ({ client }: TestUser, entry: object, id: string = randomUUID()) => {
  expect((await client.put(`/api/timetable/entries/${id}`, { entry, zone: ZONE })).status).toBe(200);
  return id;
};
const isWeekend = (zone: string) =>
  ['Sat', 'Sun'].includes(new Intl.DateTimeFormat('en', { weekday: 'short', timeZone: zone }).format(new Date()));
let teachers = 0;
/** Classes of next week, one a day from Monday on, the last entered first. */
async function weekOf(user: TestUser, many: number, more: object = {}): Promise<Shown[]> {
  // Equal films of two people are one.
  const instructor = `Jo ${'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[teachers++]}`;
  const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'].slice(0, many);
  for (const [at, day] of [...days.entries()].reverse())
    await put(user, { classType: NAMES[at], instructor, schedule: `Every ${day}`, time: '18:00', ...more });
  return nextWeek(user, many);
}
const nextWeek = async (user: TestUser, many: number) => (await shown(user)).slice(-many);
const asked = (classes: readonly Shown[]) => ({ classes: classes.map(({ entryId, of }) => ({ entryId, date: of })) });
const make = ({ client }: TestUser, classes: readonly Shown[]) => client.post('/api/week', asked(classes));
const except = ({ client }: TestUser, { entryId, of }: Shown, exception: object) =>
  client.put(`/api/timetable/entries/${entryId}/exceptions/${of}`, exception);
const states = (classes: readonly Shown[]) => classes.map(({ made }) => made.state);

const placeOf = (user: TestUser, { entryId, of }: Shown, owner = user): Place => ({
  ...{ userId: owner.id, entryId, date: of, personId: user.id },
});
const run = (user: TestUser, each: Shown, { owner = user, services = server.services as Services } = {}) =>
  filmClass(services, placeOf(user, each, owner), { signal: new AbortController().signal, log: services.log });
const write = (user: TestUser, each: Shown) =>
  writeClass(server.services, placeOf(user, each), {
    signal: new AbortController().signal,
    log: server.services.log,
  });
const jobsOf = async (user: TestUser, kind = 'make-class') => {
  const { rows } = await server.services.db.execute<{ entryId: string }>(sql`select data ->> 'entryId' as "entryId"
    from pgboss.job where name = ${kind} and group_id = ${user.id} and state = 'created' order by created_on, id`);
  return rows.map(({ entryId }) => entryId);
};
const filmsOf = async (user: TestUser) =>
  (await server.services.queue.line(renderFilmKind)).filter(({ person }) => person === user.id);
const contentOf = async ({ client }: TestUser, { made }: Shown) =>
  unpackContent((await client.get(`/api/promos/${made.promoId}`)).body.content)!;

describe('making a week', () => {
  it('makes what was asked for in the order of the days, as promos with text, look, background and film [B823]', async () => {
    const user = await createUser(server, { role: 'pro' });
    const week = await weekOf(user, 4);
    const answer = await make(user, [...week].reverse());
    expect([answer.status, answer.body]).toEqual([200, { making: 4 }]);
    expect(states(await nextWeek(user, 4))).toEqual(Array(4).fill('waiting'));
    expect(await jobsOf(user)).toEqual(week.map(({ entryId }) => entryId));
    for (const each of week) await run(user, each);
    const done = await nextWeek(user, 4);
    expect(states(done)).toEqual(Array(4).fill('making'));
    const contents = await Promise.all(done.map((each) => contentOf(user, each)));
    for (const [at, content] of contents.entries()) {
      expect(content).toMatchObject({ origin: 'written', lookBy: 'style', form: { classType: NAMES[at] } });
      expect(content.promo.text).toContain('6:00 PM');
      expect(content.writing!.texts.length).toBeGreaterThan(1);
      expect(content.facts.length).toBeGreaterThan(0);
      expect(content.ticket?.renderId).toBe(done[at]!.made.renderId);
    }
    const over = contents.map(({ background }) => background!.publicId);
    expect(new Set(over).size).toBe(3);
    for (const [at, each] of over.entries()) expect(each).not.toBe(over[at - 1]);
    expect((await user.client.get('/api/promos')).body.total).toBe(4);
    expect(await filmsOf(user)).toHaveLength(4);
  });

  it('makes nothing of a class that has begun, today as before [B861]', async () => {
    const user = await createUser(server, { role: 'pro' });
    // On a clock that shows noon the whole day has one class that is over and one to come.
    const hours = 12 - new Date().getUTCHours();
    const zone = `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`;
    const ids = { begun: randomUUID(), coming: randomUUID() };
    for (const [id, time] of [
      [ids.begun, '00:00'],
      [ids.coming, '23:45'],
    ] as const) {
      for (const schedule of ['Weekdays', 'Weekends']) {
        const entry = { classType: `Spin ${schedule}`, schedule, time };
        const isToday = (schedule === 'Weekends') === isWeekend(zone);
        const answer = await user.client.put(`/api/timetable/entries/${isToday ? id : randomUUID()}`, { entry, zone });
        expect(answer.status, answer.text).toBe(200);
      }
    }
    const { today, days } = (await user.client.get('/api/timetable?firstDay=1')).body as Timetable;
    const all = days.find(({ date }) => date === today)!.occurrences;
    expect(all.map(({ entryId, isOver }) => [entryId, isOver])).toEqual([
      [ids.begun, true],
      [ids.coming, false],
    ]);
    expect((await make(user, all)).body).toEqual({ making: 1 });
    expect((await make(user, all.slice(0, 1))).status).toBe(404);
    expect(await jobsOf(user)).toEqual([ids.coming]);
  });

  it('takes the class’s own look and background [B823]', async () => {
    const user = await createUser(server, { role: 'pro' });
    const week = await weekOf(user, 2, { look: 'poster', background: grounds[1] });
    await make(user, week);
    for (const each of week) await run(user, each);
    for (const each of await nextWeek(user, 2)) {
      const { promo, background, lookBy } = await contentOf(user, each);
      expect([promo.fontFamily, lookBy, background!.publicId]).toEqual(['Space Grotesk', 'person', grounds[1]]);
    }
  });

  it('never takes the background of the class before or after, however little the week has it [B823]', async () => {
    const user = await createUser(server, { role: 'pro' });
    const own = ['Monday', 'Wednesday', 'Friday'];
    for (const [at, day] of own.entries())
      await put(user, { classType: 'Spin', schedule: `Every ${day}`, time: '18:00', background: grounds[at] });
    await put(user, { classType: 'Pole', schedule: 'Every Tuesday', time: '18:00' });
    const week = await nextWeek(user, 4);
    await make(user, week);
    // Tuesday's comes last, when each background stands once in the week.
    for (const each of [week[0]!, week[2]!, week[3]!, week[1]!]) await run(user, each);
    const tuesday = (await nextWeek(user, 4))[1]!;
    expect((await contentOf(user, tuesday)).background!.publicId).toBe(grounds[2]);
  });

  it('makes nothing twice, however many windows ask and however often a job runs [B824]', async () => {
    const user = await createUser(server, { role: 'pro' });
    const week = await weekOf(user, 3);
    const answers = await Promise.all(Array.from({ length: 5 }, () => make(user, week)));
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200));
    expect(answers.reduce((sum, { body }) => sum + body.making, 0)).toBe(3);
    expect(await jobsOf(user)).toHaveLength(3);
    await Promise.all(week.flatMap((each) => [run(user, each), run(user, each)]));
    for (const each of week) await run(user, each);
    expect((await user.client.get('/api/promos')).body.total).toBe(3);
    expect(await filmsOf(user)).toHaveLength(3);
    // What is up to date stays.
    expect((await make(user, week)).body).toEqual({ making: 0 });
  });

  it('goes on where a job has died between text and film, and queues what was never queued [B824]', async () => {
    const user = await createUser(server, { role: 'pro' });
    const week = await weekOf(user, 2);
    await make(user, week);
    const [first] = week;
    const dying = Object.create(server.services, {
      queue: { value: { ...server.services.queue, send: () => Promise.reject(new Error('the process has died')) } },
    }) as Services;
    await expect(run(user, first!, { services: dying })).rejects.toThrow('died');
    const [between] = await nextWeek(user, 2);
    expect(between!.made).toMatchObject({ state: 'waiting', promoId: expect.any(String) });
    const { text } = (await contentOf(user, between!)).promo;
    await run(user, first!);
    const [after] = await nextWeek(user, 2);
    expect([after!.made.state, after!.made.promoId]).toEqual(['making', between!.made.promoId]);
    expect((await contentOf(user, after!)).promo.text).toBe(text);
    expect(await filmsOf(user)).toHaveLength(1);
    // The process that was to queue the second has died.
    const { db } = server.services;
    await db.execute(sql`delete from pgboss.job where name = 'make-class' and group_id = ${user.id}`);
    await db
      .update(timetablePromos)
      .set({ wantedAt: sql`wanted_at - interval '1 minute'` })
      .where(sql`person_id = ${user.id}`);
    await db
      .update(timetablePromos)
      .set({ wantedAt: null })
      .where(sql`wanted_at is not null and person_id <> ${user.id}`);
    await queueForgotten(server.services);
    await queueForgotten(server.services);
    expect(await jobsOf(user)).toEqual([week[1]!.entryId]);
  });

  it('writes all texts first, has films wait in the order of the days, and queues nothing of them twice [B860]', async () => {
    const user = await createUser(server, { role: 'pro' });
    const week = await weekOf(user, 3);
    await make(user, week);
    for (const each of week) await write(user, each);
    const texts = await nextWeek(user, 3);
    for (const each of texts) expect((await contentOf(user, each)).origin).toBe('written');
    expect([states(texts), await filmsOf(user)]).toEqual([Array(3).fill('waiting'), []]);
    const inOrder = week.map(({ entryId }) => entryId);
    expect(await jobsOf(user, 'film-class')).toEqual(inOrder);
    // What waits for its film is not forgotten; what has died is.
    const { db } = server.services;
    const forget = async () => {
      await db.execute(sql`delete from pgboss.job where name = 'make-class' and group_id = ${user.id}`);
      await db.execute(
        sql`update timetable_promos set wanted_at = wanted_at - interval '1 minute' where person_id = ${user.id}`,
      );
    };
    await forget();
    await db.execute(sql`delete from pgboss.job where name = 'film-class' and group_id = ${user.id}`);
    await queueForgotten(server.services);
    expect(await jobsOf(user)).toEqual(inOrder);
    for (const each of week) await write(user, each);
    expect(await jobsOf(user, 'film-class')).toEqual(inOrder);
    await db.execute(sql`delete from pgboss.job where name = 'make-class' and group_id = ${user.id}`);
    await queueForgotten(server.services);
    expect(await jobsOf(user)).toEqual([]);
    // A class that has changed meanwhile has its text written again before its film.
    await put(user, { classType: 'Spin', instructor: 'Jo', schedule: 'Every Monday', time: '18:00' }, inOrder[0]);
    await run(user, week[0]!);
    const [first] = await nextWeek(user, 3);
    expect([first!.made.state, (await contentOf(user, first!)).form.classType]).toEqual(['making', 'Spin']);
    expect((await user.client.delete('/api/week')).status).toBe(200);
    expect(await jobsOf(user, 'film-class')).not.toContain(inOrder[1]);
  });

  it('stops: what is done stays, what waits does not come [B825]', async () => {
    const user = await createUser(server, { role: 'pro' });
    const week = await weekOf(user, 3);
    await make(user, week);
    await run(user, week[0]!);
    await run(user, week[1]!);
    await server.services.db
      .update(films)
      .set({ status: 'done' })
      .where(
        sql`key = (select film_key from ${renders} where id::text = ${(await nextWeek(user, 3))[0]!.made.renderId})`,
      );
    expect((await user.client.delete('/api/week')).status).toBe(200);
    await run(user, week[2]!);
    expect(states(await nextWeek(user, 3))).toEqual(['ready', 'text', 'nothing']);
    expect(await jobsOf(user)).not.toContain(week[2]!.entryId);
    // And goes on when it is asked for again.
    expect((await make(user, week)).body).toEqual({ making: 2 });
  });

  it('says of each class why it could not be made, and makes it when asked again [B825]', async () => {
    const user = await createUser(server, { role: 'pro' });
    const [first, second] = await weekOf(user, 2);
    await put(
      user,
      { classType: '폴댄스', instructor: '지민', schedule: 'Every Monday', time: '18:00' },
      first!.entryId,
    );
    await make(user, [first!, second!]);
    await run(user, first!);
    await run(user, second!);
    const week = await nextWeek(user, 2);
    expect(week[0]!.made).toMatchObject({ state: 'failed', reason: expect.stringContaining('Korean') });
    expect(week[1]!.made.state).toBe('making');
    await put(user, { classType: 'Spin', instructor: 'Jo', schedule: 'Every Monday', time: '18:00' }, first!.entryId);
    expect((await make(user, week)).body).toEqual({ making: 1 });
    await run(user, first!);
    expect((await nextWeek(user, 2))[0]!.made).toMatchObject({ state: 'making', reason: null });
  });

  it('lets the free trial make one video of the week, and says so before and after [B826]', async () => {
    const user = await createUser(server);
    const week = await weekOf(user, 3);
    const left = async () => (await user.client.get('/api/timetable')).body.mayMake;
    expect(await left()).toBe(1);
    const refused = await make(user, week);
    expect([refused.status, refused.body.code]).toEqual([403, 'plan_required']);
    expect(states(await nextWeek(user, 3))).toEqual(Array(3).fill('nothing'));
    expect((await make(user, week.slice(1, 2))).body).toEqual({ making: 1 });
    await run(user, week[1]!);
    expect([await left(), (await make(user, week.slice(0, 1))).status]).toEqual([0, 403]);
    // Anew for another teacher: the same class.
    await except(user, week[1]!, { substitute: 'Carla' });
    await run(user, week[1]!);
    expect((await nextWeek(user, 3))[1]!.made.state).toBe('making');
    const pro = await createUser(server, { role: 'pro' });
    await weekOf(pro, 1);
    expect((await pro.client.get('/api/timetable')).body.mayMake).toBeNull();
  });
});

describe('a change of the day', () => {
  it('has text and film follow at once, and the next week is as before [B827]', async () => {
    const user = await createUser(server, { role: 'pro' });
    await put(user, { classType: 'Spin', instructor: 'Jo', schedule: 'Every Sunday', time: '23:45' });
    const week = await shown(user);
    await make(user, week);
    for (const each of week) await run(user, each);
    const before = await shown(user);
    const [one, other] = before.slice(-2);
    const texts = async (each: Shown) => (await contentOf(user, each)).promo.text;
    const [was, kept] = [await texts(one!), await texts(other!)];
    await except(user, one!, { substitute: 'Carla' });
    const changed = (await shown(user)).find(({ of }) => of === one!.of)!;
    expect(changed.made).toMatchObject({ state: 'waiting', promoId: one!.made.promoId });
    await run(user, changed);
    const after = (await shown(user)).find(({ of }) => of === one!.of)!;
    expect(after.made.state).toBe('making');
    expect(after.made.renderId).not.toBe(one!.made.renderId);
    expect([await texts(after), was]).toEqual([expect.stringContaining('Carla'), expect.not.stringContaining('Carla')]);
    expect(await texts(other!)).toBe(kept);
  });

  it('begins nothing where there is none, and keeps a text that was edited beside the new one [B827]', async () => {
    const user = await createUser(server, { role: 'pro' });
    const [one, two] = await weekOf(user, 2);
    await except(user, one!, { state: 'soldOut' });
    expect(states(await nextWeek(user, 2))).toEqual(['nothing', 'nothing']);
    await make(user, [two!]);
    await run(user, two!);
    const made = (await nextWeek(user, 2))[1]!;
    const { version, content } = (await user.client.get(`/api/promos/${made.made.promoId}`)).body;
    const mine = { ...unpackContent(content)!, origin: 'edited' as const, ticket: null };
    mine.promo = { ...mine.promo, text: 'My own words' };
    await user.client.put(`/api/promos/${made.made.promoId}`, { version, content: packContent(mine) });
    await except(user, two!, { placesLeft: 2 });
    await run(user, two!);
    const now = await contentOf(user, (await nextWeek(user, 2))[1]!);
    expect(now).toMatchObject({ origin: 'written', replacedText: 'My own words' });
  });

  it('is for the member whose class it is; the owner sees it, and a member who leaves makes no more [B827]', async () => {
    const owner = await createOwner(server);
    const member = await createUser(server, { role: 'studio_team' });
    const { rows: seats } = await server.services.db.execute<{ id: string; name: string }>(
      sql`insert into studio_members (studio_id, user_id, email, name) values (${owner.id}, ${member.id}, ${member.email}, 'Mia')
        returning id, name`,
    );
    const seat = seats[0]!;
    const id = await put(owner, { classType: 'Spin', memberId: seat.id, schedule: 'Every Sunday', time: '23:45' });
    const [mine] = (await shown(member)).slice(-1);
    await make(member, [mine!]);
    await run(member, mine!, { owner });
    await except(member, mine!, { substitute: 'Carla' });
    await run(member, mine!, { owner });
    const [seen] = (await shown(owner)).slice(-1);
    expect(seen).toMatchObject({ exception: { substitute: 'Carla' }, made: { state: 'making', by: seat.name } });
    await except(member, mine!, { substitute: 'Leo' });
    await owner.client.delete(`/api/studio/team/${seat.id}`);
    await run(member, mine!, { owner });
    const { rows } = await server.services.db.execute(
      sql`select wanted_at as wanted from timetable_promos where entry_id = ${id} and person_id = ${member.id}`,
    );
    expect(rows).toEqual([{ wanted: null }]);
  });

  it('follows also where it comes in the moment in which the first text is kept [B827]', async () => {
    const user = await createUser(server, { role: 'pro' });
    const [one] = await weekOf(user, 1);
    await make(user, [one!]);
    await run(user, one!);
    const { promoId } = (await nextWeek(user, 1))[0]!.made;
    const place = placeOf(user, one!);
    await setMade(server.services.db, place, { promoId: null });
    const { changing } = await server.services.db.transaction(async (tx) => {
      await lockPlace(tx, place);
      const changing = except(user, one!, { substitute: 'Carla' });
      await sleep(500);
      await setMade(tx, place, { promoId });
      return { changing };
    });
    await changing;
    expect((await nextWeek(user, 1))[0]!.made.state).toBe('waiting');
  });

  it('is made again where it changes while it is being made [B827]', async () => {
    const user = await createUser(server, { role: 'pro' });
    const [one] = await weekOf(user, 1);
    await make(user, [one!]);
    const { queue } = server.services;
    let changed = false;
    const slow = Object.create(server.services, {
      queue: {
        value: {
          ...queue,
          // When the film of the first text is queued, the class has another teacher.
          send: async (...args: Parameters<typeof queue.send>) => {
            if (!changed) {
              changed = true;
              await except(user, one!, { substitute: 'Carla' });
            }
            return queue.send(...args);
          },
        },
      },
    }) as Services;
    await run(user, one!, { services: slow });
    const [now] = await nextWeek(user, 1);
    expect(now!.made.state).toBe('making');
    expect((await contentOf(user, now!)).promo.text).toContain('Carla');
  });
});

it('a whole week comes out by itself, in order, with one film being made and one that waits [B823 B860]', async () => {
  const working = await startServer({ ROLES: 'web,worker' });
  try {
    const user = await createUser(working, { role: 'pro' });
    const week = await weekOf(user, 5);
    await make(user, week);
    const open: number[] = [];
    const look = async () => {
      open.push((await working.services.queue.line(renderFilmKind)).length);
      return states(await nextWeek(user, 5));
    };
    await expect.poll(look, { ...SOON, interval: 200 }).toEqual(Array(5).fill('ready'));
    expect(Math.max(...open)).toBe(2);
    const { rows } = await working.services.db.execute<{ at: Date }>(
      sql`select f.finished_at as at from timetable_promos t join promos p on p.id = t.promo_id
        join renders r on r.id::text = p.render_id join films f on f.key = r.film_key order by t.date`,
    );
    const ends = rows.map(({ at }) => new Date(at).getTime());
    expect(ends).toEqual(ends.toSorted((a, b) => a - b));
  } finally {
    await working.close();
  }
});
