import { Alert, Badge, Button, Group, Loader, Modal, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { failureOf } from '../../api/failure.ts';
import { siteQuery } from '../../api/site.ts';
import { FailureText } from '../../ui/failure-text.tsx';
import { keepChoice, readStored, useChoice } from './consent.ts';

type Props = { opened: boolean; onClose: () => void };
type Kind = { name: string; state: string; text: string };

const ALWAYS: readonly Kind[] = [
  {
    name: 'Essential',
    state: 'Always on',
    text: 'The cookie that keeps you signed in, and your answer to this question.',
  },
  {
    name: 'Functional',
    state: 'Always on',
    text: 'Your latest promos, what you are uploading or cutting together, and the plan you picked, stored in this browser so they are here when you come back. Signing out removes them from this browser; your account keeps the promos.',
  },
  { name: 'Analytics', state: 'Not used', text: 'We do not track your visits.' },
];

/** The four kinds of cookies, what each is used for here, and the choice about the optional one. */
export default function CookieSettings({ opened, onClose }: Props) {
  const site = useQuery(siteQuery);
  const choice = useChoice();
  const choose = (next: 'accepted' | 'refused') => {
    keepChoice(next);
    onClose();
  };
  const optional = site.data !== undefined && site.data.metaPixelId !== null;

  return (
    <Modal opened={opened} onClose={onClose} title="Cookie Settings">
      <Stack gap="lg">
        {ALWAYS.map((kind) => (
          <KindOfCookies key={kind.name} {...kind} />
        ))}
        {site.isPending && <Loader aria-label="Loading" />}
        {site.isError && (
          <Alert color="danger">
            <FailureText failure={failureOf(site.error, { what: 'The cookie settings could not be loaded.' })} />
          </Alert>
        )}
        {site.data && (
          <KindOfCookies
            name="Advertising"
            state={optional ? STATES[choice ?? 'unasked'] : 'Not used'}
            text={
              optional
                ? 'The Meta pixel tells us which ads bring people here: that someone looked at or bought a plan, or made a video. It loads only if you accept, and we ask again after 13 months.'
                : 'There is no advertising on this site right now, so there is nothing to choose.'
            }
          />
        )}
        {optional ? <Choose choose={choose} /> : <CloseButton onClose={onClose} />}
      </Stack>
    </Modal>
  );
}

const STATES = { accepted: 'Accepted', refused: 'Refused', unasked: 'Off until you accept' } as const;

function KindOfCookies({ name, state, text }: Kind) {
  return (
    <Stack gap={4}>
      <Group justify="space-between" gap="xs">
        <Title order={3} size="h4">
          {name}
        </Title>
        <Badge variant="outline" color="gold.5" tt="none">
          {state}
        </Badge>
      </Group>
      <Text size="sm" c="dimmed">
        {text}
      </Text>
    </Stack>
  );
}

function Choose({ choose }: { choose: (choice: 'accepted' | 'refused') => void }) {
  const stored = readStored();
  return (
    <Stack gap="sm">
      {stored && (
        <Text size="sm" c="dimmed">
          You {stored.choice} advertising cookies on{' '}
          {new Date(stored.date).toLocaleDateString(undefined, { dateStyle: 'long' })}.
        </Text>
      )}
      <SimpleGrid cols={2} spacing="sm">
        <Button variant="default" onClick={() => choose('refused')}>
          Refuse
        </Button>
        <Button variant="default" onClick={() => choose('accepted')}>
          Accept
        </Button>
      </SimpleGrid>
    </Stack>
  );
}

function CloseButton({ onClose }: { onClose: () => void }) {
  return (
    <Button variant="default" onClick={onClose}>
      Close
    </Button>
  );
}
