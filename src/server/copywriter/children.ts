import type { WritingStyle } from '../../contract/profile.ts';

/**
 * Classes for people under 18, in English, German and Spanish. Whatever the style, their texts have no line that an adult would be meant by: see `UNFIT`.
 */
const CHILDREN =
  /(?:^|[^\p{L}\d])(?:kids?|kiddos?|kiddies|child|children(?:['’]s)?|toddlers?|tots?|preschool(?:ers)?|teens?|teenagers?|tweens?|youths?|juniors?|minis?|littles|boys|girls|school ?kids|family|families|mommy|mummy|bambin[ios]+|kinder\p{L}*|jugend\p{L}*|schüler\p{L}*|mädchen|jungs|familien?|niñ[oa]s?|infantil(?:es)?|peques|(?<!grupo )peque|adolescentes?|juvenil(?:es)?|familias?)(?![\p{L}\d])/iu;
// '(6-10)', 'ages 6 to 10', '8+', '12 & under': only with a word for age or in parentheses, since '6-10 people', '6-10 PM', 'de 8:30' and 'de 2 min' are no ages.
const AGES =
  /\((?:ages? )?(\d{1,2}) ?(?:-|–|to|bis|a) ?(\d{1,2})(?: ?(?:years?|yrs?|jahre|años))?\)|\b(?:ages?|aged|alter|edad(?:es)?) (\d{1,2})(?: ?(?:-|–|to|bis|a|and|y|und) ?(\d{1,2}))?\b|\b(?:von|de) (\d{1,2}) ?(?:-|–|bis|a) ?(\d{1,2})(?![\d:.,]| ?(?:uhr|h|am|pm|min\w*|eur|euros?|person\w*|leute|plazas|semanas|wochen|horas|stunden)\b| ?[€$£])|\b(\d{1,2})(?: ?(?:-|–|to|bis|a) ?(\d{1,2}))? ?(?:-?years?[- ]olds?|y\/?o\b|yrs\b|jahren?\b|jährige\b|años\b)|\b(\d{1,2}) ?(?:&|and) under\b/giu;
// Years that somebody has done something are no age, nor are those that are celebrated: '¡5 años!'.
const NOT_FOR_CHILDREN =
  /\b\d{1,2} ?(?:jahre?n?|años?|years?|yrs?) (?:de |of |an )?(?:\p{L}*erfahrung|praxis|training|pole|poledance|experience|experiencia|práctica)(?!\p{L})|(?<!(?:from|ab|von|desde|de|los|bis|a|to|ages?|aged|[-–]) ?)(?<![\d])\d{1,2} ?(?:jahre|años|years) ?!|(?<!\p{L})(?:\+ ?(?:18|21)|(?:mayores de|over|ab) (?:18|21))(?!\d)|\b(?:kids|children|kinder|niños)(?: (?:under|below|bis|unter|hasta|menores de) \d{1,2})? (?:are |come |sind )?(?:(?:for )?free|gratis|frei|kostenlos|half price|halber preis|mitad)\b|\b(?:no|not for|without|keine|nicht für|sin|no para) (?:kids|children|minors|teens|kinder|niños)\b|\badults? only\b|\b(?:18|21)\+|\bü18\b|\bsolo adultos\b|\b(?:child ?care|babysitting|kinderbetreuung|guardería)\b|\b(?:bring|leave) (?:the|your) kids\b|\b(?:inner child|big kids?)\b|\b(?:good|for) girls night\b|\bgirls['’]? night\b/giu;
const ADULT_AGE = 18;

/** True if the class's own words say that it is for children or teenagers: the name of its type, its description or its details. */
export function isForChildren(...texts: readonly string[]): boolean {
  return texts.some((text) => {
    const words = text.normalize('NFC').replace(NOT_FOR_CHILDREN, ' ');
    return CHILDREN.test(words) || youngest([agesIn(words)]) < ADULT_AGE;
  });
}

const TEENS =
  /(?<![\p{L}\d])(?:teens?|teenagers?|tweens?|youths?|jugend\p{L}*|adolescentes?|juvenil(?:es)?)(?![\p{L}\d])/iu;
const TEEN_AGE = 11;

/**
 * True if the class is for teenagers by its name or its ages. Their texts are of the same words as a children's class's, but not of its games. 'Ab 14 Jahren' says
 * who may come, and not that those who do are of that age.
 */
export function isForTeens(...texts: readonly string[]): boolean {
  const ages = texts.map((text) => agesIn(text.normalize('NFC')));
  const age = youngest(ages);
  const isOpen = !ages.some((all) => all.some(({ to }) => to !== undefined));
  return age >= TEEN_AGE && (texts.some((text) => TEENS.test(text)) || (age < ADULT_AGE && !isOpen));
}

/** True if games are nothing for those who are meant: the youngest are no children any more. */
export const areGrown = (...texts: readonly string[]): boolean => {
  const age = youngest(texts.map((text) => agesIn(text.normalize('NFC'))));
  return age >= TEEN_AGE && Number.isFinite(age);
};

interface Ages {
  from: number;
  /** undefined: and older. */
  to: number | undefined;
}

/** The ages that the words name: '6-10', and '16+'; '12 and under' has no lower one. */
const agesIn = (words: string): Ages[] =>
  [...words.matchAll(AGES)].map((match) => {
    const [first, to] = match.slice(1).filter(Boolean).map(Number);
    return /under$/i.test(match[0]) ? { from: 0, to: first } : { from: first!, to };
  });

/** The lowest age; Infinity if none. '16+' counts: such a class has children in it. */
const youngest = (ages: readonly (readonly Ages[])[]): number => Math.min(...ages.flat().map(({ from }) => from));

/**
 * Words that no text for a children's class contains: the body as something to be looked at, desire, night life and alcohol, bravado of adults, and
 * jokes about work, couches and pain. A word too many here only costs a line; a word too few puts a sensual line under a child's class.
 */
const UNFIT =
  /\b(?:sens\w+|sexy?|sexier|seduc\w+|sultry|smolder\w*|sizzl\w+|steamy|hot|heat|heats|velvet|silk|satin|lace|honey|melts?|melting|skin|curves?|curvy|hips?|lips?|kiss\w*|touch\w*|tease\w*|teasing|tempt\w*|desire\w*|crave\w*|craving|lust\w*|flirt\w*|naughty|wicked|sinful|sins?|guilty|confess\w*|forbidden|addict\w*|obsess\w*|intoxicat\w*|drunk|wine|cocktails?|champagne|prosecco|booze|bar(?! hang)|club|nights?|tonight|midnight|evening|dark\w*|shadows?|dim\w*|candle\w*|low lights?|lights? (?:are |is )?(?:already )?low|warm light|heels|stilettos?|lingerie|bikini|fishnets?|body|bodies|bod|breathless\w*|breath\w*|exhale\w*|linger\w*|slow\w*|unhurried|smoke\w*|arch(?:es|ed)?|thighs?|booty|butt|abs|biceps|shape(?:ly)?|look good|gaze|watching|come closer|closer|close your eyes|eyes closed|let go|letting go|undress\w*|strip\w*|bare|naked|secrets?|whisper\w*|mystery|mysterious|stranger|seen nothing|dare you|you know you want|say(?:s)? yes|all yours|yours? for the taking|vixen|goddess|diva|queen|babes?|ladies|womanly|feminine|dominat\w*|submit|surrender\w*|obey|attack\w*|fight\w*|kill\w*|slay\w*|war|weapon|burn\w*|sweat\w*|unleash\w*|grown-?ups?|adult\w*|date night|therapy|therapist|emails?|boss|office|couch|sofa|laundry|dishes|smoothies|coffee|treadmill|personality|doctor|regret\w*|hangover|wobbly bits|dignity|rude|lying|beta|lover?s|romance|romantic|passion\w*|pleasure\w*|power trip|temptress|spell of|spicy|sass\w*|attitude|guts|vibe check|moan\w*|pant|panting|ache\w*|aching|sore)\b/iu;

/** The same of German and Spanish. */
const UNFIT_ELSEWHERE =
  /(?<!\p{L})(?:sinnlich\p{L}*|verführ\p{L}*|hei(?:ß|ss)\p{L}*|samt\p{L}*|seide\p{L}*|haut|kurven|hüft\p{L}*|lippen|kuss|küss\p{L}*|berühr\p{L}*|verlang\p{L}*|sehnsucht|sünd\p{L}*|verboten\p{L}*|süchtig\p{L}*|rausch\p{L}*|wein|cocktails?|sekt|nachts?|nächte|\p{L}*abend\p{L}*|dunk\p{L}*|schatten|kerzen\p{L}*|absätze|körper\p{L}*|atem\p{L}*|langsam\p{L}*|geheim\p{L}*|flüster\p{L}*|myst\p{L}*|fremd\p{L}*|hingabe|hingeb\p{L}*|loslassen|lass los|ausziehen|nackt\p{L}*|göttin\p{L}*|königin\p{L}*|mädels|dominier\p{L}*|kampf\p{L}*|kämpf\p{L}*|krieg\p{L}*|waffen?|brenn\p{L}*|feuer|schwei(?:ß|ss)|schwitz\p{L}*|chef\p{L}*|büro|wäsche|kaffee|muskelkater|erwachsen\p{L}*|leidenschaft\p{L}*|versuchung|verlock\p{L}*|näher|sensual\p{L}*|seduc\p{L}*|ardient\p{L}*|terciopelo|seda|piel|curvas?|caderas?|labios|bes(?:o|os|ar)|acarici\p{L}*|roza\p{L}*|dese(?:o|os|ar|as)|pecad\p{L}*|prohibid\p{L}*|adict\p{L}*|vicio\p{L}*|vino|copas?|discoteca|noches?|oscur\p{L}*|sombras?|velas?|tacon\p{L}*|cuerpos?|despacio|lent\p{L}*|susurr\p{L}*|secret\p{L}*|misteri\p{L}*|desnud\p{L}*|dios[ao]s?|reinas?|luch\p{L}*|guerr\p{L}*|arma|fuego|quem\p{L}*|sud(?:or|as?|ar)|oficina|jef[ae]s?|sofá|lavadora|café|agujetas|adult[ao]s?|pasión|tentaci\p{L}*|intens\p{L}*)(?!\p{L})/iu;

/** True if a children's class may have this line. */
export function isFitForChildren(line: string): boolean {
  return !UNFIT.test(line) && !UNFIT_ELSEWHERE.test(line);
}

/** Styles whose lines mean adults throughout, and whose lines a children's class has in their place. */
const KIND_STYLES: Partial<Record<WritingStyle, WritingStyle>> = {
  sensual: 'enchanting',
  mysterious: 'whimsical',
  humor: 'playful',
};

/** The style whose lines are used for a class. */
export function styleFor(style: WritingStyle, forChildren: boolean): WritingStyle {
  return (forChildren && KIND_STYLES[style]) || style;
}
