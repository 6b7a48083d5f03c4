/** The thread of the build in which the public pages are drawn; answers with them. */
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';

// The router's browser half names the global object so.
Object.assign(globalThis, { self: globalThis });
const { prerenderPages } = await import(pathToFileURL(workerData as string).href);
parentPort?.postMessage(await prerenderPages());
