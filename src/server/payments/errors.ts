import { AppError } from '../errors.ts';

type Refusal = Error & { type: string; code?: string; param?: string; statusCode?: number; requestId?: string };

/** The error thrown by Stripe or by the connection to it; null if it was something else. */
function stripeError(error: unknown): Refusal | null {
  const isOne = error instanceof Error && 'type' in error && String(error.type).startsWith('Stripe');
  return isOne ? (error as Refusal) : null;
}

/** Stripe will respond the same however often the request is repeated under the same idempotency key. */
export function isFinal(error: unknown): boolean {
  const known = stripeError(error);
  // 409: the first request with this key is still being processed.
  return (
    known !== null &&
    !['StripeConnectionError', 'StripeRateLimitError'].includes(known.type) &&
    known.statusCode !== 409
  );
}

/** Stripe understood the request and refuses it: the object is in another state. */
export const isRefused = (error: unknown): boolean => stripeError(error)?.type === 'StripeInvalidRequestError';

/** Stripe knows no such customer, subscription or session (any more); `param` says which of the parameters it was. */
export function isMissing(error: unknown, param?: string): boolean {
  const known = stripeError(error);
  return known?.code === 'resource_missing' && (param === undefined || known.param === param);
}

/**
 * The error a person sees for a failure of Stripe's. It never contains Stripe's message, which is for us and is logged.
 * Other errors pass through unchanged.
 * @param message what could not be done
 * @throws AppError `provider_timeout`, `provider_failed`
 */
export async function withPayments<T>(work: () => Promise<T>, message?: string): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const known = stripeError(error);
    if (!known) throw error;
    const isSlow = known.type === 'StripeConnectionError' && known.message.includes('timeout');
    const answer = new AppError(isSlow ? 'provider_timeout' : 'provider_failed', message);
    // Without the raw response, which may contain personal data.
    answer.cause = new Error(`${known.type} ${known.code ?? ''} ${known.requestId ?? ''}: ${known.message}`);
    throw answer;
  }
}
