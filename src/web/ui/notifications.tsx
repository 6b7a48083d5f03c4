import '@mantine/notifications/styles.layer.css';
import { useMediaQuery } from '@mantine/hooks';
import { type NotificationData, Notifications, notifications, notificationsStore } from '@mantine/notifications';
import { type FocusEvent, useEffect, useRef } from 'react';
import classes from './notifications.module.css';

/** After which a notification that was closed is out of the page. */
const GONE_MS = 500;

/** Notifications: at the top, or within a thumb's reach on a phone, so that they do not cover the preview. */
export default function ShortMessages() {
  const phone = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
  const stay = useStay();
  return <Notifications position={phone ? 'bottom-center' : 'top-center'} className={classes.messages} {...stay} />;
}

/** While the focus is in a notification: when each would go by itself. There is one place for notifications in a page. */
let times: Map<string | undefined, NotificationData['autoClose']> | null = null;

function hold(): void {
  if (times) return;
  times = new Map(notificationsStore.getState().notifications.map(({ id, autoClose }) => [id, autoClose]));
  setTimes(() => false);
}

function release(): void {
  const before = times;
  times = null;
  if (before) setTimes(({ id, autoClose }) => (before.has(id) ? before.get(id) : autoClose));
}

function setTimes(timeOf: (notification: NotificationData) => NotificationData['autoClose']): void {
  notifications.updateState(notificationsStore, (all) =>
    all.map(({ autoClose, ...each }) => {
      const time = timeOf({ ...each, ...(autoClose !== undefined && { autoClose }) });
      return { ...each, ...(time !== undefined && { autoClose: time }) };
    }),
  );
}

/**
 * No notification goes by itself while the focus is in one (WCAG 2.2.1, Timing Adjustable): Mantine waits for the pointer only. When the one that had the
 * focus is closed, the focus goes back to where it came from.
 */
function useStay() {
  const from = useRef<HTMLElement | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const leave = () => {
      if (!times || document.activeElement !== document.body) return;
      release();
      from.current?.focus();
    };
    const stop = notificationsStore.subscribe(() => {
      clearTimeout(timer);
      timer = setTimeout(leave, GONE_MS);
    });
    return () => {
      clearTimeout(timer);
      stop();
      times = null;
    };
  }, []);
  return {
    onFocusCapture: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) from.current = relatedTarget;
      hold();
    },
    onBlurCapture: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      // Without a target, the window itself may have lost the focus.
      if (relatedTarget && !currentTarget.contains(relatedTarget)) release();
    },
  };
}
