import { Alert, Button, Flex, Modal, Stack, Text } from '@mantine/core';
import type { Clip } from '../../../contract/library.ts';
import { failureOf } from '../../api/failure.ts';
import { useMutation } from '../../api/use-mutation.ts';
import { FailureText } from '../../ui/failure-text.tsx';
import { UsedIn } from './uses.tsx';

type Props = {
  /** null: no question is open. */
  clip: Clip | null;
  onDelete: (clip: Clip) => Promise<unknown>;
  onClose: () => void;
  /** Says where it is used. */
  hasUses?: boolean | undefined;
  /** What it means for others, in a sentence. */
  warning?: string | undefined;
};

/** Asks before a clip is deleted. */
export function DeleteClip({ clip, onDelete, onClose, hasUses, warning }: Props) {
  const remove = useMutation({ mutationFn: onDelete, onSuccess: onClose });
  function close() {
    remove.reset();
    onClose();
  }
  return (
    <Modal opened={clip !== null} onClose={close} title="Delete this video?">
      {clip && (
        <Stack gap="md">
          <Text>
            <b>{clip.title}</b> will be removed from the library. {warning} Videos you have already made with it are not
            affected.
          </Text>
          {hasUses && <UsedIn clip={clip} />}
          {remove.isError && (
            <Alert color="danger" role="alert">
              <FailureText failure={failureOf(remove.error, { what: 'The video could not be deleted.' })} />
            </Alert>
          )}
          <Flex direction={{ base: 'column-reverse', xs: 'row' }} justify="flex-end" gap="sm">
            <Button variant="default" onClick={close} data-autofocus>
              Cancel
            </Button>
            <Button color="danger" loading={remove.isPending} onClick={() => remove.mutate(clip)}>
              Delete
            </Button>
          </Flex>
        </Stack>
      )}
    </Modal>
  );
}
