import type { Page } from '@playwright/test';
import { expect, openStudio, openTool, press, test } from './fixtures.ts';

test.use({ viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true });

const SIGN_OFF = 'See you upside down';

/** The text in its editor, once it is another one than `before`. */
async function writtenText(page: Page, before = ''): Promise<string> {
  await press(page, 'Edit Promotion');
  const field = page.getByLabel('Promotional text');
  await expect(field).not.toHaveValue(before);
  const text = await field.inputValue();
  await press(page, 'Hide Editor');
  return text;
}

test('her words end the text, lines that she keeps stay, a tone is one press, and what she takes out twice stays out [B660 B661 B690 B691]', async ({
  page,
  join,
}) => {
  await join({ role: 'pro' });
  await openStudio(page);

  await test.step('her words are put into the account', async () => {
    await press(page, 'Account');
    await press(page, 'Your words');
    const dialog = page.getByRole('dialog', { name: 'Your words' });
    await dialog.getByLabel('Sign-off').fill(SIGN_OFF);
    await dialog.getByLabel('Handle').fill('luna.pole');
    await dialog.getByLabel('City').fill('Berlin');
    await expect(dialog.getByText('Berlin · @luna.pole')).toBeVisible();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Saved. Your next text has them.')).toBeVisible();
    await page.getByRole('dialog', { name: 'Account Settings' }).getByRole('button', { name: 'Close' }).click();
  });

  const before = await test.step('a text ends with her sign-off', async () => {
    await page.getByLabel('Class type').selectOption({ label: 'Spin Basics' });
    await page.getByLabel('Schedule').selectOption('Every Thursday');
    await page.getByLabel('Time').selectOption('7:00 PM');
    await page.getByLabel('Class details').fill('Bring shorts and water');
    await page.getByRole('button', { name: 'Generate Promotion' }).last().click();
    await openTool(page, 'Text');
    await expect(page.getByRole('group', { name: 'Change this text' })).toBeVisible();
    const text = await writtenText(page);
    expect(text.trimEnd().endsWith(`\n\n${SIGN_OFF}`)).toBe(true);
    return text;
  });

  await test.step('a line that she keeps stays, and the rest is new', async () => {
    await press(page, 'Keep lines');
    const lines = page.getByRole('group', { name: 'Tap the lines that stay.' }).getByRole('checkbox');
    await lines.first().check();
    await press(page, 'Write the rest anew');
    await expect(page.getByRole('button', { name: 'Write the rest anew' })).toBeEnabled();
    await press(page, 'Done');
    const text = await writtenText(page, before);
    expect(text.split('\n\n')[0]).toBe(before.split('\n\n')[0]);
    expect(text).not.toBe(before);
    expect(text.trimEnd().endsWith(SIGN_OFF)).toBe(true);
  });

  await test.step('one press makes it shorter', async () => {
    const long = await writtenText(page);
    await press(page, 'Shorter');
    await expect(page.getByRole('button', { name: 'Shorter' })).toBeEnabled();
    const short = await writtenText(page);
    const saidSo = await page.getByText('It does not get shorter').isVisible();
    expect(short.length < long.length || saidSo).toBe(true);
    expect(short).toContain('Every Thursday');
    expect(short).toMatch(/water/i);
  });

  await test.step('what she puts in other words is written so, until it is forgotten', async () => {
    const text = await writtenText(page);
    const hook = text.split('\n')[0]!;
    await press(page, 'Edit Promotion');
    await page.getByLabel('Promotional text').fill(text.replace(hook, `${hook} My way`));
    await press(page, 'Hide Editor');
    await page.getByRole('button', { name: 'Generate Promotion' }).last().click();
    const words = async () => (await (await page.request.get('/api/own-words')).json()).edits;
    await expect.poll(words).toBe(1);
    await press(page, 'Account');
    await press(page, 'Your words');
    await press(page, 'Forget what I changed');
    await press(page, 'Forget it');
    await expect(page.getByRole('button', { name: 'Forget what I changed' })).toHaveCount(0);
    expect(await words()).toBe(0);
  });
});
