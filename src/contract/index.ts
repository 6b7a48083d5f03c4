import * as activity from './activity.ts';
import * as admin from './admin.ts';
import * as auth from './auth.ts';
import * as billing from './billing.ts';
import * as booking from './booking.ts';
import * as brand from './brand.ts';
import * as calendars from './calendars.ts';
import type { Call } from './call.ts';
import * as classes from './classes.ts';
import * as compression from './compression.ts';
import * as consequences from './consequences.ts';
import * as instagram from './instagram.ts';
import * as library from './library.ts';
import * as media from './media.ts';
import * as month from './month.ts';
import * as music from './music.ts';
import * as ownWords from './own-words.ts';
import * as personalData from './personal-data.ts';
import * as posting from './posting.ts';
import * as profile from './profile.ts';
import * as promos from './promos.ts';
import * as promotion from './promotion.ts';
import * as queue from './queue.ts';
import * as reminders from './reminders.ts';
import * as renders from './renders.ts';
import * as reviews from './reviews.ts';
import * as session from './session.ts';
import * as shelf from './shelf.ts';
import * as space from './space.ts';
import * as studio from './studio.ts';
import * as timetable from './timetable.ts';
import * as timetableImport from './timetable-import.ts';
import * as tokens from './tokens.ts';
import * as tools from './tools.ts';
import * as transparency from './transparency.ts';
import * as week from './week.ts';

function isCall(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'policy' in value;
}

/** All calls, for the tests and documents that must cover every one. */
export const CALLS: readonly Call[] = [
  session,
  auth,
  tokens,
  profile,
  calendars,
  classes,
  promotion,
  queue,
  renders,
  promos,
  booking,
  brand,
  music,
  ownWords,
  library,
  shelf,
  media,
  studio,
  timetable,
  timetableImport,
  posting,
  reminders,
  reviews,
  month,
  instagram,
  week,
  admin,
  activity,
  consequences,
  personalData,
  space,
  billing,
  compression,
  transparency,
  tools,
]
  .flatMap((file) => Object.values(file))
  .filter(isCall);
