import { DATE } from './apart-facts.ts';

const SIGN = '(?:€|£|\\$|eur(?:os?)?|euros|pesos|usd|gbp|dollars?|bucks|quid|chf)';
const NUMBER = '\\d+(?:[.,]\\d+)*';
/** An amount with what it is paid in. */
const AMOUNT = `(?:[$€£] ?${NUMBER}|${NUMBER} ?${SIGN})(?:pp)?(?![\\p{L}\\d])`;
const FREE =
  '(?:(?:are|is|go|goes|sind|ist|es|for|für) )?(?:free(?! (?:street )?parking)|frei|gratis|kostenlos|half|off|welcome|willkommen|bienvenid|ok(?!\\p{L})|only(?! [$€£\\d])|(?:or|oder|o) (?:card|karte|tarjeta|transfer))';
/** What a price is for, before or after it. */
const FOR = `(?:(?:(?:\\d{1,2}er(?:[- ]?(?:karte|block|abo))?|\\d{1,2}[- ]?(?:class(?:es)? )?(?:pack|pass|card)|(?:block|pack|bono|paquete)(?: (?:of|von|de))? \\d{1,2}(?: (?:classes|clases|stunden))?(?: (?:for|für|por|x|a)(?= [$€£]?\\d))?|\\d{1,2}[- ]pack|\\d{1,2} (?:classes|clases|stunden|sessions)|unlimited|(?:non-?)?members?|casual|kopf|both|beide|students?|studis?|studierende|mitglieder|socios|estudiantes|single(?:s| class)?|einzeln?(?:stunde|karte)?|clase suelta|sueltas?|clase|class|session|stunde|semana|week|month(?:ly)?|monat(?:lich)?|mes|mensual|trimestre|trimester|term|semester|hr|hour|hora|std|drop[- ]?ins?|entry|admission|tickets?|tix|eintritt|entrada|preis|precio|price|costs?|kostet|kosten|cuesta|course|kurs|curso|workshop|taller|(?:in )?advance|adv|(?:at |on )?the door|on the day|vvk|preventa|early bird|frühbucher|door|abendkasse|ak|taquilla|puerta|online|cash|bar(?!\\p{L})|efectivo|zu zweit|zu dritt|allein|en pareja|pareja|(?:dos|2) (?:amigas|personas)|couples?|pairs?|person(?:en|a|as)?|pp|kids?|children|kinder|niños|adults?|erwachsene|conc(?:s|essions?)?|ermä(?:ß|ss)igt|reducida?|siblings?|geschwister|hermanos|(?:mat |shoe )?(?:hire|rental)|leih\\p{L}*|alquiler|1:1|1-1|duo|each))(?![\\p{L}\\d])(?! ${FREE}))`;
const LINK =
  '(?:(?::|=|@|at|is|ist|for|für|per|pro|je|a|an|la|el|al|por|x|para|im|the|on|der|en|each|con|mit)(?![\\p{L}\\d]) ?)*';
/** '10 for 110', '10 x 120', '10 für 99'. */
const SO_MANY = '\\d{1,2} (?:for|für|por|x|a)(?= [$€£]?\\d)|(?:for|für|para) [2-9](?!\\d)';
const UNTIL = `(?:bis(?: zum)?|until|till?|by|before|hasta(?: el)?|antes(?: del?)?|ab|from|desde(?: el)?) ${DATE}`;
const EITHER = '(?:or|oder|od\\.?|o|bzw|statt|instead of|en vez de|was|antes|vs)(?![\\p{L}])';
const THEN = '(?:then|dann|danach|luego|después|afterwards|now|jetzt|ahora)(?![\\p{L}])';
const ATOM = new RegExp(
  [
    `(?<until>${UNTIL})(?![\\p{L}\\d])`,
    `(?<what>${LINK}(?:${SO_MANY}|${FOR}(?: (?:${SO_MANY}))?))`,
    `(?<amount>${AMOUNT})`,
    `(?<then>${THEN})`,
    `(?<either>${EITHER})`,
    `(?<bare>\\d{1,4}(?:[.,]\\d\\d)?(?=$| |[,;!)]|\\.(?!\\d)))`,
  ].join('|'),
  'iuy',
);
type AtomKind = 'until' | 'what' | 'amount' | 'then' | 'either' | 'bare';
interface Atom {
  kind: AtomKind;
  from: number;
  to: number;
}

/** One price or several of one thing, where they stand. */
export interface Prices {
  from: number;
  to: number;
  /** Where a price begins that stands behind another without a mark. */
  begins: number[];
  /** Numbers that are prices, without a sign of their own, and what to write for each. */
  bare: { from: number; to: number; text: string }[];
  /** The first amount. */
  amount: number;
  /** Whether it begins with the amount: what stands before that is none of it. */
  isPlain: boolean;
  /** It is what lending costs. */
  isHire: boolean;
}

const atomAt = (text: string, from: number): Atom | undefined => {
  ATOM.lastIndex = from;
  const match = ATOM.exec(text);
  if (!match) return undefined;
  const [kind] = Object.entries(match.groups!).find(([, said]) => said !== undefined)! as [AtomKind, string];
  return { kind, from, to: from + match[0].trimEnd().length };
};

/** A number without a sign is a price beside one that has it: after what it is for, or after 'or' and 'then'. */
const isPrice = (atom: Atom, before: Atom | undefined, next: Atom | undefined, hasEnd: boolean): boolean =>
  atom.kind !== 'bare' ||
  ((before?.kind === 'what' || before?.kind === 'either' || before?.kind === 'then') &&
    (hasEnd || next?.kind === 'what' || next?.kind === 'until' || next?.kind === 'either' || next?.kind === 'then'));

/** The prices that begin here; undefined if none does. */
export function pricesAt(text: string, from: number): Prices | undefined {
  const atoms: Atom[] = [];
  for (let at = from; ; ) {
    const atom = atomAt(text, at);
    if (!atom || (atoms.length === 0 && atom.kind === 'until')) break;
    const gap = /^(?: | ?\/ ?|, )/.exec(text.slice(atom.to))?.[0] ?? '';
    const after = gap === '' ? undefined : atomAt(text, atom.to + gap.length);
    // A list of prices goes on behind a comma with what the next one is for.
    const isList = gap !== ', ' || (after?.kind === 'what' && atomAt(text, after.to + 1)?.kind === 'bare');
    const next = isList ? after : undefined;
    const hasEnd = /^(?:$|[,;!)\n]|\.(?!\d))/.test(text.slice(atom.to));
    if (!isPrice(atom, atoms.at(-1), next, hasEnd)) break;
    atoms.push(atom);
    if (!next) break;
    at = atom.to + gap.length;
  }
  // What is neither a price nor of one stands at no end.
  while (atoms.length > 0 && /then|either/.test(atoms.at(-1)!.kind)) atoms.pop();
  const amounts = atoms.filter(({ kind }) => kind === 'amount');
  if (amounts.length === 0) return undefined;
  const first = amounts[0]!;
  const sample = text.slice(first.from, first.to).replace(/pp$/i, '');
  return {
    from,
    to: atoms.at(-1)!.to,
    begins: beginsOf(atoms),
    bare: atoms
      .filter(({ kind }) => kind === 'bare')
      .map((atom) => ({ ...atom, text: sample.replace(new RegExp(NUMBER), text.slice(atom.from, atom.to)) })),
    amount: Number.parseFloat(sample.replace(/[^\d.]/g, '')),
    isPlain: atoms[0]!.kind === 'amount',
    isHire: HIRE.test(text.slice(from, atoms.at(-1)!.to)),
  };
}

const HIRE = /hire|rental|leih|alquiler/iu;
const isAmount = ({ kind }: Atom) => kind === 'amount' || kind === 'bare';

/** Where a price begins behind another: '$20 adv, $25 door', '10er 60€, einzeln 7€', '590€ bis 15.1., dann 680€'. */
function beginsOf(atoms: readonly Atom[]): number[] {
  const begins: number[] = [];
  let row: Atom[] = [];
  for (const [at, atom] of atoms.entries()) {
    if (atom.kind !== 'then' && atom.kind !== 'either') {
      row.push(atom);
      continue;
    }
    begins.push(...beginsInRow(row), ...(atom.kind === 'then' && atoms.slice(0, at).some(isAmount) ? [atom.from] : []));
    row = [];
  }
  return [...begins, ...beginsInRow(row)];
}

/** What each is for stands behind it or before it: as the row ends, it goes on. */
function beginsInRow(row: readonly Atom[]): number[] {
  const isBehind = row.findLast((atom) => isAmount(atom) || atom.kind === 'what')?.kind === 'what';
  const first = row.findIndex(isAmount);
  return row.flatMap((atom, at) => {
    // '8er Kurs ab 11.1. 129€': the period is the date's.
    if (at === first && row[at - 1]?.kind === 'until') return [atom.from];
    if (first < 0 || at <= first) return [];
    const isNew = isAmount(atom)
      ? isBehind || row[at - 1]!.kind !== 'what'
      : atom.kind === 'what' && !isBehind && row[at - 1]!.kind !== 'what';
    return isNew ? [atom.from] : [];
  });
}
