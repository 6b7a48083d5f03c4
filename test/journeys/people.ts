import { randomBytes, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { clips } from '../../src/server/db/schema/library.ts';
import { users } from '../../src/server/db/schema/people.ts';
import { downloads } from '../../src/server/db/schema/renders.ts';
import { studioMembers } from '../../src/server/db/schema/studio.ts';
import type { Services } from '../../src/server/services.ts';
import { OURS } from '../entry.ts';
import { openStudio, openTool, type Person, type Who } from './fixtures.ts';
import { DATA_DIR } from './place.ts';

/** Columns of a person who owns a studio. */
export const OWNER = { role: 'studio_owner', subscriptionStatus: 'studio_pro' } as const satisfies Who;

/** Opens the console by the library's Admin Panel tab. */
export async function openConsole(page: Page): Promise<void> {
  await openStudio(page);
  await openTool(page, 'Background');
  await page.getByRole('tab', { name: 'Admin Panel' }).click();
}

export const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });

/** The entry of a list that is called so. */
export const entry = (page: Page, name: string) => page.getByRole('listitem', { name, exact: true });

/** Answers a dialog's question. */
export async function confirm(page: Page, action: string): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: action, exact: true }).click();
}

/** A seat of that owner's studio, given without a mail; `member` has joined. */
export async function giveSeat(
  { db }: Services,
  owner: Person,
  seat: { email: string; name: string; member?: Person },
): Promise<void> {
  const { email, name, member } = seat;
  await db.insert(studioMembers).values({ studioId: owner.id, email, name, userId: member?.id ?? null });
}

/** A clip in that person's library. Its files are copies of the sound loop's: they go with the clip. */
export async function addClip({ db, storage }: Services, userId: string, title: string): Promise<void> {
  const folder = `clips/${randomUUID()}`;
  for (const name of ['loop.mp4', 'poster.jpg', 'preview.mp4']) {
    await storage.put(`${folder}/${name}`, createReadStream(join(DATA_DIR, name)), { ...OURS, atMost: 1e9 });
  }
  await db.insert(clips).values({
    publicId: `user-videos/${userId}/${randomBytes(16).toString('hex')}`,
    userId,
    title,
    duration: 4,
    hasAudio: true,
    storageKey: `${folder}/loop.mp4`,
    posterKey: `${folder}/poster.jpg`,
    previewKey: `${folder}/preview.mp4`,
  });
}

/** A download of that person, who pays for the individual plan. */
export async function addDownload(
  { db }: Services,
  { id: userId, email: userEmail }: Person,
  film: { instructorName: string; classType: string },
): Promise<void> {
  const person = { userId, userEmail, userRole: 'pro', userSubscriptionStatus: 'pro' } as const;
  await db.insert(downloads).values({ ...person, ...film, renderId: randomUUID() });
  await db.update(users).set({ lastDownloadAt: new Date() }).where(eq(users.id, userId));
}
