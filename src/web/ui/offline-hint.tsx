import { useNetwork } from '@mantine/hooks';
import classes from './offline-hint.module.css';

/** Says that the browser has no connection, as long as it has none. */
export function OfflineHint() {
  const { online } = useNetwork();
  return (
    <div role="status" className={classes.place}>
      {!online && (
        <p className={classes.hint}>
          You are offline. Your draft is kept in this browser, and what you started goes on as soon as you are
          connected.
        </p>
      )}
    </div>
  );
}
