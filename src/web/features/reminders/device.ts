import { ReadableError } from '../../api/failure.ts';
import { platformOf } from '../../ui/hand-over.ts';

/** Whether this browser shows reminders: able, once it is asked; homeScreen: an iPhone does so from the home screen; denied: its person has forbidden it. */
export type Ability = 'able' | 'homeScreen' | 'denied' | 'unable';

type Browser = Parameters<typeof platformOf>[0] & { hasPush: boolean; permission: NotificationPermission | undefined };

export function abilityOf({ hasPush, permission, ...browser }: Browser): Ability {
  if (!hasPush) return platformOf(browser) === 'iphone' ? 'homeScreen' : 'unable';
  return permission === 'denied' ? 'denied' : 'able';
}

export function ownAbility(): Ability {
  const { userAgent, maxTouchPoints } = navigator;
  const hasPush = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  return abilityOf({ userAgent, maxTouchPoints, hasPush, permission: hasPush ? Notification.permission : undefined });
}

/** What names this browser to the server (`DEVICE` in contract/reminders.ts); null: it has no address for messages. */
export async function ownDevice(): Promise<string | null> {
  if (ownAbility() !== 'able') return null;
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  return subscription ? nameOf(subscription.endpoint) : null;
}

async function nameOf(endpoint: string): Promise<string> {
  // biome-ignore lint/style/noRestrictedGlobals: browsers take messages only for pages with https, which have all of it
  const sum = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint));
  return btoa(String.fromCharCode(...new Uint8Array(sum)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** Milliseconds for the service worker to start. */
const PATIENCE_MS = 20_000;

/**
 * Asks whether messages may be shown, and makes this browser an address for them. Only upon a tap.
 * @param publicKey the server's, in base64url
 * @throws ReadableError
 */
export async function subscribe(publicKey: string): Promise<{ endpoint: string; p256dh: string; auth: string }> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted')
    throw new ReadableError(
      permission === 'denied'
        ? 'Your browser does not let us show messages. Allow notifications for this site in its settings.'
        : 'Your browser has not been told whether it may show messages. Try again, and choose Allow.',
    );
  const registration = await withinPatience(navigator.serviceWorker.ready);
  const old = await registration.pushManager.getSubscription();
  // An address that was made for another key is of no use.
  await old?.unsubscribe();
  const made = await registration.pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
    .catch(() => {
      throw new ReadableError('Your browser could not reach its service for messages. Try again in a moment.');
    });
  const { endpoint, keys } = made.toJSON();
  return { endpoint: endpoint!, p256dh: keys!.p256dh!, auth: keys!.auth! };
}

function withinPatience<T>(work: Promise<T>): Promise<T> {
  const late = new Promise<never>((_, fail) => {
    setTimeout(
      () => fail(new ReadableError('This browser is not ready for messages. Reload the page and try again.')),
      PATIENCE_MS,
    );
  });
  return Promise.race([work, late]);
}

/** This browser has no address for messages any more. */
export async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  await subscription?.unsubscribe();
}
