import { composeVideo, forgetPrepared, generateVideo, prepareVideo } from '../../../../contract/renders.ts';
import { pack } from '../../../../contract/strings.ts';
import { callApi, fetchFile, uploadForm } from '../../../api/client.ts';
import { overTheGap } from '../../../api/connection.ts';
import { fileName } from '../../../ui/hand-over.ts';
import type { AheadCalls } from './ahead.ts';
import { followRender } from './follow-render.ts';
import { drawFrame } from './frame.ts';
import type { FilmCalls, FilmOrder } from './make-film.ts';

/** The real calls behind `makeFilm`. */
export const filmCalls: FilmCalls = {
  drawFrame,
  async generate(order, frame, signal) {
    const answer = await overTheGap(() => uploadForm(generateVideo, ...formOf(order, frame), { signal }), signal);
    const overlayId = 'textOverlayPublicId' in answer ? answer.textOverlayPublicId : null;
    const ticket = { renderId: answer.renderId, overlayId, watermark: order.watermark };
    return { ticket, url: answer.filmUrl ?? null };
  },
  async compose({ promo, backgroundPublicId }, textOverlayPublicId, signal) {
    const body = { backgroundPublicId, textOverlayPublicId, videoDuration: promo.videoDuration };
    return (await callApi(composeVideo, { body }, { signal })).videoUrl;
  },
  follow: followRender,
  async load(url, signal) {
    return new File([await overTheGap(() => fetchFile(url, { signal }), signal)], fileName(), { type: 'video/mp4' });
  },
};

/** The real calls behind `createAhead`. */
export const aheadCalls: AheadCalls = {
  prepare: async (order) => (await uploadForm(prepareVideo, ...formOf(order, await drawFrame(order)))).id,
  forget: async (id) => void (await callApi(forgetPrepared, { params: { id } }, { keepalive: true })),
};

/** An order as the server takes it, for a film now as for one ahead: only the same form makes the same film. */
function formOf({ promo, backgroundPublicId }: FilmOrder, frame: Blob | null) {
  const files: Record<string, Blob> = frame ? { image: frame } : {};
  return [{ backgroundPublicId, videoSettings: pack(promo) }, files] as const;
}
