// What is done in classes by name; a description or a detail that names some is about them.
const MOVES =
  /(?<n>(?:the )?(?:(?:first|easy|basic|clean|smooth|new|slow|active|long|deep|short|fun|floaty|aerial|shoulder|leg|knee|hip|fireman|back hook|front hook|cross[- ]knee|pole|handstand|chair|floor|wall|body|cool|partner|elbow|forearm|low|high) )*(?:inverts?|inversions?|spins?|climbs?|sits?|slides?|kips?|rolls?|waves?|splits?|backbends?|transitions?|combos?|mounts?|hangs?|handsprings?|deadlifts?|ayeshas?|jade splits?|geminis?|scorpios?|butterfl(?:y|ies)|chopper|handstands?|floorwork|choreo(?:graphy)?|routines?|flow|low flow|leg lines|body waves|hip openers|stretch(?:es|ing)?|conditioning|tricks?|drops?|wraps?|planks?|pull-ups?|shoulder stands?|freestyle|musicality|leg work|heel clacks|cartwheels?|flips?|poses?|lines|drills|turns?|walks?|grips?|fonji|superman|jasmine|iron x|flags?|splits training))(?![\p{L}\d])/giu;

// What announces them.
const LEAD =
  /\b(?:we (?:work|focus|train|play|go|dive) (?:on|with|into)|focus(?: is)?(?: on)?:?|focussing on|theme:?|today:?|topic:?|work on|working on|learn(?:ing)?|training|lots of|all about|practi[cs]e|we do|doing|(?:move|trick) of the (?:week|day|month):?)/giu;

/** The moves that a text names, and the text without them. */
export function movesIn(text: string): { names: string[]; rest: string } {
  const named = text.replaceAll(LEAD, ' ');
  const names = [...named.matchAll(MOVES)].map((match) => match[0].trim());
  return { names, rest: names.length > 0 ? named.replaceAll(MOVES, ' ') : text };
}
