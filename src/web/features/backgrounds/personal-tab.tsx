import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useUser } from '../auth/api.ts';
import { backgroundsQuery, removeClip } from './api.ts';
import classes from './clip-grid.module.css';
import { ClipGrid } from './clip-grid.tsx';
import type { ConsoleProps } from './console.ts';
import { QuotaMeter } from './quota-meter.tsx';
import { StoppedUploads } from './stopped-uploads.tsx';
import { LoadFailure, Placeholders } from './universal-tab.tsx';
import { UpgradeCard } from './upgrade-card.tsx';

const UploadPanel = lazy(async () => ({ default: (await import('../uploads/upload-panel.tsx')).UploadPanel }));
const OWN = { libraryType: 'personal', label: 'My Videos' } as const;

/** One's own videos, or the way to the plan that has them. */
export function PersonalTab({ chosen, onChoose }: ConsoleProps) {
  const { id, entitlements } = useUser();
  const library = useQuery(backgroundsQuery);
  if (library.isError) return <LoadFailure error={library.error} onRetry={() => void library.refetch()} />;
  const clips = library.data?.clips ?? [];
  return (
    <div className={classes.stack}>
      {entitlements.personalUploads ? (
        <>
          <Suspense fallback={<Skeleton height={120} radius="md" />}>
            <UploadPanel target={OWN} />
          </Suspense>
          <StoppedUploads jobs={library.data?.uploads ?? []} ownId={id} />
        </>
      ) : (
        <UpgradeCard />
      )}
      <div aria-busy={library.isPending}>
        {clips.length > 0 && <p className={classes.hint}>Touch to preview</p>}
        <ClipGrid label="My Videos" clips={clips} selected={chosen?.publicId} onSelect={onChoose} onDelete={removeClip}>
          {library.isPending && <Placeholders count={4} />}
        </ClipGrid>
        {entitlements.personalUploads && library.data && clips.length === 0 && (
          <p className={classes.hint}>You have no videos yet. Upload one, and choose from its clips here.</p>
        )}
      </div>
      {entitlements.personalUploads && library.data && <QuotaMeter quota={library.data.quota} />}
    </div>
  );
}
