import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  exportAudit,
  exportDownloads,
  listAudit,
  sumDownloads,
  summarizeDownloads,
} from '../../src/contract/activity.ts';
import { changeUsers, exportUsers, listUsers } from '../../src/contract/admin.ts';
import { ActivityTab } from '../../src/web/features/admin/activity-tab.tsx';
import { AuditLog } from '../../src/web/features/admin/audit-list.tsx';
import { UsersTab } from '../../src/web/features/admin/users-tab.tsx';
import { adminUser, IN_20_DAYS, keepPeople, payer } from './admin-people.ts';
import { answer, callsOf } from './answers.ts';
import { person, signIn } from './people.ts';
import { press, showPart } from './show.tsx';

const lastQuery = () => callsOf(listUsers).at(-1)!.query;
const row = (email: string) => page.getByRole('row').filter({ hasText: email });

test('people are filtered by several things at once, in any order, as cards or in a table that is remembered; the file is of the same [B635]', async () => {
  signIn(person('admin'));
  const paying = payer('ends', { id: 'p', lastSeenAt: null, downloadCount: 148 });
  keepPeople([adminUser(), paying]);
  await showPart(<UsersTab />);
  await page.getByLabelText('Plan', { exact: true }).selectOptions('Given by an admin');
  await page.getByLabelText('Ends within 30 days').click();
  await page.getByLabelText('Never made a video').click();
  await page.getByLabelText('Order').selectOptions('Last day');
  await expect
    .poll(lastQuery)
    .toMatchObject({ pays: 'granted', endsSoon: true, noVideo: true, sort: 'lastDay', page: 1 });
  await page.getByLabelText('Search users').fill('example');
  const link = page.getByRole('link', { name: 'Export CSV' });
  await expect
    .element(link)
    .toHaveAttribute('href', `${exportUsers.path}?pays=granted&endsSoon=true&noVideo=true&sort=lastDay&search=example`);
  await page.getByLabelText('Ends within 30 days').click();
  await expect.poll(() => lastQuery().endsSoon).toBe(undefined);

  await page.getByText('Table', { exact: true }).click();
  const day = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' }).format(new Date(IN_20_DAYS));
  for (const fact of [day, '148', '–'])
    await expect.element(row(paying.email).getByText(fact, { exact: true })).toBeVisible();
  await press('Downloads');
  await expect.poll(lastQuery).toMatchObject({ sort: 'downloads' });
  await press('Downloads');
  await expect.poll(lastQuery).toMatchObject({ sort: 'downloads', reverse: true });
  await expect.element(page.getByRole('columnheader', { name: 'Downloads' })).toHaveAttribute('aria-sort', 'ascending');
  await showPart(<UsersTab />);
  await expect.element(page.getByRole('table', { name: 'People' }).first()).toBeVisible();
});

test('several people are chosen for what is harmless, and it is said for whom there was nothing to do [B637]', async () => {
  signIn(person('admin'));
  const [one, two] = [payer('renews'), adminUser('free', { id: 'free' })];
  keepPeople([one, two]);
  await showPart(<UsersTab />);
  await page.getByText('Table', { exact: true }).click();
  await page.getByLabelText('Choose everyone on this page').click();
  const bar = page.getByRole('group', { name: 'For everyone chosen' });
  await expect.element(bar.getByText('2 chosen')).toBeVisible();
  answer(changeUsers, { done: 1, left: [{ email: two.email, why: 'They have no limit.' }] });
  await bar.getByRole('button', { name: 'Reset Names' }).click();
  const said = `Name changes are reset for 1 person. ${two.email}: They have no limit.`;
  await expect.element(page.getByText(said)).toBeVisible();
  await expect.poll(() => callsOf(changeUsers)[0]!.body).toEqual({ action: 'reset-names', userIds: [one.id, two.id] });
  await expect.element(bar).not.toBeInTheDocument();
  await page.getByLabelText(`Choose ${two.email}`).click();
  await bar.getByRole('button', { name: 'Resend invitations' }).click();
  await expect
    .poll(() => callsOf(changeUsers).at(-1)!.body)
    .toEqual({ action: 'resend-invitations', userIds: [two.id] });
});

test('activity is shown over time and in sums of a period, each with its file [B638]', async () => {
  signIn(person('admin'));
  answer(summarizeDownloads, { users: [], total: 0, page: 1, pageSize: 50 });
  answer(sumDownloads, ({ query: { by } }) => ({
    sums:
      by === 'studio'
        ? [{ key: 'olga', label: 'Moon Studio', downloads: 9 }]
        : [
            { key: '2026-10', label: '2026-10', downloads: 4 },
            { key: '2026-11', label: '2026-11', downloads: 12 },
          ],
  }));
  await showPart(<ActivityTab />);
  await expect.element(page.getByRole('img', { name: '16 downloads, most in 2026-11: 12.' })).toBeVisible();
  await page.getByLabelText('Period').selectOptions('From … to …');
  await page.getByLabelText('First day').fill('2026-02-30');
  await expect.element(page.getByText('Enter a date as YYYY-MM-DD.')).toBeVisible();
  await page.getByLabelText('First day').fill('2026-11-01');
  await page.getByLabelText('Last day').fill('2026-11-20');
  await expect
    .poll(() => callsOf(sumDownloads).at(-1)!.query)
    .toEqual({ by: 'day', from: '2026-11-01', to: '2026-11-20' });
  await expect.element(page.getByText('Nobody downloaded a video then.')).toBeVisible();
  await page.getByText('By studio').click();
  await expect.element(page.getByRole('row', { name: 'Moon Studio 9' })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Export CSV' }))
    .toHaveAttribute('href', `${exportDownloads.path}?from=2026-11-01&to=2026-11-20&by=studio`);
  await page.getByText('By month').click();
  await expect.element(page.getByRole('row', { name: '2026-11 12' })).toBeVisible();
});

test('the audit log is filtered by action, person and period, and its file is of the same [B639]', async () => {
  signIn(person('admin'));
  answer(listAudit, { entries: [], next: null });
  await showPart(<AuditLog />);
  await expect.element(page.getByText('Nobody has changed other people’s data yet.')).toBeVisible();
  await page.getByLabelText('Action').selectOptions('Plan ended');
  await page.getByLabelText('Search the log').fill('mia@');
  await expect.poll(() => callsOf(listAudit).at(-1)!.query).toMatchObject({ action: 'plan-ended', person: 'mia@' });
  await expect.element(page.getByText('No entry matches this.')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Export CSV' }))
    .toHaveAttribute('href', `${exportAudit.path}?person=mia%40&action=plan-ended`);
});
