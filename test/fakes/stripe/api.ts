import * as params from './params.ts';
import { check, checkOne, checkUrl, type Form, listOf, StripeRefusal } from './params.ts';
import { newId, PRICES, type Resource, seconds, shaped, type World } from './world.ts';

type Endpoint = [
  method: string,
  path: RegExp,
  answer: (world: World, form: Form, id: string, origin: string) => unknown,
];

/** The calls that the program makes. Everything else is unknown here, as a reminder to build it. */
export const ENDPOINTS: readonly Endpoint[] = [
  ['POST', /^\/v1\/customers$/, (world, form) => createCustomer(world, form)],
  ['DELETE', /^\/v1\/customers\/(\w+)$/, (world, _form, id) => world.forget(id)],
  ['GET', /^\/v1\/checkout\/sessions$/, (world, form) => listSessions(world, form)],
  ['GET', /^\/v1\/invoices$/, (world, form) => listInvoices(world, form)],
  ['GET', /^\/v1\/invoice_payments$/, (world, form) => listPayments(world, form)],
  ['GET', /^\/v1\/refunds$/, (world, form) => listRefunds(world, form)],
  ['POST', /^\/v1\/refunds$/, (world, form) => createRefund(world, form)],
  ['POST', /^\/v1\/checkout\/sessions$/, (world, form, _id, origin) => createSession(world, form, origin)],
  ['GET', /^\/v1\/checkout\/sessions\/(\w+)$/, (world, form, id) => readSession(world, form, id)],
  ['POST', /^\/v1\/checkout\/sessions\/(\w+)\/expire$/, (world, form, id) => expireSession(world, form, id)],
  ['GET', /^\/v1\/subscriptions$/, (world, form) => listSubscriptions(world, form)],
  ['POST', /^\/v1\/subscriptions\/(\w+)$/, (world, form, id, origin) => updateSubscription(world, form, id, origin)],
  ['DELETE', /^\/v1\/subscriptions\/(\w+)$/, (world, form, id) => cancelSubscription(world, form, id)],
  ['POST', /^\/v1\/billing_portal\/sessions$/, (world, form, _id, origin) => createPortal(world, form, origin)],
];

function createCustomer(world: World, form: Form): Resource {
  check(form, params.CUSTOMER);
  const { email = null, metadata = {} } = form;
  const customer = shaped('customer', { id: newId('cus'), email, metadata });
  world.customers.set(customer.id, customer);
  return customer;
}

function createSession(world: World, form: Form, origin: string): Resource {
  check(form, params.SESSION);
  checkOne(form, 'mode', ['subscription']);
  checkUrl(form, 'success_url');
  checkUrl(form, 'cancel_url');
  const [line, ...others] = listOf(form.line_items);
  if (!line || others.length > 0)
    throw new StripeRefusal(400, 'This peer takes one line item.', { param: 'line_items' });
  check(line, params.LINE_ITEM);
  if (typeof form.subscription_data === 'object') check(form.subscription_data, params.SUBSCRIPTION_DATA);
  const price = knownPrice(line.price, 'line_items[0][price]');
  const customer = world.find('customers', String(form.customer), 'customer');
  const id = newId('cs_test');
  const session = shaped('checkout.session', {
    ...{
      id,
      customer: customer.id,
      mode: 'subscription',
      status: 'open',
      payment_status: 'unpaid',
      payment_intent: null,
    },
    ...{ url: `${origin}/pay/${id}`, success_url: form.success_url, cancel_url: form.cancel_url ?? null },
    ...{ metadata: form.metadata ?? {}, client_reference_id: form.client_reference_id ?? null },
    ...{ expires_at: seconds() + 86_400, amount_total: PRICES[price], currency: 'usd', subscription: null },
    ...{ price, subscriptionMetadata: (form.subscription_data as Form | undefined)?.metadata },
  });
  world.sessions.set(id, session);
  return shown(session);
}

function readSession(world: World, form: Form, id: string): Resource {
  check(form, 'expand');
  return shown(world.find('sessions', id));
}

function expireSession(world: World, form: Form, id: string): Resource {
  check(form, 'expand');
  return shown(world.expire(world.find('sessions', id)));
}

/** Without what only this peer remembers. */
function shown({ price: _price, subscriptionMetadata: _metadata, ...session }: Resource): Resource {
  return session as Resource;
}

function knownPrice(value: unknown, param: string): string {
  if (typeof value === 'string' && value in PRICES) return value;
  throw new StripeRefusal(400, `No such price: '${value}'`, { code: 'resource_missing', param });
}

function listSubscriptions(world: World, form: Form) {
  check(form, params.LIST);
  checkOne(form, 'status', [
    'active',
    'all',
    'canceled',
    'ended',
    'incomplete',
    'incomplete_expired',
    'past_due',
    'paused',
    'trialing',
    'unpaid',
  ]);
  const { customer, status } = form;
  if (customer !== undefined) world.find('customers', String(customer), 'customer');
  const data = [...world.subscriptions.values()].filter(
    (each) =>
      (customer === undefined || each.customer === customer) &&
      (status === 'all' || (status === undefined ? each.status !== 'canceled' : each.status === status)),
  );
  return pageOf('/v1/subscriptions', data, form);
}

/** A page of a list as Stripe gives it: the newest first, after the one that is named. */
function pageOf(url: string, all: Resource[], form: Form) {
  const data = all.toReversed();
  const after = form.starting_after === undefined ? 0 : data.findIndex(({ id }) => id === form.starting_after) + 1;
  const limit = Number(form.limit ?? 10);
  if (limit > 100) throw new StripeRefusal(400, 'Invalid limit: must be at most 100', { param: 'limit' });
  return { object: 'list', url, has_more: data.length > after + limit, data: data.slice(after, after + limit) };
}

function listSessions(world: World, form: Form) {
  check(form, params.SESSIONS);
  checkOne(form, 'status', ['complete', 'expired', 'open']);
  const data = [...world.sessions.values()].filter(
    (each) =>
      (form.customer === undefined || each.customer === form.customer) &&
      (form.status === undefined || each.status === form.status),
  );
  return pageOf('/v1/checkout/sessions', data.map(shown), form);
}

function listInvoices(world: World, form: Form) {
  check(form, params.INVOICES);
  checkOne(form, 'status', ['draft', 'open', 'paid', 'uncollectible', 'void']);
  const since = typeof form.created === 'object' ? Number(form.created.gte ?? 0) : 0;
  const data = [...world.invoices.values()].filter(
    (each) =>
      (form.subscription === undefined || each.parent.subscription_details.subscription === form.subscription) &&
      (form.status === undefined || each.status === form.status) &&
      each.created >= since,
  );
  return pageOf('/v1/invoices', data, form);
}

function listPayments(world: World, form: Form) {
  check(form, params.INVOICE_PAYMENTS);
  checkOne(form, 'status', ['canceled', 'open', 'paid']);
  const data = [...world.payments.values()].filter(({ invoice }) => invoice === form.invoice);
  return pageOf('/v1/invoice_payments', data, form);
}

function listRefunds(world: World, form: Form) {
  check(form, params.REFUNDS);
  const own = [...world.refunds.values()].filter((each) => each.payment_intent === form.payment_intent);
  return pageOf('/v1/refunds', own, form);
}

function createRefund(world: World, form: Form): Resource {
  check(form, params.REFUND);
  checkOne(form, 'reason', ['duplicate', 'fraudulent', 'requested_by_customer']);
  const amount = form.amount === undefined ? undefined : Number(form.amount);
  return world.refund(String(form.payment_intent), amount, form.metadata as Form | undefined);
}

function updateSubscription(world: World, form: Form, id: string, origin: string): Resource {
  check(form, params.UPDATE);
  checkOne(form, 'proration_behavior', ['always_invoice', 'create_prorations', 'none']);
  checkOne(form, 'payment_behavior', [
    'allow_incomplete',
    'default_incomplete',
    'error_if_incomplete',
    'pending_if_incomplete',
  ]);
  checkOne(form, 'cancel_at_period_end', ['true', 'false']);
  const subscription = world.find('subscriptions', id);
  if (subscription.status === 'canceled') {
    throw new StripeRefusal(400, 'A canceled subscription can only update its cancellation_details and metadata.');
  }
  if (form.payment_behavior === 'pending_if_incomplete') check(form, params.PENDING);
  for (const item of listOf(form.items)) {
    check(item, params.ITEM);
    if (item.id !== subscription.items.data[0].id) {
      throw new StripeRefusal(400, `No such subscription_item: '${item.id}'`, {
        code: 'resource_missing',
        param: 'items[0][id]',
      });
    }
    world.changePrice(
      subscription,
      knownPrice(item.price, 'items[0][price]'),
      form.proration_behavior === 'always_invoice',
    );
  }
  if (form.cancel_at_period_end !== undefined) {
    world.setCancel(subscription, form.cancel_at_period_end === 'true');
  }
  if (form.cancel_at === '') world.setCancel(subscription, false);
  if (typeof form.metadata === 'object') Object.assign(subscription.metadata, form.metadata);
  world.emit('customer.subscription.updated', subscription);
  const isExpanded = Object.values(form.expand ?? {}).includes('latest_invoice');
  const invoice = world.find('invoices', subscription.latest_invoice);
  invoice.hosted_invoice_url = `${origin}/invoice/${invoice.id}`;
  return isExpanded ? { ...subscription, latest_invoice: invoice } : subscription;
}

function cancelSubscription(world: World, form: Form, id: string): Resource {
  check(form, params.CANCEL);
  const subscription = world.find('subscriptions', id);
  if (subscription.status === 'canceled')
    throw new StripeRefusal(404, `No such subscription: '${id}'`, { code: 'resource_missing', param: 'id' });
  return world.end(id);
}

function createPortal(world: World, form: Form, origin: string): Resource {
  check(form, params.PORTAL);
  checkUrl(form, 'return_url');
  const { id: customer } = world.find('customers', String(form.customer), 'customer');
  const id = newId('bps');
  return shaped('billing_portal.session', {
    id,
    customer,
    return_url: form.return_url,
    url: `${origin}/portal/${customer}`,
    flow: null,
  });
}
