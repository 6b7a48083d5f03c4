import { createCanvas } from '@napi-rs/canvas';
import { EMOJI, EMOJI_PIXELS, pictureWidth } from '../../../scene/emoji.ts';
import { EMOJI_FONT, fontRuns } from '../../../scene/fonts.ts';
import { createMeasure, prepareText } from '../../../scene/surface.ts';
import { registerFont } from './register-fonts.ts';

/** One emoji in the form described in `scene/emoji.ts`, as a PNG; null for text that is not exactly one emoji of the bundled font. */
export async function drawEmoji(text: string): Promise<Buffer | null> {
  const [run, ...others] = fontRuns(text, { family: 'Inter', weight: 400, italic: false });
  if (!run?.emoji || others.length > 0) return null;
  registerFont(EMOJI_FONT);
  const { advance } = createMeasure(createCanvas(1, 1).getContext('2d'))(text, EMOJI_FONT);
  const characters = Math.round(advance / EMOJI.advance);
  const canvas = createCanvas(pictureWidth(Math.max(1, characters)), Math.ceil(EMOJI.height * EMOJI_PIXELS));
  const surface = canvas.getContext('2d');
  prepareText(surface);
  surface.font = `${EMOJI_PIXELS}px "${EMOJI_FONT}"`;
  surface.fillText(text, 0, EMOJI.above * EMOJI_PIXELS);
  return canvas.encode('png');
}
