import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { CallOutput } from '../../../contract/call.ts';
import { type Clip, type IngestJob, type listBackgroundVideos, ME, THE_STUDIO } from '../../../contract/library.ts';
import { Icon } from '../../ui/icons.tsx';
import { useUser } from '../auth/api.ts';
import type { Upload } from '../uploads/upload.ts';
import { useUploadsInto } from '../uploads/use-uploads.ts';
import { backgroundsQuery, refreshBackgrounds, removeClip } from './api.ts';
import type { BackgroundChoice } from './choice.ts';
import classes from './clip-grid.module.css';
import { ComingTiles } from './clip-grid.tsx';
import { ClipShelf } from './clip-shelf.tsx';
import { QuotaMeter } from './quota-meter.tsx';
import { StoppedUploads } from './stopped-uploads.tsx';
import { StudioGroup } from './studio-group.tsx';
import { LoadFailure, Placeholders } from './universal-tab.tsx';
import { UpgradeCard } from './upgrade-card.tsx';
import { useUploadActions } from './upload-actions.tsx';

const UploadInto = lazy(async () => ({ default: (await import('./upload-into.tsx')).UploadInto }));
const CutTogether = lazy(async () => ({ default: (await import('../cut/cut-sheet.tsx')).CutSheet }));
const UploadRows = lazy(async () => ({ default: (await import('../uploads/upload-panel.tsx')).UploadRows }));
const LOOK_AGAIN_MS = 10_000;
const someArrive = (jobs: readonly IngestJob[] | undefined) => jobs?.some(({ status }) => status === 'uploading');

/** The person's own videos, or the way to the plan that includes them. */
export function PersonalTab({ chosen, onChoose }: BackgroundChoice) {
  const { id, entitlements } = useUser();
  const library = useQuery({
    ...backgroundsQuery,
    // Another window may be sending what is listed here as unfinished.
    refetchInterval: ({ state }) => (someArrive(state.data?.uploads) ? LOOK_AGAIN_MS : false),
    refetchOnWindowFocus: ({ state }) => (someArrive(state.data?.uploads) ? 'always' : false),
  });
  const uploads = useUploadsInto([id, THE_STUDIO]);
  const { clips = [], studio } = library.data ?? {};
  const menu = useOwnActions(library.data);
  if (library.isError) return <LoadFailure error={library.error} onRetry={() => void library.refetch()} />;
  const [toOwn, toStudio] = [comingTo(id, uploads), comingTo(THE_STUDIO, uploads)];
  return (
    <div className={classes.stack}>
      {entitlements.personalUploads ? (
        <Suspense fallback={<Skeleton height={120} radius="md" />}>
          <UploadInto library={library.data} />
          <CutButton clips={library.data?.clips} />
        </Suspense>
      ) : (
        <>
          <UpgradeCard />
          {uploads.length > 0 && (
            <Suspense>
              <UploadRows uploads={uploads} />
            </Suspense>
          )}
        </>
      )}
      <StoppedUploads jobs={library.data?.uploads ?? []} ownId={id} included={entitlements.personalUploads} />
      <div aria-busy={library.isPending}>
        {clips.length > 0 && <p className={classes.hint}>Touch to preview</p>}
        <ClipShelf
          label="My Videos"
          clips={clips}
          selected={chosen?.publicId}
          onSelect={onChoose}
          onDelete={(clip) => removeClip(clip, ME)}
          several={menu.several}
          actions={menu.actions}
        >
          {library.isPending && <Placeholders count={4} />}
          <ComingTiles uploads={toOwn} />
        </ClipShelf>
        {entitlements.personalUploads && library.data && clips.length === 0 && (
          <p className={classes.hint}>
            {toOwn.length > 0
              ? 'Your clips appear here one by one as they are ready. You can keep working on your promo.'
              : 'You have no videos yet. Upload one and choose from its clips here.'}
          </p>
        )}
      </div>
      {studio && <StudioGroup studio={studio} coming={toStudio} chosen={chosen} onChoose={onChoose} />}
      {entitlements.personalUploads && library.data && <QuotaMeter quota={library.data.quota} />}
      {menu.dialog}
    </div>
  );
}

const comingTo = (library: string, uploads: readonly Upload[]) =>
  uploads.filter(({ phase, libraries }) => phase !== 'failed' && phase !== 'complete' && libraries.includes(library));

/** The way to a new clip of several; what it opens is loaded when it is pressed. */
function CutButton({ clips }: { clips: readonly Clip[] | undefined }) {
  const [opened, setOpened] = useState<boolean | null>(null);
  const open = () => {
    setOpened(true);
    // A clip that is in it may have been deleted in another window.
    void refreshBackgrounds();
  };
  return (
    <>
      <Button variant="default" leftSection={<Icon name="stack" />} onClick={open}>
        Cut together
      </Button>
      {opened !== null && (
        <Suspense>
          <CutTogether clips={clips} opened={opened} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  );
}

/** What can be done with one's own clips, one by one and several at once. */
function useOwnActions(library: CallOutput<typeof listBackgroundVideos> | undefined) {
  const { entitlements } = useUser();
  const studio = library?.studio;
  // A name is one in every library that the video is in.
  const isOthersToo = (upload: Clip) => studio?.personal.some((each) => each.id === upload.id) && !studio.mayDelete;
  const menu = useUploadActions({
    uploads: library?.personal ?? [],
    mayRename: (upload) => entitlements.personalUploads && !isOthersToo(upload),
    studio,
  });
  const several = { from: ME, refresh: refreshBackgrounds, toStudio: menu.toStudio, hasUses: true };
  return { ...menu, several };
}
