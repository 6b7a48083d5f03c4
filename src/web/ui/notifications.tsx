import '@mantine/notifications/styles.layer.css';
import { useMediaQuery } from '@mantine/hooks';
import {
  type NotificationData,
  Notifications,
  notifications,
  notificationsStore,
  useNotifications,
} from '@mantine/notifications';
import { type FocusEvent, type PointerEvent, useEffect, useRef } from 'react';
import { freePlace, type Taken } from './free-place.ts';
import classes from './notifications.module.css';
import { HELD } from './notify.tsx';

/** After which a notification that was closed is out of the page. */
const GONE_MS = 500;
/** How often it is looked whether something to press has come beneath a message. */
const LOOK_MS = 250;
/** What is larger is a surface, such as a picture that can be dragged: a message may lie over a part of it. */
const SURFACE = 150;

/** The one button that is highlighted, of a screen or a dialog. */
const BRIGHT = '[data-variant=gradient]';

/** Notifications, one at a time: at the top, or within a thumb's reach on a phone, so that they do not cover the preview; never over a button. */
export default function ShortMessages() {
  const phone = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
  const { notifications } = useNotifications();
  const stay = useStay();
  const shown = notifications[0]?.id;
  useEffect(() => {
    if (shown === undefined) return;
    place(phone);
    const timer = setInterval(() => place(phone), LOOK_MS);
    return () => clearInterval(timer);
  }, [shown, phone]);
  return (
    <Notifications limit={1} position={phone ? 'bottom-center' : 'top-center'} className={classes.messages} {...stay} />
  );
}

/** Puts the message that is shown where it covers nothing that can be pressed; one that covers nothing stays. */
function place(atBottom: boolean): void {
  const message = document.querySelector<HTMLElement>(`.${classes.messages} [role=alert]`);
  const container = message?.closest<HTMLElement>(`.${classes.messages}`);
  if (!message || !container) return;
  const { left, right } = message.getBoundingClientRect();
  const height = message.offsetHeight;
  const now = Number.parseFloat(container.style.top);
  const wanted = atBottom ? window.innerHeight - height - 16 : 16;
  const room = { top: 8, bottom: window.innerHeight - 8 };
  const top = freePlace(height, Number.isNaN(now) ? wanted : now, pressable(container, left, right), room);
  container.style.top = `${top}px`;
  container.style.bottom = 'auto';
}

/** The buttons between two edges that are not covered themselves. A field can be scrolled from under a message. */
function pressable(container: HTMLElement, left: number, right: number): Taken[] {
  const all = document.querySelectorAll('button:not([aria-disabled=true]), a[href], [role=tab], [role=slider]');
  return [...all].flatMap((one) => {
    const box = one.getBoundingClientRect();
    const outside = box.right <= left || box.left >= right || box.bottom <= 0 || box.top >= window.innerHeight;
    if (outside || box.height === 0 || box.height > SURFACE || container.contains(one)) return [];
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const seen = document.elementsFromPoint(x, y).find((at) => !container.contains(at));
    return seen && (one.contains(seen) || seen.contains(one))
      ? [{ top: box.top, bottom: box.bottom, next: one.matches(BRIGHT) }]
      : [];
  });
}

type Waiting = { [key in 'id' | 'autoClose' | 'priority']: NotificationData[key] | undefined };

/** The notification that somebody reads, and how it was before. There is one place for notifications in a page. */
let held: Waiting | null = null;

function hold(): void {
  const shown = notificationsStore.getState().notifications[0];
  if (!shown || shown.id === held?.id) return;
  release();
  held = { id: shown.id, autoClose: shown.autoClose, priority: shown.priority };
  change(shown.id, { autoClose: false, priority: HELD });
}

function release(): void {
  const before = held;
  held = null;
  if (before) change(before.id, { autoClose: before.autoClose, priority: before.priority });
}

function change(id: string | undefined, to: Omit<Waiting, 'id'>): void {
  notifications.updateState(notificationsStore, (all) =>
    all.map((each) => (each.id === id ? ({ ...each, ...to } as NotificationData) : each)),
  );
}

/**
 * No notification goes by itself, or makes room for another, while the focus or the pointer is in it (WCAG 2.2.1, Timing Adjustable): Mantine waits for the
 * pointer only, and puts what is more urgent in its place. When the one that had the focus is closed, the focus goes back to where it came from.
 */
function useStay() {
  const from = useRef<HTMLElement | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const leave = () => {
      if (!held || document.activeElement !== document.body) return;
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
      held = null;
    };
  }, []);
  return {
    onFocusCapture: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) from.current = relatedTarget;
      hold();
    },
    onBlurCapture: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      // Without a target, the window itself may have lost the focus.
      if (relatedTarget && !currentTarget.contains(relatedTarget) && !currentTarget.matches(':hover')) release();
    },
    onPointerEnter: hold,
    onPointerLeave: ({ currentTarget }: PointerEvent<HTMLElement>) => {
      if (!currentTarget.contains(document.activeElement)) release();
    },
  };
}
