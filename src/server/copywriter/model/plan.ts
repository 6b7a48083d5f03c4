import { type Facts, gatherFacts } from '../facts.ts';
import { wordCount } from '../limits.ts';
import type { PromotionInput } from '../types.ts';
import { writeBuiltIn } from '../write/index.ts';
import { isOver } from '../write/plan.ts';
import type { Written } from '../write/written.ts';
import type { Plan } from './prompt.ts';

type Class = Pick<PromotionInput, 'classType' | 'instructorName' | 'studio' | 'schedule' | 'time' | 'details'>;
const classOf = (
  classType: string,
  instructorName: string,
  studio: string,
  schedule: string,
  time: string,
  details: string,
): Class => ({ classType, instructorName, studio, schedule, time, details });

/** Classes whose texts a model is shown; what they have in common with a real one is chance. */
const ADULTS = [
  classOf('Hoop Basics', 'Lia', 'North Loft', 'Every Tuesday', '6:30 PM', 'First class free'),
  classOf('Chair Choreo', 'Noor', 'Studio East', 'Every Friday', '8:00 PM', 'Max 9'),
  classOf('Morning Stretch', 'Ada', 'The Yard', 'Every Sunday', '9:30 AM', 'Bring a blanket'),
];
const CHILDREN = [
  classOf('Kids Hoop', 'Lia', 'North Loft', 'Every Tuesday', '4:00 PM', 'First class free'),
  classOf('Mini Movers', 'Noor', 'Studio East', 'Every Friday', '3:30 PM', 'Max 9'),
  classOf('Kids Stretch', 'Ada', 'The Yard', 'Every Sunday', '9:30 AM', 'Bring a blanket'),
];

/**
 * What the model is to write: about the same as the built-in writer, as long as its text at most, and with its texts for other classes for the sound.
 * Undefined where nothing takes place: a plain text says so.
 * @param built the texts for this class that the person gets beside the model's
 */
export function planFor(facts: Facts, built: readonly Written[], seed: number): Plan | undefined {
  if (isOver(facts)) return undefined;
  const [first] = built;
  const count = first?.paragraphs.length ?? 4;
  const lengths = built.map(({ paragraphs }) => paragraphs.reduce((sum, line) => sum + wordCount(line), 0));
  return {
    about: first?.message ?? 'mood',
    details: count > 4 ? 2 : 1,
    closings: count > 5 ? 2 : 1,
    // Some classes' names, days and notices alone are longer than a film of few seconds can be read.
    words: Math.max(facts.words, ...lengths),
    examples: (facts.forChildren ? CHILDREN : ADULTS).flatMap((each) => {
      const { style: writingStyle, language } = facts;
      const [text] = writeBuiltIn({ ...gatherFacts({ ...each, writingStyle, language }), words: facts.words }, seed);
      return text ? [text.paragraphs.join('\n\n')] : [];
    }),
    hooks: built.slice(0, 2).map(({ paragraphs }) => paragraphs[0]!),
  };
}
