/**
 * How an emoji's picture lies in its file, in ems: the pen starts at its left edge, and the baseline lies `above` below
 * its upper one. Every character of Noto Color Emoji is `advance` wide, and its ink reaches from 0.03 to 1.2 and from
 * 0.24 below to 0.93 above the baseline.
 */
export const EMOJI = { advance: 1275 / 1024, width: 1.25, above: 0.97, height: 1.25 } as const;
/** Pixels of the file per em: the size of the preview's largest letters on a high-density screen. */
export const EMOJI_PIXELS = 160;

/**
 * The picture of an emoji, as the server drew it with the bundled font, at `EMOJI_PIXELS`. An engine that may not know
 * the font's kind of glyphs (no Safari draws COLR version 1) draws these instead; null: the engine draws that one as
 * text. They must be loaded before they are asked for.
 */
export type EmojiPictures = (text: string) => Picture | null;
export type Picture = { readonly width: number; readonly height: number };

/** Pixels that the picture of so many characters is wide; a sequence that the font knows is one. */
export function pictureWidth(characters: number): number {
  return Math.ceil(((characters - 1) * EMOJI.advance + EMOJI.width) * EMOJI_PIXELS);
}

/** The advance of an emoji, in ems, from its image's width in pixels. */
export function pictureAdvance(width: number): number {
  const further = (width / EMOJI_PIXELS - EMOJI.width) / EMOJI.advance;
  return (Math.round(further) + 1) * EMOJI.advance;
}
