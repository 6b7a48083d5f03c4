/** The frame in layout units, which are the pixels of the preview. */
export const FRAME = { width: 540, height: 960 } as const;

/** Pixels of the film for one layout unit. */
export const FILM_SCALE = 2;

/** The frame in pixels of the film: 1080x1920. */
export const FILM = { width: FRAME.width * FILM_SCALE, height: FRAME.height * FILM_SCALE } as const;
