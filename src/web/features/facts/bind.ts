import { BINDINGS_MAX, type Binding } from '../../../contract/facts.ts';
import { stripSignature } from '../../../scene/script.ts';
import { findDays } from './days.ts';
import { type FactsForm, fieldOf, keyOf, say } from './manners.ts';
import { articleBefore, findName, type NamedFact, verbAfter } from './names.ts';
import { findTimes } from './times.ts';
import { type Marked, withoutMarks } from './words.ts';

/** Where a freshly written text states the form's facts, and in which manner. Only what the form says in exactly these words is bound. */
export function bindFacts(text: string, form: FactsForm, today: string): Binding[] {
  const { words, marks } = withoutMarks(stripSignature(text));
  const bound: Binding[] = [];
  const bind = (found: Pick<Binding, 'start' | 'end' | 'manner'>) => {
    if (!bound.some((other) => found.start < other.end && other.start < found.end)) {
      const around = surroundings(words, found, bound);
      if (say(found.manner, form, today, around) === words.slice(found.start, found.end))
        bound.push(saying(words, found, form, today));
    }
  };
  const names = namesIn({ words, marks }, form);
  for (const name of names) bind(name);
  for (const day of findDays(words, today)) bind(day);
  for (const time of findTimes(words)) bind(time);
  for (const { manner, start, end } of names) {
    const article = manner.fact === 'class' && manner.article ? articleBefore(words, start) : null;
    if (article && bound.some((other) => other.manner.fact === 'class' && other.start === start)) bind(article);
    const verb = manner.fact === 'name' && !manner.possessive ? verbAfter(words, end, form.instructorName) : null;
    if (verb && bound.some((other) => other.manner.fact === 'name' && other.end === end)) bind(verb);
  }
  for (const join of joinsIn(words, bound)) bind(join);
  return bound.slice(0, BINDINGS_MAX).sort((a, b) => a.start - b.start);
}

/** A binding of these words as they stand. */
function saying(
  words: string,
  { start, end, manner }: Pick<Binding, 'start' | 'end' | 'manner'>,
  form: FactsForm,
  today: string,
): Binding {
  return { start, end, manner, said: { key: keyOf(manner, form, today), words: words.slice(start, end) } };
}

function surroundings(words: string, { start, end }: Pick<Binding, 'start' | 'end'>, bound: readonly Binding[]) {
  const day = bound.find((other) => other.end === start);
  const next = bound.find((other) => other.start === end);
  return {
    before: words.slice(0, start),
    after: words.slice(end),
    next,
    day: day ? words.slice(day.start, day.end) : '',
  };
}

/** Class, studio and instructor, each where a longer one does not already stand; a name that two of them share goes to the studio in its line. */
function namesIn({ words, marks }: Marked, form: FactsForm) {
  const isGold = (start: number, end: number) => marks.includes(start) && marks.includes(end);
  const facts: NamedFact[] = ['studio', 'name', 'class'];
  const inLine = (start: number, end: number) =>
    /(?:^|\n)$/.test(words.slice(0, start)) && /^(?:$|\n)/.test(words.slice(end));
  const weight = ({ start, end, manner: { fact } }: { start: number; end: number; manner: { fact: NamedFact } }) =>
    (end - start) * 4 +
    (fact === 'studio' && inLine(start, end) ? 3 : 0) +
    (fact === 'class' && isGold(start, end) ? 2 : 0);
  return facts
    .flatMap((fact) => findName(words, fact, fieldOf(form, fact), isGold))
    .sort((a, b) => weight(b) - weight(a) || a.start - b.start);
}

/** Between a day at the beginning of a line and a time at the end of one. */
function joinsIn(words: string, bound: readonly Binding[]): Pick<Binding, 'start' | 'end' | 'manner'>[] {
  return bound.flatMap((day) => {
    const time = bound.find(
      (other) => /^(?:, |\n)$/.test(words.slice(day.end, other.start)) && other.manner.fact === 'time',
    );
    if (day.manner.fact !== 'day' || !time) return [];
    const whole = /(?:^|\n)$/.test(words.slice(0, day.start)) && /^(?:$|\n)/.test(words.slice(time.end));
    return whole ? [{ start: day.end, end: time.start, manner: { fact: 'join' as const } }] : [];
  });
}
