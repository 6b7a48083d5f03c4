import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { packContent, unpackContent } from '../../src/contract/promos.ts';
import type { Shown, Timetable } from '../../src/contract/timetable.ts';
import type { Services } from '../../src/server/services.ts';
import { addFilm } from './films.ts';
import { expect, type Person, press, signIn, signUp, test } from './fixtures.ts';
import { giveSeat, OWNER } from './people.ts';

const at = ({ entryId, of }: Shown, what: string) => `/api/timetable/entries/${entryId}/days/${of}/${what}`;
const last = async ({ request }: Page): Promise<Shown> =>
  ((await (await request.get('/api/timetable?firstDay=1')).json()) as Timetable).days
    .flatMap(({ occurrences }) => occurrences)
    .at(-1)!;

/** Another person's browser. */
async function browserOf(browser: Browser, person: Person): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  await signIn(context, person);
  return context.newPage();
}

/** The member's video of the studio's class is finished; it is another one each time. */
async function makeVideo(services: Services, member: Page, person: Person): Promise<Shown> {
  const shown = await last(member);
  const { renderId } = await addFilm(services, person.id);
  const { promoId } = await (await member.request.post(at(shown, 'promo'))).json();
  const { version, content } = await (await member.request.get(`/api/promos/${promoId}`)).json();
  const ticket = { renderId, overlayId: null, watermark: false };
  const next = packContent({ ...unpackContent(content)!, origin: 'written', ticket });
  expect((await member.request.put(`/api/promos/${promoId}`, { data: { version, content: next } })).ok()).toBe(true);
  return last(member);
}

/** A studio that sees videos first, with a class and a member; the page's browser is the owner's. */
async function openStudioOf(services: Services, page: Page, owner: Person, browser: Browser) {
  const person = await signUp(services);
  await giveSeat(services, owner, { email: person.email, name: 'Mia', member: person });
  const entry = { classType: 'Spin Basics', schedule: 'Every Sunday', time: '19:00' };
  const put = (path: string, data: object) => page.request.put(path, { data });
  await put(`/api/timetable/entries/${randomUUID()}`, { entry, zone: 'Europe/Berlin' });
  await put('/api/timetable/post-rule', { rule: { daysBefore: 1, time: '18:00' } });
  expect((await put('/api/studio/sees-first', { seesFirst: true })).ok()).toBe(true);
  return { person, member: await browserOf(browser, person) };
}

test('a video is sent back with a note that its member reads, is made again, approved, and only then noted as posted [B1002]', async ({
  page,
  join,
  browser,
  services,
}) => {
  const owner = await join({ ...OWNER, instructorName: 'Olga', studio: 'Moon Studio' });
  const { person, member } = await openStudioOf(services, page, owner, browser);
  const shown = await makeVideo(services, member, person);
  await member.goto('/week');
  await expect(member.getByRole('button', { name: /Spin Basics.*Waiting for Olga/ })).toBeVisible();

  await page.goto('/week?videos=waiting');
  await page.getByRole('button', { name: /^Send back Spin Basics/ }).click();
  await page.getByLabel('What is to be different? Mia reads it.').fill('Less orange, please.');
  await press(page, 'Send it back');
  await expect(page.getByText('Sent back: “Less orange, please.”')).toBeVisible();

  await member.reload();
  await member.getByRole('button', { name: /Spin Basics.*Sent back by Olga/ }).click();
  await expect(member.getByText('Olga writes: “Less orange, please.”')).toBeVisible();
  const early = await member.request.put(at(shown, 'posted'));
  expect(early.status(), 'nor past the page').toBe(409);

  await makeVideo(services, member, person);
  await page.reload();
  await page.getByRole('button', { name: /^Approve Spin Basics/ }).click();
  await expect(page.getByText('Approved', { exact: true })).toBeVisible();
  await member.goto('/week');
  await member
    .getByRole('button', { name: /Spin Basics/ })
    .last()
    .click();
  await member.getByRole('button', { name: /^I have posted it: Spin Basics/ }).click();
  await expect.poll(async () => (await last(member)).posting?.state).toBe('posted');
  await member.context().close();
});

test('an owner whose member leaves meanwhile is told so, and a member whose owner is deleted has nothing of the studio [B1002]', async ({
  page,
  join,
  browser,
  services,
}) => {
  const owner = await join({ ...OWNER, instructorName: 'Olga', studio: 'Moon Studio' });
  const { person, member } = await openStudioOf(services, page, owner, browser);
  await makeVideo(services, member, person);
  await page.goto('/week?videos=waiting');
  const approve = page.getByRole('button', { name: /^Approve Spin Basics/ });
  await expect(approve).toBeVisible();
  const left = await member.request.post('/api/studio/leave', { data: { studioId: owner.id } });
  expect(left.ok(), await left.text()).toBe(true);
  // As it still stands on the page.
  await approve.click();
  await expect(page.getByText('This video does not wait for you any more.')).toBeVisible();
  await page.reload();
  await expect(page.getByText(/Nothing waits for you/)).toBeVisible();
  await member.goto('/week');
  await expect(member.getByText('Spin Basics')).toHaveCount(0);

  const other = await signUp(services, { ...OWNER, instructorName: 'Nora', studio: 'Sun Studio' });
  const nora = await browserOf(browser, other);
  const next = await openStudioOf(services, nora, other, browser);
  await makeVideo(services, next.member, next.person);
  await next.member.goto('/week');
  await next.member.getByRole('button', { name: /Spin Basics.*Waiting for Nora/ }).waitFor();
  const admin = await signUp(services, { role: 'admin' });
  const console = await browserOf(browser, admin);
  const gone = await console.request.delete(`/api/admin/user/${other.id}`);
  expect(gone.ok(), await gone.text()).toBe(true);
  await next.member.reload();
  await expect(next.member.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(next.member.getByText('Spin Basics')).toHaveCount(0);
  await expect(next.member.getByText(/Waiting for/)).toHaveCount(0);
  for (const each of [member, nora, next.member, console]) await each.context().close();
});
