/**
 * The oldest browsers that everything works in, by the version that the page must have. The build writes for them
 * (vite.config.ts), a scan of what was built looks for what they lack (scripts/check-floor.ts), and `public/floor.js`
 * tells people with an older one.
 */
export const FLOOR = { chrome: '111', edge: '111', firefox: '115', safari: '16.4' } as const;
