import { createHash, randomBytes } from 'node:crypto';
import { type ConnectOutcome, instagramCallback, SCOPES } from '../../../contract/instagram.ts';
import type { Tx } from '../../db/client.ts';
import type { SessionUser } from '../../db/schema/people.ts';
import { InstagramFault } from '../../instagram/index.ts';
import type { Services } from '../../services.ts';
import type { Door } from './open.ts';
import * as queries from './queries.ts';
import { transition } from './states.ts';
import { WORDS } from './words.ts';

/** How long somebody may take to let us in. */
const BEGUN_MS = 10 * 60_000;

/** What ties a way back to the browser session that has begun it: another session, or another browser, has another one. */
const hashOf = (state: string, session: string) => createHash('sha256').update(`${state} ${session}`).digest('hex');

const redirectOf = ({ config }: Pick<Services, 'config'>) => `${config.publicUrl}${instagramCallback.path}`;

/** @param session what only this session of the person's browser has */
export async function beginConnection(
  services: Services,
  { instagram }: Door,
  user: SessionUser,
  session: string,
): Promise<{ address: string }> {
  const state = randomBytes(32).toString('base64url');
  await queries.putBeginning(services.db, hashOf(state, session), user.id, new Date(Date.now() + BEGUN_MS));
  return { address: instagram.authorizeAddress(redirectOf(services), state) };
}

type Answered = { code: string; state: string; error: string };

/** Ends a connection that the same session has begun. Everything else changes nothing. */
export async function endConnection(
  services: Services,
  { instagram, vault }: Door,
  user: SessionUser,
  { code, state, error, session }: Answered & { session: string },
): Promise<ConnectOutcome> {
  const begunBy = await queries.takeBeginning(services.db, hashOf(state, session));
  if (begunBy !== user.id) return 'expired';
  if (error !== '' || code === '') return 'refused';
  try {
    // Instagram puts `#_` behind the address, which browsers keep to themselves.
    const granted = await instagram.exchange(code.replace(/#_$/, ''), redirectOf(services));
    if (!granted.isProfessional) return 'personal';
    if (!SCOPES.every((scope) => granted.scopes.includes(scope))) return 'incomplete';
    const { igUserId, scopedId, username, scopes, expiresAt } = granted;
    const now = new Date();
    await queries.putAccount(services.db, {
      ...{ userId: user.id, igUserId, scopedId, username, scopes, expiresAt },
      ...{ token: vault.seal(granted.token, user.id), connectedAt: now, renewedAt: now },
    });
    return 'connected';
  } catch (fault) {
    if (!(fault instanceof InstagramFault)) throw fault;
    services.log.info({ userId: user.id, fault: fault.kind, said: fault.message }, 'Instagram was not connected');
    return 'unavailable';
  }
}

/**
 * Takes a person's account away, with its token. What is planned is not posted; of what is being published nobody will know. Instagram has no call that ends a
 * token: the person can do that in its settings.
 */
export const disconnect = ({ db }: Pick<Services, 'db'>, { id }: SessionUser): Promise<void> =>
  db.transaction((tx) => end(tx, id));

async function end(tx: Tx, userId: string): Promise<void> {
  await queries.removeAccount(tx, userId);
  for (const post of await queries.listOpen(tx, userId)) {
    const isAsked = post.state === 'publishing';
    const trouble = isAsked ? WORDS.disconnectedMeanwhile : WORDS.disconnected;
    await transition(tx, post, isAsked ? 'failed' : 'cancelled', { trouble });
  }
}

/** The person has taken our permission away at Instagram, or wants everything deleted that we have from there. */
export async function endByInstagram(
  { db }: Pick<Services, 'db'>,
  scopedId: string,
  what: 'disconnect' | 'delete',
): Promise<void> {
  await db.transaction(async (tx) => {
    for (const { userId } of await queries.listScoped(tx, scopedId)) {
      await end(tx, userId);
      if (what === 'delete') await queries.removePosts(tx, userId);
    }
  });
}
