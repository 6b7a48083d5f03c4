import { z } from 'zod';
import { call, messageSchema, WRITES } from './call.ts';
import { jsonSchema } from './strings.ts';

/** Maximum characters of a draft; the longest texts that a promo may have use a quarter of it. */
const DRAFT_MAX = 40_000;

export const getDraft = call({
  method: 'GET',
  path: '/api/editor-draft',
  summary: 'The editor as the person left it, for a browser that no longer has a copy',
  policy: 'signedIn',
  output: z.object({
    /** JSON, as sent; null: there is none. */
    draft: z.string().nullable(),
  }),
});

export const saveDraft = call({
  method: 'PUT',
  path: '/api/editor-draft',
  summary: 'Save the state of the editor, replacing the last one saved',
  policy: 'signedIn',
  body: z.object({ draft: jsonSchema(DRAFT_MAX, 'The draft is missing.', 'The draft is too long to save.') }),
  output: messageSchema,
  rate: WRITES,
});
