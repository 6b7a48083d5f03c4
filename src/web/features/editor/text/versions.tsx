import { plainText } from '../../../../scene/script.ts';
import { languageOf } from '../../../ui/language-of.ts';
import { useStudio } from '../model/studio.ts';
import { Segments } from '../style/segments.tsx';
import classes from './text-section.module.css';

/** What tells it from the others: its first line, or the first that they do not have. */
function beginningOf(text: string, texts: readonly { text: string }[]): string {
  const lines = plainText(text).split('\n').filter(Boolean);
  return (
    lines.find((line) => texts.some((other) => !plainText(other.text).split('\n').includes(line))) ?? lines[0] ?? ''
  );
}

/** The texts that the copywriter has written at once; another one is there in an instant, and undo brings the one before. */
export function Versions() {
  const { state, dispatch } = useStudio();
  const { writing, origin } = state;
  if (!writing || writing.texts.length < 2) return null;
  const edited = origin === 'edited';
  return (
    <div className={classes.versions}>
      <Segments
        label="Choose a text"
        // What the person has made of one is none of them.
        value={edited ? '' : String(writing.chosen)}
        onChange={(version) => dispatch({ type: 'versionChosen', version: Number(version) })}
        options={writing.texts.map(({ text }, at) => ({
          value: String(at),
          label: `Text ${at + 1}: ${beginningOf(text, writing.texts)}`,
          short: <span className={classes.first}>{beginningOf(text, writing.texts)}</span>,
          lang: languageOf(text),
        }))}
        hint={edited ? 'You have changed the text. Choose one of these, and yours can be restored.' : null}
      />
    </div>
  );
}
