const FAILURES = 5;
const REST_MS = 60_000;

/** Says when a service that keeps failing is left alone. */
export interface Breaker {
  /** Whether the service may be asked. After its rest the first caller may, and no other until it is known what came of that. */
  mayAsk(): boolean;
  worked(): void;
  failed(): void;
  /** The caller went away before anything was known. */
  gaveUp(): void;
}

/** After five failures in a row the service is not asked for a minute; then one caller tries. */
export function createBreaker(now: () => number = Date.now): Breaker {
  let failures = 0;
  let restsUntil = 0;
  let isTrying = false;
  return {
    mayAsk() {
      if (failures < FAILURES) return true;
      if (isTrying || now() < restsUntil) return false;
      isTrying = true;
      return true;
    },
    worked() {
      failures = 0;
      isTrying = false;
    },
    failed() {
      failures++;
      isTrying = false;
      restsUntil = now() + REST_MS;
    },
    gaveUp() {
      isTrying = false;
    },
  };
}
