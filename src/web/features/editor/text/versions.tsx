import { plainText } from '../../../../scene/script.ts';
import { languageOf } from '../../../ui/language-of.ts';
import { useStudio } from '../model/studio.ts';
import { Segments } from '../style/segments.tsx';
import classes from './text-section.module.css';

/** What tells it from the others. */
const beginningOf = (text: string) => plainText(text).split('\n')[0] ?? '';

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
          label: `Text ${at + 1}: ${beginningOf(text)}`,
          short: <span className={classes.first}>{beginningOf(text)}</span>,
          lang: languageOf(text),
        }))}
        hint={edited ? 'You have changed the text. Choose one of these, and yours can be restored.' : null}
      />
    </div>
  );
}
