import { queryOptions } from '@tanstack/react-query';
import { leftOutOf } from '../../../contract/captions/caption.ts';
import { linkIn } from '../../../contract/captions/link-in.ts';
import type { PromoContent } from '../../../contract/promos.ts';
import { queryClient } from '../../api/query-client.ts';
import { today } from '../../ui/dates.ts';
import { bookingQuery } from '../booking/api.ts';
import { captionFor } from '../captions/caption.ts';
import { ownWordsQuery, usedWords } from '../own-words/api.ts';
import { wholeOf } from '../promos/api.ts';
import { isGone } from './gone.ts';
import type { OnDay } from './week-classes.ts';
import { sayLongDay, sayTime } from './words.ts';

/** Promos that are asked for at the same time. */
const AT_ONCE = 4;

/** What the account gives every caption, as it has it now. */
async function fetchTheirs() {
  const words = usedWords(await queryClient.fetchQuery({ ...ownWordsQuery, networkMode: 'always' }));
  return { words, booking: await queryClient.fetchQuery({ ...bookingQuery, networkMode: 'always' }) };
}
type Theirs = Awaited<ReturnType<typeof fetchTheirs>>;

/** The caption of a promo as the account has it now. */
export const captionQuery = (promoId: string) =>
  queryOptions({
    queryKey: ['caption', promoId],
    queryFn: async () => {
      const theirs = await fetchTheirs();
      return shownOf(await wholeOf(promoId), theirs);
    },
    networkMode: 'always',
    staleTime: 0,
    gcTime: 0,
  });

function shownOf(content: PromoContent, { words, booking }: Theirs): string {
  const link = linkIn(booking, content, 'caption');
  const how = { timeSaid: content.timeChosen ?? true, words, link, leftOut: leftOutOf(content) };
  return captionFor(content, today(), how).shown;
}

/** The captions of these classes as one text, as the account has them now; those whose promo was deleted since are left out. */
export const captionsQuery = (promos: readonly OnDay[]) =>
  queryOptions({
    queryKey: ['captions', promos.map(({ occurrence }) => occurrence.made.promoId)],
    queryFn: async () => {
      const theirs = await fetchTheirs();
      const left = promos.entries();
      const contents: (PromoContent | null)[] = [];
      const take = async () => {
        for (const [at, { occurrence }] of left)
          contents[at] = await wholeOf(occurrence.made.promoId!).catch(nullIfDeleted);
      };
      await Promise.all(Array.from({ length: AT_ONCE }, take));
      const there = promos.flatMap((onDay, at) => {
        const content = contents[at];
        return content ? [{ onDay, content }] : [];
      });
      return { text: captionsOf(there, theirs), many: there.length };
    },
    networkMode: 'always',
    staleTime: 0,
    gcTime: 0,
  });

function nullIfDeleted(error: unknown): null {
  if (isGone(error)) return null;
  throw error;
}

type Captioned = { onDay: OnDay; content: PromoContent };

/** Captions one after the other: the day once, before each its class and time, and lines between them. */
function captionsOf(all: readonly Captioned[], theirs: Theirs): string {
  let day = '';
  return all
    .map(({ onDay: { kept, occurrence }, content }) => {
      const heading = occurrence.date === day ? '' : `${sayLongDay(occurrence.date)}\n\n`;
      day = occurrence.date;
      return `${heading}${sayTime(occurrence.time)} ${kept.entry.classType}\n\n${shownOf(content, theirs)}`;
    })
    .join('\n\n———\n\n');
}
