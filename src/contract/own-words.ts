import { z } from 'zod';
import { call, messageSchema, WRITES } from './call.ts';
import { lineSchema } from './strings.ts';

/** Characters and counts; handle and hashtags have their sign as well. */
export const OWN_WORDS = {
  phrases: 5,
  phrase: 60,
  signOff: 40,
  handle: 31,
  city: 30,
  hashtags: 5,
  hashtag: 31,
} as const;

const NO_HANDLE = 'A handle has letters, numbers, dots and underscores, like @luna.pole.';
const NO_HASHTAG = 'A hashtag is one word of letters, numbers and underscores, like #lunapole.';

/** What somebody says in every post. Everything may be empty. */
export const ownWordsSchema = z.object({
  /** Lines of her own, of which a text may have one as its close. */
  phrases: z
    .array(lineSchema(OWN_WORDS.phrase).min(1, 'Leave out the empty line.'))
    .max(OWN_WORDS.phrases, `At most ${OWN_WORDS.phrases} phrases.`),
  /** The last line of every text. */
  signOff: lineSchema(OWN_WORDS.signOff),
  handle: lineSchema(OWN_WORDS.handle).regex(/^(?:@?[\p{L}\p{N}_.]{1,30})?$/u, NO_HANDLE),
  city: lineSchema(OWN_WORDS.city),
  hashtags: z
    .array(lineSchema(OWN_WORDS.hashtag).regex(/^#?[\p{L}\p{N}_]{1,30}$/u, NO_HASHTAG))
    .max(OWN_WORDS.hashtags, `At most ${OWN_WORDS.hashtags} hashtags.`),
});
export type OwnWords = z.infer<typeof ownWordsSchema>;

export const NO_WORDS: OwnWords = { phrases: [], signOff: '', handle: '', city: '', hashtags: [] };

/** What texts and captions have: each of the person's own, and where they have none, their studio's. */
export function wordsUsed(own: OwnWords, studio: OwnWords): OwnWords {
  return {
    phrases: own.phrases.length > 0 ? own.phrases : studio.phrases,
    signOff: own.signOff || studio.signOff,
    handle: own.handle || studio.handle,
    city: own.city || studio.city,
    hashtags: own.hashtags.length > 0 ? own.hashtags : studio.hashtags,
  };
}

const keptWordsSchema = z.object({
  own: ownWordsSchema,
  /** Of the studio whose team the person is on: its owner's; null: they are on none. */
  studio: z.object({ name: z.string(), words: ownWordsSchema }).nullable(),
  /** Lines that the person has taken out of texts, and those that they have put in other words. */
  edits: z.number(),
});
export type KeptWords = z.infer<typeof keptWordsSchema>;

export const getOwnWords = call({
  method: 'GET',
  path: '/api/own-words',
  summary: 'What the person says in every text and caption, with what their studio says',
  policy: 'signedIn',
  output: keptWordsSchema,
});
export const saveOwnWords = call({
  method: 'PUT',
  path: '/api/own-words',
  summary: 'Change what the person says in every text and caption',
  policy: 'signedIn',
  body: ownWordsSchema,
  output: keptWordsSchema,
  rate: WRITES,
});
export const forgetEdits = call({
  method: 'DELETE',
  path: '/api/own-words/edits',
  summary: 'Forget which lines the person has taken out of texts or put in other words',
  policy: 'signedIn',
  output: messageSchema,
  rate: WRITES,
});
