import { FRAME } from '../../src/scene/frame.ts';

export { FRAME };
/** Stands in for `src/scene/frame.ts` where a test is about everything but the pixels: a quarter of them is a quarter of the work. */
export const FILM_SCALE = 1;
export const FILM = { width: FRAME.width, height: FRAME.height } as const;
