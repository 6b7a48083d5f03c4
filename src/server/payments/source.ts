/** The source of subscriptions that the payment provider has: they can be read, changed and refunded there. */
export const PROVIDER = 'stripe';

/** Where a subscription was bought. In the mock checkout of development nobody is charged. */
export type Source = typeof PROVIDER | 'mock';

/** Whether the payment provider has the subscription. */
export function isAtProvider({ source }: { readonly source: Source }): boolean {
  return source === PROVIDER;
}
