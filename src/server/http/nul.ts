import { invalidField } from './errors.ts';

/**
 * Refuses input with NUL in a text: Postgres cannot keep it, and nobody types it.
 * @throws AppError `invalid_input`, naming the field
 */
export function refuseNul(...inputs: unknown[]): void {
  // No recursion: the input may be nested deeper than the stack.
  const waiting = inputs.map((value) => ({ name: '', value }));
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { name, value } = next;
    if (typeof value === 'string' && value.includes('\0')) {
      throw invalidField(name || 'body', 'This contains an invisible character (NUL). Remove it and try again.');
    }
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, inner] of Object.entries(value))
      waiting.push({ name: name ? `${name}.${key}` : key, value: inner });
  }
}
