import { z } from 'zod';
import { keySchema } from './strings.ts';

/** RFC 5321, 4.5.3.1.3: a path of 256 octets with its brackets. */
const EMAIL_MAX = 254;

/** An e-mail address as we store it: trimmed and lower-cased. */
export const emailSchema = keySchema(EMAIL_MAX, 'This email address is too long.')
  .toLowerCase()
  .pipe(z.email('Enter an email address such as name@example.com.'));

/** A page of a long list: counted from 1, with the total number of entries. */
export const pageQuery = {
  page: z.coerce.number().int('The page must be a whole number.').min(1, 'Pages start at 1.').max(100_000).default(1),
  pageSize: z.coerce
    .number()
    .int('Enter a whole number.')
    .min(1)
    .max(100, 'Ask for at most 100 entries per page.')
    .default(50),
} as const;
export const pageFacts = { total: z.number(), page: z.number(), pageSize: z.number() } as const;
