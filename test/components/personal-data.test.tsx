import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { DATA_SECTIONS, getDataOf, getMyData, type PersonalData } from '../../src/contract/personal-data.ts';
import { DownloadData } from '../../src/web/features/account/download-data.tsx';
import { answer, callsOf, refuse } from './answers.ts';
import { person, signIn } from './people.ts';
import { press, showPart } from './show.tsx';

const sections = Object.fromEntries(DATA_SECTIONS.map((section) => [section, []])) as unknown as PersonalData['data'];
const DATA: PersonalData = {
  ...{ exportedAt: '2026-11-24T04:00:00Z', email: 'ana@example.com', notes: [] },
  data: { ...sections, promos: [{ title: 'Spin night' }] },
};

test('Download my data saves one file; a refusal is told and it can be tried again [B282]', async () => {
  const saved: { name: string; href: string }[] = [];
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, href: this.href });
  });
  try {
    signIn(person('free'));
    answer(getMyData, DATA);
    refuse(getMyData, 'rate_limited', { message: 'Too many requests. Please try again in 60 seconds.' }, 1);
    await showPart(<DownloadData />);
    await press('Download my data');
    await expect.element(page.getByText('The data could not be downloaded.')).toBeVisible();
    await expect.element(page.getByText(/Please try again in 60 seconds/)).toBeVisible();
    expect(saved).toEqual([]);
    await press('Download my data');
    await expect.poll(() => saved.map(({ name }) => name)).toEqual(['spinreel-data-2026-11-24.json']);
    const file = await (await fetch(saved[0]!.href)).json();
    expect(file).toEqual(DATA);
  } finally {
    click.mockRestore();
  }
});

test('an admin downloads the data of the person who is looked at [B282]', async () => {
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  try {
    signIn(person('admin'));
    answer(getDataOf, DATA);
    await showPart(<DownloadData userId="p7" />);
    await press('Download their data');
    await expect.poll(() => click.mock.calls.length).toBe(1);
    await expect.poll(() => callsOf(getDataOf)[0]!.params).toEqual({ userId: 'p7' });
  } finally {
    click.mockRestore();
  }
});
