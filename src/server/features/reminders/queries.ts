import { and, asc, eq, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { type Reminded, reminderSettings, reminders } from '../../db/schema/reminders.ts';
import { hasDevices } from '../../push/subscriptions.ts';
import { KEPT, over } from '../../retention.ts';
import type { Services } from '../../services.ts';
import { hasChanged } from '../timetable/actions.ts';

export type Settings = typeof reminderSettings.$inferSelect;
export type Reminder = typeof reminders.$inferSelect;

export async function findSettings(db: Tx, userId: string): Promise<Settings | null> {
  const [row] = await db.select().from(reminderSettings).where(eq(reminderSettings.userId, userId));
  return row ?? null;
}

/** Changes a person's settings, and has their plan looked at anew. */
export async function putSettings(
  tx: Tx,
  userId: string,
  values: Partial<Pick<Settings, 'byMail' | 'atNight'>>,
): Promise<void> {
  const set = { ...values, nextAt: sql`now()`, updatedAt: sql`now()` };
  await tx
    .insert(reminderSettings)
    .values({ userId, ...values })
    .onConflictDoUpdate({ target: reminderSettings.userId, set });
}

/** Days for which a class that was moved away from its day is still looked at. */
export const DAYS_BACK = 30;

/**
 * Who wants to be reminded and either has something due, or whose timetable, classes, days or videos have changed since they were looked at. The longest
 * waiting first.
 */
export const listDue = (services: Pick<Services, 'db' | 'config'>, limit: number): Promise<{ userId: string }[]> => {
  const { userId, byMail, nextAt, lookedAt } = reminderSettings;
  const isWanted = or(eq(byMail, true), hasDevices(userId, services));
  return services.db
    .select({ userId })
    .from(reminderSettings)
    .where(and(isWanted, or(lte(nextAt, sql`now()`), hasChanged(userId, lookedAt, DAYS_BACK))))
    .orderBy(asc(nextAt))
    .limit(limit);
};

export async function markLooked(tx: Tx, userId: string, when: Pick<Settings, 'lookedAt' | 'nextAt'>): Promise<void> {
  await tx.update(reminderSettings).set(when).where(eq(reminderSettings.userId, userId));
}

export async function insertReminder(tx: Tx, userId: string, posts: Reminded[]): Promise<string> {
  const [row] = await tx.insert(reminders).values({ userId, posts }).returning({ id: reminders.id });
  return row!.id;
}

export async function findReminder(db: Tx, id: string): Promise<Reminder | null> {
  const [row] = await db.select().from(reminders).where(eq(reminders.id, id));
  return row ?? null;
}

/** Notes that a reminder was answered. */
export async function markAnswered(db: Tx, id: string): Promise<void> {
  await db
    .update(reminders)
    .set({ answeredAt: sql`now()` })
    .where(and(eq(reminders.id, id), isNull(reminders.answeredAt)));
}

export async function sweepReminders(db: Tx): Promise<void> {
  await db.delete(reminders).where(lt(reminders.createdAt, over(KEPT.reminder)));
}
