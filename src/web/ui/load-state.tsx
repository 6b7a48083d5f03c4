import { Alert, Button, Skeleton, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { failureOf } from '../api/failure.ts';
import { FailureText } from './failure-text.tsx';

type Props = {
  /** What must be loaded before the children render. */
  queries: readonly { data: unknown; isError: boolean; error: unknown; refetch: () => unknown }[];
  /** The sentence above the reason if one of them fails. */
  title: string;
  children: ReactNode;
};

/** A part of a page that waits for the server: placeholders, then its children; a failure with a retry button appears above what was there before. */
export function LoadState({ queries, title, children }: Props) {
  const failed = queries.filter(({ isError }) => isError);
  const ready = queries.every(({ data }) => data !== undefined);
  return (
    <>
      {failed.length > 0 && (
        <Alert color="danger" role="alert" title={title}>
          <Stack gap="sm" align="flex-start">
            <Text size="sm" component="div">
              <FailureText failure={failureOf(failed[0]!.error)} />
            </Text>
            <Button variant="default" size="compact-md" onClick={() => failed.map(({ refetch }) => refetch())}>
              Try again
            </Button>
          </Stack>
        </Alert>
      )}
      {ready && children}
      {!ready && failed.length === 0 && (
        <Stack gap="sm" role="status" aria-label="Loading">
          <Skeleton h={72} />
          <Skeleton h={72} />
          <Skeleton h={72} />
        </Stack>
      )}
    </>
  );
}
