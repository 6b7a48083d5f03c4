import type { OnDay } from './week-classes.ts';
import { keyOf } from './week-classes.ts';

/** What a share sheet takes at once: Chromium no more than this (kMaxSharedFileCount, kMaxSharedFileBytes), Safari names no limit. */
const PORTION = { files: 10, bytes: 50 * 1024 * 1024 } as const;

/** `failed`: why the video after these could not be fetched. */
export type Portion = { files: readonly File[]; failed: unknown };

type Fetching = {
  /** By the class's key: fetched before and not handed over yet. */
  held: Map<string, File>;
  load: (video: OnDay) => Promise<File>;
  /** Called with how many of them are there. */
  onFetched: (count: number) => void;
};

/** Fetches the first of these videos, as many as a share sheet takes at once. What was fetched and does not fit stays in `held`, so that nothing is fetched twice. */
export async function nextPortion(left: readonly OnDay[], { held, load, onFetched }: Fetching): Promise<Portion> {
  const files: File[] = [];
  let bytes = 0;
  try {
    for (const video of left.slice(0, PORTION.files)) {
      const key = keyOf(video.occurrence);
      const file = held.get(key) ?? (await load(video));
      held.set(key, file);
      bytes += file.size;
      if (files.length > 0 && bytes > PORTION.bytes) break;
      files.push(file);
      onFetched(files.length);
    }
  } catch (failed) {
    return { files, failed };
  }
  return { files, failed: null };
}
