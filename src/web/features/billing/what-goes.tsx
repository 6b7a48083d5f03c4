import { List, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Consequences } from '../../../contract/billing.ts';
import { longDayOf } from '../../ui/dates.ts';
import { consequencesQuery } from './api.ts';

type Change = 'cancel' | 'downgrade';
type Props = {
  change: Change;
  /** What happens in any case; shown before the server has counted the rest, and if it cannot. */
  children: string;
};

/** What a cancellation or downgrade removes and what stays, in sentences; the server counts what can be counted. */
export function WhatGoes({ change, children }: Props) {
  const counted = useQuery(consequencesQuery).data;
  return (
    <Stack gap="sm">
      <Text>{children}</Text>
      {counted && (
        <List size="sm" spacing={4}>
          {consequencesOf(change, counted).map((line) => (
            <List.Item key={line}>{line}</List.Item>
          ))}
        </List>
      )}
    </Stack>
  );
}

const NUMBERS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];
const many = (count: number, one: string, more: string) => `${NUMBERS[count] ?? count} ${count === 1 ? one : more}`;

/** The sentences of the question. */
export function consequencesOf(change: Change, counted: Consequences): string[] {
  const { members, invitations, backgrounds, classTypes, lastDay, planAfter, backgroundsKeptUntil } = counted;
  const day = lastDay ? longDayOf(lastDay) : 'the last day';
  const lines: string[] = [];
  const when = change === 'downgrade' ? 'today' : `on ${day}`;
  if (members > 0) {
    lines.push(
      `${many(members, 'person', 'people')} in your team ${members === 1 ? 'loses' : 'lose'} access ${when}. Their own backgrounds are kept for 30 days.`,
    );
  }
  if (invitations > 0) {
    lines.push(
      `${many(invitations, 'open invitation', 'open invitations')} can no longer be accepted${change === 'cancel' ? ' from then on' : ''}.`,
    );
  }
  if (change === 'downgrade') {
    lines.push('Your texts, videos, backgrounds and class types are not affected.');
    return lines;
  }
  lines.push(
    planAfter === 'free'
      ? 'After that you are back on the free trial.'
      : 'After that you keep what your seat or role includes.',
  );
  if (backgrounds > 0 && backgroundsKeptUntil) {
    lines.push(
      `${many(backgrounds, 'background of yours is', 'backgrounds of yours are')} kept until ${longDayOf(backgroundsKeptUntil)}, then removed.`,
    );
  }
  if (classTypes > 0 && planAfter === 'free') {
    lines.push(
      `${many(classTypes, 'class type of yours stays', 'class types of yours stay')}, and can be changed again with a new plan.`,
    );
  }
  lines.push('Your account, your texts and your finished videos stay.');
  return lines;
}
