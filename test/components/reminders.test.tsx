import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { getFeed } from '../../src/contract/posting.ts';
import {
  addDevice,
  answerReminder,
  getReminders,
  readReminder,
  removeDevice,
  setReminders,
} from '../../src/contract/reminders.ts';
import { getTimetable } from '../../src/contract/timetable.ts';
import { answer, callsOf, refuse } from './answers.ts';
import { person, signIn } from './people.ts';
import { openPage, press } from './show.tsx';
import { keptClass, timetableOf } from './timetables.ts';

const ENDPOINT = 'https://push.example/send/1';
const P256DH = `B${'A'.repeat(86)}`;
const AUTH = 'A'.repeat(22);
const SPIN = keptClass('11111111-1111-4111-8111-111111111111', { classType: 'Spin Basics' });
let settings = { publicKey: P256DH, byMail: false, atNight: false, devices: [] as string[] };
let subscription: object | null = null;

/** A browser that can show messages, whose push service gives it an address; no test's browser reaches one. */
function setBrowser(permission: NotificationPermission, asked = vi.fn(async () => permission)) {
  const made = {
    endpoint: ENDPOINT,
    toJSON: () => ({ endpoint: ENDPOINT, keys: { p256dh: P256DH, auth: AUTH } }),
    unsubscribe: async () => {
      subscription = null;
      return true;
    },
  };
  const pushManager = {
    getSubscription: async () => subscription,
    subscribe: vi.fn(async () => {
      subscription = made;
      return made;
    }),
  };
  vi.spyOn(navigator.serviceWorker, 'ready', 'get').mockResolvedValue({ pushManager } as never);
  vi.spyOn(navigator.serviceWorker, 'getRegistration').mockResolvedValue({ pushManager } as never);
  const given = { permission: permission === 'denied' ? permission : 'default', requestPermission: asked };
  vi.stubGlobal('Notification', given);
  return { asked, subscribe: pushManager.subscribe };
}

beforeEach(() => {
  settings = { publicKey: P256DH, byMail: false, atNight: false, devices: [] };
  subscription = null;
  signIn(person());
  answer(getTimetable, timetableOf([SPIN]));
  answer(getFeed, { madeAt: null });
  answer(getReminders, () => settings);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function open() {
  await openPage('/week');
  await press('Say when to post');
  await expect.element(page.getByRole('heading', { name: 'Reminders' })).toBeVisible();
}
const here = () => page.getByRole('switch', { name: 'In this browser' });

test('this browser is asked only upon a tap, and shows reminders until it is switched off [B946]', async () => {
  const { asked, subscribe } = setBrowser('granted');
  answer(removeDevice, () => {
    settings = { ...settings, devices: [] };
    return { message: 'No more.' };
  });
  await open();
  await expect.element(here()).not.toBeChecked();
  expect(asked).not.toHaveBeenCalled();
  const sum = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(ENDPOINT));
  const name = btoa(String.fromCharCode(...new Uint8Array(sum)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
  answer(addDevice, () => {
    settings = { ...settings, devices: [name] };
    return { message: 'Shown.' };
  });
  await here().click();
  await expect.element(here()).toBeChecked();
  expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: P256DH });
  await expect
    .poll(() => callsOf(addDevice))
    .toMatchObject([{ body: { endpoint: ENDPOINT, p256dh: P256DH, auth: AUTH } }]);
  await here().click();
  await expect.element(here()).not.toBeChecked();
  await expect.poll(() => callsOf(removeDevice)).toMatchObject([{ params: { device: name } }]);
  expect(subscription).toBeNull();
});

test('a browser that is not allowed to, or cannot, says what to do [B946]', async () => {
  setBrowser('denied');
  await open();
  await expect.element(page.getByText(/^Messages from this site are blocked\./)).toBeVisible();
  await expect.element(here()).not.toBeInTheDocument();
});

test('whoever says no to the browser reads what happened, and stays without [B946]', async () => {
  setBrowser('default');
  await open();
  await here().click();
  await expect.element(page.getByText(/Try again, and choose Allow\.$/)).toBeVisible();
  await expect.element(here()).not.toBeChecked();
  expect(callsOf(addDevice)).toEqual([]);
});

test('mail and night are switched by one tap each, and what could not be saved is said [B946]', async () => {
  setBrowser('granted');
  answer(setReminders, ({ body }) => {
    settings = { ...settings, ...body } as typeof settings;
    return { message: 'Saved.' };
  });
  await open();
  await page.getByRole('switch', { name: 'By mail' }).click();
  await expect.element(page.getByRole('switch', { name: 'By mail' })).toBeChecked();
  refuse(setReminders, 'unavailable');
  await page.getByRole('switch', { name: 'At night, too' }).click();
  await expect.element(page.getByRole('region', { name: 'Reminders' }).getByRole('alert')).toBeVisible();
  await expect.element(page.getByRole('switch', { name: 'At night, too' })).not.toBeChecked();
});

test('the account has the same [B946]', async () => {
  setBrowser('granted');
  await openPage('/week');
  await press('Account');
  await press('Reminders');
  await expect.element(here()).not.toBeChecked();
  await expect.element(page.getByRole('switch', { name: 'By mail' })).toBeVisible();
});

const KEY = `${'0'.repeat(8)}-0000-4000-8000-${'0'.repeat(12)}.${'A'.repeat(43)}`;
const POSTS = [{ classType: 'Spin Basics', date: '2026-12-03', time: '19:00' }];

test('a mail’s link notes nothing until somebody taps; then it says what was done [B944]', async () => {
  answer(readReminder, { posts: POSTS, isAnswered: false, byMail: true });
  answer(answerReminder, { message: 'It is noted as posted.' });
  await openPage(`/reminder?key=${KEY}`);
  await expect.element(page.getByText(/^Spin Basics, Thursday, December 3 at/)).toBeVisible();
  expect(callsOf(answerReminder)).toEqual([]);
  await press('I have posted it');
  await expect.element(page.getByText('It is noted as posted.')).toBeVisible();
  await expect.poll(() => callsOf(answerReminder)).toMatchObject([{ body: { key: KEY, answer: 'posted' } }]);
});

test('a mail’s other link ends the mails by one tap; one that has expired says so [B945]', async () => {
  answer(readReminder, { posts: POSTS, isAnswered: true, byMail: true });
  answer(answerReminder, { message: 'You get no more reminders by mail.' });
  await openPage(`/reminder?key=${KEY}&stop=mail`);
  await press('No more reminders by mail');
  await expect.element(page.getByText('You get no more reminders by mail.')).toBeVisible();
  await expect.poll(() => callsOf(answerReminder)).toMatchObject([{ body: { answer: 'noMail' } }]);
  refuse(readReminder, 'not_found', { message: 'This link has expired. Open your week to see what is to be posted.' });
  await openPage(`/reminder?key=${KEY.replace('A', 'B')}`);
  await expect.element(page.getByText(/This link has expired/)).toBeVisible();
});
