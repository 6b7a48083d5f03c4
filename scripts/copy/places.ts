import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type Language } from '../../src/contract/promotion.ts';
import { type Kind, readForm } from '../../src/server/copywriter/lines/form.ts';
import { FILES } from '../../src/server/copywriter/lines/index.ts';
import { idOf } from '../../src/server/copywriter/memory.ts';

/** A line of the copy that stands in texts, and where it is. */
export interface Place {
  path: string;
  at: number;
  language: Language;
  /** The file's name. */
  style: string;
  section: string;
  kind: Kind;
  /** The family, message or kind of facts that its block is about. */
  about: string;
  topics: readonly string[];
  text: string;
  /** By which the writer's memory knows it; a pair of last lines has two. */
  ids: readonly number[];
}

/** All lines of the copy but the voices. @param root the project folder */
export const allPlaces = (root: string): Place[] =>
  LANGUAGES.flatMap((language) =>
    FILES.flatMap((style) => {
      const path = `copy/${language}/${style}.txt`;
      const { blocks } = readForm(path, readFileSync(join(root, path), 'utf8'));
      return blocks
        .filter(({ section }) => section !== 'voice')
        .flatMap((block) =>
          (['hooks', 'bodies', 'closes'] as const).flatMap((kind) =>
            block[kind].map(({ at, text }) => ({
              ...{ path, at, language, style, section: block.section, kind, text },
              about: block.about || block.starter,
              topics: block.says.map(({ text: topic }) => topic),
              ids: framesOf(block.section, kind, text).map(idOf),
            })),
          ),
        );
    }),
  );

/** As the writer fills it: a whole text has the class under its hook. */
function framesOf(section: string, kind: Kind, text: string): string[] {
  if (section === 'whole texts' && kind === 'hooks') return [`${text}\n**{class}**`];
  return text.split(' | ');
}
