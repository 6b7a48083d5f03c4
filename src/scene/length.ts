import type { z } from 'zod';
import { graphemes } from './graphemes.ts';

/*
 * How long a text is, wherever somebody may type only so much: in UTF-16 units, which fields of pages, JavaScript and
 * what is stored count alike. A letter is one, most emoji are two, a family is up to eleven. This file is the only one
 * that compares texts with limits in another way than by `.length`.
 */

/** The beginning of the text, at most `max` long. What people see as one character stays whole or goes. */
export function cutTo(text: string, max: number): string {
  if (text.length <= max) return text;
  let end = 0;
  for (const { length } of graphemes(text)) {
    if (end + length > max) break;
    end += length;
  }
  return text.slice(0, end);
}

/**
 * A schema whose texts are at most `max` long. Zod's own `max`, which the API document shows, counts code points and
 * lets twice as many emoji through.
 * @param message for people
 */
export function upTo<S extends z.ZodString>(schema: S, max: number, message: string): S {
  const codePoints = (text: string) => Array.from(text).length;
  return schema.max(max, message).refine((text) => text.length <= max || codePoints(text) > max, message);
}
