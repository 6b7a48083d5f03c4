import { leftOutOf } from '../../../../contract/captions/caption.ts';
import { useStudio } from '../model/studio.ts';
import { sayLeftOut } from '../model/writing.ts';
import classes from './text-section.module.css';

/** What of the details is not in the text, and why; nothing once the person has edited it. */
export function LeftOutWords() {
  const { state } = useStudio();
  const leftOut = leftOutOf(state);
  return (
    <div role="status">
      {leftOut.length > 0 && (
        <ul className={classes.leftOut}>
          {leftOut.map((each) => (
            <li key={each.text}>{sayLeftOut(each, state.writing!.seconds)}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
