import type { z } from 'zod';
import {
  type Preferences,
  type savePreferencesSchema,
  WRITING_STYLES,
  writingStyleSchema,
} from '../../../contract/profile.ts';
import type { SessionUser } from '../../http/session.ts';
import type { Services } from '../../services.ts';
import { findPreferences, upsertPreferences } from './queries.ts';

type Saved = z.output<typeof savePreferencesSchema>;
type Row = NonNullable<Awaited<ReturnType<typeof findPreferences>>>;

/** The person's preferences; names are empty until the welcome form is filled in. */
export async function readPreferences({ db }: Services, user: SessionUser): Promise<Preferences> {
  return present(await findPreferences(db, user.id));
}

/** Saves names, and class time and writing style where they are given. */
export async function savePreferences({ db }: Services, user: SessionUser, input: Saved): Promise<Preferences> {
  const { lastClassTime, ...fields } = input;
  return present(await upsertPreferences(db, user.id, { ...fields, ...(lastClassTime && { lastClassTime }) }));
}

function present(row: Row | null): Preferences {
  return {
    instructorName: row?.instructorName ?? '',
    studio: row?.studio ?? '',
    lastClassTime: row?.lastClassTime ?? null,
    // A style that is no longer offered counts as the default.
    writingStyle: writingStyleSchema.catch(WRITING_STYLES[0]).parse(row?.writingStyle),
  };
}
