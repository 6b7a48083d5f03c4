/** How long it takes to make a film again: generate and compose of the same promo, over HTTP, on the embedded Postgres. */
import { defaultPromo, type Promo } from '../../src/scene/promo.ts';
import { drawFrame } from '../../src/server/media/film/draw-frame.ts';
import { startWorker } from '../../src/server/worker.ts';
import { Client } from '../../test/client.ts';
import { alternate, type Bench, type Cost, type Line } from './measure.ts';
import { withSite } from './site.ts';

/** Promised, in milliseconds. */
const PROMISED = 100;

const NAMES = ['with its picture posted', 'drawn by the server'] as const;
type Costs = Record<(typeof NAMES)[number], Cost>;

/** @returns what the films cost the first time, and in the middle of so many times again */
function measure(times: number): Promise<{ first: Costs; again: Costs }> {
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
    const first = await alternate(variants, 1);
    return { first, again: await alternate(variants, times) };
  });
}

async function run(rounds: number): Promise<Line[]> {
  // More of them in one minute would be refused.
  const { again } = await measure(rounds * 2);
  return NAMES.map((name) => ({
    figure: `second generate and compose, ${name} / promised`,
    ...{ measured: again[name].wall * 1000, baseline: PROMISED, unit: 'ms', target: 1 },
  }));
}

/** A film that has been made already is not made again. */
async function quick(): Promise<Line[]> {
  const { first, again } = await measure(5);
  return NAMES.map((name) => ({
    figure: `2 s film again, ${name} / the first time`,
    ...{ measured: again[name].cpu, baseline: first[name].cpu, unit: 'CPU-s', target: 0.4 },
  }));
}

export const secondGenerateBench: Bench = { name: 'second-generate', run, quick };
