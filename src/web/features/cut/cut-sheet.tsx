import { Alert, Button, FileButton, Modal, NativeSelect, Stack, Text, TextInput, UnstyledButton } from '@mantine/core';
import { useMediaQuery, useNetwork } from '@mantine/hooks';
import { useState } from 'react';
import { CUT, type CutJoin, framesOf } from '../../../contract/cut.ts';
import type { Clip } from '../../../contract/library.ts';
import { TRACK_IDS, TRACKS } from '../../../scene/music.ts';
import { failureOf, textOf } from '../../api/failure.ts';
import { ChoiceGroup } from '../../ui/choice-group.tsx';
import { Icon } from '../../ui/icons.tsx';
import { useUser } from '../auth/api.ts';
import { useUploads } from '../uploads/use-uploads.ts';
import classes from './cut.module.css';
import { EMPTY, fileOf, inSeconds, isLongEnough, type List, mayAdd, withClip, withPhoto } from './list.ts';
import { PartRow } from './part-row.tsx';
import { Preview } from './preview.tsx';
import { readPhoto } from './read-photo.ts';
import { changeList, useList } from './use-list.ts';

type Props = { clips: readonly Clip[]; opened: boolean; onClose: () => void };

/** Puts clips of My Videos and photos together to a new clip. What was begun is still there when the sheet is opened again. */
export function CutSheet({ clips, opened, onClose }: Props) {
  const narrow = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
  return (
    <Modal opened={opened} onClose={onClose} title="Cut together" fullScreen={narrow} size="lg">
      <Parts clips={clips} onDone={onClose} />
    </Modal>
  );
}

function Parts({ clips, onDone }: { clips: readonly Clip[]; onDone: () => void }) {
  const list = useList();
  const { items, join, title } = list;
  const [open, setOpen] = useState<string | null>(null);
  return (
    <Stack gap="md">
      <Text size="sm" c="dimmed">
        Two to eight of your clips and photos become one new clip of up to 15 seconds.
      </Text>
      <Preview items={items} shown={items.find(({ id }) => id === open)} />
      {items.length > 0 && (
        <ol className={classes.parts} aria-label="Parts">
          {items.map((item, place) => (
            <PartRow
              key={item.id}
              {...{ list, item, place }}
              isOpen={open === item.id}
              onOpen={() => setOpen(open === item.id ? null : item.id)}
            />
          ))}
        </ol>
      )}
      <Total list={list} />
      <Add list={list} clips={clips} />
      {items.length > 0 && (
        <>
          <ChoiceGroup<CutJoin>
            label="From one to the next"
            choices={[
              { value: 'cut', label: 'Cut' },
              { value: 'fade', label: 'Crossfade' },
            ]}
            value={join}
            onChange={(next) => changeList((now) => ({ ...now, join: next }))}
            shape="pills"
          />
          <Beat list={list} />
          <TextInput
            label="Name"
            placeholder="Cut together"
            maxLength={100}
            value={title}
            onChange={({ currentTarget: { value } }) => changeList((now) => ({ ...now, title: value }))}
          />
          <Make list={list} onDone={onDone} />
        </>
      )}
    </Stack>
  );
}

/** Lets one part follow the other on the beats of a track; the track itself is chosen for the video. */
function Beat({ list: { track } }: { list: List }) {
  return (
    <NativeSelect
      label="On the beat of"
      description="Choose the same music for your video, and each part begins on one of its beats."
      data={[
        { value: '', label: 'No music' },
        ...TRACK_IDS.map((value) => ({ value, label: `${TRACKS[value].name} (${TRACKS[value].mood})` })),
      ]}
      value={track ?? ''}
      onChange={({ currentTarget: { value } }) =>
        changeList((now) => ({ ...now, track: TRACK_IDS.find((each) => each === value) ?? null }))
      }
    />
  );
}

/** How long all of it plays. */
function Total({ list: { items } }: { list: List }) {
  const frames = framesOf(items);
  return (
    <div>
      <div className={classes.words} role="status">
        <span>{items.length === 1 ? '1 part' : `${items.length} parts`}</span>
        <span>
          {inSeconds(frames)} of {inSeconds(CUT.frames)}
        </span>
      </div>
      <div className={classes.total} aria-hidden>
        <span style={{ width: `${(100 * frames) / CUT.frames}%` }} />
      </div>
    </div>
  );
}

function Add({ list, clips }: { list: List; clips: readonly Clip[] }) {
  const [isChoosing, setChoosing] = useState(false);
  const [reading, setReading] = useState(0);
  const [faults, setFaults] = useState<readonly string[]>([]);
  const long = clips.filter(isLongEnough);
  const isFull = !mayAdd(list);
  const addPhotos = async (files: readonly File[]) => {
    setFaults([]);
    setReading((now) => now + files.length);
    // One after the other: each takes some memory.
    for (const file of files) {
      await readPhoto(file)
        .then((photo) => changeList((now) => withPhoto(now, photo)))
        .catch((error: unknown) => setFaults((now) => [...now, textOf(failureOf(error))]));
      setReading((now) => now - 1);
    }
  };
  return (
    <Stack gap="sm">
      <div className={classes.add}>
        <Button
          variant="default"
          leftSection={<Icon name="stack" />}
          aria-expanded={isChoosing}
          disabled={isFull}
          onClick={() => setChoosing(!isChoosing)}
        >
          Add clips
        </Button>
        <FileButton accept="image/*" multiple onChange={addPhotos} disabled={isFull || reading > 0}>
          {(props) => (
            <Button {...props} variant="default" leftSection={<Icon name="upload" />} loading={reading > 0}>
              Add photos
            </Button>
          )}
        </FileButton>
      </div>
      {isFull && (
        <Text size="sm" c="dimmed" role="status">
          {list.items.length === CUT.most
            ? 'These are eight, as many as there can be.'
            : 'The 15 seconds are full. Make a part shorter to add another one.'}
        </Text>
      )}
      {faults.map((fault) => (
        <Alert key={fault} color="danger" role="alert">
          {fault}
        </Alert>
      ))}
      {isChoosing && !isFull && <ClipChoice clips={long} />}
    </Stack>
  );
}

function ClipChoice({ clips }: { clips: readonly Clip[] }) {
  if (clips.length === 0)
    return (
      <Text size="sm" c="dimmed">
        You have no clips yet. Upload a video in My Videos, or begin with photos.
      </Text>
    );
  return (
    <ul className={classes.clips} aria-label="Your clips">
      {clips.map((clip) => (
        <li key={clip.id}>
          <UnstyledButton
            className={classes.clip}
            aria-label={`Add ${clip.title}`}
            onClick={() => changeList((now) => withClip(now, clip))}
          >
            <img src={clip.posterUrl} alt="" loading="lazy" />
            <span>{clip.title}</span>
          </UnstyledButton>
        </li>
      ))}
    </ul>
  );
}

function Make({ list, onDone }: { list: List; onDone: () => void }) {
  const { id } = useUser();
  const uploads = useUploads();
  const { online } = useNetwork();
  const tooFew = list.items.length < CUT.least;
  const make = () => {
    void uploads.add([fileOf(list)], [id]);
    onDone();
  };
  return (
    <Stack gap="xs">
      {(tooFew || !online) && (
        <Text size="sm" c="dimmed" role="status">
          {tooFew
            ? 'Add at least one more part.'
            : 'You are offline. Your clip is sent as soon as you are back online.'}
        </Text>
      )}
      <div className={classes.add}>
        <Button variant="gradient" disabled={tooFew} onClick={make}>
          Make the clip
        </Button>
        <Button variant="default" onClick={() => changeList(() => EMPTY)}>
          Begin anew
        </Button>
      </div>
    </Stack>
  );
}
