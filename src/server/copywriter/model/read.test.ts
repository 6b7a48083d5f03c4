import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStepCounter, type StepCounter } from '../../../../test/steps.ts';
import { readAnswer } from './read.ts';

const never = () => false;

let steps: StepCounter;
beforeAll(async () => {
  steps = await openStepCounter('copywriter/model/read.ts');
});
afterAll(() => steps.close());

const said = { intro: 'Come to **Spin**', details: ['Bring a friend'], closings: ['See you.'] };
const json = JSON.stringify(said);

describe('A13: an answer costs as much as it is long, whatever it is made of', () => {
  it.each([
    ['opening brackets', '['],
    ['opening braces', '{'],
    ['closed brackets', '[]'],
    ['closed brackets after open ones', '[[]'],
    ['strings that do not end', '["'],
    ['curly strings that do not end', '[“'],
    ['low strings that do not end', '[„'],
    ['escaped quotes', '[\\"'],
    ['commas and spaces', '[,  '],
    ['thoughts that do not end', '<think>'],
    ['thoughts', '<think>[</think>'],
    ['half of an answer', json.slice(0, -2)],
    ['empty lines', '\n \n'],
  ])('%s', async (_, piece) => {
    const stepsFor = (length: number) => steps.count(() => readAnswer(piece.repeat(length / piece.length), never));
    expect(await stepsFor(16_000)).toBeLessThan(2.2 * (await stepsFor(8_000)));
  });
});

describe('an answer is found', () => {
  it.each([
    ['among other brackets', `[1] As asked [see above]: ${json} [end`],
    ['after brackets that are never closed', `[[[{ ${json}`],
    [
      'after a quote in brackets that are never closed',
      `[5'2" tall: ${json.replace(/"/g, '“').replace(/“([^“]*)“/g, '“$1”')}`,
    ],
    ['after a question that is repeated', `{"style":"bold"} ${json}`],
    ['after a thought', `<think>{"intro":"no"}</THINK>${json}`],
    ['in a thought that does not end', `<think>${json}`],
    ['between thoughts', `<think>[</think>${json}<think>]</think>`],
    ['with brackets in its words', JSON.stringify({ ...said, details: ['Bring a friend'], note: '}]{[' })],
    ['with quotes that nobody closes after it', `${json} and "so`],
  ])('%s', (_, content) => expect(readAnswer(content, never)).toEqual(said));

  it('but not deeper than anybody would put it', () => {
    expect(readAnswer(`${'['.repeat(40)}${json}${']'.repeat(40)}`, never)).toBeUndefined();
  });
});
