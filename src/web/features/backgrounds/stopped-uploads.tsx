import { ActionIcon } from '@mantine/core';
import { giveUpIngest, type IngestJob, THE_STUDIO } from '../../../contract/library.ts';
import { callApi } from '../../api/client.ts';
import { useMutation } from '../../api/use-mutation.ts';
import { Icon } from '../../ui/icons.tsx';
import { showError } from '../../ui/notify.tsx';
import { librariesOfJob } from '../uploads/target.ts';
import { useUploadsInto } from '../uploads/use-uploads.ts';
import { refreshBackgrounds } from './api.ts';
import classes from './library-panel.module.css';

type Props = {
  jobs: readonly IngestJob[];
  ownId: string;
  /** Whether the person's plan includes uploads now. */
  included: boolean;
};

/** Uploads into their own library and their studio's that no window is working on: those that have not fully arrived, and those that could not be used. */
export function StoppedUploads({ jobs, ownId, included }: Props) {
  const shown = [ownId, THE_STUDIO];
  const here = new Set(useUploadsInto(shown).map(({ jobId }) => jobId));
  const stopped = jobs.filter(
    (job) =>
      (job.status === 'uploading' || job.status === 'failed') &&
      librariesOfJob(job, ownId).some((library) => shown.includes(library)) &&
      !here.has(job.jobId),
  );
  if (stopped.length === 0) return null;
  return (
    <ul className={classes.stopped} aria-label="Stopped uploads">
      {stopped.map((job) => (
        <Stopped key={job.jobId} job={job} included={included} />
      ))}
    </ul>
  );
}

function Stopped({ job, included }: { job: IngestJob; included: boolean }) {
  const { jobId, title, status, sentLately } = job;
  const giveUp = useMutation({
    mutationFn: () => callApi(giveUpIngest, { params: { id: jobId } }),
    onSettled: refreshBackgrounds,
    onError: (error) => showError(error, 'The upload was not removed'),
  });
  const failed = status === 'failed';
  return (
    <li className={classes.stoppedRow}>
      <div>
        <div className={classes.stoppedName}>{title}</div>
        <div className={failed ? classes.full : classes.stoppedHint}>{wordsOf(job, included)}</div>
      </div>
      {/* What another window is sending is stopped there. */}
      {!sentLately && (
        <ActionIcon
          size="var(--sr-touch)"
          radius="md"
          aria-label={`${failed ? 'Dismiss' : 'Give up'} ${title}`}
          loading={giveUp.isPending}
          onClick={() => giveUp.mutate()}
        >
          <Icon name="close" />
        </ActionIcon>
      )}
    </li>
  );
}

function wordsOf({ status, progress, reason, sentLately }: IngestJob, included: boolean): string {
  if (status === 'failed') return `The upload worked, but we could not make clips from it. ${reason}`;
  if (!included)
    return `Your plan ended at ${progress}%. What has arrived is kept for a day: with a plan again, choose the same file and it goes on from there.`;
  return sentLately
    ? `At ${progress}%, sent from another window or device.`
    : `Stopped at ${progress}%. Choose the same file again to continue.`;
}
