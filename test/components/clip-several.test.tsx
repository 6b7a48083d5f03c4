import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type Clip, type StudioGroup, segmentVideo, shareVideo } from '../../src/contract/library.ts';
import { type ClipUse, deleteClips, listClipUses } from '../../src/contract/shelf.ts';
import { expectNoViolations } from './accessible.ts';
import { answer, callsOf, refuse } from './answers.ts';
import { Library } from './parts.tsx';
import { giveLibrary, person, SOUND_LOOP, signIn } from './people.ts';
import { button, press, showPart } from './show.tsx';

const UPLOADS = ['00000000-0000-4000-8000-00000000000a', '00000000-0000-4000-8000-00000000000b'] as const;
const clip = (n: number, change: Partial<Clip> = {}): Clip => ({
  ...SOUND_LOOP,
  ...{ id: crypto.randomUUID(), publicId: `user-videos/u/${n}`, title: `Clip ${n}`, libraryType: 'personal' },
  ...{ sourceId: UPLOADS[n % 2], duration: 15, ...change },
});
const many = (count: number) => Array.from({ length: count }, (_, n) => clip(n + 1));
const whole = UPLOADS.map((id, n) => clip(n, { id, publicId: `user-videos/u/whole${n}`, title: `Video ${n}` }));
const STUDIO: StudioGroup = {
  ...{ name: 'Moon Studio', mayAdd: true, mayDelete: true, membersAdd: false, keptUntil: null },
  ...{ members: [], personal: [], clips: [] },
};
const USES: ClipUse[] = [
  { publicId: 'user-videos/u/2', promos: [{ id: 'p', name: 'Spin Basics' }], own: 4, members: 2 },
  { publicId: 'user-videos/u/3', promos: [], own: 0, members: 9 },
];
const list = page.getByRole('list', { name: 'My Videos' });
const box = (n: number) => page.getByRole('checkbox', { name: `Choose: Clip ${n}`, exact: true });
const shown = () =>
  list
    .getByRole('checkbox')
    .elements()
    .map((each) => each.ariaLabel!.replace('Choose: ', ''));
const bar = page.getByRole('group', { name: 'Chosen clips' });

async function openMine(clips: Clip[], studio: StudioGroup | null = null): Promise<void> {
  signIn(person(studio ? 'studio_owner' : 'individual'));
  answer(listClipUses, { uses: USES });
  giveLibrary({ clips, personal: whole, studio });
  await showPart(
    <main>
      <h1>Studio</h1>
      <h2>Backgrounds</h2>
      <Library />
    </main>,
  );
  await page.getByRole('tab', { name: /^My Videos/ }).click();
  await expect.element(list.getByRole('listitem').first()).toBeVisible();
}

test('several are chosen by keyboard, and deleted once nobody has taken it back [B681]', async () => {
  const clips = many(4);
  await openMine(clips);
  await press('Choose several');
  await expect.element(button('Choose several')).toHaveAttribute('aria-pressed', 'true');
  await expect.element(bar.getByRole('button', { name: 'Delete' })).toBeDisabled();
  for (const n of [2, 3]) {
    (box(n).element() as HTMLElement).focus();
    await userEvent.keyboard(' ');
    await expect.element(box(n)).toHaveAttribute('aria-checked', 'true');
  }
  await expect
    .element(bar.getByRole('status'))
    .toMatchTextContent(/2 chosen.*4 promos of yours and 11 promos of your team/);
  await expectNoViolations();
  await bar.getByRole('button', { name: 'Delete' }).click();
  await expect.poll(shown).toEqual(['Clip 1', 'Clip 4']);
  await press('Undo');
  await expect.poll(shown).toEqual(['Clip 1', 'Clip 2', 'Clip 3', 'Clip 4']);
  expect(callsOf(deleteClips)).toEqual([]);

  await bar.getByRole('button', { name: 'Choose all' }).click();
  await box(1).click();
  answer(deleteClips, () => {
    giveLibrary({ clips: clips.slice(0, 1), personal: whole });
    return { removed: 2, left: 1 };
  });
  await bar.getByRole('button', { name: 'Delete' }).click();
  await expect.poll(shown).toEqual(['Clip 1']);
  expect(callsOf(deleteClips), 'it can still be taken back').toEqual([]);
  window.dispatchEvent(new PageTransitionEvent('pagehide'));
  await expect.element(page.getByText(/^1 clip had been deleted or renamed meanwhile/)).toBeVisible();
  const seen = clips.slice(1).map(({ id, title }) => ({ id, seen: title }));
  await expect.poll(() => callsOf(deleteClips)).toMatchObject([{ body: { from: 'me', clips: seen } }]);
});

test('what could not be deleted is back on the shelf, and that is said [B681]', async () => {
  await openMine(many(3));
  await press('Choose several');
  await box(1).click();
  refuse(deleteClips, 'unavailable', {}, 1);
  await bar.getByRole('button', { name: 'Delete' }).click();
  await expect.poll(shown).toEqual(['Clip 2', 'Clip 3']);
  window.dispatchEvent(new PageTransitionEvent('pagehide'));
  await expect.element(page.getByText('Not all clips could be deleted')).toBeVisible();
  await expect.poll(shown).toEqual(['Clip 1', 'Clip 2', 'Clip 3']);
});

test('hundreds are all deleted as the page is left, which waits for no answer [B681]', async () => {
  const clips = many(250);
  await openMine(clips);
  await press('Choose several');
  await bar.getByRole('button', { name: 'Choose all' }).click();
  const { promise, resolve } = Promise.withResolvers<void>();
  answer(deleteClips, async () => {
    await promise;
    return { removed: 1, left: 0 };
  });
  await bar.getByRole('button', { name: 'Delete' }).click();
  await expect.poll(shown).toEqual([]);
  window.dispatchEvent(new PageTransitionEvent('pagehide'));
  await expect.poll(() => callsOf(deleteClips).length).toBe(3);
  const sent = callsOf(deleteClips).map(({ body }) => (body as { clips: { id: string }[] }).clips);
  expect(sent.map(({ length }) => length)).toEqual([100, 100, 50]);
  expect(sent.flat().map(({ id }) => id)).toEqual(clips.map(({ id }) => id));
  resolve();
});

test.each([
  ['Add to the studio', shareVideo],
  ['Move to the studio', segmentVideo],
] as const)('%s: the videos of the clips that are chosen, each once [B681]', async (name, call) => {
  await openMine(many(4), STUDIO);
  await press('Choose several');
  await bar.getByRole('button', { name: 'Choose all' }).click();
  answer(call, {
    ...{ jobId: UPLOADS[0], publicId: 'user-videos/u/whole0', title: 'Video 0', libraryType: 'personal' as const },
    ...{ libraries: ['me'], status: 'ready' as const, progress: 100, message: 'Upload complete!', reason: null },
    ...{ note: null, secondsLeft: null, sentLately: false, pieces: 2, bytes: 1000, duration: null },
  });
  await bar.getByRole('button', { name }).click();
  await expect.element(page.getByText(/^2 videos are in the studio’s library now/)).toBeVisible();
  await expect.poll(() => callsOf(call)).toHaveLength(2);
});

test('what the studio has already is said, and cannot go there again [B681]', async () => {
  await openMine(many(4), { ...STUDIO, personal: whole.slice(0, 1) });
  await press('Choose several');
  await box(2).click();
  await expect.element(bar).toMatchTextContent(/The studio has these already\./);
  for (const name of ['Add to the studio', 'Move to the studio'])
    await expect.element(bar.getByRole('button', { name })).toBeDisabled();
  await box(1).click();
  await expect.element(bar).toMatchTextContent(/To the studio goes the whole video/);
  await expect.element(bar.getByRole('button', { name: 'Add to the studio' })).toBeEnabled();
});

test('where a clip is used is said from its menu and before it is deleted [B682]', async () => {
  await openMine(many(3));
  await press('More: Clip 2');
  await page.getByRole('menuitem', { name: 'Where it is used: Clip 2' }).click();
  const where = page.getByRole('dialog', { name: 'Where Clip 2 is used' });
  await expect.element(where).toMatchTextContent('Used in 4 promos of yours and 2 promos of your team.');
  await expect.element(where.getByRole('link', { name: 'Spin Basics' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(where).not.toBeInTheDocument();
  await press('More: Clip 1');
  await page.getByRole('menuitem', { name: 'Delete Clip 1' }).click();
  await expect
    .element(page.getByRole('dialog', { name: 'Delete this video?' }))
    .toMatchTextContent('No promo uses it.');
});

test('many stand in the order of their use, or below the names of their videos [B682 B683]', async () => {
  const pieces = many(14).map((each, n) => ({ ...each, title: `${n % 2 ? 'Tuesday' : 'Friday'} (${n + 1})` }));
  await openMine(pieces);
  const order = page.getByRole('combobox', { name: 'Order of My Videos' });
  const previews = () =>
    page
      .getByRole('button', { name: /^Preview / })
      .elements()
      .map((each) => each.ariaLabel!.replace('Preview ', ''));
  await order.selectOptions('Used most');
  await expect.poll(() => previews().slice(0, 3)).toEqual(['Friday (3)', 'Tuesday (2)', 'Friday (1)']);
  await order.selectOptions('By video');
  const headings = () =>
    page
      .getByRole('heading', { level: 3 })
      .elements()
      .map((each) => each.textContent);
  await expect.poll(headings).toEqual(['Friday 7 clips', 'Tuesday 7 clips']);
  await expect.poll(() => previews().slice(6, 8)).toEqual(['Friday (13)', 'Tuesday (2)']);
  await expectNoViolations();
});
