import { expect, it } from 'vitest';
import { copyIn } from './index.ts';

/** Of German what is heard from the last full vowel on: 'stehn' and 'gehn', 'Rand' and 'bekannt'. */
const soundOfGerman = (word: string) =>
  word
    .toLowerCase()
    .replace(/tz/g, 'z')
    .replace(/ß/g, 's')
    .replace(/ieh|ie|ih/g, 'i')
    .replace(/([aeiouäöü])\1?h(?=[^aeiouäöü]|$)/g, '$1')
    .replace(/([aeiou])\1/g, '$1')
    .replace(/([b-df-hj-np-tv-z])\1/g, '$1')
    .replace(/dt$|d$/, 't')
    .replace(/g$/, 'k')
    .replace(/ä/g, 'e')
    .replace(/ck/g, 'k')
    .match(/(?:ei|au|eu|[aeiouöü])[^aeiouöü]*(?:e[nrl]?)?$/)?.[0];

const VOWELS: Record<string, string> = { á: 'a', é: 'e', í: 'i', ó: 'o', ú: 'u' };
/** Of Spanish the vowels from the stressed one on: an assonance, as songs have it. */
function soundOfSpanish(word: string): string {
  const heard = word
    .toLowerCase()
    .replace(/(?<=[gq])u(?=[eiéí])/g, '')
    .replace(/y$/, 'i')
    .replace(/([aeo])(?=[íúaeoáéó])/g, '$1-');
  const groups = heard.match(/[aeoáéó]?[iu]?[aeoáéóíú][iu]?|[iu]/g) ?? [];
  const marked = groups.findIndex((group) => /[áéíóú]/.test(group));
  const stressed = marked >= 0 ? marked : Math.max(0, groups.length - (/[aeiouns]$/.test(heard) ? 2 : 1));
  return groups
    .slice(stressed)
    .map((group) => (/[áéíóúaeo]/.exec(group)?.[0] ?? group).replace(/[áéíóú]/, (vowel) => VOWELS[vowel] ?? vowel))
    .join('');
}

const lastWord = (line: string) => /[\p{L}]+(?=[^\p{L}]*$)/u.exec(line)?.[0] ?? '';

it.each([
  ['German', 'de', soundOfGerman],
  ['Spanish', 'es', soundOfSpanish],
] as const)('couplets in %s rhyme [B194]', (_, language, sound) => {
  const { threads, bodies, teacher, say } = copyIn(language).poetry.frames;
  const couplets = [
    ...Object.values(threads).flatMap((list) => list.flatMap(({ hooks }) => hooks)),
    ...[...Object.values(bodies), teacher.they, teacher.i, ...Object.values(say)].flat(),
  ].map((frame) => frame.split('\n'));
  const wrong = couplets.filter((lines) => {
    const [first, second] = lines.map((line) => sound(lastWord(line)));
    return lines.length !== 2 || first === undefined || first !== second;
  });
  expect(wrong.map((lines) => lines.map((line) => `${line} (${sound(lastWord(line))})`))).toEqual([]);
});
