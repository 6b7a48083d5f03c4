import type { PromoContent } from '../../../contract/promos.ts';
import { stripSignature, withSignature } from '../../../scene/script.ts';
import { withFacts } from '../facts/apply.ts';
import { bindFacts } from '../facts/bind.ts';
import { addDays, daysFrom } from '../facts/calendar.ts';

/** The next date on the same day of the week that is after `date`, and today or later. Dates are YYYY-MM-DD. */
export function nextDate(date: string, today: string): string {
  const weeks = Math.max(1, Math.ceil(daysFrom(date, today) / 7));
  return addDays(date, 7 * weeks);
}

/** The promo for the class's next date: the facts in its text are brought up to date, its wording stays. Without a date it stays as it is. */
export function forNextWeek(content: PromoContent, today: string): PromoContent {
  const { form: old, promo } = content;
  const form = { ...old, date: old.date && nextDate(old.date, today) };
  const words = stripSignature(promo.text);
  const { text } = withFacts(words, bindFacts(words, old, today), form, today);
  const signed = words !== promo.text;
  return { ...content, form, promo: { ...promo, text: signed ? withSignature(text) : text }, ticket: null };
}
