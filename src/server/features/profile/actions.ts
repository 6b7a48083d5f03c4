import type { z } from 'zod';
import { entitlements, ownsTeam } from '../../../contract/plans.ts';
import {
  languageChoiceSchema,
  type NameChangeStatus,
  type Preferences,
  type savePreferencesSchema,
  WRITING_STYLES,
  writingStyleSchema,
} from '../../../contract/profile.ts';
import type { Tx } from '../../db/client.ts';
import type { SessionUser } from '../../db/schema/people.ts';
import { AppError } from '../../errors.ts';
import type { Services } from '../../services.ts';
import { studioNameOf } from '../studio/actions.ts';
import * as queries from './queries.ts';

type Saved = z.output<typeof savePreferencesSchema>;
type Row = NonNullable<Awaited<ReturnType<typeof queries.findPreferences>>>;

/** The person's preferences; names are empty until the welcome form is filled in. A team member's studio is the owner's. */
export async function readPreferences(services: Services, user: SessionUser): Promise<Preferences> {
  return present(services, user, await queries.findPreferences(services.db, user.id));
}

/**
 * Saves names, and class time, writing style and language if given. A team member's studio keeps the owner's name for it.
 * @throws AppError `name_change_limit`, or `conflict` for a locked name whose change was not counted; nothing is saved then
 */
export async function savePreferences(services: Services, user: SessionUser, input: Saved): Promise<Preferences> {
  const { db } = services;
  const { lastClassTime, studio, ...fields } = input;
  const isTeam = entitlements(user).plan === 'studio_team';
  const saved = { ...fields, ...(lastClassTime && { lastClassTime }), ...(!isTeam && { studio }) };
  const limit = entitlements(user).nameChanges;
  if (limit === null) return present(services, user, await queries.upsertPreferences(db, user.id, saved));
  const row = await queries.upsertWithLockedName(db, user.id, saved);
  if (!row) throw lockedName((await readNameChanges(services, user)).maxReached);
  return present(services, user, row);
}

function lockedName(maxReached: boolean): AppError {
  if (maxReached) return new AppError('name_change_limit');
  const message = 'Your instructor name is locked. Choose Edit beside it to use one of your name changes.';
  return new AppError('conflict', message, { instructorName: message });
}

/** How often the person may still change the instructor name. */
export async function readNameChanges({ db }: Services, user: SessionUser): Promise<NameChangeStatus> {
  return presentNameChanges(user, await queries.findPreferences(db, user.id));
}

/**
 * Counts a change of the name, which may then be saved once. If names are not limited, or there is none yet, nothing is counted.
 * @throws AppError `name_change_limit`
 */
export async function trackNameChange({ db }: Services, user: SessionUser): Promise<NameChangeStatus> {
  const limit = entitlements(user).nameChanges;
  if (limit !== null) {
    const counted = await queries.countNameChange(db, user.id, limit);
    if (counted) return presentNameChanges(user, counted);
  }
  const row = await queries.findPreferences(db, user.id);
  if (limit !== null && row?.instructorName) throw new AppError('name_change_limit');
  return presentNameChanges(user, row);
}

/** Resets the counted changes of the name, in the transaction that logs it. */
export async function clearNameChanges(tx: Tx, userId: string): Promise<void> {
  await queries.setNameChanges(tx, userId, 0);
}

function presentNameChanges(user: SessionUser, row: Row | null): NameChangeStatus {
  const { nameChanges: limit, plan } = entitlements(user);
  const nameChangeCount = row?.nameChangeCount ?? 0;
  const remainingChanges = limit === null ? null : Math.max(0, limit - nameChangeCount);
  const maxReached = remainingChanges === 0;
  return {
    nameChangeCount,
    remainingChanges,
    canChange: !maxReached,
    maxReached,
    isStudioOwner: ownsTeam(plan),
  };
}

async function present({ db }: Services, user: SessionUser, row: Row | null): Promise<Preferences> {
  const ofStudio = entitlements(user).plan === 'studio_team' ? await studioNameOf(db, user) : null;
  return {
    instructorName: row?.instructorName ?? '',
    studio: ofStudio ?? row?.studio ?? '',
    lastClassTime: row?.lastClassTime ?? null,
    // A style that is no longer offered counts as the default.
    writingStyle: writingStyleSchema.catch(WRITING_STYLES[0]).parse(row?.writingStyle),
    language: languageChoiceSchema.catch('auto').parse(row?.language),
  };
}
