import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { userQuery } from '../features/auth/api.ts';
import { PaymentOutcome } from '../features/billing/payment-outcome.tsx';
import { useConfirmation } from '../features/billing/use-confirmation.ts';
import { NarrowPage } from './narrow-page.tsx';

const route = getRouteApi('/subscription/success');

/** Where a payment returns to. What it says depends on the server, not the URL. */
export default function SubscriptionSuccessPage() {
  const { payment_success, session_id } = route.useSearch();
  const user = useQuery(userQuery).data ?? null;
  const confirmation = useConfirmation(session_id ?? null, payment_success === 'true', user !== null);
  return (
    <NarrowPage title="Your plan">
      <PaymentOutcome confirmation={confirmation} user={user} />
    </NarrowPage>
  );
}
