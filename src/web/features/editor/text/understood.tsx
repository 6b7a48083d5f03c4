import { Button, Text } from '@mantine/core';
import { memo, useId } from 'react';
import type { Writing } from '../../../../contract/promos.ts';
import { type Understood as Fact, QUOTED, SPELLED } from '../../../../contract/promotion.ts';
import { Icon } from '../../../ui/icons.tsx';
import { useStudio } from '../model/studio.ts';
import { isStruck, isUnheeded, sayFact, sayQuoted } from '../model/writing.ts';
import classes from './understood.module.css';

/**
 * What the writer has understood of the details, as chips: one that is tapped is said in the person's own words from the next text on. Below them what was
 * not understood, and what was spelled out, with the way back to what was typed.
 */
export const Understood = memo(function Understood({ writing }: { writing: Writing }) {
  const { understood } = writing;
  const title = useId();
  const chips = understood.filter(({ fact }) => fact !== QUOTED && fact !== SPELLED);
  const spelled = understood.find(({ fact }) => fact === SPELLED);
  if (understood.length === 0) return null;
  return (
    <div className={classes.understood}>
      <p id={title} className={classes.title}>
        What the writer understood
      </p>
      {chips.length > 0 && (
        <ul className={classes.chips} aria-labelledby={title}>
          {chips.map((fact) => (
            <li key={`${fact.fact} ${fact.value}`}>
              <Chip fact={fact} struck={isStruck(writing, fact)} />
            </li>
          ))}
        </ul>
      )}
      <p className={classes.words}>{sayQuoted(writing)}</p>
      {spelled && <Spelled fact={spelled} struck={isStruck(writing, spelled)} />}
      <Hint writing={writing} hasChips={chips.length > 0} />
    </div>
  );
});

const useStrike = ({ fact, value }: Fact) => {
  const { dispatch } = useStudio();
  return () => dispatch({ type: 'factStruck', fact, value });
};

function Chip({ fact, struck }: { fact: Fact; struck: boolean }) {
  const strike = useStrike(fact);
  const own = fact.typed ? `“${fact.typed}”` : sayFact(fact);
  return (
    <button
      type="button"
      className={classes.chip}
      data-struck={struck || undefined}
      aria-label={struck ? `${own}, in your words. Undo` : `${sayFact(fact)}. Not right?`}
      onClick={strike}
    >
      <span className={struck && !fact.typed ? classes.unsaid : undefined}>{struck ? own : sayFact(fact)}</span>
      <Icon name={struck ? 'undo' : 'close'} />
    </button>
  );
}

/** What was typed in short, with how it is spelled. */
function Spelled({ fact, struck }: { fact: Fact; struck: boolean }) {
  return (
    <div className={classes.spelled}>
      <span className={classes.words}>
        {struck ? `As you typed it: “${fact.typed}”` : `Spelled out: “${fact.value}”`}
      </span>
      <Button variant="default" size="compact-md" mih="var(--sr-touch)" onClick={useStrike(fact)}>
        {struck ? 'Spell it out' : 'As I typed it'}
      </Button>
    </div>
  );
}

function Hint({ writing, hasChips }: { writing: Writing; hasChips: boolean }) {
  const { promotion } = useStudio();
  const waits = isUnheeded(writing);
  return (
    <div role="status" className={classes.hint}>
      {(waits || hasChips) && (
        <Text span inherit>
          {waits ? 'The next text keeps to that.' : 'Not right? Tap it, and the next text says it in your own words.'}
        </Text>
      )}
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
