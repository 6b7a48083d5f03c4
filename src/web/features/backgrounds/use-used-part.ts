import { useDebouncedValue } from '@mantine/hooks';
import { useMemo } from 'react';
import type { Clip } from '../../../contract/library.ts';
import { usedPart } from './part.ts';

/** The server cuts each part: only where the slider comes to rest is one asked for. */
const REST_MS = 400;

/** `usedPart`, once the start has not been moved for a moment. */
export function useUsedPart(clip: Clip | null, backgroundVideoUrl: string | null): Clip | null {
  const [settled] = useDebouncedValue(backgroundVideoUrl, REST_MS);
  return useMemo(() => clip && usedPart(clip, settled), [clip, settled]);
}
