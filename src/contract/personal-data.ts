import { z } from 'zod';
import { call } from './call.ts';
import { keySchema } from './strings.ts';

/** What is held about a person, by what it is. Each is a list of entries, of which an account has one. */
export const DATA_SECTIONS = [
  ...(['account', 'signIn', 'sessions', 'accessTokens', 'preferences', 'brandKit', 'music'] as const),
  ...(['timetable', 'timetableClasses', 'timetableDays', 'timetableImports', 'timetablePromos'] as const),
  ...(['timetableCalendars', 'postFeed', 'reminderSettings', 'reminders', 'pushSubscriptions'] as const),
  ...(['instagramAccount', 'instagramPosts'] as const),
  ...([
    'classTypes',
    'classDescriptions',
    'promos',
    'draft',
    'textFrames',
    'films',
    'downloads',
    'writtenTexts',
    'ownWords',
  ] as const),
  ...(['booking', 'classLinks'] as const),
  ...(['backgrounds', 'uploads', 'compressions'] as const),
  ...(['studio', 'team', 'seats', 'subscription', 'checkouts', 'unmatchedPayments', 'mails', 'history'] as const),
] as const;
export type DataSection = (typeof DATA_SECTIONS)[number];

export const personalDataSchema = z.object({
  /** ISO 8601. */
  exportedAt: z.string(),
  email: z.string(),
  /** What is not in it, and why, in words for people. */
  notes: z.array(z.string()),
  data: z.record(z.enum(DATA_SECTIONS), z.array(z.record(z.string(), z.unknown()))),
});
export type PersonalData = z.infer<typeof personalDataSchema>;

/** Everything is read, and sent from a file: nobody needs it often. */
const rare = { rate: { max: 10, seconds: 3600 }, cost: { slot: 'inside', answers: 65_536 } } as const;

export const getMyData = call({
  method: 'GET',
  path: '/api/my-data',
  summary: 'Everything that is held about the signed-in person, as one JSON file with the addresses of their videos',
  policy: 'signedIn',
  output: personalDataSchema,
  ...rare,
});
export const getDataOf = call({
  method: 'GET',
  path: '/api/admin/user/:userId/data',
  summary: 'Everything that is held about one person, to be handed over on request. It is noted in the audit log',
  policy: 'admin',
  params: z.object({ userId: keySchema(64, 'This account does not exist.') }),
  output: personalDataSchema,
  ...rare,
});
