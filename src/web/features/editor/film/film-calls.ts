import { composeVideo, generateVideo } from '../../../../contract/renders.ts';
import { callApi, fetchFile, uploadForm } from '../../../api/client.ts';
import { overTheGap } from '../../../api/connection.ts';
import { followRender } from './follow-render.ts';
import { drawFrame } from './frame.ts';
import { fileName } from './hand-over.ts';
import type { FilmCalls } from './make-film.ts';

/** The real calls behind `makeFilm`. */
export const filmCalls: FilmCalls = {
  drawFrame,
  async generate({ promo, backgroundPublicId, watermark }, frame, signal) {
    const fields = { backgroundPublicId, videoSettings: JSON.stringify(promo) };
    const files: Record<string, Blob> = frame ? { image: frame } : {};
    const answer = await overTheGap(() => uploadForm(generateVideo, fields, files, { signal }), signal);
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
    return new File([await overTheGap(() => fetchFile(url, { signal }), signal)], fileName(), { type: 'video/mp4' });
  },
};
