import { readFileSync } from 'node:fs';
import { captionFor as captionIn, leftOutOf } from '../../../contract/captions/caption.ts';
import { type Hashtags, readHashtags } from '../../../contract/captions/hashtags.ts';
import { linkIn } from '../../../contract/captions/link-in.ts';
import { NO_WORDS, wordsUsed } from '../../../contract/own-words.ts';
import type { PromoContent } from '../../../contract/promos.ts';
import type { SessionUser } from '../../db/schema/people.ts';
import type { Services } from '../../services.ts';
import { readBooking } from '../booking/actions.ts';
import { readOwnWords } from '../promotion/actions.ts';

let known: Hashtags | undefined;
function hashtags(): Hashtags {
  known ??= readHashtags(readFileSync(new URL('../../../../copy/hashtags.tsv', import.meta.url), 'utf8'));
  return known;
}

/** The caption of a promo as its person sees it now: as the page writes it, or theirs where they have changed it. @param today YYYY-MM-DD */
export async function captionFor(
  services: Services,
  user: SessionUser,
  content: PromoContent,
  today: string,
): Promise<string> {
  const { own, studio } = await readOwnWords(services, user);
  const words = wordsUsed(own, studio?.words ?? NO_WORDS);
  const link = linkIn(await readBooking(services, user), content, 'caption');
  const how = { timeSaid: content.timeChosen ?? true, words, link, leftOut: leftOutOf(content) };
  return captionIn(hashtags(), content, today, how).shown;
}
