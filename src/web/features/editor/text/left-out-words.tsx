import { useStudio } from '../model/studio.ts';
import { sayLeftOut } from '../model/writing.ts';
import classes from './text-section.module.css';

/** What of the details is not in the text, and why; nothing once the person has edited it. */
export function LeftOutWords() {
  const { origin, writing } = useStudio().state;
  const leftOut = origin === 'written' ? (writing?.texts[writing.chosen]?.leftOut ?? []) : [];
  return (
    <div role="status">
      {leftOut.length > 0 && (
        <ul className={classes.leftOut}>
          {leftOut.map((each) => (
            <li key={each.text}>{sayLeftOut(each, writing!.seconds)}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
