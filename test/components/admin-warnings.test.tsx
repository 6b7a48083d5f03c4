import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type AdminUser, updateExpiration } from '../../src/contract/admin.ts';
import { UsersTab } from '../../src/web/features/admin/users-tab.tsx';
import { adminUser, keepPeople, NOTHING } from './admin-people.ts';
import { answer, callsOf } from './answers.ts';
import { person, signIn } from './people.ts';
import { press, showPart } from './show.tsx';

const dialog = page.getByRole('dialog');
const confirm = (action: string) => dialog.getByRole('button', { name: action, exact: true }).click();
const card = (email: string) => page.getByRole('listitem', { name: email, exact: true });

test('P16: what an admin does to their own account is said to be that [B413]', async () => {
  const me = person('admin');
  const user = adminUser('admin', { id: me.id, email: me.email });
  signIn(me);
  keepPeople([user]);
  await showPart(<UsersTab />);
  await page.getByLabelText(`Role of ${user.email}`).selectOptions('Free User');
  await expect.element(page.getByRole('dialog', { name: 'Change your own role?' })).toBeVisible();
  await expect
    .element(dialog.getByText(/^This is your own account\. You become Free User instead of Admin/))
    .toBeVisible();
  await confirm('Cancel');
  await page.getByRole('button', { name: /^Delete / }).click();
  await expect.element(page.getByRole('dialog', { name: 'Delete your own account?' })).toBeVisible();
  await expect.element(dialog.getByText(/^This is your own account, .*you are signed out\.$/)).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Delete my account' })).toBeVisible();
});

test('P16: a member’s card names their studio and leads to its owner [B414]', async () => {
  const studio = { name: 'Sky Studio', ownerId: 'mara', ownerEmail: 'mara@example.com' };
  const standing = {
    plan: 'studio_team',
    payer: 'studio',
    studio,
    own: null,
    grantedUntil: null,
    ended: null,
  } as const;
  signIn(person('admin'));
  const people: AdminUser[] = [
    adminUser('studio_team', { studioName: '', standing }),
    adminUser('studio_team', {
      email: 'b@example.com',
      studioName: '',
      standing: { ...standing, studio: { ...studio, name: '' } },
    }),
  ];
  keepPeople(people);
  await showPart(<UsersTab />);
  const link = card('studio_team-person@example.com').getByRole('link', { name: 'Sky Studio' });
  await expect.element(link).toHaveAttribute('href', expect.stringContaining('person=mara'));
  await expect.element(card('b@example.com').getByRole('link', { name: 'mara@example.com' })).toBeVisible();
});

test('P13: a last day that has passed is said to be over, with how many lose access', async () => {
  const granted = {
    plan: 'studio_owner',
    payer: 'granted',
    studio: null,
    own: null,
    grantedUntil: null,
    ended: null,
  } as const;
  const user = adminUser('studio_owner', { standing: granted });
  const team = ['mia@example.com', 'zoe@example.com'].map((email) => ({ email, name: '', joined: true }));
  signIn(person('admin'));
  keepPeople([user], { ...NOTHING, team });
  await showPart(<UsersTab />);
  answer(updateExpiration, { message: 'Saved.', updatedUser: { ...user, subscriptionExpiresAt: null } });
  await press(`Edit expiry date of ${user.email}`);
  const date = page.getByLabelText(`Last day of ${user.email}'s plan`);
  await date.fill('2099-12-31');
  expect(dialog.getByText(/This day has passed/).elements()).toEqual([]);
  await date.fill('0001-01-01');
  await confirm('Save');
  await expect.element(page.getByText('Enter a year from 2000 to 2099.')).toBeVisible();
  expect(callsOf(updateExpiration)).toEqual([]);
  await date.fill('2026-01-01');
  await expect.element(dialog.getByText('This day has passed: the plan ends now, 3 people lose access.')).toBeVisible();
  await confirm('End plan now');
  await expect.element(page.getByText(`The plan of ${user.email} has ended.`)).toBeVisible();
  await expect
    .poll(() => callsOf(updateExpiration).map(({ body }) => body))
    .toEqual([{ expirationDate: '2026-01-01' }]);
});
