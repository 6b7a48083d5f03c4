import { Anchor, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type Failure, textOf } from '../api/failure.ts';
import { queryClient } from '../api/query-client.ts';
import { mailTo, siteQuery } from '../api/site.ts';

/** Every failure shown anywhere: the result of `failureOf`, and below it the reference for support if there is one. */
export function FailureText({ failure }: { failure: Failure }) {
  return (
    <>
      {textOf(failure)}
      {failure.reference !== null && <Reference failure={failure} reference={failure.reference} />}
    </>
  );
}

/** The reference, selected whole by one tap, and an e-mail to support that includes it. */
function Reference({ failure, reference }: { failure: Failure; reference: string }) {
  // Notifications are outside of the part of the page that provides a query client.
  const site = useQuery(siteQuery, queryClient).data;
  const body = `${textOf(failure)}\n\nReference ${reference}\nPage ${window.location.pathname}\n\nWhat I did:\n`;
  return (
    <Text component="span" display="block" size="sm" c="dimmed" mt={4}>
      Reference{' '}
      <Text component="span" inherit fw={600} style={{ userSelect: 'all', whiteSpace: 'nowrap' }}>
        {reference}
      </Text>
      {site && (
        <>
          {' · '}
          <Anchor inherit py={4} href={mailTo(site.supportEmail, `Spinreel, reference ${reference}`, body)}>
            Write to support
          </Anchor>
        </>
      )}
    </Text>
  );
}
