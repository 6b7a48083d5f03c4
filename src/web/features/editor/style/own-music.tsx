import { Button } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { CallOutput } from '../../../../contract/call.ts';
import type { listMusic, OwnTrack } from '../../../../contract/music.ts';
import { useConfirm } from '../../../ui/confirm.tsx';
import { AddTrack } from '../../music/add-track.tsx';
import { deleteTrack } from '../../music/api.ts';
import { TrackStart } from '../../music/track-start.tsx';
import { useStudio } from '../model/studio.ts';
import classes from './music-field.module.css';

type Props = {
  shelf: UseQueryResult<CallOutput<typeof listMusic>>;
  /** null: none. */
  choose: (track: OwnTrack | null) => void;
  /** Ends what is being played. */
  stop: () => void;
};

/** The person's own music: where the chosen track begins, another one, and what is said of one that was deleted. */
export function OwnMusic({ shelf, choose, stop }: Props) {
  const { state, dispatch, user } = useStudio();
  const { ask, dialog } = useConfirm();
  const { ownTrack, videoDuration } = state.promo;
  const tracks = shelf.data?.tracks;
  const chosen = tracks?.find(({ id }) => id === ownTrack?.id);
  const isGone = ownTrack !== null && tracks !== undefined && !chosen;
  const remove = ({ id, title }: OwnTrack) =>
    ask({
      title: `Delete “${title}”?`,
      text: 'Videos that you have made with it stay. Promos that use it need other music before their next video.',
      action: 'Delete track',
      danger: true,
      failure: 'The track could not be deleted.',
      run: async () => {
        await deleteTrack(id);
        choose(null);
      },
    });
  return (
    <div className={classes.own}>
      {isGone && (
        <p className={classes.failure} role="alert">
          The music of this promo was deleted. Choose another track, or none.
        </p>
      )}
      {shelf.isError && (
        <div className={classes.failure} role="alert">
          Your own music could not be loaded.
          <Button
            variant="default"
            size="compact-md"
            ml="xs"
            loading={shelf.isFetching}
            onClick={() => shelf.refetch()}
          >
            Try again
          </Button>
        </div>
      )}
      {chosen && ownTrack && (
        <TrackStart
          track={chosen}
          start={ownTrack.start}
          length={videoDuration}
          onChange={(start) => {
            stop();
            dispatch({ type: 'promoChanged', change: { ownTrack: { id: chosen.id, start } } });
          }}
          onDelete={() => remove(chosen)}
        />
      )}
      {tracks && user.entitlements.personalUploads && (
        <AddTrack isFull={tracks.length >= shelf.data!.limit} onAdded={choose} />
      )}
      {dialog}
    </div>
  );
}
