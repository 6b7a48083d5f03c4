import { parsePiece } from '../../../contract/media.ts';
import type { TransparencyVideo } from '../../../contract/transparency.ts';
import { type Promo, promoSchema } from '../../../scene/promo.ts';
import type { SessionUser } from '../../db/schema/people.ts';
import { AppError } from '../../errors.ts';
import type { Services } from '../../services.ts';
import { listBackgrounds } from '../library/actions.ts';
import { compose, findLoadableFilm, generate, makeTextVideo } from '../renders/actions.ts';

type Sample = { name: string; description: string; promo: Promo };

const sample = (name: string, description: string, promo: Partial<Promo>): Sample => ({
  name,
  description,
  promo: promoSchema.parse({ videoDuration: 2, ...promo }),
});

/** What is hard to draw on a transparent background: soft edges that fade in and out, a moving layer, gold on its own, small print. */
const SAMPLES: readonly [Sample, ...Sample[]] = [
  sample('Fade in', 'Every edge goes through every opacity, and the shadow is soft around it.', {
    text: 'Spin night\n\nEvery Thursday, 7:00 PM',
    header: 'New term',
  }),
  sample('Slide up', 'The text moves as a whole; nothing of the frame around it may show.', {
    text: 'Lift off\n\nAerial basics on Sunday',
    animationType: 'animate-slide-up',
  }),
  sample('Large and bold', 'Thick strokes without a shadow: the edge alone meets the background.', {
    ...{ text: 'FLY', fontFamily: 'Lobster', fontSize: 'text-2xl', fontWeight: 'bold' },
    ...{ textShadow: false, animationType: 'none' },
  }),
];

/** Makes a film and a transparent text video of each sample. A failing one reports it and does not stop the others. */
export async function makeSamples(
  services: Services,
  user: SessionUser,
  useBlackBackground: boolean,
  signal: AbortSignal,
): Promise<TransparencyVideo[]> {
  const [first] = useBlackBackground ? [] : (await listBackgrounds(services, user)).universal;
  const videos: TransparencyVideo[] = [];
  for (const { name, description, promo } of SAMPLES) {
    const made = await make(services, user, promo, first?.publicId ?? '', signal).catch((error: unknown) => {
      services.log.warn({ err: error, sample: name }, 'a transparency test video was not made');
      return { status: 'failed', originalUrl: null, transparentUrl: null } as const;
    });
    videos.push({ name, description, ...made });
  }
  return videos;
}

async function make(
  services: Services,
  user: SessionUser,
  promo: Promo,
  backgroundPublicId: string,
  signal: AbortSignal,
) {
  const overlay = await overlayOf(services, user, promo, backgroundPublicId);
  const body = { backgroundPublicId, textOverlayPublicId: overlay.publicId, videoDuration: promo.videoDuration };
  const { videoUrl } = await compose(services, user, body, signal);
  await makeTextVideo(services, user, overlay.publicId, signal);
  return { status: 'ready', originalUrl: videoUrl, transparentUrl: overlay.textVideoUrl } as const;
}

async function overlayOf(services: Services, user: SessionUser, promo: Promo, backgroundPublicId: string) {
  const answer = await generate(services, user, { promo, backgroundPublicId, image: null });
  if (!('textOverlayPublicId' in answer)) throw new Error('The sample has no text.');
  return { publicId: answer.textOverlayPublicId, textVideoUrl: answer.videoUrl };
}

/** The stored file of the first sample: over black as mp4, or the text alone as WebM. Made on first request. */
export async function findSampleFile(
  services: Services,
  user: SessionUser,
  format: 'mp4' | 'webm',
  signal: AbortSignal,
): Promise<string> {
  const [{ promo }] = SAMPLES;
  const overlay = await overlayOf(services, user, promo, '');
  if (format === 'webm') return (await makeTextVideo(services, user, overlay.publicId, signal)).storageKey!;
  const body = { backgroundPublicId: '', textOverlayPublicId: overlay.publicId, videoDuration: promo.videoDuration };
  const { videoUrl } = await compose(services, user, body, signal);
  const found = await findLoadableFilm(services, user, parsePiece(videoUrl)?.publicId ?? '');
  if (!found?.film.storageKey) throw new AppError('not_found');
  return found.film.storageKey;
}
