import { Anchor, Button, Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { failureOf } from '../api/failure.ts';
import { mailTo, siteQuery } from '../api/site.ts';
import { FailureText } from './failure-text.tsx';

type Props = {
  /** The e-mail's subject, which says whose account it is about. */
  subject: string;
  /** The e-mail's prefilled text. */
  body?: string;
};

/** Contact Support: opens an e-mail to support in the person's mail program. */
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
