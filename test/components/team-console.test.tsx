import { expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { getMemberConsequences } from '../../src/contract/consequences.ts';
import { listUserVideos, type StudioGroup } from '../../src/contract/library.ts';
import { getPreferences, savePreferences } from '../../src/contract/profile.ts';
import {
  addTeamMember,
  getInstructorNames,
  getOwnerInfo,
  getTeamActivity,
  inviteAllAgain,
  listTeam,
  removeTeamMember,
  renameTeamMember,
  resendInvitation,
  setOwnerName,
  type TeamMember,
} from '../../src/contract/studio.ts';
import { useTeamUpdates } from '../../src/web/features/studio/api.ts';
import StudioPanel from '../../src/web/features/studio/studio-panel.tsx';
import { TeamMembers } from '../../src/web/features/studio/team-members.tsx';
import { TeamVideos } from '../../src/web/features/studio/team-videos.tsx';
import { answer, callsOf, fail } from './answers.ts';
import { giveLibrary, PREFERENCES, person, signIn } from './people.ts';
import { button, openPage, press, showPart } from './show.tsx';

const dialog = page.getByRole('dialog');
const confirm = (action: string) => dialog.getByRole('button', { name: action, exact: true }).click();
const entry = (name: string) => page.getByRole('listitem', { name, exact: true });
const inEntry = (name: string, action: string) => entry(name).getByRole('button', { name: action });
const names = page.getByLabelText('Instructor name');
const offered = () =>
  names
    .getByRole('option')
    .elements()
    .map(({ textContent }) => textContent);

function seat(name: string, columns: Partial<TeamMember> = {}): TeamMember {
  const at = '2026-11-02T10:00:00Z';
  const email = `${name.toLowerCase().replace(' ', '')}@example.com`;
  return {
    id: crypto.randomUUID(),
    email,
    name,
    studioId: 'moon',
    createdAt: at,
    invitation: 'mailed',
    invitedAt: at,
    ...columns,
  };
}
const joined = (name: string) => seat(name, { userId: `account-${name}`, invitation: null, invitedAt: null });

const STUDIO: StudioGroup = {
  ...{ name: 'Sky Studio', mayAdd: true, mayDelete: true, membersAdd: false, keptUntil: null },
  ...{ members: [], personal: [], clips: [] },
};

/** Signs in an owner called Jasmine, whose server keeps these seats. */
function keepTeam(...team: TeamMember[]): TeamMember[] {
  const user = person('studio_owner');
  signIn(user);
  let ownerName = 'Jasmine';
  answer(listTeam, () => ({ teamMembers: [...team] }));
  answer(getTeamActivity, {
    members: team.flatMap(({ id, userId }) =>
      userId ? [{ id, lastSeenAt: '2026-03-04T10:00:00Z', films: 3, clips: 1 }] : [],
    ),
    week: { films: 5, downloads: 1 },
  });
  answer(getInstructorNames, () => ({ instructorNames: [ownerName, ...team.map(({ name }) => name)] }));
  answer(getOwnerInfo, () => ({ ownerName, studioName: 'Sky Studio' }));
  answer(addTeamMember, ({ body: { name, email } }) => {
    team.push(seat(name, { email }));
    return team.at(-1)!;
  });
  answer(renameTeamMember, ({ params, body }) => Object.assign(team.find(({ id }) => id === params.id)!, body));
  answer(removeTeamMember, ({ params }) => {
    team.splice(
      team.findIndex(({ id }) => id === params.id),
      1,
    );
    return { message: 'Removed.' };
  });
  answer(resendInvitation, { message: 'Sent.' });
  answer(inviteAllAgain, () => {
    for (const one of team) if (one.invitation === 'closed') one.invitation = 'mailed';
    return { invited: 1, teamMembers: team };
  });
  answer(setOwnerName, ({ body: { displayName } }) => {
    ownerName = displayName;
    answer(getPreferences, { ...PREFERENCES, instructorName: displayName });
    return { displayName };
  });
  answer(getMemberConsequences, { joined: true, clips: 2, keptDays: 30 });
  return team;
}

/** The team's tab, which the editor around it keeps in step. */
function Team() {
  useTeamUpdates();
  return <TeamMembers onVideos={() => {}} />;
}

test('an owner sees what each member has made, what the week has brought, and their videos a press away [B640]', async () => {
  keepTeam(joined('Mia'), seat('Nina'));
  answer(listUserVideos, []);
  giveLibrary({ studio: STUDIO });
  await showPart(<StudioPanel chosen={null} onChoose={() => {}} />);
  await expect.element(page.getByText('Last 7 days: 5 videos made, 1 download.')).toBeVisible();
  await expect.element(entry('Mia').getByText(/^Here on .* · 3\svideos this month · 1\sclip$/)).toBeVisible();
  expect(inEntry('Nina', 'Videos of Nina').elements()).toEqual([]);
  await inEntry('Mia', 'Videos of Mia').click();
  await expect.element(page.getByLabelText('Videos of', { exact: true })).toHaveValue('account-Mia');
});

test('the console has class types, the team and its videos; members get what is listed [T2.4 T2.16]', async () => {
  keepTeam();
  await showPart(<StudioPanel chosen={null} onChoose={() => {}} />);
  await page.getByRole('tab', { name: 'Team Management' }).click();
  await expect.element(page.getByRole('tab', { name: 'Video Management' })).toBeVisible();
  await expect.element(page.getByText('0 of 10 seats taken')).toBeVisible();
  for (const benefit of ['Unlimited downloads', 'Watermark-free videos', 'Full Pro features']) {
    await expect.element(page.getByText(benefit)).toBeVisible();
  }
});

test('a member needs name and address; Enter invites, and the invitation can be sent again [T2.17 T5.10 B19]', async () => {
  keepTeam();
  await showPart(<Team />);
  const form = page.getByRole('form', { name: 'Add a team member' });
  await form.getByLabelText('Name').fill('  ');
  await form.getByLabelText('Email').fill('MIA@example.com');
  await expect.element(form.getByRole('button', { name: 'Add member' })).toBeDisabled();
  await form.getByLabelText('Name').fill('Mia');
  await form.getByLabelText('Email').click();
  await userEvent.keyboard('{Enter}');
  await expect.element(entry('Mia').getByText('Invited', { exact: true })).toBeVisible();
  await expect.element(entry('Mia').getByText('mia@example.com')).toBeVisible();
  await expect.element(page.getByText('1 of 10 seats taken')).toBeVisible();
  await expect
    .poll(() => callsOf(addTeamMember).map(({ body }) => body))
    .toEqual([{ name: 'Mia', email: 'mia@example.com' }]);
  await page.getByRole('button', { name: 'Resend invitation' }).click();
  await expect.element(page.getByText('A new invitation is on its way to mia@example.com.')).toBeVisible();
  await expect.poll(() => callsOf(resendInvitation)).toHaveLength(1);
});

test('an owner invites and takes back by keyboard alone', async () => {
  keepTeam();
  await showPart(<Team />);
  await expect.element(page.getByText('0 of 10 seats taken')).toBeVisible();
  const tabTo = async (target: Locator, back = false) => {
    await expect.element(target).toBeVisible();
    for (let step = 0; step < 30 && document.activeElement !== target.element(); step++) {
      await userEvent.tab({ shift: back });
    }
    await expect.element(target).toHaveFocus();
  };
  const form = page.getByRole('form', { name: 'Add a team member' });
  await tabTo(form.getByLabelText('Name'));
  await userEvent.keyboard('Mia');
  await tabTo(form.getByLabelText('Email'));
  await userEvent.keyboard('mia@example.com{Enter}');
  await expect.element(entry('Mia')).toBeVisible();
  // The focus is in the form below the list.
  await tabTo(inEntry('Mia', 'Remove'), true);
  await userEvent.keyboard('{Enter}');
  // The dialog takes the focus a moment after it has opened; until then a key goes astray.
  await expect.poll(() => dialog.element().contains(document.activeElement)).toBe(true);
  await tabTo(dialog.getByRole('button', { name: 'Remove member' }));
  await userEvent.keyboard('{Enter}');
  await expect.element(entry('Mia')).not.toBeInTheDocument();
  await expect.element(page.getByText('0 of 10 seats taken')).toBeVisible();
});

test('names are edited in their place: Escape leaves them, blanks and failures are shown [T3.10 T5.12 T8.9]', async () => {
  keepTeam(joined('Mia'), seat('Nina'));
  await showPart(<Team />);
  const field = page.getByLabelText(/^Name of /);
  await inEntry('Nina', 'Rename').click();
  await field.fill('Nora');
  await userEvent.keyboard('{Escape}');
  await expect.element(entry('Nina')).toBeVisible();
  await inEntry('Nina', 'Rename').click();
  await field.fill('  ');
  await expect.element(page.getByText('Enter the member’s name.')).toBeVisible();
  fail(renameTeamMember, 502, 'proxy', 1);
  await field.fill('Nora');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Failed to update team member name')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(entry('Nora')).toBeVisible();

  fail(setOwnerName, 502, 'proxy', 1);
  await press('Edit display name');
  await page.getByLabelText('Your display name').fill('Jasmine M.');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Failed to update name')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Your name is saved.')).toBeVisible();
  await expect.element(page.getByText('Jasmine M.', { exact: true })).toBeVisible();
});

test('names reach the class form at once; a choice renames nobody, and the studio is saved by Enter [S2.54 S2.55 S6.13 T3.12]', async () => {
  const team = keepTeam(joined('Mia'), seat('Nina'));
  const router = await openPage('/');
  const toTeam = async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Team' }).click();
    await expect.element(page.getByRole('heading', { name: 'Team', exact: true })).toHaveFocus();
  };
  const toEditor = () => page.getByRole('link', { name: 'Back to your promo' }).click();
  await expect.poll(offered).toEqual(['Choose an instructor', 'Jasmine', 'Mia', 'Nina']);
  await toTeam();
  expect(router.state.location.href).toBe('/?console=team');
  await expect.element(page.getByRole('form', { name: 'Add a team member' })).toBeInViewport();
  await inEntry('Nina', 'Rename').click();
  await page.getByLabelText(/^Name of /).fill('Nora');
  await userEvent.keyboard('{Enter}');
  await expect.element(entry('Nora')).toBeVisible();
  await toEditor();
  await expect.poll(offered).toEqual(['Choose an instructor', 'Jasmine', 'Mia', 'Nora']);
  // What another part of the page announces is fetched again.
  team[1]!.name = 'Nell';
  window.dispatchEvent(new Event('teamMemberNamesUpdated'));
  await expect.poll(offered).toContain('Nell');

  await toTeam();
  await press('Edit display name');
  await page.getByLabelText('Your display name').fill('Jasmine M.');
  await userEvent.keyboard('{Enter}');
  await expect.element(button('Edit display name')).toBeVisible();
  await toEditor();
  // The chosen member is called so now.
  await expect.element(names).toHaveValue('Jasmine M.');

  await names.selectOptions('Mia');
  await expect.element(names).toHaveValue('Mia');
  await expect.poll(() => [callsOf(setOwnerName).length, callsOf(renameTeamMember).length]).toEqual([1, 1]);
  const studio = page.getByLabelText('Studio', { exact: true });
  await studio.fill('Sun Studio');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Studio name saved. Your team sees it too.')).toBeVisible();
  await expect.poll(() => callsOf(savePreferences).map(({ body }) => body.studio)).toContain('Sun Studio');
});

test('a member is removed after a question that counts what they lose [T2.17 T5.16]', async () => {
  keepTeam(joined('Mia'), seat('Nina'));
  await showPart(<Team />);
  await inEntry('Mia', 'Remove').click();
  await confirm('Cancel');
  expect(callsOf(removeTeamMember)).toEqual([]);
  await inEntry('Mia', 'Remove').click();
  await expect.element(dialog.getByText(/and your class types/)).toBeVisible();
  await expect.element(dialog.getByText(/Their 2 background videos are kept for 30 days/)).toBeVisible();
  await confirm('Remove member');
  await expect.element(page.getByText('1 of 10 seats taken')).toBeVisible();
  await expect.element(entry('Mia')).not.toBeInTheDocument();
});

test('seats of a studio that was closed say so, and one button invites all again; the eleventh is refused [T5.11]', async () => {
  const team = keepTeam(joined('Mia'), seat('Nell', { invitation: 'closed' }));
  await showPart(<Team />);
  await expect.element(entry('Nell').getByText('Not invited since your studio was closed')).toBeVisible();
  await press('Resend all invitations');
  await expect.element(page.getByText('One invitation is on its way.')).toBeVisible();
  await expect.element(entry('Nell').getByText(/^Invitation sent/)).toBeVisible();
  expect(page.getByRole('button', { name: 'Resend all invitations' }).elements()).toEqual([]);
  while (team.length < 10) team.push(seat(`Seat ${team.length}`));
  window.dispatchEvent(new Event('teamMemberNamesUpdated'));
  await expect.element(page.getByText('Maximum team size of 10 members reached')).toBeVisible();
  await expect.element(page.getByRole('form', { name: 'Add a team member' })).not.toBeInTheDocument();
});

test('videos are managed of the studio and of members who have joined, and of nobody else [T2.18 T3.8 B620]', async () => {
  const team = keepTeam(seat('Nina'));
  giveLibrary({ studio: STUDIO });
  answer(listUserVideos, []);
  await showPart(<TeamVideos chosen={null} onChoose={() => {}} />);
  await expect.element(page.getByText('Nobody has joined yet.')).toBeVisible();
  await expect.element(page.getByRole('option', { name: 'Nina (has not joined yet)' })).toBeDisabled();
  const shown = page.getByLabelText('Videos of', { exact: true });
  await expect.element(shown).toHaveValue('studio');
  team.push(joined('Mia'));
  giveLibrary({ studio: { ...STUDIO, members: [{ id: 'account-Mia', name: 'Mia' }] } });
  await showPart(<TeamVideos chosen={null} onChoose={() => {}} />);
  await shown.selectOptions('Mia');
  await expect.element(page.getByText('Mia has no videos yet.')).toBeVisible();
  expect(page.getByText('Nobody has joined yet.').elements()).toEqual([]);
  await expect.element(page.getByRole('checkbox', { name: 'Mia' })).not.toBeChecked();
  await expect.element(page.getByRole('checkbox', { name: 'Nina' })).not.toBeInTheDocument();
});
