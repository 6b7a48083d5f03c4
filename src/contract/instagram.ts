import { z } from 'zod';
import { call, messageSchema, WRITES } from './call.ts';
import { daySchema } from './days.ts';
import { keySchema, textSchema } from './strings.ts';

// Posting to a person's Instagram, where whoever runs the program has set it up; otherwise none of these calls exists.

/** The longest caption that Instagram takes, in UTF-16 units, which are never fewer than what it counts. */
export const CAPTION_MAX = 2200;

export const CAPTION_MISSING = 'A reel needs a caption.';

/** The most days ahead for which somebody can choose a time to post what belongs to no class: as long as a token lasts. */
export const PROMO_DAYS_AHEAD = 60;

/** What a video becomes there. */
export const PLACES = ['reel', 'story'] as const;
export type Place = (typeof PLACES)[number];

/**
 * planned: its time is to come. container: handed to Instagram. processing: Instagram prepares it. publishing: Instagram was asked to publish it.
 * published, failed, cancelled: it is over.
 */
export const POST_STEPS = [
  'planned',
  'container',
  'processing',
  'publishing',
  'published',
  'failed',
  'cancelled',
] as const;
export type PostStep = (typeof POST_STEPS)[number];

/** What the person allows Instagram to let us do, as Instagram names it. Nothing can be posted without these. */
export const SCOPES = ['instagram_business_basic', 'instagram_business_content_publish'] as const;
/** To read what became of posts, which somebody may also leave off. */
export const FIGURES_SCOPE = 'instagram_business_manage_insights';

/**
 * What Instagram counts of a post: whom it reached, how often it was seen, and what was done with it (likes, comments, replies, shares, saves); of a story
 * also whom it led to the profile, and what they tapped there, such as its link. It gives some of it, or nothing.
 */
export const FIGURES = ['reach', 'views', 'interactions', 'profileVisits', 'profileTaps'] as const;
export const figuresSchema = z.partialRecord(z.enum(FIGURES), z.number());
export type Figures = z.infer<typeof figuresSchema>;

/** How a try to connect has ended; the page of the week says it. */
export const CONNECT_OUTCOMES = ['connected', 'refused', 'incomplete', 'personal', 'expired', 'unavailable'] as const;
export type ConnectOutcome = (typeof CONNECT_OUTCOMES)[number];

const instagramPostSchema = z.object({
  /** The class; null: the promo belongs to none, and is posted at `ownAt`. */
  entryId: z.string().nullable(),
  /** null: its text is still being written. */
  promoId: z.string().nullable(),
  /** The day that the timetable has the class on. */
  date: z.string(),
  /** ISO 8601. */
  ownAt: z.string().nullable(),
  place: z.enum(PLACES),
  state: z.enum(POST_STEPS),
  /** It was not chosen by itself: all of them are posted. */
  byRule: z.boolean(),
  /** Why it waits, or has failed, and what to do, in words for people. */
  trouble: z.string().nullable(),
  /** Whether it can be chosen again: Instagram was never asked to publish it. */
  isOpen: z.boolean(),
  /** Where it is; null: it is not there, or Instagram did not say where. */
  permalink: z.string().nullable(),
  /** ISO 8601. */
  publishedAt: z.string().nullable(),
});
export type InstagramPost = z.infer<typeof instagramPostSchema>;

const instagramSchema = z.object({
  /** null: none is connected. */
  account: z
    .object({
      username: z.string(),
      /** ISO 8601. */
      connectedAt: z.string(),
      /** Why nothing can be posted there now, in words; null: it can. */
      failing: z.string().nullable(),
      /** Whether we may read what becomes of posts. */
      givesFigures: z.boolean(),
      /** What every video becomes there that is made of a class; null: only those that are chosen are posted. */
      every: z.enum(PLACES).nullable(),
    })
    .nullable(),
  posts: z.array(instagramPostSchema),
});
export type InstagramState = z.infer<typeof instagramSchema>;

export const getInstagram = call({
  method: 'GET',
  path: '/api/instagram',
  summary: 'The caller’s Instagram account, and what is to be posted there or was',
  policy: 'signedIn',
  output: instagramSchema,
});
export const connectInstagram = call({
  method: 'POST',
  path: '/api/instagram/connect',
  summary: 'Begin to connect an Instagram account: where the browser is to go',
  policy: 'signedIn',
  output: z.object({ address: z.string() }),
  rate: { max: 20, seconds: 600 },
});
const parameter = textSchema(2000).default('');
export const instagramCallback = call({
  method: 'GET',
  path: '/api/instagram/callback',
  summary: 'Where Instagram sends people back',
  policy: 'public',
  query: z.object({ code: parameter, state: parameter, error: parameter }),
  answers: 'page',
  rate: { max: 60, seconds: 600 },
});
export const disconnectInstagram = call({
  method: 'DELETE',
  path: '/api/instagram',
  summary: 'Disconnect the Instagram account: what is planned is not posted there',
  policy: 'signedIn',
  output: messageSchema,
  rate: WRITES,
});

export const setInstagramRule = call({
  method: 'PUT',
  path: '/api/instagram/rule',
  summary:
    'Have every video that the caller makes of a class from now on posted to Instagram at its planned time, under its own caption; null: only those that they choose',
  policy: 'signedIn',
  body: z.object({ every: z.enum(PLACES, 'Choose what they become on Instagram.').nullable() }),
  output: messageSchema,
  rate: WRITES,
});

const ofPromo = { params: z.object({ id: z.uuid() }), policy: 'signedIn', rate: WRITES } as const;
export const planInstagramPromo = call({
  method: 'PUT',
  path: '/api/instagram/promos/:id',
  summary:
    'Have the caller’s finished video that belongs to no class posted to Instagram under this caption: at a time, or at once (null)',
  body: z.object({
    place: z.enum(PLACES),
    caption: textSchema(CAPTION_MAX),
    at: z.iso.datetime({ error: 'Choose a day and a time.' }).nullable(),
  }),
  output: messageSchema,
  ...ofPromo,
});
export const cancelInstagramPromo = call({
  method: 'DELETE',
  path: '/api/instagram/promos/:id',
  summary: 'Have the caller’s video that belongs to no class not posted to Instagram, if it is not being posted yet',
  output: messageSchema,
  ...ofPromo,
});

const onDay = { params: z.object({ id: z.uuid(), date: daySchema }), policy: 'signedIn', rate: WRITES } as const;
export const planInstagram = call({
  method: 'PUT',
  path: '/api/instagram/classes/:id/days/:date',
  summary: 'Have the caller’s video of a class on a day posted to Instagram at its planned time, under this caption',
  body: z.object({ place: z.enum(PLACES), caption: textSchema(CAPTION_MAX) }),
  output: messageSchema,
  ...onDay,
});
export const cancelInstagram = call({
  method: 'DELETE',
  path: '/api/instagram/classes/:id/days/:date',
  summary: 'Have the caller’s video of a class on a day not posted to Instagram, if it is not being posted yet',
  output: messageSchema,
  ...onDay,
});

/** Instagram fetches videos here; the address says until when, and is signed. */
export const instagramFilm = call({
  method: 'GET',
  path: '/api/instagram/films/:id',
  summary: 'A video that is handed to Instagram, at an address that is signed and ends',
  policy: 'public',
  params: z.object({ id: z.uuid() }),
  query: z.object({ until: keySchema(20).default(''), signature: keySchema(100).default('') }),
  answers: 'file',
  rate: { max: 300, seconds: 60, by: 'address' },
});

/** Meta calls these two, each with a form that has only `signed_request`. */
export const instagramDeauthorized = call({
  method: 'POST',
  path: '/api/instagram/deauthorized',
  summary: 'Instagram says that a person has taken our permission away: their account is disconnected',
  policy: 'public',
  output: messageSchema,
  rate: { max: 300, seconds: 60, by: 'address' },
});
export const instagramDeletion = call({
  method: 'POST',
  path: '/api/instagram/deletion',
  summary: 'Instagram says that a person wants everything deleted that we have from there',
  policy: 'public',
  output: z.object({ url: z.string(), confirmation_code: z.string() }),
  rate: { max: 300, seconds: 60, by: 'address' },
});
export const instagramDeleted = call({
  method: 'GET',
  path: '/api/instagram/deletion',
  summary: 'What became of such a request, in words, for whoever has its code',
  policy: 'public',
  query: z.object({ code: keySchema(100).default('') }),
  answers: 'page',
  rate: { max: 60, seconds: 60, by: 'address' },
});
