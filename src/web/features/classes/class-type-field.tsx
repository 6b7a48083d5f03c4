import { Button, Group, NativeSelect, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { ClassType } from '../../../contract/classes.ts';
import { type Entitlements, LEAST } from '../../../contract/plans.ts';
import { type Question, useConfirm } from '../../ui/confirm.tsx';
import { showError, showSuccess } from '../../ui/notify.tsx';
import { priceTag } from '../plans/offers.ts';
import { classTypesQuery, useClassTypeUpdates, useDeleteClassType } from './api.ts';
import { ClassTypeForm } from './class-type-form.tsx';
import { CHOICES, classTypeGroups } from './options.ts';

type Props = {
  /** Name of the chosen class type; empty for none. */
  value: string;
  onChange: (classType: string) => void;
  entitlements: Entitlements;
};

type Editing = { before: ClassType | null } | null;

/** A native select, which phones open as a wheel. If the plan allows it, people add, edit and delete their own class types here. */
export function ClassTypeField({ value, onChange, entitlements }: Props) {
  const navigate = useNavigate();
  const { ask, dialog } = useConfirm();
  const types = useQuery(classTypesQuery);
  useClassTypeUpdates();
  const [editing, setEditing] = useState<Editing>(null);
  const chosen = types.data?.find(({ classType }) => classType === value);

  function choose(next: string) {
    if (next === CHOICES.locked)
      ask(lockedQuestion(() => navigate({ to: '/upgrade', search: { feature: 'custom-classes' } })));
    else if (next === CHOICES.add) setEditing({ before: null });
    else {
      setEditing(null);
      onChange(next);
    }
  }

  function saved({ classType }: ClassType) {
    setEditing(null);
    onChange(classType);
    showSuccess(`${classType} is saved.`);
  }

  return (
    <Stack gap="xs">
      <TypeSelect
        types={types.data}
        failed={types.isError}
        value={editing?.before === null ? CHOICES.add : value}
        entitlements={entitlements}
        onChoose={choose}
      />
      {types.isError && (
        <Button variant="default" size="compact-md" w="fit-content" onClick={() => types.refetch()}>
          Try again
        </Button>
      )}
      {dialog}
      {editing && (
        <ClassTypeForm
          key={editing.before?.id ?? 'new'}
          before={editing.before}
          onSaved={saved}
          onCancel={() => setEditing(null)}
        />
      )}
      {!editing && chosen?.editable && chosen.userId !== null && (
        <OwnTypeActions type={chosen} onEdit={() => setEditing({ before: chosen })} onDeleted={() => onChange('')} />
      )}
    </Stack>
  );
}

/** What the locked option is and what it costs, shown before leaving the page for it. */
const lockedQuestion = (run: () => Promise<void>): Question => ({
  title: 'Custom classes come with Pro',
  text: `Add the classes you really teach, each with a description for your texts to draw on. ${LEAST.name} is ${priceTag(LEAST)} a month. What you have entered here is kept.`,
  action: 'Upgrade to Pro',
  keep: 'Not now',
  failure: 'The plans page could not be opened.',
  run,
});

type SelectProps = Pick<Props, 'value' | 'entitlements'> & {
  /** Undefined while they load, and if loading failed. */
  types: readonly ClassType[] | undefined;
  failed: boolean;
  onChoose: (choice: string) => void;
};

function TypeSelect({ types, failed, value, entitlements, onChoose }: SelectProps) {
  const loading = !types && !failed;
  const chosen = value === CHOICES.add ? '' : value;
  return (
    <NativeSelect
      label="Class type"
      value={value}
      onChange={(event) => onChoose(event.currentTarget.value)}
      disabled={loading}
      error={failed && 'Your class types could not be loaded.'}
    >
      <option value="">{loading ? 'Loading class types...' : 'Choose a class type'}</option>
      {classTypeGroups(types ?? [], chosen, entitlements).map(({ label, options }) => (
        <optgroup key={label} label={label}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </optgroup>
      ))}
    </NativeSelect>
  );
}

function OwnTypeActions({ type, onEdit, onDeleted }: { type: ClassType; onEdit: () => void; onDeleted: () => void }) {
  const remove = useDeleteClassType();
  const [sure, setSure] = useState(false);
  const drop = () =>
    remove.mutate(type, {
      onSuccess: () => {
        showSuccess(`${type.classType} is deleted.`);
        onDeleted();
      },
      onError: (error) => showError(error, 'Failed to delete class type'),
    });
  return (
    <Group gap="xs">
      {sure ? (
        <>
          <Button variant="filled" color="danger" size="compact-md" loading={remove.isPending} onClick={drop}>
            Delete {type.classType}
          </Button>
          <Button variant="default" size="compact-md" onClick={() => setSure(false)}>
            Keep it
          </Button>
        </>
      ) : (
        <>
          <Button variant="default" size="compact-md" onClick={onEdit}>
            Edit
          </Button>
          <Button variant="subtle" color="danger" size="compact-md" onClick={() => setSure(true)}>
            Delete
          </Button>
        </>
      )}
    </Group>
  );
}
