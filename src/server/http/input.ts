import { wellFormed } from '../../contract/strings.ts';
import { invalidField } from '../errors.ts';

/**
 * Makes every text of an input well-formed, however deeply nested and whether or not a schema knows it. Objects and
 * lists are changed in place; bytes are left alone, as a signature may cover them.
 * @returns the input
 * @throws AppError `invalid_input`, naming the field, if a text contains NUL: Postgres cannot store it, and nobody types it
 */
export function cleanInput<T>(input: T): T {
  const root = { body: input as unknown };
  // Not recursive: the input may be nested deeper than the stack.
  const waiting: { name: string; holder: Record<string, unknown> }[] = [{ name: '', holder: root }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { name, holder } = next;
    for (const [key, value] of Object.entries(holder)) {
      const inner = name ? `${name}.${key}` : key;
      if (typeof value === 'string') holder[key] = cleanText(value, inner);
      else if (typeof value === 'object' && value !== null && !ArrayBuffer.isView(value)) {
        waiting.push({ name: holder === root ? '' : inner, holder: value as Record<string, unknown> });
      }
    }
  }
  return root.body as T;
}

/** One text of an input, named `field`. @throws AppError `invalid_input` if it contains NUL */
function cleanText(text: string, field: string): string {
  if (text.includes('\0')) {
    throw invalidField(field, 'This contains an invisible character (NUL). Remove it and try again.');
  }
  return wellFormed(text);
}
