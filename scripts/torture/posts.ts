import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { InstagramState } from '../../src/contract/instagram.ts';
import type { Shown } from '../../src/contract/timetable.ts';
import { addFakeAccount } from '../../test/fakes/instagram.ts';
import { expectOk, patiently, refuse, type Step } from './step.ts';
import { nextWeek } from './weeks.ts';

const SCOPES = 'instagram_business_basic,instagram_business_content_publish,instagram_business_manage_insights';
/** A way back is good once, and its answer may be lost on the way. */
const TRIES = 10;
/** A time that has come for every class of the next week. */
const LONG_AGO = { daysBefore: 14, time: '00:01' };
/** Words that say that an attempt before was accepted. */
const DONE_ALREADY = /asked to publish|on Instagram already|posted already/;

/** Connects somebody's account at the peer. */
async function connect({ caller, instagram, ledger }: Step): Promise<boolean> {
  for (let time = 0; time < TRIES; time++) {
    const state = expectOk(await caller.call('GET', '/api/instagram')) as InstagramState;
    if (state.account) return true;
    const account = addFakeAccount(instagram, `studio${instagram.accounts.size}`);
    const begun = expectOk(await caller.call('POST', '/api/instagram/connect'));
    const code = randomUUID();
    instagram.codes.set(code, { account: account.id, scopes: SCOPES });
    const query = { code, state: new URL(begun.address).searchParams.get('state')! };
    await caller.call('GET', `/api/instagram/callback?${new URLSearchParams(query)}`);
  }
  ledger.note(ledger.refused, 'Instagram was not connected');
  return false;
}

/** Has one of the videos of next week that are ready posted to Instagram, whose time has come. */
export async function post(step: Step): Promise<void> {
  const { ledger, caller, chance } = step;
  const isReady = ({ made: { state } }: Shown) => state === 'ready' || state === 'saved';
  const ready = (await nextWeek(step)).filter((shown) => isReady(shown) && !ledger.posts.has(keyOf(step, shown)));
  const shown = ready[Math.floor(chance() * ready.length)];
  if (!shown || !(await connect(step))) return;
  const { entryId, of } = shown;
  const timed = await patiently(
    caller.call('PUT', `/api/timetable/entries/${entryId}/days/${of}/post-time`, { own: LONG_AGO }),
  );
  if (!timed) return;
  if (timed.status !== 200) return refuse(ledger, 'post-time', timed);
  const place = chance() < 0.3 ? 'story' : 'reel';
  ledger.posts.set(keyOf(step, shown), { person: step.id, told: 'trying' });
  // Many have the same caption.
  const body = { place, caption: chance() < 0.5 ? 'Spin with us' : `Spin with us ${of}` };
  const answer = await patiently(caller.call('PUT', `/api/instagram/classes/${entryId}/days/${of}`, body));
  if (!answer) return;
  const isChosen = answer.status === 200 || (answer.status === 409 && DONE_ALREADY.test(answer.body?.message));
  if (isChosen) ledger.posts.set(keyOf(step, shown), { person: step.id, told: 'chosen' });
  else {
    ledger.posts.delete(keyOf(step, shown));
    refuse(ledger, 'instagram', answer);
  }
}

const keyOf = ({ id }: Step, { entryId, of }: Shown) => `${id} ${entryId} ${of}`;

/** Waits as long as Instagram may still be asked about what somebody has begun. */
export async function settlePosts({ caller, ledger, id }: Step): Promise<void> {
  if (![...ledger.posts.values()].some(({ person }) => person === id)) return;
  for (let asked = 0; asked < 300; asked++) {
    const { posts } = expectOk(await caller.call('GET', '/api/instagram')) as InstagramState;
    const isGoing = ({ state, trouble }: (typeof posts)[number]) =>
      state === 'container' || state === 'processing' || state === 'publishing' || (state === 'planned' && !trouble);
    if (!posts.some(isGoing)) return;
    await sleep(2_000);
  }
}
