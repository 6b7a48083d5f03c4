import ICAL from 'ical.js';

/** A post that somebody has planned, as it stands in their calendar. */
export type PostEvent = {
  /** The same as long as it is the same class's on the same day, of the same person. */
  uid: string;
  /** When it is to be posted, or was. */
  at: Date;
  changedAt: Date;
  /** 'Post: Spin Basics, Thu 7:00 PM' */
  summary: string;
  description: string;
  /** Where the video is handed over. */
  link: string;
  isPosted: boolean;
};

/** SEQUENCE counts seconds from here: what is changed later has a higher one, and it fits its 31 bits until 2094. */
const COUNTED_FROM = Date.UTC(2026, 0, 1);

// It does not count the space that a folded line begins with (PLATFORM_BUGS.md).
ICAL.foldLength = 74;

/** A calendar (RFC 5545) of posts, each with an alarm at its time while it is not posted. The same posts are the same text. */
export function writeCalendar(events: readonly PostEvent[]): string {
  const calendar = new ICAL.Component('vcalendar');
  calendar.addPropertyWithValue('version', '2.0');
  calendar.addPropertyWithValue('prodid', '-//Spinreel//Posts//EN');
  calendar.addPropertyWithValue('calscale', 'GREGORIAN');
  calendar.addPropertyWithValue('x-wr-calname', 'Spinreel posts');
  // How often it is worth reading (RFC 7986, 5.7, and what Outlook reads in its place).
  calendar.addPropertyWithValue('refresh-interval', ICAL.Duration.fromString('PT1H')).setParameter('value', 'DURATION');
  calendar.addPropertyWithValue('x-published-ttl', 'PT1H');
  for (const event of events) calendar.addSubcomponent(componentOf(event));
  return `${calendar.toString()}\r\n`;
}

function componentOf({ uid, at, changedAt, summary, description, link, isPosted }: PostEvent): ICAL.Component {
  const event = new ICAL.Component('vevent');
  event.addPropertyWithValue('uid', uid);
  // Without a METHOD, when the event was last changed (RFC 5545, 3.8.7.2).
  event.addPropertyWithValue('dtstamp', inUtc(changedAt));
  event.addPropertyWithValue('last-modified', inUtc(changedAt));
  event.addPropertyWithValue('sequence', Math.max(0, Math.floor((changedAt.getTime() - COUNTED_FROM) / 1000)));
  event.addPropertyWithValue('dtstart', inUtc(at));
  event.addPropertyWithValue('duration', ICAL.Duration.fromString('PT15M'));
  event.addPropertyWithValue('summary', printable(summary));
  event.addPropertyWithValue('description', printable(description));
  event.addPropertyWithValue('url', link);
  // It takes up nobody's time.
  event.addPropertyWithValue('transp', 'TRANSPARENT');
  if (!isPosted) event.addSubcomponent(alarmOf(summary));
  return event;
}

function alarmOf(summary: string): ICAL.Component {
  const alarm = new ICAL.Component('valarm');
  alarm.addPropertyWithValue('action', 'DISPLAY');
  alarm.addPropertyWithValue('description', printable(summary));
  alarm.addPropertyWithValue('trigger', ICAL.Duration.fromString('PT0S'));
  return alarm;
}

const inUtc = (moment: Date): ICAL.Time => ICAL.Time.fromJSDate(moment, true);

/** Without what a text of a calendar may not have (RFC 5545, 3.3.11: no controls but the line break, which is escaped). */
const printable = (text: string): string => text.replace(/\r\n?/g, '\n').replace(/(?!\n)\p{Cc}/gu, ' ');
