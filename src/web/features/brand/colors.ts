import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { User } from '../../../contract/session.ts';
import { brandQuery } from './api.ts';

/** The colors of the person's brand kit as swatches, each once. */
export function useBrandColors({ entitlements }: Pick<User, 'entitlements'>): { color: string; name: string }[] {
  const kit = useQuery({ ...brandQuery, enabled: entitlements.brandKit }).data?.kit;
  return useMemo(() => {
    const [first, second] = [kit?.firstColor?.toLowerCase(), kit?.secondColor?.toLowerCase()];
    return [
      ...(first ? [{ color: first, name: 'Brand color' }] : []),
      ...(second && second !== first ? [{ color: second, name: 'Second brand color' }] : []),
    ];
  }, [kit]);
}
