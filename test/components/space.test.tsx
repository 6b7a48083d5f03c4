import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { getMySpace, removeOldFilms, type Space } from '../../src/contract/space.ts';
import { AccountSettings } from '../../src/web/features/account/account-settings.tsx';
import { answer, callsOf, refuse } from './answers.ts';
import { person, signIn } from './people.ts';
import { button, press, showPart } from './show.tsx';

afterEach(() => page.viewport(1440, 900));

const SPACE: Space = {
  kinds: [
    { kind: 'library', usedBytes: 1_240_000_000, limitBytes: 5_000_000_000 },
    { kind: 'film', usedBytes: 9_600_000_000, limitBytes: 10_000_000_000 },
    { kind: 'compression', usedBytes: 0, limitBytes: 4_000_000_000 },
    { kind: 'frame', usedBytes: 31_000_000, limitBytes: 300_000_000 },
    { kind: 'part', usedBytes: 12_000_000, limitBytes: 500_000_000 },
    { kind: 'logo', usedBytes: 40_000, limitBytes: 50_000_000 },
  ],
  promos: { count: 17, limit: 200, usedBytes: 68_000 },
  oldFilms: { count: 12, bytes: 96_000_000 },
};

async function openSpace(): Promise<void> {
  await showPart(<AccountSettings opened onClose={() => {}} />);
  await press('Space used');
}

for (const [width, height] of [
  [390, 664],
  [360, 640],
  [390, 844],
  [1440, 900],
] as const) {
  test(`Space used says by kind what is used and how room is made, at ${width}x${height} [A14 B403]`, async () => {
    await page.viewport(width, height);
    signIn(person('individual'));
    answer(getMySpace, SPACE);
    await openSpace();
    for (const text of ['1.2 GB of 5 GB used', '9.6 GB of 10 GB used', '31 MB of 300 MB used'])
      await expect.element(page.getByText(text)).toBeVisible();
    await expect.element(page.getByText(/You have 17 of 200 promos, which take 68 kB/)).toBeInTheDocument();
    await expect.element(page.getByText('Videos in the compressor')).not.toBeInTheDocument();
    const body = document.querySelector<HTMLElement>('[role="dialog"]')!;
    expect(body.scrollWidth).toBeLessThanOrEqual(width);
    await page.screenshot({ path: `../../dist/screens/space-${width}x${height}.png` });
  });
}

test('old videos are removed after a question that says what stays and what ends [B403]', async () => {
  signIn(person('individual'));
  let now = SPACE;
  answer(getMySpace, () => now);
  answer(removeOldFilms, () => {
    now = { ...SPACE, oldFilms: { count: 0, bytes: 0 } };
    return now;
  });
  await openSpace();
  await press('Remove 12 old videos (96 MB)');
  await expect.element(page.getByText(/Your promos stay, .* links that you have shared stop working/)).toBeVisible();
  expect(callsOf(removeOldFilms)).toHaveLength(0);
  await press('Remove videos');
  await expect.poll(() => callsOf(removeOldFilms).length).toBe(1);
  await expect.element(page.getByText('9.6 GB of 10 GB used')).toBeVisible();
  await expect.element(button('Remove 12 old videos (96 MB)')).not.toBeInTheDocument();
});

test('a failure is told, and it can be tried again [B403]', async () => {
  signIn(person('free'));
  answer(getMySpace, SPACE);
  refuse(getMySpace, 'unavailable', {}, 1);
  await openSpace();
  await expect.element(page.getByText('How much space you use could not be loaded.')).toBeVisible();
  await press('Try again');
  await expect.element(page.getByText('9.6 GB of 10 GB used')).toBeVisible();
});
