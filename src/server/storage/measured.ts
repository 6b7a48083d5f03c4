import { storeErrors, storeSeconds } from '../telemetry/metrics.ts';
import { childOf, within } from '../telemetry/tracing.ts';
import { StorageError } from './errors.ts';
import type { Store } from './store.ts';

type Call = (...args: unknown[]) => unknown;

/** The same store, with the time and the failures of its calls counted. */
export function measured(store: Store): Store {
  // By the function, for a test may put another one in its place.
  const wrapped = new WeakMap<Call, Call>();
  return new Proxy(store, {
    get(target, name) {
      const call: unknown = Reflect.get(target, name);
      if (typeof call !== 'function') return call;
      const known = wrapped.get(call as Call) ?? counted(target, call as Call, String(name));
      wrapped.set(call as Call, known);
      return known;
    },
  });
}

function counted(target: Store, call: Call, operation: string): Call {
  return (...args: unknown[]) => {
    const end = storeSeconds.startTimer({ operation });
    const span = childOf(`store ${operation}`, 'client', {});
    const result: unknown = within(span, () => call.apply(target, args));
    // A listing is read while its reader works on it.
    if (!(result instanceof Promise)) {
      span?.end();
      return result;
    }
    const ended = result.finally(end);
    ended.then(
      () => span?.end(),
      (error) => span?.end(error),
    );
    return ended.catch((error) => {
      storeErrors.inc({ operation, reason: error instanceof StorageError ? error.code : 'other' });
      throw error;
    });
  };
}
