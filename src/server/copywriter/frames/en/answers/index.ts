import type { WritingStyle } from '../../../../../contract/profile.ts';
import type { Answers } from '../../types.ts';
import { artistic } from './artistic.ts';
import { confident } from './confident.ts';
import { elegant } from './elegant.ts';
import { enchanting } from './enchanting.ts';
import { fierce } from './fierce.ts';
import { humor } from './humor.ts';
import { mysterious } from './mysterious.ts';
import { parseAnswers } from './parse.ts';
import { playful } from './playful.ts';
import { poetry } from './poetry.ts';
import { sensual } from './sensual.ts';
import { whimsical } from './whimsical.ts';

const BLOCKS: Record<WritingStyle, string> = {
  ...{ sensual, enchanting, fierce, elegant, playful, mysterious, confident, artistic, humor, whimsical, poetry },
};

/** Each style's last lines that answer what the details say, in English. */
export const ANSWERS = Object.fromEntries(
  Object.entries(BLOCKS).map(([style, block]) => [style, parseAnswers(block)]),
) as Record<WritingStyle, Answers[]>;
