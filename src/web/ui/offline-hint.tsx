import { useNetwork } from '@mantine/hooks';
import classes from './offline-hint.module.css';

type Props = {
  /** Somebody has signed out without a connection. */
  signedOut: boolean;
};

/** Says that the browser has no connection, as long as it has none, and what that means for what the person has done. */
export function OfflineHint({ signedOut }: Props) {
  const { online } = useNetwork();
  return (
    <div role="status" className={classes.place}>
      {signedOut && (
        <p className={classes.hint}>
          You are signed out on this device. The server could not be reached: it hears of it as soon as you are
          connected.
        </p>
      )}
      {!online && !signedOut && (
        <p className={classes.hint}>
          You are offline. Your draft is kept in this browser, and what you started goes on as soon as you are
          connected.
        </p>
      )}
    </div>
  );
}
