import { FRAME } from './frame.ts';

/** Between the text and the frame's sides, in layout units, where a zone does not ask for more. */
export const MARGIN = 48;

/** Edges in layout units. */
export type Box = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };
type Zone = Box & {
  /** On the button that chooses it. */
  readonly label: string;
  /** On the guide. */
  readonly name: string;
};

/**
 * What each place leaves free of the apps' own names, captions and buttons, in layout units; in pixels of a 1080x1920
 * film, twice that. Instagram: 14% at the top, and at the bottom 20% of a story, 35% of a reel, whose sides take 6%
 * each (Meta's Ads Guide, "Safe zones for Stories and Reels", facebook.com/business/help/980593475366490). YouTube
 * Shorts: 288, 672, 48 and 192 pixels at top, bottom, left and right (Google Ads Help, "Video ad specs", vertical
 * videos, support.google.com/google-ads/answer/13547298). Both as published in 2026. TikTok publishes templates without
 * figures, because what is covered depends on the caption ("Auction In-Feed Ads",
 * ads.tiktok.com/help/article/tiktok-auction-in-feed-ads): 250, 460 and 180 pixels at top, bottom and right are the
 * most that was measured of its interface in 2026 (socaptions.com/blog/tiktok-safe-zones-2026).
 */
export const ZONES = {
  story: { label: 'Story', name: 'Instagram Story', left: 0, right: FRAME.width, top: 134.5, bottom: 768 },
  reel: { label: 'Reel', name: 'Instagram Reel', left: 32.5, right: 507.5, top: 134.5, bottom: 624 },
  tiktok: { label: 'TikTok', name: 'TikTok', left: 24, right: 450, top: 125, bottom: 730 },
  short: { label: 'Short', name: 'YouTube Short', left: 24, right: 444, top: 144, bottom: 624 },
} as const satisfies Record<string, Zone>;

export type MadeFor = keyof typeof ZONES;

/** Where text may stand in a film for this place: its zone, less the margins. */
export function textArea(madeFor: MadeFor): Box {
  const { left, right, top, bottom }: Box = ZONES[madeFor];
  return { left: Math.max(left, MARGIN), right: Math.min(right, FRAME.width - MARGIN), top, bottom };
}

/** Where the middle of what is so wide stands in an area: in the middle of the frame, or as near to it as the area lets it come. */
export const centreOf = ({ left, right }: Box, width: number): number =>
  Math.min(Math.max(FRAME.width / 2, left + width / 2), right - width / 2);
