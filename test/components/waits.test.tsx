import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { getAuthUser } from '../../src/contract/session.ts';
import { hold } from './answers.ts';
import { person, signIn } from './people.ts';
import { openPage } from './show.tsx';
import { holdTimers } from './timers.ts';

test('an unknown address says Loading... for 200 ms before it is not found [S2.5 S9.11 T1]', async () => {
  const timers = holdTimers(200);
  await openPage('/nowhere');
  const notFound = page.getByRole('heading', { name: '404 Page Not Found' });
  await expect.poll(() => timers.count(200)).toBeGreaterThan(0);
  await expect.element(page.getByRole('status').filter({ hasText: 'Loading...' })).toBeVisible();
  expect(notFound.elements()).toEqual([]);
  timers.end(200);
  await expect.element(notFound).toBeVisible();
});

test('the welcome form waits until 150 ms after the person is known [S4.4 S9.11]', async () => {
  signIn(person(), { instructorName: '' });
  const timers = holdTimers(150);
  const release = hold(getAuthUser);
  await openPage('/');
  await expect.element(page.getByRole('status').filter({ hasText: /^Loading$/ })).toBeVisible();
  expect(timers.count(150)).toBe(0);
  release();
  await expect.poll(() => timers.count(150)).toBeGreaterThan(0);
  const welcome = page.getByRole('heading', { name: 'Welcome to Spinreel' });
  expect(welcome.elements()).toEqual([]);
  timers.end(150);
  await expect.element(welcome).toBeVisible();
});
