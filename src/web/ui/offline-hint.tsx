import { useNetwork } from '@mantine/hooks';
import { keepHeight } from './keep-height.ts';
import classes from './offline-hint.module.css';

type Props = {
  /** Somebody has signed out while offline. */
  signedOut: boolean;
};

/** Shows that the browser is offline, as long as it is, and what that means for what the person has done. */
export function OfflineHint({ signedOut }: Props) {
  const { online } = useNetwork();
  return (
    <div ref={tellHeight} role="status" className={classes.place} data-covers>
      {signedOut && (
        <p className={classes.hint}>
          You are signed out on this device. The server could not be reached; it will be told as soon as you are back
          online.
        </p>
      )}
      {!online && !signedOut && <p className={classes.hint}>You are offline. Your promo is kept in this browser.</p>}
    </div>
  );
}

const tellHeight = keepHeight('--sr-offline');
