import { AsyncLocalStorage } from 'node:async_hooks';

/** On whose behalf code runs: a request, or a job. */
export type Origin = {
  /** The id of the request, or of the request that queued the job; null: nobody's, as with scheduled jobs. */
  readonly request: string | null;
  /** The kind of the job; null: a request. */
  readonly job: string | null;
};

const NOBODY: Origin = { request: null, job: null };
const store = new AsyncLocalStorage<Origin>();

/** Runs `work` on behalf of `origin`, with everything that it calls and awaits. */
export function onBehalfOf<Result>(origin: Origin, work: () => Result): Result {
  return store.run(origin, work);
}

/** On whose behalf the caller runs. */
export function currentOrigin(): Origin {
  return store.getStore() ?? NOBODY;
}
