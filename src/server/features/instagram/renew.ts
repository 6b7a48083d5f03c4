import { InstagramFault } from '../../instagram/index.ts';
import { putMail } from '../../mail/outbox.ts';
import type { Services } from '../../services.ts';
import { accountFails } from './mails.ts';
import { type Door, instagramOf } from './open.ts';
import { type AccountRow, listAccounts, setAccount } from './queries.ts';
import { wordsOf } from './words.ts';

const DAY_MS = 86_400_000;
/** A token is renewed when it has fewer days left; Instagram renews none that is younger than a day. */
const DAYS_LEFT = 10;

/** Renews the tokens that end soon. One that cannot be renewed now is tried again tomorrow; its person is told once if it is of no use any more. */
export async function renewTokens(services: Services, signal: AbortSignal): Promise<void> {
  const door = instagramOf(services.config);
  if (!door) return;
  for (const account of await listAccounts(services.db)) {
    if (signal.aborted) return;
    await renewOne(services, door, account);
  }
}

async function renewOne(services: Services, { instagram, vault }: Door, account: AccountRow): Promise<void> {
  const { db, log } = services;
  const { userId, expiresAt, renewedAt } = account;
  const token = vault.open(account.token, userId);
  if (token === null) return giveUp(services, account);
  const now = Date.now();
  const isDue = expiresAt.getTime() - now < DAYS_LEFT * DAY_MS && now - renewedAt.getTime() > DAY_MS;
  if (!isDue) {
    if (!vault.isCurrent(account.token)) await setAccount(db, account, { token: vault.seal(token, userId) });
    return;
  }
  try {
    const renewed = await instagram.renew(token);
    const sealed = vault.seal(renewed.token, userId);
    await setAccount(db, account, { token: sealed, expiresAt: renewed.expiresAt, renewedAt: new Date() });
  } catch (error) {
    if (!(error instanceof InstagramFault)) throw error;
    log.info({ userId, fault: error.kind, said: error.message }, 'an Instagram token was not renewed');
    if (error.kind === 'reconnect' || expiresAt.getTime() < now) await giveUp(services, account);
  }
}

async function giveUp(services: Services, account: AccountRow): Promise<void> {
  if (account.failing !== null) return;
  await services.db.transaction(async (tx) => {
    const { userId, username } = account;
    if (await setAccount(tx, account, { failing: wordsOf('reconnect'), failedAt: new Date() }))
      await putMail(services, tx, accountFails, { userId, username });
  });
}
