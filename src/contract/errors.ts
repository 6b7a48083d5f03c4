import { z } from 'zod';
import { LIMITS } from './limits.ts';

/** Every error code that a call can answer with, its HTTP status and the sentence used where the thrower has no better one. */
export const ERRORS = {
  invalid_input: { status: 400, message: 'Something in this request is not right. Check the fields and try again.' },
  unauthorized: { status: 401, message: 'Please sign in to continue.' },
  /** An access token, by the names of RFC 6750. */
  invalid_token: { status: 401, message: 'This access token is not valid. It may have ended or been revoked.' },
  insufficient_scope: { status: 403, message: 'This access token may not make this call.' },
  wrong_credentials: { status: 401, message: 'Email or password is not right. Please check your credentials.' },
  forbidden: { status: 403, message: 'Your account may not do this.' },
  cross_origin: { status: 403, message: 'This request came from another website and was refused.' },
  download_limit: {
    status: 403,
    message: 'You have used all downloads of the free trial. Upgrade to Pro for unlimited downloads.',
  },
  name_change_limit: {
    status: 403,
    message: `You have used all ${LIMITS.nameChanges} changes of your name. Please contact support to change it again.`,
  },
  plan_required: { status: 403, message: 'Your plan does not include this.' },
  not_found: { status: 404, message: 'Not found.' },
  timeout: {
    status: 408,
    message: 'Your connection was too slow and not everything arrived. Please try again.',
  },
  conflict: { status: 409, message: 'This has changed in the meantime. Reload and try again.' },
  /** With the current version in `current`. */
  promo_changed: { status: 409, message: 'This promo was changed on another device.' },
  promo_limit: {
    status: 403,
    message: `You have ${LIMITS.promos} promos, and no more fit. Delete some in My promos to make room.`,
  },
  payload_too_large: { status: 413, message: 'This is too large.' },
  unsupported_media: { status: 415, message: 'This type of content is not accepted here.' },
  unprocessable: { status: 422, message: 'This file cannot be used.' },
  rate_limited: { status: 429, message: 'Too many requests. Please wait a moment and try again.' },
  render_limit: {
    status: 429,
    message: `You have started ${LIMITS.freeRendersPerDay} videos today. Please try again tomorrow or upgrade to Pro.`,
  },
  render_failed: { status: 500, message: 'Composition failed' },
  internal: { status: 500, message: 'Something went wrong on our side. Please try again.' },
  provider_failed: {
    status: 502,
    message: 'The payment provider could not be reached or refused. Please try again in a moment.',
  },
  provider_timeout: {
    status: 504,
    message: 'The payment provider did not answer in time. Please look at your plan, then try again.',
  },
  storage_full: {
    status: 507,
    message: 'We are out of storage space right now, so nothing was saved. Please try again later.',
  },
  unavailable: { status: 503, message: 'This is not available right now. Please try again in a moment.' },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof ERRORS;

/** The body of every answer that is not a success. `fields` names what is wrong with which field of the input. */
export const errorBodySchema = z.object({
  code: z.enum(Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]]),
  message: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  /** With every failure on our side: what a person tells the support, and what the log calls it. */
  reference: z.string().optional(),
  /** With `name_change_limit`. */
  maxReached: z.literal(true).optional(),
  /** With `promo_changed`: the promo as it stands now. */
  current: z.object({ version: z.number(), content: z.string(), deleted: z.boolean() }).optional(),
});
export type ErrorBody = z.infer<typeof errorBodySchema>;
