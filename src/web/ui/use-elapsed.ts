import { useTimeout } from '@mantine/hooks';
import { useState } from 'react';

/** False until `ms` milliseconds have passed since the component mounted, then true. */
export function useElapsed(ms: number): boolean {
  const [elapsed, setElapsed] = useState(false);
  useTimeout(() => setElapsed(true), ms, { autoInvoke: true });
  return elapsed;
}
