import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { CallOutput } from '../../src/contract/call.ts';
import { getLeavingConsequences } from '../../src/contract/consequences.ts';
import { deleteBackground, type IngestJob, listUserVideos, type StudioGroup } from '../../src/contract/library.ts';
import { getAuthUser } from '../../src/contract/session.ts';
import { leaveStudio, listTeam, setMembersAdd } from '../../src/contract/studio.ts';
import { AccountSettings } from '../../src/web/features/account/account-settings.tsx';
import { TeamVideos } from '../../src/web/features/studio/team-videos.tsx';
import { answer, callsOf, fail, refuse } from './answers.ts';
import { Library } from './parts.tsx';
import { giveLibrary, person, SOUND_LOOP, signIn } from './people.ts';
import { button, chosenBackground, press, showPart } from './show.tsx';

const clip = (title: string, publicId: string) => ({
  ...SOUND_LOOP,
  id: crypto.randomUUID(),
  publicId,
  title,
  libraryType: 'personal' as const,
});
const HALL = clip('The hall at night', 'user-videos/owner/1');
const OWN = clip('My own spin', 'user-videos/me/1');
const group = (change: Partial<StudioGroup> = {}): StudioGroup => ({
  name: 'Moon Studio',
  mayAdd: false,
  mayDelete: false,
  members: [],
  membersAdd: false,
  keptUntil: null,
  personal: [],
  clips: [HALL],
  ...change,
});
const OWNERS = { mayAdd: true, mayDelete: true, members: [{ id: 'account-mia', name: 'Mia' }] };
const studioOf = (name = 'Moon Studio') => page.getByRole('region', { name, exact: true });
const chip = (name: string) => page.getByRole('checkbox', { name, exact: true });

async function openMine(studio: StudioGroup | null, who = person('studio_team'), uploads: IngestJob[] = []) {
  signIn(who);
  giveLibrary({ clips: [OWN], studio, uploads });
  await showPart(<Library />);
  await page.getByRole('tab', { name: /^My Videos/ }).click();
  await expect.element(button('Add Single')).toBeVisible();
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe('the studio’s group under My Videos', () => {
  test('a member finds it under the studio’s name, uses its clips and has no way to remove them [B620]', async () => {
    await openMine(group());
    await expect.element(studioOf()).toMatchTextContent('Videos of your studio, yours to use.');
    await press('Select: The hall at night');
    await expect.element(chosenBackground('The hall at night')).toBeVisible();
    expect(page.getByRole('button', { name: /^More: / }).elements()).toHaveLength(1);
    await expect.element(button('More: My own spin')).toBeVisible();
    // Nothing to choose between.
    expect(page.getByRole('checkbox').elements()).toEqual([]);
  });

  test('is empty in words: there is nothing yet, and whoever may add is told how [B620]', async () => {
    await openMine(group({ clips: [] }));
    await expect.element(studioOf()).toMatchTextContent('Your studio has not shared any videos yet.');
    await openMine(group({ clips: [], ...OWNERS, name: '' }), person('studio_owner'));
    await expect.element(studioOf('Your studio')).toMatchTextContent('Nothing here yet.');
  });

  test('nobody without a studio has one [B620]', async () => {
    await openMine(null, person('individual'));
    await expect.element(button('Select: My own spin')).toBeVisible();
    expect(studioOf().elements()).toEqual([]);
  });

  test('of a studio that has ended says until which day it is kept, and its owner may still remove [B625]', async () => {
    signIn(person());
    giveLibrary({ studio: group({ keptUntil: '2026-12-28T10:00:00.000Z', mayDelete: true }) });
    await showPart(<Library />);
    await page.getByRole('tab', { name: /^My Videos/ }).click();
    await expect.element(studioOf()).toMatchTextContent('are kept until December 28, 2026');
    await expect.element(studioOf()).toMatchTextContent('For now, only you can use these videos.');
    await expect.element(button('More: The hall at night')).toBeVisible();
  });

  test('goes from the page of somebody who has lost the seat meanwhile [B620]', async () => {
    const member = person('studio_team');
    await openMine(group(), member);
    await expect.element(studioOf()).toBeVisible();
    giveLibrary({ clips: [OWN] });
    answer(getAuthUser, { ...person(), id: member.id });
    // The next look at the person; here by another tab that signs in.
    new BroadcastChannel('spinreel-session').postMessage('begun');
    await expect.element(studioOf()).not.toBeInTheDocument();
  });

  test('the owner removes from the studio, and from nowhere else [B620]', async () => {
    await openMine(group(OWNERS), person('studio_owner'));
    answer(deleteBackground, () => {
      giveLibrary({ clips: [OWN], studio: group({ ...OWNERS, clips: [] }) });
      return { message: 'Deleted.' };
    });
    await press('More: The hall at night');
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete this video?' });
    await expect.element(dialog).toMatchTextContent('Nobody in your studio can use it for new videos then.');
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect
      .poll(() => callsOf(deleteBackground)[0])
      .toMatchObject({ params: { id: HALL.id }, query: { from: 'studio' } });
    await expect.element(studioOf()).toMatchTextContent('Nothing here yet.');
  });
});

describe('an upload into several libraries', () => {
  /** What the server is told when an upload begins. */
  function watchUploads(): string[] {
    const begun: string[] = [];
    vi.spyOn(XMLHttpRequest.prototype, 'setRequestHeader').mockImplementation((name, value) => {
      if (name.toLowerCase() === 'upload-metadata') begun.push(value);
    });
    vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(() => undefined);
    return begun;
  }
  function drop(name: string): void {
    const transfer = new DataTransfer();
    transfer.items.add(new File(['no video'], name, { type: 'video/mp4' }));
    const zone = page.getByRole('group', { name: /^Upload/ }).element();
    zone.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: transfer }));
  }
  const told = (metadata: string, key: string) => {
    const value = metadata.split(',').find((pair) => pair.split(' ')[0] === key);
    return atob(value?.split(' ')[1] ?? '');
  };

  test('the owner chooses Me, The studio and members, and sends it once [B621]', async () => {
    const begun = watchUploads();
    const owner = person('studio_owner');
    await openMine(group(OWNERS), owner);
    await expect.element(chip('Me')).toBeChecked();
    await expect.element(chip('The studio')).not.toBeChecked();
    await chip('The studio').click();
    await chip('Mia').click();
    await expect.element(page.getByText(/^One upload for all of them/)).toBeVisible();
    drop('class.mp4');
    await expect.poll(() => begun.length).toBe(1);
    expect(told(begun[0]!, 'libraries').split(',').sort()).toEqual(['account-mia', 'studio', owner.id].sort());
    expect(told(begun[0]!, 'targetUserId')).toBe('');
  });

  test('their own alone is told by the name that every version knows; with nobody chosen nothing can be sent [B621]', async () => {
    const begun = watchUploads();
    const owner = person('studio_owner');
    await openMine(group(OWNERS), owner);
    await chip('Me').click();
    await expect.element(page.getByText('Choose at least one.')).toBeVisible();
    await expect.element(button('Add Single')).toBeDisabled();
    drop('nobody.mp4');
    await chip('Me').click();
    await expect.element(button('Add Single')).toBeEnabled();
    drop('class.mp4');
    await expect.poll(() => begun.length).toBe(1);
    expect([told(begun[0]!, 'name'), told(begun[0]!, 'targetUserId')]).toEqual(['class.mp4', owner.id]);
    expect(told(begun[0]!, 'libraries')).toBe('');
  });

  test('a member who may add chooses between their own and the studio’s [B621]', async () => {
    await openMine(group({ mayAdd: true }));
    await expect.element(chip('Me')).toBeChecked();
    await expect.element(chip('The studio')).not.toBeChecked();
    expect(page.getByRole('checkbox').elements()).toHaveLength(2);
  });

  test('what comes into the studio’s library comes in its group, and not among one’s own [B621]', async () => {
    const job: IngestJob = {
      ...{ jobId: crypto.randomUUID(), publicId: 'user-videos/owner/2', title: 'Coming', libraryType: 'personal' },
      ...{ status: 'processing', progress: 75, message: 'Processing video...', reason: null, secondsLeft: null },
      ...{ sentLately: false, note: null, pieces: 0, bytes: 1000, duration: null, libraries: ['studio'] },
    };
    await openMine(group(OWNERS), person('studio_owner'), [job]);
    await expect.element(studioOf().getByText('75%')).toBeVisible();
    expect(page.getByRole('list', { name: 'My Videos' }).getByText('75%').elements()).toEqual([]);
  });
});

describe('the owner’s console', () => {
  async function openConsole(studio = group(OWNERS)) {
    signIn(person('studio_owner'));
    giveLibrary({ studio });
    answer(listTeam, { teamMembers: [] });
    answer(listUserVideos, []);
    await showPart(<TeamVideos chosen={null} onChoose={() => {}} />);
    await expect.element(studioOf()).toBeVisible();
  }

  test('uploads go to the studio at first [B621]', async () => {
    await openConsole();
    await expect.element(chip('The studio')).toBeChecked();
    await expect.element(chip('Me')).not.toBeChecked();
  });

  test('members are let add by a switch, which goes back if that was not saved [B620]', async () => {
    await openConsole();
    const may = page.getByRole('switch', { name: /Members may add/ });
    // By the keyboard: a message may lie over it for a moment.
    const toggle = async () => {
      (may.element() as HTMLElement).focus();
      await userEvent.keyboard(' ');
    };
    fail(setMembersAdd, 502, 'proxy', 1);
    await toggle();
    await expect.element(page.getByText('The setting was not saved')).toBeVisible();
    await expect.element(may).not.toBeChecked();
    answer(setMembersAdd, ({ body }) => {
      giveLibrary({ studio: group({ ...OWNERS, ...body }) });
      return body;
    });
    await toggle();
    await expect.element(may).toBeChecked();
    await expect.poll(() => callsOf(setMembersAdd).at(-1)!.body).toEqual({ membersAdd: true });
  });
});

describe('P15: a member leaves from the account', () => {
  const LOSS: CallOutput<typeof getLeavingConsequences> = {
    ...{ studioId: 'moon', studioName: 'Moon Studio', planAfter: 'free', studioClips: 3, promos: 1 },
    ...{ classTypes: 2, clips: 1, keptDays: 30 },
  };
  const dialog = page.getByRole('dialog', { name: 'Leave the team?' });
  async function openAccount(loss: Partial<typeof LOSS> = {}, who = person('studio_team')) {
    signIn(who);
    answer(getLeavingConsequences, { ...LOSS, ...loss });
    await showPart(<AccountSettings opened onClose={() => {}} />);
    await expect.element(page.getByRole('dialog', { name: 'Account Settings' })).toBeVisible();
  }

  test('P15: after a question that counts what goes and says what stays [P15 B623]', async () => {
    await openAccount();
    answer(leaveStudio, { message: 'Left.' });
    await press('Leave the team');
    await expect
      .element(dialog)
      .toMatchTextContent('You lose what belongs to Moon Studio: 3 background videos and 2 class types.');
    await expect.element(dialog).toMatchTextContent('1 promo of yours needs another background then.');
    await expect.element(dialog).toMatchTextContent('Your own background video is kept for 30 days');
    await dialog.getByRole('button', { name: 'Stay' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(callsOf(leaveStudio)).toEqual([]);
    await press('Leave the team');
    await dialog.getByRole('button', { name: 'Leave the team' }).click();
    await expect.element(page.getByText('You have left the team.')).toBeVisible();
    await expect.poll(() => callsOf(leaveStudio).map(({ body }) => body)).toEqual([{ studioId: 'moon' }]);
  });

  test('P15: who has nothing there reads no zeros, and who pays keeps their plan [P15 B623]', async () => {
    await openAccount({ studioClips: 0, promos: 0, classTypes: 0, clips: 4, planAfter: 'individual' });
    await press('Leave the team');
    await expect.element(dialog).toMatchTextContent('Your own plan, Individual Pro, goes on.');
    expect(dialog.element().textContent).not.toMatch(/\b0\b|You lose|kept for/);
  });

  test('several clips of their own are counted [P15 B623]', async () => {
    await openAccount({ clips: 4 });
    await press('Leave the team');
    await expect.element(dialog).toMatchTextContent('Your own 4 background videos are kept for 30 days');
  });

  test('P15: without the seat the refusal is shown, and nothing has happened [P15 B623]', async () => {
    await openAccount();
    const said = 'You have no seat on this team any more. Nothing was changed.';
    refuse(leaveStudio, 'conflict', { message: said });
    await press('Leave the team');
    await dialog.getByRole('button', { name: 'Leave the team' }).click();
    await expect.element(dialog.getByRole('alert')).toMatchTextContent(said);
  });

  test.each(['individual', 'studio_owner', 'admin'] as const)('P15: %s has no team to leave [P15]', async (plan) => {
    await openAccount({}, person(plan));
    await expect.element(button('Change Password')).toBeVisible();
    expect(button('Leave the team').elements()).toEqual([]);
  });
});
