import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  type ClassType,
  createClassType,
  deleteClassType,
  listClassTypes,
  renameClassType,
  saveClassDescription,
} from '../../src/contract/classes.ts';
import type { User } from '../../src/contract/session.ts';
import { ClassSection } from '../../src/web/features/editor/class/class-section.tsx';
import { answer, callsOf, fail, hold, refuse } from './answers.ts';
import { InStudio } from './parts.tsx';
import { CLASS_TYPES, person, signIn } from './people.ts';
import { openPage, press, reload, showPart } from './show.tsx';

const ADD = 'Add New Custom...';
const UPGRADE = '🔒 Upgrade to Pro for Custom Classes';

const classType = page.getByLabelText('Class type', { exact: true });

/** The names that the select offers. */
const offered = () =>
  classType
    .getByRole('option')
    .elements()
    .map((option) => option.textContent);

/** Opens the step with the answers that `given` adds to those of a new account. */
async function openStep(user: User, given = () => {}) {
  signIn(user);
  given();
  const router = await showPart(
    <InStudio user={user}>
      <ClassSection />
    </InStudio>,
  );
  await expect.element(classType).toBeEnabled();
  return router;
}

/** A server that keeps class types and their descriptions. */
function keepClassTypes(userId: string, ...names: string[]): void {
  const own: ClassType[] = names.map((name) => typeOf(userId, name));
  answer(listClassTypes, () => [...CLASS_TYPES, ...own]);
  answer(createClassType, ({ body }) => {
    const made = typeOf(userId, body.classType, body.description);
    own.push(made);
    return made;
  });
  answer(renameClassType, ({ params, body }) => Object.assign(own.find(({ id }) => id === params.id)!, body));
  answer(saveClassDescription, ({ body: { className, description } }) => {
    own.find(({ classType }) => classType === className)!.description = description;
    const at = new Date().toISOString();
    return { id: crypto.randomUUID(), className, description, userId, createdAt: at, updatedAt: at };
  });
  answer(deleteClassType, ({ params }) => {
    own.splice(
      own.findIndex(({ id }) => id === params.id),
      1,
    );
    return { message: 'Deleted.' };
  });
}

const typeOf = (userId: string, classType: string, description: string | null = null): ClassType => ({
  id: crypto.randomUUID(),
  classType,
  description,
  userId,
  editable: true,
});

describe('fields', () => {
  test.each([
    ['Header text', 40],
    ['Class details', 60],
  ] as const)('%s counts what remains and takes no more than %i characters [S5.4 S5.5]', async (label, max) => {
    await openStep(person());
    const field = page.getByLabelText(label);
    await expect.element(field).toHaveAccessibleDescription(new RegExp(`${max} characters left`));
    await field.fill('x'.repeat(max - 1));
    await expect.element(field).toHaveAccessibleDescription(/1 character left/);
    await userEvent.type(field, 'yz');
    await expect.element(field).toHaveValue(`${'x'.repeat(max - 1)}y`);
    await expect.element(field).toHaveAccessibleDescription(/0 characters left/);
  });

  test('a date is picked for a single class only, and a schedule clears it [S2.51]', async () => {
    await openStep(person());
    const date = page.getByLabelText('Date', { exact: true });
    const schedule = page.getByLabelText('Schedule');
    await expect.element(schedule).toHaveValue('');
    await date.click();
    await expect.element(page.getByRole('table')).toBeVisible();
    const days = document.querySelectorAll('table button:not([disabled]):not([data-outside])');
    await page.elementLocator(days[days.length - 1]!).click();
    await expect.element(date).not.toHaveTextContent('Choose a day');
    await schedule.selectOptions('Every Friday');
    await expect.element(date).not.toBeInTheDocument();
    await schedule.selectOptions('One-time (specific date)');
    await expect.element(date).toHaveTextContent('Choose a day');
  });

  test('past dates cannot be picked [S5.6]', async () => {
    // In the middle of a month there are days of it before and after today.
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-03-17T10:00:00') });
    await openStep(person());
    await page.getByLabelText('Date', { exact: true }).click();
    const day = (number: number) => page.getByRole('button', { name: new RegExp(`March ${number}, 2027`) });
    for (const past of [1, 15, 16]) await expect.element(day(past)).toBeDisabled();
    for (const open of [17, 18, 31]) await expect.element(day(open)).toBeEnabled();
    await day(17).click();
    await expect.element(page.getByLabelText('Date', { exact: true })).toHaveTextContent('Wednesday, March 17');
  });

  test('K5: the date button says its day, and the calendar moves by the keys of the Authoring Practices [B524]', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-03-17T10:00:00') });
    await openStep(person());
    const date = page.getByRole('button', { name: /^Date/ });
    await expect.element(date).toHaveAccessibleName('Date Choose a day');
    (date.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    const focused = () => document.activeElement?.getAttribute('data-day') ?? document.activeElement?.tagName;
    await expect.poll(focused, { message: 'today' }).toBe('2027-03-17');
    for (const [key, day] of [
      ['{ArrowRight}', '2027-03-18'],
      ['{ArrowDown}', '2027-03-25'],
      ['{ArrowDown}', '2027-04-01'],
      ['{ArrowLeft}', '2027-03-31'],
      ['{PageDown}', '2027-04-30'],
      ['{PageDown}', '2027-05-30'],
      ['{Home}', '2027-05-30'],
      ['{End}', '2027-06-05'],
      ['{Shift>}{PageDown}{/Shift}', '2028-06-05'],
      ['{Shift>}{PageUp}{/Shift}', '2027-06-05'],
      ['{PageUp}', '2027-05-05'],
      ['{PageUp}', '2027-04-05'],
      ['{PageUp}', '2027-03-17'],
      ['{ArrowLeft}', '2027-03-17'],
      ['{ArrowRight}', '2027-03-18'],
    ] as const) {
      await userEvent.keyboard(key);
      expect(focused(), key).toBe(day);
    }
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('table')).not.toBeInTheDocument();
    await expect.element(date).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(focused).toBe('2027-03-17');
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect.element(date).toHaveAccessibleName('Date Thursday, March 18');
    await expect.element(date, { message: 'K2: a chosen day gives the focus back' }).toHaveFocus();
  });

  test('E13: days of the next month look like days that can be chosen, past ones do not [B484]', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-03-31T10:00:00') });
    await openStep(person());
    await page.getByLabelText('Date', { exact: true }).click();
    const look = (name: RegExp) => {
      const { color, opacity, textDecorationLine } = getComputedStyle(page.getByRole('button', { name }).element());
      return { color, opacity, textDecorationLine };
    };
    await expect.element(page.getByRole('button', { name: /March 31, 2027/ })).toBeEnabled();
    expect(look(/April 1, 2027/)).toEqual(look(/March 31, 2027/));
    expect(look(/March 30, 2027/).textDecorationLine).toBe('line-through');
  });

  test.each(['en-US@posix', 'C', ''])('a browser that calls its language "%s" has the calendar too', async (name) => {
    vi.spyOn(navigator, 'language', 'get').mockReturnValue(name);
    await openStep(person());
    await page.getByLabelText('Date', { exact: true }).click();
    await expect.element(page.getByText('Mon', { exact: true })).toBeVisible();
  });

  test('are prefilled from the preferences and kept across a reload [S2.52]', async () => {
    signIn(person(), { instructorName: 'Jade', studio: 'Moon Studio' });
    const router = await openPage('/');
    await expect.element(page.getByLabelText('Instructor name')).toHaveValue('Jade');
    await expect.element(page.getByLabelText('Studio', { exact: true })).toHaveValue('Moon Studio');
    await expect.element(classType).toBeEnabled();
    await classType.selectOptions('Spin Basics');
    await page.getByLabelText('Schedule').selectOptions('Weekends');
    await page.getByLabelText('Time').selectOptions('6:15 AM');
    await page.getByLabelText('Header text').fill('NEW TERM');
    await page.getByLabelText('Class details').fill('Bring water');
    await page.getByText('Fierce').click();
    await reload(router);
    await expect.element(classType).toHaveValue('Spin Basics');
    await expect.element(page.getByLabelText('Schedule')).toHaveValue('Weekends');
    await expect.element(page.getByLabelText('Time')).toHaveValue('6:15 AM');
    await expect.element(page.getByLabelText('Header text')).toHaveValue('NEW TERM');
    await expect.element(page.getByLabelText('Class details')).toHaveValue('Bring water');
    await expect.element(page.getByRole('radio', { name: 'Fierce' })).toBeChecked();
  });

  test('the studio is read-only for a member of a team, and for nobody else [S5.8]', async () => {
    const studio = page.getByLabelText('Studio', { exact: true });
    await openStep(person('studio_team'));
    await expect.element(studio).toHaveAttribute('readonly');
    await expect.element(studio).toHaveAccessibleDescription('Set by your studio’s owner.');
    await openStep(person());
    await expect.element(studio).not.toHaveAttribute('readonly');
  });
});

describe('class types', () => {
  test('who does not pay is led to the plans by a locked option [S2.8 S2.49 F-S10]', async () => {
    const router = await openStep(person());
    expect(offered()).not.toContain(ADD);
    await classType.selectOptions(UPGRADE);
    const question = page.getByRole('dialog', { name: 'Custom classes come with Pro' });
    await expect
      .element(question)
      .toMatchTextContent(/Individual Pro is \$6\.99 a month\. What you have entered here is kept\./);
    expect(router.state.location.href).toBe('/');
    await question.getByRole('button', { name: 'Upgrade to Pro' }).click();
    await expect.poll(() => router.state.location.href).toBe('/upgrade?feature=custom-classes');
  });

  test.each(['individual', 'admin'] as const)(
    'universal ones are not edited in the class form by %s [S6.6]',
    async (plan) => {
      await openStep(person(plan));
      await classType.selectOptions('Spin Basics');
      await expect.element(page.getByLabelText('Class details')).toBeVisible();
      expect(page.getByRole('button', { name: /^(Edit|Delete)$/ }).elements()).toEqual([]);
    },
  );

  test('own ones are added with name and description within their limits [S2.49 S2.50 S4.27 S5.2 S5.3]', async () => {
    const user = person('individual');
    await openStep(user, () => keepClassTypes(user.id));
    await classType.selectOptions(ADD);
    const form = page.getByRole('form', { name: 'Add a class type' });
    const name = form.getByLabelText('Class type name');
    const description = form.getByLabelText('Description');
    const save = form.getByRole('button', { name: 'Save' });
    await expect.element(save).toBeDisabled();
    await name.fill('   ');
    await expect.element(save).toBeDisabled();
    await name.fill('');
    await userEvent.type(name, 'n'.repeat(31));
    await expect.element(name).toHaveValue('n'.repeat(30));
    await name.fill('Chair Flow');
    await expect.element(form.getByText('150 characters left')).toBeVisible();
    await description.fill('d'.repeat(149));
    await expect.element(form.getByText('1 character left')).toBeVisible();
    await userEvent.type(description, 'ee');
    await expect.element(description).toHaveValue(`${'d'.repeat(149)}e`);
    await save.click();
    await expect.element(page.getByText('Chair Flow is saved.')).toBeVisible();
    await expect.element(form).not.toBeInTheDocument();
    await expect.element(classType).toHaveValue('Chair Flow');
    await expect.poll(offered).toContain('Chair Flow');
  });

  test('own ones are edited or left alone, and deleted after a second look [S4.27 T3.6]', async () => {
    const user = person('individual');
    await openStep(user, () => keepClassTypes(user.id, 'Chair Flow'));
    await classType.selectOptions('Chair Flow');
    await press('Edit');
    const form = page.getByRole('form', { name: 'Edit your class type' });
    await expect.element(form.getByLabelText('Class type name')).toHaveValue('Chair Flow');
    await form.getByLabelText('Class type name').fill('Thrown away');
    await form.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(form).not.toBeInTheDocument();
    expect(offered()).not.toContain('Thrown away');

    await press('Edit');
    await form.getByLabelText('Class type name').fill('Floor Flow');
    await form.getByLabelText('Description').fill('Slow and low');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect.element(page.getByText('Floor Flow is saved.')).toBeVisible();
    await expect.element(classType).toHaveValue('Floor Flow');
    await expect.poll(offered).not.toContain('Chair Flow');
    await press('Edit');
    await expect.element(form.getByLabelText('Description')).toHaveValue('Slow and low');
    await form.getByRole('button', { name: 'Cancel' }).click();

    await press('Delete');
    await press('Keep it');
    await press('Delete');
    await press('Delete Floor Flow');
    await expect.element(page.getByText('Floor Flow is deleted.')).toBeVisible();
    await expect.element(classType).toHaveValue('');
    await expect.poll(offered).not.toContain('Floor Flow');
    await expect.poll(() => callsOf(deleteClassType)).toHaveLength(1);
  });

  test('a failure to save or to delete is shown, and nothing is lost [T8.3]', async () => {
    const user = person('individual');
    await openStep(user, () => keepClassTypes(user.id, 'Chair Flow'));
    await classType.selectOptions('Chair Flow');
    fail(renameClassType, 502, 'proxy');
    fail(deleteClassType, 502, 'proxy');
    await press('Edit');
    const form = page.getByRole('form', { name: 'Edit your class type' });
    await form.getByLabelText('Class type name').fill('Floor Flow');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect
      .element(form.getByRole('alert'))
      .toHaveTextContent('Failed to update class type. Spinreel cannot be reached right now. Try again in a minute.');
    await expect.element(form.getByLabelText('Class type name')).toHaveValue('Floor Flow');
    await form.getByRole('button', { name: 'Cancel' }).click();
    await press('Delete');
    await press('Delete Chair Flow');
    await expect.element(page.getByText('Failed to delete class type')).toBeVisible();
    await expect.element(classType).toHaveValue('Chair Flow');
    refuse(createClassType, 'conflict', { fields: { classType: 'You already have a class type of this name.' } });
    await classType.selectOptions(ADD);
    const adding = page.getByRole('form', { name: 'Add a class type' });
    await adding.getByLabelText('Class type name').fill('chair flow');
    await adding.getByRole('button', { name: 'Save' }).click();
    await expect.element(adding.getByText('You already have a class type of this name.')).toBeVisible();
  });

  test('while they are loaded the select says so, and a failure can be tried again', async () => {
    const user = person();
    signIn(user);
    fail(listClassTypes, 502, 'proxy', 1);
    const release = hold(listClassTypes);
    await showPart(
      <InStudio user={user}>
        <ClassSection />
      </InStudio>,
    );
    await expect.element(classType).toBeDisabled();
    await expect.element(classType.getByRole('option', { selected: true })).toHaveTextContent('Loading class types...');
    release();
    await expect.element(page.getByText('Your class types could not be loaded.')).toBeVisible();
    await press('Try again');
    await expect.poll(offered).toContain('Spin Basics');
  });
});
