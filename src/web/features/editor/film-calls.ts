import { composeVideo, generateVideo, getRender, type Render, renderEvents } from '../../../contract/renders.ts';
import { ApiError, callApi, fetchFile, openEvents, uploadForm } from '../../api/client.ts';
import { drawFrame } from './frame.ts';
import { fileName } from './hand-over.ts';
import type { FilmCalls } from './make-film.ts';

/** How often a render is looked at where events do not get through, such as behind a proxy that holds them back. */
const LOOK_MS = 1500;

/** The real calls behind `makeFilm`. */
export const filmCalls: FilmCalls = {
  drawFrame,
  async generate({ promo, backgroundPublicId, watermark }, frame, signal) {
    const answer = await uploadForm(
      generateVideo,
      { backgroundPublicId, videoSettings: JSON.stringify(promo) },
      frame ? { image: frame } : {},
      { signal },
    );
    return {
      renderId: answer.renderId,
      overlayId: 'textOverlayPublicId' in answer ? answer.textOverlayPublicId : null,
      watermark,
    };
  },
  async compose({ promo, backgroundPublicId }, textOverlayPublicId, signal) {
    const body = { backgroundPublicId, textOverlayPublicId, videoDuration: promo.videoDuration };
    return (await callApi(composeVideo, { body }, { signal })).videoUrl;
  },
  follow: followRender,
  async load(url, signal) {
    return new File([await fetchFile(url, { signal })], fileName(), { type: 'video/mp4' });
  },
};

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
