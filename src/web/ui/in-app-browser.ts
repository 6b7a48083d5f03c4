/** A browser inside another app: it saves no files, opens no share sheet and cannot add pages to a home screen. */
export type InAppBrowser = {
  app: 'Instagram' | 'Facebook';
  /** A link that opens the page in Safari; null if none is known to work. */
  safariLink(address: string): string | null;
};

/** Since this iOS, links may begin with `x-safari-`; before it, they lead nowhere. */
const SAFARI_LINKS = 17.5;

/** The app in whose browser the page is open; null in a regular browser. */
export function inAppBrowser(userAgent: string): InAppBrowser | null {
  const app = /Instagram/.test(userAgent) ? 'Instagram' : /FBAN|FBAV|FB_IAB/.test(userAgent) ? 'Facebook' : null;
  if (!app) return null;
  const [, major, minor = 0] = /(?:iPhone|CPU) OS (\d+)(?:_(\d+))?/.exec(userAgent) ?? [];
  const leaves = Number(`${major}.${minor}`) >= SAFARI_LINKS;
  return { app, safariLink: (address) => (leaves && /^https?:/.test(address) ? `x-safari-${address}` : null) };
}
