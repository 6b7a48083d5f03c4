import { z } from 'zod';
import { type Call, call, messageSchema, WRITES } from './call.ts';
import { nameSchema } from './strings.ts';

// Personal access tokens: a person's own programs make calls in their name.

/** What every token begins with, so that those who look for secrets in texts and repositories recognize it. */
export const TOKEN_PREFIX = 'srl_';
/** Days for which a token may be made. */
export const TOKEN_DAYS = [30, 90, 365] as const;
/** Tokens that a person may have at once. */
export const TOKENS_MAX = 20;
const TOKEN_NAME_MAX = 50;

/** What a token may do: `read` is to ask, `make` is to change, to write and to make. */
export const TOKEN_SCOPES = ['read', 'make'] as const;
export type TokenScope = (typeof TOKEN_SCOPES)[number];

/**
 * The parts of the program that tokens reach, by the first word of a call's path after `/api/`. A call of any other part
 * is refused: a new part is closed until it is named here, or in CLOSED_TO_TOKENS with the reason.
 */
const OPEN_TO_TOKENS: ReadonlySet<string> = new Set([
  ...['user', 'instructor-preferences', 'name-change-status', 'my-space'],
  ...['custom-class-types', 'class-descriptions', 'class-descriptions-with-fallback', 'class-sentences'],
  ...['generate-promotion', 'post-about', 'own-words'],
  ...['generate-video', 'prepare-video', 'compose-video', 'renders', 'downloads'],
  ...['promos', 'current-promo', 'deleted-promos', 'brand', 'booking-links', 'music'],
  ...['uploads', 'library', 'background-videos', 'delete-background', 'segment-video'],
  ...['upload-personal-background', 'upload-personal-video', 'compress-video', 'compressions'],
  ...['timetable', 'week'],
]);

/** The parts that tokens never reach, with the reason. */
export const CLOSED_TO_TOKENS: Readonly<Record<string, string>> = {
  auth: 'whoever has a token must not get the account',
  login: 'a session is opened by a person',
  logout: 'a session is ended by a person',
  'access-tokens': 'a token must neither make another one nor outlive its end',
  'calendar-feed': 'its address outlives the token, and needs none',
  reminders: 'they belong to a browser, and what is answered from a message has a secret of its own',
  instagram: 'what is posted in a person’s name, they have said themselves',
  'my-data': 'everything about a person at once, which nobody needs every day',
  'track-name-change': 'uses up the few changes that a person has',
  subscription: 'billing',
  stripe: 'billing',
  admin: 'other people’s data',
  studio: 'the team',
  'get-signed-upload-params': 'asks, and gives the right to write',
  'upload-universal-background': 'everybody’s library',
  media: 'files: finished videos open without a token once they are counted',
  site: 'the same for everybody',
  health: 'the same for everybody',
  ready: 'the same for everybody',
  'client-errors': 'for pages',
  test: 'for developers',
  'generate-transparency-test': 'for developers',
  'transparent-video': 'for developers',
};

/** The part of the program that a call belongs to: the first word of its path, after `/api/` if it begins so. */
export function partOf({ path }: Pick<Call, 'path'>): string {
  const [first = '', second = ''] = path.split('/').slice(1);
  return first === 'api' ? second : first;
}

/** The scope that a token needs for a call; null: no token reaches it. */
export function scopeOf(call: Pick<Call, 'path' | 'method'>): TokenScope | null {
  if (!OPEN_TO_TOKENS.has(partOf(call))) return null;
  return call.method === 'GET' ? 'read' : 'make';
}

export const accessTokenSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  scopes: z.array(z.enum(TOKEN_SCOPES)),
  createdAt: z.iso.datetime(),
  /** It is refused from then on. */
  endsAt: z.iso.datetime(),
  /** The day in UTC, YYYY-MM-DD; null: never. */
  lastUsedOn: z.string().nullable(),
});
export type AccessToken = z.infer<typeof accessTokenSchema>;

export const newTokenSchema = z.object({
  name: nameSchema(TOKEN_NAME_MAX, 'Enter a name, such as the program that uses it.'),
  scopes: z
    .array(z.enum(TOKEN_SCOPES, 'Choose read or make.'), 'Choose what the token may do.')
    .min(1, 'Choose what the token may do.')
    .max(TOKEN_SCOPES.length, 'Name each scope once.'),
  /** After so many days it ends. */
  days: z.literal(TOKEN_DAYS, 'Choose 30, 90 or 365 days.'),
});

export const listTokens = call({
  method: 'GET',
  path: '/api/access-tokens',
  summary: 'The person’s access tokens, newest first, without their secrets',
  policy: 'signedIn',
  output: z.object({ tokens: z.array(accessTokenSchema) }),
});
export const makeToken = call({
  method: 'POST',
  path: '/api/access-tokens',
  summary: 'Make an access token. This answer is the only one that has the token itself',
  policy: 'signedIn',
  body: newTokenSchema,
  output: z.object({ secret: z.string(), token: accessTokenSchema }),
  rate: { max: 30, seconds: 3600 },
});
export const revokeToken = call({
  method: 'DELETE',
  path: '/api/access-tokens/:id',
  summary: 'Revoke an access token: from now on it is refused',
  policy: 'signedIn',
  params: z.object({ id: z.uuid('This token does not exist.') }),
  output: messageSchema,
  rate: WRITES,
});
