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
  const said = withoutThoughts(content).trim();
  for (const block of blocksOf(said)) {
    const answer = answerOf(parse(block), isHighlight);
    if (answer) return answer;
  }
  return fromParagraphs(said, isHighlight);
}

/** A thought that does not end may be all that there is: it is read. */
function withoutThoughts(text: string): string {
  const ends = /<\/think>/gi;
  let spoken = '';
  let at = 0;
  for (const { index } of text.matchAll(/<think>/gi)) {
    if (index < at) continue;
    ends.lastIndex = index;
    // Looked for once if there is none, not again from each beginning.
    if (ends.exec(text) === null) break;
    spoken += `${text.slice(at, index)} `;
    at = ends.lastIndex;
  }
  return spoken + text.slice(at);
}

/** Deeper than any answer: a model that runs into a loop of brackets. */
const DEEPEST = 16;

/**
 * Everything that begins with a bracket and ends with its partner, brackets in strings not counted, the last first: what comes before may be the question
 * repeated. One pass: a bracket that is never closed is left behind, and what is closed within it stands for itself.
 */
function blocksOf(text: string): string[] {
  const ends = lastEnds(text);
  const open: number[] = [];
  const blocks: { start: number; end: number }[] = [];
  let closing = '';
  for (let at = 0; at < text.length; at++) {
    const char = text[at]!;
    if (closing !== '') {
      if (char === '\\') at++;
      else if (closing.includes(char)) closing = '';
    } else if (char === '{' || char === '[') open.push(at);
    else if (char === '}' || char === ']') {
      const start = open.pop();
      if (start === undefined || open.length >= DEEPEST) continue;
      while (blocks.length > 0 && blocks.at(-1)!.start > start) blocks.pop();
      blocks.push({ start, end: at + 1 });
    } else if (open.length > 0 && char in QUOTES && ends[char]! > at) closing = QUOTES[char]!;
  }
  return blocks.toReversed().map(({ start, end }) => text.slice(start, end));
}

/** Where, by what opens a string, one is closed for the last time: what opens later is no string. */
function lastEnds(text: string): Record<string, number> {
  return Object.fromEntries(
    Object.entries(QUOTES).map(([quote, closing]) => [
      quote,
      Math.max(...[...closing].map((end) => text.lastIndexOf(end))),
    ]),
  );
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
  const last = /\s*[\]}]/y;
  let closing = '';
  let text = '';
  for (let at = 0; at < block.length; at++) {
    const char = block[at]!;
    if (closing === '') {
      closing = QUOTES[char] ?? '';
      last.lastIndex = at + 1;
      const isLast = char === ',' && last.test(block);
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
