import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { exportDownloads, listDownloads, sumDownloads, summarizeDownloads } from '../../src/contract/activity.ts';
import { type AdminStudio, addStudioMember, listStudios, removeStudioMember } from '../../src/contract/admin.ts';
import {
  type ClassDescription,
  createClassType,
  deleteClassDescription,
  deleteClassType,
  listClassDescriptions,
  listClassTypes,
} from '../../src/contract/classes.ts';
import { deleteUserVideo, listUserVideos } from '../../src/contract/library.ts';
import { cancelJob, getQueue, type QueueJob, retryJob } from '../../src/contract/queue.ts';
import { ActivityTab } from '../../src/web/features/admin/activity-tab.tsx';
import AdminPanel from '../../src/web/features/admin/admin-panel.tsx';
import { QueueTab } from '../../src/web/features/admin/queue-tab.tsx';
import { StudiosTab } from '../../src/web/features/admin/studios-tab.tsx';
import { VideosTab } from '../../src/web/features/admin/videos-tab.tsx';
import { useClassTypeUpdates } from '../../src/web/features/classes/api.ts';
import { ClassTypesPanel } from '../../src/web/features/classes/class-types-panel.tsx';
import { adminUser, keepPeople, NOTHING } from './admin-people.ts';
import { answer, callsOf, fail } from './answers.ts';
import { allow } from './faults.ts';
import { CLASS_TYPES, person, signIn } from './people.ts';
import { openPage, press, showPart } from './show.tsx';

const dialog = page.getByRole('dialog');
const confirm = (action: string) => dialog.getByRole('button', { name: action, exact: true }).click();
const entry = (name: string) => page.getByRole('listitem', { name, exact: true });

test('the console has five parts [T2.5]', async () => {
  signIn(person('admin'));
  keepPeople([adminUser()]);
  await showPart(<AdminPanel chosen={null} onChoose={() => {}} />);
  const tabs = page.getByRole('tablist', { name: 'Admin console' }).getByRole('tab');
  await expect.element(tabs.first()).toBeVisible();
  expect(tabs.elements().map(({ textContent }) => textContent)).toEqual([
    'Users',
    'Videos',
    'Studios',
    'Classes',
    'Activity',
  ]);
});

test('studios: a member is added in lower case and removed after a question [T2.13 T5.13]', async () => {
  signIn(person('admin'));
  const studioId = crypto.randomUUID();
  const studio: AdminStudio = {
    studioId,
    studioName: 'Moon Studio',
    ownerEmail: 'olga@example.com',
    ownerName: 'Olga',
    teamMembers: [],
  };
  answer(listStudios, { studios: [studio], total: 1, page: 1, pageSize: 20 });
  answer(addStudioMember, ({ body: { email } }) => {
    const member = { id: crypto.randomUUID(), email, firstName: '', lastName: '', name: '' };
    studio.teamMembers.push(member);
    return member;
  });
  answer(removeStudioMember, () => {
    studio.teamMembers.pop();
    return { message: 'Removed.' };
  });
  await showPart(<StudiosTab />);
  const card = entry('olga@example.com');
  await expect.element(card.getByText('Olga · olga@example.com')).toBeVisible();
  await page.getByLabelText('Search studios').fill('olga');
  await expect.poll(() => callsOf(listStudios).at(-1)!.query.search).toBe('olga');
  await expect.element(card.getByRole('button', { name: 'Add' })).toBeDisabled();
  await card.getByLabelText('Member’s email').fill('MIA@EXAMPLE.COM');
  await userEvent.keyboard('{Enter}');
  await expect.element(card.getByText('mia@example.com').first()).toBeVisible();
  await expect.element(card.getByText('1 of 10 seats')).toBeVisible();
  await expect.poll(() => callsOf(addStudioMember)[0]!.body).toEqual({ studioId, email: 'mia@example.com' });
  await press('Remove mia@example.com');
  await confirm('Cancel');
  expect(callsOf(removeStudioMember)).toEqual([]);
  await press('Remove mia@example.com');
  await confirm('Remove member');
  await expect.element(card.getByText('0 of 10 seats')).toBeVisible();
});

test('classes: what is added, described and deleted here is everybody’s [S4.28 T2.14 T5.16]', async () => {
  signIn(person('admin'));
  const types = CLASS_TYPES.map((type) => ({ ...type, editable: true }));
  let descriptions: ClassDescription[] = [];
  const at = new Date().toISOString();
  answer(listClassTypes, () => types);
  answer(listClassDescriptions, () => descriptions);
  answer(createClassType, ({ body: { classType, description = null } }) => {
    const made = { id: crypto.randomUUID(), classType, description, userId: null, editable: true };
    types.push(made);
    descriptions = [
      {
        id: crypto.randomUUID(),
        className: classType,
        description: description!,
        userId: null,
        createdAt: at,
        updatedAt: at,
      },
    ];
    return made;
  });
  answer(deleteClassDescription, () => {
    descriptions = [];
    types.at(-1)!.description = null;
    return { message: 'Deleted.' };
  });
  answer(deleteClassType, () => {
    types.pop();
    return { message: 'Deleted.' };
  });
  await showPart(<KeptClasses />);
  await press('Add class type');
  const form = page.getByRole('form', { name: 'Add a class type' });
  await form.getByLabelText('Class type name').fill('Zero Gravity');
  await form.getByLabelText('Description').fill('Floating');
  await form.getByRole('button', { name: 'Save' }).click();
  const added = entry('Zero Gravity');
  await expect.element(added.getByText('Floating')).toBeVisible();
  await added.getByRole('button', { name: 'Delete description' }).click();
  await confirm('Delete description');
  await expect.element(added.getByText('No description yet.')).toBeVisible();
  await added.getByRole('button', { name: 'Delete' }).click();
  await confirm('Delete class type');
  await expect.element(added).not.toBeInTheDocument();
});

/** The editor around the console keeps the lists in step. */
function KeptClasses() {
  useClassTypeUpdates();
  return <ClassTypesPanel scope="universal" />;
}

test('videos: of the person who was picked, used and deleted; until then nothing is uploaded [T2.12 T5.14]', async () => {
  signIn(person('admin'));
  const owner = adminUser('individual');
  keepPeople([owner]);
  const clip = {
    id: crypto.randomUUID(),
    publicId: `user-videos/${owner.id}/1`,
    url: '/media/clips/1.mp4',
    posterUrl: 'data:,',
    previewUrl: 'data:,',
    title: 'Own Loop',
    duration: 4,
    libraryType: 'personal' as const,
    sourceId: null,
  };
  const videos = [clip];
  answer(listUserVideos, () => videos);
  answer(deleteUserVideo, () => {
    videos.pop();
    return { message: 'Deleted.' };
  });
  const choose = vi.fn();
  await showPart(<VideosTab chosen={null} onChoose={choose} />);
  const add = page.getByRole('button', { name: 'Add Single' });
  await expect.element(add).toBeDisabled();
  await page.getByRole('combobox', { name: 'User' }).fill(owner.email);
  await page.getByRole('option', { name: owner.email }).click();
  const list = page.getByRole('list', { name: `Videos of ${owner.email}` });
  await list.getByRole('button', { name: 'Use: Own Loop' }).click();
  expect(choose).toHaveBeenCalledWith(expect.objectContaining({ publicId: clip.publicId }));
  await expect.element(add).toBeEnabled();
  await list.getByRole('button', { name: 'More: Own Loop' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await confirm('Delete');
  await expect.element(page.getByText(`${owner.email} has no videos yet.`)).toBeVisible();
  await expect.poll(() => callsOf(deleteUserVideo)[0]!.params).toEqual({ videoId: clip.id });
});

test('activity: a failure can be tried again, the sums are looked at again after 30 s, and open to a history [T2.15 T8.6 T8.11 B21]', async () => {
  signIn(person('admin'));
  const { id: userId, email, role, subscriptionStatus } = adminUser('individual');
  const at = '2026-11-20T10:00:00Z';
  const facts = { email, role, subscriptionStatus, assignedInstructorName: '', studioName: '' };
  let downloads = 1;
  answer(sumDownloads, { sums: [] });
  answer(summarizeDownloads, () => ({
    users: [{ ...facts, userId, downloads, lastDownloadedAt: at }],
    total: 1,
    page: 1,
    pageSize: 20,
  }));
  const record = { userId, userEmail: email, userRole: role, userSubscriptionStatus: subscriptionStatus };
  const film = { downloadedAt: at, instructorName: 'Jasmine', classType: 'Chair Flow' };
  answer(listDownloads, () => ({ activity: ['1', '2'].map((id) => ({ ...record, ...film, id })), next: null }));
  fail(summarizeDownloads, 502, 'Bad gateway', 1);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'], shouldAdvanceTime: true });
  await showPart(<ActivityTab />);
  const alert = page.getByRole('alert').filter({ hasText: 'Failed to load download activity' });
  await expect.element(alert).toMatchTextContent('Spinreel cannot be reached right now. Try again in a minute.');
  await press('Try again');
  const card = entry(email);
  await expect.element(card.getByText('1 download')).toBeVisible();
  await page.getByLabelText('Search activity').fill('mia');
  await expect.poll(() => callsOf(summarizeDownloads).at(-1)!.query.search).toBe('mia');
  downloads = 2;
  await vi.advanceTimersByTimeAsync(30_000);
  await expect.element(card.getByText('2 downloads')).toBeVisible();
  await card.getByRole('button', { expanded: false }).click();
  await expect.element(card.getByText('Chair Flow with Jasmine').first()).toBeVisible();
  expect(card.getByText('Chair Flow with Jasmine').elements()).toHaveLength(2);
  await expect
    .element(card.getByRole('link', { name: 'Export this history' }))
    .toHaveAttribute('href', `${exportDownloads.path}?userId=${userId}`);
});

test('P6: a person has a page of their own, with an address, on which everything about them stands', async () => {
  allow(/404/);
  signIn(person('admin'));
  const user = adminUser('studio_owner', {
    email: 'olga@example.com',
    assignedInstructorName: 'Olga',
    standing: { plan: 'studio_owner', payer: 'granted', studio: null, own: null, grantedUntil: null, ended: null },
  });
  const team = ['Mia', 'Nina'].map((name) => ({ name, email: `${name}@example.com`, joined: name === 'Mia' }));
  const log = { id: '1', at: user.createdAt, actorId: null, actorEmail: 'ada@example.com', subjectId: user.id };
  const event = { action: 'role-changed', details: { from: 'studio_owner', to: 'pro' } } as const;
  keepPeople([user], { ...NOTHING, team, clips: 1, libraryBytes: 4e6 }, [
    { ...log, ...event, subjectEmail: user.email },
  ]);
  const router = await openPage('/?console=admin');
  await page.getByRole('link', { name: 'Open Olga' }).click();
  const heading = page.getByRole('heading', { name: 'Olga', exact: true });
  await expect.element(heading).toHaveFocus();
  expect(router.state.location.href).toBe(`/?console=admin&person=${user.id}`);
  await expect.element(page.getByText('Studio Pro, given by an admin, no last day')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Their team: 2 of 10 seats' })).toBeVisible();
  await expect.element(page.getByText('Background videos', { exact: true })).toBeVisible();
  await expect.element(page.getByText('Role changed')).toBeVisible();
  await expect.element(page.getByText('Studio Owner → Individual Pro')).toBeVisible();
  for (const raw of ['studio_pro', 'studio_owner']) expect(page.getByText(raw).elements()).toEqual([]);
  await page.getByLabelText(`Role of ${user.email}`).selectOptions('Individual Pro');
  await expect.element(dialog.getByText('1 person loses access through their studio: Mia.')).toBeVisible();
  await expect.element(dialog.getByText('1 open invitation ends.')).toBeVisible();
  await confirm('Cancel');
  router.history.back();
  await expect.element(page.getByLabelText('Search users')).toBeVisible();
  router.history.forward();
  await expect.element(heading).toBeVisible();
  await page.getByRole('link', { name: 'All users' }).click();
  await expect.element(page.getByLabelText('Search users')).toBeVisible();
});

test('the queue: who waits, what is stopped after a question, what is tried again [B264]', async () => {
  signIn(person('admin'));
  const since = '2026-11-24T02:00:00.000Z';
  const anna = { id: 'anna', email: 'anna@example.com' };
  const running: QueueJob = { kind: 'render-film', key: 'a', state: 'running', since, person: anna, reason: null };
  const failed: QueueJob = {
    ...running,
    kind: 'stripe-event',
    key: 'm',
    state: 'failed',
    person: null,
    reason: 'no route',
  };
  let jobs = [running, failed];
  answer(getQueue, () => ({
    people: jobs.includes(running) ? 1 : 0,
    kinds: [{ kind: 'render-film', waiting: 0, held: 0, running: 1, oldestSeconds: 0 }],
    jobs,
  }));
  answer(cancelJob, () => {
    jobs = [failed];
    return { message: 'Stopped. anna@example.com has been told to start it again.' };
  });
  answer(retryJob, () => {
    jobs = [];
    return { message: 'It will be tried again in a moment.' };
  });
  await showPart(<QueueTab />);
  await expect.element(page.getByText('One person is waiting.')).toBeVisible();
  await entry('Video of anna@example.com').getByRole('button', { name: 'Stop' }).click();
  await expect.element(dialog.getByText('anna@example.com will read that we had to stop it')).toBeVisible();
  await confirm('Stop it');
  await expect.element(page.getByText('Nobody is waiting.')).toBeVisible();
  await expect.poll(() => callsOf(cancelJob)[0]!.params).toEqual({ kind: 'render-film', key: 'a' });
  await expect.element(page.getByText('no route')).toBeVisible();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await confirm('Try Again');
  await expect.element(page.getByText('Nothing has failed in the last 24 hours.')).toBeVisible();
  await expect.poll(() => callsOf(retryJob)[0]!.params).toEqual({ kind: 'stripe-event', key: 'm' });
});
