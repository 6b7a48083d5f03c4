import { Anchor, type AnchorProps } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { lazy, Suspense, useEffect, useState } from 'react';

const CookieSettings = lazy(() => import('./cookie-settings.tsx'));

const HASH = '#settings';
const ADDRESS = `/cookie-policy${HASH}`;

type Props = AnchorProps & {
  children?: string;
  /** Opens automatically if the URL asks for it; set on one link of the cookie policy. */
  atAddress?: boolean;
};

/**
 * Opens the Cookie Settings, where a choice can be viewed and withdrawn at any time. It is a link: pressed before the page's code has loaded, it
 * leads to the cookie policy, which opens them as soon as it can.
 */
export function CookieSettingsLink({ children = 'Cookie Settings', atAddress = false, ...props }: Props) {
  const [opened, { open, close }] = useDisclosure(false);
  const [asked, setAsked] = useState(false);
  const show = () => {
    setAsked(true);
    open();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, for the URL that the page was opened with
  useEffect(() => {
    if (!atAddress || window.location.hash !== HASH) return;
    // The request has been handled: a reload does not repeat it.
    window.history.replaceState(window.history.state, '', ADDRESS.slice(0, -HASH.length));
    show();
  }, []);
  return (
    <>
      <Anchor
        href={ADDRESS}
        onClick={(event) => {
          event.preventDefault();
          show();
        }}
        {...props}
      >
        {children}
      </Anchor>
      {asked && (
        <Suspense>
          <CookieSettings opened={opened} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
