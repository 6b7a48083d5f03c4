/** What `callFrom` runs in a thread of its own: fetches what it is told, and says how many milliseconds and bytes it was. */
import { parentPort } from 'node:worker_threads';

parentPort!.on('message', async ({ url, cookie }: { url: string; cookie: string }) => {
  const began = performance.now();
  const { byteLength } = await (await fetch(url, { headers: { cookie } })).arrayBuffer();
  parentPort!.postMessage({ ms: performance.now() - began, bytes: byteLength });
});
