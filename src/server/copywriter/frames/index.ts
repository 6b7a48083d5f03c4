import type { Language } from '../../../contract/promotion.ts';
import { de } from './de/index.ts';
import { en } from './en/index.ts';
import { es } from './es/index.ts';
import type { LanguageFrames } from './types.ts';

export const FRAMES: Record<Language, LanguageFrames> = { en, de, es };
