/*
 * Films that are made before they are asked for, while the machine has nothing else to do. Such a film has a key, a file and a row like any other, but no
 * render: nobody has it, it counts nowhere, and its URL leads nowhere until somebody generates the same film, with all that is checked then. Who wants
 * which is in `films_ahead`, one row per person.
 */
import type { CallOutput } from '../../../contract/call.ts';
import type * as calls from '../../../contract/renders.ts';
import { hasWords } from '../../../scene/promo.ts';
import { findPerson } from '../../accounts/people.ts';
import type { SessionUser } from '../../db/schema/people.ts';
import { AppError } from '../../errors.ts';
import { countUse } from '../../http/rate-limits.ts';
import type { Services } from '../../services.ts';
import { isMachineBusy } from '../../work/busy.ts';
import { deleteWish, replaceWish, wantedAs } from './ahead-queries.ts';
import { filmInput, planned } from './film-input.ts';
import type { GenerateForm } from './form.ts';
import { makeAheadKind } from './kinds.ts';
import { takeOverlay } from './overlay.ts';
import { filmKey } from './plan.ts';
import { aheadTopic } from './progress.ts';
import type { Film } from './queries.ts';
import { assertMayStart, decide } from './start-film.ts';

/** The most that one person's editing may have made ahead. */
const PER_PERSON = { max: 60, seconds: 3600 };
/** Reasons why nothing is made ahead; who asks for the film is told them then. */
const NOT_NOW: ReadonlySet<string> = new Set([
  ...['download_limit', 'render_limit', 'rate_limited', 'not_found', 'payload_too_large'],
]);

type Wish = CallOutput<typeof calls.prepareVideo>;

/**
 * Has the film of these settings made in advance, in place of the one before: if nobody waits for anything, the machine is idle and the person's limits allow it.
 * @throws AppError `invalid_input` (picture)
 */
export async function prepare(services: Services, user: SessionUser, form: GenerateForm): Promise<Wish> {
  try {
    if ((await services.queue.isBusyFor(user.id)) || (await isMachineBusy())) return { id: null };
    const film = await plannedAhead(services, user, form);
    if (film?.status !== 'planned') return { id: null };
    await countUse(services.db, `films ahead ${user.id}`, PER_PERSON);
    return { id: await wish(services, user.id, film.key) };
  } catch (error) {
    if (error instanceof AppError && NOT_NOW.has(error.code)) return { id: null };
    throw error;
  }
}

/** Takes a wish back: the work on its film ends at once, unless somebody else wants it. */
export async function forget(services: Services, user: SessionUser, id: string): Promise<void> {
  await stopUnwanted(services, await deleteWish(services.db, user.id, id));
}

/** Takes back whatever is made ahead for a person. */
export async function dropAhead(services: Services, userId: string): Promise<void> {
  await stopUnwanted(services, await deleteWish(services.db, userId));
}

/** The film that generating with this form would make; null: it has a text that draws nothing. */
async function plannedAhead(services: Services, user: SessionUser, form: GenerateForm): Promise<Film | null> {
  const { promo, image, backgroundPublicId } = form;
  const input = await filmInput(services, user, promo, backgroundPublicId);
  const before = (frameHash: string | null) => decide(services, user, filmKey({ ...input, frameHash }));
  if (!hasWords(promo)) {
    await before(null);
    return planned(services, { ...input, frame: null });
  }
  const frame = await takeOverlay(services, user, { ...input, promo, image, ahead: true }, before);
  return frame && planned(services, { ...input, frame });
}

/** The person's row is locked, so that of several tabs and devices one wish is left. */
async function wish(services: Services, userId: string, key: string): Promise<string> {
  const { id, before } = await services.db.transaction(async (tx) => {
    const person = await findPerson(tx, { id: userId }, 'update');
    if (!person) throw new AppError('unauthorized');
    await assertMayStart(tx, person, key);
    return replaceWish(tx, userId, key);
  });
  await stopUnwanted(services, before);
  await services.queue.send(makeAheadKind, { key }, { key });
  return id;
}

/** Ends the work on a film ahead that nobody wants any more. */
async function stopUnwanted({ db, queue, progress }: Services, key: string | null): Promise<void> {
  if (key === null || (await wantedAs(db, key)) !== null) return;
  await progress.publish(aheadTopic(key));
  await queue.cancel(makeAheadKind, key);
}
