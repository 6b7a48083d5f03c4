import type { FastifyInstance } from 'fastify';
import * as calls from '../../../contract/billing.ts';
import { getLeavingConsequences } from '../../../contract/consequences.ts';
import { addRoute } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import * as actions from './actions.ts';
import { foreseeLeaving } from './leaving.ts';
import { hasMock } from './mock.ts';

export async function addBillingRoutes(app: FastifyInstance, services: Services): Promise<void> {
  addRoute(app, services, calls.getSubscription, ({ user }) => actions.readSubscription(services, user));
  addRoute(app, services, calls.createCheckout, async ({ user, body }) => ({
    success: true as const,
    ...(await actions.startCheckout(services, user, body.planId)),
  }));
  addRoute(app, services, calls.confirmCheckout, ({ user, body }) =>
    actions.confirmCheckout(services, user, body.sessionId),
  );
  addRoute(app, services, calls.downgradeSubscription, async ({ user, body }) => ({
    success: true as const,
    ...(await actions.downgrade(services, user, body.targetPlan)),
  }));
  addRoute(app, services, calls.cancelSubscription, async ({ user }) => ({
    success: true as const,
    ...(await actions.cancelOwn(services, user)),
  }));
  addRoute(app, services, calls.keepSubscription, async ({ user }) => ({
    success: true as const,
    ...(await actions.keepOwn(services, user)),
  }));
  addRoute(app, services, calls.getConsequences, ({ user }) => actions.consequencesOf(services.db, user.id));
  addRoute(app, services, getLeavingConsequences, ({ user }) => foreseeLeaving(services, user));
  addRoute(app, services, calls.openPortal, ({ user }) => actions.openPortal(services, user));
  addRoute(app, services, calls.processExpired, () => actions.processExpired(services));
  addRoute(app, services, calls.listUnmatched, async () => ({ subscriptions: await actions.listUnmatched(services) }));
  addRoute(app, services, calls.endUnmatched, async ({ user, params }) => ({
    message: await actions.endUnmatched(services, user, params.id),
  }));
  // Where it is not available it looks nonexistent to everyone, signed in or not.
  if (hasMock(services)) {
    addRoute(app, services, calls.simulateStripeSuccess, async ({ user, body }) => ({
      success: true as const,
      ...(await actions.simulatePayment(services, user, body)),
    }));
  }
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    addRoute(scope, services, calls.stripeWebhook, async ({ request }) => {
      await actions.takeEvent(services, request.body, request.headers['stripe-signature']);
      return { received: true as const };
    });
  });
}
