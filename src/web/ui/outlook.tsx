import { Alert, Button, List, Skeleton, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { failureOf } from '../api/failure.ts';
import { FailureText } from './failure-text.tsx';

/** What the server says an action would do. */
export type Outlook = {
  /** What happens, one sentence each. */
  lines: readonly string[];
  /** Why it cannot be done now; null if it can. */
  refusal: string | null;
  /** How many people lose their access. */
  people?: number;
  /** What can be done instead of the refused action. */
  instead?: { label: string; run: () => void };
};

/** Fetches an outlook, again for each question; without one there is nothing to wait for. */
export function useOutlook(look: (() => Promise<Outlook>) | undefined) {
  const id = useId();
  const query = useQuery({
    queryKey: ['outlook', id],
    queryFn: look ?? (() => Promise.resolve<Outlook>({ lines: [], refusal: null })),
    enabled: look !== undefined,
    staleTime: 0,
    gcTime: 0,
  });
  const known = look === undefined || query.data !== undefined;
  return { query, blocked: !known || (query.data?.refusal ?? null) !== null };
}

/** An outlook in a question: placeholders, what will happen, or why not. */
export function OutlookText({ query }: { query: ReturnType<typeof useOutlook>['query'] }) {
  const { data, isError, error, isLoading, refetch } = query;
  if (isLoading) {
    return (
      <Stack gap="xs" role="status" aria-label="Checking what this affects">
        <Skeleton h={18} />
        <Skeleton h={18} w="70%" />
      </Stack>
    );
  }
  if (isError) {
    return (
      <Alert color="danger" role="alert">
        <Stack gap="sm" align="flex-start">
          <FailureText failure={failureOf(error, { what: 'We could not check what this would affect.' })} />
          <Button variant="default" size="compact-md" onClick={() => void refetch()}>
            Try again
          </Button>
        </Stack>
      </Alert>
    );
  }
  if (!data) return null;
  if (data.refusal !== null) {
    return (
      <Alert color="gold" role="status" title="Not possible now">
        {data.refusal}
      </Alert>
    );
  }
  if (data.lines.length === 0) return null;
  return (
    <List spacing={6} size="sm" style={{ overflowWrap: 'anywhere' }}>
      {data.lines.map((line) => (
        <List.Item key={line}>{line}</List.Item>
      ))}
    </List>
  );
}
