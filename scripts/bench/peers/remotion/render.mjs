// node render.mjs bundle | node render.mjs OUT BROWSER CORES
import { join } from 'node:path';
import { bundle } from '@remotion/bundler';
import { openBrowser, renderMedia, selectComposition } from '@remotion/renderer';
import { serve } from './serve.ts';

const here = import.meta.dirname;
const serveUrl = join(here, 'bundle');
const [what, browserExecutable, cores] = process.argv.slice(2);
if (what === 'bundle') {
  await bundle({ entryPoint: join(here, 'film.jsx'), outDir: serveUrl, publicDir: join(here, 'public') });
} else {
  const puppeteerInstance = await openBrowser('chrome', { browserExecutable, logLevel: 'error' });
  await serve(async ({ paragraphs, seconds, clip }) => {
    const inputProps = { paragraphs, clip };
    const where = { serveUrl, inputProps, puppeteerInstance, browserExecutable, logLevel: 'error' };
    const shape = await selectComposition({ ...where, id: 'film' });
    await renderMedia({
      ...where,
      composition: { ...shape, durationInFrames: 30 * seconds },
      outputLocation: what,
      concurrency: Number(cores),
      ...{ codec: 'h264', x264Preset: 'veryfast', crf: 22 },
    });
  });
  await puppeteerInstance.close({ silent: true });
}
