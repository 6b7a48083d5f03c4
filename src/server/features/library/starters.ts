import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { LIMITS } from '../../../contract/limits.ts';
import { LOOK_IDS, LOOKS } from '../../../scene/looks.ts';
import { readStarterBackgrounds, type StarterBackground } from '../../media/ingest/starter.ts';
import type { Services } from '../../services.ts';
import { entryOf } from './intake.ts';
import * as queries from './starter-queries.ts';

/**
 * The clip that a new promo begins with: that of the look it begins in, or the first one where an installation has only
 * its own.
 * @param clips universal ones
 */
export function starterOf<C extends { publicId: string }>(clips: readonly C[]): C | null {
  return clips.find(({ publicId }) => slugOf(publicId) === LOOKS.signature.background) ?? clips[0] ?? null;
}

/** By their clips, the slugs of our loops that looks are drawn for. */
const OF_LOOKS = new Map(
  LOOK_IDS.map((id) => LOOKS[id].background).flatMap((slug) => (slug === null ? [] : [[publicIdOf(slug), slug]])),
);

/** The slug of a clip that a look is drawn for; null for every other. */
export const slugOf = (publicId: string): string | null => OF_LOOKS.get(publicId) ?? null;

function publicIdOf(slug: string): string {
  return `universal/${createHash('sha256').update(`starter ${slug}`).digest('hex').slice(0, 32)}`;
}

/**
 * Gives the universal library those of our own loops that it was never given: all of them at a first start, the new
 * ones after an update. What an admin deleted does not come back, and a library that holds none of ours is left to its
 * admin. Names are derived from the slugs: processes that start together, or again after a crash midway, write the same
 * files and rows.
 */
export async function fillWithStarters(services: Services): Promise<void> {
  const { db, log } = services;
  const starters = await readStarterBackgrounds();
  const rows = starters.map(rowOf);
  const given = await queries.listGiven(db);
  const fresh = starters.flatMap((starter, index) =>
    given.has(starter.slug) ? [] : [{ starter, slug: starter.slug, row: rows[index]! }],
  );
  const wanted = await isWanted(services, given);
  if (wanted) for (const { starter, row } of fresh) await store(services, starter, row);
  if (fresh.length > 0) await queries.give(db, fresh, wanted);
  // What we know about the others may have changed: their order, their tags, what was measured.
  await queries.describe(db, rows);
  if (wanted && fresh.length > 0) log.info({ clips: fresh.length }, 'starter backgrounds added to the library');
}

/** Whether this library takes our loops: it is new, or still holds one that it was given. */
async function isWanted({ db }: Services, given: ReadonlySet<string>): Promise<boolean> {
  if (given.size === 0) return !(await queries.hasUniversalClips(db));
  return queries.holdsOneOf(
    db,
    [...given].map((slug) => publicIdOf(slug)),
  );
}

function rowOf({ slug, title, duration, survey, tags }: StarterBackground, position: number): queries.StarterRow {
  const publicId = publicIdOf(slug);
  const key = (suffix: string) => `clips/${publicId}${suffix}`;
  const keys = { storageKey: key('.mp4'), posterKey: key('.jpg'), previewKey: key('.preview.mp4') };
  return { publicId, title, duration, tags, survey: survey ?? null, position, hasAudio: false, ...keys };
}

async function store({ storage }: Services, from: StarterBackground, to: queries.StarterRow): Promise<void> {
  const ours = { ...entryOf(null), atMost: LIMITS.uploadBytes };
  await storage.put(to.storageKey, createReadStream(from.file), ours);
  await storage.put(to.posterKey, createReadStream(from.poster), ours);
  await storage.put(to.previewKey, createReadStream(from.preview), ours);
}
