import { randomUUID } from 'node:crypto';
import type { CDPSession, Page, Worker } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { packContent, unpackContent } from '../../src/contract/promos.ts';
import type { Shown, Timetable } from '../../src/contract/timetable.ts';
import { users } from '../../src/server/db/schema/people.ts';
import { reminders } from '../../src/server/db/schema/reminders.ts';
import { postsDue } from '../../src/server/features/reminders/messages.ts';
import { remind } from '../../src/server/features/reminders/remind.ts';
import type { Notice } from '../../src/server/push/outbox.ts';
import { addFilm } from './films.ts';
import { expect, openStudio, test } from './fixtures.ts';
import { BASE_URL } from './place.ts';

test.use({
  ...{ serviceWorkers: 'allow', permissions: ['notifications'] },
  ...{ viewport: { width: 390, height: 844 }, hasTouch: true },
});

const at = ({ entryId, of }: Shown, what: string) => `/api/timetable/entries/${entryId}/days/${of}/${what}`;
const last = async (page: Page): Promise<Shown> =>
  ((await (await page.request.get('/api/timetable?firstDay=1')).json()) as Timetable).days
    .flatMap(({ occurrences }) => occurrences)
    .at(-1)!;

/** A class whose video is finished and has long been due. */
async function addDue(page: Page, renderId: string): Promise<Shown> {
  const entry = { classType: 'Spin Basics', schedule: 'Every Sunday', time: '19:00' };
  const zone = 'Europe/Berlin';
  await page.request.put(`/api/timetable/entries/${randomUUID()}`, { data: { entry, zone } });
  const shown = await last(page);
  const { promoId } = await (await page.request.post(at(shown, 'promo'))).json();
  const { version, content } = await (await page.request.get(`/api/promos/${promoId}`)).json();
  const ticket = { renderId, overlayId: null, watermark: false };
  const next = packContent({ ...unpackContent(content)!, origin: 'written', ticket });
  expect((await page.request.put(`/api/promos/${promoId}`, { data: { version, content: next } })).ok()).toBe(true);
  await page.request.put('/api/timetable/post-rule', { data: { rule: { daysBefore: 14, time: '00:00' } } });
  await page.request.patch('/api/reminders', { data: { byMail: true, atNight: true } });
  return last(page);
}

/** The service worker's registration, as the browser's own tools name it. */
async function registrationOf(cdp: CDPSession): Promise<string> {
  const found = new Promise<string>((resolve) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations.filter(({ isDeleted }) => !isDeleted);
      if (first) resolve(first.registrationId);
    });
  });
  await cdp.send('ServiceWorker.enable');
  return found;
}

type Scope = EventTarget & { registration: ServiceWorkerRegistration };

/**
 * The headless shell forbids messages, whatever is granted (PLATFORM_BUGS.md): a list stands in for what it would show, as browsers do it, one for each
 * tag. With CHROMIUM_PATH=/usr/bin/chromium the browser shows them itself.
 */
const standIn = (worker: Worker) =>
  worker.evaluate(() => {
    if (Notification.permission === 'granted') return;
    const shown = new Map<string, object>();
    const { registration } = globalThis as unknown as Scope;
    Object.assign(registration, {
      getNotifications: async () => [...shown.values()],
      showNotification: async (title: string, { tag = '', ...options }: NotificationOptions) => {
        shown.set(tag, { ...options, title, tag, close: () => shown.delete(tag) });
      },
    });
  });

const shownBy = (worker: Worker) =>
  worker.evaluate(async () => {
    const all = await (globalThis as unknown as Scope).registration.getNotifications();
    return all.map(({ title, body }) => ({ title, body }));
  });

/** Taps on the message, or on one of its buttons: without a screen there is nothing to tap on, so that the event comes from here. */
const tap = (worker: Worker, action: string) =>
  worker.evaluate(async (action) => {
    const scope = globalThis as unknown as Scope;
    const [notification] = await scope.registration.getNotifications();
    let done: Promise<unknown> = Promise.resolve();
    const waitUntil = (work: Promise<unknown>) => {
      done = work;
    };
    scope.dispatchEvent(Object.assign(new Event('notificationclick'), { notification, action, waitUntil }));
    await done.catch(() => undefined);
  }, action);

test('the message that the server sends is shown once; a tap opens the finished video, ready to share, and one notes that it is posted [B943 B944]', async ({
  page,
  context,
  join,
  services,
}) => {
  const { id } = await join({ role: 'pro' });
  const { renderId } = await addFilm(services, id);
  const shown = await addDue(page, renderId);
  await remind(services, id);
  const [reminder] = await services.db.select().from(reminders).where(eq(reminders.userId, id));
  const [person] = await services.db.select().from(users).where(eq(users.id, id));
  const notice = (await postsDue.write({ reminderId: reminder!.id }, services, person!)) as Notice;

  await openStudio(page);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  // From its second visit on the page is the worker's.
  await page.reload();
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  const cdp = await context.newCDPSession(page);
  const registrationId = await registrationOf(cdp);
  const worker = context.serviceWorkers()[0]!;
  await standIn(worker);
  const deliver = () =>
    cdp.send('ServiceWorker.deliverPushMessage', { origin: BASE_URL, registrationId, data: JSON.stringify(notice) });
  for (let time = 0; time < 2; time++) await deliver();
  const { title, body } = notice;
  await expect.poll(() => shownBy(worker)).toEqual([{ title, body }]);
  expect(title).toBe('Post “Spin Basics” now');

  await tap(worker, '');
  await expect(page).toHaveURL(`${BASE_URL}/?promo=${shown.made.promoId}&show=video`);
  await expect(page.getByLabel('Full-screen video')).toBeVisible();
  await expect(page.getByRole('button', { name: /^(Share|Download)/ }).first()).toBeEnabled();
  expect(await shownBy(worker)).toEqual([]);
  expect((await last(page)).posting!.state).toBe('overdue');

  await deliver();
  await expect.poll(() => shownBy(worker)).toHaveLength(1);
  await tap(worker, 'posted');
  await expect.poll(async () => (await last(page)).posting!.state).toBe('posted');
  await page.screenshot({ path: test.info().outputPath('film.png') });
});
