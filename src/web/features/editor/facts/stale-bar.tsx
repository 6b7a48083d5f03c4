import { Button } from '@mantine/core';
import { NoticeBar } from '../../../ui/notice-bar.tsx';
import { isOver } from '../../facts/stale.ts';
import { today } from '../model/class-form.ts';
import { useStudio } from '../model/studio.ts';

/** Over the film's button while the text says what the form does not. A finished film whose day has passed is for a new promo, which the promo's bar offers. */
export function StaleBar() {
  const { facts, next, generate, state } = useStudio();
  const first = state.film.url !== null && isOver(state.form, today()) ? undefined : facts.stale[0];
  return (
    <>
      <div role="status">
        {first && (
          <NoticeBar words={`Your text still says ${first.words}.`}>
            <Button
              variant={next === 'update' && !generate.upgrade ? 'gradient' : 'default'}
              size="compact-md"
              onClick={facts.update}
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
