import { join } from 'node:path';

const FRAME = join(import.meta.dirname, '../../src/scene/frame.ts');
const HALF = join(import.meta.dirname, 'frame.ts');

/** The file to load instead of `file`, if `importer` imports the frame. Only the stand-in itself gets the real one. */
export const replaced = (file: string, importer: string | undefined) =>
  file === FRAME && importer !== HALF ? HALF : null;
