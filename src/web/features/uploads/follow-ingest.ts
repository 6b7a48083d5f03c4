import { getIngestJob, type IngestJob, ingestJobEvents } from '../../../contract/library.ts';
import { followJob } from '../../api/follow-job.ts';

type Listeners = {
  onJob: (job: IngestJob) => void;
  /** The connection is lost and being restored. */
  onDropped: () => void;
  /** The server does not know it (anymore). */
  onLost: () => void;
};

/** Reports on an upload that has arrived until its pieces are ready or it has failed. @returns the function that stops it */
export function followIngest(jobId: string, { onJob, onDropped, onLost }: Listeners): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  followJob<IngestJob>(
    {
      events: ingestJobEvents,
      look: getIngestJob,
      id: jobId,
      isOver: ({ status }) => status === 'ready' || status === 'failed',
      onState: onJob,
      onDropped,
    },
    signal,
  ).catch(() => {
    if (!signal.aborted) onLost();
  });
  return () => stopped.abort();
}
