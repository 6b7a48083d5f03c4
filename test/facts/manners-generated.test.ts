import fc from 'fast-check';
import { expect, test } from 'vitest';
import { followForm } from '../../src/contract/facts/apply.ts';
import { bindFacts } from '../../src/contract/facts/bind.ts';
import { addDays, weekdayOf } from '../../src/contract/facts/calendar.ts';
import type { FactsForm } from '../../src/contract/facts/manners.ts';
import { staleFacts, updateFacts } from '../../src/contract/facts/stale.ts';
import type { Language } from '../../src/contract/promotion.ts';

const TODAY = '2026-11-23';
const EN_DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** A day or time in one manner; null where nobody says it so. */
type Manner<T> = (of: T) => string | null;
type Written = { long: string; short: string; plural: string; month: string; d: number; n: number; ahead: number };

const LOCALES: Record<Language, string> = { en: 'en-US', de: 'de-DE', es: 'es-ES' };
/** The names by the platform's own tables, not by ours. */
function writtenIn(language: Language, date: string): Written {
  const at = new Date(`${date}T12:00:00Z`);
  const say = (options: Intl.DateTimeFormatOptions) =>
    at.toLocaleDateString(LOCALES[language], { timeZone: 'UTC', ...options });
  const long = say({ weekday: 'long' });
  const plural = { en: `${long}s`, de: `${long.toLowerCase()}s`, es: /o$/.test(long) ? `${long}s` : long }[language];
  const short = long.slice(0, language === 'de' ? 2 : 3);
  const ahead = Math.round((at.getTime() - new Date(`${TODAY}T12:00:00Z`).getTime()) / 86_400_000);
  return { long, short, plural, month: say({ month: 'long' }), d: at.getUTCDate(), n: at.getUTCMonth() + 1, ahead };
}

const nth = (d: number) => `${d}${d > 10 && d < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][d % 10] ?? 'th')}`;
const pad = (number: number) => String(number).padStart(2, '0');
const only = (words: string, when: boolean) => (when ? words : null);

const DATES: Record<Language, Manner<Written>[]> = {
  en: [
    ({ long, month, d }) => `${long}, ${month} ${d}`,
    ({ long, month, d }) => `${long} the ${nth(d)} of ${month}`,
    ({ short, month, d }) => `${short} ${nth(d)} ${month.slice(0, 3)}`,
    ({ short, month, d }) => `${short}. ${month.slice(0, 3)}. ${d}`,
    ({ month, d }) => `${month.toUpperCase()} ${d} 2026`,
    ({ n, d }) => `${n}/${d}`,
    ({ n, d }) => `${pad(d)}.${pad(n)}.2026`,
    ({ n, d }) => `2026-${pad(n)}-${pad(d)}`,
    ({ short, n, d }) => `${short} ${n}/${d}/26`,
    ({ long }) => long,
    ({ long, d }) => `${long} the ${nth(d)}`,
    ({ long, ahead }) => only(`this ${long}`, ahead > 0 && ahead < 7),
    ({ long, ahead }) => only(`next ${long}`, ahead > 6 && ahead < 14),
    ({ ahead }) => only('tomorrow', ahead === 1),
    ({ ahead }) => only('tonight', ahead === 0),
  ],
  de: [
    ({ long, month, d }) => `${long}, ${d}. ${month}`,
    ({ long, n, d }) => `${long}, den ${d}.${n}.`,
    ({ short, n, d }) => `${short}, ${pad(d)}.${pad(n)}.2026`,
    ({ short, n, d }) => `${short}. ${d}.${n}.`,
    ({ month, d }) => `${d}. ${month} 2026`,
    ({ month, d }) => `${d}. ${month.slice(0, 3)}.`,
    ({ n, d }) => `den ${d}.${n}.26`,
    ({ d }) => `am ${d}.`,
    ({ long }) => long,
    ({ long }) => long.toLowerCase(),
    ({ long }) => `${long}abend`,
    ({ long, ahead }) => only(`diesen ${long}`, ahead > 0 && ahead < 7),
    ({ long, ahead }) => only(`nächsten ${long}`, ahead > 6 && ahead < 14),
    ({ ahead }) => only('morgen', ahead === 1),
    ({ ahead }) => only('heute Abend', ahead === 0),
  ],
  es: [
    ({ long, month, d }) => `${long}, ${d} de ${month}`,
    ({ long, month, d }) => `el ${long} ${d} de ${month} de 2026`,
    ({ short, month, d }) => `${short} ${d} ${month.slice(0, 3)}`,
    ({ short, n, d }) => `${short}. ${d}/${n}`,
    ({ month, d }) => `${d} de ${month.slice(0, 3)}.`,
    ({ n, d }) => `${pad(d)}/${pad(n)}/2026`,
    ({ n, d }) => `${d}-${n}`,
    ({ d }) => `el día ${d}`,
    ({ long, d }) => `${long} ${d}`,
    ({ long }) => long.normalize('NFD').replace(/\p{M}/gu, ''),
    ({ long }) => long.toUpperCase(),
    ({ long, ahead }) => only(`este ${long}`, ahead > 0 && ahead < 7),
    ({ long, ahead }) => only(`el próximo ${long}`, ahead > 6 && ahead < 14),
    ({ ahead }) => only('mañana', ahead === 1),
    ({ ahead }) => only('esta noche', ahead === 0),
  ],
};
const WEEKLY: Record<Language, Manner<Written>[]> = {
  en: [
    ({ plural }) => plural,
    ({ plural }) => `on ${plural}`,
    ({ long }) => `every ${long}`,
    ({ short }) => `EVERY ${short.toUpperCase()}`,
    ({ long }) => `each ${long} night`,
  ],
  de: [
    ({ plural }) => plural,
    ({ plural }) => `immer ${plural}`,
    ({ long }) => `jeden ${long}`,
    ({ short }) => `jeden ${short}`,
    ({ long }) => `jeden ${long} Abend`,
  ],
  es: [
    ({ plural }) => `los ${plural}`,
    ({ plural }) => `todos los ${plural}`,
    ({ long }) => `cada ${long}`,
    ({ plural }) => `LOS ${plural.toUpperCase()}`,
    ({ plural }) => `los ${plural} por la tarde`,
  ],
};

type Clock = { h: number; hh: number; mm: string; pm: boolean };
const HOURS: Record<Language, string[]> = {
  en: 'one two three four five six seven eight nine ten eleven twelve'.split(' '),
  de: 'eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf'.split(' '),
  es: 'una dos tres cuatro cinco seis siete ocho nueve diez once doce'.split(' '),
};
const hour = (language: Language, h: number) => HOURS[language][(h + 11) % 12]!;
const full = ({ mm }: Clock) => mm === '00';
const half = (pm: boolean) => (pm ? 'pm' : 'am');

const TIMES: Record<Language, Manner<Clock>[]> = {
  en: [
    ({ h, mm, pm }) => `at ${h}:${mm} ${half(pm).toUpperCase()}`,
    (c) => only(`at ${c.h}${half(c.pm)}`, full(c)),
    ({ h, mm, pm }) => `at ${h}.${mm}${half(pm)}`,
    ({ h, mm, pm }) => `@ ${h}:${mm} ${pm ? 'p' : 'a'}.m.`,
    ({ hh, mm }) => `at ${pad(hh)}:${mm}`,
    (c) => only(`${c.h}-${(c.h % 12) + 1}pm`, full(c) && c.pm && c.h < 11),
    ({ hh, mm }) => `${pad(hh)}:${mm} – ${pad((hh + 1) % 24)}:${mm}`,
    (c) => only(`at ${c.h}`, full(c)),
    (c) => only(`at ${hour('en', c.h)}`, full(c)),
    (c) => only(`at half past ${hour('en', c.h)}`, c.mm === '30'),
    (c) => only(`at quarter to ${hour('en', c.h + 1)}`, c.mm === '45'),
    (c) => only('at noon', full(c) && c.hh === 12),
    (c) => only(`${c.h} in the ${c.pm ? 'evening' : 'morning'}`, full(c) && c.hh !== 12),
  ],
  de: [
    ({ hh, mm }) => `um ${hh}:${mm} Uhr`,
    (c) => only(`um ${c.hh} Uhr`, full(c)),
    ({ hh, mm }) => `um ${hh}.${mm} Uhr`,
    (c) => only(`um ${c.hh} Uhr ${c.mm}`, !full(c)),
    ({ hh, mm }) => `um ${pad(hh)}h${mm}`,
    (c) => only(`von ${c.hh} bis ${c.hh + 1} Uhr`, full(c)),
    (c) => only(`um ${hour('de', c.h)}`, full(c)),
    (c) => only(`um halb ${hour('de', c.h + 1)}`, c.mm === '30'),
    (c) => only(`um Viertel nach ${c.h}`, c.mm === '15'),
    (c) => only(`um viertel vor ${hour('de', c.h + 1)}`, c.mm === '45'),
    (c) => only('mittags', full(c) && c.hh === 12),
    (c) => only(`um ${c.h} Uhr ${c.pm ? 'abends' : 'morgens'}`, full(c) && c.hh !== 12),
  ],
  es: [
    ({ hh, mm }) => `a las ${pad(hh)}:${mm}`,
    ({ hh, mm }) => `${hh}.${mm} h`,
    (c) => only(`${c.hh}h`, full(c)),
    ({ hh, mm }) => `${pad(hh)}:${mm} hrs`,
    (c) => only(`de ${c.hh} a ${c.hh + 1}h`, full(c)),
    (c) => only(`a las ${hour('es', c.h)}`, full(c) && c.h > 1),
    (c) => only(`a las ${c.h} y media`, c.mm === '30' && c.h > 1),
    (c) => only(`a las ${hour('es', c.h)} y cuarto`, c.mm === '15' && c.h > 1),
    (c) => only(`a las ${hour('es', c.h + 1)} menos cuarto`, c.mm === '45' && c.h !== 12),
    (c) => only('al mediodía', full(c) && c.hh === 12),
    (c) => only(`a las ${c.h} de la ${c.pm ? 'tarde' : 'mañana'}`, full(c) && c.hh > 1 && c.hh !== 12),
    ({ h, mm, pm }) => `a las ${h}:${mm} ${half(pm)}`,
  ],
};

/** Around day and time: in a line of their own, at the beginning, in the middle and at the end of a sentence. */
const AROUND: Record<Language, readonly (readonly [string, string, string])[]> = {
  en: [
    ['Slow down with us\n\n', ' ', '\nAll levels'],
    ['Come and spin, ', ', ', ', with tea'],
    ['We would love to see you ', ' ', '.'],
  ],
  de: [
    ['Wir drehen uns langsam\n\n', ' ', '\nFür alle'],
    ['Komm zu uns, ', ', ', ', mit Tee'],
    ['Wir freuen uns auf dich ', ' ', '.'],
  ],
  es: [
    ['Gira con nosotras en el estudio\n\n', ' ', '\nPara todos los niveles'],
    ['Ven a girar con tu gente, ', ', ', ', con té'],
    ['Te esperamos en el estudio ', ' ', '.'],
  ],
};

const clockOf = (time: string): Clock => {
  const [, h = '', mm = '', mark] = /^(\d+):(\d\d) (AM|PM)$/.exec(time) ?? [];
  return { h: Number(h), hh: (Number(h) % 12) + (mark === 'PM' ? 12 : 0), mm, pm: mark === 'PM' };
};
const times = fc
  .tuple(fc.integer({ min: 6, max: 22 }), fc.constantFrom('00', '15', '30', '45'))
  .map(([hh, mm]) => `${hh % 12 || 12}:${mm} ${hh < 12 ? 'AM' : 'PM'}`);
const languages = fc.constantFrom<Language[]>('en', 'de', 'es');
const pick = fc.nat({ max: 1000 });

const cases = fc
  .record({
    language: languages,
    weekly: fc.boolean(),
    ahead: fc.integer({ min: 0, max: 25 }),
    by: fc.integer({ min: 1, max: 6 }),
  })
  .chain((drawn) =>
    fc.record({ drawn: fc.constant(drawn), time: times, other: times, day: pick, clock: pick, place: pick }),
  )
  .map(({ drawn: { language, weekly, ahead, by }, time, other, day, clock, place }) => {
    const [date, later] = [addDays(TODAY, ahead), addDays(TODAY, ahead + by)];
    const manners = <T>(list: readonly Manner<T>[], of: T) =>
      list.map((say) => say(of)).filter((said) => said !== null);
    const days = manners(weekly ? WEEKLY[language] : DATES[language], writtenIn(language, date));
    const clocks = manners(TIMES[language], clockOf(time));
    const around = AROUND[language][place % AROUND[language].length]!;
    const every = (of: string) => ({ schedule: `Every ${EN_DAYS[weekdayOf(of)]}`, date: null });
    const form: FactsForm = {
      instructorName: '',
      studio: '',
      classType: '',
      time,
      ...(weekly ? every(date) : { schedule: '', date }),
    };
    const next = { ...form, time: other, ...(weekly ? every(later) : { date: later }) };
    return { form, next, around, day: days[day % days.length]!, clock: clocks[clock % clocks.length]! };
  })
  // Where the day or time is said without its half, another half would be said alike.
  .filter(
    ({ form, next }) =>
      clockOf(form.time).h !== clockOf(next.time).h || clockOf(form.time).mm !== clockOf(next.time).mm,
  );

test('C10: however day and time are said, after a change no old one is left without a word, and no other word changes [B650]', () => {
  fc.assert(
    fc.property(cases, ({ form, next, around: [before, between, after], day, clock }) => {
      const text = before + day + between + clock + after;
      const written = followForm({ text, facts: bindFacts(text, form, TODAY) }, form, next, TODAY);
      const left = staleFacts(written.text, written.facts, next, TODAY);
      expect(written.text.startsWith(before) && written.text.endsWith(after), written.text).toBe(true);
      const inside = written.text.slice(before.length, written.text.length - after.length);
      // '8.15 h' is not left in '18.15 h', nor '15h' in '9:15h'.
      const same = new RegExp(`(?:^|[^\\d:.])${clock.replaceAll('.', '\\.')}$`);
      if (inside.startsWith(day)) expect(left.map(({ fact }) => fact)).toContain('day');
      if (same.test(inside)) expect(left.map(({ fact }) => fact)).toContain('time');
      expect(followForm(written, next, form, TODAY).text).toBe(text);

      const typed = followForm({ text, facts: [] }, form, next, TODAY);
      expect(typed.text).toBe(text);
      expect(new Set(staleFacts(text, typed.facts, next, TODAY).map(({ fact }) => fact))).toEqual(
        new Set(['day', 'time']),
      );
      const mended = updateFacts(text, typed.facts, next, TODAY);
      expect(staleFacts(mended.text, mended.facts, next, TODAY)).toEqual([]);
      expect(mended.text.startsWith(before) && mended.text.endsWith(after), mended.text).toBe(true);
    }),
    { numRuns: 400 },
  );
});
