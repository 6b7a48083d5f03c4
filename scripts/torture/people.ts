import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { contentOf } from '../../test/promo.ts';
import { Caller, GaveUp } from './caller.ts';
import { post, settlePosts } from './posts.ts';
import { type Crowd, expectOk, patiently, refuse, type Step, words } from './step.ts';
import { week } from './weeks.ts';

const PLAN = { id: 'individual_pro' };
const THINK_MS = 900;
/** Every third person has a timetable, and Instagram. */
const STEPS = [
  [film, film, film, film, film, save, write, upload],
  [film, film, film, film, film, save, write, upload],
  [week, week, week, week, post, post, film, save],
];

/**
 * Somebody who signs up, pays, and then writes, saves, uploads, makes films and has their week made and posted until it is over; everything they are
 * told goes into the ledger.
 */
export async function person(number: number, crowd: Crowd): Promise<void> {
  const { ledger, over, chance } = crowd;
  const caller = new Caller(crowd.origin, `10.7.${Math.floor(number / 200)}.${(number % 200) + 1}`, ledger);
  const steps = crowd.onlyFilms ? [film] : STEPS[number % STEPS.length]!;
  try {
    const id = await join(caller, crowd);
    const clips: string[] = [];
    const promo = { id: randomUUID(), version: 0 };
    const me = { ...crowd, caller, id, clips, promo };
    if (crowd.onlyFilms) await upload({ ...me, n: 0 });
    for (let n = 0; !over.aborted; n++) {
      const step = steps[Math.floor(chance() * steps.length)]!;
      await step({ ...me, n });
      await sleep(chance() * THINK_MS);
    }
    await settlePosts({ ...me, n: 0 });
  } catch (error) {
    const what = error instanceof GaveUp ? `gave up: ${error.message}` : `stopped: ${(error as Error).stack}`;
    ledger.note(ledger.wrong, what.slice(0, 300));
  }
}

/** Signs somebody up, who pays. @returns their id */
export async function join(caller: Caller, { ledger }: Pick<Crowd, 'ledger'>): Promise<string> {
  const email = `${randomUUID()}@example.com`;
  const password = 'a torture to remember';
  let answer = await caller.call('POST', '/api/auth/register', { email, password });
  // An answer that was lost on its way: the account is there.
  if (answer.status !== 200) answer = await caller.call('POST', '/api/auth/login', { email, password });
  expectOk(answer);
  const id = answer.body.user.id as string;
  const checkout = expectOk(await caller.call('POST', '/api/subscription/create-checkout', { planId: PLAN.id }));
  const sessionId = new URL(checkout.redirectUrl, 'http://x').searchParams.get('session_id');
  const paid = await caller.call('POST', '/api/test/simulate-stripe-success', { sessionId, planId: PLAN.id });
  // 409: paid by the attempt before, whose answer was lost.
  if (paid.status !== 409) expectOk(paid);
  ledger.payments.set(id, PLAN.id);
  return id;
}

async function film({ caller, ledger, id, n, clips, chance, onlyFilms }: Step): Promise<void> {
  const background =
    clips.length > 0 && (onlyFilms || chance() < 0.3) ? clips[Math.floor(chance() * clips.length)]! : '';
  const text = `Spin night ${n} of ${id}`;
  const settings = { text, videoDuration: 2, animationType: 'none' };
  const form = new FormData();
  form.append('videoSettings', JSON.stringify(settings));
  if (background) form.append('backgroundPublicId', background);
  const begun = await caller.call('POST', '/api/generate-video', form);
  if (begun.status !== 200) return refuse(ledger, 'generate-video', begun);
  const { renderId, textOverlayPublicId } = begun.body;
  const entry = { person: id, text, told: 'accepted', reason: null, sha256: null, counted: false } as const;
  ledger.films.set(renderId, entry);
  const write = (change: object) => ledger.films.set(renderId, { ...ledger.films.get(renderId)!, ...change });
  const order = { backgroundPublicId: background || null, textOverlayPublicId, videoDuration: 2 };
  const made = await patiently(caller.call('POST', '/api/compose-video', order));
  // The auditor says whether it came late or is lost.
  if (!made) return;
  if (made.status !== 200) return void write({ told: 'failed', reason: words(made) });
  write({ told: 'ready' });
  const counted = await caller.call('POST', '/api/downloads', { renderId });
  if (counted.status !== 200) return void ledger.note(ledger.wrong, `a ready film was not counted: ${words(counted)}`);
  write({ counted: true });
  const file = await caller.call('GET', counted.body.url);
  if (file.status !== 200) return void ledger.note(ledger.wrong, `a ready film was not handed over: ${words(file)}`);
  if (file.bytes.length !== Number(file.headers.get('content-length'))) ledger.partial += 1;
  write({ sha256: createHash('sha256').update(file.bytes).digest('hex') });
}

async function save({ caller, ledger, id, n, promo }: Step): Promise<void> {
  const content = contentOf({ text: `Promo ${n} of ${id}` });
  const before = ledger.promos.get(promo.id) ?? { person: id, version: 0, content: '', trying: null };
  ledger.promos.set(promo.id, { ...before, trying: content });
  const answer = await caller.call('PUT', `/api/promos/${promo.id}`, { version: promo.version, content });
  if (answer.status === 409) {
    // The attempt before was saved and its answer lost; otherwise somebody else has written here, and there is nobody else.
    const now = expectOk(await caller.call('GET', `/api/promos/${promo.id}`));
    promo.version = now.version;
    if (now.content !== content) {
      return ledger.note(ledger.wrong, 'a promo has a content that its only person did not write last');
    }
  } else if (answer.status === 200) promo.version = answer.body.version;
  else {
    ledger.promos.set(promo.id, { ...before, trying: null });
    return refuse(ledger, 'promos', answer);
  }
  ledger.promos.set(promo.id, { person: id, version: promo.version, content, trying: null });
}

async function write({ caller, ledger }: Step): Promise<void> {
  const input = { classType: 'Spin Basics', instructorName: 'Jasmine' };
  const answer = await caller.call('POST', '/api/generate-promotion', input);
  if (answer.status !== 200) return refuse(ledger, 'generate-promotion', answer);
  if (!answer.body.promotionalText) return ledger.note(ledger.wrong, 'an empty text');
  ledger.texts += 1;
}

async function upload({ caller, ledger, id, n, clips, video, over }: Step): Promise<void> {
  const form = new FormData();
  const title = `Clip ${n} of ${id}`;
  form.append('title', title);
  form.append('video', video, 'clip.mp4');
  const answer = await caller.call('POST', '/api/upload-personal-video', form);
  if (answer.status !== 200) return refuse(ledger, 'upload-personal-video', answer);
  const { jobId, publicId } = answer.body;
  ledger.uploads.set(jobId, { person: id, title, told: 'accepted', reason: null });
  for (let asked = 0; asked < 300; asked++) {
    const answer = await patiently(caller.call('GET', `/api/library/jobs/${jobId}`));
    if (!answer) return;
    const { body, status } = answer;
    if (status !== 200) return ledger.note(ledger.wrong, `an accepted upload answers ${status}`);
    if (body.status === 'ready' || body.status === 'failed') {
      ledger.uploads.set(jobId, { person: id, title, told: body.status, reason: body.reason });
      if (body.status === 'ready') clips.push(publicId);
      return;
    }
    await sleep(over.aborted ? 500 : 1_000);
  }
}
