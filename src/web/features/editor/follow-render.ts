import { getRender, type Render, renderEvents } from '../../../contract/renders.ts';
import { ApiError, callApi, openEvents } from '../../api/client.ts';

/** How often a render is looked at where events do not get through. */
const LOOK_MS = 1500;

/**
 * Listens to a render until its film is there and answers with the film's address.
 * @throws ApiError `render_failed` with the server's sentence where the render failed
 */
export function followRender(
  renderId: string,
  report: (progress: number, message: string) => void,
  signal: AbortSignal,
): Promise<string> {
  const params = { id: renderId };
  return new Promise((resolve, reject) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const close = openEvents(renderEvents, { params }, see, look);
    signal.addEventListener('abort', () => end(() => reject(signal.reason)), { once: true });

    function end(settle: () => void) {
      close();
      clearTimeout(timer);
      settle();
    }
    function see({ status, progress, message, videoUrl }: Render) {
      if (status === 'done' && videoUrl) end(() => resolve(videoUrl));
      else if (status === 'failed') end(() => reject(new ApiError(500, 'render_failed', message)));
      else report(progress, message);
    }
    function look() {
      callApi(getRender, { params }, { signal }).then(
        (render) => {
          see(render);
          if (render.status === 'queued' || render.status === 'running') timer = setTimeout(look, LOOK_MS);
        },
        (error: unknown) => end(() => reject(error)),
      );
    }
  });
}
