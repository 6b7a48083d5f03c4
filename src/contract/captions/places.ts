import type { MadeFor } from '../../scene/zones.ts';

/** What a place takes of a caption. */
type Place = { readonly name: string; readonly characters: number; readonly hashtags: number };

/**
 * Instagram takes 2,200 characters and, since December 2025, five hashtags (@creators, 19 December 2025); TikTok 4,000 and five; YouTube 5,000, and ignores
 * all hashtags where there are more than fifteen (support.google.com/youtube/answer/6390658).
 */
const INSTAGRAM: Place = { name: 'Instagram', characters: 2200, hashtags: 5 };
const PLACES: Record<MadeFor, Place> = {
  story: INSTAGRAM,
  reel: INSTAGRAM,
  tiktok: { name: 'TikTok', characters: 4000, hashtags: 5 },
  short: { name: 'YouTube', characters: 5000, hashtags: 15 },
};

/** Hashtags of a caption that we write: more of them help nobody. */
const MOST_HASHTAGS = 8;
export const hashtagsFor = (madeFor: MadeFor): number => Math.min(MOST_HASHTAGS, PLACES[madeFor].hashtags);

/** Why a caption is not taken as it is by the place that a video is made for; null: it is. */
export function captionFault(caption: string, madeFor: MadeFor): string | null {
  const { name, characters, hashtags } = PLACES[madeFor];
  const count = (number: number) => number.toLocaleString('en-US');
  const tags = caption.match(/(?:^|\s)#[\p{L}\p{N}_]+/gu)?.length ?? 0;
  if (caption.length > characters)
    return `${name} takes ${count(characters)} characters. Yours has ${count(caption.length)}.`;
  return tags > hashtags ? `${name} takes ${hashtags} hashtags. Yours has ${tags}.` : null;
}
