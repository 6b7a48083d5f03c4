import { Button, Modal, Stack, Text, Textarea } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { thisDevice } from '../../ui/hand-over.ts';
import { LoadState } from '../../ui/load-state.tsx';
import { showSuccess } from '../../ui/notify.tsx';
import classes from './timetable.module.css';
import { captionsQuery } from './week-captions.ts';
import type { OnDay } from './week-classes.ts';
import { count } from './words.ts';

type Props = {
  /** Those with a text; null: it is closed. */
  promos: readonly OnDay[] | null;
  onClose: () => void;
};

/** The captions of a week, day by day, to be copied at once. */
export function CaptionsSheet({ promos, onClose }: Props) {
  const narrow = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
  return (
    <Modal opened={promos !== null} onClose={onClose} title="Captions of the week" fullScreen={narrow} size="lg">
      {promos && <Captions promos={promos} onClose={onClose} />}
    </Modal>
  );
}

function Captions({ promos, onClose }: { promos: readonly OnDay[]; onClose: () => void }) {
  // As they were when it was opened.
  const [those] = useState(promos);
  const query = useQuery(captionsQuery(those));
  // What the person has changed of it.
  const [own, setOwn] = useState<string | null>(null);
  const [isRefused, setRefused] = useState(false);
  const { text = '', many = 0 } = query.data ?? {};
  const words = own ?? text;
  const deleted = those.length - many;
  const copy = () =>
    thisDevice()
      .copy(words)
      .then(
        () => {
          showSuccess(`${count(many, 'caption')} copied.`);
          onClose();
        },
        () => setRefused(true),
      );
  return (
    <LoadState queries={[query]} title="The captions could not be loaded.">
      <Stack gap="md">
        <Text c="dimmed">Paste them into your notes, and post one after the other.</Text>
        <Textarea
          aria-label="All captions"
          value={words}
          rows={14}
          onChange={({ currentTarget: { value } }) => setOwn(value)}
        />
        {deleted > 0 && (
          <Text size="sm" role="status">
            {deleted === 1 ? 'One promo was' : `${deleted} promos were`} deleted meanwhile, and{' '}
            {deleted === 1 ? 'is' : 'are'} left out.
          </Text>
        )}
        {isRefused && <Text role="alert">Your browser does not let us copy. Select the text and copy it by hand.</Text>}
        <div className={classes.sticky}>
          <Button fullWidth variant="gradient" data-autofocus disabled={many === 0} onClick={() => void copy()}>
            Copy {count(many, 'caption')}
          </Button>
        </div>
      </Stack>
    </LoadState>
  );
}
