/** The build thread that renders the public pages; responds with them. */
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';

// The router's browser build calls the global object `self`.
Object.assign(globalThis, { self: globalThis });
const { prerenderPages } = await import(pathToFileURL(workerData as string).href);
parentPort?.postMessage(await prerenderPages());
