import { z } from 'zod';
import { FIGURES_SCOPE, type Figures, type Place, SCOPES } from '../../contract/instagram.ts';
import type { Config } from '../config.ts';
import { fetchOutside, type Limits } from '../outside.ts';
import { faultIn, InstagramFault } from './faults.ts';
import { ASKED, insightsSchema, metricsOf } from './figures.ts';
import { readSignedRequest } from './signed-request.ts';
import type { Access, Granted, Instagram } from './what.ts';

/** "Business Login for Instagram" and "Content Publishing" of the Instagram Platform. */
const HOSTS = {
  login: 'https://www.instagram.com',
  token: 'https://api.instagram.com',
  graph: 'https://graph.instagram.com',
};
const VERSION = 'v25.0';
/** Posts that are looked through for one whose answer was lost; there is one at a time. */
const RECENT = 50;
/** Milliseconds for one answer. */
const ANSWER_MS = 30_000;

/** A text: as a number of JSON, as which some answers have them, their 17 digits would not be exact. */
const id = z.string().regex(/^\d{1,40}$/);
const text = z.string().min(1).max(4_000);
const grantSchema = z.object({
  access_token: text,
  permissions: z.union([z.string().transform((list) => list.split(',')), z.array(z.string())]).default([]),
});
/** As it is documented, in a list, and as it is answered, by itself. */
const grantsSchema = z.union([
  grantSchema,
  z.object({ data: z.tuple([grantSchema]) }).transform(({ data }) => data[0]),
]);
const longSchema = z.object({ access_token: text, expires_in: z.number().int().positive() });
const meSchema = z.object({ id, user_id: id, username: text, account_type: z.string().default('') });
const idSchema = z.object({ id });
const quotaSchema = z.object({
  data: z.array(z.object({ quota_usage: z.number(), config: z.object({ quota_total: z.number() }).optional() })),
});
const containerSchema = z.object({
  status_code: z.enum(['IN_PROGRESS', 'FINISHED', 'PUBLISHED', 'ERROR', 'EXPIRED']),
  status: z.string().default(''),
});
const mediaSchema = z.object({
  data: z.array(
    z.object({
      id,
      caption: z.string().default(''),
      permalink: z
        .url({ protocol: /^https$/, hostname: /(^|\.)instagram\.com$/ })
        .nullable()
        .catch(null),
      timestamp: z.string().transform((at) => new Date(at.replace(/\+0000$/, 'Z'))),
    }),
  ),
});

/** Published posts in 24 hours, where Instagram does not say how many. */
const POSTS_A_DAY = 50;

type Asked = { token?: string; query?: Record<string, string>; form?: Record<string, string> };

/** @param ms for one answer */
export function createInstagram(config: NonNullable<Config['instagram']>, ms = ANSWER_MS): Instagram {
  const { appId, appSecret, apiBase } = config;
  const hosts = apiBase === null ? HOSTS : { login: apiBase, token: apiBase, graph: apiBase };
  const limits: Limits = {
    ...{ bytes: 262_144, ms, redirects: 0, depth: 16 },
    addresses: apiBase === null ? 'public' : 'any',
  };
  const ask = async <T>(schema: z.ZodType<T>, url: string, { token, query = {}, form }: Asked): Promise<T> => {
    const address = new URL(url);
    for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
    const answer = await send(address, { token, form, limits });
    const { data } = answer.ok ? schema.safeParse(answer.body) : { data: undefined };
    if (data !== undefined) return data;
    if (answer.ok) throw new InstagramFault('busy', false, 'an answer of another form');
    throw faultIn(answer.status, answer.body);
  };
  const graph = (path: string) => `${hosts.graph}/${VERSION}/${path}`;
  const long = async (path: string, query: Record<string, string>) => {
    const { access_token: token, expires_in: seconds } = await ask(longSchema, `${hosts.graph}/${path}`, { query });
    return { token, expiresAt: new Date(Date.now() + seconds * 1000) };
  };

  return {
    ...publishing(ask, graph),
    authorizeAddress(redirect, state) {
      const scope = [...SCOPES, FIGURES_SCOPE].join(',');
      const query = { client_id: appId, redirect_uri: redirect, response_type: 'code', scope, state };
      return `${hosts.login}/oauth/authorize?${new URLSearchParams(query)}`;
    },
    async exchange(code, redirect): Promise<Granted> {
      const form = { client_id: appId, client_secret: appSecret, grant_type: 'authorization_code' };
      const url = `${hosts.token}/oauth/access_token`;
      const short = await ask(grantsSchema, url, { form: { ...form, redirect_uri: redirect, code } });
      const query = { grant_type: 'ig_exchange_token', client_secret: appSecret, access_token: short.access_token };
      const granted = await long('access_token', query);
      const { token } = granted;
      const me = await ask(meSchema, graph('me'), { token, query: { fields: 'id,user_id,username,account_type' } });
      return {
        ...granted,
        ...{ scopes: short.permissions, igUserId: me.user_id, scopedId: me.id, username: me.username },
        isProfessional: /^(business|media_creator|creator)$/i.test(me.account_type),
      };
    },
    renew: (token) => long('refresh_access_token', { grant_type: 'ig_refresh_token', access_token: token }),
    readSignedRequest: (signed) => readSignedRequest(signed, appSecret),
  };
}

type Ask = <T>(schema: z.ZodType<T>, url: string, asked: Asked) => Promise<T>;
type Publishing = Pick<
  Instagram,
  'readQuota' | 'createContainer' | 'readContainer' | 'publish' | 'listMedia' | 'readFigures'
>;

function publishing(ask: Ask, graph: (path: string) => string): Publishing {
  const of = ({ igUserId }: Access, edge: string) => graph(`${igUserId}/${edge}`);
  return {
    async readQuota(access) {
      const query = { fields: 'quota_usage,config' };
      const url = of(access, 'content_publishing_limit');
      const { data } = await ask(quotaSchema, url, { token: access.token, query });
      return { used: data[0]?.quota_usage ?? 0, most: data[0]?.config?.quota_total ?? POSTS_A_DAY };
    },
    async createContainer(access, { place, film, caption }) {
      const form: Record<string, string> =
        place === 'reel'
          ? { media_type: 'REELS', video_url: film, caption, share_to_feed: 'true' }
          : { media_type: 'STORIES', video_url: film };
      return (await ask(idSchema, of(access, 'media'), { token: access.token, form })).id;
    },
    async readContainer({ token }, container) {
      const query = { fields: 'status_code,status' };
      const { status_code: code, status } = await ask(containerSchema, graph(container), { token, query });
      return { code, status };
    },
    async publish(access, container) {
      const form = { creation_id: container };
      return (await ask(idSchema, of(access, 'media_publish'), { token: access.token, form })).id;
    },
    async listMedia(access, place: Place) {
      const query = { fields: 'id,caption,permalink,timestamp', limit: String(RECENT) };
      const url = of(access, place === 'reel' ? 'media' : 'stories');
      const { data } = await ask(mediaSchema, url, { token: access.token, query });
      return data.map(({ timestamp: at, ...media }) => ({ ...media, at }));
    },
    readFigures: ({ token }, { id: media, place }) => figuresOf(ask, graph(`${media}/insights`), token, place),
  };
}

/** Asks for less where there is not everything of this post. */
async function figuresOf(ask: Ask, url: string, token: string, place: Place): Promise<Figures> {
  const [all, ...less] = ASKED[place];
  let asked = all!;
  for (;;) {
    try {
      return await ask(insightsSchema, url, { token, query: { metric: metricsOf(asked) } });
    } catch (fault) {
      const fewer = less.shift();
      if (!fewer || !(fault instanceof InstagramFault) || fault.kind !== 'refused') throw fault;
      asked = fewer;
    }
  }
}

type Sent = { token: string | undefined; form: Record<string, string> | undefined; limits: Limits };

/** Of a connection that fails nobody knows what has arrived. The error says nothing of the address, in which there may be a token. */
async function send(url: URL, { token, form, limits }: Sent) {
  const init: RequestInit = {
    ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    ...(token !== undefined && { headers: { authorization: `Bearer ${token}` } }),
  };
  const answer = await fetchOutside(url, init, limits).catch((error) => {
    throw new InstagramFault('busy', false, `no answer: ${(error as Error).name}`);
  });
  const body: unknown = await answer.json().catch(() => null);
  return { ok: answer.ok, status: answer.status, body };
}
