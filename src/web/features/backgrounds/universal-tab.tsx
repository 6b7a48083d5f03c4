import { Alert, Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { EVERYBODYS } from '../../../contract/library.ts';
import { planOf } from '../../../contract/plans.ts';
import { failureOf } from '../../api/failure.ts';
import { TILE } from '../../theme.ts';
import { FailureText } from '../../ui/failure-text.tsx';
import { useUser } from '../auth/api.ts';
import { backgroundsQuery, removeClip } from './api.ts';
import type { BackgroundChoice } from './choice.ts';
import classes from './clip-grid.module.css';
import { ClipGrid } from './clip-grid.tsx';
import { EVERY_TAG, isShown, type ShownTag, TagFilter } from './tag-filter.tsx';
import { Tile } from './tile.tsx';

const UploadPanel = lazy(async () => ({ default: (await import('../uploads/upload-panel.tsx')).UploadPanel }));
const INTO = { libraries: [EVERYBODYS], label: 'the Spinreel Library' } as const;
const LOOK_AGAIN_MS = 5000;

/** The library shared by everyone, after black, or the part of it that somebody looks for. Admins add to it and delete from it. */
export function UniversalTab({ chosen, onChoose }: BackgroundChoice) {
  const admin = planOf(useUser()) === 'admin';
  const library = useQuery({
    ...backgroundsQuery,
    // A first start makes its backgrounds while people are already working.
    refetchInterval: ({ state }) => (state.data?.universal.length === 0 ? LOOK_AGAIN_MS : false),
  });
  const [tag, setTag] = useState<ShownTag>(EVERY_TAG);
  if (library.isError) return <LoadFailure error={library.error} onRetry={() => void library.refetch()} />;
  const clips = library.data?.universal ?? [];
  return (
    <div className={classes.stack}>
      {admin && (
        <Suspense fallback={<Skeleton height={120} radius="md" />}>
          <UploadPanel target={INTO} />
        </Suspense>
      )}
      <div aria-busy={library.isPending}>
        <TagFilter clips={clips} shown={tag} onShow={setTag} />
        <p className={classes.hint}>Touch to preview</p>
        <ClipGrid
          // From its beginning: on a phone it may have been scrolled far to the side.
          key={tag}
          label="Spinreel Library"
          clips={clips.filter((clip) => isShown(clip, tag))}
          selected={chosen?.publicId}
          onSelect={onChoose}
          onDelete={admin ? removeClip : undefined}
        >
          <BlackTile chosen={chosen === null} onChoose={() => onChoose(null)} />
          {library.isPending && <Placeholders count={6} />}
        </ClipGrid>
      </div>
      {library.data?.universal.length === 0 && (
        <p className={classes.hint}>There are no backgrounds yet. Your video will be on black.</p>
      )}
    </div>
  );
}

function BlackTile({ chosen, onChoose }: { chosen: boolean; onChoose: () => void }) {
  return (
    <li className={classes.tile} data-selected={chosen || undefined}>
      <Tile title="Black" selected={chosen} onSelect={onChoose}>
        <span className={classes.black} aria-hidden />
      </Tile>
    </li>
  );
}

/** Where clips will appear once they are loaded. */
export function Placeholders({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
    <li key={index}>
      <Skeleton {...TILE} radius="md" />
    </li>
  ));
}

/** Shown if the library could not be loaded. */
export function LoadFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <Alert color="danger" role="alert" title="The backgrounds could not be loaded.">
      <p className={classes.sentence}>
        <FailureText failure={failureOf(error, { kept: 'Until they load, your video has a black background.' })} />
      </p>
      <Button variant="default" size="compact-md" onClick={onRetry}>
        Try again
      </Button>
    </Alert>
  );
}
