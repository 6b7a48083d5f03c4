import type { StatsFs } from 'node:fs';
import { statfs } from 'node:fs/promises';
import type { Config } from '../config.ts';

/** What a disk has left. */
export type Room = {
  /** What it is for: `data` (DATA_DIR: scratch, outbox, the embedded Postgres) or `files`. */
  readonly place: 'data' | 'files';
  readonly freeBytes: number;
  /** 0 to 1: of its bytes or of its file names, whichever is scarcer. Of a disk larger than COUNTED only so much counts. */
  readonly left: number;
};

type Look = (folder: string) => Promise<Pick<StatsFs, 'bavail' | 'blocks' | 'bsize' | 'ffree' | 'files'>>;

/** The last gigabytes of a large disk are used up as fast as those of a small one: five percent of 20 TB are no reason to get up. */
const COUNTED = { bytes: 50e9, names: 1e6 };
/** With less than this left, uploads and films are about to fail; deploy/prometheus/alerts.yml has the same figure. */
const FULL = 0.02;

/**
 * What the disks of this process have left. Files in an object store are on none of them.
 * @param look as statfs(2)
 * @throws if a folder cannot be looked at
 */
export function roomOf(
  { dataDir, storage }: Pick<Config, 'dataDir' | 'storage'>,
  look: Look = statfs,
): Promise<Room[]> {
  const places = [roomIn('data', dataDir, look)];
  if (storage.kind === 'disk') places.push(roomIn('files', storage.folder, look));
  return Promise.all(places);
}

/** Whether one of the disks is about to refuse what it is given. */
export const isFull = (rooms: readonly Room[]): boolean => rooms.some(({ left }) => left < FULL);

async function roomIn(place: Room['place'], folder: string, look: Look): Promise<Room> {
  const { bavail, blocks, bsize, ffree, files } = await look(folder);
  // Some file systems say nothing of their size, others (btrfs) have as many names as there is room for: both say 0.
  const bytes = blocks > 0 ? (bavail * bsize) / Math.min(blocks * bsize, COUNTED.bytes) : 1;
  const names = files > 0 ? ffree / Math.min(files, COUNTED.names) : 1;
  return { place, freeBytes: bavail * bsize, left: Math.min(bytes, names, 1) };
}
