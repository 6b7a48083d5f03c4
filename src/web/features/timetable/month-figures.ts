import type { Figures } from '../../../contract/instagram.ts';

const number = (many: number) => new Intl.NumberFormat().format(many);
const count = (many: number, one: string, more = `${one}s`) => `${number(many)} ${many === 1 ? one : more}`;

const WORDS: { [Name in keyof Figures]-?: (many: number) => string } = {
  reach: (many) => `reached ${count(many, 'person', 'people')}`,
  views: (many) => `seen ${count(many, 'time')}`,
  interactions: (many) => count(many, 'reaction'),
  profileVisits: (many) => `${count(many, 'visit')} to the profile`,
  profileTaps: (many) => `${count(many, 'tap')} there`,
};

/** 'reached 214 people, seen 350 times, 12 reactions'; empty where nothing is known. */
export const sayFigures = (figures: Figures): string =>
  Object.entries(WORDS)
    .flatMap(([name, say]) => {
      const many = figures[name as keyof Figures];
      return many === undefined ? [] : say(many);
    })
    .join(', ');
