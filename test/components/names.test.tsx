import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listClassTypes } from '../../src/contract/classes.ts';
import { getNameChangeStatus, savePreferences, trackNameChange } from '../../src/contract/profile.ts';
import { ClassSection } from '../../src/web/features/editor/class/class-section.tsx';
import { answer, callsOf, fail, refuse } from './answers.ts';
import { InStudio } from './parts.tsx';
import { CLASS_TYPES, person, signIn } from './people.ts';
import { openPage, press, showPart } from './show.tsx';

const EDIT = 'Edit instructor name';
const name = page.getByLabelText('Instructor name', { exact: true });
const left = (count: number) => page.getByText(`Name changes left: ${count}/2`);

/** Opens the studio of an Individual Pro called Jade, whose server counts the changes from `count` on. */
async function openAs(count: number) {
  const user = person('individual', { email: 'jade@example.com' });
  signIn(user, { instructorName: 'Jade' });
  let used = count;
  const status = () => ({
    nameChangeCount: used,
    remainingChanges: 2 - used,
    canChange: used < 2,
    maxReached: used === 2,
    isStudioOwner: false,
  });
  answer(getNameChangeStatus, status);
  answer(trackNameChange, () => {
    used += 1;
    return status();
  });
  await openPage('/');
  await expect.element(left(2 - count)).toBeVisible();
}

test('Individual Pro reads the name and edits it in its place; Escape and Cancel leave it [S2.53 S4.29]', async () => {
  await openAs(0);
  await expect.element(name).toHaveAttribute('readonly');
  await press(EDIT);
  await name.fill('Nobody');
  await userEvent.keyboard('{Escape}');
  await press(EDIT);
  await name.fill('Nobody');
  await press('Cancel');
  await expect.element(name).toHaveValue('Jade');
  expect(callsOf(trackNameChange)).toEqual([]);
  await press(EDIT);
  await name.fill('   ');
  await expect.element(page.getByText('Enter your name.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
  await name.fill('');
  await userEvent.type(name, 'n'.repeat(31));
  await expect.element(name).toHaveValue('n'.repeat(30));
});

test('a change that was counted but not saved is not counted again [S4.30 S8.21]', async () => {
  await openAs(0);
  await press(EDIT);
  await name.fill('Ruby');
  fail(savePreferences, 502, 'proxy', 1);
  await press('Save');
  await expect.element(page.getByText('Failed to update name')).toBeVisible();
  await press('Save');
  await expect.element(page.getByText('Your name is changed.')).toBeVisible();
  await expect.element(name).toHaveValue('Ruby');
  await expect.element(left(1)).toBeVisible();
  await expect.poll(() => callsOf(trackNameChange)).toHaveLength(1);
});

test('Individual Pro changes the name twice; after the last change support is asked, by a mail that says what it must [S2.53 S3.22 S4.29-31 S6.12 S7.27]', async () => {
  await openAs(0);
  await press(EDIT);
  await name.fill('Ruby');
  await press('Save');
  await expect.element(left(1)).toBeVisible();
  await expect.element(name).toHaveValue('Ruby');
  await press(EDIT);
  await name.fill('Pearl');
  await userEvent.keyboard('{Enter}');
  await expect.element(left(0)).toBeVisible();
  expect(page.getByRole('button', { name: EDIT }).elements()).toEqual([]);
  const { href } = page.getByRole('link', { name: 'Contact Support' }).element() as HTMLAnchorElement;
  const mail = new URL(href);
  expect(mail.protocol).toBe('mailto:');
  expect(mail.searchParams.get('subject')).toBe('Name change for jade@example.com');
  expect(mail.searchParams.get('body')).toContain('Current instructor name: Pearl');
});

test('a change that was used up elsewhere meanwhile is stopped, and the name stays [S4.30 S6.12]', async () => {
  await openAs(1);
  await press(EDIT);
  refuse(trackNameChange, 'name_change_limit');
  await name.fill('Opal');
  await press('Save');
  await expect.element(page.getByText(/You have used all 2 changes of your name/)).toBeVisible();
  expect(callsOf(savePreferences).filter(({ body }) => body.instructorName === 'Opal')).toEqual([]);
  await press('Cancel');
  await expect.element(name).toHaveValue('Jade');
});

test('class types that another part of the page has changed are fetched again [S7.28]', async () => {
  const user = person('individual');
  signIn(user);
  await showPart(
    <InStudio user={user}>
      <ClassSection />
    </InStudio>,
  );
  const types = page.getByLabelText('Class type', { exact: true });
  await expect.element(types).toBeEnabled();
  answer(listClassTypes, [...CLASS_TYPES, { ...CLASS_TYPES[0]!, id: 'new', classType: 'Chair Flow' }]);
  window.dispatchEvent(new Event('customClassTypesUpdated'));
  await expect.element(types.getByRole('option', { name: 'Chair Flow' })).toBeInTheDocument();
});
