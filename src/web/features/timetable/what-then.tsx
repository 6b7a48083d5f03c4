import { Button, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Timetable } from '../../../contract/timetable.ts';
import { siteQuery } from '../../api/site.ts';
import { instagramQuery } from '../instagram/api.ts';
import { remindersQuery } from '../reminders/api.ts';
import classes from './posting.module.css';
import { PostingDialog } from './posting-rule.tsx';
import { sayThen } from './posting-words.ts';

/** What becomes of the videos that are made now, so that nothing has to be opened for it, and the way to have it otherwise. */
export function WhatThen({ timetable }: { timetable: Timetable }) {
  const [opened, setOpened] = useState(false);
  const hasInstagram = useQuery(siteQuery).data?.instagram === true;
  const instagram = useQuery({ ...instagramQuery, enabled: hasInstagram });
  const reminders = useQuery(remindersQuery);
  // What is not known is not said.
  if (!reminders.data || (hasInstagram && !instagram.data)) return null;
  const { byMail, devices } = reminders.data;
  const { words, change } = sayThen(timetable.postRule, {
    every: instagram.data?.account?.every ?? null,
    isReminded: byMail || devices.length > 0,
  });
  return (
    <div className={classes.then}>
      <Text size="sm">{words}</Text>
      <Button variant="subtle" size="compact-md" mih="var(--sr-touch)" onClick={() => setOpened(true)}>
        {change}
      </Button>
      <PostingDialog {...{ timetable, opened }} onClose={() => setOpened(false)} />
    </div>
  );
}
