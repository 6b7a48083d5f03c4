import { Button, Group, Modal, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { promoName, renamePromo } from '../../../contract/promos.ts';
import { callApi } from '../../api/client.ts';
import { useMutation } from '../../api/use-mutation.ts';
import { showError } from '../../ui/notify.tsx';
import { refreshShelf } from './api.ts';
import type { Item } from './present.ts';

type Props = { item: Item; opened: boolean; onClose: () => void };

/** Gives a promo a name of its own; empty, it goes by its class again. */
export function RenameDialog({ item, opened, onClose }: Props) {
  return (
    <Modal opened={opened} onClose={onClose} title="Rename this promo">
      <NameForm item={item} onClose={onClose} />
    </Modal>
  );
}

function NameForm({ item, onClose }: Omit<Props, 'opened'>) {
  const [title, setTitle] = useState(item.title ?? '');
  const rename = useMutation({
    mutationFn: () => callApi(renamePromo, { params: { id: item.id }, body: { title } }),
    onSuccess: async () => {
      await refreshShelf();
      onClose();
    },
    onError: (error) => showError(error, 'The name could not be saved'),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    rename.mutate();
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="md">
        <TextInput
          label="Name"
          data-autofocus
          maxLength={60}
          placeholder={promoName({ ...item, title: null })}
          value={title}
          onChange={(event) => setTitle(event.currentTarget.value)}
        />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="gradient" loading={rename.isPending}>
            Save
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
