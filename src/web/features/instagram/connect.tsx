import { Alert, Button } from '@mantine/core';
import { failureOf } from '../../api/failure.ts';
import { FailureText } from '../../ui/failure-text.tsx';
import { useConnect } from './api.ts';

type Props = { label: string; variant: 'gradient' | 'default' };

/** Leads to Instagram, which asks the person; why it does not stands over it, where nothing lies on top of it. */
export function Connect({ label, variant }: Props) {
  const connect = useConnect();
  return (
    <>
      <NotDone title="Instagram is not connected" error={connect.error} />
      <Button variant={variant} loading={connect.isPending || connect.isSuccess} onClick={() => connect.mutate()}>
        {label}
      </Button>
    </>
  );
}

/** That something is as it was, and why; nothing while there is no error. */
export function NotDone({ title, error }: { title: string; error: unknown }) {
  if (error === null) return null;
  return (
    <Alert color="danger" role="alert" title={title}>
      <FailureText failure={failureOf(error)} />
    </Alert>
  );
}
