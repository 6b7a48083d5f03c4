import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type RouterHistory,
  redirect,
  stringifySearchWith,
} from '@tanstack/react-router';
import { type ConsoleSearch, consoleOfFragment, readConsole } from './features/consoles/console.ts';
import { keepSelectedPlan, planOfSlug } from './features/plans/selected-plan.ts';
import { ErrorPage } from './pages/error.tsx';
import { HomePage } from './pages/home.tsx';
import { NotFoundPage } from './pages/not-found.tsx';
import { RootPage } from './pages/root.tsx';
import { LoadingScreen } from './ui/loading-screen.tsx';

declare module '@tanstack/history' {
  interface HistoryState {
    /** The e-mail of the future account, kept out of the URL so that it appears in no log. */
    email?: string;
  }
}

const root = createRootRoute({ component: RootPage, errorComponent: ErrorPage, notFoundComponent: NotFoundPage });
const parent = { getParentRoute: () => root };

/** Reads from an address the parameters of these names; whatever else it has is left out. */
function only<Name extends string>(...names: Name[]): (search: Record<string, unknown>) => { [name in Name]?: string } {
  return (search) => {
    const given = names.filter((name) => typeof search[name] === 'string').map((name) => [name, search[name]]);
    return Object.fromEntries(given) as { [name in Name]?: string };
  };
}
// Named one by one: within a route, the type that is expected there would stand for the names.
const READ = {
  auth: only('mode', 'next', 'error'),
  token: only('token'),
  reminder: only('key', 'stop'),
  upgrade: only('feature', 'error', 'plan'),
  checkout: only('plan', 'session_id'),
  week: only('videos', 'instagram'),
  month: only('month'),
  success: only('payment_success', 'session_id'),
};

const home = createRoute({
  ...parent,
  path: '/',
  // Which promo the editor opens, and whether its finished video over it. Campaign parameters stay in the URL.
  validateSearch: ({
    console,
    person,
    promo,
    show,
    ...others
  }: Record<string, unknown>): ConsoleSearch & { promo?: string; show?: 'video' } => ({
    ...others,
    ...(typeof promo === 'string' && { promo }),
    ...(show === 'video' && { show }),
    ...readConsole({ console, person }),
  }),
  beforeLoad: ({ location, search }) => {
    const called = consoleOfFragment(location.hash);
    if (called) throw redirect({ to: '/', search: { ...search, ...called }, replace: true });
  },
  component: HomePage,
  staticData: { audience: 'everybody' },
});
const auth = createRoute({
  ...parent,
  path: '/auth',
  validateSearch: READ.auth,
  component: lazyRouteComponent(() => import('./pages/auth.tsx')),
  // It sends people who are already signed in on to where they were going.
  staticData: { audience: 'everybody', beforeWelcome: true },
});
const resetPassword = createRoute({
  ...parent,
  path: '/reset-password',
  validateSearch: READ.token,
  component: lazyRouteComponent(() => import('./pages/reset-password.tsx')),
  staticData: { audience: 'everybody', beforeWelcome: true },
});
const reminder = createRoute({
  ...parent,
  path: '/reminder',
  validateSearch: READ.reminder,
  component: lazyRouteComponent(() => import('./pages/reminder.tsx')),
  // A mail is answered without a session.
  staticData: { audience: 'everybody', beforeWelcome: true },
});
const join = createRoute({
  ...parent,
  path: '/join',
  validateSearch: READ.token,
  component: lazyRouteComponent(() => import('./pages/join.tsx')),
  // People who join get their name from the studio's owner.
  staticData: { audience: 'everybody', beforeWelcome: true },
});
const upgrade = createRoute({
  ...parent,
  path: '/upgrade',
  validateSearch: READ.upgrade,
  // A pressed plan comes in the URL, so that a press counts before the page's code has loaded; it is then kept in the browser and removed from the
  // URL.
  beforeLoad: ({ search: { plan, ...search } }) => {
    if (plan === undefined) return;
    const pressed = planOfSlug(plan);
    if (pressed) keepSelectedPlan(pressed);
    throw redirect({ to: '/upgrade', search, replace: true });
  },
  component: lazyRouteComponent(() => import('./pages/upgrade.tsx')),
  staticData: { audience: 'everybody' },
});
const mockCheckout = createRoute({
  ...parent,
  path: '/mock-checkout',
  validateSearch: READ.checkout,
  component: lazyRouteComponent(() => import('./pages/mock-checkout.tsx')),
  staticData: { audience: 'everybody' },
});
const subscriptionSuccess = createRoute({
  ...parent,
  path: '/subscription/success',
  validateSearch: READ.success,
  component: lazyRouteComponent(() => import('./pages/subscription-success.tsx')),
  staticData: { audience: 'everybody' },
});
const accountSwitch = createRoute({
  ...parent,
  path: '/account-switch',
  component: lazyRouteComponent(() => import('./pages/account-switch.tsx')),
  staticData: { audience: 'signedIn' },
});

const promos = createRoute({
  ...parent,
  path: '/promos',
  component: lazyRouteComponent(() => import('./pages/promos.tsx')),
  staticData: { audience: 'signedIn' },
});

const week = createRoute({
  ...parent,
  path: '/week',
  validateSearch: READ.week,
  component: lazyRouteComponent(() => import('./pages/week.tsx')),
  staticData: { audience: 'signedIn' },
});

const month = createRoute({
  ...parent,
  path: '/month',
  validateSearch: READ.month,
  component: lazyRouteComponent(() => import('./pages/month.tsx')),
  staticData: { audience: 'signedIn' },
});

const compression = createRoute({
  ...parent,
  path: '/compression',
  component: lazyRouteComponent(() => import('./pages/tools/compression.tsx')),
  staticData: { audience: 'signedIn' },
});
const transparencyTest = createRoute({
  ...parent,
  path: '/transparency-test',
  component: lazyRouteComponent(() => import('./pages/tools/transparency-test.tsx')),
  staticData: { audience: 'signedIn' },
});
const transparencyTestSimple = createRoute({
  ...parent,
  path: '/transparency-test-simple',
  component: lazyRouteComponent(() => import('./pages/tools/transparency-test-simple.tsx')),
  staticData: { audience: 'signedIn' },
});

/** The same for everyone, whether signed in or not, with or without a filled-in profile. */
const legal = { audience: 'everybody', forAll: true } as const;
const privacy = createRoute({
  ...parent,
  path: '/privacy',
  component: lazyRouteComponent(() => import('./pages/legal/privacy.tsx')),
  staticData: legal,
});
const terms = createRoute({
  ...parent,
  path: '/terms',
  component: lazyRouteComponent(() => import('./pages/legal/terms.tsx')),
  staticData: legal,
});
const refunds = createRoute({
  ...parent,
  path: '/refund-policy',
  component: lazyRouteComponent(() => import('./pages/legal/refunds.tsx')),
  staticData: legal,
});
const cookies = createRoute({
  ...parent,
  path: '/cookie-policy',
  component: lazyRouteComponent(() => import('./pages/legal/cookies.tsx')),
  staticData: legal,
});
const browsers = createRoute({
  ...parent,
  path: '/browsers',
  component: lazyRouteComponent(() => import('./pages/legal/browsers.tsx')),
  staticData: legal,
});

const developers = createRoute({
  ...parent,
  path: '/developers',
  component: lazyRouteComponent(() => import('./pages/developers/developers.tsx')),
  staticData: { audience: 'everybody', forAll: true },
});

/** The router of all pages. `history` tracks the current URL; by default, the browser's own. */
export function makeRouter(history?: RouterHistory) {
  return createRouter({
    routeTree: root.addChildren([
      home,
      auth,
      resetPassword,
      reminder,
      join,
      upgrade,
      mockCheckout,
      subscriptionSuccess,
      accountSwitch,
      promos,
      week,
      month,
      compression,
      transparencyTest,
      transparencyTestSimple,
      privacy,
      terms,
      refunds,
      cookies,
      browsers,
      developers,
    ]),
    // Values stay strings: a token of digits must not become a number, nor `true` a boolean.
    parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
    stringifySearch: stringifySearchWith(String),
    defaultErrorComponent: ErrorPage,
    defaultPendingComponent: LoadingScreen,
    defaultNotFoundComponent: NotFoundPage,
    scrollRestoration: history === undefined,
    // Outside of a browser there is no window to read the origin from; no link is built from it.
    ...(history && { history, origin: 'http://localhost' }),
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof makeRouter>;
  }
  interface StaticDataRouteOption {
    /** Who may see the page; everyone else gets the not-found screen. */
    audience?: 'everybody' | 'signedIn';
    /** Shown even before the welcome form is filled in. */
    beforeWelcome?: boolean;
    /** Shown without waiting to know who is signed in. */
    forAll?: boolean;
  }
}
