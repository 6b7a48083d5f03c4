import { randomBytes, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { packContent, unpackContent } from '../../../src/contract/promos.ts';
import type { Shown, Timetable } from '../../../src/contract/timetable.ts';
import { users } from '../../../src/server/db/schema/people.ts';
import { films, renders } from '../../../src/server/db/schema/renders.ts';
import { studioMembers } from '../../../src/server/db/schema/studio.ts';
import { remind } from '../../../src/server/features/reminders/remind.ts';
import { Client } from '../../../test/client.ts';
import { SOUND_LOOP } from '../../../test/journeys/films.ts';
import { readOutbox } from '../../../test/outbox.ts';
import { PASSWORD, type Site, signUp } from '../site.ts';
import { expect, type Journey, signIn, step, type World } from './world.ts';

/** Somebody's own calls, as their browser makes them. */
async function clientOf({ url }: Site, email: string): Promise<Client> {
  const client = new Client(url);
  const { status, text } = await client.post('/api/auth/login', { email, password: PASSWORD });
  expect(status === 200, text);
  return client;
}

const idOf = async ({ services }: Site, email: string) =>
  (await services.db.select({ id: users.id }).from(users).where(eq(users.email, email)))[0]!.id;
const last = async (client: Client): Promise<Shown> =>
  ((await client.get('/api/timetable?firstDay=1')).body as Timetable).days
    .flatMap(({ occurrences }) => occurrences)
    .at(-1)!;

/** A finished video of the class on its last day that the page shows. */
async function makeVideo({ services: { db } }: Site, client: Client, userId: string): Promise<void> {
  const { entryId, of } = await last(client);
  const [key, publicId] = [randomBytes(32).toString('hex'), `renders/${randomBytes(16).toString('hex')}`];
  const plan = {
    kind: 'film',
    frame: null,
    drawn: null,
    animation: 'none',
    coverFirst: false,
    background: null,
  } as const;
  const file = { storageKey: `${SOUND_LOOP.folder}/preview.mp4`, finishedAt: new Date() };
  const done = { status: 'done', progress: 100, plan: { ...plan, duration: 4, watermark: false } } as const;
  await db.insert(films).values({ key, publicId, ...done, ...file });
  const [render] = await db.insert(renders).values({ userId, filmKey: key }).returning({ id: renders.id });
  const { promoId } = (await client.post(`/api/timetable/entries/${entryId}/days/${of}/promo`)).body;
  const { version, content } = (await client.get(`/api/promos/${promoId}`)).body;
  const ticket = { renderId: render!.id, overlayId: null, watermark: false };
  const next = packContent({ ...unpackContent(content)!, origin: 'written', ticket });
  const { status, text } = await client.put(`/api/promos/${promoId}`, { version, content: next });
  expect(status === 200, text);
}

/** The owner's studio sees its member's video of a class first; the owner has one of it, too, which has long been due. */
async function addStudio({ site, email }: World): Promise<void> {
  const owner = await clientOf(site, email);
  const entry = { classType: 'Spin Basics', schedule: 'Every Sunday', time: '19:00' };
  await owner.put(`/api/timetable/entries/${randomUUID()}`, { entry, zone: 'Europe/Berlin' });
  await owner.put('/api/timetable/post-rule', { rule: { daysBefore: 14, time: '00:00' } });
  await owner.put('/api/studio/sees-first', { seesFirst: true });
  const mia = await signUp(site);
  const [ownerId, miaId] = [await idOf(site, email), await idOf(site, mia)];
  await site.services.db.insert(studioMembers).values({ studioId: ownerId, email: mia, name: 'Mia', userId: miaId });
  await makeVideo(site, await clientOf(site, mia), miaId);
  await makeVideo(site, owner, ownerId);
}

/** From the video that a member has made to what became of it. */
export const posts: Journey = {
  name: 'out of the door',
  steps: [
    step('an owner signs in', async (world) => {
      world.email = await signUp(world.site, { role: 'studio_owner', subscriptionStatus: 'studio_pro' });
      await addStudio(world);
      await signIn(world);
    }),
    step('approves what waits', async ({ page, site }) => {
      await page.open(`${site.url}/week?videos=waiting`);
      await page.press({ role: 'button', name: /^Approve Spin Basics/ });
      await page.read(/Spin Basics is approved/);
    }),
    step('reads how videos are posted, and has reminders by mail', async ({ page, site }) => {
      await page.open(`${site.url}/week`);
      await page.press({ role: 'button', name: /^Post .* before/ });
      await page.read(/Instagram asks you for three permissions/);
      await page.press({ role: 'field', name: /^By mail/ });
      const byMail = () => page.run(async () => (await (await fetch('/api/reminders')).json()).byMail as boolean);
      await page.until('reminder by mail', byMail);
    }),
    step('answers the mail’s link', async ({ page, site, email }) => {
      await remind(site.services, await idOf(site, email));
      let link: string | undefined;
      await page.until('link to answer in a mail', async () => {
        const mails = (await readOutbox(site)).filter(({ to }) => to === email);
        link = mails.flatMap(({ text }) => /https?:\/\/\S+\/reminder\?key=[\w.-]+/.exec(text)?.[0] ?? [])[0];
        return link !== undefined;
      });
      await page.open(link!);
      await page.press({ role: 'button', name: 'I have posted it' });
      await page.read(/It is noted as posted/);
    }),
    step('sees what became of the month', async ({ page, site, email }) => {
      const { date } = await last(await clientOf(site, email));
      await page.open(`${site.url}/month?month=${date.slice(0, 7)}`);
      await page.read(/Your video, posted/);
      await page.read(/Video by Mia, planned for/);
      await page.see({ role: 'link', name: 'Export CSV' });
    }),
  ],
};
