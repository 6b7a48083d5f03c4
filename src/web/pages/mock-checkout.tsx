import { getRouteApi } from '@tanstack/react-router';
import { LEAST } from '../../contract/plans.ts';
import { MockCheckout } from '../features/billing/mock-checkout.tsx';
import { planOfSlug } from '../features/plans/selected-plan.ts';
import { DevelopmentOnly } from './development-only.tsx';
import { NarrowPage } from './narrow-page.tsx';

const route = getRouteApi('/mock-checkout');

/** The payment page in development; production has no such page. */
export default function MockCheckoutPage() {
  const { plan, session_id } = route.useSearch();
  return (
    <DevelopmentOnly>
      <NarrowPage title="Mock checkout">
        <MockCheckout plan={planOfSlug(plan) ?? LEAST} sessionId={session_id} />
      </NarrowPage>
    </DevelopmentOnly>
  );
}
