import { Button, Modal, NativeSelect, Skeleton, Stack, Text, TextInput } from '@mantine/core';
import { useMediaQuery, useNetwork } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { CUT, type CutJoin, framesOf } from '../../../contract/cut.ts';
import type { Clip } from '../../../contract/library.ts';
import { TRACK_IDS, TRACKS } from '../../../scene/music.ts';
import { ChoiceGroup } from '../../ui/choice-group.tsx';
import { AddParts } from './add-parts.tsx';
import classes from './cut.module.css';
import { type Item, inSeconds, isComplete, isPhoto, type List } from './list.ts';
import { Outcome } from './outcome.tsx';
import { PartRow } from './part-row.tsx';
import { Preview } from './preview.tsx';
import { changeList, useCuts, useShown } from './use-cuts.ts';

/** `clips`: My Videos; undefined while they are asked for. */
type Props = { clips: readonly Clip[] | undefined; opened: boolean; onClose: () => void };

/** Puts clips of My Videos and photos together to a new clip. What was begun is still there when the sheet is opened again. */
export function CutSheet({ clips, opened, onClose }: Props) {
  const narrow = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
  return (
    <Modal opened={opened} onClose={onClose} title="Cut together" fullScreen={narrow} size="lg">
      <Parts clips={clips} opened={opened} onDone={onClose} />
    </Modal>
  );
}

/** The value; of a sheet that closes, the last one. Otherwise what has the focus would go before the sheet gives it back. */
function useWhileOpen<T>(value: T, opened: boolean): T {
  const [last, setLast] = useState(value);
  if (opened && last !== value) setLast(value);
  return opened ? value : last;
}

function Parts({ clips, opened, onDone }: { clips: Props['clips']; opened: boolean; onDone: () => void }) {
  const shown = useWhileOpen(useShown(), opened);
  const { list } = shown;
  const { items, join, title } = list;
  const [open, setOpen] = useState<string | null>(null);
  const { settle } = useCuts();
  useEffect(settle, [settle]);
  if (!shown.isLoaded) return <Skeleton height={320} radius="md" />;
  // Deleted meanwhile, perhaps in another window.
  const isGone = (item: Item) => !isPhoto(item) && clips?.some(({ id }) => id === item.clip.id) === false;
  const gone = [...items.keys()].filter((place) => isGone(items[place]!));
  return (
    <Stack gap="md">
      <Text size="sm" c="dimmed">
        Two to eight of your clips and photos become one new clip of up to 15 seconds.
      </Text>
      <Outcome shown={shown} />
      {items.length > 0 && <Preview items={items} shown={items.find(({ id }) => id === open)} />}
      {items.length > 0 && (
        <ol className={classes.parts} aria-label="Parts">
          {items.map((item, place) => (
            <PartRow
              key={item.id}
              {...{ list, item, place }}
              isGone={gone.includes(place)}
              isOpen={open === item.id}
              onOpen={() => setOpen(open === item.id ? null : item.id)}
            />
          ))}
        </ol>
      )}
      {items.length > 0 && <Total list={list} />}
      <AddParts list={list} clips={clips} />
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
          <Make list={list} gone={gone} onDone={onDone} />
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

type MakeProps = { list: List; gone: readonly number[]; onDone: () => void };

function Make({ list, gone, onDone }: MakeProps) {
  const cuts = useCuts();
  const { online } = useNetwork();
  const { reading } = useShown();
  const hint = hintOf(list, gone, online);
  const make = () => {
    onDone();
    void cuts.make();
  };
  return (
    <Stack gap="xs">
      {hint && (
        <Text size="sm" c="dimmed" role="status">
          {hint}
        </Text>
      )}
      <div className={classes.add}>
        <Button variant="gradient" disabled={!isComplete(list) || gone.length > 0 || reading > 0} onClick={make}>
          Make the clip
        </Button>
        <Button variant="default" onClick={cuts.discard}>
          Begin anew
        </Button>
      </div>
    </Stack>
  );
}

/** What has to be done before the clip can be made. */
function hintOf(list: List, gone: readonly number[], online: boolean): string | null {
  if (gone.length > 0) return `Remove what is gone: part ${gone.map((place) => place + 1).join(', ')}.`;
  if (!isComplete(list)) return 'Add at least one more part.';
  return online ? null : 'You are offline. Your clip is sent as soon as you are back online.';
}
