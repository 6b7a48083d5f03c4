import { followForm } from '../../../contract/facts/apply.ts';
import { nextWeek, updateFacts } from '../../../contract/facts/stale.ts';
import type { PromoContent } from '../../../contract/promos.ts';
import { stripSignature, withSignature } from '../../../scene/script.ts';

/** The promo for the class's next date: the facts in its text are brought up to date, its wording stays. A class without a date keeps its form. */
export function forNextWeek(content: PromoContent, today: string): PromoContent {
  const { form: old, promo } = content;
  // What was news is none the week after.
  const form = { ...nextWeek(old, today), about: undefined };
  const words = stripSignature(promo.text);
  const followed = followForm({ text: words, facts: content.facts }, old, form, today);
  const { text, facts } = updateFacts(followed.text, followed.facts, form, today, content.timeChosen);
  const signed = words !== promo.text;
  const { caption: _, ...rest } = content;
  return { ...rest, form, facts, promo: { ...promo, text: signed ? withSignature(text) : text }, ticket: null };
}
