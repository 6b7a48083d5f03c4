import { readStarterBackgrounds } from '../../src/server/media/ingest/starter.ts';
import { askToDelete, button, chosenBackground, expect, openStudio, press, test } from './fixtures.ts';
import { sample } from './footage.ts';

const loops = await readStarterBackgrounds();

test('everybody’s library begins with our loops, which can be narrowed; admins add to it and delete from it [T2.3 T2.22 B241]', async ({
  page,
  join,
}) => {
  await join({ role: 'admin' });
  await openStudio(page);
  const posters = page.getByRole('button', { name: /^Preview (?!Sound Loop)/ }).locator('img');
  await expect(posters).toHaveCount(loops.length);
  await posters.first().scrollIntoViewIfNeeded();
  await posters.last().scrollIntoViewIfNeeded();
  const loaded = () =>
    posters.evaluateAll((images: HTMLImageElement[]) => images.filter((image) => image.naturalWidth > 0).length);
  await expect.poll(loaded).toBe(loops.length);
  const filter = page.getByRole('radiogroup', { name: 'Show' });
  await filter.getByRole('radio', { name: 'Texture' }).click();
  await expect(posters).toHaveCount(loops.filter(({ tags }) => tags.includes('texture')).length);
  await filter.getByRole('radio', { name: 'All' }).click();
  await expect(button(page, 'Bulk Upload')).toBeVisible();
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), press(page, 'Add Single')]);
  await chooser.setFiles(sample('blink_180x320_0.2s.mp4'));
  const select = button(page, 'Select: blink_180x320_0.2s');
  await expect(select).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText('Upload complete!').first()).toBeHidden();
  await page.getByRole('tab', { name: 'My Videos' }).click();
  await expect(page.getByText('You have no videos yet.')).toBeVisible();
  await page.getByRole('tab', { name: 'Spinreel Library' }).click();
  await select.click();

  await askToDelete(page, 'blink_180x320_0.2s');
  const dialog = page.getByRole('dialog', { name: 'Delete this video?' });
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: /blink_180x320/ })).toHaveCount(0);
  await expect(chosenBackground(page, 'Black')).toBeVisible();
});
