import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { mediaAddress } from '../../src/contract/media.ts';
import { films, renders } from '../../src/server/db/schema/renders.ts';
import type { Services } from '../../src/server/services.ts';

/** The background that can be heard: its id, and the folder of its files in the store. */
export const SOUND_LOOP = { publicId: 'universal/00000000000000000000000000000440', folder: 'universal/sound-loop' };

export type DoneFilm = { renderId: string; url: string };

/**
 * A finished film of that person in the server's database, of 4 seconds; its file is the sound loop's small preview,
 * which costs little to play.
 */
export async function addFilm({ db }: Services, userId: string): Promise<DoneFilm> {
  const key = randomBytes(32).toString('hex');
  const publicId = `renders/${randomBytes(16).toString('hex')}`;
  await db.insert(films).values({
    key,
    publicId,
    status: 'done',
    progress: 100,
    plan: {
      ...{ kind: 'film', frame: null, drawn: null, animation: 'none', coverFirst: false, background: null },
      ...{ duration: 4, watermark: true },
    },
    storageKey: `${SOUND_LOOP.folder}/preview.mp4`,
    finishedAt: new Date(),
  });
  const [render] = await db.insert(renders).values({ userId, filmKey: key }).returning({ id: renders.id });
  return { renderId: render!.id, url: mediaAddress(publicId, 'mp4') };
}

/** Answers the page's two calls for a film with one that is finished already; everything after them is the server's own. */
export async function giveFilm(page: Page, { renderId, url }: DoneFilm): Promise<void> {
  const textOverlayPublicId = `overlays/${'0'.repeat(32)}`;
  await page.route('**/api/generate-video', (route) =>
    route.fulfill({ json: { renderId, textOverlayPublicId, videoUrl: mediaAddress(textOverlayPublicId, 'webm') } }),
  );
  await page.route('**/api/compose-video', (route) => route.fulfill({ json: { renderId, videoUrl: url } }));
}

/** Lets the calls to an address wait until they are let through. */
export async function holdBack(page: Page, address: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await route.fallback();
  });
  return resolve;
}
