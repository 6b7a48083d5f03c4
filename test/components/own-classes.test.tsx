import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  type ClassDescription,
  type ClassType,
  createClassType,
  deleteClassDescription,
  deleteClassType,
  listClassDescriptions,
  listClassTypes,
  renameClassType,
  saveClassDescription,
} from '../../src/contract/classes.ts';
import { useClassTypeUpdates } from '../../src/web/features/classes/api.ts';
import { ClassTypesPanel } from '../../src/web/features/classes/class-types-panel.tsx';
import { answer, fail } from './answers.ts';
import { CLASS_TYPES, person, signIn } from './people.ts';
import { press, showPart } from './show.tsx';

const dialog = page.getByRole('dialog');
const confirm = (action: string) => dialog.getByRole('button', { name: action, exact: true }).click();
const entry = (name: string) => page.getByRole('listitem', { name, exact: true });
const inEntry = (name: string, action: string) => entry(name).getByRole('button', { name: action });

/** The owner's classes, which the editor around them keeps in step. */
function Classes() {
  useClassTypeUpdates();
  return <ClassTypesPanel scope="own" />;
}

test('an owner writes class types and descriptions; default types keep their name [T2.16 T3.11 T5.16 T8.7]', async () => {
  const user = person('studio_owner');
  signIn(user);
  const at = new Date().toISOString();
  const own: ClassType[] = [];
  const descriptions: ClassDescription[] = [];
  answer(listClassTypes, () =>
    [...CLASS_TYPES, ...own].map((type) => ({
      ...type,
      description: descriptions.find(({ className }) => className === type.classType)?.description ?? type.description,
    })),
  );
  answer(listClassDescriptions, () => [...descriptions]);
  answer(createClassType, ({ body: { classType, description = null } }) => {
    own.push({ id: crypto.randomUUID(), classType, description, userId: user.id, editable: true });
    return own[0]!;
  });
  answer(renameClassType, ({ body }) => Object.assign(own[0]!, body));
  answer(deleteClassType, () => {
    own.pop();
    return { message: 'Deleted.' };
  });
  answer(saveClassDescription, ({ body: { className, description } }) => {
    descriptions.push({
      id: crypto.randomUUID(),
      className,
      description,
      userId: user.id,
      createdAt: at,
      updatedAt: at,
    });
    return descriptions[0]!;
  });
  answer(deleteClassDescription, () => {
    descriptions.pop();
    return { message: 'Deleted.' };
  });
  await showPart(<Classes />);
  await press('Add class type');
  const adding = page.getByRole('form', { name: 'Add a class type' });
  await adding.getByLabelText('Class type name').fill('Chair Flow');
  await adding.getByLabelText('Description').fill('Low and slow');
  await adding.getByRole('button', { name: 'Save' }).click();
  await expect.element(entry('Chair Flow').getByText('Yours')).toBeVisible();
  await inEntry('Chair Flow', 'Edit').click();
  const editing = page.getByRole('form', { name: 'Edit your class type' });
  await editing.getByLabelText('Class type name').fill('Floor Flow');
  await editing.getByRole('button', { name: 'Save' }).click();
  await expect.element(entry('Floor Flow').getByText('Low and slow')).toBeVisible();

  const basics = entry('Spin Basics');
  await expect.element(basics.getByText('Default', { exact: true })).toBeVisible();
  expect(
    basics
      .getByRole('button')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Describe']);
  await basics.getByRole('button', { name: 'Describe' }).click();
  const describing = page.getByRole('form', { name: 'Your description of Spin Basics' });
  await expect.element(describing.getByRole('textbox')).toHaveValue('Spins and holds.');
  fail(saveClassDescription, 502, 'proxy', 1);
  await describing.getByRole('textbox').fill('Spins, as we teach them');
  await describing.getByRole('button', { name: 'Save' }).click();
  await expect.element(describing.getByText('Failed to create description')).toBeVisible();
  await describing.getByRole('button', { name: 'Save' }).click();
  await expect.element(basics.getByText('Spins, as we teach them')).toBeVisible();
  await expect.element(basics.getByText('Default, your description')).toBeVisible();

  // Emptied, it is deleted, after a question; the default shows again.
  fail(deleteClassDescription, 502, 'proxy', 1);
  await basics.getByRole('button', { name: 'Describe' }).click();
  await describing.getByRole('textbox').fill(' ');
  await describing.getByRole('button', { name: 'Save' }).click();
  await confirm('Delete description');
  await expect.element(dialog.getByText('Failed to delete description')).toBeVisible();
  await confirm('Delete description');
  await expect.element(basics.getByText('Default', { exact: true })).toBeVisible();
  await expect.element(basics.getByText('Spins and holds.')).toBeVisible();
  await inEntry('Floor Flow', 'Delete').click();
  await confirm('Delete class type');
  await expect.element(entry('Floor Flow')).not.toBeInTheDocument();
});
