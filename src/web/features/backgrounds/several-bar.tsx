import { Button, Group, Text } from '@mantine/core';
import { type Clip, segmentVideo, shareVideo, THE_STUDIO } from '../../../contract/library.ts';
import { callApi } from '../../api/client.ts';
import { useMutation } from '../../api/use-mutation.ts';
import { showError, showSuccess } from '../../ui/notify.tsx';
import { refreshBackgrounds } from './api.ts';
import classes from './clip-grid.module.css';
import { deleteSeveral } from './delete-several.ts';
import { usedInWords, useUses } from './uses.tsx';

/** What can be done with several clips of a library at once. */
export type Several = {
  /** The library that they are deleted from, as the contract names it. */
  from: string;
  /** Reloads it. */
  refresh: () => Promise<unknown>;
  /** The uploads that can be put into the studio's library; absent where the person may not. */
  toStudio?: readonly Clip[] | undefined;
  /** Where clips are used is known of the person's own promos. */
  hasUses?: boolean;
};

type Props = Several & {
  /** The clips that are shown, and those of them that are chosen. */
  shown: readonly Clip[];
  picked: readonly Clip[];
  onPick: (clips: readonly Clip[]) => void;
};

const STUDIO_MOVES = [
  ['add', 'Add to the studio'],
  ['move', 'Move to the studio'],
] as const;

/** How many clips are chosen, and what becomes of them. */
export function SeveralBar({ from, refresh, toStudio = [], hasUses = false, shown, picked, onPick }: Props) {
  const uses = useUses(hasUses && picked.length > 0);
  const videos = toStudio.filter(({ id }) => picked.some(({ sourceId }) => sourceId === id));
  const studio = useStudioMoves(videos, () => onPick([]));
  const isAll = shown.length > 0 && picked.length === shown.length;
  const none = picked.length === 0;
  return (
    <fieldset aria-label="Chosen clips" className={classes.several}>
      <Text size="sm" role="status">
        {none ? 'Pick the clips you want.' : `${picked.length} chosen.`} {!none && uses && usedInWords(picked, uses)}
      </Text>
      <Group gap="xs">
        <Button variant="default" onClick={() => onPick(isAll ? [] : shown)}>
          {isAll ? 'Choose none' : 'Choose all'}
        </Button>
        {toStudio.length > 0 &&
          STUDIO_MOVES.map(([move, name]) => (
            <Button
              key={move}
              variant="default"
              disabled={videos.length === 0}
              loading={studio.isPending}
              onClick={() => studio.mutate(move)}
            >
              {name}
            </Button>
          ))}
        <Button
          variant="default"
          c={none ? undefined : 'var(--sr-danger)'}
          disabled={none}
          onClick={() => {
            deleteSeveral(picked, from, refresh);
            onPick([]);
          }}
        >
          Delete
        </Button>
      </Group>
      {toStudio.length > 0 && !none && (
        <Text size="xs" c="dimmed">
          {videos.length > 0
            ? 'To the studio goes the whole video, with all of its clips.'
            : 'The studio has these already.'}
        </Text>
      )}
    </fieldset>
  );
}

/** Puts videos into the studio's library, one after the other: as well, or out of this one. */
function useStudioMoves(videos: readonly Clip[], onDone: () => void) {
  return useMutation({
    mutationFn: async (how: 'add' | 'move') => {
      for (const { id, publicId } of videos) {
        if (how === 'add') await callApi(shareVideo, { params: { id }, body: { libraries: [THE_STUDIO] } });
        else await callApi(segmentVideo, { body: { publicId, libraryType: THE_STUDIO } });
      }
    },
    onSuccess: (_, how) => {
      const what = videos.length === 1 ? videos[0]!.title : `${videos.length} videos`;
      const are = videos.length === 1 ? 'is' : 'are';
      const also = how === 'add' ? `, and ${videos.length === 1 ? 'stays' : 'stay'} in yours` : '';
      showSuccess(`${what} ${are} in the studio’s library now${also}.`);
      onDone();
    },
    onError: (error) => showError(error, 'Not all videos were put into the studio’s library'),
    onSettled: refreshBackgrounds,
  });
}
