import { Skeleton, Stack, Text } from '@mantine/core';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { type Clip, deleteUserVideo, listUserVideos } from '../../../contract/library.ts';
import { callApi } from '../../api/client.ts';
import { queryClient } from '../../api/query-client.ts';
import { LoadState } from '../../ui/load-state.tsx';
import type { BackgroundChoice } from './choice.ts';
import { ClipShelf } from './clip-shelf.tsx';

const UploadPanel = lazy(async () => ({ default: (await import('../uploads/upload-panel.tsx')).UploadPanel }));

/** The clips of a person's library. The parameter keeps intermediate caches from returning an old state. */
const userVideosQuery = (userId: string) =>
  queryOptions({
    queryKey: [listUserVideos.path, userId],
    queryFn: ({ signal }) =>
      callApi(listUserVideos, { params: { userId }, query: { t: String(Date.now()) } }, { signal }),
    // The person may have uploaded or deleted something since.
    staleTime: 0,
  });

/** Reloads the clips of a person's library. */
export const refreshVideosOf = (userId: string) =>
  void queryClient.invalidateQueries({ queryKey: [listUserVideos.path, userId] });

type Props = BackgroundChoice & {
  /** Whose library; null while nobody is chosen. */
  person: { id: string; name: string } | null;
};

/** Somebody else's library, in the consoles: upload into it, use its clips, delete them. */
export function UserLibrary({ person, chosen, onChoose }: Props) {
  const target = person && { libraries: [person.id], label: `the library of ${person.name}` };
  const refetch = () => person && refreshVideosOf(person.id);
  return (
    <Stack gap="md">
      <Suspense fallback={<Skeleton height={120} radius="md" />}>
        <UploadPanel target={target} onReady={refetch} />
      </Suspense>
      {person && <UserVideos key={person.id} person={person} chosen={chosen} onChoose={onChoose} />}
    </Stack>
  );
}

/** The clips of somebody else's library. */
export function UserVideos({ person, chosen, onChoose }: BackgroundChoice & { person: { id: string; name: string } }) {
  const query = userVideosQuery(person.id);
  const videos = useQuery(query);
  async function remove({ id, title }: Clip) {
    try {
      await callApi(deleteUserVideo, { params: { videoId: id }, query: { seen: title, from: person.id } });
    } finally {
      // Also after a failure: it may have been deleted or renamed elsewhere.
      await queryClient.invalidateQueries({ queryKey: query.queryKey });
    }
  }
  return (
    <LoadState queries={[videos]} title="The videos could not be loaded.">
      {videos.data?.length === 0 ? (
        <Text c="dimmed">{person.name} has no videos yet.</Text>
      ) : (
        <ClipShelf
          label={`Videos of ${person.name}`}
          clips={videos.data ?? []}
          selected={chosen?.publicId}
          onSelect={onChoose}
          selectWord="Use"
          onDelete={remove}
          several={{ from: person.id, refresh: () => queryClient.invalidateQueries({ queryKey: query.queryKey }) }}
        />
      )}
    </LoadState>
  );
}
