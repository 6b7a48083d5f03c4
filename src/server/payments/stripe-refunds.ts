import type { Logger } from 'pino';
import type { Stripe } from 'stripe';

/** @returns the total refunded so far, in the currency's smallest unit */
export async function refundSince(stripe: Stripe, log: Logger, subscription: string, since: Date): Promise<number> {
  const created = { gte: Math.floor(since.getTime() / 1000) };
  let sum = 0;
  for await (const invoice of stripe.invoices.list({ subscription, status: 'paid', created, limit: 100 })) {
    for await (const payment of stripe.invoicePayments.list({ invoice: invoice.id!, status: 'paid', limit: 100 })) {
      sum += await refund(stripe, log, subscription, payment);
    }
  }
  return sum;
}

type Payment = Awaited<ReturnType<Stripe['invoicePayments']['list']>>['data'][number];
const idOf = (value: string | { id: string } | undefined) => (typeof value === 'object' ? value.id : value);

/** Refunds the rest of a payment. Earlier refunds are read first: idempotency keys are forgotten after a day. */
async function refund(
  stripe: Stripe,
  log: Logger,
  subscription: string,
  { id, amount_paid: paid, payment }: Payment,
): Promise<number> {
  const intent = idOf(payment.payment_intent);
  const charge = idOf(payment.charge);
  const of = intent ? { payment_intent: intent } : charge ? { charge } : null;
  if (!paid || !of) {
    if (paid) log.error({ subscription, payment: id }, 'a payment from outside of Stripe cannot be given back by it');
    return 0;
  }
  let given = 0;
  for await (const each of stripe.refunds.list({ ...of, limit: 100 })) {
    if (each.status !== 'failed' && each.status !== 'canceled') given += each.amount;
  }
  if (given >= paid) return given;
  await stripe.refunds.create(
    { ...of, amount: paid - given, reason: 'requested_by_customer', metadata: { subscription } },
    { idempotencyKey: `refund-${id}-${given}` },
  );
  return paid;
}
