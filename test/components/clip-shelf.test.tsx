import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type Clip, type IngestJob, type StudioGroup, segmentVideo, shareVideo } from '../../src/contract/library.ts';
import { answer, callsOf, refuse } from './answers.ts';
import { Library } from './parts.tsx';
import { giveLibrary, person, SOUND_LOOP, signIn } from './people.ts';
import { button, press, showPart } from './show.tsx';

const UPLOAD = '00000000-0000-4000-8000-00000000000a';
const clip = (n: number, change: Partial<Clip> = {}): Clip => ({
  ...SOUND_LOOP,
  ...{ id: crypto.randomUUID(), publicId: `user-videos/u/${n}`, title: `Clip ${n}`, libraryType: 'personal' },
  ...{ sourceId: UPLOAD, duration: (n % 15) + 1, ...change },
});
const WHOLE = clip(0, { id: UPLOAD, publicId: 'user-videos/u/whole', title: 'Tuesday', sourceId: null });
const STUDIO: StudioGroup = {
  ...{ name: 'Moon Studio', mayAdd: true, mayDelete: true, membersAdd: false, keptUntil: null },
  ...{ members: [], personal: [], clips: [] },
};
const many = (count: number) => Array.from({ length: count }, (_, n) => clip(n + 1));
const list = page.getByRole('list', { name: 'My Videos' });
const shown = () =>
  list
    .getByRole('button', { name: /^Preview / })
    .elements()
    .map((thumb) => thumb.ariaLabel!.replace('Preview ', ''));
const job = (): IngestJob => ({
  ...{ jobId: UPLOAD, publicId: WHOLE.publicId, title: 'Tuesday', libraryType: 'personal', libraries: ['me'] },
  ...{ status: 'ready', progress: 100, message: 'Upload complete!', reason: null, note: null, secondsLeft: null },
  ...{ sentLately: false, pieces: 2, bytes: 1000, duration: null },
});

async function openMine(clips: Clip[], studio: StudioGroup | null = null, who = person('individual')): Promise<void> {
  signIn(who);
  giveLibrary({ clips, personal: [WHOLE], studio });
  await showPart(<Library />);
  await page.getByRole('tab', { name: /^My Videos/ }).click();
  await expect.element(list.getByRole('listitem').first()).toBeVisible();
}

test('few clips have no tools around them [B627]', async () => {
  await openMine(many(12));
  expect(page.getByRole('searchbox').elements()).toEqual([]);
  expect(page.getByRole('combobox').elements()).toEqual([]);
});

test('a thousand are searched and put in order, and a part of them is drawn [B627 U16]', async () => {
  await openMine(many(1000));
  const search = page.getByRole('searchbox', { name: 'Search My Videos' });
  await expect.element(search).toBeVisible();
  expect(shown().length).toBeLessThan(100);
  await search.fill('100 CLIP');
  await expect.poll(shown).toEqual(['Clip 100', 'Clip 1000']);
  await expect.element(page.getByText('2 of 1000 clips')).toBeVisible();
  await search.fill('dawn');
  await expect.element(page.getByText('No clip has this in its name.')).toBeVisible();
  await search.fill('');
  await page.getByRole('combobox', { name: 'Order of My Videos' }).selectOptions('By name');
  await expect.poll(() => shown().slice(0, 3)).toEqual(['Clip 1', 'Clip 2', 'Clip 3']);
  await page.getByRole('combobox', { name: 'Order of My Videos' }).selectOptions('Longest first');
  await expect.poll(() => shown().slice(0, 2)).toEqual(['Clip 14', 'Clip 29']);
});

test('a video is renamed from the menu of one of its clips; a failure is shown and keeps what was typed [B628 U16]', async () => {
  await openMine(many(2));
  await press('More: Clip 1');
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  const dialog = page.getByRole('dialog', { name: 'Rename this video' });
  const name = dialog.getByRole('textbox', { name: 'Name' });
  await expect.element(name).toHaveValue('Tuesday');
  await name.fill('  ');
  await expect.element(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
  await name.fill('Wednesday');
  refuse(segmentVideo, 'not_found', { message: 'This upload does not exist.' }, 1);
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('This upload does not exist.');
  await expect.element(name).toHaveValue('Wednesday');
  answer(segmentVideo, () => {
    giveLibrary({ clips: [clip(1, { title: 'Wednesday' })], personal: [WHOLE] });
    return job();
  });
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect
    .poll(() => callsOf(segmentVideo).at(-1)!.body)
    .toMatchObject({ publicId: WHOLE.publicId, title: 'Wednesday' });
  await expect.poll(shown).toEqual(['Wednesday']);
});

test('what is one’s own is put into the studio’s library as well, once [B628]', async () => {
  await openMine(many(2), STUDIO, person('studio_owner'));
  answer(shareVideo, () => {
    giveLibrary({ clips: many(2), personal: [WHOLE], studio: { ...STUDIO, personal: [WHOLE], clips: many(2) } });
    return job();
  });
  await press('More: Clip 1');
  await page.getByRole('menuitem', { name: 'Add to the studio' }).click();
  await expect.element(page.getByText('Tuesday is in the studio’s library now, and stays in yours.')).toBeVisible();
  await expect
    .poll(() => callsOf(shareVideo))
    .toMatchObject([{ params: { id: UPLOAD }, body: { libraries: ['studio'] } }]);
  await list.getByRole('button', { name: 'More: Clip 2' }).click();
  await expect.element(page.getByRole('menuitem', { name: 'Rename' })).toBeVisible();
  expect(page.getByRole('menuitem', { name: 'Add to the studio' }).elements()).toEqual([]);
});

test.each([
  ['a member of a studio that lets nobody add', { ...STUDIO, mayAdd: false, mayDelete: false }, 'studio_team', true],
  ['whose video is in the studio as well', { ...STUDIO, mayDelete: false, personal: [WHOLE] }, 'studio_team', false],
  ['without a plan', null, 'free', false],
] as const)('%s is offered what they may do, and no more [B628]', async (_, studio, plan, renames) => {
  await openMine(
    many(1),
    studio && { ...studio, members: [], personal: [...studio.personal], clips: [] },
    person(plan),
  );
  await press('More: Clip 1');
  await expect.element(page.getByRole('menuitem', { name: 'Delete' })).toBeVisible();
  expect(page.getByRole('menuitem', { name: 'Rename' }).elements()).toHaveLength(renames ? 1 : 0);
  expect(page.getByRole('menuitem', { name: 'Add to the studio' }).elements()).toEqual([]);
  await expect.element(button('More: Clip 1')).toBeInTheDocument();
});
