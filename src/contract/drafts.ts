import { z } from 'zod';
import { call, messageSchema, WRITES } from './call.ts';
import { jsonSchema } from './strings.ts';

/** Characters of a draft; the longest texts that a promo may have take a quarter of it. */
const DRAFT_MAX = 40_000;

export const getDraft = call({
  method: 'GET',
  path: '/api/editor-draft',
  summary: 'The editor as the person left it, for a browser that has nothing of it any more',
  policy: 'signedIn',
  output: z.object({
    /** JSON, as it was sent; null: there is none. */
    draft: z.string().nullable(),
  }),
});

export const saveDraft = call({
  method: 'PUT',
  path: '/api/editor-draft',
  summary: 'Keep the editor as it is, in place of what was kept before',
  policy: 'signedIn',
  body: z.object({ draft: jsonSchema(DRAFT_MAX, 'The draft is missing.', 'The draft is too long to be kept.') }),
  output: messageSchema,
  rate: WRITES,
});
