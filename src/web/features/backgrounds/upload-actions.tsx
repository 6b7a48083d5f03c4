import { Alert, Button, Flex, Modal, Stack, TextInput } from '@mantine/core';
import { type FormEvent, type ReactNode, useState } from 'react';
import { type Clip, type StudioGroup, segmentVideo, shareVideo, THE_STUDIO } from '../../../contract/library.ts';
import { callApi } from '../../api/client.ts';
import { failureOf } from '../../api/failure.ts';
import { useMutation } from '../../api/use-mutation.ts';
import { FailureText } from '../../ui/failure-text.tsx';
import { showError, showSuccess } from '../../ui/notify.tsx';
import { refreshBackgrounds } from './api.ts';
import type { ClipAction } from './tile.tsx';

type Libraries = {
  /** The uploads of the library that is shown. */
  uploads: readonly Clip[];
  /** Whether this person may give them another name. */
  mayRename: (upload: Clip) => boolean;
  /** The studio's library that they may be put into as well. */
  studio?: StudioGroup | null | undefined;
};

/** What can be done with the upload that a clip is a piece of, in the clip's menu, and the dialog that one of them opens. */
export function useUploadActions({ uploads, mayRename, studio }: Libraries): {
  actions: (clip: Clip) => ClipAction[];
  /** The uploads that may be put into the studio's library, and are not in it. */
  toStudio: readonly Clip[];
  dialog: ReactNode;
} {
  const [renaming, setRenaming] = useState<Clip | null>(null);
  const share = useMutation({
    mutationFn: ({ id }: Clip) => callApi(shareVideo, { params: { id }, body: { libraries: [THE_STUDIO] } }),
    onSuccess: (_, { title }) => showSuccess(`${title} is in the studio’s library now, and stays in yours.`),
    onError: (error) => showError(error, 'The video was not put into the studio’s library'),
    onSettled: refreshBackgrounds,
  });
  const toStudio = studio?.mayAdd ? uploads.filter(({ id }) => !studio.personal.some((each) => each.id === id)) : [];
  const actions = ({ sourceId }: Clip): ClipAction[] => {
    const upload = uploads.find(({ id }) => id === sourceId);
    if (!upload) return [];
    const add: ClipAction = { label: 'Add to the studio', icon: 'share', run: () => share.mutate(upload) };
    return [
      ...(mayRename(upload) ? [{ label: 'Rename', icon: 'pencil', run: () => setRenaming(upload) } as const] : []),
      ...(toStudio.includes(upload) ? [add] : []),
    ];
  };
  const close = () => setRenaming(null);
  const dialog = (
    <Modal opened={renaming !== null} onClose={close} title="Rename this video">
      {renaming && <NameForm upload={renaming} onClose={close} />}
    </Modal>
  );
  return { actions, toStudio, dialog };
}

function NameForm({ upload, onClose }: { upload: Clip; onClose: () => void }) {
  const [title, setTitle] = useState(upload.title);
  const rename = useMutation({
    mutationFn: () => callApi(segmentVideo, { body: { publicId: upload.publicId, title } }),
    onSuccess: async () => {
      await refreshBackgrounds();
      onClose();
    },
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
          description="All clips of the video are called so."
          data-autofocus
          maxLength={100}
          value={title}
          onChange={(event) => setTitle(event.currentTarget.value)}
        />
        {rename.isError && (
          <Alert color="danger" role="alert">
            <FailureText failure={failureOf(rename.error, { what: 'The name could not be saved.' })} />
          </Alert>
        )}
        <Flex direction={{ base: 'column-reverse', xs: 'row' }} justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="gradient" loading={rename.isPending} disabled={title.trim() === ''}>
            Save
          </Button>
        </Flex>
      </Stack>
    </form>
  );
}
