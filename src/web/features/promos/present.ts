import { type PromoContent, type ShelfPromo, unpackContent } from '../../../contract/promos.ts';
import type { List } from '../../../scene/list-schema.ts';
import { dayName } from '../../ui/dates.ts';
import type { Entry } from './sync.ts';

/** A promo on the shelf. */
export type Item = {
  id: string;
  title: string | null;
  /** As it looks: of what the account has, without what was written beside it. See `wholeOf`. */
  content: PromoContent;
  film: ShelfPromo['film'];
  /** The account does not have it, or not as it is here. */
  unsent: boolean;
};

const NO_FILM: ShelfPromo['film'] = { state: 'none', renderId: null, counted: false };

/**
 * The shelf: what the account has, with what this browser has not sent yet.
 * @param listed null: the account could not be asked, and what this browser has is all that can be shown
 */
export function itemsOf(listed: readonly ShelfPromo[] | null, here: readonly Entry[]): Item[] {
  const unsent = here.filter(({ dirty, forkOf }) => dirty && forkOf === null);
  const alone = (listed ? unsent : here).filter(
    ({ id, forkOf }) => forkOf === null && !listed?.some((promo) => promo.id === id),
  );
  const ofHere = alone.flatMap(({ id, content, dirty }) =>
    read({ id, title: null, film: NO_FILM, unsent: dirty }, content),
  );
  const ofAccount = (listed ?? []).flatMap(({ id, title, film, sketch }) => {
    const newer = unsent.find((entry) => entry.id === id);
    return read({ id, title, film: newer ? NO_FILM : film, unsent: newer !== undefined }, newer?.content ?? sketch);
  });
  return [...ofHere, ...ofAccount];
}

function read(item: Omit<Item, 'content'>, text: string): Item[] {
  const content = unpackContent(text);
  return content ? [{ ...item, content }] : [];
}

const NO_BREAK = '\u00a0';

/** When the class is, such as 'Thursday, December 3, 7:00 PM', or what a list is of; a narrow card breaks it between day and time. */
export function whenOf(
  { date, schedule, time }: Pick<PromoContent['form'], 'date' | 'schedule' | 'time'>,
  list?: List,
): string {
  if (list) return list.week ? `Week from ${dayName(list.week.from)}` : 'A list';
  const day = date ? dayName(date) : schedule;
  return day === '' ? 'No date yet' : `${day}, ${time.replace(' ', NO_BREAK)}`;
}

const FILMS = {
  none: 'No video yet',
  making: 'Video is being made',
  ready: 'Video ready',
  failed: 'Video could not be made',
  gone: 'Video is made again when you need it',
} as const;

export const filmWords = ({ film, unsent }: Item): string =>
  unsent ? 'Only on this device so far' : FILMS[film.state];
