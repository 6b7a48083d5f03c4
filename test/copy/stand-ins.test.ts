import { expect, it } from 'vitest';
import { WRITING_STYLES } from '../../src/contract/profile.ts';
import { LANGUAGES, type Language } from '../../src/contract/promotion.ts';
import { gatherFacts } from '../../src/server/copywriter/facts.ts';
import { writeBuiltIn } from '../../src/server/copywriter/write/index.ts';
import { seededRandom } from '../../src/server/copywriter/write/random.ts';

interface Wordings {
  /** That # does not teach. */
  away: readonly string[];
  /** That % does. */
  takes: readonly string[];
  /** Both in one. */
  both: readonly string[];
}

/** As it is typed on a phone that somebody else teaches. */
const STANDS_IN: Record<Language, Wordings> = {
  en: {
    away: [
      '# is away',
      '# is out tonight',
      '# can’t teach tonight',
      '# can’t make it',
      "# isn't teaching tonight",
      '# is off sick',
      'no # tonight',
    ],
    takes: ['% covers', '% is covering', '% is teaching tonight', 'covered by %', '% takes over', '% steps in'],
    both: ['% is in for #', '% covers for # tonight', '% subbing for #', 'sub today: %', '% instead of # tonight'],
  },
  de: {
    away: [
      '# ist krank',
      '# ist im urlaub',
      '# kann heute nicht',
      '# ist heute nicht da',
      'heute ohne #',
      '# fehlt heute',
    ],
    takes: ['% vertritt', '% übernimmt', 'es vertritt %', '% springt ein', 'heute macht %', '% unterrichtet heute'],
    both: ['vertretung: %', 'heute vertretung durch %', '% statt #', '% vertritt # heute', '% springt für # ein'],
  },
  es: {
    away: ['hoy no da #', '# no da hoy', 'hoy no viene #', '# está de viaje', '# está enferma', '# no puede hoy'],
    takes: ['cubre %', 'la cubre %', 'da la clase %', '% cubre', '% da la clase', 'la sustituye %', 'reemplaza %'],
    both: ['% sustituye a #', '% en lugar de #', 'hoy da % por #', 'suplente: %', '% cubre a # hoy'],
  },
};
const BESIDE: Record<Language, readonly string[]> = {
  en: ['same time', 'bring water', 'grip socks', '$15 drop in'],
  de: ['gleiche Zeit', 'bitte Wasser mitbringen', 'Level bleibt gleich', '15 € pro Stunde'],
  es: ['mismo horario', 'trae agua', 'sin cremas', '15 € por clase'],
};
const BETWEEN = [', ', '. ', ' - ', '! '];
const NAMES = [
  ['Andrea', 'Majo'],
  ['Kim Weber', 'Dana'],
  ['Coach Jay', 'Nico'],
] as const;

it('who stands in is in the first line, and who is away is not the class’s teacher there, however it is typed [B984]', () => {
  for (let seed = 0; seed < 300; seed++) {
    const next = seededRandom(seed);
    const one = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)]!;
    const language = LANGUAGES[seed % LANGUAGES.length]!;
    const { away, takes, both } = STANDS_IN[language];
    const [instructorName, standIn] = one(NAMES);
    const called = instructorName.replace('Coach ', '').split(' ')[0]!;
    const told = next() < 0.5 ? one(both) : `${one(away)}${one([', ', '. ', ' - '])}${one(takes)}`;
    const said = told.replaceAll('#', next() < 0.5 ? called : called.toLowerCase()).replaceAll('%', standIn);
    const parts = next() < 0.6 ? [said, one(BESIDE[language])] : [one(BESIDE[language]), said];
    const details = parts.join(one(BETWEEN));
    const facts = gatherFacts({
      ...{ classType: 'Pole Spin', instructorName, studio: 'Espiral', time: '7:30 PM', details, language },
      ...{ schedule: 'Every Wednesday', writingStyle: WRITING_STYLES[seed % WRITING_STYLES.length]! },
    });
    for (const { paragraphs } of writeBuiltIn(facts, seed, [], 3)) {
      const [hook = ''] = paragraphs;
      expect(hook.split('\n')[0], details).toContain(standIn);
      // 'Pole Spin with Andrea' on the day on which she does not teach.
      expect(hook, details).not.toMatch(new RegExp(`\\*\\*,? (?:with|taught by|mit|con) ${instructorName}`));
    }
  }
});

it('who is away without anybody named in their place is told first as well [B984]', () => {
  for (const language of LANGUAGES)
    for (const [seed, away] of STANDS_IN[language].away.entries()) {
      const details = `${away.replace('#', 'andrea')}. ${BESIDE[language][seed % 4]!}`;
      const facts = gatherFacts({
        ...{ classType: 'Pole Spin', instructorName: 'Andrea', studio: 'Espiral', time: '7:30 PM', details, language },
        ...{ schedule: 'Every Wednesday', writingStyle: WRITING_STYLES[seed % WRITING_STYLES.length]! },
      });
      const [text] = writeBuiltIn(facts, seed);
      expect(text!.paragraphs[0]!.split('\n')[0], details).toContain('Andrea');
      expect(text!.paragraphs[0], details).not.toMatch(/\*\* (?:with|mit|con) Andrea/);
    }
});

/** That a course begins anew. */
const BEGINS: Record<Language, { what: readonly string[]; when: readonly string[] }> = {
  en: {
    what: ['new session', 'new term', 'new block', 'new 6 week block', 'new kids session', 'new course'],
    when: ['starts sept 8', 'begins sep 8', 'from 8 sept', 'starting sept 8'],
  },
  de: {
    what: ['neuer Block', 'neue Staffel', 'neuer Kurs', 'neue Runde'],
    when: ['ab 8. September', 'startet am 8. September', 'beginnt am 8. September'],
  },
  es: {
    what: ['nuevo ciclo', 'nuevo trimestre', 'nueva temporada', 'grupo nuevo', 'nuevo curso'],
    when: ['empieza el 8 de septiembre', 'arranca el 8/9', 'desde el 8 de septiembre'],
  },
};
it('that a course begins anew is told first, as it was typed, with when it does [B985]', () => {
  for (const language of LANGUAGES)
    for (const [at, what] of BEGINS[language].what.entries())
      for (const [seed, when] of BEGINS[language].when.entries()) {
        const parts = [BESIDE[language][at % 4]!, `${what} ${when}`];
        const details = (seed % 2 === 0 ? parts : parts.toReversed()).join('. ');
        const facts = gatherFacts({
          ...{ classType: 'Hip Hop', instructorName: 'Andrea', studio: 'Espiral', time: '7:30 PM', details, language },
          ...{ schedule: 'Every Tuesday', writingStyle: WRITING_STYLES[(at + seed) % WRITING_STYLES.length]! },
        });
        const [text] = writeBuiltIn(facts, seed);
        const [line = ''] = text!.paragraphs[0]!.split('\n');
        expect(line.toLowerCase(), details).toContain(what.toLowerCase());
        expect(line, details).toMatch(/8/);
        expect(text!.paragraphs.slice(2).join('\n'), details).not.toMatch(/8 (?:sep|de sep)|sept?\p{L}* 8|8\.9|8\/9/iu);
      }
});

const [WHO_COVERS, COVER, TOPICS, THEN] = [
  [
    "we'll",
    'We’ll',
    'we will',
    'You’ll',
    "you'll",
    'you will',
    "I'll",
    'I will also',
    'today we will',
    'tonight we’ll',
  ],
  ['cover', 'be covering'],
  [
    'momentum control',
    'Momentum',
    'Shoulder Mounts',
    'floorwork',
    'Ayesha',
    'the basics',
    'inverts',
    'Entries and exits',
  ],
  ['', ', entries, exits', ' and how to leave them', '. Bring water'],
];
it('what is covered in class is nobody who stands in, and who teaches is named with it as ever [B984]', () => {
  for (const who of [...WHO_COVERS, 'we', "we're", 'I’m'])
    for (const [at, topic] of TOPICS.entries())
      for (const then of THEN) {
        const isNow = /^(?:we're|I’m)$/.test(who);
        const details = `${who} ${isNow ? 'covering' : who === 'we' ? 'cover' : COVER[at % 2]!} ${topic}${then}`;
        const facts = gatherFacts({
          ...{ classType: 'Pole Spin', instructorName: 'Andrea', studio: 'Espiral', time: '7:30 PM', details },
          ...{ schedule: 'Every Wednesday', language: 'en', writingStyle: WRITING_STYLES[at]! },
        });
        expect(facts.slots, details).not.toContainEqual(expect.objectContaining({ kind: 'substitute' }));
        expect(facts.news, details).toBeUndefined();
        const { paragraphs } = writeBuiltIn(facts, at)[0]!;
        expect(paragraphs.join('\n'), details).toContain('Andrea');
        expect(paragraphs.join('\n'), details).not.toMatch(/for Andrea|in for|stands? in/);
      }
});

it('who says “I” or “we” and covers for the instructor is no name, and the instructor is away [B984]', () => {
  for (const who of ["I'm", 'I’m', "I'll be", "we're", 'I am', 'We are'])
    for (const verb of ['covering for', 'subbing for', 'filling in for', 'in for']) {
      const details = `${who} ${verb} Andrea. Bring water`;
      const facts = gatherFacts({
        ...{ classType: 'Pole Spin', instructorName: 'Andrea', studio: 'Espiral', time: '7:30 PM', details },
        ...{ schedule: 'Every Wednesday', language: 'en', writingStyle: 'playful' },
      });
      const [hook = ''] = writeBuiltIn(facts, 5)[0]!.paragraphs;
      expect(hook.split('\n')[0]!.toLowerCase(), details).toContain(`${who} ${verb} andrea`.toLowerCase());
      expect(hook, details).not.toMatch(/\*\* (?:with|by) Andrea/);
    }
});
