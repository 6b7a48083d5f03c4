import { storeErrors, storeSeconds } from '../telemetry/metrics.ts';
import { StorageError } from './errors.ts';
import type { Storage } from './store.ts';

/** The same store, with the time and the failures of its calls counted. */
export function measured(storage: Storage): Storage {
  const wrapped = new Map<PropertyKey, unknown>();
  return new Proxy(storage, {
    get(target, operation) {
      const known = wrapped.get(operation) ?? wrap(target, operation);
      wrapped.set(operation, known);
      return known;
    },
  });
}

function wrap(target: Storage, name: PropertyKey): unknown {
  const value: unknown = Reflect.get(target, name);
  if (typeof value !== 'function') return value;
  const operation = String(name);
  return (...args: unknown[]) => {
    const end = storeSeconds.startTimer({ operation });
    const result: unknown = value.apply(target, args);
    // A listing is read while its reader works on it.
    if (!(result instanceof Promise)) return result;
    return result.finally(end).catch((error) => {
      storeErrors.inc({ operation, reason: error instanceof StorageError ? error.code : 'other' });
      throw error;
    });
  };
}
