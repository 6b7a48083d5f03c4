import type { Promo } from '../../../src/scene/promo.ts';

/** What one person does all the time. */
type Does = 'read' | 'type' | 'save' | 'watch' | 'probe';

export type Person = {
  readonly does: Does;
  /** The `Cookie` header of their session. */
  readonly cookie: string;
  /** The promo that is open in their editor, and its content with a § where they type. */
  readonly promo: string;
  readonly content: string;
};

/** What the people of one run do. */
export type Plan = {
  readonly origin: string;
  readonly people: readonly Person[];
  /** The whole run, of which the first seconds do not count. */
  readonly seconds: number;
  readonly warmUpSeconds: number;
  /** Milliseconds between what somebody does and what they do next, on average. */
  readonly pauses: Record<'read' | 'type' | 'save' | 'probe', number>;
  /** Paths of pictures of the library. */
  readonly pictures: readonly string[];
  /** The films of those who watch one. */
  readonly background: string;
  readonly settings: Promo;
};

/** `times`: milliseconds of each call, by name; names that begin with "media" move files or pixels. `cpu`: of the browsers, in cores. */
export type Report = {
  readonly times: Readonly<Record<string, number[]>>;
  readonly errors: readonly string[];
  /** Films that were finished, and that were begun. */
  readonly films: number;
  readonly begun: number;
  readonly cpu: number;
};
