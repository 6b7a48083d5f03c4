import type { SoldPlan } from '../../../contract/plans.ts';
import { newId } from '../../api/new-id.ts';
import { readChoice } from '../consent/consent.ts';
import { startPixel, stopPixel } from './pixel.ts';
import { rememberPurchase } from './purchases.ts';

type Event = {
  name: string;
  /** A custom event, not one of Meta's standard ones. */
  custom?: boolean;
  parameters?: Record<string, string | number>;
  /** Meta counts events with the same name and id once, whoever reports them. */
  id: string;
  /** Hashed by the pixel before sending (advanced matching); never part of the event itself. */
  email?: string;
};

/** The pixel's id; null if this installation has none, undefined until the server has responded. */
let pixelId: string | null | undefined;
/** Events with consent from before the server had sent the id. */
let early: Event[] = [];

/** Starts or stops the pixel according to the installation and the person's choice. */
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
  track({ name: 'Lead', id: newId(), email });
}

export function trackRegistration(): void {
  track({ name: 'CompleteRegistration', id: newId() });
}

/** The plans came into view. */
export function trackView(content: 'upgrade-page' | 'pricing'): void {
  track({ name: 'ViewContent', parameters: { content_name: content }, id: newId() });
}

export function trackCheckout(plan: SoldPlan): void {
  track({ name: 'InitiateCheckout', parameters: priceOf(plan), id: newId() });
}

/**
 * A plan was bought, as confirmed by the server; reported once, however often this is called.
 * @param purchaseId unique per payment, so that a purchase reported twice counts once
 */
export function trackPurchase(plan: SoldPlan, purchaseId: string): void {
  if (allowed() && rememberPurchase(purchaseId)) track({ name: 'Purchase', parameters: priceOf(plan), id: purchaseId });
}

/** A video was made, by a paying or a free user. */
export function trackVideo(plan: 'pro' | 'free', renderId: string): void {
  track({ name: 'VideoGenerated', custom: true, parameters: { plan }, id: renderId });
}

/** The free trial's downloads are used up, and another one was requested. */
export function trackDownloadLimit(): void {
  track({ name: 'DownloadLimitReached', custom: true, id: newId() });
}

/** Nothing is reported, or stored for reporting, without a pixel and consent. */
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

function priceOf({ offer, sale }: SoldPlan) {
  return { value: offer.price, currency: 'USD', plan: sale.slug };
}
