import { Badge, Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import type { ClassDescription, ClassType } from '../../../contract/classes.ts';
import cards from '../../ui/card-list.module.css';
import { showSuccess } from '../../ui/notify.tsx';
import { ClassTypeForm } from './class-type-form.tsx';
import { DescriptionForm } from './description-form.tsx';

type Props = {
  type: ClassType;
  scope: 'universal' | 'own';
  /** The description that the person may change; null if there is none. */
  own: ClassDescription | null;
  onDelete: () => void;
  onDeleteDescription: (own: ClassDescription) => void;
};

/** A class type and its actions; only admins can change names of default types. */
export function ClassTypeRow({ type, scope, own, onDelete, onDeleteDescription }: Props) {
  const [editing, setEditing] = useState(false);
  const done = () => setEditing(false);

  if (editing) {
    return (
      <li>
        {type.editable ? (
          <ClassTypeForm
            before={type}
            onSaved={({ classType }) => {
              done();
              showSuccess(`${classType} is saved.`);
            }}
            onCancel={done}
          />
        ) : (
          <DescriptionForm
            type={type}
            own={own}
            onEmptied={(emptied) => {
              done();
              onDeleteDescription(emptied);
            }}
            onDone={done}
          />
        )}
      </li>
    );
  }
  return (
    <li className={cards.card} aria-label={type.classType}>
      <Group gap="xs">
        <Text fw={600} className={cards.text}>
          {type.classType}
        </Text>
        {scope === 'own' && <Origin type={type} own={own} />}
      </Group>
      <Text size="sm" c="dimmed" className={cards.text}>
        {type.description ?? 'No description yet.'}
      </Text>
      <Actions {...{ type, own, onDelete, onDeleteDescription }} onEdit={() => setEditing(true)} />
    </li>
  );
}

function Actions({ type, own, onEdit, onDelete, onDeleteDescription }: Omit<Props, 'scope'> & { onEdit: () => void }) {
  return (
    <Group gap="xs" mt="xs" className={cards.actions}>
      <Button
        variant="default"
        size="sm"
        aria-label={`${type.editable ? 'Edit' : 'Describe'} ${type.classType}`}
        onClick={onEdit}
      >
        {type.editable ? 'Edit' : 'Describe'}
      </Button>
      {own && (
        <Button
          variant="subtle"
          color="danger"
          size="sm"
          aria-label={`Delete description of ${type.classType}`}
          onClick={() => onDeleteDescription(own)}
        >
          Delete description
        </Button>
      )}
      {type.editable && (
        <Button variant="subtle" color="danger" size="sm" aria-label={`Delete ${type.classType}`} onClick={onDelete}>
          Delete
        </Button>
      )}
    </Group>
  );
}

function Origin({ type, own }: Pick<Props, 'type' | 'own'>) {
  if (type.editable)
    return (
      <Badge color="gold.5" variant="outline" tt="none">
        Yours
      </Badge>
    );
  return (
    <Badge color={own ? 'gold.5' : 'gray'} variant="outline" tt="none">
      {own ? 'Default, your description' : 'Default'}
    </Badge>
  );
}
