import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CODE_ADDRESS_MAX } from '../scene/limits.ts';
import { defaultPromo } from '../scene/promo.ts';
import { type Booking, bookingLinkOf, bookingLinkSchema, classIn, codeAddress, NO_LINKS, withLink } from './booking.ts';

it.each([
  ['sky.studio/book', 'https://sky.studio/book'],
  [' Sky.Studio/Book ', 'https://sky.studio/Book'],
  ['HTTP://Sky.studio', 'http://sky.studio'],
  ['https://sky.studio/', 'https://sky.studio'],
  ['//sky.studio/book', 'https://sky.studio/book'],
  ['www.tänzerei.de/kurse?ort=köln#montag', 'https://www.tänzerei.de/kurse?ort=köln#montag'],
  ['sky.studio:8443/a?b=@c', 'https://sky.studio:8443/a?b=@c'],
  ['sky\u200b.studio', 'https://sky.studio'],
  ['', ''],
])('a link as people type it, %j, becomes %j [B905]', (typed, link) => {
  expect(bookingLinkSchema.parse(typed)).toBe(link);
  expect(bookingLinkSchema.parse(link)).toBe(link);
});

it.each([
  ['sky', /^This is no web address/],
  ['book at sky.studio', /^This is no web address/],
  ['localhost:3000', /^This is no web address/],
  ['192.168.1.4/book', /^This is no web address/],
  ['https://[::1]/', /^This is no web address/],
  ['0176 1234567', /^This is no web address/],
  ['https://', /^This is no web address/],
  ['https://sky.studio/"><script>', /^This is no web address/],
  ['mailto:luna@sky.studio', /^A booking link begins with https/],
  ['javascript:alert(1)', /^A booking link begins with https/],
  ['ftp://sky.studio', /^A booking link begins with https/],
  ['luna@sky.studio', /^Leave out what stands before the @/],
  ['https://luna:secret@sky.studio', /^Leave out what stands before the @/],
  [`sky.studio/${'x'.repeat(300)}`, /^At most 300 characters/],
])('%j is refused in words [B905]', (typed, message) => {
  expect(bookingLinkSchema.safeParse(typed).error?.issues[0]?.message).toMatch(message);
});

it('whatever is typed, what is taken is an address of a page without a name in it, and stays what it is [B905]', () => {
  const parts = fc.constantFrom(
    'https://',
    'sky',
    '.studio',
    '/',
    '?a=b',
    '#',
    '@',
    ':',
    ' ',
    'ä',
    '\\',
    'JAVASCRIPT:',
    '1.2',
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(parts).map((all) => all.join('')),
        fc.webUrl(),
      ),
      (typed) => {
        const { success, data } = bookingLinkSchema.safeParse(typed);
        if (!success || data === '') return;
        const { protocol, username, password, hostname } = new URL(data);
        expect(['http:', 'https:']).toContain(protocol);
        expect(username + password).toBe('');
        expect(hostname).toContain('.');
        expect(bookingLinkSchema.parse(data)).toBe(data);
      },
    ),
  );
});

const links = (link: string, heels = '') => ({
  ...{ ...NO_LINKS, link },
  classes: heels === '' ? [] : [{ classType: 'Heels', link: heels }],
});
const inTeam = (own: ReturnType<typeof links>, studio: ReturnType<typeof links>): Booking => ({
  own,
  studio: { ...studio, name: 'Luna' },
});

it('a class’s own link goes before the one of everything, and a studio’s before those of its members [B905]', () => {
  const own = links('https://own.example', 'https://own.example/heels');
  const of = (booking: Booking, classType: string) => bookingLinkOf(booking, classType)?.link;
  expect(of({ own, studio: null }, 'Pole')).toBe('https://own.example');
  expect(of({ own, studio: null }, 'heels ')).toBe('https://own.example/heels');
  expect(of({ own, studio: null }, '')).toBe('https://own.example');
  expect(of(inTeam(own, links('https://luna.example')), 'Heels')).toBe('https://luna.example');
  expect(of(inTeam(own, links('', 'https://luna.example/heels')), 'Heels')).toBe('https://luna.example/heels');
  expect(of(inTeam(own, links('', 'https://luna.example/heels')), 'Pole')).toBe('https://own.example');
  expect(of(inTeam(NO_LINKS, links('')), 'Pole')).toBeUndefined();
});

it('a list is of no one class [B905]', () => {
  const list = { title: 'This week', groups: [] };
  expect(classIn({ promo: { list } as never, form: { classType: 'Heels' } })).toBe('');
  expect(classIn({ promo: {}, form: { classType: 'Heels' } })).toBe('Heels');
});

it('a code has the letters that every reader knows, and no more than can be read off a video [B908]', () => {
  expect(codeAddress('https://sky.studio/book')).toBe('https://sky.studio/book');
  expect(codeAddress('https://sky.studio')).toBe('https://sky.studio');
  expect(codeAddress('https://tänzerei.de/köln')).toBe('https://xn--tnzerei-5wa.de/k%C3%B6ln');
  const longest = `https://sky.studio/${'x'.repeat(CODE_ADDRESS_MAX - 19)}`;
  expect(codeAddress(longest)).toBe(longest);
  expect(codeAddress(`${longest}x`)).toBeNull();
});

it('a promo’s code opens the link of now; without one it has none, and whoever wants none gets none [B908]', () => {
  const promo = { ...defaultPromo, code: 'https://old.example' };
  expect(withLink(promo, 'https://new.example').code).toBe('https://new.example');
  expect(withLink(promo, undefined)).toBe(promo);
  expect(withLink(promo, 'https://old.example')).toBe(promo);
  expect('code' in withLink(promo, null)).toBe(false);
  expect('code' in withLink(promo, `https://sky.studio/${'x'.repeat(200)}`)).toBe(false);
  expect(withLink(defaultPromo, 'https://new.example')).toBe(defaultPromo);
});
