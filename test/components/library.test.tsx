import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { deleteBackground, giveUpIngest, type IngestJob, listBackgroundVideos } from '../../src/contract/library.ts';
import { savePromo } from '../../src/contract/promos.ts';
import { getAuthUser } from '../../src/contract/session.ts';
import { getTeamActivity, listTeam } from '../../src/contract/studio.ts';
import { answer, callsOf, cut, refuse } from './answers.ts';
import { Library } from './parts.tsx';
import { giveLibrary, person, SOUND_LOOP, signIn } from './people.ts';
import { button, chosenBackground, openPage, press, reload, showPart } from './show.tsx';

const OWN_CLIP = {
  ...SOUND_LOOP,
  id: crypto.randomUUID(),
  publicId: 'user-videos/u/1',
  title: 'Tuesday class, part 2',
  libraryType: 'personal',
} as const;

const PRO = person('individual');
const FREE = person();
const SECOND_LOOP = { ...SOUND_LOOP, id: crypto.randomUUID(), publicId: 'universal/2', title: 'Second' };

describe('who sees what', () => {
  test('a free user sees the way to Pro in place of the upload buttons, and no Admin Panel [T2.19 T2.22 T2.23]', async () => {
    signIn(person());
    const router = await showPart(<Library />);
    await expect.element(page.getByRole('tab').first()).toBeVisible();
    const tabs = page.getByRole('tab').elements();
    expect(tabs.map(({ textContent }) => textContent.trim())).toEqual(['Spinreel Library', 'My Videos']);
    expect(button('Add Single').elements()).toEqual([]);
    await page.getByRole('tab', { name: 'My Videos' }).click();
    const panel = page.getByRole('tabpanel', { name: 'My Videos' });
    await expect.element(panel.getByRole('heading', { name: 'Upgrade to Pro' })).toBeVisible();
    await expect.element(panel).toMatchTextContent('$6.99/month');
    expect(button('Add Single').elements()).toEqual([]);
    await panel.getByRole('link', { name: 'Upgrade to Pro' }).click();
    await expect.poll(() => router.state.location.href).toBe('/upgrade?feature=videos');
  });

  test('the Admin Panel is for admins and studio owners, also while it is open [T2.19-21]', async () => {
    const owner = person('studio_owner');
    signIn(owner);
    answer(listTeam, { teamMembers: [] });
    answer(getTeamActivity, { members: [], week: { films: 0, downloads: 0 } });
    const router = await openPage('/');
    await page.getByRole('tab', { name: 'Admin Panel' }).click();
    await expect.element(page.getByRole('tablist', { name: 'Studio console' })).toBeVisible();
    expect(page.getByText('Access restricted').elements()).toEqual([]);
    answer(getAuthUser, { ...person(), id: owner.id });
    // The next look at the person; here by another tab that signs in.
    new BroadcastChannel('spinreel-session').postMessage('begun');
    const restricted = page
      .getByRole('status')
      .filter({ hasText: 'Access restricted - Admin or Studio Owner access required' });
    await expect.element(restricted).toBeVisible();
    router.history.back();
    await expect.element(page.getByRole('heading', { name: 'Make a class promo' })).toBeInTheDocument();
    await expect.element(restricted).toBeVisible();
    await expect.element(page.getByRole('tab', { name: 'Admin Panel' })).not.toBeInTheDocument();
  });
});

test('of many clips a part is drawn, the next when its end comes near, and the chosen one from the beginning [B380]', async () => {
  const many = Array.from({ length: 120 }, (_, index) => ({
    ...SOUND_LOOP,
    id: crypto.randomUUID(),
    publicId: `universal/many-${index}`,
    title: `Clip ${index}`,
  }));
  signIn(person());
  giveLibrary({ universal: many });
  const router = await openPage('/');
  const list = page.getByRole('list', { name: 'Spinreel Library' });
  const drawn = () => list.getByRole('listitem').elements().length;
  await expect.poll(drawn).toBeGreaterThan(20);
  const before = drawn();
  expect(before).toBeLessThan(100);
  list.getByRole('listitem').last().element().scrollIntoView();
  await expect.poll(drawn).toBeGreaterThan(before);
  await button('Select: Clip 40').click();
  await reload(router);
  await expect.element(chosenBackground('Clip 40')).toBeInTheDocument();
  expect(drawn()).toBeLessThan(120);
});

test('deletion that fails says so; once it has worked the clip is no background any more [T2.22]', async () => {
  signIn(person('admin'));
  giveLibrary({ universal: [SOUND_LOOP] });
  await showPart(<Library />);
  await expect.element(button('Bulk Upload')).toBeVisible();
  await press('Select: Sound Loop');
  await press('More: Sound Loop');
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete this video?' });
  const mend = cut(deleteBackground);
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect
    .element(dialog.getByRole('alert'))
    .toHaveTextContent('The video could not be deleted. Unable to connect to the server. Please try again.');
  mend();
  answer(deleteBackground, () => {
    giveLibrary({});
    return { message: 'Deleted.' };
  });
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(chosenBackground('Black')).toBeVisible();
  expect(page.getByRole('button', { name: /Sound Loop/ }).elements()).toEqual([]);
  await expect.poll(() => callsOf(deleteBackground).at(-1)!.params.id).toBe(SOUND_LOOP.id);
});

const upload = (change: Partial<IngestJob>): IngestJob => ({
  ...{
    jobId: crypto.randomUUID(),
    publicId: `user-videos/${PRO.id}/1`,
    title: 'Tuesday class',
    note: null,
    libraryType: 'personal',
  },
  ...{ status: 'uploading', progress: 40, message: 'Uploading...', reason: null, secondsLeft: null, sentLately: false },
  ...{ pieces: 0, bytes: 1000, duration: null, libraries: ['me'], ...change },
});

describe('an upload of another window', () => {
  async function openMine(uploads: IngestJob[], user = PRO): Promise<void> {
    signIn(user);
    giveLibrary({ uploads });
    await showPart(<Library />);
    await page.getByRole('tab', { name: /^My Videos/ }).click();
  }

  test('U13: that has arrived meanwhile is not ended by the cross of a stale row, and is shown as it is [U13 B420]', async () => {
    const job = upload({});
    await openMine([job]);
    await expect.element(page.getByText('Stopped at 40%. Choose the same file again to continue.')).toBeVisible();
    const said = 'This upload has arrived completely in the meantime. Nothing was removed.';
    refuse(giveUpIngest, 'conflict', { message: said }, 1);
    giveLibrary({ uploads: [], clips: [OWN_CLIP] });
    await press('Give up Tuesday class');
    await expect.element(page.getByText(said)).toBeVisible();
    await expect.element(button('Give up Tuesday class')).not.toBeInTheDocument();
    await expect.element(button('Select: Tuesday class, part 2')).toBeVisible();
    expect(callsOf(deleteBackground)).toHaveLength(0);
  });

  test('U13: that is being sent or checked is not called stopped, and is read again until it is there [U13]', async () => {
    await openMine([upload({ sentLately: true })]);
    await expect.element(page.getByText('At 40%, sent from another window or device.')).toBeVisible();
    expect(page.getByRole('button', { name: 'Give up Tuesday class' }).elements()).toEqual([]);
    giveLibrary({ clips: [OWN_CLIP] });
    window.dispatchEvent(new Event('visibilitychange'));
    await expect.element(button('Select: Tuesday class, part 2')).toBeVisible();
    expect(page.getByText('sent from another window').elements()).toEqual([]);
  });

  test('U14: whose plan has ended says what is kept [U14 B422]', async () => {
    await openMine([upload({ publicId: `user-videos/${FREE.id}/1` })], FREE);
    await expect.element(page.getByText(/^Your plan ended at 40%. What has arrived is kept for a day/)).toBeVisible();
    await expect.element(button('Give up Tuesday class')).toBeVisible();
  });
});

test('U12: deletion stands behind a menu of 44 px, by finger and by keyboard, and asks what is to happen [T2.24]', async () => {
  signIn(person('individual'));
  giveLibrary({ clips: [OWN_CLIP] });
  await showPart(<Library />);
  await page.getByRole('tab', { name: 'My Videos' }).click();
  const more = button('More: Tuesday class, part 2');
  await expect.element(more).toBeVisible();
  await expect.element(button('Add Single')).toBeVisible();
  const element = more.element() as HTMLElement;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  // What a finger hits that comes down 21 px beside the button's middle, in each direction.
  const { left, top, width, height } = element.getBoundingClientRect();
  for (const [x, y] of [
    [21, 0],
    [-21, 0],
    [0, 21],
    [0, -21],
  ] as const) {
    expect(document.elementFromPoint(left + width / 2 + x, top + height / 2 + y)).toBe(element);
  }
  expect(page.getByRole('button', { name: /^Delete/ }).elements()).toEqual([]);

  (button('Select: Tuesday class, part 2').element() as HTMLElement).focus();
  await userEvent.keyboard('{Tab}');
  await expect.element(more).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  const item = page.getByRole('menuitem', { name: 'Delete' });
  await expect.element(item).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(item).not.toBeInTheDocument();
  await expect.element(more).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(item).toBeVisible();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(item).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  const dialog = page.getByRole('dialog', { name: 'Delete this video?' });
  await expect.element(dialog).toMatchTextContent('Videos you have already made with it are not affected.');
  await expect.element(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(more).toHaveFocus();
});

test('the library that cannot be loaded says so and can be tried again; the promo begins on black [B130]', async () => {
  signIn(person('individual'));
  giveLibrary({ universal: [SOUND_LOOP], starter: SOUND_LOOP });
  const mend = cut(listBackgroundVideos);
  await openPage('/');
  await expect.element(page.getByRole('alert')).toMatchTextContent('The backgrounds could not be loaded.');
  mend();
  await press('Try again');
  await expect.element(button('Select: Sound Loop')).toBeVisible();
  await expect.element(chosenBackground('Black')).toBeVisible();
});

test('backgrounds are selected and given up by one button [T2.2]', async () => {
  signIn(person());
  giveLibrary({ universal: [SOUND_LOOP] });
  await openPage('/');
  const word = (title: string) => button(`Select: ${title}`).element().parentElement!.textContent;
  await expect.element(chosenBackground('Black')).toBeVisible();
  expect([word('Black'), word('Sound Loop')]).toEqual(['Selected', 'Select']);
  await press('Select: Sound Loop');
  await expect.element(chosenBackground('Sound Loop')).toBeVisible();
  expect([word('Black'), word('Sound Loop')]).toEqual(['Select', 'Selected']);
  expect(page.getByRole('button', { name: /^Select:/, pressed: true }).elements()).toHaveLength(1);
  await expect.element(page.getByText('With background video')).toBeVisible();
  await press('Select: Sound Loop');
  await expect.element(chosenBackground('Black')).toBeVisible();
  await expect.element(page.getByText('With background video')).not.toBeInTheDocument();
});

test('a new promo begins over a clip of the library; Refresh and giving it up lead to black, and looking saves nothing [B130]', async () => {
  signIn(person());
  giveLibrary({ universal: [SECOND_LOOP, SOUND_LOOP], starter: SOUND_LOOP });
  await openPage('/');
  await expect.element(chosenBackground('Sound Loop')).toBeVisible();
  await expect.element(page.getByText('With background video')).toBeVisible();
  expect(
    page
      .getByRole('button', { name: 'Undo' })
      .elements()
      .every((undo) => undo.getAttribute('aria-disabled') === 'true'),
  ).toBe(true);
  expect(callsOf(savePromo)).toEqual([]);
  await press('Refresh');
  await expect.element(chosenBackground('Black')).toBeVisible();
  await press('Select: Sound Loop');
  await press('Select: Sound Loop');
  await expect.element(chosenBackground('Black')).toBeVisible();
});

test('the library is narrowed to what somebody looks for, by tap and by arrow key; only what there is is offered [B241]', async () => {
  signIn(person());
  const dusk = { ...SECOND_LOOP, title: 'Studio at Dusk', tags: ['studio', 'dark', 'warm'] } as const;
  const silk = { ...SOUND_LOOP, title: 'Champagne Silk', tags: ['texture', 'warm', 'bright'] } as const;
  const upload = { ...SOUND_LOOP, id: crypto.randomUUID(), publicId: 'universal/3', title: 'Our hall' };
  giveLibrary({ universal: [{ ...dusk, tags: [...dusk.tags] }, { ...silk, tags: [...silk.tags] }, upload] });
  await showPart(<Library />);
  const shown = () =>
    page
      .getByRole('list', { name: 'Spinreel Library' })
      .getByRole('button', { name: /^Preview / })
      .elements()
      .map((thumb) => thumb.ariaLabel!.replace('Preview ', ''));
  const filter = page.getByRole('radiogroup', { name: 'Show' });
  await expect.element(filter).toBeVisible();
  const labels = filter.getByRole('radio').elements();
  expect(labels.map(({ textContent }) => textContent)).toEqual([
    'All',
    'Poles & studios',
    'Texture',
    'Dark',
    'Warm',
    'Bright',
  ]);
  expect(shown()).toEqual(['Studio at Dusk', 'Champagne Silk', 'Our hall']);
  await press('Select: Champagne Silk');
  await filter.getByRole('radio', { name: 'Poles & studios' }).click();
  await expect.poll(shown).toEqual(['Studio at Dusk']);
  await expect.element(button('Select: Black')).toHaveAttribute('aria-pressed', 'false');
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(shown).toEqual(['Champagne Silk']);
  await expect.element(chosenBackground('Champagne Silk')).toBeVisible();
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  await expect.poll(shown).toEqual(['Studio at Dusk', 'Champagne Silk', 'Our hall']);
});

test('a library without tags has no filter [B241]', async () => {
  signIn(person());
  giveLibrary({ universal: [SOUND_LOOP] });
  await showPart(<Library />);
  await expect.element(button('Select: Sound Loop')).toBeVisible();
  expect(page.getByRole('radiogroup', { name: 'Show' }).elements()).toEqual([]);
});

test('thumbnails are 80x142 and play under the mouse, one at a time [T2.1]', async () => {
  signIn(person());
  giveLibrary({
    universal: [SOUND_LOOP, SECOND_LOOP],
  });
  await showPart(<Library />);
  const panel = page.getByRole('region', { name: 'Choose Background' });
  await expect.element(panel.getByText('Touch to preview')).toBeVisible();
  const videos = () => panel.element().querySelectorAll('video');
  for (const title of ['Sound Loop', 'Second']) {
    const thumb = panel.getByRole('button', { name: new RegExp(`^Preview ${title}`) });
    await expect.element(thumb).toBeVisible();
    const { clientWidth, clientHeight } = thumb.element();
    expect([clientWidth, clientHeight]).toEqual([80, 142]);
    await thumb.hover();
    await expect.poll(() => [videos().length, thumb.element().querySelectorAll('video').length]).toEqual([1, 1]);
    expect(videos()[0]!.muted).toBe(true);
  }
  await page.getByText('Touch to preview').hover();
  await expect.poll(() => videos().length).toBe(0);
});

test('by keyboard alone the focus previews, Escape stops, Enter selects, the arrows change the tab [T2.25]', async () => {
  // Where motion is reduced, the focus alone plays nothing.
  const query = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    query(media.includes('prefers-reduced-motion') ? 'not all' : media),
  );
  signIn(person('individual'));
  giveLibrary({ universal: [SOUND_LOOP, SECOND_LOOP] });
  await showPart(<Library />);
  const panel = page.getByRole('region', { name: 'Choose Background' });
  await expect.element(button('Select: Sound Loop')).toBeVisible();
  /** Which backgrounds play. */
  const playing = () =>
    [...panel.element().querySelectorAll('video')].map((video) => video.closest('button')!.ariaLabel);
  const tab = (name: string) => page.getByRole('tab', { name });
  (tab('Spinreel Library').element() as HTMLElement).focus();
  await userEvent.keyboard('{Tab}');
  await expect.element(chosenBackground('Black')).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.poll(playing).toEqual(['Preview Sound Loop']);
  await userEvent.keyboard('{Tab}');
  await expect.poll(playing).toEqual(['Preview Second']);
  await userEvent.keyboard('{Escape}');
  await expect.poll(playing).toEqual([]);
  await userEvent.keyboard('{Enter}');
  await expect.element(chosenBackground('Second')).toHaveFocus();
  (tab('Spinreel Library').element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(tab('My Videos')).toHaveAttribute('aria-selected', 'true');
  await expect.element(button('Add Single')).toBeVisible();
  await userEvent.keyboard('{Tab}');
  await expect.element(button('Add Single')).toHaveFocus();
});
