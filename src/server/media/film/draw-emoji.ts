import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { EMOJI, EMOJI_PIXELS, type EmojiPictures, pictureWidth } from '../../../scene/emoji.ts';
import { EMOJI_FONT, fontRuns } from '../../../scene/fonts.ts';
import { createMeasure, prepareText } from '../../../scene/surface.ts';
import { registerFont } from './register-fonts.ts';

/** One emoji in the form described in `scene/emoji.ts`, as a PNG; null for text that is not exactly one emoji of the bundled font. */
export async function drawEmoji(text: string): Promise<Buffer | null> {
  const [run, ...others] = fontRuns(text, { family: 'Inter', weight: 400, italic: false });
  if (!run?.emoji || others.length > 0) return null;
  return paintEmoji(text).encode('png');
}

const known = new Map<string, Canvas | null>();
const KEPT = 200;

/**
 * The pictures of the few emoji that the canvas cannot draw as text: it takes a sequence apart that begins with a
 * character of text and goes on with one of color (❤️‍🔥), unless it stands behind an emoji.
 */
export const emojiPictures: EmojiPictures = (text) => {
  let picture = known.get(text);
  if (picture === undefined) {
    if (known.size >= KEPT) known.clear();
    picture = charactersOf(text) === charactersBehind(text) ? null : paintEmoji(text);
    known.set(text, picture);
  }
  return picture;
};

const BEFORE = '✨';
const measured = createCanvas(1, 1).getContext('2d');

/** How many characters the canvas makes of it. */
function charactersOf(text: string): number {
  registerFont(EMOJI_FONT);
  return Math.round(createMeasure(measured)(text, EMOJI_FONT).advance / EMOJI.advance);
}
const charactersBehind = (text: string) => charactersOf(BEFORE + text) - 1;

function paintEmoji(text: string): Canvas {
  const characters = charactersBehind(text);
  const canvas = createCanvas(pictureWidth(Math.max(1, characters)), Math.ceil(EMOJI.height * EMOJI_PIXELS));
  const surface = canvas.getContext('2d');
  prepareText(surface);
  surface.font = `${EMOJI_PIXELS}px "${EMOJI_FONT}"`;
  // The one before it lies outside the picture.
  surface.fillText(BEFORE + text, -EMOJI.advance * EMOJI_PIXELS, EMOJI.above * EMOJI_PIXELS);
  return canvas;
}
