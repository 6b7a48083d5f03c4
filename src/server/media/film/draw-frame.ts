import { type Canvas, createCanvas, loadImage } from '@napi-rs/canvas';
import { type CodeSettings, drawCodeLayer } from '../../../scene/code.ts';
import { drawTextLayer, drawWatermarkLayer } from '../../../scene/draw.ts';
import { FILM, FILM_SCALE } from '../../../scene/frame.ts';
import type { Layout } from '../../../scene/layout.ts';
import { drawLogoLayer, type Logo } from '../../../scene/logo.ts';
import type { Surroundings } from '../../../scene/paint.ts';
import type { Promo } from '../../../scene/promo.ts';
import { WATERMARK_FONT } from '../../../scene/watermark.ts';
import type { MadeFor } from '../../../scene/zones.ts';
import { emojiPictures } from './draw-emoji.ts';
import { type CroppedFrame, cropToInk } from './ink.ts';
import { registerFont, registerFontsFor } from './register-fonts.ts';

/** Draws the text of a promo at rest, without watermark: a PNG of 1080x1920 with a transparent background. Over a clip it has its scrim. */
export async function drawFrame(promo: Promo, ground: Surroundings): Promise<Buffer> {
  return drawText(promo, ground).encode('png');
}

/** The same, cropped to its ink; null if nothing is visible. */
export async function drawCroppedFrame(promo: Promo, ground: Surroundings): Promise<CroppedFrame> {
  return cropToInk(drawText(promo, ground));
}

/** A page of a list in the same way. */
export async function drawCroppedPage(promo: Promo, ground: Surroundings, placed: Layout): Promise<CroppedFrame> {
  return cropToInk(drawText(promo, ground, placed));
}

function drawText(promo: Promo, ground: Surroundings, placed?: Layout): Canvas {
  registerFontsFor(promo);
  const canvas = createCanvas(FILM.width, FILM.height);
  drawTextLayer(promo, canvas.getContext('2d'), { scale: FILM_SCALE, pictures: emojiPictures, ...ground }, placed);
  return canvas;
}

/** The layer of a logo. @param picture as `readLogo` made it */
export async function drawLogo(picture: Buffer, logo: Logo, madeFor: MadeFor): Promise<NonNullable<CroppedFrame>> {
  const canvas = createCanvas(FILM.width, FILM.height);
  drawLogoLayer(canvas.getContext('2d'), FILM_SCALE, await loadImage(picture), logo, madeFor);
  return (await cropToInk(canvas))!;
}

/** The layer of a promo's QR code. @param logo that stands on the same film */
export async function drawCode(promo: CodeSettings, logo: Logo | null): Promise<CroppedFrame> {
  const canvas = createCanvas(FILM.width, FILM.height);
  drawCodeLayer(canvas.getContext('2d'), FILM_SCALE, promo, logo);
  return cropToInk(canvas);
}

let watermark: Promise<CroppedFrame> | undefined;

/** The watermark that is burned into free users' films; drawn once per process. */
export function drawWatermark(): Promise<NonNullable<CroppedFrame>> {
  watermark ??= (async () => {
    registerFont(WATERMARK_FONT);
    const canvas = createCanvas(FILM.width, FILM.height);
    drawWatermarkLayer(canvas.getContext('2d'), FILM_SCALE);
    return cropToInk(canvas);
  })();
  return watermark as Promise<NonNullable<CroppedFrame>>;
}
