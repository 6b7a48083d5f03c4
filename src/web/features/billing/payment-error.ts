import { ApiError } from '../../api/client.ts';
import { type Failure, failureOf, told } from '../../api/failure.ts';

const UNEXPECTED = 'An unexpected error occurred. Please try again.';

/** What /upgrade?error=… shows, by parameter. */
const MESSAGES: Record<string, string> = {
  payment_failed: 'Payment could not be processed. Please try again or contact support if the issue persists.',
  missing_session: 'Session expired. Please try your payment again.',
  processing_failed: 'Payment processing encountered an error. Please try again.',
  user_cancelled: "Payment was cancelled. You can try again whenever you're ready.",
};

/** The sentence for the error parameter after a failed payment. */
export function paymentError(code: string): string {
  return Object.hasOwn(MESSAGES, code) ? MESSAGES[code]! : UNEXPECTED;
}

/** What is shown if a checkout could not be started: the server's sentence, otherwise one of the two given ones. */
export function checkoutError(error: unknown): Failure {
  return error instanceof ApiError
    ? failureOf(error, { instead: 'Failed to create checkout session' })
    : told(UNEXPECTED);
}
