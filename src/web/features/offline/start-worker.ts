let started = false;

/**
 * Starts the service worker, once and after everything that the page itself loads. Who only visits or signs in never gets one. In WebKit,
 * `load` may come before this runs (bugs.webkit.org/277948).
 */
export function startWorker(): void {
  if (started) return;
  started = true;
  const start = () => void import('./service-worker.tsx').then((worker) => worker.start());
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start);
}
