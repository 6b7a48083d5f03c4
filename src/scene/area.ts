import { atTop, type CodeSettings, codeBox } from './code.ts';
import { type Logo, logoBox } from './logo.ts';
import { type Box, textArea } from './zones.ts';

/** Between the text and what stands still beside it. */
const GAP = 22;

/** Where text may stand in a promo's film beside logo and QR code: above and below them. */
export function areaBeside(logo: Logo | null | undefined, promo: CodeSettings): Box {
  const area = textArea(promo.madeFor);
  const code = codeBox(promo, logo);
  const above = [logo?.place.startsWith('top') ? logoBox(logo, promo.madeFor) : null, atTop(logo) ? code : null];
  const below = [logo?.place.startsWith('bottom') ? logoBox(logo, promo.madeFor) : null, atTop(logo) ? null : code];
  return {
    ...area,
    top: Math.max(area.top, ...above.map((box) => (box ? box.bottom + GAP : 0))),
    bottom: Math.min(area.bottom, ...below.map((box) => (box ? box.top - GAP : area.bottom))),
  };
}
