import { EMOJI, EMOJI_PIXELS, type EmojiPictures, type Picture, pictureAdvance } from './emoji.ts';
import { EMOJI_FONT } from './fonts.ts';
import type { Measure } from './words.ts';

/**
 * The part of a 2D context that the renderer uses; CanvasRenderingContext2D, its offscreen variant and @napi-rs/canvas'
 * context all have it.
 */
export interface Surface {
  font: string;
  textRendering: string;
  textAlign: string;
  textBaseline: string;
  direction: string;
  fillStyle: unknown;
  strokeStyle: unknown;
  lineWidth: number;
  lineJoin: string;
  globalAlpha: number;
  globalCompositeOperation: string;
  shadowColor: string;
  shadowBlur: number;
  shadowOffsetX: number;
  shadowOffsetY: number;
  save(): void;
  restore(): void;
  setTransform(a: number, b: number, c: number, d: number, e: number, f: number): void;
  clearRect(x: number, y: number, width: number, height: number): void;
  fillRect(x: number, y: number, width: number, height: number): void;
  strokeRect(x: number, y: number, width: number, height: number): void;
  setLineDash(segments: number[]): void;
  beginPath(): void;
  moveTo(x: number, y: number): void;
  lineTo(x: number, y: number): void;
  quadraticCurveTo(cpx: number, cpy: number, x: number, y: number): void;
  closePath(): void;
  fill(): void;
  stroke(): void;
  fillText(text: string, x: number, y: number): void;
  strokeText(text: string, x: number, y: number): void;
  measureText(text: string): { width: number; actualBoundingBoxLeft: number; actualBoundingBoxRight: number };
  createLinearGradient(
    x0: number,
    y0: number,
    x1: number,
    y1: number,
  ): { addColorStop(offset: number, color: string): void };
  imageSmoothingQuality: string;
  drawImage(image: unknown, x: number, y: number): void;
  drawImage(image: unknown, x: number, y: number, width: number, height: number): void;
}

/** A canvas of the kind that belongs to the surface: HTMLCanvasElement, OffscreenCanvas or @napi-rs/canvas' Canvas. */
export interface SceneCanvas {
  width: number;
  height: number;
  getContext(kind: '2d'): Surface | null;
}

/** Puts a surface into the state in which text is measured and drawn: widths grow in proportion to the size, and nothing is inherited. */
export function prepareText(surface: Surface): void {
  surface.textRendering = 'geometricPrecision';
  surface.textAlign = 'left';
  surface.textBaseline = 'alphabetic';
  surface.direction = 'ltr';
}

const REFERENCE_SIZE = 100;
const KEPT = 20_000;

/** A measurer that measures each text once. Fonts and images must be loaded: anything measured before stays wrong. */
export function createMeasure(surface: Surface, pictures?: EmojiPictures): Measure {
  const known = new Map<string, ReturnType<Measure>>();
  return (text, font) => {
    const key = `${font}\n${text}`;
    let extent = known.get(key);
    if (!extent) {
      extent = font === EMOJI_FONT ? emojiExtent(surface, text, pictures) : textExtent(surface, text, font);
      if (known.size >= KEPT) known.clear();
      known.set(key, extent);
    }
    return extent;
  };
}

/**
 * Ink that ends before the pen's advance counts as ending with it: that is all WebKit reports, although the other
 * engines would say where.
 */
function textExtent(surface: Surface, text: string, font: string): ReturnType<Measure> {
  prepareText(surface);
  surface.font = `${REFERENCE_SIZE}px "${font}"`;
  const { width, actualBoundingBoxLeft, actualBoundingBoxRight } = surface.measureText(text);
  const [left, right] = [Math.max(0, actualBoundingBoxLeft), Math.max(width, actualBoundingBoxRight)];
  return { advance: width / REFERENCE_SIZE, left: left / REFERENCE_SIZE, right: right / REFERENCE_SIZE };
}

/** Engines disagree about the extent of a color glyph: it counts as wide as its advance, which is never too little. */
function emojiExtent(surface: Surface, text: string, pictures?: EmojiPictures): ReturnType<Measure> {
  const picture = pictures?.(text);
  const advance = picture ? pictureAdvance(picture.width) : textExtent(surface, text, EMOJI_FONT).advance;
  return { advance, left: 0, right: advance };
}

/** Draws an emoji's image where its text would start, at a font size in pixels. */
export function drawPicture(
  surface: Surface,
  picture: Picture,
  { x, y, size }: { x: number; y: number; size: number },
): void {
  const scale = size / EMOJI_PIXELS;
  surface.imageSmoothingQuality = 'high';
  surface.drawImage(picture, x, y - EMOJI.above * size, picture.width * scale, picture.height * scale);
}
