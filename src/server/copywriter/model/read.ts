/**
 * Models wrap their answer in what nobody asked for: a fence, a sentence, their thoughts, another shape. An answer is read as long as it is clear what it
 * says; whether it may be shown is decided elsewhere (rules.ts).
 */
export interface Answer {
  intro: string;
  details: string[];
  closings: string[];
}

/** What the answer says, or undefined if that is not clear. `isHighlight` knows the paragraph with day, time and place, which is not the model's. */
export function readAnswer(content: string, isHighlight: (paragraph: string) => boolean): Answer | undefined {
  const said = content.replace(/<think>[\s\S]*?<\/think>/gi, ' ').trim();
  for (const block of blocksOf(said)) {
    const answer = answerOf(parse(block), isHighlight);
    if (answer) return answer;
  }
  return fromParagraphs(said, isHighlight);
}

/** Everything that begins with a bracket and ends with its partner, the last first: what comes before may be the question repeated. */
function blocksOf(text: string): string[] {
  const blocks: string[] = [];
  let at = 0;
  while (at < text.length) {
    const end = /[[{]/.test(text[at]!) ? endOf(text, at) : -1;
    if (end > 0) blocks.unshift(text.slice(at, end));
    at = end > 0 ? end : at + 1;
  }
  return blocks;
}

/** Where the bracket at `start` is closed, brackets in strings not counted; -1 if it is not. */
function endOf(text: string, start: number): number {
  let depth = 0;
  let closing = '';
  for (let at = start; at < text.length; at++) {
    const char = text[at]!;
    if (closing !== '') {
      if (char === '\\') at++;
      else if (closing.includes(char)) closing = '';
    } else if (char in QUOTES) closing = QUOTES[char]!;
    else if (char === '{' || char === '[') depth++;
    else if (char === '}' || char === ']') depth--;
    if (depth === 0) return at + 1;
  }
  return -1;
}

/** What closes a string that begins so. Curly ones are typed by models that mean well. */
const QUOTES: Readonly<Record<string, string>> = { '"': '"', '“': '”"', '„': '“”"' };

function parse(block: string): unknown {
  for (const text of [block, mended(block)]) {
    try {
      return JSON.parse(text);
    } catch {
      // The mended one may still be read.
    }
  }
  return undefined;
}

/** JSON with straight quotes, without commas at the end of lists, and with line breaks in strings written as JSON has them. */
function mended(block: string): string {
  let closing = '';
  let text = '';
  for (let at = 0; at < block.length; at++) {
    const char = block[at]!;
    if (closing === '') {
      closing = QUOTES[char] ?? '';
      const isLast = char === ',' && /^\s*[\]}]/.test(block.slice(at + 1));
      text += closing !== '' ? '"' : isLast ? '' : char;
    } else if (char === '\\') text += char + (block[++at] ?? '');
    else if (closing.includes(char)) {
      closing = '';
      text += '"';
    } else text += char === '\n' ? '\\n' : char === '"' ? '\\"' : char === '\t' ? ' ' : char === '\r' ? '' : char;
  }
  return text;
}

const NAMES = {
  intro: ['intro', 'hook', 'opening', 'headline', 'title'],
  details: ['details', 'detail', 'body'],
  closings: ['closings', 'closing', 'cta', 'end', 'outro'],
} as const;
/** What an answer may be put in. */
const WRAPPERS = ['paragraphs', 'text', 'lines', 'answer', 'promotion', 'result', 'output', 'response'];

function answerOf(value: unknown, isHighlight: (paragraph: string) => boolean): Answer | undefined {
  if (Array.isArray(value)) return fromList(value, isHighlight);
  if (!isObject(value)) return undefined;
  const part = (names: readonly string[]) => names.map((name) => value[name]).find((each) => each !== undefined);
  const [intro, details, closings] = [part(NAMES.intro), part(NAMES.details), part(NAMES.closings)];
  if (intro === undefined) {
    const inside = part(WRAPPERS);
    return typeof inside === 'string' ? fromParagraphs(inside, isHighlight) : answerOf(inside, isHighlight);
  }
  const texts = [textsOf(intro), textsOf(details), textsOf(closings)];
  return texts.every((each) => each !== undefined) && texts[0]!.length === 1
    ? { intro: texts[0]![0]!, details: texts[1]!, closings: texts[2]! }
    : undefined;
}

/** Paragraphs with or without their roles, in the order of the film. */
function fromList(items: readonly unknown[], isHighlight: (paragraph: string) => boolean): Answer | undefined {
  const paragraphs = items.map((item) => ({ role: roleOf(item), text: textOf(item) }));
  if (paragraphs.some(({ text }) => text === undefined)) return undefined;
  const own = paragraphs.map(({ role, text }) => ({ role, text: text! })).filter(({ text }) => !isHighlight(text));
  const has = (role: keyof typeof NAMES) => own.filter((each) => each.role === role).map(({ text }) => text);
  const [intros, details, closings] = [has('intro'), has('details'), has('closings')];
  if (intros.length === 1 && details.length > 0 && closings.length > 0) return { intro: intros[0]!, details, closings };
  const texts = own.map(({ text }) => text);
  // Hook, one or two details, one or two closings.
  if (texts.length < 3 || texts.length > 5) return undefined;
  const last = texts.length === 5 ? 2 : 1;
  return { intro: texts[0]!, details: texts.slice(1, -last), closings: texts.slice(-last) };
}

/** A text as it would be shown: clear only if its first paragraph, and no other, has the bold words of a hook. */
function fromParagraphs(text: string, isHighlight: (paragraph: string) => boolean): Answer | undefined {
  const paragraphs = text
    .replace(/^```\w*$/gm, '')
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
  const first = paragraphs.findIndex((paragraph) => paragraph.includes('**'));
  return first >= 0 && first <= 1 ? fromList(paragraphs.slice(first), isHighlight) : undefined;
}

function textsOf(value: unknown): string[] | undefined {
  const texts = (Array.isArray(value) ? value : [value]).map(textOf);
  return texts.every((text) => text !== undefined) ? texts : undefined;
}

function textOf(item: unknown): string | undefined {
  if (typeof item === 'string') return item;
  if (!isObject(item)) return undefined;
  const text = item.text ?? item.content ?? item.line ?? item.value;
  return typeof text === 'string' ? text : undefined;
}

function roleOf(item: unknown): keyof typeof NAMES | undefined {
  const role = isObject(item) ? item.role : undefined;
  if (typeof role !== 'string') return undefined;
  const name = role.toLowerCase();
  return (Object.keys(NAMES) as (keyof typeof NAMES)[]).find((each) =>
    NAMES[each].some((other) => name === other || name === `${other}s`),
  );
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
