import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { siteQuery } from '../features/account/api.ts';
import { MockCheckout } from '../features/billing/mock-checkout.tsx';
import { ErrorScreen } from '../ui/error-screen.tsx';
import { LoadingScreen } from '../ui/loading-screen.tsx';
import { sentenceOf } from '../ui/notify.tsx';
import { NarrowPage } from './narrow-page.tsx';
import { NotFoundPage } from './not-found.tsx';

const route = getRouteApi('/mock-checkout');

/** The payment page of a development machine; in production there is no such page. */
export default function MockCheckoutPage() {
  const { plan, session_id } = route.useSearch();
  const site = useQuery(siteQuery);
  if (site.isPending) return <LoadingScreen />;
  if (site.isError) {
    return (
      <ErrorScreen
        title="The page could not be loaded"
        action={{ label: 'Try Again', run: () => void site.refetch() }}
        details={site.error.message}
      >
        {sentenceOf(site.error)}
      </ErrorScreen>
    );
  }
  if (site.data.production) return <NotFoundPage />;
  return (
    <NarrowPage title="Mock checkout">
      <MockCheckout offer={plan === 'studio_pro' ? 'studio' : 'individual'} sessionId={session_id} />
    </NarrowPage>
  );
}
