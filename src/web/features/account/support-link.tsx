import { Anchor, Button, Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { failureOf } from '../../api/failure.ts';
import { FailureText } from '../../ui/failure-text.tsx';
import { mailTo, siteQuery } from './api.ts';

type Props = {
  /** What the mail is about; it says whose account. */
  subject: string;
  /** What the mail says already. */
  body?: string;
};

/** Contact Support: opens a mail to support in the person's mail program. */
export function SupportLink({ subject, body }: Props) {
  const site = useQuery(siteQuery);
  if (site.isPending) return <Skeleton h="var(--sr-control)" />;
  if (site.isError) {
    return (
      <Text size="sm" c="dimmed">
        <FailureText failure={failureOf(site.error, { what: 'The support address could not be loaded.' })} />{' '}
        <Anchor component="button" type="button" size="sm" onClick={() => void site.refetch()}>
          Try again
        </Anchor>
      </Text>
    );
  }
  return (
    <Button
      component="a"
      variant="default"
      href={mailTo(site.data.supportEmail, subject, body)}
      title={site.data.supportEmail}
    >
      Contact Support
    </Button>
  );
}
