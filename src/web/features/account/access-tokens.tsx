import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type AccessToken, listTokens, revokeToken, TOKENS_MAX } from '../../../contract/tokens.ts';
import { callApi } from '../../api/client.ts';
import { queryOf } from '../../api/query-client.ts';
import cards from '../../ui/card-list.module.css';
import { type Question, useConfirm } from '../../ui/confirm.tsx';
import { dayOf } from '../../ui/dates.ts';
import { LinkAnchor } from '../../ui/links.tsx';
import { LoadState } from '../../ui/load-state.tsx';
import { MadeToken } from './made-token.tsx';
import { MAY, MakeToken } from './make-token.tsx';

const tokensQuery = queryOf(listTokens);

type Props = { opened: boolean; onClose: () => void };
/** What the dialog shows: the list, the form, or a token that has just been made. */
type View = { at: 'list' | 'form' } | { at: 'made'; secret: string };

const TITLES = { list: 'Access tokens', form: 'New access token', made: 'Copy your token now' } as const;

/** A person's access tokens: what there is, a new one, and an end to one. */
export function AccessTokens({ opened, onClose }: Props) {
  const [view, setView] = useState<View>({ at: 'list' });
  const { ask, asking, dialog } = useConfirm();
  const tokens = useQuery({ ...tokensQuery, enabled: opened, refetchOnMount: 'always' });
  const toList = () => setView({ at: 'list' });
  const isMade = view.at === 'made';
  const close = () => {
    toList();
    onClose();
  };
  return (
    <>
      <Modal
        opened={opened && !asking}
        onClose={close}
        title={TITLES[view.at]}
        // A token that is seen once is not lost by a slip.
        closeOnClickOutside={!isMade}
        closeOnEscape={!isMade}
      >
        {view.at === 'list' && (
          <LoadState queries={[tokens]} title="Your access tokens could not be loaded.">
            {tokens.data && (
              <TokenList
                tokens={tokens.data.tokens}
                ask={ask}
                onChange={() => tokens.refetch()}
                onNew={() => setView({ at: 'form' })}
                onLeave={close}
              />
            )}
          </LoadState>
        )}
        {view.at === 'form' && (
          <MakeToken
            onCancel={toList}
            onMade={(secret) => {
              setView({ at: 'made', secret });
              void tokens.refetch();
            }}
          />
        )}
        {isMade && <MadeToken secret={view.secret} onDone={toList} />}
      </Modal>
      {dialog}
    </>
  );
}

type ListProps = {
  tokens: readonly AccessToken[];
  ask: (question: Question) => void;
  onChange: () => Promise<unknown>;
  onNew: () => void;
  onLeave: () => void;
};

function TokenList({ tokens, ask, onChange, onNew, onLeave }: ListProps) {
  const question = (token: AccessToken): Question => ({
    ...wordsOf(token),
    danger: true,
    run: async () => {
      await callApi(revokeToken, { params: { id: token.id } });
      await onChange();
    },
    failure: 'The token could not be removed.',
  });
  const isFull = tokens.filter((token) => !hasEnded(token)).length >= TOKENS_MAX;
  return (
    <Stack gap="lg">
      <Text>
        With a token your own programs make videos in your name, with your plan and its limits.{' '}
        <LinkAnchor to="/developers" onClick={onLeave} underline="always">
          See how
        </LinkAnchor>
      </Text>
      {tokens.length === 0 ? (
        <Text c="dimmed">You have no access tokens.</Text>
      ) : (
        <ul className={cards.list}>
          {tokens.map((token) => (
            <li key={token.id} className={cards.card}>
              <TokenCard token={token} onRevoke={() => ask(question(token))} />
            </li>
          ))}
        </ul>
      )}
      <Button variant="gradient" onClick={onNew} disabled={isFull}>
        New token
      </Button>
      <Text size="sm" c="dimmed">
        {isFull && `You have ${TOKENS_MAX} tokens, and there can be no more. `}
        Changing your password here leaves your tokens as they are. A new password by email ends all of them.
      </Text>
    </Stack>
  );
}

const wordsOf = (token: AccessToken) =>
  hasEnded(token)
    ? { title: `Remove “${token.name}”?`, text: 'It has ended: no program can use it.', action: 'Remove token' }
    : {
        title: `Revoke “${token.name}”?`,
        text: 'Programs that use this token are refused from then on. It cannot be brought back.',
        action: 'Revoke token',
      };

function TokenCard({ token, onRevoke }: { token: AccessToken; onRevoke: () => void }) {
  const { name, scopes, lastUsedOn, endsAt } = token;
  const used = lastUsedOn === null ? 'Never used' : `Last used ${dayOf(`${lastUsedOn}T12:00:00Z`)}`;
  const ended = hasEnded(token);
  return (
    <Group justify="space-between" align="center">
      <Stack gap={2} className={cards.text} flex="1 1 12rem">
        <Text fw={600}>{name}</Text>
        <Text size="sm" c="dimmed">
          {scopes.includes('make') ? MAY.make : MAY.read}
        </Text>
        <Text size="sm" c="dimmed">
          {used}
        </Text>
        <Text size="sm" c={ended ? 'danger.4' : 'dimmed'}>
          {ended ? 'Ended' : 'Ends'} {dayOf(endsAt)}
        </Text>
      </Stack>
      <Button variant="default" onClick={onRevoke} aria-label={`${ended ? 'Remove' : 'Revoke'} ${name}`} flex="none">
        {ended ? 'Remove' : 'Revoke'}
      </Button>
    </Group>
  );
}

const hasEnded = ({ endsAt }: AccessToken) => Date.parse(endsAt) <= Date.now();
