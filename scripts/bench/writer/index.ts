/**
 * What the built-in writer is measured by, over fixed classes, details and seeds. Counts of faults, each as a share of what was looked at.
 */
import { createCanvas } from '@napi-rs/canvas';
import { WRITING_STYLES } from '../../../src/contract/profile.ts';
import { layout } from '../../../src/scene/layout.ts';
import { defaultPromo } from '../../../src/scene/promo.ts';
import { parseScript } from '../../../src/scene/script.ts';
import { createMeasure } from '../../../src/scene/surface.ts';
import { type MadeFor, textArea, ZONES } from '../../../src/scene/zones.ts';
import { gatherFacts } from '../../../src/server/copywriter/facts.ts';
import { writePromotion } from '../../../src/server/copywriter/index.ts';
import { wordCount } from '../../../src/server/copywriter/limits.ts';
import type { Message } from '../../../src/server/copywriter/lines/types.ts';
import type { Used } from '../../../src/server/copywriter/memory.ts';
import type { PromotionInput } from '../../../src/server/copywriter/types.ts';
import { writeBuiltIn } from '../../../src/server/copywriter/write/index.ts';
import { NOTICES } from '../../../src/server/copywriter/write/plan.ts';
import { registerFontsFor } from '../../../src/server/media/film/register-fonts.ts';
import { unfoundedClaims } from '../../../test/copy/claims.ts';
import { found, LABELLED } from '../../../test/copy/details.ts';
import { INPUTS } from '../../../test/copy/inputs.ts';
import { fateOf } from '../../../test/copy/said.ts';
import type { Bench, Line } from '../measure.ts';
import { writeMonth } from './month.ts';

/** A class as most people enter it: with a description, details and an instructor. */
const USUAL: PromotionInput = {
  classType: 'Spin Basics',
  instructorName: 'Jasmine',
  studio: 'Sky Studio',
  schedule: 'Every Thursday',
  time: '7:00 PM',
  details: 'Bring shorts and water',
  classDescription:
    'Fireman, chair and back hook spins: how to walk in, let go of the floor and land softly. No strength needed yet.',
  writingStyle: 'sensual',
};
const MONTHS_A_STYLE = 40;
const SILENT = { signature: false, log: { warn: () => {} } };

const write = (input: PromotionInput, seed: number, memory: readonly Used[] = []) =>
  writeBuiltIn(gatherFacts(input), seed, memory)[0]!;
const styles = (input: PromotionInput) => WRITING_STYLES.map((writingStyle) => ({ ...input, writingStyle }));
const share = (figure: string, faults: number, of: number, target: number): Line => ({
  ...{ figure, measured: faults, baseline: of, target },
  unit: '',
});

/** Roles, bold and length of 3,300 texts. */
function form(): Line {
  let [wrong, all] = [0, 0];
  for (const input of styles(USUAL)) {
    for (let seed = 0; seed < 300; seed++) {
      const { paragraphs } = write(input, seed);
      const script = parseScript(paragraphs.join('\n\n')).paragraphs;
      const bold = script.map(({ lines }) => lines.flat().filter(({ bold: isBold }) => isBold).length);
      const isRight =
        [4, 5, 6].includes(paragraphs.length) &&
        script[0]?.role === 'intro' &&
        script[1]?.role === 'highlight' &&
        bold.every((count, index) => count === (index === 0 ? 1 : 0));
      all++;
      if (!isRight) wrong++;
    }
  }
  return share('texts of a wrong form / texts', wrong, all, 0);
}

function months(): Line[] {
  const all = WRITING_STYLES.flatMap((style) =>
    Array.from({ length: MONTHS_A_STYLE }, (_, seed) => writeMonth(style, seed)),
  );
  const sum = (of: 'lines' | 'returned' | 'grams' | 'repeated') => all.reduce((total, month) => total + month[of], 0);
  return [
    share('lines that return in a month of 20 texts / lines', sum('returned'), sum('lines'), 0),
    share('4 words in a row that return in it / all', sum('repeated'), sum('grams'), 0.1),
  ];
}

function claims(): Line {
  let [wrong, all] = [0, 0];
  for (let seed = 0; all < 5000; seed++) {
    for (const input of INPUTS.flatMap(styles)) {
      const unfounded = unfoundedClaims(write(input, seed).paragraphs.join('\n\n'), input);
      for (const claim of unfounded) process.stderr.write(`  ${claim}\n`);
      wrong += unfounded.length;
      all++;
    }
  }
  return share('claims that nobody gave / texts', wrong, all, 0);
}

async function details(): Promise<Line[]> {
  let [woven, lost, all] = [0, 0, 0];
  for (const [at, { typed }] of LABELLED.entries()) {
    for (const [index, input] of styles({ ...USUAL, details: typed }).entries()) {
      const fate = fateOf(typed, await writePromotion({ ...input, seed: at * 11 + index }, SILENT));
      all++;
      if (fate === 'woven') woven++;
      if (fate === 'lost') lost++;
    }
  }
  const misread = LABELLED.filter(({ typed, says }) => found(typed).join('|') !== says.join('|')).length;
  return [
    share('details that are understood wrongly / labelled', misread, LABELLED.length, 0),
    share('details that are lost without a word / details', lost, all, 0),
    // A quoted fact is right, and a split one may be wrong: more than a third would tell that understanding decays.
    share('details that are quoted, not woven in / details', all - woven - lost, all, 0.34),
  ];
}

function variety(): Line {
  const texts = new Set(Array.from({ length: 12_000 }, (_, seed) => write(USUAL, seed).paragraphs.join('\n\n')));
  return {
    figure: '2,000 texts / different texts of 12,000 for one class',
    measured: 2000,
    baseline: texts.size,
    unit: '',
    target: 1,
  };
}

/** Texts that the frame cannot show at its usual size, or outside the zone of what the film is made for. */
function zone(): Line {
  const measure = createMeasure(createCanvas(1, 1).getContext('2d'));
  registerFontsFor(defaultPromo);
  let [outside, all] = [0, 0];
  for (const input of INPUTS.flatMap(styles)) {
    const text = write(input, 7).paragraphs.join('\n\n');
    for (const madeFor of Object.keys(ZONES) as MadeFor[]) {
      const { block } = layout({ ...defaultPromo, text, madeFor }, measure);
      const area = textArea(madeFor);
      const inside =
        block !== null &&
        block.top >= area.top - 0.5 &&
        block.top + block.height <= area.bottom + 0.5 &&
        block.x >= area.left - 0.5 &&
        block.x + block.width <= area.right + 0.5;
      all++;
      if (!inside) outside++;
    }
  }
  return share('texts outside their zone / texts', outside, all, 0);
}

/**
 * The duration at which most texts have more words than can be read, of those that can be short enough: the class, when
 * and where, and two words more are the shortest text that there is; what has to be said (cancelled, sold out, somebody
 * else teaches) takes three.
 */
function reading(): Line {
  const shares = Array.from({ length: 11 }, (_, index) => index + 5).map((videoDuration) => {
    const texts = INPUTS.flatMap(styles).map((input) => {
      const { words, classType, news, slots } = gatherFacts({ ...input, videoDuration });
      const isNotice = news !== undefined || slots.some(({ kind }) => NOTICES.has(kind as Message));
      const lines = write({ ...input, videoDuration }, 3).paragraphs.map(wordCount);
      return {
        words,
        has: lines.reduce((sum, count) => sum + count, 0),
        least: wordCount(classType) + lines[1]! + (isNotice ? 5 : 2),
      };
    });
    const possible = texts.filter(({ least, words }) => least <= words);
    const long = possible.filter(({ has, words }) => has > words).length;
    process.stderr.write(
      `  ${videoDuration} s: ${long} of ${possible.length} too long; ${texts.length - possible.length} cannot be shorter\n`,
    );
    return { long, all: possible.length };
  });
  const worst = shares.toSorted((one, other) => other.long / other.all - one.long / one.all)[0]!;
  return share('texts too long to read at the worst duration / texts', worst.long, worst.all, 0.05);
}

function time(): Line {
  const memory: Used[] = [];
  for (let seed = 0; seed < 60; seed++) memory.unshift(write(styles(USUAL)[seed % 11]!, seed, memory).used);
  const took = INPUTS.flatMap(styles).map((input, seed) => {
    // What else runs on the machine takes time and no time of the processor.
    const start = process.cpuUsage();
    writeBuiltIn(gatherFacts(input), seed, memory, 3);
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  });
  const slow = took.toSorted((a, b) => a - b)[Math.floor(took.length * 0.95)]!;
  return {
    figure: 'one text of 200 candidates, with memory, 95% of them',
    measured: slow,
    baseline: 20,
    unit: 'ms',
    target: 1,
  };
}

export const writerBench: Bench = {
  name: 'writer',
  run: async () => [form(), ...months(), claims(), ...(await details()), variety(), zone(), reading(), time()],
};
