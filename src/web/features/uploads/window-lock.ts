const locks = new Map<string, Promise<boolean>>();

/** True if only this window holds that name until it is closed; browsers without locks always return true. */
export function holdLock(name: string): Promise<boolean> {
  const held = locks.get(name) ?? requestLock(name);
  locks.set(name, held);
  return held;
}

function requestLock(name: string): Promise<boolean> {
  if (!navigator.locks) return Promise.resolve(true);
  return new Promise((resolve) => {
    const hold = (lock: Lock | null) => {
      resolve(lock !== null);
      return lock && new Promise<void>(() => undefined);
    };
    navigator.locks.request(name, { ifAvailable: true }, hold).catch(() => resolve(true));
  });
}
