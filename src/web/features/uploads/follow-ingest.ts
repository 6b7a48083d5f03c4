import { getIngestJob, type IngestJob, ingestJobEvents } from '../../../contract/library.ts';
import { callApi, openEvents } from '../../api/client.ts';
import { followJob } from '../../api/follow-job.ts';

type Listeners = {
  onJob: (job: IngestJob) => void;
  /** The connection is lost; it is taken up again. */
  onDropped: () => void;
  /** The server knows nothing of it (any more). */
  onLost: () => void;
};

/** Tells of an upload that has arrived until its pieces are there or it has failed. @returns the function that ends it */
export function followIngest(jobId: string, { onJob, onDropped, onLost }: Listeners): () => void {
  const params = { id: jobId };
  const stopped = new AbortController();
  const { signal } = stopped;
  followJob<IngestJob>(
    {
      listen: (...heard) => openEvents(ingestJobEvents, { params }, ...heard),
      look: (until) => callApi(getIngestJob, { params }, { signal: until }),
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
