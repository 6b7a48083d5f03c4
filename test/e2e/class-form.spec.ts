import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { classTypes } from '../../src/server/db/schema.ts';
import { holdBack } from './films.ts';
import { expect, expectEditor, openStudio, press, test } from './fixtures.ts';

const ADD = 'Add New Custom...';
const TYPES = '**/api/custom-class-types/*';

const classType = (page: Page) => page.getByLabel('Class type', { exact: true });

async function openForm(page: Page): Promise<void> {
  await openStudio(page);
  await expect(classType(page)).toBeEnabled();
}

/** The names that the select offers. */
const offered = (page: Page) => classType(page).getByRole('option').allTextContents();

test.describe('fields', () => {
  test('header and details count what remains and take no more than 40 and 60 characters', async ({ page, join }) => {
    await join();
    await openForm(page);
    for (const [label, max] of [
      ['Header text', 40],
      ['Class details', 60],
    ] as const) {
      const field = page.getByLabel(label);
      await expect(field).toHaveAccessibleDescription(new RegExp(`${max} characters left`));
      await field.fill('x'.repeat(max - 1));
      await expect(field).toHaveAccessibleDescription(/1 character left/);
      await field.press('End');
      await field.pressSequentially('yz');
      await expect(field).toHaveValue(`${'x'.repeat(max - 1)}y`);
      await expect(field).toHaveAccessibleDescription(/0 characters left/);
    }
  });

  test('a date is picked for a single class only, and a schedule clears it', async ({ page, join }) => {
    await join();
    await openForm(page);
    const date = page.getByLabel('Date', { exact: true });
    const schedule = page.getByLabel('Schedule');
    await expect(schedule).toHaveValue('');
    await date.click();
    await page.locator('table button:not([disabled]):not([data-outside])').last().click();
    await expect(date).not.toHaveText('Choose a day');
    await schedule.selectOption('Every Friday');
    await expect(date).toHaveCount(0);
    await schedule.selectOption('');
    await expect(date).toHaveText('Choose a day');
  });

  test('past dates cannot be picked', async ({ page, join }) => {
    // In the middle of a month there are days of it before and after today.
    await page.clock.setFixedTime(new Date('2027-03-17T10:00:00'));
    await join();
    await openForm(page);
    await page.getByLabel('Date', { exact: true }).click();
    const day = (number: number) => page.getByRole('button', { name: new RegExp(`March ${number}, 2027`) });
    for (const past of [1, 15, 16]) await expect(day(past)).toBeDisabled();
    for (const open of [17, 18, 31]) await expect(day(open)).toBeEnabled();
    await day(17).click();
    await expect(page.getByLabel('Date', { exact: true })).toHaveText('Wednesday, March 17');
  });

  for (const language of ['en-US@posix', 'C', '']) {
    test(`a browser that calls its language "${language}" has the calendar too`, async ({ page, join }) => {
      await page.addInitScript((name) => {
        Object.defineProperty(navigator, 'language', { get: () => name });
      }, language);
      await join();
      await openForm(page);
      await page.getByLabel('Date', { exact: true }).click();
      await expect(page.getByRole('columnheader').first()).toBeVisible();
    });
  }

  test('are prefilled from the preferences and kept across a reload', async ({ page, join }) => {
    await join({ instructorName: 'Jade', studio: 'Moon Studio' });
    await openForm(page);
    await expect(page.getByLabel('Instructor name')).toHaveValue('Jade');
    await expect(page.getByLabel('Studio', { exact: true })).toHaveValue('Moon Studio');
    await classType(page).selectOption('Spin Basics');
    await page.getByLabel('Schedule').selectOption('Weekends');
    await page.getByLabel('Time').selectOption('6:15 AM');
    await page.getByLabel('Header text').fill('NEW TERM');
    await page.getByLabel('Class details').fill('Bring water');
    await page.getByRole('radio', { name: 'Fierce' }).click();
    await page.reload();
    await expectEditor(page);
    await expect(classType(page)).toHaveValue('Spin Basics');
    await expect(page.getByLabel('Schedule')).toHaveValue('Weekends');
    await expect(page.getByLabel('Time')).toHaveValue('6:15 AM');
    await expect(page.getByLabel('Header text')).toHaveValue('NEW TERM');
    await expect(page.getByLabel('Class details')).toHaveValue('Bring water');
    await expect(page.getByRole('radio', { name: 'Fierce' })).toBeChecked();
  });

  test('the studio is read-only for a member of a team, and for nobody else', async ({ page, join }) => {
    await join({ role: 'studio_team' });
    await openForm(page);
    const studio = page.getByLabel('Studio', { exact: true });
    await expect(studio).toHaveAttribute('readonly');
    await expect(studio).toHaveAccessibleDescription('Set by the owner of your studio.');
    await join();
    await page.reload();
    await expectEditor(page);
    await expect(studio).toBeEditable();
  });
});

test.describe('class types', () => {
  test('who does not pay is led to the plans by a locked option', async ({ page, join }) => {
    await join();
    await openForm(page);
    expect(await offered(page)).not.toContain(ADD);
    await classType(page).selectOption('🔒 Upgrade to Pro for Custom Classes');
    const question = page.getByRole('dialog', { name: 'Custom classes come with Pro' });
    await expect(question).toContainText('Individual Pro is $6.99 a month. What you have filled in here is kept.');
    await expect(page).toHaveURL('/');
    await question.getByRole('button', { name: 'Upgrade to Pro' }).click();
    await expect(page).toHaveURL('/upgrade?feature=custom-classes');
    await expect(page.getByRole('heading', { name: 'Upgrade to Pro' })).toBeVisible();
  });

  test('universal ones are not edited in the class form, not even by an admin', async ({ page, join }) => {
    for (const role of ['pro', 'admin'] as const) {
      await join({ role });
      await openForm(page);
      await classType(page).selectOption({ value: 'Spin Basics' });
      await expect(page.getByLabel('Class details')).toBeVisible();
      await expect(page.getByRole('button', { name: /^(Edit|Delete)$/ })).toHaveCount(0);
    }
  });

  test('own ones are added with name and description within their limits', async ({ page, join }) => {
    await join({ role: 'pro' });
    await openForm(page);
    await classType(page).selectOption(ADD);
    const form = page.getByRole('form', { name: 'Add a class type' });
    const name = form.getByLabel('Class type name');
    const description = form.getByLabel('Description');
    const save = form.getByRole('button', { name: 'Save' });
    await expect(save).toBeDisabled();
    await name.fill('   ');
    await expect(save, 'blanks are no name').toBeDisabled();
    await name.fill('');
    await name.pressSequentially('n'.repeat(31));
    await expect(name).toHaveValue('n'.repeat(30));
    await name.fill('Chair Flow');
    await expect(form.getByText('150 characters left')).toBeVisible();
    await description.fill('d'.repeat(149));
    await expect(form.getByText('1 character left')).toBeVisible();
    await description.press('End');
    await description.pressSequentially('ee');
    await expect(description).toHaveValue(`${'d'.repeat(149)}e`);
    await save.click();
    await expect(page.getByText('Chair Flow is saved.')).toBeVisible();
    await expect(form).toBeHidden();
    await expect(classType(page)).toHaveValue('Chair Flow');
    expect(await offered(page)).toContain('Chair Flow');
  });

  test('own ones are edited or left alone, and deleted after a second look', async ({ page, join, services }) => {
    const { id: userId } = await join({ role: 'pro' });
    await services.db.insert(classTypes).values({ classType: 'Chair Flow', userId });
    await openForm(page);
    await classType(page).selectOption('Chair Flow');
    await press(page, 'Edit');
    const form = page.getByRole('form', { name: 'Edit your class type' });
    await expect(form.getByLabel('Class type name')).toHaveValue('Chair Flow');
    await form.getByLabel('Class type name').fill('Thrown away');
    await form.getByRole('button', { name: 'Cancel' }).click();
    await expect(form).toBeHidden();
    expect(await offered(page)).not.toContain('Thrown away');

    await press(page, 'Edit');
    await form.getByLabel('Class type name').fill('Floor Flow');
    await form.getByLabel('Description').fill('Slow and low');
    const refetch = page.waitForRequest((request) => isListing(request));
    await form.getByRole('button', { name: 'Save' }).click();
    await refetch;
    await expect(page.getByText('Floor Flow is saved.')).toBeVisible();
    await expect(classType(page)).toHaveValue('Floor Flow');
    expect(await offered(page)).not.toContain('Chair Flow');
    await press(page, 'Edit');
    await expect(form.getByLabel('Description')).toHaveValue('Slow and low');
    await form.getByRole('button', { name: 'Cancel' }).click();

    await press(page, 'Delete');
    await press(page, 'Keep it');
    await press(page, 'Delete');
    await press(page, 'Delete Floor Flow');
    await expect(page.getByText('Floor Flow is deleted.')).toBeVisible();
    await expect(classType(page)).toHaveValue('');
    await expect.poll(() => offered(page)).not.toContain('Floor Flow');
    expect(await services.db.$count(classTypes, eq(classTypes.userId, userId))).toBe(0);
  });

  test('a failure to save or to delete is shown, and nothing is lost', async ({ page, join, services, log }) => {
    log.allow(/status of 502/);
    const { id: userId } = await join({ role: 'pro' });
    await services.db.insert(classTypes).values({ classType: 'Chair Flow', userId });
    await openForm(page);
    await classType(page).selectOption('Chair Flow');
    await page.route(TYPES, (route) => route.fulfill({ status: 502, body: 'proxy' }));
    await press(page, 'Edit');
    const form = page.getByRole('form', { name: 'Edit your class type' });
    await form.getByLabel('Class type name').fill('Floor Flow');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form.getByRole('alert')).toHaveText(
      'Failed to update class type. Spinreel cannot be reached right now. Try again in a minute.',
    );
    await expect(form.getByLabel('Class type name')).toHaveValue('Floor Flow');
    await form.getByRole('button', { name: 'Cancel' }).click();
    await press(page, 'Delete');
    await press(page, 'Delete Chair Flow');
    await expect(page.getByText('Failed to delete class type')).toBeVisible();
    await expect(classType(page)).toHaveValue('Chair Flow');
    await page.unroute(TYPES);
    await classType(page).selectOption(ADD);
    const adding = page.getByRole('form', { name: 'Add a class type' });
    await adding.getByLabel('Class type name').fill('chair flow');
    await adding.getByRole('button', { name: 'Save' }).click();
    await expect(adding.getByText(/already/i).first()).toBeVisible();
  });

  test('while they are loaded the select says so, and a failure can be tried again', async ({ page, join, log }) => {
    log.allow(/status of 502/);
    await join();
    const list = '**/api/custom-class-types';
    await page.route(list, (route) => route.fulfill({ status: 502, body: 'proxy' }), { times: 1 });
    const answer = await holdBack(page, list);
    await page.goto('/');
    await expect(classType(page)).toBeDisabled();
    await expect(classType(page).locator('option:checked')).toHaveText('Loading class types...');
    answer();
    await expect(page.getByText('Your class types could not be loaded.')).toBeVisible();
    await press(page, 'Try again');
    await expect.poll(() => offered(page)).toContain('Spin Basics');
  });
});

const isListing = (request: { method(): string; url(): string }) =>
  request.method() === 'GET' && new URL(request.url()).pathname === '/api/custom-class-types';
