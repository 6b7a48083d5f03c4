/** How long it takes to make a film again: generate and compose of the same promo, over HTTP, on the embedded Postgres. */
import { defaultPromo, type Promo } from '../../src/scene/promo.ts';
import { drawFrame } from '../../src/server/media/film/draw-frame.ts';
import { startWorker } from '../../src/server/worker.ts';
import { Client } from '../../test/client.ts';
import { alternate, type Bench, type Line } from './measure.ts';
import { withSite } from './site.ts';

/** Promised, in milliseconds. */
const PROMISED = 100;

function run(rounds: number): Promise<Line[]> {
  return withSite(async (origin, services) => {
    await startWorker(services);
    const client = new Client(origin);
    const { cookies } = await services.auth.signUp(
      { email: 'bench@example.com', password: 'correct horse' },
      new Headers(),
    );
    for (const cookie of cookies) client.keep(cookie);
    const posted = { ...defaultPromo, text: 'Posted', videoDuration: 2 };
    const drawn = { ...defaultPromo, text: 'Drawn', videoDuration: 2 };
    const frame = await drawFrame(posted, { hasBackground: false });
    const image = new Blob([new Uint8Array(frame)], { type: 'image/png' });
    const make = (promo: Promo, fields: Record<string, Blob>) => async () => {
      const videoSettings = JSON.stringify(promo);
      const generated = await client.multipart('/api/generate-video', { videoSettings, ...fields });
      const { textOverlayPublicId } = generated.body;
      const composed = await client.post('/api/compose-video', { textOverlayPublicId, videoDuration: 2 });
      if (composed.status !== 200) throw new Error(`${generated.text} ${composed.text}`);
    };
    const variants = { 'with its picture posted': make(posted, { image }), 'drawn by the server': make(drawn, {}) };
    for (const first of Object.values(variants)) await first();
    const costs = await alternate(variants, rounds * 10);
    return Object.entries(costs).map(([name, { cpu, wall }]) => {
      if (cpu > 0) throw new Error(`A film that had already been made started ffmpeg (${cpu} CPU-s).`);
      const figure = `second generate and compose, ${name} / promised`;
      return { figure, measured: wall * 1000, baseline: PROMISED, unit: 'ms', target: 1 };
    });
  });
}

export const secondGenerateBench: Bench = { name: 'second-generate', run };
