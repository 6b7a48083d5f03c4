/// <reference types="vite/client" />
import { fontsToDraw } from '../../scene/draw.ts';
import type { FontFamily } from '../../scene/families.ts';
import { EMOJI_FONT, fontPath, sampleFont } from '../../scene/fonts.ts';
import type { Promo } from '../../scene/promo.ts';
import { ReadableError } from '../api/failure.ts';

/** Addresses of every font file that a film may need, by file name; none is fetched before it is used. */
const files = import.meta.glob<string>(
  [
    '../../../node_modules/@fontsource/*/files/*-{latin,latin-ext,vietnamese,cyrillic,cyrillic-ext,greek}-{400,500,600,700}-*.woff2',
    '../../../node_modules/@fontsource/elsie/files/elsie-*-900-normal.woff2',
    '../../../node_modules/@fontsource/noto-sans-{arabic,hebrew}/files/*-{arabic,hebrew}-{400,500,600,700}-normal.woff2',
    '../../../assets/fonts/*.woff2',
  ],
  { query: '?url&no-inline', import: 'default', eager: true, exhaustive: true },
);

const loading = new Map<string, Promise<void>>();

/** Loads the font files that a promo is drawn with; those that are there already cost nothing. Await it before a frame is drawn. */
export async function loadFontsFor(promo: Promo): Promise<void> {
  await Promise.all(fontsToDraw(promo).map(load));
}

/** The CSS font family that shows a choice of the font picker in its own face, once `loadSamples` is done. */
export function sampleFamily(family: FontFamily): string {
  return `"${sampleFont(family)}"`;
}

/** Loads the faces of the font picker. */
export async function loadSamples(families: readonly FontFamily[]): Promise<void> {
  await Promise.all(families.map((family) => load(sampleFont(family))));
}

function load(font: string): Promise<void> {
  let promise = loading.get(font);
  if (!promise) {
    promise = fetchFont(font).catch((error: unknown) => {
      // The next call tries again.
      loading.delete(font);
      throw error;
    });
    loading.set(font, promise);
  }
  return promise;
}

async function fetchFont(font: string): Promise<void> {
  const url = files[`../../../${fontPath(font)}`];
  if (!url) throw new Error(`The font ${font} is not part of the page.`);
  const face = new FontFace(font, `url(${JSON.stringify(url)}) format("woff2")`);
  try {
    document.fonts.add(await face.load());
  } catch {
    const what = font === EMOJI_FONT ? 'The emoji' : 'A font';
    throw new ReadableError(`${what} could not be loaded. Check your connection and try again.`);
  }
}
