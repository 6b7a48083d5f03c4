import type { WritingStyle } from '../../../contract/profile.ts';
import type { Language } from '../../../contract/promotion.ts';
import { de } from './de/index.ts';
import { artistic } from './en/artistic.ts';
import { confident } from './en/confident.ts';
import { elegant } from './en/elegant.ts';
import { enchanting } from './en/enchanting.ts';
import { fierce } from './en/fierce.ts';
import { humor } from './en/humor.ts';
import { mysterious } from './en/mysterious.ts';
import { plain } from './en/plain.ts';
import { playful } from './en/playful.ts';
import { poetry } from './en/poetry.ts';
import { sensual } from './en/sensual.ts';
import { whimsical } from './en/whimsical.ts';
import { es } from './es/index.ts';
import type { StyleFrames } from './types.ts';

/** What a language needs at least is `plain`; a style without frames of its own uses it. */
export const FRAMES: Record<Language, { plain: StyleFrames } & Partial<Record<WritingStyle, StyleFrames>>> = {
  en: {
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
  },
  de,
  es,
};
