import { Alert, Button, FileButton, Stack, Text, UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { CUT } from '../../../contract/cut.ts';
import type { Clip } from '../../../contract/library.ts';
import { failureOf, textOf } from '../../api/failure.ts';
import { Icon } from '../../ui/icons.tsx';
import classes from './cut.module.css';
import { isLongEnough, type List, mayAdd, withClip } from './list.ts';
import { Poster } from './poster.tsx';
import { readPhoto } from './read-photo.ts';
import { useCuts, useShown } from './use-cuts.ts';

/** Adds clips of My Videos and photos. @param clips undefined while they are asked for */
export function AddParts({ list, clips }: { list: List; clips: readonly Clip[] | undefined }) {
  const cuts = useCuts();
  const { reading } = useShown();
  const [isChoosing, setChoosing] = useState(false);
  const [faults, setFaults] = useState<readonly string[]>([]);
  const isFull = !mayAdd(list);
  const addPhotos = (files: readonly File[]) => {
    setFaults([]);
    void cuts.addPhotos(files, readPhoto, (error) =>
      setFaults((now) => [...new Set([...now, textOf(failureOf(error))])]),
    );
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
            <Button
              {...props}
              variant="default"
              leftSection={<Icon name="upload" />}
              loading={reading > 0}
              disabled={isFull}
            >
              Add photos
            </Button>
          )}
        </FileButton>
      </div>
      <AddHints
        list={list}
        faults={faults}
        onDismiss={(fault) => setFaults((now) => now.filter((each) => each !== fault))}
      />
      {isChoosing && !isFull && <ClipChoice clips={clips} />}
    </Stack>
  );
}

type HintsProps = { list: List; faults: readonly string[]; onDismiss: (fault: string) => void };

/** What is being added, what was not, and why nothing more can be. */
function AddHints({ list, faults, onDismiss }: HintsProps) {
  const { reading, missing } = useShown();
  return (
    <>
      {reading > 0 && (
        <Text size="sm" c="dimmed" role="status">
          {reading === 1 ? 'One photo is being added.' : `${reading} photos are being added.`}
        </Text>
      )}
      {!mayAdd(list) && (
        <Text size="sm" c="dimmed" role="status">
          {list.items.length === CUT.most
            ? 'These are eight, as many as there can be.'
            : 'The 15 seconds are full. Make a part shorter to add another one.'}
        </Text>
      )}
      {missing.length > 0 && (
        <Alert color="gold" role="status">
          The page was closed before {missing.join(', ')} {missing.length === 1 ? 'was' : 'were'} added. Please add{' '}
          {missing.length === 1 ? 'it' : 'them'} again.
        </Alert>
      )}
      {faults.map((fault) => (
        <Alert
          key={fault}
          color="danger"
          role="alert"
          withCloseButton
          closeButtonLabel={`Dismiss: ${fault}`}
          onClose={() => onDismiss(fault)}
        >
          {fault}
        </Alert>
      ))}
    </>
  );
}

function ClipChoice({ clips }: { clips: readonly Clip[] | undefined }) {
  const cuts = useCuts();
  const long = clips?.filter(isLongEnough);
  const short = clips?.filter((clip) => !isLongEnough(clip)) ?? [];
  if (clips?.length === 0)
    return (
      <Text size="sm" c="dimmed">
        You have no clips yet. Upload a video in My Videos, or begin with photos.
      </Text>
    );
  return (
    <>
      <ul className={classes.clips} aria-label="Your clips" aria-busy={!clips}>
        {long?.map((clip) => (
          <li key={clip.id}>
            <UnstyledButton
              className={classes.clip}
              aria-label={`Add ${clip.title}`}
              onClick={() => cuts.change((now) => withClip(now, clip))}
            >
              <Poster src={clip.posterUrl} className={classes.poster} />
              <span>{clip.title}</span>
            </UnstyledButton>
          </li>
        ))}
      </ul>
      {short.length > 0 && (
        <Text size="sm" c="dimmed">
          {short.length === 1 ? `“${short[0]!.title}” is` : `${short.length} clips are`} shorter than half a second, too
          short to be a part.
        </Text>
      )}
    </>
  );
}
