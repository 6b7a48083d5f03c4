import { eq } from 'drizzle-orm';
import { films, filmsAhead, renders } from '../../src/server/db/schema/renders.ts';
import { button, expect, openStudio, openTool, test } from './fixtures.ts';

test('somebody looks at the preview for a while, and the film is there when they press Generate [B223 B224]', async ({
  page,
  join,
  services: { db },
}) => {
  const { id } = await join({ role: 'pro' });
  await openStudio(page);
  await openTool(page, 'Background');
  await button(page, 'Select: Black').click();
  await openTool(page, 'Style');
  await page.getByRole('slider', { name: 'Duration in seconds' }).press('Home');
  await openTool(page, 'Text');
  await button(page, 'Edit Promotion').click();
  const ahead = async () => {
    const wish = db.select({ key: filmsAhead.filmKey }).from(filmsAhead).where(eq(filmsAhead.userId, id));
    const [film] = await db.select().from(films).where(eq(films.key, wish));
    return film ?? null;
  };
  let edits = 0;
  await expect(async () => {
    edits += 1;
    const answered = page.waitForResponse('**/api/prepare-video');
    await page.getByLabel('Promotional text').fill(`Come and spin with us\n\nEdited ${edits} times`);
    // While the machine is busy, nothing is made ahead: then they edit on.
    expect((await (await answered).json()).id).not.toBeNull();
    await expect.poll(async () => (await ahead())?.status, { timeout: 20_000 }).toBe('done');
  }).toPass();
  const made = (await ahead())!;
  expect(await db.$count(renders, eq(renders.userId, id))).toBe(0);

  await button(page, 'Generate Video').click();
  const film = page.getByLabel('Full-screen film');
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.readyState)).toBeGreaterThanOrEqual(3);
  expect((await ahead())!.finishedAt, 'it was not made again').toEqual(made.finishedAt);
  const asked = await db.select({ key: renders.filmKey }).from(renders).where(eq(renders.userId, id));
  expect(asked).toEqual([{ key: made.key }]);
});
