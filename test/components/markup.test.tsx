import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { listDownloads, summarizeDownloads } from '../../src/contract/activity.ts';
import { type AdminStudio, listStudios } from '../../src/contract/admin.ts';
import { listClassDescriptions, listClassTypes } from '../../src/contract/classes.ts';
import { getMemberConsequences } from '../../src/contract/consequences.ts';
import { listUserVideos } from '../../src/contract/library.ts';
import { getOwnerInfo, getTeamActivity, listTeam } from '../../src/contract/studio.ts';
import AdminPanel from '../../src/web/features/admin/admin-panel.tsx';
import StudioPanel from '../../src/web/features/studio/studio-panel.tsx';
import { adminUser, keepPeople } from './admin-people.ts';
import { answer } from './answers.ts';
import { CLASS_TYPES, giveLibrary, person, signIn } from './people.ts';
import { showPart } from './show.tsx';

/** 30 characters at most. It would be noticed: a page may not load it, and it calls the dialog. */
const EVIL = '<img src=x onerror=alert(1)>';
const AT = '2026-11-02T10:00:00Z';
const choice = { chosen: null, onChoose: () => {} };

/** The markup stands there as text, and nothing of it has become part of the page. */
async function expectText(text: string | RegExp = EVIL): Promise<void> {
  await expect.element(page.getByText(text).first()).toBeVisible();
  expect(document.querySelector('img[src="x"]')).toBeNull();
}
afterEach(() => expect(document.querySelector('img[src="x"]')).toBeNull());

const tab = (name: string) => page.getByRole('tab', { name, exact: true }).click();
const clip = {
  id: crypto.randomUUID(),
  publicId: 'user-videos/mia/1',
  url: '/media/clips/1.mp4',
  posterUrl: 'data:,',
  previewUrl: 'data:,',
  title: EVIL,
  duration: 4,
  libraryType: 'personal' as const,
  sourceId: null,
};

test('S4: names that are markup stay text in the console of an owner [B22]', async () => {
  signIn(person('studio_owner'), { instructorName: EVIL, studio: EVIL });
  answer(getOwnerInfo, { studioName: EVIL, ownerName: EVIL });
  const seat = { email: 'mia@example.com', name: EVIL, studioId: 'moon', createdAt: AT, invitedAt: null } as const;
  answer(getTeamActivity, { members: [], week: { films: 0, downloads: 0 } });
  answer(listTeam, { teamMembers: [{ ...seat, id: crypto.randomUUID(), userId: 'mia', invitation: null }] });
  answer(listClassTypes, [{ ...CLASS_TYPES[0]!, classType: EVIL, description: EVIL, editable: true }]);
  const texts = { className: EVIL, description: EVIL, createdAt: AT, updatedAt: AT };
  answer(listClassDescriptions, [{ ...texts, id: crypto.randomUUID(), userId: 'olga' }]);
  answer(listUserVideos, [clip]);
  const open = { mayAdd: true, mayDelete: true, membersAdd: false, keptUntil: null };
  giveLibrary({ studio: { ...open, name: EVIL, members: [{ id: 'mia', name: EVIL }], personal: [], clips: [clip] } });
  answer(getMemberConsequences, { joined: true, clips: 0, keptDays: 30 });
  await showPart(<StudioPanel {...choice} />);
  await expectText();
  await tab('Team Management');
  await expectText();
  await page.getByRole('button', { name: /^Remove / }).click();
  await expect.element(page.getByRole('dialog', { name: `Remove ${EVIL}?` })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await tab('Video Management');
  await page.getByLabelText('Videos of', { exact: true }).selectOptions(EVIL);
  await expect.element(page.getByRole('button', { name: `Use: ${EVIL}` })).toBeVisible();
});

test('S4: names that are markup stay text in the console of an admin [B22]', async () => {
  signIn(person('admin'));
  const names = { firstName: EVIL, lastName: EVIL, studioName: EVIL, assignedInstructorName: EVIL };
  const member = adminUser('studio_team', names);
  keepPeople([member]);
  answer(listUserVideos, [clip]);
  const seat = { id: crypto.randomUUID(), email: member.email, firstName: EVIL, lastName: EVIL, name: EVIL };
  const studio: AdminStudio = {
    studioId: crypto.randomUUID(),
    studioName: EVIL,
    ownerEmail: 'olga@example.com',
    ownerName: EVIL,
    teamMembers: [seat],
  };
  const pages = { total: 1, page: 1, pageSize: 20 };
  answer(listStudios, { studios: [studio], ...pages });
  const { id: userId, email, role, subscriptionStatus } = member;
  const who = { userId, email, role, subscriptionStatus, studioName: EVIL, assignedInstructorName: EVIL };
  answer(summarizeDownloads, { users: [{ ...who, downloads: 1, lastDownloadedAt: AT }], ...pages });
  const then = { userId, userEmail: email, userRole: role, userSubscriptionStatus: subscriptionStatus };
  const film = { id: '1', downloadedAt: AT, instructorName: EVIL, classType: EVIL };
  answer(listDownloads, { activity: [{ ...then, ...film }], next: null });
  await showPart(<AdminPanel {...choice} />);
  await expectText();
  await tab('Videos');
  await page.getByRole('combobox', { name: 'User' }).fill(email);
  await page.getByRole('option', { name: email }).click();
  await expect.element(page.getByRole('button', { name: `Use: ${EVIL}` })).toBeVisible();
  await tab('Studios');
  await expectText();
  await tab('Activity');
  await expectText();
  await page.getByRole('listitem', { name: email }).getByRole('button', { expanded: false }).click();
  await expectText(`${EVIL} with ${EVIL}`);
});
