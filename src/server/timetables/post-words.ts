/** What a reminder says of one post. */
export type ToPost = {
  classType: string;
  date: string;
  time: string;
  /** usual: as planned. tonight: ahead of its time, which is in the night. cancelled, moved: the class, which is to be told at once. */
  why: 'usual' | 'tonight' | 'cancelled' | 'moved';
  /** The film is there and says what the timetable says. */
  isReady: boolean;
};

/** Posts that a message names. */
const NAMED = 5;

const format = (options: Intl.DateTimeFormatOptions) => {
  const formatter = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', ...options });
  return (date: string, time: string) => formatter.format(new Date(`${date}T${time}:00Z`)).replaceAll('\u202f', ' ');
};
const weekday = { short: format({ weekday: 'short' }), long: format({ weekday: 'long' }) };
const clock = format({ timeStyle: 'short' });

/** 'Thu 7:00 PM' */
export const sayWhen = ({ date, time }: { date: string; time: string }): string =>
  `${weekday.short(date, time)} ${clock(date, time)}`;

/** What is to be posted now, in a title and a sentence or two. @param posts at least one */
export function sayReminder(posts: readonly ToPost[]): { title: string; body: string } {
  const [first, ...others] = posts as [ToPost, ...ToPost[]];
  if (others.length === 0) return { title: titleOf(first), body: bodyOf(first) };
  const when = posts.every(({ why }) => why === 'tonight') ? 'tonight' : 'now';
  const missing = posts.filter(({ isReady }) => !isReady).length;
  return {
    title: `Post ${posts.length} videos ${when}`,
    body: `${namesOf(posts)}.${sayMissing(missing, posts.length)}`,
  };
}

function titleOf({ classType, why, isReady }: ToPost): string {
  if (why === 'cancelled') return `Post now: “${classType}” is cancelled`;
  if (why === 'moved') return `Post now: “${classType}” has moved`;
  if (!isReady) return `It is time to post “${classType}”`;
  return `Post “${classType}” ${why === 'tonight' ? 'tonight' : 'now'}`;
}

function bodyOf({ date, time, isReady }: ToPost): string {
  const when = `${weekday.long(date, time)}, ${clock(date, time)}.`;
  return `${when} ${isReady ? 'The video and its caption are ready.' : 'Its video is not ready yet: make it in your week.'}`;
}

function namesOf(posts: readonly ToPost[]): string {
  const names = posts.map((post) => {
    const news = post.why === 'cancelled' ? ' (cancelled)' : post.why === 'moved' ? ' (moved)' : '';
    return `${post.classType} ${sayWhen(post)}${news}`;
  });
  const shown = names.length > NAMED ? [...names.slice(0, NAMED), `${names.length - NAMED} more`] : names;
  return `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}`;
}

function sayMissing(missing: number, all: number): string {
  if (missing === 0) return ' The videos and their captions are ready.';
  if (missing === all) return ' None of the videos is ready yet: make them in your week.';
  return missing === 1 ? ' One of them is not ready yet.' : ` ${missing} of them are not ready yet.`;
}
