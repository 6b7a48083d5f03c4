/** Whether a text has this part, in capitals or not. */
export const has = (text: string, part: string): boolean => text.toLowerCase().includes(part.toLowerCase());

/** Words that carry meaning, without their endings; two lines that share one sound alike. */
export function stemsOf(text: string): string[] {
  const words =
    text
      .replace(/\*\*[^*]+\*\*/, '')
      .toLowerCase()
      .match(/\p{L}{4,}/gu) ?? [];
  return [
    ...new Set(
      words.filter((word) => !FUNCTION_WORDS.has(word)).map((word) => word.replace(/(?:ing|ed|es|s|ly)$/, '')),
    ),
  ];
}
const FUNCTION_WORDS = new Set(
  'where there their every about which would could until after before with this that your from have come here what when into then than them they will just more over like eine einen einem einer dein deine deinen deiner dich dass nicht auch noch oder aber wenn dann hier jetzt mehr sich wird kann sind para como esta este esto pero cada todo toda cuando donde aquí desde hasta algo solo'.split(
    ' ',
  ),
);
