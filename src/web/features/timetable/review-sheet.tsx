import { Button, Modal, Stack, Text, Textarea, Title } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { coverAddress } from '../../../contract/media.ts';
import { REVIEW_NOTE, type SeenVideo } from '../../../contract/reviews.ts';
import type { Timetable } from '../../../contract/timetable.ts';
import { Icon } from '../../ui/icons.tsx';
import { LoadState } from '../../ui/load-state.tsx';
import classes from './review.module.css';
import { useAnswer, useReviews } from './review-api.ts';
import timetables from './timetable.module.css';
import { count, sayDay, sayTime } from './words.ts';

type Props = {
  timetable: Timetable;
  /** It is opened by the address of the page. */
  opened: boolean;
  onOpen: (opened: boolean) => void;
};

/** Tells a studio's owner how many of the team's videos wait for them, and shows these. */
export function Reviews({ timetable, opened, onOpen }: Props) {
  const narrow = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
  const query = useReviews(timetable);
  if (!timetable.seesFirst) return null;
  const videos = query.data?.videos ?? [];
  const waiting = videos.filter(({ state }) => state === 'waiting').length;
  return (
    <>
      {waiting > 0 && (
        <section className={timetables.progress} aria-label="Videos of your team">
          <Text fw={600}>
            {count(waiting, 'video')} of your team {waiting === 1 ? 'waits' : 'wait'} for you
          </Text>
          <Button variant="default" onClick={() => onOpen(true)}>
            {waiting === 1 ? 'See it' : 'See them'}
          </Button>
        </section>
      )}
      <Modal opened={opened} onClose={() => onOpen(false)} title="Videos of your team" fullScreen={narrow} size="lg">
        <LoadState queries={[query]} title="The videos could not be loaded.">
          <Videos videos={videos} />
        </LoadState>
      </Modal>
    </>
  );
}

function Videos({ videos }: { videos: readonly SeenVideo[] }) {
  const waiting = videos.filter(({ state }) => state === 'waiting');
  const others = videos.filter(({ state }) => state !== 'waiting');
  return (
    <Stack gap="lg">
      {waiting.length === 0 ? (
        <Text role="status">Nothing waits for you. New videos of your team are shown here before they are posted.</Text>
      ) : (
        <ul className={timetables.rows}>
          {waiting.map((video) => (
            <Video key={`${video.renderId} ${video.of}`} video={video} />
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <section aria-label="Seen">
          <Title order={3} size="h4" mb="xs">
            Seen
          </Title>
          <ul className={timetables.rows}>
            {others.map((video) => (
              <Video key={`${video.renderId} ${video.of}`} video={video} />
            ))}
          </ul>
        </section>
      )}
    </Stack>
  );
}

const nameOf = ({ classType, date, time }: SeenVideo) => `${classType}, ${sayDay(date)}, ${sayTime(time)}`;

/** A video with its class, and the taps that answer for it. */
function Video({ video }: { video: SeenVideo }) {
  const [isWriting, setWriting] = useState(false);
  const { classType, date, time, member, when, address } = video;
  return (
    <li className={classes.video}>
      {/* biome-ignore lint/a11y/useMediaCaption: its words stand in it, and its sound is music */}
      <video
        className={classes.film}
        src={address}
        poster={coverAddress(address)}
        preload="none"
        controls
        playsInline
        aria-label={`Video: ${nameOf(video)}`}
      />
      <div className={classes.about}>
        <Text fw={600}>{classType}</Text>
        <Text size="sm">
          {sayDay(date)}, {sayTime(time)}
        </Text>
        <Text size="sm" c="dimmed">
          By {member}
          {when && `, to be posted ${sayDay(when.date)}, ${sayTime(when.time)}`}
        </Text>
        <State video={video} />
        {isWriting ? <Back video={video} onDone={() => setWriting(false)} /> : <Answers {...{ video, setWriting }} />}
      </div>
    </li>
  );
}

function State({ video: { state, note } }: { video: SeenVideo }) {
  if (state === 'waiting') return null;
  return (
    <Text size="sm" className={classes.state}>
      <Icon name={state === 'approved' ? 'check' : 'undo'} /> {state === 'approved' ? 'Approved' : 'Sent back'}
      {note && `: “${note}”`}
    </Text>
  );
}

function Answers({ video, setWriting }: { video: SeenVideo; setWriting: (is: boolean) => void }) {
  const answer = useAnswer();
  return (
    <div className={timetables.buttons}>
      {video.state !== 'approved' && (
        <Button
          variant={video.state === 'waiting' ? 'gradient' : 'default'}
          aria-label={`Approve ${nameOf(video)}`}
          loading={answer.isPending}
          onClick={() => answer.mutate({ video, answer: 'approved' })}
        >
          Approve
        </Button>
      )}
      {video.state !== 'back' && (
        <Button variant="default" aria-label={`Send back ${nameOf(video)}`} onClick={() => setWriting(true)}>
          Send back
        </Button>
      )}
    </div>
  );
}

function Back({ video, onDone }: { video: SeenVideo; onDone: () => void }) {
  const [note, setNote] = useState('');
  const answer = useAnswer();
  return (
    <>
      <Textarea
        label={`What is to be different? ${video.member} reads it.`}
        value={note}
        onChange={({ currentTarget: { value } }) => setNote(value)}
        maxLength={REVIEW_NOTE}
        autosize
        minRows={2}
        maxRows={6}
        data-autofocus
        autoFocus
      />
      <div className={timetables.buttons}>
        <Button
          variant="gradient"
          loading={answer.isPending}
          onClick={() => answer.mutate({ video, answer: 'back', note }, { onSuccess: onDone })}
        >
          Send it back
        </Button>
        <Button variant="default" onClick={onDone}>
          Leave it
        </Button>
      </div>
    </>
  );
}
