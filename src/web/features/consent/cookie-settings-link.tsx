import { Anchor, type AnchorProps } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { lazy, Suspense, useState } from 'react';

const CookieSettings = lazy(() => import('./cookie-settings.tsx'));

/** Opens the Cookie Settings, where a choice can be looked up and taken back at any time. */
export function CookieSettingsLink({ children = 'Cookie Settings', ...props }: AnchorProps & { children?: string }) {
  const [opened, { open, close }] = useDisclosure(false);
  const [asked, setAsked] = useState(false);
  return (
    <>
      <Anchor
        component="button"
        type="button"
        onClick={() => {
          setAsked(true);
          open();
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
