import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Booking, NO_LINKS } from '../booking.ts';
import { linkIn, withCampaign } from './link-in.ts';

const booking = (campaign: boolean): Booking => ({
  own: { ...NO_LINKS, link: 'https://sky.studio/book?room=2', campaign },
  studio: null,
});
const heels = { promo: { madeFor: 'reel' }, form: { classType: 'Tänze & Heels' } } as const;

it('says where people come from only if that is wanted [B907]', () => {
  expect(linkIn(booking(false), heels, 'caption')).toBe('https://sky.studio/book?room=2');
  expect(linkIn(booking(true), heels, 'caption')).toBe(
    'https://sky.studio/book?room=2&utm_source=instagram&utm_medium=social&utm_campaign=tanze-heels&utm_content=caption',
  );
  const other = { ...heels, promo: { madeFor: 'tiktok' }, form: { classType: '' } } as const;
  expect(linkIn(booking(true), other, 'sticker')).toBe(
    'https://sky.studio/book?room=2&utm_source=tiktok&utm_medium=social&utm_content=sticker',
  );
  expect(linkIn({ own: NO_LINKS, studio: null }, heels, 'caption')).toBe('');
  expect(linkIn(undefined, heels, 'caption')).toBe('');
});

it.each([
  ['https://a.b', 'https://a.b?utm_source=x'],
  ['https://a.b/?', 'https://a.b/?utm_source=x'],
  ['https://a.b/c#d', 'https://a.b/c?utm_source=x#d'],
  ['https://a.b/c?e=%20f+g&h#d?i', 'https://a.b/c?e=%20f+g&h&utm_source=x#d?i'],
  ['https://a.b/c?UTM_source=own', 'https://a.b/c?UTM_source=own'],
  ['https://a.b/c?e&', 'https://a.b/c?e&utm_source=x'],
])('%s becomes %s [B907]', (link, becomes) => expect(withCampaign(link, { source: 'x' })).toBe(becomes));

it('every parameter that a link has stays to the letter and in its order [B907]', () => {
  const from = { source: 'instagram', medium: 'social', campaign: 'a b', content: '' };
  fc.assert(
    fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (link) => {
      const tagged = withCampaign(link, from);
      const [before, after] = [new URL(link), new URL(tagged)];
      const query = before.search.slice(1).replace(/&$/, '');
      expect(after.search.slice(1, 1 + query.length)).toBe(query);
      expect([after.origin, after.pathname, after.hash]).toEqual([before.origin, before.pathname, before.hash]);
      expect(after.searchParams.get('utm_campaign')).toBe(before.searchParams.get('utm_campaign') ?? 'a b');
      expect(withCampaign(tagged, from)).toBe(tagged);
    }),
  );
});
