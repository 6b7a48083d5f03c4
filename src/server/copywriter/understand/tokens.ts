/** Words that may stand around what was understood without saying anything of their own. */
const FILLERS =
  /^(?:a|an|and|also|all|are|at|be|but|class|classes|come|each|everyone|for|from|get|go|have|hey|hi|i|if|in|is|it|it['’]?s|its|just|may|n|new|news|note|now|of|ok|on|only|open|our|ours|per|please|pls|plz|plus|sadly|session|so|sorry|still|thanks|thx|that|the|there|there['’]?s|this|time|to|today|tonight|too|us|very|via|w|we|we['’]?re|welcome|will|with|ya|you|your|ur|y['’]?all|yes|yay|folks|team|info|heads|up|week|fyi|psa|super|guys|can|need|reminder|important|update|oops|instead|he|she|they|know|you['’]?ll|und|mit|für|der|die|das|ein|eine|wir|uns|heute|leider|nur|noch|kurs|ist|im|y|con|para|la|el|es|una|hoy|clase|por|favor|bitte|geeignet|willkommen|x+|xo+)$/i;

export const isFiller = (word: string): boolean => FILLERS.test(word);

/** A courtesy by itself, which the close of a text has in its own words: 'cancelled today, sorry!' */
export const COURTESY =
  /^(?:(?:so |very |sehr )?sorry(?: (?:guys|all|everyone|leute))?|thanks|thank you|thx|danke(?:schön)?|leider|gracias|perdón|lo siento|perfect|great|no worries|no problem|perfekt|macht nichts|kein problem|perfecto|no pasa nada|genial)[!.? ]*$/iu;

/** Whoever says so of what does not take place has it said. */
export const SORRY =
  /(?<!\p{L})(?:sorry|apologies|entschuldigung|tut (?:mir|uns) (?:so |sehr )?leid|perd[oó]n|disculp(?:a|as|en)|lo siento)(?!\p{L})/iu;

/** What joins two things. */
export const JOINS = /^(?:and|n|&|\+|plus|und|u|y|e|also|but|aber|pero)$/i;

/** Words that tie what follows to what stands before them, or what stands before them to what follows. */
export const BINDS =
  /^(?:with|w|for|not|nicht|reduced|concessions?|conc|ermä(?:ß|ss)igt|reducid[oa]|at|in|on|from|by|per|until|till|til|of|to|than|after|before|if|when|who|which|because|due|each|every|instead|via|über|per|alle|jede[rsnm]?|mit|für|im|in|bei|beim|ab|bis|pro|vom|von|zum|zur|am|an|auf|wenn|weil|wegen|statt|con|para|en|de|del|desde|hasta|por|si|porque|cada|sin|vía)$/i;

/** Words that make one thought of what stands on both sides: a condition, a choice, what comes after it. */
const TYING =
  'but|or|if|unless|then|else|otherwise|because|bc|cos|cause|while|whether|without|w\\/o|except|aber|oder|od|wenn|falls|dann|danach|sonst|weil|da|damit|dass|obwohl|sofern|au(?:ß|ss)er|ohne|pero|o|si|luego|después|despues|antes|cuando|sino|porque|xq|excepto|salvo|aunque';
export const TIES = new RegExp(`^(?:${TYING})$`, 'i');
/** Verbs of what stands before them: '15 Euro, werden angerechnet'. */
const VERBS = 'werden|wird|gilt|gelten|zählt|refundable|redeemable|se (?:descuentan?|devuelven?)';
/** '1. Stunde gratis, dann 14 €', '$12, or $20 for two': what begins so goes with what stands before it. */
export const GOES_WITH = new RegExp(`^\\s*(?:${TYING}|${VERBS})(?![\\p{L}])`, 'iu');

/** A new thought begins with what is to be done: 'free parking behind the building use the side door'. */
const ASKS =
  /(?<=[\p{L}\d)!./]{2,} )(?<!(?<![\p{L}])(?:to|and|&|n|or|we|you|i|they|please|pls|can|will|must|may|not|don['’]t|no|just|then|until|till?|when|while|because|cos|as|if|since|that|where|bis|wenn|weil|solange|während|da|dass|hasta|cuando|porque|que|mientras|si|und|oder|y|o|bitte|por|favor|para) )(?=(?:use|ring|wear|bring|grab|arrive|reserve|book|dm|text|message) (?:the|your|ur|a|an|our|us|me|code|side|front|back|early|ahead|now|at|via|by|online|in|on|before|layers|heels|shorts|socks|water|knee|grip|mat)(?![\p{L}])|(?<!(?:^|[,;.!] ?)\p{L}+ )bitte \p{L}|(?:trae|reserva|escribe|llama|avisa) \p{L}|(?:i['’]m|i am|we are|we['’]re|we|sorry|back (?:on|in|at|the|\d)|bin|ich bin|wir sind|volvemos|estoy|estamos|vuelvo|lo siento|perdón|perdon) \p{L})/giu;

/** Where in a sentence new thoughts begin. */
export const asksIn = (sentence: string): number[] => [...sentence.matchAll(ASKS)].map(({ index }) => index);

export interface Token {
  text: string;
  from: number;
  to: number;
}

/** Words, numbers and the signs that join them. */
export const tokensOf = (text: string): Token[] =>
  [...text.matchAll(/[\p{L}\p{N}@#€$£][\p{L}\p{N}'’._@-]*(?<![.'’-])|[&+]|\p{Extended_Pictographic}/gu)].map(
    (match) => ({
      text: match[0],
      from: match.index,
      to: match.index + match[0].length,
    }),
  );
