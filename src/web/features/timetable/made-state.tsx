import type { Made, MadeState } from '../../../contract/week.ts';
import { sharesVideos, thisDevice } from '../../ui/hand-over.ts';
import { Icon, type IconName } from '../../ui/icons.tsx';
import classes from './timetable.module.css';

/** What the states are called: a word and a picture each, so that no color has to say it. */
const SHOWN: Record<MadeState, { word: string; icon: IconName }> = {
  nothing: { word: 'No video', icon: 'camera' },
  waiting: { word: 'Waiting', icon: 'clock' },
  text: { word: 'Text', icon: 'letters' },
  making: { word: 'Making', icon: 'spark' },
  ready: { word: 'Ready', icon: 'play' },
  saved: { word: 'Saved', icon: 'check' },
  outOfDate: { word: 'Out of date', icon: 'refresh' },
  failed: { word: 'Failed', icon: 'close' },
};

/** As the button is called that has done it: a phone saves, anything else downloads. */
const wordOf = (state: MadeState): string =>
  state === 'saved' && !sharesVideos(thisDevice()) ? 'Downloaded' : SHOWN[state].word;

/** In a few words what there is of a class, and who has made it if that is not the reader. */
export const sayMade = ({ state, by }: Pick<Made, 'state' | 'by'>): string =>
  by === null ? wordOf(state) : `${wordOf(state)}, by ${by}`;

export function MadeLine({ made }: { made: Pick<Made, 'state' | 'by'> }) {
  return (
    <span className={classes.made} data-state={made.state}>
      <Icon name={SHOWN[made.state].icon} /> {sayMade(made)}
    </span>
  );
}
