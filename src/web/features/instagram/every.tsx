import { Stack, Text } from '@mantine/core';
import type { InstagramState, Place } from '../../../contract/instagram.ts';
import { ChoiceGroup } from '../../ui/choice-group.tsx';
import { useSetRule } from './api.ts';
import { NotDone } from './connect.tsx';
import { UNCHANGED, WHAT_EVERY } from './words.ts';

const CHOSEN = 'chosen';
type Kind = Place | typeof CHOSEN;

/** Whether every video of a class goes there by itself, or only those that are chosen. */
export function Every({ account }: { account: NonNullable<InstagramState['account']> }) {
  const set = useSetRule();
  const every = set.isPending ? set.variables : account.every;
  return (
    <Stack gap="xs">
      <ChoiceGroup<Kind>
        label="Videos of your classes"
        choices={[
          { value: CHOSEN, label: 'I choose each one' },
          { value: 'reel', label: 'All as reels' },
          { value: 'story', label: 'All as stories' },
        ]}
        value={every ?? CHOSEN}
        onChange={(kind) => set.mutate(kind === CHOSEN ? null : kind)}
        shape="pills"
      />
      <NotDone title={UNCHANGED} error={set.error} />
      <Text size="sm" c="dimmed">
        {WHAT_EVERY[every ?? CHOSEN]}
      </Text>
    </Stack>
  );
}
