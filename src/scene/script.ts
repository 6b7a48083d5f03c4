/** Marks a free user's text: the editor offers to remove it, the server burns it in. */
export const WATERMARK_MARKER = '✨ Made with Spinreel ✨';

/** The block that a free user's text ends with: two lines, set off by a blank one. */
export const SIGNATURE = `${WATERMARK_MARKER}\nPole class promos in minutes`;

const SEPARATOR = '\n\n';

export type Role = 'intro' | 'highlight' | 'detail' | 'closing' | 'plain';
/** Text in one style; `bold` is what was between two pairs of asterisks. */
export type Span = { readonly text: string; readonly bold: boolean };
/** One paragraph: the lines that the writer broke, each of spans. */
type Paragraph = { readonly role: Role; readonly lines: readonly (readonly Span[])[] };
type Script = { readonly paragraphs: readonly Paragraph[]; readonly signed: boolean };

/** Whether the text contains the watermark's words anywhere. */
export function hasWatermarkMarker(text: string): boolean {
  return text.includes(WATERMARK_MARKER);
}

/** The text as the editor shows it: without the signature block. The exact inverse of `withSignature`. */
export function stripSignature(text: string): string {
  if (text === SIGNATURE) return '';
  if (text.endsWith(SEPARATOR + SIGNATURE)) return text.slice(0, -(SEPARATOR + SIGNATURE).length);
  // An older or hand-copied block: a last marker line with at most one line under it.
  const at = text.lastIndexOf(WATERMARK_MARKER);
  if (at < 0) return text;
  const after = text.slice(at + WATERMARK_MARKER.length).trim();
  const alone = at === 0 || text[at - 1] === '\n';
  return alone && !after.includes('\n') ? text.slice(0, at).trimEnd() : text;
}

/** The text with the signature block under it, once; nothing for a text without a word. */
export function withSignature(text: string): string {
  const body = stripSignature(text);
  return body.trim() === '' ? '' : body + SEPARATOR + SIGNATURE;
}

const ROLES: Readonly<Record<number, readonly Role[]>> = {
  4: ['intro', 'highlight', 'detail', 'closing'],
  5: ['intro', 'highlight', 'detail', 'detail', 'closing'],
  6: ['intro', 'highlight', 'detail', 'detail', 'closing', 'closing'],
};

/** Parsed promotional text: paragraphs between blank lines, with roles that depend on their number, without the signature. */
export function parseScript(text: string): Script {
  const clean = tidy(text);
  const body = stripSignature(clean);
  const blocks = body.split(/\n[^\S\n]*\n/).map((block) => block.trim());
  const filled = blocks.filter((block) => block !== '');
  const roles = ROLES[filled.length];
  const paragraphs = filled.map((block, index) => ({ role: roles?.[index] ?? 'plain', lines: linesOf(block) }));
  return { paragraphs: paragraphs.filter(({ lines }) => lines.length > 0), signed: body !== clean };
}

/** One way to write each character, without those that draw nothing but could break the layout (controls, tabs, direction overrides). */
export function tidy(text: string): string {
  return (
    text
      .replace(/\r\n?|[\u2028\u2029\v\f]/g, '\n')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
      .replace(/[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u00ad\u202a-\u202e\u2066-\u2069\ufeff\ufffc]/g, '')
      .replace(/\t/g, ' ')
      // A lone surrogate is not a character.
      .replace(/([\ud800-\udbff][\udc00-\udfff])|[\ud800-\udfff]/g, '$1')
      .normalize('NFC')
  );
}

/** What is between two pairs of asterisks in a paragraph is bold, and gold. */
export const BOLD = /\*\*(?=\S)((?:(?!\*\*)[\s\S])*?\S)\*\*/;

/** Splits a paragraph into bold and other spans; a pair of asterisks without a partner stays as it is. Bold may run over a line break. */
function linesOf(block: string): Span[][] {
  const lines: Span[][] = [[]];
  for (const [index, part] of block.split(BOLD).entries()) {
    for (const [row, text] of part.split('\n').entries()) {
      if (row > 0) lines.push([]);
      if (text !== '') lines.at(-1)!.push({ text, bold: index % 2 === 1 });
    }
  }
  return lines.filter((line) => line.some((span) => span.text.trim() !== ''));
}

/** The text as read aloud: without the asterisks for bold. */
export function plainText(text: string): string {
  const lines = parseScript(text).paragraphs.flatMap((paragraph) => paragraph.lines);
  return lines.map((spans) => spans.map((span) => span.text).join('')).join('\n');
}
