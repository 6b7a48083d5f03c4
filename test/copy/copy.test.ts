import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { lintClaims } from '../../scripts/copy/claims.ts';
import { lintCopy } from '../../scripts/copy/lint.ts';

const ROOT = join(import.meta.dirname, '../..');
const root = mkdtempSync(join(tmpdir(), 'copy-'));
afterAll(() => rmSync(root, { recursive: true }));

it('the files of copy/ are right [B181 S3.14]', () => expect(lintCopy(ROOT)).toEqual([]));

it('no line claims of a class what nobody gave, whichever of its own names a family is asked with [C2 B246 B385]', () =>
  expect(lintClaims(ROOT)).toEqual([]));

/** In a copy of the files, what is wrong once a block stands at the end of one of them. */
function faultsWith(block: string, path = 'copy/en/plain.txt'): string[] {
  cpSync(join(ROOT, 'copy'), join(root, 'copy'), { recursive: true });
  const file = join(root, path);
  writeFileSync(file, `${readFileSync(file, 'utf8')}\n${block}\n`);
  return lintCopy(root);
}

it('what is wrong with a line is named with its place [B541]', () => {
  const lines = readFileSync(join(ROOT, 'copy/en/plain.txt'), 'utf8').split('\n').length;
  const faults = faultsWith(
    [
      ...[
        '== messages',
        '= mood',
        '> Come',
        '> One two three four five six seven eight nine ten *',
        "> Come – don't stop: *",
      ],
      ...[
        '- Sorry.',
        '- A {nothing}',
        '< Sorry.',
        '< This last line has far more characters than there is room for.',
        '',
      ],
      ...['== answers', '? bring water', '< No {name}', ''],
      ...['== whole texts', '= spin', '> Turn', '< Go **now**'],
    ].join('\n'),
  );
  const at = (line: number) => `copy/en/plain.txt:${lines + line}:`;
  expect(faults).toEqual([
    `${at(3)} the class (*) stands in it once`,
    `${at(4)} 10 words are too many, 9 are room for`,
    `${at(5)} a dash, a straight quote, a hashtag or a blank too many`,
    expect.stringContaining(`${at(7)} The line "A {nothing}" has an unknown slot {nothing}`),
    expect.stringContaining(`${at(9)} `),
    `${at(13)} a last line ends in . ! ? or …`,
    `${at(13)} no slot stands here`,
    `${at(18)} nothing is in gold here`,
    `${at(18)} a last line ends in . ! ? or …`,
    expect.stringContaining(`${at(6)} "Sorry." stands in copy/en/plain.txt:`),
    expect.stringContaining(`${at(8)} "Sorry." stands in copy/en/plain.txt:`),
  ]);
});

it.each([
  ['de', '- Ihr lernt das zusammen'],
  ['de', '- Bringt euch was mit'],
  ['es', '- Aprendéis a girar'],
  ['es', '- Os esperamos aquí'],
])('a line that speaks to several people is named: %s %s [B757]', (language, line) => {
  const faults = faultsWith(
    `== messages\n\n= mood\n> Eins zwei *\n${line}\n< Acht neun.`,
    `copy/${language}/plain.txt`,
  );
  expect(faults).toEqual([expect.stringContaining(`"${line.slice(2)}" speaks to several people`)]);
});

it('a topic that nothing uses and a file of no style are named [B541]', () => {
  expect(faultsWith('knitting: typed *knitting*', 'copy/topics.txt')).toEqual([
    'copy/topics.txt: no block is about "knitting"',
  ]);
  writeFileSync(join(root, 'copy/en/cosmic.txt'), '== voice\n\n- calm\n');
  expect(lintCopy(root)).toContain('copy/en/cosmic.txt: no style and no language has this file');
});
