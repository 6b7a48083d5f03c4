import { Button, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ClassDescription, ClassType } from '../../../contract/classes.ts';
import cards from '../../ui/card-list.module.css';
import { useConfirm } from '../../ui/confirm.tsx';
import { LoadState } from '../../ui/load-state.tsx';
import { showSuccess } from '../../ui/notify.tsx';
import { classTypesQuery, ownDescriptionsQuery, useDeleteClassType, useDeleteDescription } from './api.ts';
import classes from './class-type.module.css';
import { ClassTypeForm } from './class-type-form.tsx';
import { ClassTypeRow } from './class-type-row.tsx';

type Props = {
  /** Whether what is created here is everyone's or the person's own. */
  scope: 'universal' | 'own';
};

const INTRO = {
  universal: 'Everyone sees these classes and descriptions unless they write their own.',
  own: 'Your team chooses from these classes too. Default classes keep their names, and your descriptions replace ours.',
} as const;

/** Class types with their descriptions: added, renamed, described and deleted by their owner. */
export function ClassTypesPanel({ scope }: Props) {
  const types = useQuery(classTypesQuery);
  const descriptions = useQuery(ownDescriptionsQuery);
  const [adding, setAdding] = useState(false);
  const remove = useDeletions();
  const queries = [types, descriptions];

  return (
    <Stack gap="md">
      <div className={classes.head}>
        <Text size="sm" c="dimmed" className={classes.intro}>
          {INTRO[scope]}
        </Text>
        {!adding && (
          <Button variant="default" onClick={() => setAdding(true)}>
            Add class type
          </Button>
        )}
      </div>
      {adding && (
        <ClassTypeForm
          before={null}
          onSaved={({ classType }) => {
            setAdding(false);
            showSuccess(`${classType} is saved.`);
          }}
          onCancel={() => setAdding(false)}
        />
      )}
      <LoadState queries={queries} title="The class types could not be loaded.">
        {types.data?.length === 0 && <Text c="dimmed">There are no class types yet.</Text>}
        <ul className={cards.list}>
          {inOrder(types.data ?? []).map((type) => (
            <ClassTypeRow
              key={type.id}
              type={type}
              scope={scope}
              own={descriptionOf(type, descriptions.data ?? [])}
              onDelete={() => remove.type(type)}
              onDeleteDescription={(own) => remove.description(type, own, scope)}
            />
          ))}
        </ul>
      </LoadState>
      {remove.dialog}
    </Stack>
  );
}

/** The editable ones first. */
function inOrder(types: readonly ClassType[]): ClassType[] {
  return [...types].sort((a, b) => Number(b.editable) - Number(a.editable));
}

function descriptionOf({ classType }: ClassType, own: readonly ClassDescription[]): ClassDescription | null {
  return own.find(({ className }) => className.toLowerCase() === classType.toLowerCase()) ?? null;
}

function useDeletions() {
  const { ask, dialog } = useConfirm();
  const deleteType = useDeleteClassType();
  const deleteDescription = useDeleteDescription();
  return {
    dialog,
    type: (type: ClassType) =>
      ask({
        title: 'Delete class type?',
        text: `“${type.classType}” and its description will be deleted. Promos already made with it stay.`,
        action: 'Delete class type',
        danger: true,
        run: () => deleteType.mutateAsync(type).then(() => showSuccess(`${type.classType} is deleted.`)),
        failure: 'Failed to delete class type',
      }),
    description: ({ classType, editable }: ClassType, own: ClassDescription, scope: Props['scope']) =>
      ask({
        title: 'Delete description?',
        text:
          scope === 'own' && !editable
            ? `Your description of “${classType}” will be deleted, and the default comes back.`
            : `The description of “${classType}” will be gone.`,
        action: 'Delete description',
        danger: true,
        run: () => deleteDescription.mutateAsync(own).then(() => showSuccess('The description is deleted.')),
        failure: 'Failed to delete description',
      }),
  };
}
