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
          You are signed out on this device. We could not reach the server; it will be told as soon as you are back
          online.
        </p>
      )}
      {!online && !signedOut && (
        <p className={classes.hint}>
          You are offline. Your draft is kept in this browser, and what you started goes on as soon as you are back
          online.
        </p>
      )}
    </div>
  );
}
