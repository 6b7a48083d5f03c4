import { Button, Textarea, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { leftOutOf } from '../../../../contract/captions/caption.ts';
import { linkIn } from '../../../../contract/captions/link-in.ts';
import { captionFault } from '../../../../contract/captions/places.ts';
import { NO_WORDS } from '../../../../contract/own-words.ts';
import { CAPTION_KEPT } from '../../../../contract/promos.ts';
import { thisDevice } from '../../../ui/hand-over.ts';
import { showSuccess } from '../../../ui/notify.tsx';
import { bookingQuery } from '../../booking/api.ts';
import { captionFor } from '../../captions/caption.ts';
import { ownWordsQuery, usedWords } from '../../own-words/api.ts';
import { today } from '../model/class-form.ts';
import { useStudio } from '../model/studio.ts';
import classes from './film-screen.module.css';

/**
 * Copies the caption and shows it, to be changed and copied again, or copied by hand where the browser refuses. What the person makes of it is kept with the
 * promo; once something else would be written, theirs is offered.
 */
export function CopyCaption() {
  const { state: open, dispatch } = useStudio();
  const { promo, form, timeChosen, caption: kept } = open;
  const { data } = useQuery(ownWordsQuery);
  const booking = useQuery(bookingQuery).data;
  const words = data ? usedWords(data) : NO_WORDS;
  const link = linkIn(booking, { promo, form }, 'caption');
  const how = { timeSaid: timeChosen, words, link, leftOut: leftOutOf(open) };
  const { written, shown: caption, isOutdated } = captionFor(open, today(), how);
  const { state, copy } = useCopied(caption, 'Caption copied. Paste it under your video.');
  const change = (own: string) =>
    dispatch({ type: 'captionChanged', caption: own === written ? null : { of: written, words: own } });
  return (
    <>
      <Button variant="default" onClick={copy}>
        Copy caption
      </Button>
      {state !== 'no' && (
        <Textarea
          className={classes.caption}
          label={state === 'refused' ? 'Your caption, to copy by hand' : 'Your caption'}
          value={caption}
          rows={4}
          maxLength={CAPTION_KEPT}
          error={captionFault(caption, promo.madeFor)}
          onChange={(event) => change(event.currentTarget.value)}
        />
      )}
      {state !== 'no' && kept && isOutdated && (
        <Button className={classes.caption} variant="subtle" onClick={() => change(kept.words)}>
          Use the caption that I changed before
        </Button>
      )}
    </>
  );
}

/** Copies the link for a sticker of the app, where people tap it; nothing without one. */
export function CopyLink() {
  const { promo, form } = useStudio().state;
  const link = linkIn(useQuery(bookingQuery).data, { promo, form }, 'sticker');
  const { state, copy } = useCopied(link, 'Booking link copied. Paste it into a link sticker.');
  if (link === '') return null;
  return (
    <>
      <Button variant="default" onClick={copy}>
        Copy booking link
      </Button>
      {state === 'refused' && (
        <TextInput className={classes.caption} label="Your booking link, to copy by hand" value={link} readOnly />
      )}
    </>
  );
}

/** Copies words at a tap, and says so. `refused`: the browser does not let us. */
function useCopied(words: string, done: string): { state: 'no' | 'copied' | 'refused'; copy: () => void } {
  const [state, setState] = useState<'no' | 'copied' | 'refused'>('no');
  const copied = () => {
    setState('copied');
    showSuccess(done);
  };
  const copy = () =>
    void thisDevice()
      .copy(words)
      .then(copied, () => setState('refused'));
  return { state, copy };
}
