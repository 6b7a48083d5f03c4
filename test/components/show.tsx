import { notifications } from '@mantine/notifications';
import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { expect } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { SIGNED_IN_COOKIE } from '../../src/contract/session.ts';
import { queryClient } from '../../src/web/api/query-client.ts';
import { App } from '../../src/web/app.tsx';
import { sessionEnded } from '../../src/web/features/auth/api.ts';
import { accountGone, leaving } from '../../src/web/features/auth/session.ts';
import { makeRouter } from '../../src/web/routes.tsx';
import { forgetFocus } from './focus.ts';
import { openSite } from './people.ts';

type Router = ReturnType<typeof makeRouter>;
let shown: { root: Root; container: HTMLElement } | null = null;

/** Opens a page of the program at this address, as the browser does when the program has been loaded. */
export async function openPage(path: string): Promise<Router> {
  const router = makeRouter(createMemoryHistory({ initialEntries: [path] }));
  return draw(router);
}

/** Draws one part alone, within everything that a page stands in, as on the page at `/`. It stays wherever its links lead. */
export async function showPart(part: ReactNode): Promise<Router> {
  const root = createRootRoute({
    component: () => <Suspense>{part}</Suspense>,
    notFoundComponent: () => null,
  });
  const start = createRoute({ getParentRoute: () => root, path: '/' });
  return draw(
    createRouter({ routeTree: root.addChildren([start]), history: createMemoryHistory() }) as unknown as Router,
  );
}

/** Reloads: what only the page knew is gone, what the browser keeps stays. */
export async function reload(router: Router): Promise<Router> {
  const { href } = router.state.location;
  await close();
  return openPage(href);
}

async function draw(router: Router): Promise<Router> {
  if (shown) await close();
  openSite();
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  shown = { root, container };
  root.render(<App router={router} />);
  return router;
}

async function close(): Promise<void> {
  forgetFocus();
  shown?.root.unmount();
  shown?.container.remove();
  shown = null;
  notifications.clean();
  await queryClient.cancelQueries();
  queryClient.clear();
  sessionEnded.set(false);
  accountGone.set(false);
  leaving.set(false);
}

/** Leaves the browser as it was before the test. */
export async function leave(): Promise<void> {
  await close();
  localStorage.clear();
  sessionStorage.clear();
  // biome-ignore lint/suspicious/noDocumentCookie: the server's part, which no page does
  document.cookie = `${SIGNED_IN_COOKIE}=; path=/; max-age=0`;
}

/** The button of exactly this name. */
export const button = (name: string) => page.getByRole('button', { name, exact: true });
/** The button of the background that is chosen, if it is this one. */
export const chosenBackground = (title: string) =>
  page.getByRole('button', { name: `Select: ${title}`, pressed: true, exact: true });
export const press = (name: string) => button(name).click();

/** Presses a key where that has the focus. */
export async function pressKey(locator: Locator, key: string): Promise<void> {
  (locator.element() as HTMLElement).focus();
  await userEvent.keyboard(`{${key}}`);
}

/** Closes the finished film, which has opened over everything. */
export async function closeFilm(): Promise<void> {
  const screen = page.getByRole('dialog', { name: 'Your video is ready' });
  await screen.getByRole('button', { name: 'Close' }).click();
  await expect.element(screen).not.toBeInTheDocument();
}
