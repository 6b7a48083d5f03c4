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

/** What becomes of the videos that are made now; null: it is not known. */
export function useThen(timetable: Timetable): ReturnType<typeof sayThen> | null {
  const hasInstagram = useQuery(siteQuery).data?.instagram === true;
  const instagram = useQuery({ ...instagramQuery, enabled: hasInstagram });
  const reminders = useQuery(remindersQuery);
  if (!reminders.data || (hasInstagram && !instagram.data)) return null;
  const { byMail, devices } = reminders.data;
  const { every = null, failing = null } = instagram.data?.account ?? {};
  if (every && failing) return { words: failing, change: 'Connect again', isSure: false };
  return sayThen(timetable, { every, isReminded: byMail || devices.length > 0 });
}

type Props = {
  timetable: Timetable;
  then: ReturnType<typeof useThen>;
  /** Something lies over what this is a part of, or no more. */
  onCovered: (isCovered: boolean) => void;
};

/** Says it, so that nothing has to be opened for it, and leads whoever can change it to where they can. */
export function WhatThen({ timetable, then, onCovered }: Props) {
  const [opened, setOpened] = useState(false);
  const open = (isOpen: boolean) => {
    setOpened(isOpen);
    onCovered(isOpen);
  };
  if (!then) return null;
  const { words, change } = then;
  return (
    <div className={classes.then}>
      <Text size="sm">{words}</Text>
      {change !== null && (
        <Button variant="subtle" size="compact-md" mih="var(--sr-touch)" onClick={() => open(true)}>
          {change}
        </Button>
      )}
      <PostingDialog {...{ timetable, opened }} onClose={() => open(false)} />
    </div>
  );
}
