import { getRouteApi } from '@tanstack/react-router';
import { MockCheckout } from '../features/billing/mock-checkout.tsx';
import { DevelopmentOnly } from './development-only.tsx';
import { NarrowPage } from './narrow-page.tsx';

const route = getRouteApi('/mock-checkout');

/** The payment page of a development machine; in production there is no such page. */
export default function MockCheckoutPage() {
  const { plan, session_id } = route.useSearch();
  return (
    <DevelopmentOnly>
      <NarrowPage title="Mock checkout">
        <MockCheckout offer={plan === 'studio_pro' ? 'studio' : 'individual'} sessionId={session_id} />
      </NarrowPage>
    </DevelopmentOnly>
  );
}
