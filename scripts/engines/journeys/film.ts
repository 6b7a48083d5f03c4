import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { probeFilm } from '../../../test/media/inspect.ts';
import type { Page } from '../page.ts';
import { eventually } from '../processes.ts';
import { expect, openTool, type Step, step } from './world.ts';

const SECONDS = 5;
const MAKING_SECONDS = 900;
/** Its words follow. */
const FINISHED = /^Your finished video/;
const HOME = '\uE011';
const RIGHT = '\uE014';

/** From the finished promo to the file in the person's hands, which is kept in the world's folder as `FILM`. */
export const FILM_STEPS: readonly Step[] = [
  step('sets the duration', async ({ page }) => {
    await openTool(page, 'Style');
    await page.strike({ role: 'slider', name: 'Duration in seconds' }, [
      HOME,
      ...Array<string>(SECONDS - 1).fill(RIGHT),
    ]);
    await page.until(`slider at ${SECONDS}`, async () => {
      const slider = await page.see({ role: 'slider', name: 'Duration in seconds' });
      return (await page.on(slider, (element) => element.getAttribute('aria-valuenow'))) === String(SECONDS);
    });
  }),
  step('generates the film', async ({ page }) => {
    await page.press({ role: 'button', name: 'Generate Video' });
    // It opens over everything.
    await page.press({ role: 'button', name: 'Close' }, MAKING_SECONDS);
    await page.see({ role: 'film', name: FINISHED });
  }),
  step('the film plays in the page', ({ page }) => expectPlaying(page, FINISHED, 1080)),
  step('gets the film as a file', async (world) => {
    const film = await (world.engine.hands === 'share' ? shared(world.page) : saved(world.page));
    await writeFile(join(world.folder, FILM), film);
    return `${Math.round(film.length / 1000)} kB`;
  }),
  step('the file is the whole film', async ({ folder }) => {
    const { video, audio, frames } = await probeFilm(join(folder, FILM));
    const facts = `${video?.codec_name} ${video?.width}x${video?.height}, ${frames} frames, ${audio?.codec_name}`;
    expect(facts === `h264 1080x1920, ${SECONDS * 30} frames, aac`, `The file is ${facts}.`);
    return facts;
  }),
];

export const FILM = 'film.mp4';

/** Waits until the video with that name plays, with pictures that change. */
export async function expectPlaying(page: Page, name: string | RegExp, width: number): Promise<string> {
  const look = async () => {
    const id = await page.see({ role: 'film', name });
    return page.on(id, ({ currentTime, videoWidth, readyState, networkState, paused, error }: HTMLVideoElement) => {
      const state = `readyState ${readyState}, networkState ${networkState}${paused ? ', paused' : ''}`;
      return { currentTime, videoWidth, state, fault: error && `${error.code} ${error.message}` };
    });
  };
  const first = await look();
  return eventually(async () => {
    const { currentTime, videoWidth, state, fault } = await look();
    expect(fault === null, `The video cannot be played: ${fault}.`);
    expect(videoWidth === width, `The video is ${videoWidth} pixels wide (${state}).`);
    expect(currentTime !== first.currentTime, `The video stands still at ${currentTime} s (${state}).`);
    return `${videoWidth} pixels wide`;
  }, 30);
}

type Sharing = { shared?: File };

/** Through the share sheet, as on an iPhone: the file it is given. The sheet itself belongs to the system and is in no engine. */
async function shared(page: Page): Promise<Buffer> {
  await page.run(() => {
    const share = async ({ files }: { files: File[] }) => {
      if (navigator.userActivation?.isActive === false) throw new DOMException('No fresh tap.', 'NotAllowedError');
      (window as Sharing).shared = files[0]!;
    };
    Object.defineProperties(navigator, { canShare: { value: () => true }, share: { value: share } });
  });
  await page.press({ role: 'button', name: 'Download Video' });
  await page.until('file in the share sheet', () => page.run(() => 'shared' in window));
  const base64 = await page.run(
    () =>
      new Promise<string>((done, fail) => {
        const reader = new FileReader();
        reader.onload = () => done(String(reader.result).split(',')[1]!);
        reader.onerror = () => fail(reader.error);
        reader.readAsDataURL((window as Sharing).shared!);
      }),
  );
  return Buffer.from(base64, 'base64');
}

/** As a download. */
async function saved(page: Page): Promise<Buffer> {
  await page.press({ role: 'button', name: 'Download Video' });
  const folder = page.downloads;
  return eventually(async () => {
    const files = await readdir(folder);
    const file = files.find((name) => /^promotional-video-\d+\.mp4$/.test(name));
    expect(file !== undefined && !files.some((name) => name.endsWith('.part')), 'No film has been saved.');
    return readFile(join(folder, file!));
  }, 30);
}
