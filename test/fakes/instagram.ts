import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * What happens to a call. down: 500, and nothing is done. lost: it is done, and 500 is answered. cut: it is done, and the connection ends. hang: nothing is ever
 * answered. garbage: it is done, and no JSON is answered. busy: too many calls. transient: 'try again'. slow: after a moment.
 */
export type Mishap = 'down' | 'lost' | 'cut' | 'hang' | 'garbage' | 'busy' | 'transient' | 'slow' | null;
export type Call =
  | 'code'
  | 'long'
  | 'renew'
  | 'me'
  | 'quota'
  | 'create'
  | 'container'
  | 'publish'
  | 'media'
  | 'stories'
  | 'insights';

export type FakeMedia = {
  id: string;
  caption: string;
  at: number;
  container: string;
  place: 'reel' | 'story';
  /** A metric that there is not of this one. */
  lacks?: string;
};
export type FakeContainer = {
  id: string;
  account: string;
  place: 'reel' | 'story';
  caption: string;
  film: string;
  madeAt: number;
  /** From when on it can be published. */
  readyAt: number;
  /** What Instagram says is wrong with it. */
  error: string | null;
  mediaIds: string[];
  publishedAt: number;
};
export type FakeAccount = {
  id: string;
  scopedId: string;
  username: string;
  type: string;
  quota: number;
  media: FakeMedia[];
};

export type FakeInstagram = {
  /** For INSTAGRAM_API_BASE. */
  readonly url: string;
  readonly accounts: Map<string, FakeAccount>;
  readonly containers: Map<string, FakeContainer>;
  /** By token: whose, until when, and what it allows; absent: all. */
  readonly tokens: Map<string, { account: string; ends: number; scopes?: string }>;
  /** By code: whose, and what was allowed. */
  readonly codes: Map<string, { account: string; scopes: string }>;
  /** Each call with its token where it came in a header, in order. */
  readonly calls: { call: Call; token: string | null; form: URLSearchParams; query: URLSearchParams }[];
  /** Milliseconds since 1970. */
  now: () => number;
  mishap: (call: Call) => Mishap;
  /** Milliseconds that a container takes to be prepared, and what goes wrong with it. */
  prepare: () => { ms: number; error: string | null };
  /** Milliseconds until what is published stands on the account, and until its container says so; until then it says IN_PROGRESS. */
  shownAfter: number;
  saidAfter: () => number;
  /** What is counted of a post, by Instagram's own names, or what it answers in place of that. */
  counts: (media: FakeMedia) => Record<string, number> | { data: unknown };
  /** Called for what is published. */
  onPublish: (container: FakeContainer, media: FakeMedia) => void;
  /** Publishes a container as often as it is asked to, which Instagram does not. */
  publishesAgain: boolean;
  close(): Promise<void>;
};

const DAY = 86_400_000;
type Answer = { status: number; body: unknown };
const ok = (body: unknown): Answer => ({ status: 200, body });
/** As "Error Codes" of the Instagram Platform has them. */
const fault = (code: number, subcode?: number, message = 'An error', more: object = {}): Answer => ({
  status: 400,
  body: {
    error: {
      ...{ message, type: 'OAuthException', code, is_transient: false, fbtrace_id: 'AbC' },
      ...(subcode !== undefined && { error_subcode: subcode }),
      ...more,
    },
  },
});

/** Instagram with its publishing, as Meta describes it, on a free port. */
export async function startInstagram(): Promise<FakeInstagram> {
  let number = 17_900_000_000_000;
  const next = () => String(++number);
  const fake: Omit<FakeInstagram, 'url' | 'close'> = {
    ...{ accounts: new Map(), containers: new Map(), tokens: new Map(), codes: new Map(), calls: [] },
    ...{ now: () => Date.now(), mishap: () => null, prepare: () => ({ ms: 0, error: null }) },
    ...{ shownAfter: 0, saidAfter: () => 0, publishesAgain: false, counts: () => ({}), onPublish: () => {} },
  };
  const server = createServer((request, response) => void take(fake, next, request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return Object.assign(fake, {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  });
}

/** A professional account, whose numbers have more digits than a number has. */
export function addFakeAccount({ accounts }: Pick<FakeInstagram, 'accounts'>, username: string, type = 'BUSINESS') {
  const id = `1784140582230${String(4_000 + accounts.size)}`;
  const account: FakeAccount = { id, scopedId: `2${id}`, username, type, quota: 100, media: [] };
  accounts.set(id, account);
  return account;
}

type Fake = Omit<FakeInstagram, 'url' | 'close'>;

async function take(fake: Fake, next: () => string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://fake');
  let text = '';
  for await (const part of request) text += String(part);
  const form = new URLSearchParams(text);
  const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? null;
  const call = callOf(request.method ?? 'GET', url.pathname);
  if (call) fake.calls.push({ call, token, form, query: url.searchParams });
  const mishap = call ? fake.mishap(call) : null;
  if (mishap === 'hang') return;
  const send = ({ status, body }: Answer) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  if (mishap === 'down') return void response.writeHead(500).end('<html>Sorry</html>');
  if (mishap === 'busy') return void send(fault(4, undefined, 'Application request limit reached'));
  if (mishap === 'transient') return void send(fault(2, undefined, 'Try again', { is_transient: true }));
  const answer = call ? answerTo(fake, next, call, { url, form, token }) : fault(100, undefined, 'Unknown path');
  if (mishap === 'slow') await new Promise((resolve) => setTimeout(resolve, 5));
  if (mishap === 'lost') return void send(fault(-1, 2_207_001, 'Instagram server error. Try again.'));
  if (mishap === 'cut') return void response.destroy();
  if (mishap === 'garbage') return void response.writeHead(200).end('<html>');
  send(answer);
}

function callOf(method: string, path: string): Call | null {
  const [, edge = ''] = /^\/v\d+\.0\/(.+)$/.exec(path) ?? [];
  const post = method === 'POST';
  if (post && path === '/oauth/access_token') return 'code';
  if (path === '/access_token') return 'long';
  if (path === '/refresh_access_token') return 'renew';
  if (edge === 'me') return 'me';
  if (/^\d+\/insights$/.test(edge)) return 'insights';
  if (edge.endsWith('/content_publishing_limit')) return 'quota';
  if (edge.endsWith('/media_publish')) return post ? 'publish' : null;
  if (edge.endsWith('/media')) return post ? 'create' : 'media';
  if (edge.endsWith('/stories')) return 'stories';
  return /^\d+$/.test(edge) ? 'container' : null;
}

type Asked = { url: URL; form: URLSearchParams; token: string | null };

function answerTo(fake: Fake, next: () => string, call: Call, { url, form, token }: Asked): Answer {
  if (call === 'code') return exchange(fake, next, form);
  const given = token ?? url.searchParams.get('access_token');
  const owner = given === null ? undefined : fake.tokens.get(given);
  if (!owner || owner.ends <= fake.now()) return fault(190, 463, `Session of ${given} has expired`);
  const account = fake.accounts.get(owner.account)!;
  if (call === 'long' || call === 'renew') {
    const long = `IGAA_long_${next()}`;
    fake.tokens.set(long, { ...owner, ends: fake.now() + 60 * DAY });
    return ok({ access_token: long, token_type: 'bearer', expires_in: (60 * DAY) / 1000 });
  }
  if (call === 'me')
    return ok({ user_id: account.id, id: account.scopedId, username: account.username, account_type: account.type });
  const [, , who] = url.pathname.split('/');
  if (call === 'container') return status(fake, fake.containers.get(who!), account);
  if (call === 'insights') return insights(fake, account, { id: who!, metrics: url.searchParams.get('metric'), owner });
  if (who !== account.id) return fault(10, undefined, 'Not your account');
  if (call === 'quota') {
    const used = account.media.filter(({ at }) => at > fake.now() - DAY).length;
    return ok({ data: [{ quota_usage: used, config: { quota_total: account.quota, quota_duration: 86_400 } }] });
  }
  if (call === 'create') return create(fake, next, account, form);
  if (call === 'publish') return publish(fake, next, account, form.get('creation_id') ?? '');
  return list(fake, account, call);
}

function exchange(fake: Fake, next: () => string, form: URLSearchParams): Answer {
  const code = form.get('code') ?? '';
  const given = fake.codes.get(code);
  // A code is good once.
  fake.codes.delete(code);
  if (!given || form.get('client_secret') === '')
    return { status: 400, body: { error_type: 'OAuthException', code: 400, error_message: 'Invalid code' } };
  const token = `IGAA_short_${next()}`;
  fake.tokens.set(token, { ...given, ends: fake.now() + 3_600_000 });
  const account = fake.accounts.get(given.account)!;
  return ok({ access_token: token, user_id: Number(account.scopedId), permissions: given.scopes.split(',') });
}

function create(fake: Fake, next: () => string, account: FakeAccount, form: URLSearchParams): Answer {
  const type = form.get('media_type');
  if (type !== 'REELS' && type !== 'STORIES') return fault(100, 2_207_023, 'Unknown media type');
  const caption = form.get('caption') ?? '';
  if (caption.length > 2200) return fault(36_004, 2_207_010, 'The caption is too long');
  const { ms, error } = fake.prepare();
  const id = next();
  const now = fake.now();
  const place = type === 'REELS' ? 'reel' : 'story';
  const held = { id, account: account.id, place, caption: place === 'story' ? '' : caption } as const;
  const film = form.get('video_url') ?? '';
  fake.containers.set(id, { ...held, film, madeAt: now, readyAt: now + ms, error, mediaIds: [], publishedAt: 0 });
  return ok({ id });
}

function status(fake: Fake, container: FakeContainer | undefined, account: FakeAccount): Answer {
  if (container?.account !== account.id) return fault(24, 2_207_006, 'The requested resource does not exist');
  const now = fake.now();
  const say = (code: string, text = `${code}: Media upload status`) =>
    ok({ status_code: code, status: text, id: container.id });
  if (container.mediaIds.length > 0)
    return say(now < container.publishedAt + fake.saidAfter() ? 'IN_PROGRESS' : 'PUBLISHED');
  if (now > container.madeAt + DAY) return say('EXPIRED');
  if (now < container.readyAt) return say('IN_PROGRESS');
  return container.error ? say('ERROR', container.error) : say('FINISHED');
}

function publish(fake: Fake, next: () => string, account: FakeAccount, id: string): Answer {
  const container = fake.containers.get(id);
  if (container?.account !== account.id) return fault(24, 2_207_006, 'The requested resource does not exist');
  if (container.mediaIds.length > 0 && !fake.publishesAgain)
    return fault(24, 2_207_006, 'The requested resource does not exist');
  const now = fake.now();
  if (now > container.madeAt + DAY) return fault(-2, 2_207_020, 'The media has expired');
  if (now < container.readyAt || container.error) return fault(9007, 2_207_027, 'Media ID is not available');
  if (account.media.filter(({ at }) => at > now - DAY).length >= account.quota)
    return fault(9, 2_207_042, 'You reached maximum number of posts');
  const media = { id: next(), caption: container.caption, at: now, container: id, place: container.place };
  account.media.push(media);
  container.mediaIds.push(media.id);
  container.publishedAt = now;
  fake.onPublish(container, media);
  return ok({ id: media.id });
}

const STORY_METRICS = ['reach', 'views', 'total_interactions', 'profile_visits', 'profile_activity', 'navigation'];
const REEL_METRICS = ['reach', 'views', 'total_interactions', 'likes', 'comments', 'saved', 'shares'];
type Metered = { id: string; metrics: string | null; owner: { scopes?: string } };

/** "Instagram Media Insights": one metric too many fails them all, few viewers are told of with an error, and a story ends after a day. */
function insights(fake: Fake, account: FakeAccount, { id, metrics, owner }: Metered): Answer {
  if (!(owner.scopes ?? 'instagram_business_manage_insights').includes('instagram_business_manage_insights'))
    return fault(10, undefined, '(#10) Application does not have permission for this action');
  const media = account.media.find((each) => each.id === id);
  if (!media) return fault(100, 33, 'Unsupported get request. Object does not exist');
  const asked = (metrics ?? '').split(',');
  const known = media.place === 'story' ? STORY_METRICS : REEL_METRICS;
  if (asked.some((metric) => metric === media.lacks || !known.includes(metric)))
    return fault(100, undefined, '(#100) The metric is not supported for this media product type');
  if (media.place === 'story' && fake.now() > media.at + DAY) return ok({ data: [] });
  const counts = fake.counts(media);
  if ('data' in counts) return ok(counts);
  if (media.place === 'story' && (counts.reach ?? 0) < 5)
    return fault(10, undefined, '(#10) Not enough viewers for the media to show insights');
  const data = asked.flatMap((name) =>
    counts[name] === undefined ? [] : { name, period: 'lifetime', values: [{ value: counts[name] }] },
  );
  return ok({ data });
}

function list(fake: Fake, { media }: FakeAccount, call: Call): Answer {
  const shown = media.filter(
    ({ place, at }) => (place === 'reel') === (call === 'media') && at + fake.shownAfter <= fake.now(),
  );
  const data = shown.toReversed().map(({ id, caption, at, place }) => ({
    ...{ id, timestamp: new Date(at).toISOString().replace(/\.\d+Z/, '+0000') },
    permalink: `https://www.instagram.com/${place}/${id}/`,
    ...(caption !== '' && { caption }),
  }));
  return ok({ data: data.slice(0, 50), paging: {} });
}
