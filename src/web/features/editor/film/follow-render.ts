import { getRender, type Render, renderEvents } from '../../../../contract/renders.ts';
import { ApiError } from '../../../api/client.ts';
import { followJob } from '../../../api/follow-job.ts';

/** Shown while the server cannot be asked for the progress. */
export const DROPPED = 'The connection dropped. Your video is still being made.';

/**
 * Follows a render until its film is ready and returns the film's URL, however often the connection is lost meanwhile.
 * @throws ApiError `render_failed` with the server's sentence if the render failed
 */
export async function followRender(
  renderId: string,
  report: (progress: number, message: string) => void,
  signal: AbortSignal,
): Promise<string> {
  const { videoUrl, message } = await followJob<Render>(
    {
      events: renderEvents,
      look: getRender,
      id: renderId,
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
