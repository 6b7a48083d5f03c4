import { z } from 'zod';
import { call, messageSchema } from './call.ts';
import { lineSchema, textSchema } from './strings.ts';

export const health = call({
  method: 'GET',
  path: '/api/health',
  summary: 'The server is running',
  policy: 'public',
  output: z.object({ status: z.literal('ok') }),
});
export const ready = call({
  method: 'GET',
  path: '/api/ready',
  summary: 'The database and the file storage are available; full: there is no room for new files',
  policy: 'public',
  output: z.object({
    status: z.enum(['ready', 'full', 'not ready', 'stopping']),
    checks: z.record(z.string(), z.boolean()),
  }),
});
export const reportClientError = call({
  method: 'POST',
  path: '/api/client-errors',
  summary: 'Report an unexpected error in a page to the server’s log',
  policy: 'public',
  body: z.object({ message: textSchema(500), stack: textSchema(4000).optional(), path: lineSchema(300) }),
  output: messageSchema,
  rate: { max: 10, seconds: 60, by: 'address' },
});
/** What the pages need to know about this installation. */
export const getSite = call({
  method: 'GET',
  path: '/api/site',
  summary: 'Links and settings that the pages need',
  policy: 'public',
  output: z.object({
    supportEmail: z.string(),
    postalAddress: z.string(),
    production: z.boolean(),
    /** null: there is no advertising, and nothing to consent to. */
    metaPixelId: z.string().nullable(),
    /** Whether people can connect their Instagram account. */
    instagram: z.boolean(),
  }),
});
