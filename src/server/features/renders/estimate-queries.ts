import { and, desc, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { type FilmPlan, films } from '../../db/schema/renders.ts';
import type { Lined, Made, Sort } from './estimate.ts';

/** Enough for the latest of each sort. */
const LATEST = 24;
/** Seconds since 1970. */
const seconds = (time: Date) => time.getTime() / 1000;

function sortOf({ kind, background }: FilmPlan): Sort {
  if (kind === 'text') return 'text';
  return background ? 'clip' : 'black';
}

/** The films that were made last, and those of these keys, which are being made. */
export async function findMade(db: Tx, keys: string[]): Promise<Made[]> {
  const { key, plan, startedAt, finishedAt } = films;
  const wanted = { plan, startedAt, finishedAt };
  const done = db.select(wanted).from(films).where(isNotNull(finishedAt)).orderBy(desc(finishedAt)).limit(LATEST);
  const going = db
    .select(wanted)
    .from(films)
    .where(and(inArray(key, keys), isNull(finishedAt)));
  return [...(await done), ...(await going)].flatMap(({ plan, startedAt, finishedAt }) =>
    startedAt === null
      ? []
      : {
          ...{ sort: sortOf(plan), seconds: plan.duration },
          ...{ start: seconds(startedAt), end: finishedAt && seconds(finishedAt) },
        },
  );
}

/** What jobs of the queue have to make, in their order; those whose film is gone are left out. */
export async function findLined<Job extends { key: string; person: string; running: boolean }>(
  db: Tx,
  line: readonly Job[],
): Promise<(Lined & { key: string })[]> {
  if (line.length === 0) return [];
  const { key, plan, progress } = films;
  const keys = line.map((job) => job.key);
  const rows = await db.select({ key, plan, progress }).from(films).where(inArray(key, keys));
  const found = new Map(rows.map((row) => [row.key, row]));
  return line.flatMap(({ key, person, running }) => {
    const film = found.get(key);
    if (!film) return [];
    const left = running ? 1 - film.progress / 100 : 1;
    return { key, sort: sortOf(film.plan), seconds: film.plan.duration, person, left };
  });
}
