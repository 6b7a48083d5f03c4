import type { LanguageFrames } from '../types.ts';
import { artistic } from './artistic.ts';
import { confident } from './confident.ts';
import { elegant } from './elegant.ts';
import { enchanting } from './enchanting.ts';
import { fierce } from './fierce.ts';
import { humor } from './humor.ts';
import { mysterious } from './mysterious.ts';
import { plain } from './plain.ts';
import { playful } from './playful.ts';
import { poetry } from './poetry.ts';
import { sensual } from './sensual.ts';
import { whimsical } from './whimsical.ts';

export const es: Required<LanguageFrames> = {
  plain,
  sensual,
  enchanting,
  fierce,
  elegant,
  playful,
  mysterious,
  confident,
  artistic,
  humor,
  whimsical,
  poetry,
};
