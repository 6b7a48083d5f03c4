import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { User } from '../../../contract/session.ts';
import { NetworkError } from '../../api/client.ts';
import { useElapsed } from '../../ui/use-elapsed.ts';
import { preferencesQuery } from './api.ts';

const GATE_DELAY_MS = 150;

/**
 * Whether a signed-in person must first fill in their profile. Once open, the gate stays open until the next sign-in, so that retyping a name in the
 * editor does not throw the person out of it. Mount with the person's id as key.
 */
export function useWelcomeGate(user: User): { state: 'waiting' | 'welcome' | 'open'; open: () => void } {
  const exempt = user.entitlements.plan === 'admin';
  const waited = useElapsed(GATE_DELAY_MS);
  const preferences = useQuery({ ...preferencesQuery, enabled: !exempt });
  const [opened, setOpened] = useState(exempt);
  const named = Boolean(preferences.data?.instructorName);
  const open = () => setOpened(true);

  useEffect(() => {
    if (named) setOpened(true);
  }, [named]);

  // Without a connection nobody can say who they are; the editor works without.
  const unreachable = preferences.error instanceof NetworkError;
  if (opened || named || unreachable) return { state: 'open', open };
  return { state: preferences.isPending || !waited ? 'waiting' : 'welcome', open };
}
