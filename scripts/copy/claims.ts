import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { WRITING_STYLES } from '../../src/contract/profile.ts';
import { LANGUAGES } from '../../src/contract/promotion.ts';
import { gatherFacts } from '../../src/server/copywriter/facts.ts';
import { type Block, type Fault, readForm } from '../../src/server/copywriter/lines/form.ts';
import { FILES, readCommon, starterClasses, things } from '../../src/server/copywriter/lines/index.ts';
import type { Topics } from '../../src/server/copywriter/lines/topics.ts';
import { faultOfFrame } from '../../src/server/copywriter/truth.ts';
import type { PromotionInput } from '../../src/server/copywriter/types.ts';
import { fill, valuesOf, withSlot } from '../../src/server/copywriter/write/fill.ts';
import { seededRandom } from '../../src/server/copywriter/write/random.ts';
import { saidBy } from '../../src/server/copywriter/write/says.ts';
import { unfoundedClaims } from '../../test/copy/claims.ts';
import { namesOf } from '../../test/copy/class-names.ts';
import { typedFor } from '../../test/copy/said.ts';

/** A class that lines are for. Of the usual name of a family all of its lines are said; of the others those that are true of them. */
interface Case {
  classType: string;
  classDescription?: string;
  details: string;
  says: string[];
  isUsual: boolean;
  /** The lines are for every class. */
  isAny: boolean;
}

type By = Pick<PromotionInput, 'language' | 'writingStyle'>;

/** Without a pole, and with nothing else in common. */
const ANY = ['Aerial Hoop', 'Chair Dance', 'Flexibility & Stretch'];

/**
 * What lines claim of a class of which only the name was given, and what they answer; with their places.
 * @param root the project folder
 */
export function lintClaims(root: string): Fault[] {
  const { names } = readCommon((path) => readFileSync(join(root, 'copy', path), 'utf8')).common;
  return LANGUAGES.flatMap((language) =>
    FILES.flatMap((file) => {
      const path = `copy/${language}/${file}.txt`;
      const form = readForm(path, readFileSync(join(root, path), 'utf8'));
      // What every style may say is judged as the first one's.
      const by = { language, writingStyle: file === 'plain' ? WRITING_STYLES[0] : file };
      return claimsIn(path, form.blocks, by, names.topics);
    }),
  );
}

function claimsIn(path: string, blocks: readonly Block[], by: By, { conditions }: Topics): Fault[] {
  return blocks
    .filter(
      ({ section, about }) =>
        section === 'whole texts' || section === 'answers' || (section === 'classes' && about !== 'told'),
    )
    .flatMap((block) => {
      const lines = [...block.hooks, ...block.bodies, ...block.closes];
      return casesOf(block, conditions).flatMap((each) => {
        const claims = claimsFor(each, by);
        return lines.flatMap(({ at, text }) =>
          claims(text).map(
            (claim) => `${path}:${at}: claims ${claim} of ${each.classType} (copy/README.md, What is good)`,
          ),
        );
      });
    });
}

function casesOf({ section, about, starter, says }: Block, conditions: Topics['conditions']): Case[] {
  const topics = says.map(({ text }) => conditions.get(text) ?? []);
  // A whole text says the first of each of its topics; an answer is for any of them.
  const needed =
    section === 'answers' ? topics.flat().map((what) => [what]) : [topics.flatMap(([first]) => first ?? [])];
  const families = about === '' || about === 'any' ? 'any' : about.split(' ');
  const classDescription = starterClasses().find(({ classType }) => classType === starter)?.description;
  const names = starter ? [starter] : families === 'any' ? ANY : families.flatMap(namesOf);
  const usual = starter || families === 'any' ? names : families.map((id) => namesOf(id)[0]);
  return needed.flatMap((what) =>
    (section === 'answers' ? names.slice(0, 1) : names).map((classType) => ({
      ...{ classType, says: what, details: what.map(typedFor).join('. '), isUsual: usual.includes(classType) },
      isAny: !starter && families === 'any',
      ...(classDescription && { classDescription }),
    })),
  );
}

function claimsFor({ isUsual, isAny, says, ...typed }: Case, by: By): (frame: string) => string[] {
  const input: PromotionInput = {
    ...{ instructorName: 'Jo', studio: 'Sky', schedule: 'Every Friday', time: '7:00 PM', ...by },
    ...typed,
  };
  const facts = gatherFacts(input);
  // What was typed may be understood in other words than a condition has, which an answer does not say.
  const slots = [...(saidBy({ says }, facts) ?? [])].filter((each) => 'kind' in each);
  const values = slots.reduce((all, slot) => withSlot(all, slot), valuesOf(facts, seededRandom(1)));
  return (frame) => {
    const fault = faultOfFrame(frame, facts);
    // What presupposes something of a class is said of those that have it.
    if (fault !== undefined) return isUsual && !(isAny && things().has(fault)) ? [fault] : [];
    const text = fill(frame, values);
    return text === undefined || by.language !== 'en' ? [] : unfoundedClaims(`${text}\n\n`, input);
  };
}
