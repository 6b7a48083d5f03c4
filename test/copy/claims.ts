import type { PromotionInput } from '../../src/server/copywriter/types.ts';

/**
 * What a text says that nobody gave, found by other rules than the writer's own gate (`src/server/copywriter/truth.ts`): this list is of things, people and promises,
 * the gate's is of phrases. What was typed is taken out first.
 */
const CLAIMS: Readonly<Record<string, RegExp>> = {
  light:
    /\b(?:the lights|lights? (?:is|are|down|low|off)|lighting|(?:red|blue|soft|warm|low) lights?|turns? up the light|dim\w*|candles?|neon|spotlights?|disco ball|darkness|in the dark|moonlit)\b/i,
  scarcity:
    /\b(?:\d+ \w* ?left|few left|places? left|limited|last (?:spots?|places?|chance|few)|selling|sells|filling|fill up|run(?:ning)? out|almost (?:full|gone))\b/i,
  gear: /\b(?:heels|shoes|sneakers|socks|shorts|leggings|knee ?pads|mats?|towels?|water|chalk|grip aid|crash|speakers?|mirrors?|camera|costumes?)\b/i,
  treats:
    /\b(?:snacks?|tea(?! break)|coffee|drinks?|prosecco|cake|cookies?|pizza|ice cream|gifts?|goody|photos?|pictures? taken|parking|shower)\b/i,
  result:
    /\b(?:lose|weight|slim|toned?|calories|muscles? (?:grow|build)|stronger|fitter|flexible in|results?|guarantee\w*|cure|heal|therapy|transform\w*|confidence boost|change your life|younger|posture|abs|biceps)\b/i,
  expert:
    /\b(?:certified|award|champion|expert|professional|years of|world[- ]class|best (?:studio|class|teacher)|famous|number one)\b/i,
  money:
    /\b(?:free (?:class|trial|entry|of)|for free|comes? free|price|cheap\w*|discount|deal|half off|cost|costs|pay|refund|dollars?|euros?)\b/i,
  level: /\b(?:beginners?|newcomers|intermediates?|advanced|all levels|every level|no experience)\b/i,
  people: /\b(?:women|men|ladies|girls|guys|boys|adults|kids|children|teens|couples)\b/i,
  time: /\b(?:today|tonight|tomorrow|weekly|hours?|minutes?|mornings?|evenings?|midnight|mon|tues|wednes|thurs|fri|satur|sundays?)(?:day)?s?\b/i,
  // What is played, and by whom. A slow song or loud music is how a style sounds.
  music:
    /\b(?:live (?:music|band|dj)|djs?|vinyl|throwbacks?|(?:19|20)?\d0s|r&b|hip[- ]?hop|techno|house music|disco|rock (?:music|songs?)|jazz(?! hands)|pop songs?|power ballads?|slow jams?|lyrics)\b/i,
  group:
    /\b(?:small (?:group|class)|one[- ]on[- ]one|private|max(?:imum)?|sold out|waitlist|wait(?:ing)? list|booked)\b/i,
  numbers:
    /\d|\b(?:two|three|four|five|six|seven|nine|ten|twelve|twenty) (?:classes|weeks|spots|places|people|moves|tricks|songs|sessions)\b/i,
};

/** Other words that give the same. */
const GIVEN: readonly (readonly [RegExp, RegExp])[] = [
  [/^beginners?|no experience$/, /begin|first|newb|intro|no (?:\w+ )?exp|never/],
  [/^intermediates?$/, /interm|improver/],
  [/^(?:all levels|every level)$/, /levels?\b|everyone/],
  [/^booked|sold out|full$/, /sold out|full|booked/],
  [/^price$/, /[$€£]|euro|bucks/],
  [/left$/, /left\b|last (?:spot|place)/],
  [/^comes? free$/, /free/],
  [/^(?:hours?|minutes?)$/, /hours?|min/],
  [/^(?:camera|photos?)$/, /photo|foto|shoot|film|camera/],
  [/^men$/, /men|herren|männer|hombres|guys|dudes|bros?\b/],
  [/^heels$/, /heel|stiletto|tacones/],
  [/^slow jams?$/, /jam|r&b/],
];
const isGiven = (words: string, typed: string) =>
  typed.includes(words) || GIVEN.some(([said, given]) => said.test(words) && given.test(typed));

/** The claims of a text, each with the words that make it. */
export function unfoundedClaims(text: string, input: PromotionInput): string[] {
  const typed = [
    input.classType,
    input.instructorName,
    input.studio,
    input.schedule,
    input.time,
    input.details,
    input.classDescription ?? '',
  ]
    .join(' · ')
    .toLowerCase();
  return text
    .split('\n\n')
    .filter((_, index) => index !== 1)
    .flatMap((paragraph) => {
      const own = paragraph.replaceAll('**', '').replace(input.classType, ' ').replace(input.instructorName, ' ');
      return Object.entries(CLAIMS).flatMap(([claim, words]) => {
        const match = words.exec(own)?.[0];
        return match === undefined || isGiven(match.toLowerCase(), typed)
          ? []
          : [`${claim}: “${match}” in “${paragraph}”`];
      });
    });
}
