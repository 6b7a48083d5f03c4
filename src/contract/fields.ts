import { z } from 'zod';
import { keySchema } from './strings.ts';

/** RFC 5321, 4.5.3.1.3: a path of 256 octets with its brackets. */
const EMAIL_MAX = 254;

/** An e-mail address as we keep it: trimmed and lower-cased. */
export const emailSchema = keySchema(EMAIL_MAX, 'This e-mail address is too long.')
  .toLowerCase()
  .pipe(z.email('Enter an e-mail address such as name@example.com.'));

/** A page of a long list: counted from 1, with how many entries there are in all. */
export const pageQuery = {
  page: z.coerce.number().int('Pages are whole numbers.').min(1, 'Pages are counted from 1.').max(100_000).default(1),
  pageSize: z.coerce.number().int('Enter a whole number.').min(1).max(100, 'At most 100 entries a page.').default(50),
} as const;
export const pageFacts = { total: z.number(), page: z.number(), pageSize: z.number() } as const;
