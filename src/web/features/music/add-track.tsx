import { Alert, Button, Checkbox, FileButton, Group, Stack, Text } from '@mantine/core';
import { type ReactNode, useRef, useState } from 'react';
import { MUSIC_TYPES, OWN_MUSIC, type OwnTrack } from '../../../contract/music.ts';
import { failureOf, told } from '../../api/failure.ts';
import { FailureText } from '../../ui/failure-text.tsx';
import { useAddTrack } from './api.ts';

const MB = OWN_MUSIC.fileBytes / 1_000_000;
const TOO_LARGE = told(`A track has at most ${MB} MB. Cut out the part that you need, or export it as MP3.`);

type Props = { isFull: boolean; onAdded: (track: OwnTrack) => void };

/** Chooses a file of one's own; it is sent once its person has said that they may use it. */
export function AddTrack({ isFull, onAdded }: Props) {
  const [file, setFile] = useState<File | null>(null);
  const [mine, setMine] = useState(false);
  // Without it, choosing the same file again would not be a change.
  const again = useRef<() => void>(null);
  const add = useAddTrack((track) => {
    choose(null);
    onAdded(track);
  });
  function choose(next: File | null) {
    add.reset();
    setFile(next);
    setMine(false);
    again.current?.();
  }
  const isTooLarge = file !== null && file.size > OWN_MUSIC.fileBytes;
  const failure = isTooLarge ? TOO_LARGE : add.error && failureOf(add.error, { what: 'Your track was not added.' });
  if (isFull) return <Hint>You have {OWN_MUSIC.tracks} tracks of your own. Delete one to add another.</Hint>;
  return (
    <Stack gap="sm">
      <Group gap="sm">
        <FileButton
          accept={MUSIC_TYPES.join()}
          onChange={choose}
          resetRef={again}
          inputProps={{ 'aria-label': 'Music file' }}
        >
          {(props) => (
            <Button {...props} variant="default" disabled={add.isPending}>
              {file ? 'Choose another file' : 'Add your own music'}
            </Button>
          )}
        </FileButton>
        {!file && <Hint>MP3, M4A or WAV, at most {MB} MB.</Hint>}
      </Group>
      {file && !isTooLarge && (
        <Send name={file.name} mine={mine} onMine={setMine} isSending={add.isPending} onSend={() => add.mutate(file)} />
      )}
      {failure && (
        <Alert color="danger" role="alert">
          <FailureText failure={failure} />
        </Alert>
      )}
    </Stack>
  );
}

type SendProps = {
  name: string;
  mine: boolean;
  onMine: (mine: boolean) => void;
  isSending: boolean;
  onSend: () => void;
};

/** Her word that she may use it, and the button that sends it. What moves the promo on stays the one button that stands out. */
function Send({ name, mine, onMine, isSending, onSend }: SendProps) {
  return (
    <>
      <Checkbox
        checked={mine}
        onChange={(event) => onMine(event.currentTarget.checked)}
        disabled={isSending}
        label={`I may use “${name}” in videos that I publish.`}
      />
      <Button
        variant="default"
        style={{ alignSelf: 'flex-start' }}
        disabled={!mine}
        loading={isSending}
        onClick={onSend}
      >
        Add track
      </Button>
    </>
  );
}

function Hint({ children }: { children: ReactNode }) {
  return (
    <Text size="sm" c="dimmed">
      {children}
    </Text>
  );
}
