import { Button, Stack, Text, Textarea, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useConfirm } from '../../ui/confirm.tsx';
import { dayOf } from '../../ui/dates.ts';
import { thisDevice } from '../../ui/hand-over.ts';
import { LoadState } from '../../ui/load-state.tsx';
import { showSuccess } from '../../ui/notify.tsx';
import { Failed } from './failed.tsx';
import sheet from './posting.module.css';
import { feedQuery, removeFeed, useMakeFeed } from './posting-api.ts';
import classes from './timetable.module.css';

const WHAT_FOR =
  'Google Calendar, Apple and Outlook show what you are to post, with a reminder at its time, if you give them an address of your own.';

/** The address at which a person's calendar reads when to post. */
export function PostingFeed() {
  const feed = useQuery(feedQuery);
  const make = useMakeFeed();
  const { ask, dialog } = useConfirm();
  const madeAt = feed.data?.madeAt ?? null;
  const again = () =>
    ask({
      title: 'Make a new address?',
      text: 'Calendars that read the one from before show nothing new from then on. Give them the new one.',
      action: 'Make a new address',
      keep: 'Keep it',
      failure: 'The address is as it was.',
      run: () => make.mutateAsync().then(() => undefined),
    });
  const remove = () =>
    ask({
      title: 'Remove the address?',
      text: 'Calendars that read it show nothing new from then on. You can make another one at any time.',
      action: 'Remove the address',
      keep: 'Keep it',
      danger: true,
      failure: 'The address still works.',
      run: async () => {
        await removeFeed();
        make.reset();
      },
    });
  return (
    <section aria-label="In your calendar">
      <Title order={3} size="h5" mb="xs">
        In your calendar
      </Title>
      <LoadState queries={[feed]} title="Whether you have an address could not be loaded.">
        <Stack gap="sm" align="start">
          <Text size="sm">{WHAT_FOR}</Text>
          {make.data && <Made address={make.data.address} />}
          {madeAt && !make.data && (
            <Text size="sm" c="dimmed">
              You have one since {dayOf(madeAt)}. It is not shown again.
            </Text>
          )}
          <Failed error={make.error} />
          <div className={classes.buttons}>
            <Button variant="default" loading={make.isPending} onClick={() => (madeAt ? again() : make.mutate())}>
              {madeAt ? 'Make a new address' : 'Make an address'}
            </Button>
            {madeAt && (
              <Button variant="subtle" color="gray" onClick={remove}>
                Remove it
              </Button>
            )}
          </div>
        </Stack>
      </LoadState>
      {dialog}
    </section>
  );
}

/** An address that has just been made, which is shown this once. */
function Made({ address }: { address: string }) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [isRefused, setRefused] = useState(false);
  const copy = () =>
    thisDevice()
      .copy(address)
      .then(
        () => showSuccess('The address is copied. In your calendar, choose “From URL” or “Subscribe”.'),
        () => {
          setRefused(true);
          field.current?.select();
        },
      );
  return (
    <Stack gap="sm" className={sheet.wide}>
      <Textarea
        ref={field}
        label="Your address"
        description="It is shown only now. Whoever has it can read when you post, and what."
        value={address}
        readOnly
        autosize
        spellCheck={false}
        styles={{ input: { fontFamily: 'var(--mantine-font-family-monospace)', overflowWrap: 'anywhere' } }}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Text size="sm" c="dimmed" role="status">
        {isRefused && 'Your browser does not let us copy. The address is selected: copy it from there.'}
      </Text>
      <Button variant="gradient" onClick={() => void copy()}>
        Copy the address
      </Button>
    </Stack>
  );
}
