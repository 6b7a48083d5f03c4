import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Answer, Client } from '../../test/client.ts';
import { contentOf } from '../../test/promo.ts';

/** Somebody, and what they were told that they have. */
export type Person = {
  readonly email: string;
  readonly promo: { readonly id: string; readonly content: string };
  readonly clip: string;
  readonly film: { readonly url: string; readonly bytes: number };
};

const PASSWORD = 'a step back to remember';
const PLAN = 'individual_pro';
const PATIENCE_MS = 300_000;

// biome-ignore lint/suspicious/noExplicitAny: the answer's shape is the contract's; here only a few of its fields are read
function ok(what: string, { status, body, text }: Answer): any {
  if (status !== 200) throw new Error(`${what}: ${status} ${body?.message ?? text.slice(0, 200)}`);
  return body;
}

/**
 * Signs up, pays, saves a promo, uploads, and makes and loads a film over the upload.
 * @throws Error that names the first thing that does not work
 */
export async function arrive(origin: string, name: string, video: Uint8Array<ArrayBuffer>): Promise<Person> {
  const client = new Client(origin);
  const email = `${randomUUID()}@example.com`;
  ok('sign-up', await client.post('/api/auth/register', { email, password: PASSWORD }));
  await pay(client);
  const promo = { id: randomUUID(), content: contentOf({ text: `Promo with ${name}` }) };
  ok('promo', await client.put(`/api/promos/${promo.id}`, { version: 0, content: promo.content }));
  const clip = await upload(client, video);
  const url = await film(client, `Spin night with ${name}`, clip);
  return { email, promo, clip, film: { url, bytes: (await loaded(client, url)).length } };
}

/**
 * Signs in again, has everything that was told, and makes another film over the same upload.
 * @throws Error that names the first thing that is missing
 */
export async function returns(origin: string, { email, promo, clip, film: told }: Person): Promise<void> {
  const client = new Client(origin);
  ok('sign-in', await client.post('/api/auth/login', { email, password: PASSWORD }));
  const standing = ok('plan', await client.get('/api/subscription'));
  if (!JSON.stringify(standing).includes(PLAN)) throw new Error('plan: what was paid for is not there');
  const saved = ok('promo', await client.get(`/api/promos/${promo.id}`));
  if (saved.content !== promo.content) throw new Error('promo: it has another content');
  const { personal } = ok('library', await client.get('/api/background-videos'));
  if (!personal.some(({ publicId }: { publicId: string }) => publicId === clip))
    throw new Error('library: the upload is not there');
  if ((await loaded(client, told.url)).length !== told.bytes) throw new Error('film: it is another');
  await film(client, `Once more, ${randomUUID()}`, clip);
}

async function pay(client: Client): Promise<void> {
  const { redirectUrl } = ok('checkout', await client.post('/api/subscription/create-checkout', { planId: PLAN }));
  const sessionId = new URL(redirectUrl, 'http://x').searchParams.get('session_id');
  ok('purchase', await client.post('/api/test/simulate-stripe-success', { sessionId, planId: PLAN }));
}

async function upload(client: Client, video: Uint8Array<ArrayBuffer>): Promise<string> {
  const { jobId } = ok(
    'upload',
    await client.multipart('/api/upload-personal-video', { title: 'Clip', video: new File([video], 'clip.mp4') }),
  );
  for (const until = Date.now() + PATIENCE_MS; Date.now() < until; await sleep(300)) {
    const { status, reason } = ok('upload', await client.get(`/api/library/jobs/${jobId}`));
    if (status === 'failed') throw new Error(`upload: ${reason}`);
    if (status === 'ready') break;
  }
  const { personal } = ok('library', await client.get('/api/background-videos'));
  if (!personal[0]) throw new Error('upload: it does not appear');
  return personal[0].publicId;
}

/** The address of a new film over the clip, counted as downloaded. */
async function film(client: Client, text: string, clip: string): Promise<string> {
  const videoSettings = JSON.stringify({ text, videoDuration: 2, animationType: 'none' });
  const begun = ok('text', await client.multipart('/api/generate-video', { videoSettings, backgroundPublicId: clip }));
  const { renderId, textOverlayPublicId } = begun;
  const order = { backgroundPublicId: clip, textOverlayPublicId, videoDuration: 2 };
  // A busy machine may take longer than fetch waits for an answer; the same order joins the film that is being made.
  for (const until = Date.now() + PATIENCE_MS * 3; ; ) {
    const made = await client.post('/api/compose-video', order).catch(() => null);
    if (made) ok('film', made);
    if (made || Date.now() > until) break;
  }
  return ok('download', await client.post('/api/downloads', { renderId })).url;
}

async function loaded(client: Client, url: string): Promise<Uint8Array> {
  const answer = await client.get(url);
  if (answer.status !== 200 || answer.bytes.length === 0) throw new Error(`film: ${answer.status}`);
  return answer.bytes;
}
