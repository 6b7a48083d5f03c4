import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { PAGES } from '../../src/contract/pages.ts';
import { person, signIn } from './people.ts';
import { openPage } from './show.tsx';

/** What a screen reader has been told since the page was opened. */
const statuses = () =>
  page
    .getByRole('status')
    .elements()
    .map((each) => each.textContent);

/** The heading of the page has the focus, or something within the page has and the heading is said. */
async function expectArrival(where: string): Promise<void> {
  await expect
    .poll(
      () => {
        const heading = page.getByRole('heading', { level: 1 }).elements()[0];
        if (!heading) return 'no heading yet';
        const { activeElement } = document;
        if (activeElement === heading) return 'arrived';
        const said = statuses().includes(heading.textContent ?? '');
        return said && activeElement !== document.body ? 'arrived' : `focus on ${activeElement?.tagName}`;
      },
      { message: where },
    )
    .toBe('arrived');
}

/** From each of them to the next, and back to the first. */
async function walk(paths: readonly string[]): Promise<void> {
  const router = await openPage(paths[0]!);
  await expect.element(page.getByRole('heading', { level: 1 })).toBeInTheDocument();
  for (const path of [...paths.slice(1), paths[0]!]) {
    await router.navigate({ href: path });
    await expectArrival(path);
  }
}

test('K3: every page of a visitor takes the focus to its heading, or says it [B522]', () => walk(PAGES));

test('K3: every page of a person does', () => {
  signIn(person());
  return walk(PAGES.filter((path) => path !== '/auth'));
});

test('K3: the first page leaves the focus to the browser', async () => {
  await openPage('/privacy');
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(document.activeElement).toBe(document.body);
});

test('K3: a page that begins in a field is said', async () => {
  const router = await openPage('/privacy');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
  await router.navigate({ href: '/auth' });
  await expect.element(page.getByLabelText('Email')).toHaveFocus();
  await expect.poll(statuses).toContain('Welcome back');
});
