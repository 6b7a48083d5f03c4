import './no-eval.ts';
import '@fontsource/inter/400.css';
import '@fontsource/inter/500.css';
import '@fontsource/inter/600.css';
import '@fontsource/playfair-display/600.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { watchConnection } from './api/connection.ts';
import { takeKnown } from './api/known.ts';
import { watchUncaught } from './api/report.ts';
import { App } from './app.tsx';
import { makeRouter } from './routes.tsx';

watchUncaught();

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no element #root');

if (container.hasChildNodes()) {
  // Not awaited: pages import what shares a file with this module, and would wait for it while it waits for them.
  void takeOver(container);
} else {
  // With the first call instead of after it: who gets this document at this address is signed in. If it fails, the page says so.
  if (window.location.pathname === '/') import('./pages/studio.tsx').catch(() => undefined);
  begin();
  createRoot(container).render(<App router={makeRouter()} />);
}

function begin(): void {
  takeKnown();
  watchConnection();
}

/** Hydrates a finished document, in steps with pauses between them, so that a press never has to wait. */
async function takeOver(root: HTMLElement): Promise<void> {
  await room();
  begin();
  await room();
  const router = makeRouter();
  await room();
  await router.load();
  await room();
  startTransition(() => {
    hydrateRoot(root, <App router={router} />);
  });
}

/** Lets the browser handle input and paint before continuing. */
function room(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
