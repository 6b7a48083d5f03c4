/// <reference types="vite/client" />
import { emojiPoints, getEmoji } from '../../contract/media.ts';
import { neededFor } from '../../scene/draw.ts';
import type { EmojiPictures } from '../../scene/emoji.ts';
import type { FontFamily } from '../../scene/families.ts';
import { EMOJI_FONT, fontPath, sampleFont } from '../../scene/fonts.ts';
import type { Promo } from '../../scene/promo.ts';
import { addressOf } from '../api/client.ts';
import { ReadableError } from '../api/failure.ts';

/** URLs of every font file a film may need, by file name; none is fetched before it is used. */
const files = import.meta.glob<string>(
  [
    '../../../node_modules/@fontsource/*/files/*-{latin,latin-ext,vietnamese,cyrillic,cyrillic-ext,greek}-{400,500,600,700}-*.woff2',
    '!**/@fontsource/{playfair-display,gelasio}/files/*-latin-{400,500,600,700}-*.woff2',
    '../../../assets/fonts/lining/*.woff2',
    '../../../node_modules/@fontsource/elsie/files/elsie-*-900-normal.woff2',
    '../../../node_modules/@fontsource/noto-sans-{arabic,hebrew}/files/*-{arabic,hebrew}-{400,500,600,700}-normal.woff2',
  ],
  { query: '?url&no-inline', import: 'default', eager: true, exhaustive: true },
);

const loading = new Map<string, Promise<void>>();
const pictures = new Map<string, HTMLImageElement>();

/**
 * Loads the font files and emoji pictures that a promo is drawn with; those already loaded cost nothing. Await it before drawing a frame. The emoji
 * font itself would be 2 MB, and no Safari draws it.
 */
export async function loadFontsFor(promo: Promo): Promise<void> {
  const { fonts, emoji } = neededFor(promo);
  const files = fonts.filter((font) => font !== EMOJI_FONT);
  await Promise.all([...files.map(loadFont), ...emoji.map(loadPicture)]);
}

/** The loaded emoji, for the renderer. */
export const emojiPictures: EmojiPictures = (text) => {
  const picture = pictures.get(text);
  if (!picture) throw new Error(`The picture of ${text} was drawn before it was loaded.`);
  return picture;
};

/** The CSS font family that shows a choice in the font picker in its own typeface, after `loadSamples` is done. */
export function sampleFamily(family: FontFamily): string {
  return `"${sampleFont(family)}"`;
}

/** Loads the font picker's typefaces. */
export async function loadSamples(families: readonly FontFamily[]): Promise<void> {
  await Promise.all(families.map((family) => loadFont(sampleFont(family))));
}

const loadFont = (font: string) => once(font, () => fetchFont(font));
const loadPicture = (emoji: string) => once(emoji, () => fetchPicture(emoji));

function once(name: string, fill: () => Promise<void>): Promise<void> {
  let promise = loading.get(name);
  if (!promise) {
    promise = fill().catch((error: unknown) => {
      // The next call retries.
      loading.delete(name);
      throw error;
    });
    loading.set(name, promise);
  }
  return promise;
}

async function fetchPicture(emoji: string): Promise<void> {
  const picture = new Image();
  picture.src = addressOf(getEmoji.path, { params: { points: emojiPoints(emoji) } });
  try {
    await picture.decode();
  } catch {
    throw new ReadableError('The emoji could not be loaded. Check your connection and try again.');
  }
  pictures.set(emoji, picture);
}

async function fetchFont(font: string): Promise<void> {
  const url = files[`../../../${fontPath(font)}`];
  if (!url) throw new Error(`The font ${font} is not part of the page.`);
  const face = new FontFace(font, `url(${JSON.stringify(url)}) format("woff2")`);
  try {
    document.fonts.add(await face.load());
  } catch {
    throw new ReadableError('A font could not be loaded. Check your connection and try again.');
  }
}
