import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { keepCharactersWhole } from '../../src/web/ui/whole-characters.ts';
import { showPart } from './show.tsx';

const FAMILY = '👨‍👩‍👧‍👦';
const name = page.getByLabelText('Name');

function Name() {
  const [value, setValue] = useState('');
  return (
    <TextInput label="Name" value={value} maxLength={30} onChange={(event) => setValue(event.currentTarget.value)} />
  );
}

/** Pastes what another field holds, as the browser does it. */
async function paste(text: string) {
  const other = document.body.appendChild(document.createElement('textarea'));
  other.value = text;
  other.select();
  await userEvent.copy();
  other.remove();
  (name.element() as HTMLInputElement).focus();
  await userEvent.paste();
}

keepCharactersWhole();

test('E18: what is pasted into a field that is nearly full loses its last characters whole, and the field says what it holds [B504]', async () => {
  await showPart(<Name />);
  await paste(`Anna, ${FAMILY}${FAMILY}${FAMILY}`);
  // 6 and twice 11; the third family has no room.
  await expect.element(name).toHaveValue(`Anna, ${FAMILY}${FAMILY}`);
  await paste('ab');
  await expect.element(name).toHaveValue(`Anna, ${FAMILY}${FAMILY}ab`);
  await paste('c');
  await expect.element(name).toHaveValue(`Anna, ${FAMILY}${FAMILY}ab`);
  (name.element() as HTMLInputElement).setSelectionRange(0, 6);
  await userEvent.paste();
  await expect.element(name).toHaveValue(`c${FAMILY}${FAMILY}ab`);
});
