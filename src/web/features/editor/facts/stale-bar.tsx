import { Button } from '@mantine/core';
import { NoticeBar } from '../../../ui/notice-bar.tsx';
import { isOver } from '../../facts/stale.ts';
import { today } from '../model/class-form.ts';
import { useStudio } from '../model/studio.ts';

/** Over the film's button while the text says what the form does not, or the promo says names that the account had before. A finished film whose day has passed is for a new promo, which the promo's bar offers. */
export function StaleBar() {
  const { facts, next, generate, state } = useStudio();
  const first = state.film.url !== null && isOver(state.form, today()) ? undefined : facts.stale[0];
  const offer = first ? { words: `Your text still says ${first.words}.`, update: facts.update } : facts.names;
  return (
    <>
      <div role="status">
        {offer && (
          <NoticeBar words={offer.words}>
            <Button
              variant={next === 'update' && !generate.upgrade ? 'gradient' : 'default'}
              size="compact-md"
              onClick={offer.update}
            >
              Update it
            </Button>
          </NoticeBar>
        )}
      </div>
      {facts.question}
    </>
  );
}
