import { createPainter, type SceneCanvas, type Surface } from '../../src/scene/draw.ts';
import { FRAME } from '../../src/scene/frame.ts';
import { type Layout, layout } from '../../src/scene/layout.ts';
import { createMeasure } from '../../src/scene/surface.ts';
import type { Case } from './cases.ts';

/** A case on a grey ground, so that light and dark, thin and half-transparent pixels all show; and where its lines lie. */
export function paintCase<C extends SceneCanvas>(
  { promo, time, options }: Case,
  newCanvas: (width: number, height: number) => C,
): { canvas: C; lines: Layout['lines'] } {
  const [width, height] = [FRAME.width * options.scale, FRAME.height * options.scale];
  const frame = newCanvas(width, height);
  createPainter(newCanvas)(promo, time, surfaceOf(frame), options);
  const canvas = newCanvas(width, height);
  const surface = surfaceOf(canvas);
  surface.fillStyle = '#7d6a86';
  surface.fillRect(0, 0, width, height);
  surface.drawImage(frame, 0, 0);
  return { canvas, lines: layout(promo, createMeasure(surface, options.pictures)).lines };
}

function surfaceOf(canvas: SceneCanvas): Surface {
  const surface = canvas.getContext('2d');
  if (!surface) throw new Error('The canvas has no 2D context.');
  return surface;
}
