import { getIngestJob, type IngestJob, ingestJobEvents } from '../../../contract/library.ts';
import { callApi, NetworkError, openEvents } from '../../api/client.ts';

/** How often an upload is looked at where events do not get through. */
const LOOK_MS = 2000;

const isOver = ({ status }: IngestJob) => status === 'ready' || status === 'failed';

/**
 * Tells of an upload that has arrived until its pieces are there or it has failed.
 * @param onLost the server knows nothing of it (any more), or the person is signed out
 * @returns the function that ends it
 */
export function followIngest(jobId: string, onJob: (job: IngestJob) => void, onLost: () => void): () => void {
  const params = { id: jobId };
  const stopped = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const close = openEvents(ingestJobEvents, { params }, see, look);

  function stop() {
    close();
    clearTimeout(timer);
    stopped.abort();
  }
  function see(job: IngestJob) {
    if (isOver(job)) stop();
    onJob(job);
  }
  function look() {
    callApi(getIngestJob, { params }, { signal: stopped.signal }).then(
      (job) => {
        see(job);
        if (!isOver(job)) timer = setTimeout(look, LOOK_MS);
      },
      (error: unknown) => {
        if (stopped.signal.aborted) return;
        if (error instanceof NetworkError) {
          timer = setTimeout(look, LOOK_MS);
          return;
        }
        stop();
        onLost();
      },
    );
  }
  return stop;
}
