import type { Promo } from '../../scene/promo.ts';
import type { MadeFor } from '../../scene/zones.ts';
import { type Booking, bookingLinkOf, classIn } from '../booking.ts';

/** Where a link stands, as statistics of visits have it. */
type Where = 'caption' | 'sticker';

/** The places by their names in statistics. */
const SOURCES: Record<MadeFor, string> = { story: 'instagram', reel: 'instagram', tiktok: 'tiktok', short: 'youtube' };

type Made = { promo: Pick<Promo, 'list' | 'madeFor'>; form: { classType: string } };

/** The link by which people book what a promo is about, as it is posted; empty: there is none. @param booking undefined: it is not known */
export function linkIn(booking: Booking | undefined, made: Made, where: Where): string {
  const classType = classIn(made);
  const found = booking && bookingLinkOf(booking, classType);
  if (!found) return '';
  const from = { source: SOURCES[made.promo.madeFor], medium: 'social', campaign: slugOf(classType), content: where };
  return found.campaign ? withCampaign(found.link, from) : found.link;
}

/** 'Spin Basics' as 'spin-basics'. */
const slugOf = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/**
 * A link that says where people come from (utm_source and the like, as Google Analytics and those after it read them). What the link has already stays to
 * the letter, also its order and its own of these.
 */
export function withCampaign(link: string, from: Record<string, string>): string {
  const [, address = '', query, hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(link) ?? [];
  const there = new Set(
    (query ?? '')
      .slice(1)
      .split('&')
      .map((part) => part.split('=')[0]!.toLowerCase()),
  );
  const added = Object.entries(from)
    .map(([name, value]) => [`utm_${name}`, value] as const)
    .filter(([name, value]) => value !== '' && !there.has(name))
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  const kept = query === undefined || query === '?' ? [] : [query.slice(1).replace(/&$/, '')];
  const all = [...kept, ...added].join('&');
  return `${address}${all === '' ? (query ?? '') : `?${all}`}${hash}`;
}
