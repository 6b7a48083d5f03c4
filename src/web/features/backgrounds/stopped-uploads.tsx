import { ActionIcon } from '@mantine/core';
import { deleteBackground, type IngestJob } from '../../../contract/library.ts';
import { callApi } from '../../api/client.ts';
import { useMutation } from '../../api/use-mutation.ts';
import { Icon } from '../../ui/icons.tsx';
import { showError } from '../../ui/notify.tsx';
import { libraryOfPublicId } from '../uploads/target.ts';
import { useUploadsInto } from '../uploads/use-uploads.ts';
import { refreshBackgrounds } from './api.ts';
import classes from './library-panel.module.css';

/** Uploads into their own library that no window is working on: those that stopped before they had fully arrived, and those that could not be used. */
export function StoppedUploads({ jobs, ownId }: { jobs: readonly IngestJob[]; ownId: string }) {
  const here = new Set(useUploadsInto(ownId).map(({ jobId }) => jobId));
  const stopped = jobs.filter(
    ({ jobId, status, publicId }) =>
      (status === 'uploading' || status === 'failed') && libraryOfPublicId(publicId) === ownId && !here.has(jobId),
  );
  if (stopped.length === 0) return null;
  return (
    <ul className={classes.stopped} aria-label="Stopped uploads">
      {stopped.map((job) => (
        <Stopped key={job.jobId} job={job} />
      ))}
    </ul>
  );
}

function Stopped({ job: { jobId, title, status, progress, reason } }: { job: IngestJob }) {
  const giveUp = useMutation({
    mutationFn: () => callApi(deleteBackground, { params: { id: jobId } }),
    onSettled: refreshBackgrounds,
    onError: (error) => showError(error, 'The upload could not be removed'),
  });
  const failed = status === 'failed';
  return (
    <li className={classes.stoppedRow}>
      <div>
        <div className={classes.stoppedName}>{title}</div>
        <div className={failed ? classes.full : classes.stoppedHint}>
          {failed
            ? `The upload worked, but we could not make clips from it. ${reason}`
            : `Stopped at ${progress}%. Choose the same file again to continue.`}
        </div>
      </div>
      <ActionIcon
        size="var(--sr-touch)"
        radius="md"
        aria-label={`${failed ? 'Dismiss' : 'Give up'} ${title}`}
        loading={giveUp.isPending}
        onClick={() => giveUp.mutate()}
      >
        <Icon name="close" />
      </ActionIcon>
    </li>
  );
}
