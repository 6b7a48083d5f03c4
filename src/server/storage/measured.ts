import { storeErrors, storeSeconds } from '../telemetry/metrics.ts';
import { StorageError } from './errors.ts';
import type { Storage } from './store.ts';

type Call = (...args: unknown[]) => unknown;

/** The same store, with the time and the failures of its calls counted. */
export function measured(storage: Storage): Storage {
  // By the function, for a test may put another one in its place.
  const wrapped = new WeakMap<Call, Call>();
  return new Proxy(storage, {
    get(target, name) {
      const call: unknown = Reflect.get(target, name);
      if (typeof call !== 'function') return call;
      const known = wrapped.get(call as Call) ?? counted(target, call as Call, String(name));
      wrapped.set(call as Call, known);
      return known;
    },
  });
}

function counted(target: Storage, call: Call, operation: string): Call {
  return (...args: unknown[]) => {
    const end = storeSeconds.startTimer({ operation });
    const result: unknown = call.apply(target, args);
    // A listing is read while its reader works on it.
    if (!(result instanceof Promise)) return result;
    return result.finally(end).catch((error) => {
      storeErrors.inc({ operation, reason: error instanceof StorageError ? error.code : 'other' });
      throw error;
    });
  };
}
