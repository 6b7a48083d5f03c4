import { Anchor, Button, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { InstagramPost } from '../../../contract/instagram.ts';
import { siteQuery } from '../../api/site.ts';
import { instagramQuery, useCancelPost, useInstagramPosts, usePlanPost } from '../instagram/api.ts';
import { Connect } from '../instagram/connect.tsx';
import { Failed } from './failed.tsx';
import { PostChoice } from './post-choice.tsx';
import { isGoing, sayInstagram } from './posting-words.ts';
import classes from './timetable.module.css';
import type { OnDay } from './week-classes.ts';

/** Whether the video of a class is posted to Instagram, how far that is, and what changes it; nothing where no account is connected. */
export function PostingInstagram({ onDay }: { onDay: OnDay }) {
  const isThere = useQuery(siteQuery).data?.instagram === true;
  const state = useQuery({ ...instagramQuery, enabled: isThere });
  const [isChoosing, setChoosing] = useState(false);
  const { occurrence } = onDay;
  const post = useInstagramPosts()(occurrence);
  const cancel = useCancelPost();
  if (!state.data?.account && !post) return null;
  const isOver = !post || post.state === 'cancelled' || post.state === 'failed';
  const mayChoose =
    state.data?.account?.failing === null &&
    (!post || post.isOpen) &&
    ['planned', 'overdue', 'held'].includes(occurrence.posting?.state ?? '');
  return (
    <Stack gap="xs" align="start">
      {post && <PostLine post={post} />}
      {isGoing(post) && post.trouble !== null && post.trouble === state.data?.account?.failing && (
        <Connect label="Connect again" variant="default" />
      )}
      {!isChoosing && (
        <div className={classes.buttons}>
          {mayChoose && (
            <Button variant="default" onClick={() => setChoosing(true)}>
              {isOver ? 'Post to Instagram by itself' : 'Change place or caption'}
            </Button>
          )}
          {post && (post.state === 'planned' || post.state === 'container' || post.state === 'processing') && (
            <Button
              variant="subtle"
              loading={cancel.isPending}
              onClick={() => cancel.mutate({ id: occurrence.entryId, date: occurrence.of })}
            >
              Do not post it there
            </Button>
          )}
        </div>
      )}
      <Failed error={cancel.error} />
      {isChoosing && <Choice {...{ onDay }} before={post ?? null} onDone={() => setChoosing(false)} />}
    </Stack>
  );
}

/** How far a video is on its way there, why not, and where it is. */
export function PostLine({ post }: { post: InstagramPost }) {
  const { permalink, trouble, state } = post;
  return (
    <Text size="sm" c={state === 'failed' ? 'danger.3' : 'dimmed'} role="status">
      {sayInstagram(post)}
      {trouble !== null && ` ${trouble}`}{' '}
      {permalink !== null && (
        <Anchor href={permalink} target="_blank" rel="noopener noreferrer" inherit>
          Open it
        </Anchor>
      )}
    </Text>
  );
}

type ChoiceProps = { onDay: OnDay; before: InstagramPost | null; onDone: () => void };

function Choice({ onDay: { occurrence }, before, onDone }: ChoiceProps) {
  const plan = usePlanPost();
  const day = { id: occurrence.entryId, date: occurrence.of };
  return (
    <PostChoice
      {...{ before, plan }}
      promoId={occurrence.made.promoId!}
      note="It is posted once, at its planned time. If the class or the text changes before that, nothing is posted until you choose again."
      action="Post it at its time"
      onPlan={(chosen) => plan.mutate({ day, ...chosen }, { onSuccess: onDone })}
      onLeave={onDone}
    />
  );
}
