import { Button, Modal, Stack, Switch, Text, TextInput } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PostTime } from '../../../contract/posting.ts';
import type { Timetable } from '../../../contract/timetable.ts';
import { siteQuery } from '../../api/site.ts';
import { ChoiceGroup } from '../../ui/choice-group.tsx';
import { Icon } from '../../ui/icons.tsx';
import { showSuccess } from '../../ui/notify.tsx';
import { InstagramConnection } from '../instagram/connection.tsx';
import { Reminders } from '../reminders/reminders.tsx';
import { Failed } from './failed.tsx';
import { Meanwhile } from './meanwhile.tsx';
import { useSetPostRule } from './posting-api.ts';
import { PostingFeed } from './posting-feed.tsx';
import { sayDaysBefore, sayNoRule, sayRule } from './posting-words.ts';
import { useSetSeesFirst } from './review-api.ts';
import { useTyped } from './typed.ts';
import { sayTime } from './words.ts';

/** Says when the timetable's videos are to be posted, and opens what changes it. */
export function PostingRule({ timetable }: { timetable: Timetable }) {
  const [opened, setOpened] = useState(false);
  const { postRule, mayEdit } = timetable;
  return (
    <>
      <Button
        variant="subtle"
        size="compact-md"
        mih="var(--sr-touch)"
        px={0}
        leftSection={<Icon name="calendar" />}
        onClick={() => setOpened(true)}
      >
        {postRule ? `Post ${sayRule(postRule)}` : mayEdit ? 'Say when to post' : 'When to post'}
      </Button>
      <PostingDialog {...{ timetable, opened }} onClose={() => setOpened(false)} />
    </>
  );
}

type DialogProps = { timetable: Timetable; opened: boolean; onClose: () => void };

/** When videos are posted, and how: by whoever is reminded, or by itself. */
export function PostingDialog({ timetable, opened, onClose }: DialogProps) {
  const narrow = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
  return (
    <Modal opened={opened} onClose={onClose} title="When to post" fullScreen={narrow} size="md">
      <Stack gap="lg">
        {timetable.mayEdit ? <Rule timetable={timetable} /> : <Text>{sayStudios(timetable)}</Text>}
        {timetable.seesFirst !== null && <SeesFirst seesFirst={timetable.seesFirst} />}
        <Reminders />
        <InstagramConnection />
        <PostingFeed />
      </Stack>
    </Modal>
  );
}

const sayStudios = ({ postRule, studio }: Timetable): string =>
  postRule
    ? `${studio || 'Your studio'} posts each video ${sayRule(postRule)}. For a video of yours you can choose another time, at its class.`
    : sayNoRule(studio);

function SeesFirst({ seesFirst }: { seesFirst: boolean }) {
  const set = useSetSeesFirst();
  return (
    <Switch
      label="I see my team’s videos before they are posted"
      description="A video of theirs waits until you approve it. You get an email when there is something to see."
      checked={set.isPending ? set.variables : seesFirst}
      onChange={(event) => set.mutate(event.currentTarget.checked)}
    />
  );
}

const DAYS = [0, 1, 2, 3, 7];
const NONE = 'none';

type Chosen = { days: string; time: string };
const chosenOf = (rule: PostTime | null): Chosen =>
  rule ? { days: String(rule.daysBefore), time: rule.time } : { days: NONE, time: '18:00' };
/** The time of none does not matter. */
const isSame = (one: Chosen, other: Chosen) =>
  one.days === other.days && (one.days === NONE || one.time === other.time);

function Rule({ timetable: { postRule, zone } }: { timetable: Timetable }) {
  const there = chosenOf(postRule);
  const typed = useTyped<Chosen>('post-rule', { first: there, now: there, isSame });
  const { days, time } = typed.value;
  const set = (part: Partial<Chosen>) => typed.change((now) => ({ ...now, ...part }));
  const save = useSetPostRule();
  const rule: PostTime | null = days === NONE ? null : { daysBefore: Number(days), time };
  const offered = [...new Set([...DAYS, ...[postRule, rule].flatMap((each) => each?.daysBefore ?? [])])].sort(
    (a, b) => a - b,
  );
  return (
    <>
      <ChoiceGroup
        label="Post each class’s video"
        choices={[
          { value: NONE, label: 'At no set time' },
          ...offered.map((each) => ({ value: String(each), label: capital(sayDaysBefore(each)) })),
        ]}
        value={days}
        onChange={(value) => set({ days: value })}
        shape="pills"
      />
      {rule && (
        <TextInput
          type="time"
          label="At"
          description={zone && `On the clock of ${zone.replaceAll('_', ' ')}`}
          value={time}
          onChange={({ currentTarget: { value } }) => value && set({ time: value })}
        />
      )}
      {rule?.daysBefore === 0 && (
        <Text size="sm" c="dimmed">
          The video of a class that has begun by {sayTime(time)} is to be posted the day before at {sayTime(time)}.
        </Text>
      )}
      <WhoPosts />
      {!save.isPending && (
        <Meanwhile
          typed={typed}
          changed={`This was changed meanwhile: ${postRule ? `post ${sayRule(postRule)}` : 'at no set time'}.`}
        />
      )}
      <Failed error={save.error} />
      {typed.isTyped && (
        <Button
          variant="gradient"
          loading={save.isPending}
          onClick={() => save.mutate(rule, { onSuccess: () => showSuccess('The week shows when to post.') })}
        >
          Save
        </Button>
      )}
    </>
  );
}

function WhoPosts() {
  const hasInstagram = useQuery(siteQuery).data?.instagram === true;
  return (
    <Text size="sm" c="dimmed">
      {hasInstagram
        ? 'By itself it is posted only to Instagram, if you say so below. The week shows what else is due, and you say what you have posted.'
        : 'Nothing is posted by itself. The week shows what is due, and you say what you have posted.'}
    </Text>
  );
}

const capital = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
