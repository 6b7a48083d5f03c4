import { shownAddress } from '../../contract/calendar-address.ts';
import type { DataSection } from '../../contract/personal-data.ts';
import { instagramAccounts, instagramPosts } from '../db/schema/instagram.ts';
import { pushSubscriptions } from '../db/schema/push.ts';
import { reminderSettings, reminders } from '../db/schema/reminders.ts';
import {
  postFeeds,
  timetableCalendars,
  timetableEntries,
  timetableExceptions,
  timetableImports,
  timetablePromos,
  timetables,
} from '../db/schema/timetable.ts';
import { GIVEN, type Held, held, INTERNAL, OTHERS, SECRET } from './hold.ts';

/** What is held of people's timetables. */
export const TIMETABLES = {
  timetable: held(timetables, [timetables.userId], {
    ...{ userId: INTERNAL, zone: GIVEN, postRule: GIVEN, updatedAt: GIVEN },
  }),
  timetableClasses: held(timetableEntries, [timetableEntries.userId], {
    ...{ userId: INTERNAL, id: GIVEN, entry: GIVEN, imported: GIVEN, source: INTERNAL, createdAt: GIVEN },
    updatedAt: GIVEN,
  }),
  timetableDays: held(timetableExceptions, [timetableExceptions.userId], {
    ...{ userId: INTERNAL, entryId: GIVEN, date: GIVEN, exception: GIVEN, imported: GIVEN, updatedAt: GIVEN },
  }),
  timetableImports: held(timetableImports, [timetableImports.userId], {
    ...{ id: GIVEN, userId: INTERNAL, kind: GIVEN, changes: GIVEN, createdAt: GIVEN },
  }),
  // Of whoever made them: an owner is not given what their members have made.
  timetablePromos: held(timetablePromos, [timetablePromos.personId], {
    ...{ userId: OTHERS, entryId: GIVEN, date: GIVEN, personId: INTERNAL, promoId: GIVEN, facts: INTERNAL },
    ...{ wantedAt: GIVEN, orderedAt: GIVEN, trouble: GIVEN, ownPost: GIVEN, postedAt: GIVEN, postedAs: INTERNAL },
    ...{ remindedAt: GIVEN, remindedAs: INTERNAL },
    ...{ reviewOf: INTERNAL, review: GIVEN, reviewNote: GIVEN, reviewAt: GIVEN, reviewToldAt: GIVEN },
    ...{ reviewRemindedAt: INTERNAL, createdAt: GIVEN, updatedAt: GIVEN },
  }),
  instagramAccount: held(instagramAccounts, [instagramAccounts.userId], {
    ...{ userId: INTERNAL, igUserId: GIVEN, scopedId: INTERNAL, username: GIVEN, token: SECRET, expiresAt: GIVEN },
    ...{ scopes: GIVEN, connectedAt: GIVEN, renewedAt: GIVEN, failing: GIVEN, failedAt: GIVEN },
    ...{ every: GIVEN, everySince: GIVEN, lookedAt: INTERNAL, lookAt: INTERNAL },
  }),
  instagramPosts: held(instagramPosts, [instagramPosts.userId], {
    ...{ id: GIVEN, userId: INTERNAL, promoId: GIVEN, place: GIVEN, entryId: GIVEN, date: GIVEN, state: GIVEN },
    ...{
      ownAt: GIVEN,
      byRule: GIVEN,
      caption: GIVEN,
      captionOf: INTERNAL,
      nextAt: INTERNAL,
      renderId: GIVEN,
      postedAs: INTERNAL,
    },
    ...{ deadline: INTERNAL, igUserId: GIVEN, containerId: GIVEN, containerAt: GIVEN, containers: INTERNAL },
    ...{ troubles: INTERNAL, asks: INTERNAL, askedAt: GIVEN, mediaId: GIVEN, permalink: GIVEN, publishedAt: GIVEN },
    ...{ figures: GIVEN, figuresAt: GIVEN, askFiguresAt: INTERNAL },
    ...{ trouble: GIVEN, createdAt: GIVEN, updatedAt: GIVEN },
  }),
  postFeed: held(postFeeds, [postFeeds.userId], { userId: INTERNAL, hash: SECRET, createdAt: GIVEN }),
  reminderSettings: held(reminderSettings, [reminderSettings.userId], {
    ...{ userId: INTERNAL, byMail: GIVEN, atNight: GIVEN, lookedAt: INTERNAL, nextAt: INTERNAL },
    ...{ createdAt: GIVEN, updatedAt: GIVEN },
  }),
  reminders: held(reminders, [reminders.userId], {
    ...{ id: INTERNAL, userId: INTERNAL, posts: GIVEN, answeredAt: GIVEN, createdAt: GIVEN },
  }),
  // With its address and our key, messages can be sent to a browser.
  pushSubscriptions: held(
    pushSubscriptions,
    [pushSubscriptions.userId],
    {
      ...{ id: INTERNAL, userId: INTERNAL, sessionId: INTERNAL, endpoint: SECRET, p256dh: SECRET, auth: SECRET },
      ...{ madeFor: INTERNAL, createdAt: GIVEN, okAt: GIVEN },
    },
    { present: (row) => ({ ...row, service: new URL(String(row.endpoint)).hostname }) },
  ),
  // The address is a password to the calendar.
  timetableCalendars: held(
    timetableCalendars,
    [timetableCalendars.userId],
    {
      ...{ id: GIVEN, userId: INTERNAL, address: SECRET, etag: INTERNAL, lastModified: INTERNAL, sum: INTERNAL },
      ...{ readAt: GIVEN, failures: INTERNAL, failing: GIVEN, nextAt: INTERNAL, createdAt: GIVEN },
    },
    { present: (row) => ({ ...row, shown: shownAddress(String(row.address)) }) },
  ),
} as const satisfies Partial<Record<DataSection, Held>>;
