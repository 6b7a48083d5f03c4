import { useEffect } from 'react';

/**
 * Keeps the screen on while `wanted`, so that a phone does not go to sleep while its owner waits. The browser releases the lock whenever the page is
 * hidden; it is requested again when the page returns. If it is not supported, or a low battery forbids it, nothing happens.
 */
export function useWakeLock(wanted: boolean): void {
  useEffect(() => {
    if (!wanted || !('wakeLock' in navigator)) return;
    let over = false;
    const locks: WakeLockSentinel[] = [];
    const release = (lock: WakeLockSentinel) => lock.release().catch(() => undefined);
    const ask = () => {
      if (document.visibilityState !== 'visible') return;
      navigator.wakeLock.request('screen').then(
        (lock) => {
          if (over) return release(lock);
          locks.push(lock);
        },
        () => undefined,
      );
    };
    ask();
    document.addEventListener('visibilitychange', ask);
    return () => {
      over = true;
      document.removeEventListener('visibilitychange', ask);
      for (const lock of locks) void release(lock);
    };
  }, [wanted]);
}
