import { LIMITS } from '../../../contract/limits.ts';
import { Icon } from '../../ui/icons.tsx';
import classes from './section-art.module.css';

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
/** Seconds of each piece of a 52 s clip. */
const PIECES = [15, 15, 15, 7];

/** One film with our closing lines, one without. */
export function WatermarkArt() {
  return (
    <div className={classes.pair}>
      <Film caption="Free">
        <p className={classes.mark}>
          <Icon name="spark" /> Made with Spinreel <Icon name="spark" />
        </p>
      </Film>
      <Film caption="Pro" bright>
        <p className={classes.closing}>Six poles. Save yours tonight.</p>
      </Film>
    </div>
  );
}

function Film({ caption, bright, children }: { caption: string; bright?: boolean; children: React.ReactNode }) {
  return (
    <div className={classes.phone} data-bright={bright || undefined}>
      <div className={classes.film}>
        <p>
          <b>Spin Basics</b>
        </p>
        <p>Thursdays, 7:00 PM</p>
        {children}
      </div>
      {caption && <span className={classes.caption}>{caption}</span>}
    </div>
  );
}

/** A film with a studio's logo, and its colors. */
export function BrandArt() {
  return (
    <div className={classes.pair}>
      <Film caption="" bright>
        <span className={classes.logo}>
          Sky
          <br />
          Studio
        </span>
      </Film>
      <div className={classes.colors}>
        <span />
        <span />
      </div>
    </div>
  );
}

/** A long clip and the pieces it becomes. */
export function VideosArt() {
  return (
    <div className={classes.cut}>
      <div className={classes.clip}>
        <Icon name="play" />
        <span>class-on-thursday.mov</span>
        <span className={classes.length}>0:52</span>
      </div>
      <div className={classes.pieces}>
        {PIECES.map((seconds, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
          <div key={at} className={classes.piece} data-at={at}>
            <span className={classes.length}>0:{String(seconds).padStart(2, '0')}</span>
          </div>
        ))}
      </div>
    </div>
  );
}

/** The free trial's counter, and a week without one. */
export function DownloadsArt() {
  return (
    <div className={classes.week}>
      <p className={classes.endless}>∞</p>
      <div className={classes.days}>
        {DAYS.map((day, at) => (
          <div key={day} className={classes.day} data-free={at < LIMITS.freeDownloads || undefined}>
            <span className={classes.small} data-at={at % PIECES.length} />
            {day}
          </div>
        ))}
      </div>
    </div>
  );
}

/** Class names that are on no list. */
export function ClassesArt() {
  return (
    <div className={classes.names}>
      <span className={classes.name}>Spin Basics</span>
      <span className={classes.name}>Heels &amp; Flow</span>
      <span className={classes.name} data-own>
        Velvet Chair, Level 2
      </span>
      <span className={classes.name} data-own>
        Moonlight Static
      </span>
      <span className={classes.name}>Flexibility</span>
      <span className={classes.name} data-own>
        Sunday Slow Spins
      </span>
      <span className={classes.name} data-new>
        + Add New Custom...
      </span>
    </div>
  );
}
