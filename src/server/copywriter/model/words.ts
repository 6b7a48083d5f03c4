// size: data, one list after the other
/**
 * Words of a stranger's text in the languages that texts are written in. What a person typed may always be said.
 */
import type { Language } from '../../../contract/promotion.ts';

const words = (list: string) => list.trim().split(/\s+/);
const oneOf = (list: string) => new RegExp(`(?<![\\p{L}\\d])(?:${list})(?![\\p{L}\\d])`, 'iu');

/** Words that hold sentences together, by which a language is known; those of other languages too, since models answer in the studio's. */
export const FUNCTION_WORDS: Readonly<Record<Language | 'fr' | 'it' | 'pt' | 'nl' | 'pl', ReadonlySet<string>>> = {
  en: new Set(
    words(
      'the a an and or but of to in on at with for from by your you it is are be this that what when where who how we our us no not one all just come here there then than so let as into every will feel find it’s you’re that’s we’ll don’t there’s',
    ),
  ),
  de: new Set(
    words(
      'der die das ein eine einen einem einer und oder aber von zu in im an am auf mit für aus bei dein deine deinen deiner du dich dir ist sind sei es wir uns unser nicht kein keine wenn wo wer wie so nur auch noch hier dann komm zum zur den dem des ohne nach bis jeder jede jeden',
    ),
  ),
  es: new Set(
    words(
      'el la los las un una unos unas y o pero de del a al en con para por tu tus tú te ti es son está ser que qué cuando donde quien como nosotros nos ven tiene hay no sin más muy ya aquí ven este esta esto cada todo toda todos todas se lo le su hasta desde entre',
    ),
  ),
  fr: new Set(
    words(
      'le la les un une des et ou mais du au aux avec pour par votre vos ton tes toi est sont ce cette qui quand où nous vous sans plus très dans sur chaque',
    ),
  ),
  it: new Set(
    words(
      'il lo gli un una e o ma di del della con per tuo tua tuoi ti è sono che quando dove chi come noi senza più nel nella ogni vieni tutto',
    ),
  ),
  pt: new Set(
    words(
      'o os um uma e ou mas do da dos das com para por seu sua você é são que quando onde quem como nós sem mais muito no na cada',
    ),
  ),
  nl: new Set(
    words(
      'de het een en of maar van met voor door jouw je jij is zijn dat wat wanneer waar wie hoe wij ons niet geen alleen kom op aan',
    ),
  ),
  pl: new Set(
    words('i oraz ale z ze dla przez twój twoja ty jest są że co kiedy gdzie kto jak my nas nie bez tylko na do w'),
  ),
};

/** Given names that are no other word in any of the languages. Not all there are: see `gate.ts` for how others are known. */
export const GIVEN_NAMES: ReadonlySet<string> = new Set(
  words(`
aaron adriana agnes aisha alejandra alejandro alessandra alessia alex alexa alexander alexandra alexis alice alicia alina alisa allison alyssa amanda amelia amy ana
anastasia andrea andreas andrew angelica angelina anita anja anna anne annika anthony antonia antonio ariana arthur ashley astrid audrey aurora ava bea beatrice beatriz
becky ben benjamin bernadette beth bianca birgit brandon brenda brian brianna britta brooke bruno caitlin camila camille carina carla carlos carmen carol carolina
caroline cassandra caterina catherine cecilia charlotte chiara chloe chris christian christina christine christoph claire clara claudia connie cristina cynthia daniel
daniela danielle daria dasha david deborah denise diana diego dmitri dominic dominik dora doris eduardo elena eleonora elisa elisabeth elise elizabeth ella ellen
elsa emilia emily emma eric erica erika ernesto esther eugenia eva evelyn fabian federica felix fernanda fernando fiona florian francesca francesco francisca
francisco franziska freya gabriel gabriela gabriele gemma george georgia gianna gina giovanni giulia gloria gonzalo greta guadalupe gustavo hannah hanna heather heidi
helen helena henrike ilona ines ingrid irene irina isabel isabella isabelle jack jacqueline jake james jan jana jane janet janine jasmin javier jeanette jenna
jennifer jenny jeremy jessica jimena joana joanna johanna john jonas jonathan jordan jorge jose joseph joshua josephine juan juana juanita judith julia julian juliana
julie julien juliette justin karen karin karina karl karolina kate katharina katherine kathrin katie katja katrin katya kayla kelly kerstin kevin kimberly kira klara
kristen kristin kristina lara larissa laura lauren laurie lea leah leila lena leo leon leonie leticia liam lidia lilian lily linda lisa liz lola lorena lorenzo louisa
louise luca lucas lucia luciana lucy luis luisa luka lukas lydia madison magdalena maja malin manuel manuela mara marcela marco marcus margaret margarita maria
mariana marie marina mario marion marisol marta martha martin martina mary mathilda matt matthew mauricio megan melanie melissa mia micaela michael michelle miguel mika
mike milena mira miranda miriam moana monica monika monique nadia nadine nadja nancy naomi natalia natalie natascha nathalie nathan nico nicola nicole niklas nikolai
nina noah noelia noemi nora norma olga oliver olivia oscar pablo pamela paola patricia patrick paul paula paulina pedro penelope peter petra philipp pia pilar
rachel rafael ramona raquel raul rebecca regina renata renate ricardo richard roberta roberto romina rosa rosario roxana ruben sabine sabrina samantha samuel sandra
sara sarah saskia sebastian selena sergio silke silvia simon simone sina sofia sonia sonja sophia sophie stefan stefanie stella stephanie steve susan susana
susanne svenja svetlana tamara tanja tanya tara tatiana teresa theresa thomas tim tina tobias tom tommy ulrike ursula valentina valeria vanessa vera veronica
veronika victoria viktoria virginia vivian viviana wendy xenia yana yasmin yolanda yuki yvonne zoe zuzana jasmine olivia daisuke kenji aiko mei ling priya ananya
fatima leyla elif ayse mehmet ahmed mohammed omar yusuf`),
);

/** What somebody does who teaches: before it stands a name, or a word of these. */
export const TEACHES = oneOf(
  'teach(?:es|ing)?|(?:is|will be) (?:teaching|subbing|covering|leading|hosting)|will (?:teach|lead|sub|cover|host)|subs|covers|hosts|unterrichtet|vertritt|übernimmt|enseña|imparte|sustituye',
);
export const NO_NAMES: ReadonlySet<string> = new Set(
  words(
    'i you we they it this that nobody everyone everybody somebody who what music rhythm practice class gravity time i’ll we’ll you’ll ich du wir ihr es sie wer alle niemand yo tú nosotros ella él ello quien nadie',
  ),
);

export const CURSES = oneOf(
  'fuck\\w*|fck\\w*|fuk\\w*|motherf\\w*|shit\\w*|sh1t|bullshit|bitch\\w*|biatch|bastards?|ass(?:es)?|asshole\\w*|badass\\w*|arse\\w*|damn\\w*|goddamn|crap\\w*|slut\\w*|whore\\w*|dick(?:s|head)?|cock|pussy|tits|boobs|cunt\\w*|wtf|piss\\w*|scheiß\\w*|scheiss\\w*|fick\\w*|arsch\\w*|hure\\w*|schlampe\\w*|verdammt\\w*|kacke|mierda|joder|jodid\\w*|puta\\w*|puto\\w*|coño|cabr[oó]n\\w*|gilipollas|culo',
);
/** What no studio wants under its name. */
export const RISQUE = oneOf(
  'naked|nude|undress\\w*|strip (?:down|off|for)|striptease|horny|orgasm\\w*|erotic\\w*|porn\\w*|sex|sexual\\w*|lingerie|turn (?:him|her|them) on|drive (?:him|her|them|men) (?:wild|crazy)|seduce (?:him|your man|men)|dirty|naughty|lap ?dance|nackt\\w*|ausziehen|geil\\w*|erotisch\\w*|desnud\\w*|cachond\\w*|erótic\\w*',
);
export const INSULTS = oneOf(
  'fat|fatty|ugly|stupid|idiots?|losers?|lazy|pathetic|dumb|couch potato\\w*|dick[e]? leute|hässlich\\w*|dumm\\w*|faul(?:e|er|en)?|gord[oa]s?|fe[oa]s?|tont[oa]s?|perezos[oa]s?|vag[oa]s?',
);
/** In children's classes, besides the English of `children.ts`. */
export const ADULT = oneOf(
  'sinnlich\\w*|verführ\\w*|sexy|hei(?:ß|ss)\\w*|haut|kurven|lippen|küss\\w*|nackt\\w*|wein|sekt|nacht|nächte|körper|begierde|lust|leidenschaft\\w*|sensual\\w*|seduc\\w*|piel|curvas|labios|beso\\w*|desnud\\w*|vino|noche\\w*|cuerpo\\w*|deseo\\w*|pasi[oó]n\\w*|erótic\\w*',
);
/** Words to whoever asked, not to those who see the film. */
export const ASIDE = oneOf(
  "let me know|hope (?:this|you like|that helps)|here(?:’|')?s? (?:is )?(?:your|the|a) (?:text|promo\\w*|json|copy|script)|as requested|as an ai|language model|certainly!|sure!|(?:system|my) (?:prompt|instructions?)|class data|lass mich wissen|hier ist (?:dein|der) text|aquí (?:tienes|está) (?:el|tu) texto|json|lorem ipsum|placeholder|your name here|insert \\w+",
);
