import { Button, Group, Stack, TextInput } from '@mantine/core';
import { type FormEvent, type ReactNode, useState } from 'react';
import { ApiError } from '../api/client.ts';
import { failureOf, isForPeople } from '../api/failure.ts';
import { FailureText } from './failure-text.tsx';

type Props = {
  label: string;
  value: string;
  /** Maximum number of characters. */
  max: number;
  /** Shown below the field while it is blank. */
  blank: string;
  /** Saves the trimmed name; not called if it is unchanged. A failure is shown below the field. */
  save: (name: string) => Promise<unknown>;
  /** What failed, for failures that the server does not explain. */
  failure: string;
  /** Called after saving or canceling. */
  onDone: () => void;
};

/** Edits one name in place: Enter or Save saves, Escape or Cancel leaves it unchanged. */
export function NameForm({ label, value, max, blank, save, failure, onDone }: Props) {
  const [name, setName] = useState(value);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<ReactNode>(null);
  const trimmed = name.trim();

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (trimmed === '' || busy) return;
    if (trimmed === value) return onDone();
    setBusy(true);
    try {
      await save(trimmed);
      onDone();
    } catch (error) {
      const [sentence] = error instanceof ApiError ? Object.values(error.fields) : [];
      setFault(
        sentence && isForPeople(sentence) ? sentence : <FailureText failure={failureOf(error, { what: failure })} />,
      );
      setBusy(false);
    }
  }

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="xs">
        <TextInput
          label={label}
          value={name}
          onChange={(event) => {
            setName(event.currentTarget.value);
            setFault(null);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            // Escape closes only the edit, not the dialog around it.
            event.stopPropagation();
            onDone();
          }}
          maxLength={max}
          error={trimmed === '' ? blank : fault}
          autoFocus
          autoComplete="off"
          enterKeyHint="done"
        />
        <Group gap="xs">
          <Button type="submit" variant="default" size="sm" loading={busy} disabled={trimmed === ''}>
            Save
          </Button>
          <Button size="sm" variant="default" onClick={onDone}>
            Cancel
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
