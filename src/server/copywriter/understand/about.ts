import type { About } from '../../../contract/promotion.ts';
import { NEW_CLASS, NEW_START, type News, tellsLast } from './news.ts';
import type { Clause, Slot, SlotKind } from './slots.ts';

/** What a post is about, by what is known of it. */
interface Known {
  classType: string;
  clauses: readonly Clause[];
  slots: readonly Slot[];
  /** What the details say has changed. */
  news: News | undefined;
}

const NEW_PRICE = /price|fee|cost|preis|kostet|precio|cuesta|[$€£]/i;
const WORKSHOP = /workshop|masterclass|intensive|bootcamp|intensiv|taller|intensivo|\bcourse\b|kurswoche|\bcurso\b/i;
const EVENT =
  /\b(?:party|parties|showcase|show|open (?:day|house)|jam|social|photo ?shoots?|competition|contest|feier|fest|tag der offenen tür|fotoshooting|wettbewerb|auftritt|fiesta|jornada|puertas abiertas|sesión de fotos|competición|gala)\b/iu;

/** What the details say that the post is about; a class as in every week if nothing is news. */
export function aboutOf({ classType, clauses, slots, news }: Known): About {
  const has = (kind: SlotKind, value?: RegExp) =>
    slots.some((slot) => slot.kind === kind && !slot.not && (!value || value.test(slot.value)));
  const typed = clauses.map((each) => each.typed).join(' | ');
  if (has('cancelled', /^cancelled$/)) return 'cancelled';
  if (news?.isOff) return 'closed';
  if (has('soldOut', /^sold out$/)) return 'soldOut';
  if (has('substitute')) return 'substitute';
  if (NEW_CLASS.test(typed) || NEW_START.test(typed)) return 'newClass';
  const isLast = news?.clauses.some(tellsLast) === true;
  if (news && !news.isOnce && !isLast) return NEW_PRICE.test(news.text) ? 'newPrice' : 'moved';
  if (has('offer')) return 'offer';
  if (isLast) return 'lastSpots';
  if (EVENT.test(classType)) return 'event';
  return has('series') || has('guest') || WORKSHOP.test(`${classType} ${typed}`) ? 'workshop' : 'weekly';
}

/** Those of which the writer has whole lines, once their fact is known. */
const TOLD: Partial<Record<About, { kind: SlotKind; value?: string }>> = {
  cancelled: { kind: 'cancelled', value: 'cancelled' },
  soldOut: { kind: 'soldOut', value: 'sold out' },
  substitute: { kind: 'substitute' },
  offer: { kind: 'offer' },
};

/**
 * What stands in the first line: how many places are left, or what the person says that the post is about, and what is known by that alone: that a class
 * is cancelled needs no details.
 * @param how whether the person says so, and what the kind is called where the details say nothing of it
 */
export function heed(
  about: About,
  known: Known,
  { isAsked, words }: { isAsked: boolean; words: string },
): { news?: News; slots: Slot[] } {
  const typed = known.news;
  const news = (each: News | undefined, slots: readonly Slot[] = known.slots) => ({
    ...(each && { news: each }),
    slots: [...slots],
  });
  if (!isAsked || typed?.isOff) return news(typed);
  if (about === 'weekly') return news(undefined);
  const fact = TOLD[about];
  if (fact) {
    const { kind, value } = fact;
    if (known.slots.some((slot) => slot.kind === kind && (value === undefined || slot.value === value)))
      return news(typed);
    if (value !== undefined) return news(typed, [{ kind, value }, ...known.slots]);
  }
  const isOff = about === 'closed';
  const places = about === 'lastSpots' && known.clauses.find(tellsLast);
  if (places) return news({ text: places.typed, isOff, clauses: [places] });
  if (typed && about !== 'closed') return news(typed);
  const isNamed = known.classType.toLowerCase().includes(words.toLowerCase()) || aboutOf(known) === about;
  return isNamed && !isOff ? news(typed) : news({ text: words, isOff, clauses: [] });
}
