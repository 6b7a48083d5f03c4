import { Anchor, Button, Stack, Text, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { captionFault } from '../../../contract/captions/places.ts';
import { CAPTION_MAX, type InstagramPost, type Place } from '../../../contract/instagram.ts';
import { siteQuery } from '../../api/site.ts';
import { ChoiceGroup } from '../../ui/choice-group.tsx';
import { LoadState } from '../../ui/load-state.tsx';
import { instagramQuery, useCancelPost, useInstagramPosts, usePlanPost } from '../instagram/api.ts';
import { Failed } from './failed.tsx';
import { sayInstagram } from './posting-words.ts';
import classes from './timetable.module.css';
import { captionQuery } from './week-captions.ts';
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

function PostLine({ post }: { post: InstagramPost }) {
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

function Choice({ onDay, before, onDone }: ChoiceProps) {
  const { occurrence } = onDay;
  const [place, setPlace] = useState<Place>(before?.place ?? 'reel');
  const written = useQuery(captionQuery(occurrence.made.promoId!));
  const [own, setOwn] = useState<string | null>(null);
  const plan = usePlanPost();
  const caption = own ?? written.data ?? '';
  const fault = place === 'reel' ? captionFault(caption, 'reel') : null;
  const send = () =>
    plan.mutate({ day: { id: occurrence.entryId, date: occurrence.of }, place, caption }, { onSuccess: onDone });
  return (
    <LoadState queries={[written]} title="The caption could not be loaded.">
      <Stack gap="sm" w="100%">
        <ChoiceGroup<Place>
          label="On Instagram it becomes"
          choices={[
            { value: 'reel', label: 'A reel' },
            { value: 'story', label: 'A story, for a day' },
          ]}
          value={place}
          onChange={setPlace}
          shape="pills"
        />
        {place === 'reel' ? (
          <Textarea
            label="Its caption"
            value={caption}
            autosize
            minRows={4}
            maxRows={12}
            maxLength={CAPTION_MAX}
            error={fault}
            onChange={({ currentTarget: { value } }) => setOwn(value)}
          />
        ) : (
          <Text size="sm" c="dimmed">
            Instagram takes neither captions nor link stickers with stories that are posted like this.
          </Text>
        )}
        <Text size="sm" c="dimmed">
          It is posted once, at its planned time. If the class or the text changes before that, nothing is posted until
          you choose again.
        </Text>
        <Failed error={plan.error} />
        <div className={classes.buttons}>
          <Button variant="gradient" loading={plan.isPending} disabled={fault !== null} onClick={send}>
            Post it at its time
          </Button>
          <Button variant="default" onClick={onDone}>
            Leave it
          </Button>
        </div>
      </Stack>
    </LoadState>
  );
}
