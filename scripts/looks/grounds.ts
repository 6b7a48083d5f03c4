import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Image, loadImage } from '@napi-rs/canvas';
import type { Ground } from '../../src/scene/contrast.ts';
import { FRAME } from '../../src/scene/frame.ts';
import { bandsOf } from '../../src/scene/survey.ts';
import { readStarterBackgrounds } from '../../src/server/media/ingest/starter.ts';
import { START } from '../../src/server/media/tool/guards.ts';
import { runMedia } from '../../src/server/media/tool/run.ts';
import { withScratch } from '../../src/server/media/tool/scratch.ts';

/** What a film may lie on: a loop of the library, or black. */
export const GROUNDS = { bright: 'champagne-silk', busy: 'stage-lights', dark: 'studio-at-dusk', black: null } as const;

/** A ground as a film shows it: what the painter knows of it, and pictures of it, 540x960, at even distances; null: black. */
export type Shown = { readonly ground: Ground; readonly pictures: readonly (Image | null)[] };

/** A loop at so many moments. @param slug null: black @throws Error if there is no such loop */
export async function showGround(slug: string | null, moments: number): Promise<Shown> {
  if (slug === null) return { ground: { hasBackground: false }, pictures: [null] };
  const loop = (await readStarterBackgrounds()).find((other) => other.slug === slug);
  if (!loop) throw new Error(`There is no starter background ${slug}.`);
  const pictures = await withScratch(join(tmpdir(), 'spinreel-looks'), async (folder) => {
    const filters = `fps=${moments}/${loop.duration},scale=${FRAME.width}:${FRAME.height}:flags=area`;
    const files = join(folder, '%d.png');
    await runMedia('ffmpeg', [...START, '-i', loop.file, '-vf', filters, '-frames:v', String(moments), files], {
      folder,
    });
    return Promise.all(Array.from({ length: moments }, (_, index) => loadImage(join(folder, `${index + 1}.png`))));
  });
  return { ground: { hasBackground: true, bands: bandsOf(loop.survey) }, pictures };
}
