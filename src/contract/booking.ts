import { z } from 'zod';
import { CODE_ADDRESS_MAX } from '../scene/limits.ts';
import type { Promo } from '../scene/promo.ts';
import { call, WRITES } from './call.ts';
import { classTypeNameSchema } from './classes.ts';
import { lineSchema } from './strings.ts';

/** Characters of a link as it is typed. */
export const BOOKING_LINK_MAX = 300;

const NO_LINK = 'This is no web address. Enter it as in your browser, like sky.studio/book.';
const NO_WEB = 'A booking link begins with https://, like https://sky.studio/book.';
const NO_NAME = 'Leave out what stands before the @: everybody would read it.';

/** Written without //: no address of a page. */
const OTHER_KINDS = /^(?:mailto|tel|sms|javascript|data|file|blob|about|view-source|whatsapp|intent):/i;
/** What no address has, and what would end it in a caption. */
const NEVER = /[\s<>"'`\\^{|}]/;

/** 'Sky.studio/Book', as phones write it, becomes 'https://sky.studio/Book'. Whatever is no address of a page stays as it is. */
function completed(typed: string): string {
  if (typed === '' || OTHER_KINDS.test(typed)) return typed;
  const whole = /^[a-z][a-z\d+.-]*:\/\//i.test(typed) ? typed : `https://${typed.replace(/^\/\//, '')}`;
  const [, start = '', rest = ''] = /^([^:]+:\/\/[^/?#]*)(.*)$/.exec(whole) ?? [];
  return `${start.toLowerCase()}${rest === '/' ? '' : rest}`;
}

/** Why it is no link to book by; null: it is one. */
function faultOf(link: string): string | null {
  if (!/^https?:\/\//.test(link)) return OTHER_KINDS.test(link) || link.includes('://') ? NO_WEB : NO_LINK;
  if (link.split(/[/?#]/)[2]?.includes('@')) return NO_NAME;
  if (NEVER.test(link)) return NO_LINK;
  const host = addressOf(link)?.hostname;
  // A name with a dot and an ending of letters: neither a number, nor a machine of one's own network.
  return host && /\.(?!\d+$)[^.]{2,}$/.test(host) ? null : NO_LINK;
}

function addressOf(link: string): URL | null {
  try {
    return new URL(link);
  } catch {
    return null;
  }
}

/** Where people book; empty: nowhere. What is typed without https:// gets it. */
export const bookingLinkSchema = lineSchema(BOOKING_LINK_MAX)
  .overwrite(completed)
  .superRefine((link, context) => {
    const message = link === '' ? null : faultOf(link);
    if (message) context.addIssue({ code: 'custom', message });
  });

const linksSchema = z.object({
  /** Of everything that has none of its own; empty: none. */
  link: z.string(),
  /** In captions and stickers it says that people come from there. */
  campaign: z.boolean(),
  /** Of single classes, by their names. */
  classes: z.array(z.object({ classType: z.string(), link: z.string() })),
});
export type BookingLinks = z.infer<typeof linksSchema>;

const bookingSchema = z.object({
  own: linksSchema,
  /** Of the studio whose team the person is on: its owner's, which their videos have; null: they are on none. */
  studio: linksSchema.extend({ name: z.string() }).nullable(),
});
export type Booking = z.infer<typeof bookingSchema>;

export const NO_LINKS: BookingLinks = { link: '', campaign: false, classes: [] };

/** The link of a class, and whether it says where people come from. */
export type BookingLink = { readonly link: string; readonly campaign: boolean };

/**
 * Where people book a class: its own link before the one of everything, and a studio's before those of its members.
 * @param classType empty: of no one class, as for a list
 * @returns null: nowhere
 */
export function bookingLinkOf({ own, studio }: Booking, classType: string): BookingLink | null {
  for (const links of [studio, own]) {
    const name = classType.trim().toLowerCase();
    const link = links?.classes.find((each) => each.classType.toLowerCase() === name)?.link || links?.link;
    if (links && link) return { link, campaign: links.campaign };
  }
  return null;
}

/** The class that a promo is about, of which a list has none. */
export const classIn = ({ promo, form }: { promo: Pick<Promo, 'list'>; form: { classType: string } }): string =>
  promo.list ? '' : form.classType;

/** What a QR code has of a link, in the letters that every reader knows; null: it is too long to be read off a video. */
export function codeAddress(link: string): string | null {
  const address = addressOf(link)?.href.replace(/^(https?:\/\/[^/?#]+)\/$/, '$1') ?? '';
  return address !== '' && address.length <= CODE_ADDRESS_MAX ? address : null;
}

/**
 * A promo whose QR code, if it has one, opens this link: a link that has changed is followed wherever a video is made, and without one there is no code.
 * @param link undefined: it is not known, and the code stays as it is
 */
export function withLink<P extends Pick<Promo, 'code'>>(promo: P, link: string | null | undefined): P {
  if (promo.code === undefined || link === undefined) return promo;
  const code = link === null ? null : codeAddress(link);
  if (code === promo.code) return promo;
  const { code: _, ...rest } = promo;
  return (code === null ? rest : { ...promo, code }) as P;
}

export const getBooking = call({
  method: 'GET',
  path: '/api/booking-links',
  summary: 'Where people book: the person’s links, and those of the studio whose team they are on',
  policy: 'signedIn',
  output: bookingSchema,
});
export const saveBooking = call({
  method: 'PATCH',
  path: '/api/booking-links',
  summary:
    'Change the person’s own booking link, or whether it says where people come from. For an owner it is the studio’s. What is not sent stays',
  policy: 'signedIn',
  body: z.object({
    link: bookingLinkSchema.optional(),
    campaign: z.boolean('Choose whether visits are counted.').optional(),
  }),
  output: bookingSchema,
  rate: WRITES,
});
export const saveClassLink = call({
  method: 'PUT',
  path: '/api/booking-links/classes',
  summary:
    'Give one class a booking link of its own; an empty one takes it away. A studio’s owner says it for the team',
  policy: 'signedIn',
  body: z.object({ classType: classTypeNameSchema, link: bookingLinkSchema }),
  output: bookingSchema,
  rate: WRITES,
});
