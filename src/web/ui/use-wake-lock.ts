import { useEffect } from 'react';

/**
 * Keeps the screen on as long as `wanted`, so that a phone in the hand does not fall asleep over what it waits for. The browser takes the lock away
 * whenever the page is hidden; it is asked for again when the page is back. Where there is none, or a low battery forbids it, nothing happens.
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
