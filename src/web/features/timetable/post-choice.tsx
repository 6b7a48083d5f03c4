import { Button, Stack, Text, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { captionFault } from '../../../contract/captions/places.ts';
import { CAPTION_MAX, type InstagramPost, type Place } from '../../../contract/instagram.ts';
import { ChoiceGroup } from '../../ui/choice-group.tsx';
import { LoadState } from '../../ui/load-state.tsx';
import { Failed } from './failed.tsx';
import classes from './timetable.module.css';
import { captionQuery } from './week-captions.ts';

type Props = {
  promoId: string;
  before: InstagramPost | null;
  /** What else is to be chosen, over the rest. */
  children?: ReactNode;
  /** When it is posted, and when not after all. */
  note: string;
  action: string;
  plan: { isPending: boolean; error: unknown };
  onPlan: (chosen: { place: Place; caption: string }) => void;
  /** Absent: there is nothing that it could be left as. */
  onLeave?: (() => void) | undefined;
};

/** What a video becomes on Instagram, and its caption, as its person has seen it. */
export function PostChoice({ promoId, before, children, note, action, plan, onPlan, onLeave }: Props) {
  const [place, setPlace] = useState<Place>(before?.place ?? 'reel');
  const written = useQuery(captionQuery(promoId));
  const [own, setOwn] = useState<string | null>(null);
  const caption = own ?? written.data ?? '';
  const fault = place === 'reel' ? captionFault(caption, 'reel') : null;
  return (
    <LoadState queries={[written]} title="The caption could not be loaded.">
      <Stack gap="sm" w="100%">
        {children}
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
          {note}
        </Text>
        <Failed error={plan.error} />
        <div className={classes.buttons}>
          <Button
            variant="gradient"
            loading={plan.isPending}
            disabled={fault !== null}
            onClick={() => onPlan({ place, caption })}
          >
            {action}
          </Button>
          {onLeave && (
            <Button variant="default" onClick={onLeave}>
              Leave it
            </Button>
          )}
        </div>
      </Stack>
    </LoadState>
  );
}
