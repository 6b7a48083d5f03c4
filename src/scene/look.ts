import { prepareText, type SceneCanvas, type Surface } from './surface.ts';
import { SLANT } from './words.ts';

/** What the check needs beyond drawing: reading back what was drawn. */
export interface ReadableCanvas extends SceneCanvas {
  getContext(kind: '2d'): ReadableSurface | null;
}
interface ReadableSurface extends Surface {
  getImageData(x: number, y: number, width: number, height: number): { readonly data: Uint8ClampedArray };
}

const SIZE = 100;
const EDGE = 200;
const BASELINE = 150;

/**
 * Whether an engine draws a frame as the server does, from one look at it: colours are read back as they were drawn (browsers that hide who they are add
 * noise), widths grow in step with the size (hinting rounds them), it is told where ink ends (WebKit says where the pen ends), and text leans as it
 * should. Where one of them fails the server must draw the film's text.
 * @param font a font file of Latin letters that has been loaded, named as in `FontRun`
 */
export function drawsAlike(newCanvas: (width: number, height: number) => ReadableCanvas, font: string): boolean {
  const surface = newCanvas(EDGE, EDGE).getContext('2d');
  return (
    surface !== null &&
    readsBack(surface) &&
    isUnhinted(surface, font) &&
    seesInk(surface, font) &&
    leans(surface, font)
  );
}

const COLOUR = [203, 101, 37, 255];

function readsBack(surface: ReadableSurface): boolean {
  surface.fillStyle = `rgb(${COLOUR.slice(0, 3).join()})`;
  surface.fillRect(0, 0, EDGE, EDGE);
  const isDrawn = surface.getImageData(0, 0, EDGE, EDGE).data.every((level, at) => level === COLOUR[at % 4]);
  surface.clearRect(0, 0, EDGE, EDGE);
  return isDrawn && surface.getImageData(0, 0, EDGE, EDGE).data.every((level) => level === 0);
}

const WORD = 'takes';

function measured(surface: Surface, font: string, size: number) {
  prepareText(surface);
  surface.font = `${size}px "${font}"`;
  return surface.measureText(WORD);
}

function isUnhinted(surface: Surface, font: string): boolean {
  const ems = measured(surface, font, SIZE).width / SIZE;
  // Firefox rounds to sixtieths of a pixel.
  return [11, 17, 23].every((size) => Math.abs(measured(surface, font, size).width - ems * size) < 0.06);
}

function seesInk(surface: Surface, font: string): boolean {
  const { width, actualBoundingBoxRight } = measured(surface, font, SIZE);
  return actualBoundingBoxRight < width - 1;
}

/** A leaned stroke goes from one place near the baseline to another far above it. */
function leans(surface: ReadableSurface, font: string): boolean {
  prepareText(surface);
  surface.font = `${SIZE}px "${font}"`;
  surface.fillStyle = '#ffffff';
  surface.setTransform(1, 0, -SLANT, 1, EDGE / 2, BASELINE);
  surface.fillText('l', 0, 0);
  surface.setTransform(1, 0, 0, 1, 0, 0);
  const { data } = surface.getImageData(0, 0, EDGE, EDGE);
  const middleOf = (row: number) => {
    let [ink, moment] = [0, 0];
    for (let x = 0; x < EDGE; x++) {
      const alpha = data[(row * EDGE + x) * 4 + 3]!;
      ink += alpha;
      moment += alpha * x;
    }
    return moment / ink;
  };
  const rise = SIZE / 2;
  return Math.abs(middleOf(BASELINE - 10 - rise) - middleOf(BASELINE - 10) - SLANT * rise) < 0.5;
}
