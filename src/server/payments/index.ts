import type { Stripe } from 'stripe';
import type { StripeConfig } from '../config.ts';
import { AppError } from '../http/errors.ts';

export type { Stripe };

/** Milliseconds for one try; there are two. A person waits for the answer. */
const TIMEOUT_MS = 8_000;

/** The official client. Its code is loaded only where payments are set up. */
export async function openStripe({ secretKey, apiBase }: StripeConfig, timeout = TIMEOUT_MS): Promise<Stripe> {
  const { Stripe } = await import('stripe');
  const base = apiBase ? new URL(apiBase) : null;
  return new Stripe(secretKey, {
    timeout,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(base && {
      protocol: base.protocol === 'http:' ? 'http' : 'https',
      host: base.hostname,
      port: base.port || (base.protocol === 'http:' ? 80 : 443),
    }),
  });
}

type Refusal = Error & { type: string; code?: string; param?: string; statusCode?: number; requestId?: string };

/** What Stripe or the way to it threw; null if it was something else. */
function stripeError(error: unknown): Refusal | null {
  const isOne = error instanceof Error && 'type' in error && String(error.type).startsWith('Stripe');
  return isOne ? (error as Refusal) : null;
}

/** Stripe's answer will be the same however often it is asked under the same idempotency key. */
export function isFinal(error: unknown): boolean {
  const known = stripeError(error);
  // 409: the first request with this key is still being answered.
  return (
    known !== null &&
    !['StripeConnectionError', 'StripeRateLimitError'].includes(known.type) &&
    known.statusCode !== 409
  );
}

/** Stripe has understood the request and does not do it: what it is about is in another state. */
export const isRefused = (error: unknown): boolean => stripeError(error)?.type === 'StripeInvalidRequestError';

/** Stripe knows no such customer, subscription or session (any more); `param` names which of the parameters it was. */
export function isMissing(error: unknown, param?: string): boolean {
  const known = stripeError(error);
  return known?.code === 'resource_missing' && (param === undefined || known.param === param);
}

/**
 * What a person is told of a failure of Stripe's: nothing of its words, which are for us and are logged. Other errors stay what they are.
 * @param message what could not be done
 * @throws AppError `provider_timeout`, `provider_failed`
 */
export async function withStripe<T>(work: () => Promise<T>, message?: string): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const known = stripeError(error);
    if (!known) throw error;
    const isSlow = known.type === 'StripeConnectionError' && known.message.includes('timeout');
    const answer = new AppError(isSlow ? 'provider_timeout' : 'provider_failed', message);
    // Without the raw answer, which may hold a person's data.
    answer.cause = new Error(`${known.type} ${known.code ?? ''} ${known.requestId ?? ''}: ${known.message}`);
    throw answer;
  }
}
