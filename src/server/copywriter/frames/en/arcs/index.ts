import type { WritingStyle } from '../../../../../contract/profile.ts';
import type { Arc } from '../../types.ts';
import { artistic } from './artistic.ts';
import { confident } from './confident.ts';
import { elegant } from './elegant.ts';
import { enchanting } from './enchanting.ts';
import { fierce } from './fierce.ts';
import { humor } from './humor.ts';
import { mysterious } from './mysterious.ts';
import { parseArcs } from './parse.ts';
import { playful } from './playful.ts';
import { poetry } from './poetry.ts';
import { sensual } from './sensual.ts';
import { whimsical } from './whimsical.ts';

const BLOCKS: Record<WritingStyle, string> = {
  ...{ sensual, enchanting, fierce, elegant, playful, mysterious, confident, artistic, humor, whimsical, poetry },
};

/** Each style's texts of one piece, in English. */
export const ARCS = Object.fromEntries(
  Object.entries(BLOCKS).map(([style, block]) => [style, parseArcs(block)]),
) as Record<WritingStyle, Arc[]>;
