import { PRICES } from '../../../contract/plans.ts';
import type { Offer } from '../account/subscription.ts';
import { readChoice } from '../consent/consent.ts';
import { startPixel, stopPixel } from './pixel.ts';
import { rememberPurchase } from './purchases.ts';

type Event = {
  name: string;
  /** Not one of Meta's standard events. */
  custom?: boolean;
  parameters?: Record<string, string | number>;
  /** Meta counts events of one name and one id once, whoever reports them. */
  id: string;
  /** Hashed by the pixel before it is sent (advanced matching); never part of the event itself. */
  email?: string;
};

/** The pixel's number; null where this installation has none, undefined until the server has told. */
let pixelId: string | null | undefined;
/** What happened with consent before the server had told the number. */
let early: Event[] = [];

/** Starts or stops the pixel as the installation and the person's choice say. */
export function applyConsent(id: string | null): void {
  pixelId = id;
  const waiting = early;
  early = [];
  if (id === null) return;
  if (readChoice() === 'accepted') {
    startPixel(id);
    for (const event of waiting) send(id, event);
  } else stopPixel();
}

/** Somebody left an e-mail address: an account was created. */
export function trackLead(email: string): void {
  track({ name: 'Lead', id: freshId(), email });
}

/** An account was created. */
export function trackRegistration(): void {
  track({ name: 'CompleteRegistration', id: freshId() });
}

/** The plans came into view. */
export function trackView(content: 'upgrade-page' | 'pricing'): void {
  track({ name: 'ViewContent', parameters: { content_name: content }, id: freshId() });
}

/** A plan was clicked. */
export function trackCheckout(offer: Offer): void {
  track({ name: 'InitiateCheckout', parameters: priceOf(offer), id: freshId() });
}

/**
 * A plan was bought, as the server has confirmed; reported once, however often it is said.
 * @param purchaseId one for each payment, so that a purchase reported twice counts once
 */
export function trackPurchase(offer: Offer, purchaseId: string): void {
  if (allowed() && rememberPurchase(purchaseId))
    track({ name: 'Purchase', parameters: priceOf(offer), id: purchaseId });
}

/** A video was made, by somebody who pays or by somebody who does not. */
export function trackVideo(plan: 'pro' | 'free', renderId: string): void {
  track({ name: 'VideoGenerated', custom: true, parameters: { plan }, id: renderId });
}

/** The downloads of the free trial are used up, and one more was asked for. */
export function trackDownloadLimit(): void {
  track({ name: 'DownloadLimitReached', custom: true, id: freshId() });
}

/** Nothing is reported, and nothing kept for it, without a pixel and a consent. */
function allowed(): boolean {
  return pixelId !== null && readChoice() === 'accepted';
}

function track(event: Event): void {
  if (!allowed()) return;
  if (pixelId) send(pixelId, event);
  else early.push(event);
}

function send(id: string, { name, custom, parameters = {}, id: eventID, email }: Event): void {
  if (email) window.fbq?.('init', id, { em: email.trim().toLowerCase() });
  window.fbq?.(custom ? 'trackCustom' : 'track', name, parameters, { eventID });
}

function priceOf(offer: Offer) {
  return { value: offer === 'individual' ? PRICES.individual_pro : PRICES.studio_pro, currency: 'USD', plan: offer };
}

/** Random also where the page has no secure context, such as a phone in the same network. */
function freshId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
