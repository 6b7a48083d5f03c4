import { Title, type TitleProps, VisuallyHidden } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { createContext, type ReactNode, use, useEffect, useRef, useState } from 'react';
import { isStandIn } from './stand-in.ts';

/** What a heading has to know about the page before its own: whether there was one, and what had the focus there. */
type Arrivals = { begun: boolean; from: Element | null; say: (page: string) => void };
const ArrivalsContext = createContext<Arrivals | null>(null);

/**
 * Around all pages. A browser that loads a page moves the focus to its top and a screen reader says its title; a page that the program draws in place of
 * another has to do both itself (WCAG 2.4.3, 4.1.3). See `PageTitle`.
 */
export function PageArrivals({ children }: { children: ReactNode }) {
  const router = useRouter();
  const [said, say] = useState('');
  const [arrivals] = useState<Arrivals>(() => ({ begun: false, from: null, say }));
  useEffect(
    () =>
      router.subscribe('onBeforeLoad', () => {
        arrivals.from = document.activeElement;
      }),
    [router, arrivals],
  );
  return (
    <ArrivalsContext value={arrivals}>
      {children}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </ArrivalsContext>
  );
}

type Props = Omit<TitleProps, 'order'> & {
  /** Read aloud, not seen. */
  hidden?: boolean;
};

/**
 * The heading of a page, its only h1. It takes the focus when its page comes in another's place; where the page gives it to something of its own, such as a
 * form's first field, the heading is said instead. The first page has the browser's own focus.
 */
export function PageTitle({ hidden = false, ...props }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const arrivals = use(ArrivalsContext);
  useEffect(() => {
    if (arrivals) arrive(arrivals, heading.current!);
  }, [arrivals]);
  // Nobody can act on it: no ring.
  const title = <Title order={1} size="h2" ref={heading} tabIndex={-1} style={{ outline: 'none' }} {...props} />;
  return hidden ? <VisuallyHidden>{title}</VisuallyHidden> : title;
}

function arrive(arrivals: Arrivals, heading: HTMLElement): void {
  // The studio stays behind its consoles.
  if (heading.getClientRects().length === 0) return;
  const isFirst = !arrivals.begun;
  arrivals.begun = true;
  if (isFirst) return;
  const { activeElement } = document;
  const isFree = activeElement === document.body || activeElement === arrivals.from || isStandIn(activeElement);
  if (isFree) heading.focus({ preventScroll: true });
  arrivals.say('');
  // The page's other parts may take the focus in the same moment.
  setTimeout(() => document.activeElement !== heading && arrivals.say(heading.textContent));
}
