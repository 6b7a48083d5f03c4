import { AppError } from '../../errors.ts';
import { countUse } from '../../http/rate-limits.ts';
import type { Services } from '../../services.ts';

const DAY = 24 * 60 * 60;

/**
 * Counts one more call to the model against what a person and the whole installation may have in 24 hours. The counters
 * are in Postgres, so that all web processes share them. A person who has had all of theirs takes none of the others'.
 * @returns false if there are none left
 */
export async function countModelCall({ config, db }: Services, userId: string): Promise<boolean> {
  const { callsPerDay, callsPerPersonPerDay } = config.llm!;
  try {
    await countUse(db, `model calls ${userId}`, { max: callsPerPersonPerDay, seconds: DAY });
    await countUse(db, 'model calls', { max: callsPerDay, seconds: DAY });
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'rate_limited') return false;
    throw error;
  }
}
