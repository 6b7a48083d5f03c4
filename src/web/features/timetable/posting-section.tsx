import { Button, NativeSelect, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { type OwnPost, POST_DAYS_BEFORE, type Posting, type PostTime } from '../../../contract/posting.ts';
import { ChoiceGroup } from '../../ui/choice-group.tsx';
import { useInstagramPosts } from '../instagram/api.ts';
import { Failed } from './failed.tsx';
import sheet from './posting.module.css';
import { useSetPostTime, useTakeBack } from './posting-api.ts';
import { PostingInstagram } from './posting-instagram.tsx';
import { PostedButton, PostingLine } from './posting-line.tsx';
import { isGoing, isWithInstagram, sayDaysBefore, sayRule } from './posting-words.ts';
import classes from './timetable.module.css';
import type { OnDay } from './week-classes.ts';
import { sayDay } from './words.ts';

type Props = { onDay: OnDay; rule: PostTime | null; today: string };

/** When the video of a class is to be posted, by hand too, and that it was. */
export function PostingSection({ onDay, rule, today }: Props) {
  const [isChanging, setChanging] = useState(false);
  const { occurrence } = onDay;
  const { posting } = occurrence;
  const back = useTakeBack();
  const postOf = useInstagramPosts();
  if (!posting) return null;
  const post = postOf(occurrence);
  const isPosted = posting.state === 'posted';
  // Nobody is asked for what comes by itself; what it waits for may never come.
  const comesByItself = isGoing(post) && post.trouble === null;
  return (
    <section aria-label="Posting" className={classes.film}>
      <PostingLine {...{ occurrence, today }} post={post} />
      {posting.review?.note && (
        <Text size="sm" className={sheet.note}>
          {posting.review.owner || 'The owner'} writes: “{posting.review.note}”
        </Text>
      )}
      {posting.by === null && !isChanging && (
        <div className={classes.buttons}>
          {isPosted ? (
            <Button variant="default" loading={back.isPending} onClick={() => back.mutate(onDay)}>
              It is not posted
            </Button>
          ) : (
            <>
              {posting.state !== 'held' && !comesByItself && <PostedButton onDay={onDay} size="md" />}
              {!isWithInstagram(post) && (
                <Button variant="subtle" onClick={() => setChanging(true)}>
                  {posting.state === 'none' ? 'Say when to post' : 'Post at another time'}
                </Button>
              )}
            </>
          )}
        </div>
      )}
      {posting.by === null && !isChanging && <PostingInstagram onDay={onDay} />}
      {isChanging && <OwnTime {...{ onDay, posting, rule }} onDone={() => setChanging(false)} />}
    </section>
  );
}

type Kind = 'rule' | 'own' | 'never';
/** Whoever opens it wants another time. */
const kindOf = (own: OwnPost): Kind => (own === 'never' ? 'never' : 'own');

type OwnProps = { onDay: OnDay; posting: Posting; rule: PostTime | null; onDone: () => void };

function OwnTime({ onDay, posting: { own }, rule, onDone }: OwnProps) {
  const [kind, setKind] = useState<Kind>(kindOf(own));
  const [time, setTime] = useState<PostTime>(own && own !== 'never' ? own : (rule ?? { daysBefore: 1, time: '18:00' }));
  const save = useSetPostTime();
  const { date } = onDay.occurrence;
  const send = () =>
    save.mutate({ onDay, own: kind === 'rule' ? null : kind === 'never' ? 'never' : time }, { onSuccess: onDone });
  return (
    <>
      <ChoiceGroup<Kind>
        label="Post this video"
        choices={[
          { value: 'own', label: 'At this time' },
          { value: 'rule', label: rule ? `As usual: ${sayRule(rule)}` : 'At no set time' },
          { value: 'never', label: 'Not at all' },
        ]}
        value={kind}
        onChange={setKind}
        shape="pills"
      />
      {kind === 'own' && (
        <div className={`${classes.pair} ${sheet.wide}`}>
          <NativeSelect
            label="Day"
            value={String(time.daysBefore)}
            data={Array.from({ length: POST_DAYS_BEFORE + 1 }, (_, days) => ({
              value: String(days),
              label: `${sayDay(dayBefore(date, days))}, ${sayDaysBefore(days)}`,
            }))}
            onChange={({ currentTarget: { value } }) => setTime({ ...time, daysBefore: Number(value) })}
          />
          <TextInput
            type="time"
            label="Time"
            value={time.time}
            onChange={({ currentTarget: { value } }) => value && setTime({ ...time, time: value })}
          />
        </div>
      )}
      <Failed error={save.error} />
      <div className={classes.buttons}>
        <Button variant="gradient" loading={save.isPending} onClick={send}>
          Save the time
        </Button>
        <Button variant="default" onClick={onDone}>
          Leave it
        </Button>
      </div>
    </>
  );
}

const dayBefore = (date: string, days: number) =>
  new Date(Date.parse(`${date}T12:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10);
