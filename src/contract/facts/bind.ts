import { stripSignature } from '../../scene/script.ts';
import { BINDINGS_MAX, type Binding } from '../facts.ts';
import { minutesOf } from './clock.ts';
import { findDays, says } from './days.ts';
import { type FactsForm, fieldOf, keyOf, whenOf } from './manners.ts';
import { articleBefore, findName, type NamedFact, verbAfter } from './names.ts';
import { findTimes } from './times.ts';
import { type Marked, overlap, withoutMarks } from './words.ts';

/** Words that say a fact as the form does. Possible ones may mean something else (`Certainty`). */
type Mention = Binding & { possible: boolean };

/** Where a freshly written text states the form's facts, and in which manner. */
export function bindFacts(text: string, form: FactsForm, today: string): Binding[] {
  const certain = mentions(text, form, today).filter(({ possible }) => !possible);
  return certain.slice(0, BINDINGS_MAX).map(({ possible: _, ...binding }) => binding);
}

/** Whatever may say in a text what the form says, in any manner, in the order of the text. */
export function mentions(text: string, form: FactsForm, today: string): Mention[] {
  const { words, marks } = withoutMarks(stripSignature(text));
  const found: Mention[] = [];
  const add = ({ start, end, manner }: Pick<Binding, 'start' | 'end' | 'manner'>, possible = false) => {
    if (found.some((other) => overlap({ start, end }, other))) return;
    const said = { key: keyOf(manner, form, today), words: words.slice(start, end) };
    found.push({ start, end, manner, said, possible });
  };
  const names = namesIn({ words, marks }, form);
  for (const name of names) add(name, name.possible);
  for (const { start, end, certainty, readings } of findDays(words, today)) {
    const reading = readings.find((one) => says(one, whenOf(form), today));
    // 'This Thursday' is one of those of every week.
    const once = reading?.manner.as === 'coming' && form.schedule !== '';
    if (reading) add({ start, end, manner: reading.manner }, once || certainty === 'possible');
  }
  const minutes = minutesOf(form.time);
  for (const { start, end, manner, certainty, minutes: said, possible } of findTimes(words)) {
    if (said.includes(minutes)) add({ start, end, manner }, certainty === 'possible');
    else if (possible.includes(minutes)) add({ start, end, manner }, true);
  }
  for (const { manner, start, end } of names) {
    if (!found.some((other) => !other.possible && other.start === start)) continue;
    const article = manner.fact === 'class' && manner.article ? articleBefore(words, start) : null;
    if (article) add(article);
    const verb = manner.fact === 'name' && !manner.possessive ? verbAfter(words, end, form.instructorName) : null;
    if (verb) add(verb);
  }
  for (const join of joinsIn(
    words,
    found.filter(({ possible }) => !possible),
  ))
    add(join);
  return found.sort((a, b) => a.start - b.start);
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
    .sort((a, b) => Number(a.possible) - Number(b.possible) || weight(b) - weight(a) || a.start - b.start);
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
