import { expect, test } from 'vitest';
import { weekOf } from '../../../../test/scene/lists.ts';
import { leftOutOf } from '../../../contract/captions/caption.ts';
import { hashtagsOf as tagsKnowing } from '../../../contract/captions/hashtags.ts';
import { CAPTION_MAX } from '../../../contract/instagram.ts';
import { EMPTY_FORM } from '../../../contract/written.ts';
import { defaultPromo } from '../../../scene/promo.ts';
import { withSignature } from '../../../scene/script.ts';
import { captionFor, captionOf, HASHTAGS } from './caption.ts';

const hashtagsOf = tagsKnowing.bind(null, HASHTAGS);

const TODAY = '2026-11-23';
const FORM = {
  ...EMPTY_FORM,
  classType: 'Spin Basics',
  schedule: 'Every Thursday',
  time: '7:00 PM',
  studio: "Luna's Pole Loft",
  instructorName: 'Maya',
} as const;
const say = (text: string) => ({ ...defaultPromo, text });
const captioned = (text: string, form = FORM) => captionOf(say(text), form, TODAY);

test('is the text without asterisks and signature, then what it does not say, then hashtags [B112]', () => {
  const text = withSignature('Come and **spin** with us\n\nEvery Thursday\nat Luna\n\nSee you there');
  expect(captioned(text)).toBe(
    [
      'Come and spin with us',
      'Every Thursday\nat Luna',
      'See you there',
      "Spin Basics · 7:00 PM · Luna's Pole Loft",
      '#poledance #polefitness #poleclass #LunasPoleLoft',
    ].join('\n\n'),
  );
});

test.each([
  ['Komm vorbei, wir drehen uns', "Spin Basics · Jeden Donnerstag · 19 Uhr · Luna's Pole Loft", '#poledancekurs'],
  ['Ven con tu gente a girar', "Spin Basics · Todos los jueves · 19:00 · Luna's Pole Loft", '#clasesdepoledance'],
  ['Come and spin with us', "Spin Basics · Every Thursday · 7:00 PM · Luna's Pole Loft", '#poleclass'],
])('C3: "%s" has the rest in its own language [B652]', (text, line, tag) => {
  const [said, missing, tags] = captioned(text).split('\n\n');
  expect([said, missing]).toEqual([text, line]);
  expect(tags).toContain(tag);
});

test('C3: what the text says in any manner is not said again [B652]', () => {
  const text = "SPIN BASICS\n\ndonnerstags 19 Uhr bei Luna's Pole Loft\n\nFür alle";
  expect(captioned(text).split('\n\n')).toHaveLength(4);
});

test('leaves out what nobody has given, and a time that is a guess [B112]', () => {
  const once = { ...EMPTY_FORM, date: '2026-12-03' };
  expect(captionOf(say('Hello'), once, TODAY)).toContain('Hello\n\nThursday, December 3 · 9:00 PM\n\n#');
  expect(captionOf(say('Hello'), once, TODAY, { timeSaid: false })).toContain('Hello\n\nThursday, December 3\n\n#');
  expect(captionOf(say('Hello'), EMPTY_FORM, TODAY)).toMatch(/^Hello\n\n#/);
});

test.each([
  ['Pole & Dance – Level 2', '#PoleDanceLevel2'],
  ['ÉTOILE filante', '#ÉTOILEFilante'],
  ['火 pole', '#火Pole'],
  ['365', undefined],
  ['✨', undefined],
])('%s becomes the hashtag %s', (studio, tag) => {
  expect(hashtagsOf({ details: '', classType: 'Heels', studio }, 'en')[3]).toBe(tag);
});

test('says each hashtag once, by the class and never by the studio’s name [B756]', () => {
  expect(hashtagsOf({ details: '', classType: 'Aerial Hoop', studio: 'Aerial Hoop' }, 'en')).toEqual([
    ...['#aerialhoop', '#lyra', '#aerialfitness'],
  ]);
  for (const classType of ['Flamenco', 'Spinning', 'Intro', 'Prenatal Yoga', 'Tai Chi'])
    for (const language of ['en', 'de', 'es'] as const)
      for (const [studio, tags] of [
        ['Box 21', /box/],
        ['Pole Palace', /pole/],
        ['Tanzwerk', /salsa|heels/],
      ] as const)
        expect(hashtagsOf({ details: '', classType, studio }, language).slice(0, 3).join(' ')).not.toMatch(tags);
});

test.each([
  ['Spinning', 'en', '#spinning'],
  ['Spinning Pole', 'en', '#poledance'],
  ['Spin Basics', 'en', '#poledance'],
  ['Schwangerschaftsyoga', 'de', '#schwangerschaftsyoga'],
  ['Rückbildungskurs', 'de', '#rückbildung'],
  ['Kundaliniyoga', 'de', '#yoga'],
  ['Krafttraining', 'de', '#krafttraining'],
  ['Hula Hoop', 'de', '#hulahoop'],
  ['Bauchtanz', 'de', '#bauchtanz'],
  ['Acroyoga', 'es', '#acrobacia'],
  ['Yoga prenatal', 'es', '#yogaprenatal'],
  ['Coreografía', 'es', '#coreografia'],
  ['Meditación', 'es', '#meditacion'],
] as const)('a class’s own noun decides, also within a word: %s has %s %s [B756]', (classType, language, tag) => {
  expect(hashtagsOf({ details: '', classType, studio: 'Box 21' }, language)[0]).toBe(tag);
});

test.each([
  ['Open Day', 'free tasters pole hoop n stretch', '#poledance'],
  ['Tag der offenen Tür', 'bitte Handtuch mitbringen, wir sind am 6.1. back', '#openday'],
  ['Chair yoga for seniors', 'pole', '#chairyoga'],
])('what a name does not say its details may: %s, "%s", has %s [B756]', (classType, details, tag) => {
  expect(hashtagsOf({ details, classType, studio: '' }, 'en')[0]).toBe(tag);
});

test.each([
  ['Tag der offenen Tür', 'Pole Palace', 'de', '#poledance #polefitness #poledancekurs #PolePalace'],
  ['Open day pole + hoop', 'Skybound', 'en', '#aerialhoop #poledance #lyra #Skybound'],
  ['Seniorengymnastik', 'St. Anna', 'de', '#seniorenfitness #gymnastik #seniorensport #StAnna'],
  ['Stretching', 'Flexgarage', 'de', '#stretching #beweglichkeit #mobility #Flexgarage'],
] as const)(
  'an event has the tags of its studio, and two things one of each: %s at %s [B810]',
  (classType, studio, language, tags) => {
    expect(hashtagsOf({ details: '', classType, studio }, language).join(' ')).toBe(tags);
  },
);

test('is never longer than Instagram allows: the text gives way, between words, and the facts stay [B112]', () => {
  for (const word of ['pole ', '💃🏽 ', 'xxxxx', '💃']) {
    const caption = captioned(word.repeat(1500));
    expect(caption.length).toBeLessThanOrEqual(CAPTION_MAX);
    expect(caption).toContain("…\n\nSpin Basics · Every Thursday · 7:00 PM · Luna's Pole Loft\n\n#pole");
    expect(caption.isWellFormed()).toBe(true);
  }
});

test('ends with the person’s own words, each once: sign-off, city, handle and hashtags, in any language [B690]', () => {
  const words = {
    ...{ phrases: [], signOff: 'See you upside down', handle: 'luna.pole', city: 'Berlin' },
    hashtags: ['#lunapole', 'PoleDance'],
  };
  const own = (text: string) => captionOf(say(text), FORM, TODAY, { words }).split('\n\n').slice(1);
  for (const [text, tags] of [
    ['Come and spin with us', '#poledance #polefitness'],
    ['Komm vorbei, wir drehen uns', '#poledance #polefitness'],
    ['Ven con tu gente a girar', '#poledance #polefitness'],
  ] as const) {
    const [signOff, facts, hashtags] = own(text);
    expect(signOff).toBe('See you upside down');
    expect(facts).toMatch(/· Luna's Pole Loft, Berlin · @luna\.pole$/);
    expect(hashtags).toBe(`${tags} #LunasPoleLoft #Berlin #lunapole`);
  }
  const said = "Spin Basics\n\nEvery Thursday, 7:00 PM\nLuna's Pole Loft, Berlin\n\n@luna.pole\n\nsee you upside down";
  expect(own(said)).toHaveLength(4);
});

test('has as many hashtags as its place takes, at most eight: of the class and the city one, then the person’s own [B913]', () => {
  const words = { phrases: [], signOff: '', handle: '', city: 'Berlin', hashtags: ['#a', '#b', '#c', '#d', '#e'] };
  const tags = (madeFor: 'reel' | 'short', hashtags: string[] = words.hashtags) =>
    captionOf({ ...say('Come and spin'), madeFor }, FORM, TODAY, { words: { ...words, hashtags } })
      .split('\n\n')
      .at(-1);
  expect(tags('reel')).toBe('#poledance #Berlin #a #b #c');
  expect(tags('short')).toBe('#poledance #LunasPoleLoft #Berlin #a #b #c #d #e');
  expect(tags('reel', [])).toBe('#poledance #polefitness #poleclass #LunasPoleLoft #Berlin');
});

test('what the person has made of it is shown as long as nothing else would be written [B912]', () => {
  const content = { promo: say('Come and spin'), form: FORM };
  const written = captioned('Come and spin');
  const shown = (caption: { of: string; words: string } | null) => captionFor({ ...content, caption }, TODAY);
  expect(shown(null)).toEqual({ written, shown: written, isOutdated: false });
  expect(shown({ of: written, words: 'Mine' })).toEqual({ written, shown: 'Mine', isOutdated: false });
  expect(shown({ of: 'Another one', words: 'Mine' })).toEqual({ written, shown: written, isOutdated: true });
});

test('what the person has made of a caption that did not say yet what the film had no room for stays theirs [B988]', () => {
  const leftOut = [{ text: 'bring water', reason: 'no room' }] as const;
  const text = 'Spin Basics\n\nEvery Thursday, 7:00 PM\n\nCome and spin';
  const content = { promo: say(text), form: FORM };
  const shown = (of: string) => captionFor({ ...content, caption: { of, words: 'Mine' } }, TODAY, { leftOut });
  expect(shown(captioned(text)).shown).toBe('Mine');
  expect(shown(captionOf(say(text), FORM, TODAY, { leftOut })).shown).toBe('Mine');
  expect(shown(captioned('Come and spin')).isOutdated).toBe(true);
});

test('says where to book on a line of its own, in its text’s language and to nobody by du, before the hashtags [B906]', () => {
  const link = 'https://sky.studio/book';
  for (const [text, line] of [
    ['Come and spin with us', `Book your spot: ${link}`],
    ['Komm vorbei, wir drehen uns', `Platz buchen: ${link}`],
    ['Ven con tu gente a girar', `Reservas: ${link}`],
  ] as const)
    expect(captionOf(say(text), FORM, TODAY, { link }).split('\n\n').at(-2)).toBe(line);
  expect(captionOf(say(`Come to ${link}`), FORM, TODAY, { link })).not.toContain('Book your spot');
  expect(captioned('Come and spin with us')).not.toContain('Book');
  const long = captionOf(say('pole '.repeat(1500)), FORM, TODAY, { link });
  expect(long).toContain(`\n\nBook your spot: ${link}\n\n#`);
  expect(long.length).toBeLessThanOrEqual(CAPTION_MAX);
});

test('says what the film had no room for, before its closing, and nothing else that was left out [B981]', () => {
  const words = { phrases: [], signOff: 'Charo', handle: '', city: '', hashtags: [] };
  const leftOut = [
    { text: '45€ al mes', reason: 'no room' },
    { text: 'una hora a la semana', reason: 'no room' },
    { text: 'bring water', reason: 'no room' },
    { text: '<b>', reason: 'markup' },
  ] as const;
  const text = 'Spin Basics\n\nEvery Thursday, 7:00 PM\n\nBring water\n\nCome and spin';
  const said = (own: string) => captionOf(say(own), FORM, TODAY, { words, leftOut }).split('\n\n').slice(2, 6);
  const facts = '45€ al mes. Una hora a la semana';
  expect(said(text)).toEqual(['Bring water', facts, 'Come and spin', 'Charo']);
  expect(said(`${text}\n\nCharo`)).toEqual(['Bring water', facts, 'Come and spin', 'Charo']);
  expect(said('Spin Basics\n\nEvery Thursday, 7:00 PM')[0]).toContain(facts);
  const lists = { ...say(''), list: weekOf(2) };
  expect(captionOf(lists, FORM, TODAY, { leftOut })).toBe(captionOf(lists, FORM, TODAY));
  const long = captionOf(say(`${text}\n\n${'pole '.repeat(1500)}`), FORM, TODAY, { leftOut });
  expect(long).toContain(facts);
  expect(long.length).toBeLessThanOrEqual(CAPTION_MAX);
});

test('has nothing left out once its text is the person’s own [B981]', () => {
  const leftOut = [{ text: 'bring water', reason: 'no room' }] as const;
  const writing = {
    chosen: 1,
    texts: [
      { text: 'A', leftOut: [] },
      { text: 'B', leftOut },
    ],
  } as never;
  expect(leftOutOf({ origin: 'written', writing })).toEqual(leftOut);
  expect(leftOutOf({ origin: 'edited', writing })).toEqual([]);
  expect(leftOutOf({ origin: 'written', writing: null })).toEqual([]);
});

test('spin is of a bike where the details have one, and of a pole otherwise [B982]', () => {
  const tags = (classType: string, details: string) => hashtagsOf({ ...FORM, classType, details }, 'en').slice(0, 2);
  expect(tags('Spin & Sculpt', 'bikes + weights 50 min')).toEqual(['#spinning', '#indoorcycling']);
  expect(tags('Spin', 'bring water')[0]).toBe('#poledance');
  expect(tags('Spin', 'bike racks outside')[0]).toBe('#poledance');
  expect(tags('Pole Spin', 'come by bike')[0]).toBe('#poledance');
});

test('keeps markup and marks in them as text, and what is empty out [B690]', () => {
  const words = { phrases: [], signOff: '<b>xo</b>', handle: '', city: '', hashtags: [] };
  expect(captionOf(say('Hello'), FORM, TODAY, { words })).toContain('Hello\n\n<b>xo</b>\n\n');
  expect(captionOf(say('Hello'), FORM, TODAY, { words: { ...words, signOff: '' } })).toBe(captioned('Hello'));
});

test('of a list is its rows, without a class, day or time of its own [B839]', () => {
  const caption = captionOf({ ...say(''), list: weekOf(2) }, { ...FORM, schedule: 'Every Thursday' }, TODAY);
  expect(caption.split('\n\n').slice(0, 4)).toEqual([
    'This week',
    'Monday\n17:30 Beginner Pole · Jasmine',
    'Tuesday\n9:30 Stretch & Mobility · Lena',
    "Luna's Pole Loft",
  ]);
});
