import { FRAME } from './frame.ts';
import type { Surface } from './surface.ts';
import { type Box, type MadeFor, textArea } from './zones.ts';

/**
 * How large a logo stands on the film: the side of a square of the same area, in layout units, so that a wide one looks
 * as large as a round one.
 */
export const LOGO_SIZES = {
  small: { label: 'Small', side: 70 },
  medium: { label: 'Medium', side: 100 },
  large: { label: 'Large', side: 140 },
} as const;
export type LogoSize = keyof typeof LOGO_SIZES;

/** Where it stands in the safe zone. */
export const LOGO_PLACES = {
  'top-left': 'Top left',
  top: 'Top center',
  'top-right': 'Top right',
  'bottom-left': 'Bottom left',
  bottom: 'Bottom center',
  'bottom-right': 'Bottom right',
} as const;
export type LogoPlace = keyof typeof LOGO_PLACES;

/** A logo on a film. `width` and `height`: of its picture, in pixels; only their proportion matters. */
export type Logo = {
  readonly width: number;
  readonly height: number;
  readonly size: LogoSize;
  readonly place: LogoPlace;
};

/** The picture of a logo, as the canvas at hand takes it. */
export type LogoPicture = { readonly width: number; readonly height: number };

/** The most that it takes, in layout units, however long or tall it is. */
const MOST = { width: 320, height: 180 } as const;

/** The rectangle of a logo in a film for this place, inside the area that text may take, in layout units. */
export function logoBox({ width, height, size, place }: Logo, madeFor: MadeFor): Box {
  const area = textArea(madeFor);
  const across = Math.sqrt(width / height);
  const { side } = LOGO_SIZES[size];
  const share = Math.min(1, MOST.width / (side * across), (MOST.height * across) / side);
  const [wide, high] = [side * across * share, (side / across) * share];
  // In the middle of the frame, or as near to it as the zone lets it come.
  const centred = Math.min(Math.max(FRAME.width / 2 - wide / 2, area.left), area.right - wide);
  const left = place.endsWith('left') ? area.left : place.endsWith('right') ? area.right - wide : centred;
  const top = place.startsWith('top') ? area.top : area.bottom - high;
  return { left, right: left + wide, top, bottom: top + high };
}

/** Draws the logo, and nothing else: it stands still from the first frame to the last. */
export function drawLogoLayer(
  surface: Surface,
  scale: number,
  picture: LogoPicture,
  logo: Logo,
  madeFor: MadeFor,
): void {
  const { left, right, top, bottom } = logoBox(logo, madeFor);
  surface.save();
  surface.imageSmoothingQuality = 'high';
  surface.drawImage(picture, left * scale, top * scale, (right - left) * scale, (bottom - top) * scale);
  surface.restore();
}
