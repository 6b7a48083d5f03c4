import { dollars } from '../../../src/contract/money.ts';
import { SOLD } from '../../../src/contract/plans.ts';
import { priceId, type World } from './world.ts';

export type Page = { html: string } | { redirect: string };

const PLANS: Record<string, string> = Object.fromEntries(
  SOLD.map((plan) => [priceId(plan), `${plan.name}, ${dollars(plan.offer.price)}`]),
);

/**
 * The pages that Stripe hosts, as far as a person presses their way through them: checkout, an invoice, the portal.
 * null: there is no such page.
 * @param origin the peer's own, for the way back into its pages
 */
export function pageOf(world: World, method: string, path: string, done: () => Promise<void>): Promise<Page> | null {
  const [, kind = '', id = '', verb = ''] = path.split('/');
  if (method === 'GET') return Promise.resolve(show(world, kind, id));
  return press(world, kind, id, verb, done);
}

function show(world: World, kind: string, id: string): Page {
  if (kind === 'pay') {
    const session = world.find('sessions', id);
    if (session.status !== 'open') return page('This checkout is over', '');
    const buttons = button(`/pay/${id}/now`, 'Pay') + button(`/pay/${id}/declined`, 'Pay with a card that is declined');
    return page(`Subscribe to ${PLANS[session.price]}`, `${buttons}<a href="${session.cancel_url}">Back</a>`);
  }
  if (kind === 'invoice') return page('Pay this invoice', button(`/invoice/${id}/now`, 'Pay'));
  return page(
    'Your subscription',
    button(`/portal/${id}/card`, 'Update card') + button(`/portal/${id}/renew`, 'Renew'),
  );
}

async function press(world: World, kind: string, id: string, verb: string, done: () => Promise<void>): Promise<Page> {
  if (kind === 'pay' && verb === 'declined') {
    return page(
      'Your card was declined.',
      `<p role="alert">Your card was declined.</p><a href="/pay/${id}">Try another card</a>`,
    );
  }
  if (kind === 'pay') {
    world.pay(id);
    await done();
    return { redirect: String(world.find('sessions', id).success_url).replace('{CHECKOUT_SESSION_ID}', id) };
  }
  if (kind === 'invoice') {
    world.payInvoice(id);
    await done();
    return page('Invoice paid', '');
  }
  const subscription = [...world.subscriptions.values()].find(
    (each) => each.customer === id && each.status !== 'canceled',
  );
  if (subscription && verb === 'card' && subscription.status === 'past_due')
    world.payInvoice(subscription.latest_invoice);
  if (subscription && verb === 'renew') world.cancelAtEnd(subscription.id, false);
  await done();
  return page('Your subscription', '<p>Saved.</p>');
}

const button = (action: string, label: string) =>
  `<form method="post" action="${action}"><button>${label}</button></form>`;

function page(title: string, body: string): Page {
  return {
    html: `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><h1>${title}</h1>${body}</html>`,
  };
}
