/**
 * The handwritten lines of one writing style.
 *
 * Tokens: {class} {name} {studio} {day}, and the verb endings {s} {es} {is} {has} that follow {name} ("Jo teaches", "Jo and Max teach"). A line is
 * offered only if the facts its tokens name are known and its words suit the class: see `suits` in lines.ts.
 */
export interface Stock {
  /** How the style sounds, for the model's prompt. */
  voice: string;
  /** Openings with the class type in bold. About 70 characters with a class type of 12. */
  intros: readonly string[];
  /** Openings for when no class type is known, with the hook in bold. */
  openings: readonly string[];
  /** Lines that introduce the instructor. */
  teacher: readonly string[];
  /** Lines that say what the class is like. */
  details: readonly string[];
  /** Last lines that stand alone. */
  closings: readonly string[];
  /** Last lines that come in pairs. */
  endings: readonly (readonly [string, string])[];
}
