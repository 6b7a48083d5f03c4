import { describe, expect, it } from 'vitest';
import { readFamilies } from './families.ts';
import { readNamed } from './keyed.ts';
import { readStyle } from './read.ts';
import { readTopics } from './topics.ts';
import { readWords } from './words.ts';

const TOPICS = `no phone: typed *no phone* | typed *phones off*
phones off: typed *phones off*
water: bring *water*
`;
const { topics } = readTopics('topics.txt', TOPICS);
const families = new Set(['kids', 'spin', 'tricks', 'hoop', 'class']);
const read = (text: string) => readStyle('a.txt', text, { topics, families, starters: new Set(['Chair Dance']) });

describe('a file of copy [B541]', () => {
  it('has a block for each thing that there is to say', () => {
    const { copy, faults } = read(
      [
        ...['# About the file', '== voice', '- dry', '', '== whole texts', '= spin tricks', '? no phone', '> Round.'],
        ...['- {name} / turns', '< Go.', '', '@ Chair Dance', '> Sit.', '< Up.', '', '== answers', '= kids'],
        ...['? water', '? no phone', '< Sip.', '', '== classes', '= spin', '> Turn: *', '- On', '< Off.', ''],
        ...['== messages', '= mood', '> Hey **you**: *', '< Ho.', '', '= mood', '- Then', '', '== facts', '= bring'],
        ...['- Your bag: {bring}.', '', '== who teaches', '= i', '- I teach', '< Yours.', '', '== short films'],
        ...['> *', '< Now.', '', '== spare lines', '= pairs', '< One. | Two.', ''],
      ].join('\n'),
    );
    expect(faults).toEqual([]);
    expect(copy).toEqual({
      voice: 'dry',
      arcs: [
        {
          ...{ families: ['spin', 'tricks'], says: ['typed *no phone*'], hook: 'Round.\n**{class}**' },
          ...{ bodies: ['{name}\nturns'], closes: ['Go.'] },
        },
        { families: 'any', starter: 'Chair Dance', says: [], hook: 'Sit.\n**{class}**', bodies: [], closes: ['Up.'] },
      ],
      answers: [
        { families: ['kids'], says: ['bring *water*', 'typed *no phone*', 'typed *phones off*'], closes: ['Sip.'] },
      ],
      classes: { spin: { hooks: ['Turn: **{class}**'], bodies: ['On'], closes: ['Off.'] } },
      frames: {
        threads: { mood: [{ hooks: ['Hey **you**: **{class}**'], closes: ['Ho.'] }] },
        bodies: { mood: ['Then'] },
        teacher: { they: [], i: ['I teach'] },
        signed: { they: [], i: ['Yours.'] },
        say: { bring: ['Your bag: {bring}.'] },
        quick: { hooks: ['**{class}**'], closes: ['Now.'] },
      },
      stock: { intros: [], openings: [], teacher: [], details: [], closings: [], endings: [['One.', 'Two.']] },
    });
  });

  it.each([
    ['== whole texts\n= spin\n> Turn\n* what\n< Go.', ['a.txt:4: "* what" begins with none']],
    ['== whole texts\n= spinning\n> Turn\n< Go.', ['a.txt:2: a block of "whole texts" cannot be about "spinning"']],
    ['== whole texts\n@ Spinning\n> Turn\n< Go.', ['a.txt:2: a block of "whole texts" cannot be about "Spinning"']],
    ['== whole texts\n= spin\n> Turn', ['a.txt:2: a block of "whole texts" needs a line with "<"']],
    ['== whole texts\n= spin\n> Turn\n> Again\n< Go.', ['a.txt:4: one ">" too many']],
    ['== whole texts\n= spin\n> Turn\n= tricks\n< Go.', ['a.txt:4: "= tricks" begins a block: it needs a blank line']],
    ['== answers\n? bring\n< Sip.', ['a.txt:2: "bring" is no topic of copy/topics.txt']],
    ['== answers\n? phones off\n< Sip.', ['a.txt:2: "phones off" is a part of "no phone"']],
    ['== answers\n? water', ['a.txt:2: a block of "answers" needs a line with "<"']],
    ['== answers\n? water\n- Drink\n< Sip.', ['a.txt:3: one "-" too many for a block of "answers"']],
    ['== answers\n< Sip.\n? water', ['a.txt:3: "?" stands before "<"']],
    ['== messages\n= mood\n> Hey *', ['a.txt:2: what begins with ">" is answered by "<"']],
    ['== jokes\n- Ha', ['a.txt:2: there is no section "jokes"']],
    ['- Ha', ['a.txt:1: there is no section ""']],
    ['== voice\n- dry ', ['a.txt:2: a line begins and ends without spaces']],
  ])('says where it is wrong: %j', (text, wanted) => {
    const { faults } = read(text);
    expect(faults).toHaveLength(wanted.length);
    for (const [index, fault] of wanted.entries()) expect(faults[index]).toContain(fault);
  });

  it.each([
    ['no phone typed *no phone*', '"no phone typed *no phone*" is no name, a colon'],
    ['a: bring water\na: bring mats', 'there is "a" already'],
    ['a: bring water\nb: bring water', '"bring water" is what "a" begins with already'],
    ['a: bring water | *', '"*" is no condition'],
  ])('says where a topic is wrong: %j', (text, fault) => {
    const { faults } = readTopics('topics.txt', text);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(fault);
  });

  const WORDS = '= class\nmoves: a | b\nverbs: c\nfeelings: d\nhurdles: e\noutcomes: f, g';
  it('has what is said of families', () => {
    const lists = { moves: ['a', 'b'], verbs: ['c'], feelings: ['d'], hurdles: ['e'], outcomes: ['f, g'] };
    const { words, faults } = readWords(
      'en.txt',
      `${WORDS}\n\n${WORDS.replace('= class', '= hoop\nthing: the hoop')}`,
      families,
    );
    expect(faults).toEqual([]);
    expect(words).toEqual({ class: lists, hoop: { thing: 'the hoop', ...lists } });
  });

  it.each([
    [`${WORDS}\n= spinning`, 'en.txt:7: there is no family "spinning"'],
    [`${WORDS}\n= class`, 'en.txt:7: there is a block "class" already'],
    [`${WORDS}\nmoves: h`, 'en.txt:7: there are moves already'],
    [`${WORDS}\nnouns: h`, 'en.txt:7: "nouns: h" begins with none of'],
    [WORDS.replace('verbs: c\n', ''), 'en.txt:1: "class" lacks verbs'],
    [WORDS.replace('class', 'hoop'), 'en.txt: there are no words for "class"'],
  ])('says where words are wrong: %j', (text, fault) => {
    expect(readWords('en.txt', text, families).faults[0]).toContain(fault);
  });

  it.each([
    ['= hoop\nnames: hoop\nis: round\n\n= class', 'a.txt:1: "round" is none of whom,'],
    ['= hoop\nnames: hoop\nnever: (pole)\n\n= class', 'a.txt:1: there is no list "(pole)"'],
    ['= hoop\nnames: hoop\nhas: song\n\n= class', 'a.txt:1: there is no thing "song"'],
    ['= hoop\nname: hoop', 'a.txt:2: "name: hoop" begins with none of = names:'],
    ['= class\n\n= hoop\nnames: hoop', 'a.txt: the last family, and no other, has no names: not class'],
  ])('says where a family is wrong: %j [B580]', (text, fault) => {
    expect(readFamilies('a.txt', text, new Set(['music'])).faults[0]).toContain(fault);
  });

  it('says where a class of a fresh installation is wrong [B580]', () => {
    expect(readNamed('a.txt', '# why\nChair Dance: With a chair: yours.\nHoop').faults).toEqual([
      'a.txt:3: "Hoop" is no name, a colon, and what it stands for',
    ]);
  });
});
