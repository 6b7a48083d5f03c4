import { createPainter, type SceneCanvas, type Surface } from '../../src/scene/draw.ts';
import { FRAME } from '../../src/scene/frame.ts';
import { type Layout, layout } from '../../src/scene/layout.ts';
import type { Logo } from '../../src/scene/logo.ts';
import { createMeasure } from '../../src/scene/surface.ts';
import type { Case } from './cases.ts';

/** Light and dark, thin and half-transparent pixels all show on it. */
const GREY = '#7d6a86';

/** A case on a grey ground; and where its lines lie. */
export function paintCase<C extends SceneCanvas>(
  { promo, time, options, ground = GREY }: Case,
  newCanvas: (width: number, height: number) => C,
): { canvas: C; lines: Layout['lines'] } {
  const [width, height] = [FRAME.width * options.scale, FRAME.height * options.scale];
  const frame = newCanvas(width, height);
  const logoPicture = options.logo ? paintLogo(options.logo, newCanvas) : null;
  createPainter(newCanvas)(promo, time, surfaceOf(frame), { ...options, logoPicture });
  const canvas = newCanvas(width, height);
  const surface = surfaceOf(canvas);
  surface.fillStyle = ground;
  surface.fillRect(0, 0, width, height);
  surface.drawImage(frame, 0, 0);
  return { canvas, lines: layout(promo, createMeasure(surface, options.pictures), options).lines };
}

/** A logo with straight edges and round ones, all of it opaque but for its corners. */
function paintLogo<C extends SceneCanvas>({ width, height }: Logo, newCanvas: (width: number, height: number) => C): C {
  const canvas = newCanvas(width, height);
  const surface = surfaceOf(canvas);
  surface.fillStyle = '#e0359a';
  surface.beginPath();
  surface.moveTo(0, height / 2);
  surface.quadraticCurveTo(0, 0, width / 2, 0);
  surface.quadraticCurveTo(width, 0, width, height / 2);
  surface.quadraticCurveTo(width, height, width / 2, height);
  surface.quadraticCurveTo(0, height, 0, height / 2);
  surface.fill();
  surface.fillStyle = '#ffffff';
  surface.fillRect(0.47 * width, 0.12 * height, 0.06 * width, 0.76 * height);
  surface.fillStyle = '#f5c542';
  surface.fillRect(0.2 * width, 0.46 * height, 0.6 * width, 0.08 * height);
  return canvas;
}

function surfaceOf(canvas: SceneCanvas): Surface {
  const surface = canvas.getContext('2d');
  if (!surface) throw new Error('The canvas has no 2D context.');
  return surface;
}
