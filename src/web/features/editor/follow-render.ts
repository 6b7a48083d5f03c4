import { getRender, type Render, renderEvents } from '../../../contract/renders.ts';
import { ApiError, callApi, openEvents } from '../../api/client.ts';
import { followJob } from '../../api/follow-job.ts';

/** Said while the server cannot be asked how far it is. */
export const DROPPED = 'The connection dropped. Your video is still being made.';

/**
 * Follows a render until its film is there and answers with the film's address, however often the connection is lost meanwhile.
 * @throws ApiError `render_failed` with the server's sentence where the render failed
 */
export async function followRender(
  renderId: string,
  report: (progress: number, message: string) => void,
  signal: AbortSignal,
): Promise<string> {
  const params = { id: renderId };
  const { videoUrl, message } = await followJob<Render>(
    {
      listen: (...heard) => openEvents(renderEvents, { params }, ...heard),
      look: (until) => callApi(getRender, { params }, { signal: until }),
      isOver: ({ status, videoUrl }) => status === 'failed' || (status === 'done' && videoUrl !== null),
      onState: ({ status, progress, message }) => {
        if (status === 'queued' || status === 'running') report(progress, message);
      },
      // The bar never goes back, so it stays where it is.
      onDropped: () => report(0, DROPPED),
    },
    signal,
  );
  if (videoUrl === null) throw new ApiError(500, 'render_failed', message);
  return videoUrl;
}
