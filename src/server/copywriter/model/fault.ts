/** What is wrong with an answer. */
export interface Fault {
  /** The broken rule, without anything of the answer: it is logged. */
  rule: string;
  /** The words that break it; empty if some are missing. */
  says: string;
  /** What is wanted in their place, where it can be said. */
  instead?: string;
  /** It is said well, but nobody gave it. */
  untrue?: true;
}
