// node render.mjs bundle | node render.mjs FILM.json OUT
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundle } from '@remotion/bundler';
import { renderMedia, selectComposition } from '@remotion/renderer';

const here = import.meta.dirname;
const serveUrl = join(here, 'bundle');
const [what, outputLocation] = process.argv.slice(2);
if (what === 'bundle') {
  await bundle({ entryPoint: join(here, 'film.jsx'), outDir: serveUrl, publicDir: join(here, 'public') });
} else {
  const { paragraphs, seconds, clip, browserExecutable, cores } = JSON.parse(readFileSync(what, 'utf8'));
  const inputProps = { paragraphs, clip };
  const shape = await selectComposition({ serveUrl, id: 'film', inputProps, browserExecutable });
  const composition = { ...shape, durationInFrames: 30 * seconds };
  await renderMedia({
    ...{ composition, serveUrl, inputProps, browserExecutable, outputLocation, concurrency: cores, logLevel: 'error' },
    ...{ codec: 'h264', x264Preset: 'veryfast', crf: 22 },
  });
}
