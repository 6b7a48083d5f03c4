import { inAppBrowser } from './in-app-browser.ts';
import { saveFile } from './save-file.ts';

/** How a finished film reaches the person on this device. */
export type Platform = 'iphone' | 'desktop' | 'mobile';

/** What hand-over needs from the browser; passed in, because no test has an iPhone. */
export type Device = {
  platform: Platform;
  /** Whether a tap is recent enough for the share sheet to open. True if the browser does not say. */
  tapIsFresh(): boolean;
  /** Whether files can be saved: not in a browser inside another app. */
  saves: boolean;
  canShare(files: readonly File[]): boolean;
  share(files: readonly File[]): Promise<void>;
  copy(text: string): Promise<void>;
  save(file: File | string, name: string): void;
};

/**
 * The result. `tapAgain`: the tap expired while the server was asked, and only a new one may open the share sheet. `link`: not even copying worked,
 * so the link must be shown.
 */
export type HandOver = 'shared' | 'cancelled' | 'tapAgain' | 'saved' | 'copied' | 'link';

/** An iPad has the iPhone's share sheet but reports itself as a Macintosh; only its touch points tell them apart. */
export function platformOf({ userAgent, maxTouchPoints }: { userAgent: string; maxTouchPoints: number }): Platform {
  if (/iPhone|iPod|iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)) return 'iphone';
  if (/Android|Mobile|webOS|BlackBerry|Opera Mini/i.test(userAgent)) return 'mobile';
  return 'desktop';
}

/** `promotional-video-<timestamp>.mp4`, with the timestamp in milliseconds. */
export function fileName(now = Date.now()): string {
  return `promotional-video-${now}.mp4`;
}

/** save: to keep it. share: to send it on. */
export type Way = 'save' | 'share';

/**
 * Gives a counted film, or a cover, to the person. To keep it: by the share sheet on an iPhone, which saves it too, as a file elsewhere. To send it on: by the share
 * sheet. If that fails, or the browser can do neither: the link.
 * @param film the file in memory, or null if it could not be loaded
 * @param url absolute URL of it
 */
export async function handOver(film: File | null, url: string, device: Device, way: Way = 'save'): Promise<HandOver> {
  if ((way === 'share' || device.platform === 'iphone') && film) {
    const outcome = await shareFiles([film], device);
    if (outcome) return outcome;
  }
  if (device.platform !== 'iphone' && device.saves) {
    try {
      device.save(film ?? url, film?.name ?? fileName());
      return 'saved';
    } catch {
      // Falls back to the link.
    }
  }
  return device.copy(url).then(
    () => 'copied' as const,
    () => 'link' as const,
  );
}

/** Opens the share sheet with files. @returns null: the browser cannot share them, or something else has failed */
export async function shareFiles(
  files: readonly File[],
  device: Device,
): Promise<'shared' | 'cancelled' | 'tapAgain' | null> {
  if (!device.canShare(files)) return null;
  if (!device.tapIsFresh()) return 'tapAgain';
  try {
    await device.share(files);
    return 'shared';
  } catch (error) {
    if (nameOf(error) === 'AbortError') return 'cancelled';
    // Browsers that do not report how recent a tap is refuse here.
    return nameOf(error) === 'NotAllowedError' ? 'tapAgain' : null;
  }
}

/** Whether this is a phone whose share sheet takes videos. */
export const sharesVideos = (device: Device): boolean =>
  device.platform !== 'desktop' && device.canShare([new File([''], 'video.mp4', { type: 'video/mp4' })]);

function nameOf(error: unknown): string {
  return error instanceof Error || error instanceof DOMException ? error.name : '';
}

/** The real browser for hand-over. */
export function thisDevice(): Device {
  return {
    platform: platformOf(navigator),
    saves: inAppBrowser(navigator.userAgent) === null,
    tapIsFresh: () => navigator.userActivation?.isActive ?? true,
    canShare: (files) => navigator.canShare?.({ files: [...files] }) ?? false,
    share: (files) => navigator.share({ files: [...files] }),
    // Without a clipboard this fails like one that refuses.
    copy: async (text) => navigator.clipboard.writeText(text),
    save: saveFile,
  };
}
