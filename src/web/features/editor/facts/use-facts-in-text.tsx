import { Button, Flex, Modal } from '@mantine/core';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { isOver, nextWeek, type StaleFact, staleFacts } from '../../../../contract/facts/stale.ts';
import { dayName, today } from '../model/class-form.ts';
import type { EditorState } from '../model/state.ts';
import type { FactsInText } from '../model/studio.ts';
import type { EditorDispatch } from '../model/use-editor.ts';
import type { OutdatedNames } from './account-names.ts';

/**
 * What the text says and the form does not.
 * @param outdated names of the account that the promo does not say
 * @param makeFilm makes the film of the promo as it is then
 * @returns `make`, which asks before it makes a film for a day that has passed
 */
export function useFactsInText(
  state: EditorState,
  dispatch: EditorDispatch,
  outdated: OutdatedNames | null,
  makeFilm: () => void,
): { inText: FactsInText; make: () => void } {
  const { form } = state;
  const now = today();
  // Reading the whole text costs a tenth of what a letter may cost on a slow phone: it follows when the browser has time.
  const settled = useDeferredValue(state);
  const stale = useStale(settled, now);
  const [asking, setAsking] = useState(false);
  const ordered = useRef(false);
  const over = overDay(settled, stale, now);

  // The film is made of the state after the update.
  useEffect(() => {
    if (!ordered.current || over !== null) return;
    ordered.current = false;
    makeFilm();
  });

  const update = () => dispatch({ type: 'factsUpdated' });
  const names = outdated && {
    words: outdated.words,
    update: () => dispatch({ type: 'namesUpdated', names: outdated.names }),
  };
  const close = () => setAsking(false);
  const question = (
    <OverQuestion
      opened={asking}
      day={over ?? ''}
      next={isOver(form, now) ? dayName(nextWeek(form, now).date ?? now, 'en-US') : null}
      onUpdate={() => {
        close();
        ordered.current = true;
        update();
      }}
      onMake={() => {
        close();
        makeFilm();
      }}
      onClose={close}
    />
  );
  return {
    inText: { stale, update, question, names },
    make: () => (overDay(state, staleOf(state, now), now) === null ? makeFilm() : setAsking(true)),
  };
}

function staleOf(
  { origin, promo, facts, form, timeChosen }: Pick<EditorState, 'origin' | 'promo' | 'facts' | 'form' | 'timeChosen'>,
  now: string,
) {
  return origin === 'default' ? [] : staleFacts(promo.text, facts, form, now, timeChosen);
}

function useStale({ origin, promo, facts, form, timeChosen }: EditorState, now: string): readonly StaleFact[] {
  return useMemo(
    () => staleOf({ origin, promo, facts, form, timeChosen }, now),
    [origin, promo, facts, form, timeChosen, now],
  );
}

/** The day that has passed, in the form or in the text; null if there is none. */
function overDay({ form, origin }: EditorState, stale: readonly StaleFact[], now: string): string | null {
  const said = stale.find(({ past }) => past);
  if (said) return said.words;
  return origin !== 'default' && isOver(form, now) && form.date ? dayName(form.date, 'en-US') : null;
}

type Props = {
  opened: boolean;
  day: string;
  /** The class's next date; null if only the text has one that has passed. */
  next: string | null;
  onUpdate: () => void;
  onMake: () => void;
  onClose: () => void;
};

function OverQuestion({ opened, day, next, onUpdate, onMake, onClose }: Props) {
  // What it asks stays while the dialog fades out.
  const shown = useRef({ day, next });
  if (opened) shown.current = { day, next };
  return (
    <Modal opened={opened} onClose={onClose} title="This day has passed" closeButtonProps={{ 'aria-label': 'Close' }}>
      <p style={{ marginTop: 0, overflowWrap: 'anywhere' }}>{shown.current.day} is over. Make the video anyway?</p>
      <Flex direction="column-reverse" gap="sm">
        <Button variant="default" onClick={onMake}>
          Make it anyway
        </Button>
        <Button variant="gradient" onClick={onUpdate} data-autofocus>
          {shown.current.next === null ? 'Update the text' : `Use ${shown.current.next}`}
        </Button>
      </Flex>
    </Modal>
  );
}
