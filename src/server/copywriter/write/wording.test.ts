import { expect, it } from 'vitest';
import { INPUTS } from '../../../../test/copy/inputs.ts';
import { WRITING_STYLES } from '../../../contract/profile.ts';
import { gatherFacts } from '../facts.ts';
import { copyIn } from '../lines/index.ts';
import type { PromotionInput } from '../types.ts';
import { writeBuiltIn } from './index.ts';

const EN = copyIn('en');

const write = (input: PromotionInput, seed: number) => writeBuiltIn(gatherFacts(input), seed)[0]!.paragraphs;
const everyInput = INPUTS.filter((_, index) => index % 2 === 0).flatMap((input) =>
  WRITING_STYLES.map((writingStyle) => ({ ...input, writingStyle })),
);

/** A first text for each of them; the tests below look at the same ones. */
let written: { input: PromotionInput; text: string[] }[] | undefined;
const firstTexts = () => {
  written ??= everyInput.map((input, seed) => ({ input, text: write({ ...input, videoDuration: 15 }, seed) }));
  return written;
};

it('puts the name with the class, and no name after the close [B371]', () => {
  for (const { input, text } of firstTexts()) {
    const last = text.at(-1)!;
    if (!gatherFacts(input).slots.some(({ kind }) => kind === 'soldOut'))
      expect(last).not.toBe(`With ${input.instructorName}.`);
  }
});

it('gives a class no first text that could stand over any [B372]', () => {
  const any = new Set(
    Object.values(EN)
      .flatMap(({ arcs }) => arcs)
      .filter(({ families, says, starter }) => families === 'any' && says.length === 0 && !starter)
      .map(({ hook }) => hook.split('\n')[0]),
  );
  const bare = firstTexts().filter(({ text }) => any.has(text[0]!.split('\n')[0]));
  expect(bare.length).toBeLessThan(everyInput.length / 50);
});
