import { followForm } from '../../../../contract/facts/apply.ts';
import { updateFacts } from '../../../../contract/facts/stale.ts';
import type { Binding } from '../../../../contract/facts.ts';
import type { PromoContent, ShelfPromo } from '../../../../contract/promos.ts';
import { unpackContent } from '../../../../contract/promos.ts';
import { stripSignature, withSignature } from '../../../../scene/script.ts';
import { forNextWeek } from '../../promos/next-week.ts';
import { type ClassForm, today } from './class-form.ts';

/** Which of the promos is the last one of this class that has a text, but for the open one; null if none. */
export function lastOf(promos: readonly ShelfPromo[], classType: string, openId: string): string | null {
  const last = promos.find(({ id, sketch }) => {
    const content = unpackContent(sketch);
    return id !== openId && content?.form.classType === classType && content.origin !== 'default';
  });
  return last?.id ?? null;
}

/** An earlier promo's text for the day, time and names of this form; what the form does not say yet is as in the earlier one, with its next date. */
export function lastOne(
  content: PromoContent,
  { schedule, date, time, instructorName, studio }: ClassForm,
  timeChosen: boolean,
): { form: ClassForm; text: string; facts: Binding[] } {
  const next = forNextWeek(content, today());
  const form = {
    ...next.form,
    ...(schedule !== '' || date !== null ? { schedule, date } : {}),
    ...(timeChosen && { time }),
    ...{ instructorName, studio },
  };
  const words = stripSignature(next.promo.text);
  const followed = followForm({ text: words, facts: next.facts }, next.form, form, today());
  const { text, facts } = updateFacts(followed.text, followed.facts, form, today(), timeChosen || content.timeChosen);
  return { form, text: words === next.promo.text ? text : withSignature(text), facts };
}
