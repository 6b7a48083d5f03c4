import { Button, Text } from '@mantine/core';
import { memo, useId } from 'react';
import type { Writing } from '../../../../contract/promos.ts';
import { type Understood as Fact, QUOTED } from '../../../../contract/promotion.ts';
import { Icon } from '../../../ui/icons.tsx';
import { useStudio } from '../model/studio.ts';
import { isStruck, isUnheeded, sayFact } from '../model/writing.ts';
import { LeftOutWords } from '../text/left-out-words.tsx';
import classes from './understood.module.css';

/** What the writer has understood of the details, as chips: one that is tapped is said in the person's own words from the next text on. */
export const Understood = memo(function Understood({ writing }: { writing: Writing }) {
  const { understood } = writing;
  const title = useId();
  return (
    <div className={classes.understood}>
      {understood.length > 0 && (
        <>
          <p id={title} className={classes.title}>
            What the writer understood
          </p>
          <ul className={classes.chips} aria-labelledby={title}>
            {understood.map((fact) => (
              <li key={`${fact.fact} ${fact.value}`}>
                {fact.fact === QUOTED ? (
                  <span className={classes.quoted}>
                    “{fact.value}”<span className={classes.as}> as you typed it</span>
                  </span>
                ) : (
                  <Chip fact={fact} struck={isStruck(writing, fact)} />
                )}
              </li>
            ))}
          </ul>
          <Hint writing={writing} />
        </>
      )}
      {/* On a phone the text itself is in another tool. */}
      <div className={classes.leftOut}>
        <LeftOutWords />
      </div>
    </div>
  );
});

function Chip({ fact, struck }: { fact: Fact; struck: boolean }) {
  const { dispatch } = useStudio();
  const own = fact.typed ? `“${fact.typed}”` : sayFact(fact);
  return (
    <button
      type="button"
      className={classes.chip}
      data-struck={struck || undefined}
      aria-label={struck ? `${own}, in your words. Undo` : `${sayFact(fact)}. Not right?`}
      onClick={() => dispatch({ type: 'factStruck', fact: fact.fact, value: fact.value })}
    >
      <span className={struck && !fact.typed ? classes.unsaid : undefined}>{struck ? own : sayFact(fact)}</span>
      <Icon name={struck ? 'undo' : 'close'} />
    </button>
  );
}

function Hint({ writing }: { writing: Writing }) {
  const { promotion } = useStudio();
  const waits = isUnheeded(writing);
  return (
    <div role="status" className={classes.hint}>
      <Text span inherit>
        {waits ? 'The next text keeps to that.' : 'Not right? Tap it, and the next text says it in your own words.'}
      </Text>
      {waits && (
        <Button
          variant="default"
          size="compact-md"
          mih="var(--sr-touch)"
          onClick={promotion.write}
          disabled={promotion.writing}
        >
          {promotion.writing ? 'Writing...' : 'Write it again'}
        </Button>
      )}
    </div>
  );
}
