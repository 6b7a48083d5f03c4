import { Alert, Button, CopyButton, Group } from '@mantine/core';
import { inAppBrowser } from './in-app-browser.ts';

/** In an in-app browser: what does not work there, in `children`, and the ways out of it. Renders nothing elsewhere. */
export function InAppNotice({ children }: { children: string }) {
  const browser = inAppBrowser(navigator.userAgent);
  if (!browser) return null;
  const address = `${window.location.origin}/`;
  const safari = browser.safariLink(address);
  return (
    <Alert color="gold" title={`You are in ${browser.app}’s browser`}>
      {children} Tap ••• and choose Open in external browser.
      <Group gap="xs" mt="xs">
        {safari && (
          <Button component="a" href={safari} variant="default" size="compact-md" mih="var(--sr-touch)">
            Open in Safari
          </Button>
        )}
        <CopyButton value={address}>
          {({ copied, copy }) => (
            <Button variant="default" size="compact-md" mih="var(--sr-touch)" onClick={copy}>
              {copied ? 'Copied' : 'Copy link'}
            </Button>
          )}
        </CopyButton>
      </Group>
    </Alert>
  );
}
