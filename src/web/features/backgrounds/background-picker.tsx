import { Alert, Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Clip } from '../../../contract/library.ts';
import { sentenceOf } from '../../ui/notify.tsx';
import { backgroundsQuery } from './api.ts';
import classes from './background-picker.module.css';
import { ClipTile, Tile } from './tile.tsx';

const LOOK_AGAIN_MS = 5000;

type Props = {
  /** null: black. */
  chosen: Clip | null;
  onChoose: (clip: Clip | null) => void;
};

/** Thumbnails of the library that everybody shares, after black. At most one of them plays at a time. */
export function BackgroundPicker({ chosen, onChoose }: Props) {
  const library = useQuery({
    ...backgroundsQuery,
    // A first start makes its backgrounds while people are at work already.
    refetchInterval: ({ state }) => (state.data?.universal.length === 0 ? LOOK_AGAIN_MS : false),
  });
  const [playing, setPlaying] = useState<string | null>(null);

  if (library.isError) {
    return (
      <Alert color="danger" role="alert" title="The backgrounds could not be loaded.">
        <p className={classes.sentence}>{sentenceOf(library.error)} Without one, your film has a black background.</p>
        <Button variant="default" size="compact-md" onClick={() => library.refetch()}>
          Try again
        </Button>
      </Alert>
    );
  }
  return (
    <>
      <p className={classes.hint}>Touch to preview</p>
      <ul className={classes.grid} aria-busy={library.isPending}>
        <Tile title="Black" selected={chosen === null} onSelect={() => onChoose(null)}>
          <span className={classes.black} aria-hidden />
        </Tile>
        {library.isPending
          ? Array.from({ length: 6 }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
              <li key={index}>
                <Skeleton width={80} height={142} radius={10} />
              </li>
            ))
          : library.data.universal.map((clip) => (
              <ClipTile
                key={clip.id}
                clip={clip}
                selected={clip.publicId === chosen?.publicId}
                playing={playing === clip.id}
                onPlay={(on) => setPlaying(on ? clip.id : null)}
                onSelect={() => onChoose(clip.publicId === chosen?.publicId ? null : clip)}
              />
            ))}
      </ul>
      {library.data?.universal.length === 0 && (
        <p className={classes.hint}>There are no backgrounds yet. Your film has a black one.</p>
      )}
    </>
  );
}
