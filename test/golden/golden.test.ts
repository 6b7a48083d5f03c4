import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createCanvas } from '@napi-rs/canvas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FRAME } from '../../src/scene/frame.ts';
import { lettersOf } from '../../src/scene/layout.ts';
import { MARGIN } from '../../src/scene/zones.ts';
import { registerFontsFor } from '../../src/server/media/film/register-fonts.ts';
import { openBrowser } from './browser.ts';
import { CASES } from './cases.ts';
import { coarse, compare, fileOf, pixelsOf } from './compare.ts';
import { paintHere, pixelsIn } from './here.ts';
import { paintCase } from './paint.ts';

/**
 * Measured with Chromium 156 and @napi-rs/canvas 1.1.1 on Linux: lines lie at equal places to the last bit; every pixel
 * is equal, but for scrims, which Chromium dithers by up to 4 of 255. A glyph moved by a tenth of a pixel changes 1% of
 * the pixels by more than 8.
 */
const SAME_LEVEL = 8;
const SAME_SHARE = 0.0005;
/** Emoji of the preview are pictures of them, scaled: their edges are as soft as another engine's. */
const EMOJI = { level: 48, share: 0.002 };
/** Elsewhere the canvas draws with the system's own text engine, whose edges differ; places do not. */
const STORED_SHARE = process.platform === 'linux' ? SAME_SHARE : 0.02;

describe('film and preview', () => {
  let browser: Awaited<ReturnType<typeof openBrowser>>;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser?.close());

  it.each(CASES)('agree on $name [S2.42 S9.2 B6]', async (drawn) => {
    const here = paintHere(drawn);
    const there = await browser.paint(drawn);
    expect(there.lines).toHaveLength(here.lines.length);
    for (const [index, line] of here.lines.entries()) {
      const other = there.lines[index]!;
      expect(other.text).toBe(line.text);
      for (const side of ['x', 'width', 'top', 'height'] as const)
        expect(Math.abs(other[side] - line[side])).toBeLessThan(0.1);
    }
    const drawnByBrowser = pixelsOf(Buffer.from(there.url.split(',')[1]!, 'base64'));
    const { level, share } = lettersOf(drawn.promo).emoji.length > 0 ? EMOJI : { level: SAME_LEVEL, share: SAME_SHARE };
    expect(compare(pixelsIn(here.canvas), drawnByBrowser, level).share).toBeLessThanOrEqual(share);
  });

  it('load each font file once, and only those that were drawn', () => {
    expect(browser.requests.length).toBeGreaterThan(14);
    expect(new Set(browser.requests).size).toBe(browser.requests.length);
    expect(browser.requests.filter((path) => path.includes('vietnamese')).length).toBeLessThan(3);
  });
});

describe('frames stay as they were approved', () => {
  // Run with UPDATE_GOLDEN=1 after a wanted change, and look at every picture that changed.
  const update = process.env.UPDATE_GOLDEN === '1';

  // One moment of each animation is enough here: the browser has drawn the others.
  const kept = CASES.filter(({ name }) => !/-at-(0|0\.4|2\.9|14\.5)$/.test(name));

  it.each(kept)('$name [S3.11]', (drawn) => {
    const path = new URL(`frames/${drawn.name}.png`, import.meta.url);
    const { canvas } = paintHere({ ...drawn, options: { ...drawn.options, scale: 0.5 } });
    const picture = coarse(pixelsIn(canvas));
    if (update) writeFileSync(path, fileOf(picture));
    expect(existsSync(path), 'no approved frame').toBe(true);
    expect(compare(picture, pixelsOf(readFileSync(path)), SAME_LEVEL).share).toBeLessThanOrEqual(STORED_SHARE);
  });

  it('the comparison notices a tenth of a pixel', () => {
    const drawn = CASES.find(({ name }) => name === 'one-paragraph')!;
    registerFontsFor(drawn.promo);
    const moved = paintCase(drawn, (width, height) => {
      const canvas = createCanvas(width, height);
      const surface = canvas.getContext('2d');
      const fillText = surface.fillText.bind(surface);
      surface.fillText = (text: string, x: number, y: number) => fillText(text, x + 0.1, y);
      return canvas;
    });
    const here = pixelsIn(paintHere(drawn).canvas);
    expect(compare(here, pixelsIn(moved.canvas), SAME_LEVEL).share).toBeGreaterThan(SAME_SHARE);
  });
});

describe('ink', () => {
  const fonts = CASES.filter(({ name }) => /^(font|long|arabic|hebrew|accents|emoji|largest)/.test(name));
  const aligned = fonts.flatMap((drawn) =>
    (['left', 'center', 'right'] as const).map((textAlign) => ({ ...drawn, textAlign })),
  );

  it.each(aligned)('of $name stays in the margins, aligned $textAlign [S9.3]', ({ textAlign, ...drawn }) => {
    const { canvas } = paintHere({ ...drawn, promo: { ...drawn.promo, textAlign, textShadow: false } });
    const surface = canvas.getContext('2d');
    for (const x of [0, FRAME.width - MARGIN]) {
      const { data } = surface.getImageData(x, 0, MARGIN, FRAME.height);
      let stray = 0;
      // A trace of grey is how an edge on the margin itself is smoothed.
      for (let at = 0; at < data.length; at++) if (Math.abs(data[at]! - data[at % 4]!) > 32) stray++;
      expect(stray).toBe(0);
    }
  });
});
