import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { withSignature } from '../../scene/script.ts';
import { SCHEDULES } from '../classes.ts';
import type { Binding } from '../facts.ts';
import { CLASS_TIMES } from '../profile.ts';
import { afterEdit, withFacts, withLoose } from './apply.ts';
import { bindFacts } from './bind.ts';
import { addDays } from './calendar.ts';
import type { FactsForm } from './manners.ts';
import { isOver, nextWeek, staleFacts, updateFacts } from './stale.ts';
import { withoutMarks } from './words.ts';

const TODAY = '2026-11-23';
const form: FactsForm = {
  instructorName: 'Jasmine',
  studio: 'Sky Studio',
  classType: 'Spin Basics',
  schedule: '',
  date: '2026-11-26',
  time: '7:00 PM',
};

/** As the built-in copywriter writes, and as a model might. */
const texts = (day: string, weekday: string) => [
  `Slow down. **Spin Basics** is where you let go\n\n${day}\n7:00 PM\nSky Studio\n\nJasmine teaches you to linger\n\nSee you ${weekday}. No rush.`,
  `**Spin Basics**: leave the ground,\nride upon the rise of sound\n\n${day}\n7:00 PM\nSky Studio\n\nDance along to Jasmine’s song.`,
  `Join a **Spin Basics** class\n\n${day}\n7:00 PM\nSky Studio\n\nOn ${weekday}, believe in magic.\n\nMeet your abs at Sky Studio.`,
];
const written = texts('Thursday, November 26', 'Thursday');

/** The text for another form. */
function changed(text: string, change: Partial<FactsForm>, from = form, today = TODAY): string {
  return withFacts(text, bindFacts(text, from, today), { ...from, ...change }, today).text;
}

describe('a changed form changes exactly its words', () => {
  test.each<[string, Partial<FactsForm>, string]>([
    ['Thursday, November 26', { date: '2026-12-03' }, 'Thursday, December 3'],
    ['Thursday, November 26', { date: null, schedule: 'Every Friday' }, 'Every Friday'],
    ['Thursday, November 26', { date: null, schedule: 'Bi-weekly' }, 'Bi-weekly'],
    ['THURSDAY, NOVEMBER 26', { date: '2026-12-04' }, 'FRIDAY, DECEMBER 4'],
    ['Thu, Nov 26', { date: '2026-12-04' }, 'Fri, Dec 4'],
    ['November 26th', { date: '2026-12-02' }, 'December 2nd'],
    ['Thursday 26 November', { date: '2026-12-04' }, 'Friday 4 December'],
    ['Join us on Thursday, November 26 at 7', { date: null, schedule: 'Every Friday' }, 'Join us every Friday at 7'],
    ['Join us on Thursday.', { date: '2026-12-04' }, 'Join us on Friday.'],
    ['Join us on Thursday.', { date: null, schedule: 'Weekends' }, 'Join us on weekends.'],
    ['Thursday is yours.', { date: null, schedule: 'Weekdays' }, 'Every weekday is yours.'],
    ['Thursday plans: sorted.', { date: null, schedule: 'Weekends' }, 'Weekend plans: sorted.'],
    ['Come this Thursday!', { date: '2026-11-27' }, 'Come this Friday!'],
    ['Come this Thursday!', { date: '2026-12-03' }, 'Come Thursday, December 3!'],
    ['Come this Thursday!', { date: null, schedule: 'Every Friday' }, 'Come every Friday!'],
    ['**Thursday**, November 26', { date: '2026-12-04' }, '**Friday, December 4**'],
    ['at 7:00 PM', { time: '10:30 AM' }, 'at 10:30 AM'],
    ['at 7 PM', { time: '8:15 PM' }, 'at 8:15 PM'],
    ['at 7pm', { time: '8:00 AM' }, 'at 8am'],
    ['at 7 p.m.', { time: '8:00 AM' }, 'at 8 a.m.'],
    ['at 19:00', { time: '8:00 AM' }, 'at 08:00'],
    ['Jasmine’s music', { instructorName: 'Chris' }, 'Chris’ music'],
    ["Jasmine's music", { instructorName: 'Chris' }, "Chris' music"],
    ['Jasmine’s ready', { instructorName: 'Chris' }, 'Chris’s ready'],
    ['Jasmine teaches', { instructorName: 'Jo & Max' }, 'Jo & Max teach'],
    ['Jasmine has it. Jasmine is it.', { instructorName: 'Jo & Max' }, 'Jo & Max have it. Jo & Max are it.'],
    ['Try a **Spin Basics** class', { classType: 'Aerial Hoop' }, 'Try an **Aerial Hoop** class'],
    ['A **Spin Basics** class', { classType: '' }, 'A **new** class'],
    ['SPIN BASICS WITH JASMINE', { classType: 'Heels', instructorName: 'Kim' }, 'HEELS WITH KIM'],
    ['Meet us at Sky Studio.', { studio: 'Pole Co.' }, 'Meet us at Pole Co.'],
    ['**Spin Basics**\n\nSky Studio', { classType: '', studio: '' }, '**Your class**\n\nOur studio'],
    ['Thursday, November 26', { date: null }, 'Message us for the next date'],
  ])('%j %j becomes %j [B80]', (text, change, expected) => {
    expect(changed(text, change)).toBe(expected);
  });

  const german = (line: string) => `Hier wird gedreht\n\n${line}\n\nKomm vorbei, wir freuen uns`;
  const spanish = (line: string) => `Aquí se gira\n\n${line}\n\nVen con ganas, te esperamos`;
  test.each<[string, Partial<FactsForm>, string]>([
    [german('Donnerstag, 26. November'), { date: '2026-12-04' }, german('Freitag, 4. Dezember')],
    [german('Donnerstag, 26. November\n19 Uhr'), { time: '8:15 PM' }, german('Donnerstag, 26. November\n20:15 Uhr')],
    [german('DONNERSTAG, 26. NOVEMBER'), { date: '2026-12-04' }, german('FREITAG, 4. DEZEMBER')],
    [german('Am Donnerstag geht es los'), { date: '2026-12-04' }, german('Am Freitag geht es los')],
    [german('Am 26. November'), { date: '2026-12-04' }, german('Am 4. Dezember')],
    [german('Donnerstag, 26. November'), { date: null, schedule: 'Every Friday' }, german('Jeden Freitag')],
    [german('Donnerstag, 26. November'), { date: null }, german('Schreib uns für den nächsten Termin')],
    [german('19 Uhr'), { time: '9:00 AM' }, german('9 Uhr')],
    [german('19:00 Uhr'), { time: '9:00 AM' }, german('9:00 Uhr')],
    [spanish('Jueves, 26 de noviembre'), { date: '2026-12-02' }, spanish('Miércoles, 2 de diciembre')],
    [spanish('Nos vemos el jueves'), { date: '2026-12-05' }, spanish('Nos vemos el sábado')],
    [spanish('19:00'), { time: '10:00 AM' }, spanish('10:00')],
    [spanish('Jueves, 26 de noviembre'), { date: null }, spanish('Escríbenos para la próxima fecha')],
    [spanish('Ven a **Spin Basics**'), { classType: 'Aerial Hoop' }, spanish('Ven a **Aerial Hoop**')],
    [german('Komm zu Jasmine'), { instructorName: '' }, german('Komm zu uns')],
  ])('in other languages: %j %j becomes %j [B191]', (text, change, expected) => {
    expect(changed(text, change)).toBe(expected);
  });

  test.each([
    ['Every Thursday', 'Jeden Donnerstag', 'Todos los jueves'],
    ['Every Saturday', 'Jeden Samstag', 'Todos los sábados'],
    ['Weekdays', 'Montag bis Freitag', 'De lunes a viernes'],
    ['Weekends', 'Am Wochenende', 'Fines de semana'],
    ['Bi-weekly', 'Alle zwei Wochen', 'Cada dos semanas'],
    ['Monthly', 'Einmal im Monat', 'Una vez al mes'],
  ])('%s and back, in German and Spanish [B191]', (schedule, de, es) => {
    const weekly = { ...form, date: null, schedule };
    for (const text of [german(de), spanish(es), german(`${de}, 19 Uhr`), spanish(`${es}, 19:00`)]) {
      const facts = bindFacts(text, weekly, TODAY);
      const next = { ...form, date: '2026-12-09' };
      const now = withFacts(text, facts, next, TODAY);
      expect(now.text).toMatch(/Mittwoch, 9\. Dezember|Miércoles, 9 de diciembre/);
      expect(staleFacts(now.text, now.facts, next, TODAY)).toEqual([]);
      expect(withFacts(now.text, now.facts, weekly, TODAY).text).toBe(text);
      expect(staleFacts(text, [], { ...form, date: null, schedule: 'Every Monday' }, TODAY)).not.toEqual([]);
    }
  });

  test('day and time are on one line where they fit, and on two where they do not [B80]', () => {
    const text = 'Hi\n\nEvery Thursday, 7:00 PM\nSky Studio';
    const weekly = { ...form, date: null, schedule: 'Every Thursday' };
    expect(changed(text, { date: '2026-12-04', schedule: '' }, weekly)).toBe(
      'Hi\n\nFriday, December 4\n7:00 PM\nSky Studio',
    );
    expect(changed(written[0]!, { date: null, schedule: 'Weekdays' })).toContain(
      '\n\nWeekdays, 7:00 PM\nSky Studio\n\n',
    );
  });

  test('Tomorrow is said only where it is true [B80]', () => {
    const tomorrow = { ...form, date: '2026-11-24' };
    const text = 'Tomorrow, 7:00 PM';
    expect(changed(text, { date: TODAY }, tomorrow)).toBe('Today, 7:00 PM');
    expect(changed(text, { date: '2026-12-03' }, tomorrow)).toBe('Thursday, December 3\n7:00 PM');
    const facts = bindFacts(text, tomorrow, TODAY);
    expect(withFacts(text, facts, tomorrow, addDays(TODAY, 1)).text).toBe('Today, 7:00 PM');
    expect(withFacts(text, facts, tomorrow, addDays(TODAY, 2)).text).toBe('Tuesday, November 24\n7:00 PM');
    expect(bindFacts('Make it today.', { ...form, date: TODAY }, TODAY)).toEqual([]);
  });

  test('common words that happen to be a class are not the class, unless they are gold [B80]', () => {
    const flow = { ...form, classType: 'Flow' };
    expect(changed('Flow with us in **Flow**', { classType: 'Heels' }, flow)).toBe('Flow with us in **Heels**');
  });

  test('the signature stays as it is [B80]', () => {
    const pole = { ...form, classType: 'Pole class promos' };
    expect(changed(withSignature('**Pole class promos**'), { classType: 'Heels' }, pole)).toBe(
      withSignature('**Heels**'),
    );
  });
});

describe('what the person has written is theirs', () => {
  const text = 'See you Thursday, November 26 at Sky Studio';
  const facts = bindFacts(text, form, TODAY);
  const next = { ...form, date: '2026-12-03', studio: 'Luna' };

  test.each([
    ['See you Thursday, November 26 at OUR Sky Studio', 'See you Thursday, December 3 at OUR Luna'],
    ['See you soon, Thursday, November 26 at Sky Studio', 'See you soon, Thursday, December 3 at Luna'],
    ['See you Thursday, Nov 26 at Sky Studio', 'See you Thursday, Nov 26 at Luna'],
    ['See you **Thursday, November 26** at Sky **Studio**', 'See you **Thursday, December 3** at **Luna**'],
    ['See you Thursday, November 26 at Sky Studios', 'See you Thursday, December 3 at Sky Studios'],
  ])('edited to %j it becomes %j [B81]', (edited, expected) => {
    expect(withFacts(edited, afterEdit(text, facts, edited), next, TODAY).text).toBe(expected);
  });

  test('typing letter by letter before a fact keeps it [B81]', () => {
    let now = { text: 'A class Thursday', facts: bindFacts('A class Thursday', form, TODAY) };
    for (const typed of ['A class oThursday', 'A class onThursday', 'A class on Thursday']) {
      now = { text: typed, facts: afterEdit(now.text, now.facts, typed) };
    }
    expect(withFacts(now.text, now.facts, { ...form, date: '2026-11-27' }, TODAY).text).toBe('A class on Friday');
  });

  test('gold inside a fact returns with its words [B81]', () => {
    const gold = 'See you **Thursday**, November 26 at Sky Studio';
    const away = withFacts(gold, afterEdit(text, facts, gold), next, TODAY);
    expect(away.text).toBe('See you **Thursday, December 3** at Luna');
    expect(withFacts(away.text, away.facts, form, TODAY).text).toBe(gold);
  });
});

test('E2: a text that names a time agrees with a form whose time nobody has said, and keeps it when it is brought up to date [B477]', () => {
  fc.assert(
    fc.property(fc.constantFrom(...CLASS_TIMES), fc.constantFrom(...CLASS_TIMES), (typed, guess) => {
      const text = `Join us\n\nThursday, November 12, ${typed}`;
      const guessed = { ...form, time: guess };
      expect(staleFacts(text, [], guessed, TODAY, false).map(({ fact }) => fact)).toEqual(['day']);
      expect(updateFacts(text, [], guessed, TODAY, false).text).toBe(`Join us\n\nThursday, November 26, ${typed}`);
    }),
  );
});

describe('what the text still says', () => {
  const said = (text: string, of: FactsForm, facts: Binding[] = []) =>
    staleFacts(text, facts, of, TODAY).map(({ words, past }) => (past ? `${words} (over)` : words));

  test.each<[string, Partial<FactsForm>, string[]]>([
    ['Thurs, Nov 26\n7 PM', { date: '2026-12-03' }, ['Thurs, Nov 26']],
    ['Thursday, November 26\n7 PM', {}, []],
    ['Thursday, November 12', { date: '2026-11-12' }, ['Thursday, November 12 (over)']],
    ['First on November 12, then every Thursday', { date: null, schedule: 'Every Thursday' }, ['November 12 (over)']],
    ['December 3 and December 10', { date: '2026-12-03' }, []],
    ['Forget Monday, come Thursday', {}, []],
    ['See you Monday', {}, ['Monday']],
    ['See you Monday', { date: null, schedule: 'Weekdays' }, []],
    ['Every Monday', { date: null, schedule: 'Weekends' }, ['Every Monday']],
    ['Doors 6:30 PM, class 7 PM', {}, []],
    ['We start at 6:30 PM', {}, ['6:30 PM']],
    ['Thursday, November 26', { date: null }, []],
  ])('%j for %j: %j [B82]', (text, change, expected) => {
    expect(said(text, { ...form, ...change })).toEqual(expected);
  });

  test('a bound weekday does not excuse an old date beside it, and Update it mends both [B82]', () => {
    const text = 'Thursday, November 26\n\nSee you Thursday.';
    const facts = bindFacts(text, form, TODAY);
    const edited = 'Thu, Nov 26\n\nSee you Thursday.';
    const next = { ...form, date: '2026-12-04' };
    const now = withFacts(edited, afterEdit(text, facts, edited), next, TODAY);
    expect(now.text).toBe('Thu, Nov 26\n\nSee you Friday.');
    expect(said(now.text, next, now.facts)).toEqual(['Thu, Nov 26']);
    const mended = updateFacts(now.text, now.facts, next, TODAY);
    expect(mended.text).toBe('Fri, Dec 4\n\nSee you Friday.');
    expect(said(mended.text, next, mended.facts)).toEqual([]);
    expect(withFacts(mended.text, mended.facts, { ...next, date: '2026-12-05' }, TODAY).text).toContain('Sat, Dec 5');
  });

  test.each<[string, Partial<FactsForm>, string]>([
    ['Only at Sky Studio', { studio: 'Luna' }, 'Only at Luna'],
    ['Come to Spin Basics, it is fun', { classType: 'Aerial' }, 'Come to Aerial, it is fun'],
    ['Ask Jasmine', { instructorName: 'Max' }, 'Ask Max'],
  ])('"%s", written by hand, is reported once the form has another name [B82 B136]', (text, change, mended) => {
    const next = { ...form, ...change };
    const facts = withLoose(text, [], form, next, TODAY);
    const now = withFacts(text, facts, next, TODAY);
    expect(now.text).toBe(text);
    expect(said(text, next, now.facts)).toEqual([form[Object.keys(change)[0] as keyof FactsForm]]);
    expect(updateFacts(text, now.facts, next, TODAY).text).toBe(mended);
    expect(said(text, form, now.facts)).toEqual([]);
  });
});

describe('next week', () => {
  test.each([
    ['2026-11-26', '2026-12-03'],
    ['2026-11-23', '2026-11-30'],
    ['2026-11-19', '2026-11-26'],
    ['2026-11-16', '2026-11-23'],
    ['2026-09-01', '2026-11-24'],
  ])('the class of %s is next on %s [B84]', (date, next) => {
    expect(nextWeek({ ...form, date }, TODAY)).toEqual({ ...form, date: next });
  });

  test('a recurring class, and one without a date, stays as it is [B84]', () => {
    const weekly = { ...form, date: null, schedule: 'Every Thursday' };
    expect(nextWeek(weekly, TODAY)).toBe(weekly);
    expect(isOver(weekly, TODAY)).toBe(false);
    expect(isOver({ ...form, date: '2026-11-22' }, TODAY)).toBe(true);
    expect(isOver({ ...form, date: TODAY }, TODAY)).toBe(false);
  });
});

const names = fc.constantFrom('', 'Kim', 'Chris', 'Jo & Max', 'Ana Sol', 'Éva');
const when = fc.oneof(
  fc.integer({ min: -20, max: 60 }).map((days) => ({ schedule: '', date: addDays(TODAY, days) })),
  fc.constantFrom(...SCHEDULES).map(({ value }) => ({ schedule: value, date: null })),
);
const anyForm: fc.Arbitrary<FactsForm> = fc
  .tuple(
    names,
    fc.constantFrom('', 'Luna', 'Pole Co.', 'Loft 9'),
    fc.constantFrom('', 'Aerial Hoop', 'Heels', 'Exotic 2'),
    when,
    fc.constantFrom(...CLASS_TIMES),
  )
  .map(([instructorName, studio, classType, day, time]) => ({ instructorName, studio, classType, time, ...day }));
const anyText = fc.constantFrom(
  ...written,
  ...written.map(withSignature),
  ...written.map((text) => text.toUpperCase()),
);
/** Where in the text (by thousandths), how much is deleted there, and what is typed instead. */
const anyEdit = fc.record({
  at: fc.integer({ min: 0, max: 1000 }),
  deleted: fc.constantFrom(0, 0, 0, 1, 2, 9),
  typed: fc.constantFrom('', 'z', ' ', '**', ' qxz ', '\n\n', '!', '7', 'Thursday', ' at 7:00 PM '),
});
const anyStep = fc.oneof(fc.record({ edit: anyEdit }), fc.record({ form: anyForm }));

/** Everything that is not bound: these words are the person's or the writer's. */
function ownWords(text: string, facts: readonly Binding[]): string {
  const { words } = withoutMarks(text);
  const sorted = [...facts].sort((a, b) => b.start - a.start);
  return sorted.reduce((rest, { start, end }) => `${rest.slice(0, start)}\u0001${rest.slice(end)}`, words);
}

describe('any edits and any change of facts', () => {
  const OLD = /Jasmine|Sky Studio|Spin Basics|7:00 PM|Nov\w* 26/i;

  test('the text never shows an old bound fact, and no other word changes [B83]', () => {
    fc.assert(
      fc.property(anyText, fc.array(anyStep, { maxLength: 8 }), anyForm, (text, steps, last) => {
        let now = { text, facts: bindFacts(text, form, TODAY) };
        for (const step of [...steps, { form: last }]) {
          if ('edit' in step) {
            const at = Math.round((step.edit.at / 1000) * now.text.length);
            const edited = now.text.slice(0, at) + step.edit.typed + now.text.slice(at + step.edit.deleted);
            now = { text: edited, facts: afterEdit(now.text, now.facts, edited) };
          } else {
            const after = withFacts(now.text, now.facts, step.form, TODAY);
            // A word that the person has grown into another is theirs, and from now on not bound.
            const kept = now.facts.filter((fact) => after.facts.some((other) => other.said === fact.said));
            expect(ownWords(after.text, after.facts)).toBe(ownWords(now.text, kept));
            now = after;
          }
        }
        const { words } = withoutMarks(now.text);
        for (const { start, end, manner } of now.facts) {
          if (manner.fact !== 'time' || last.time !== form.time)
            expect(words.slice(start, end)).not.toMatch(last.date === form.date ? /Jasmine/i : OLD);
        }
      }),
      { numRuns: 300 },
    );
  });

  test('there and back restores the text [B83]', () => {
    fc.assert(
      fc.property(
        anyText,
        fc.array(anyEdit, { maxLength: 4 }),
        fc.array(anyForm, { minLength: 1, maxLength: 3 }),
        (text, edits, away) => {
          let now = { text, facts: bindFacts(text, form, TODAY) };
          for (const { at, deleted, typed } of edits) {
            const place = Math.round((at / 1000) * now.text.length);
            const edited = now.text.slice(0, place) + typed + now.text.slice(place + deleted);
            now = { text: edited, facts: afterEdit(now.text, now.facts, edited) };
          }
          const before = now.text;
          // Half a mark is none, and where it stands changes with its neighbors.
          fc.pre(!/(?:^|[^*])(?:\*|\*{3,})(?:[^*]|$)/.test(before));
          for (const other of [...away, form]) now = withFacts(now.text, now.facts, other, TODAY);
          expect(now.text).toBe(before);
        },
      ),
      { numRuns: 300 },
    );
  });

  test('after Update it nothing is stale [B83]', () => {
    fc.assert(
      fc.property(
        anyText,
        anyForm,
        fc.constantFrom('Thu, Nov 12', 'every Monday', '6 pm', 'See you Sunday'),
        (text, next, words) => {
          fc.pre(next.date === null || next.date >= TODAY);
          const mixed = `${text}\n\n${words}`;
          const bound = withFacts(mixed, bindFacts(text, form, TODAY), next, TODAY);
          const mended = updateFacts(bound.text, bound.facts, next, TODAY);
          expect(staleFacts(mended.text, mended.facts, next, TODAY)).toEqual([]);
        },
      ),
      { numRuns: 300 },
    );
  });
});
