import classes from './wordmark.module.css';

/** The product's name as it is always set. */
export function Wordmark() {
  return (
    <span className={classes.wordmark}>
      Spin<span className={classes.reel}>reel</span>
    </span>
  );
}
