import { Button } from '@mantine/core';
import { useStudio } from '../model/studio.ts';
import classes from './facts.module.css';

/** Over the film's button while the text says what the form does not. */
export function StaleBar() {
  const { facts, next, generate } = useStudio();
  const [first] = facts.stale;
  return (
    <>
      <div role="status">
        {first && (
          <div className={classes.bar}>
            <span className={classes.words}>Your text still says {first.words}.</span>
            <Button
              variant={next === 'update' && !generate.upgrade ? 'gradient' : 'default'}
              size="compact-md"
              onClick={facts.update}
            >
              Update it
            </Button>
          </div>
        )}
      </div>
      {facts.question}
    </>
  );
}
