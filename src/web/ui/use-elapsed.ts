import { useTimeout } from '@mantine/hooks';
import { useState } from 'react';

/** False, and true once `ms` milliseconds have passed since the component was mounted. */
export function useElapsed(ms: number): boolean {
  const [elapsed, setElapsed] = useState(false);
  useTimeout(() => setElapsed(true), ms, { autoInvoke: true });
  return elapsed;
}
