import type { WritingStyle } from '../../../../../contract/profile.ts';
import type { FamilyId } from '../../../lexicon/families.ts';
import type { ClassLines } from '../../types.ts';
import { artistic } from './artistic.ts';
import { confident } from './confident.ts';
import { elegant } from './elegant.ts';
import { enchanting } from './enchanting.ts';
import { fierce } from './fierce.ts';
import { humor } from './humor.ts';
import { mysterious } from './mysterious.ts';
import { parseClassLines } from './parse.ts';
import { playful } from './playful.ts';
import { poetry } from './poetry.ts';
import { sensual } from './sensual.ts';
import { whimsical } from './whimsical.ts';

const BLOCKS: Record<WritingStyle, string> = {
  ...{ sensual, enchanting, fierce, elegant, playful, mysterious, confident, artistic, humor, whimsical, poetry },
};

/** What each style says of a family of classes, in English. */
export const CLASS_LINES = Object.fromEntries(
  Object.entries(BLOCKS).map(([style, block]) => [style, parseClassLines(block)]),
) as Record<WritingStyle, Partial<Record<FamilyId | 'told', ClassLines>>>;
