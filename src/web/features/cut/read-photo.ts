import { CUT } from '../../../contract/cut.ts';
import { ReadableError } from '../../api/failure.ts';
import { newCanvas } from '../../ui/canvas.ts';
import type { Photo } from './list.ts';

const QUALITY = 0.92;
const LEAST_SIDE = 200;
/** What of it is seen is at least as high as what the film moves over it, where the photo is. */
const SEEN_HEIGHT = 2304;
/** More than this a phone's browser does not draw. */
const CANVAS_PIXELS = 16_000_000;

/**
 * How much smaller it is sent. A panorama stays larger than other photos: only a narrow part of it is seen.
 * @returns at most 1
 */
export function scaleOf(width: number, height: number): number {
  const wanted = Math.max(CUT.photoSide / Math.max(width, height), SEEN_HEIGHT / Math.min(height, (width * 16) / 9));
  return Math.min(1, wanted, Math.sqrt(CANVAS_PIXELS / (width * height)));
}

/**
 * A photo, upright and as a JPEG, whatever this browser can show.
 * @throws ReadableError where it is no photo, too small or too large
 */
export async function readPhoto(file: File): Promise<Photo> {
  const source = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = source;
    await image.decode().catch(() => {
      throw new ReadableError(
        file.type.startsWith('video/')
          ? `${file.name} is a video. Upload it in My Videos, then choose it by “Add clips”.`
          : `${file.name} is no photo that this browser can read. Save it as JPEG or PNG and add that.`,
      );
    });
    // An image on a canvas is as upright as on the page.
    const { naturalWidth: width, naturalHeight: height } = image;
    if (Math.min(width, height) < LEAST_SIDE)
      throw new ReadableError(
        `${file.name} has only ${width} x ${height} pixels and would be blurred. Choose a larger photo.`,
      );
    const share = scaleOf(width, height);
    const canvas = newCanvas(Math.round(width * share), Math.round(height * share));
    const pen = canvas.getContext('2d')!;
    pen.fillStyle = 'white';
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.drawImage(image, 0, 0, canvas.width, canvas.height);
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', QUALITY));
    // A phone has little memory for canvases, and frees it late.
    canvas.width = 0;
    if (!blob) throw new ReadableError(`${file.name} is too large for this browser. Scale it down and add it again.`);
    return { blob, url: URL.createObjectURL(blob), name: file.name, aspect: width / height };
  } finally {
    URL.revokeObjectURL(source);
  }
}
