import type { Language } from '../../../contract/promotion.ts';
import type { Facts } from '../facts.ts';
import { copyIn } from '../lines/index.ts';

/** What the writer says in a language whatever the style. */
interface House {
  /** Hooks for when no class type is known. */
  openings: (facts: Facts) => readonly string[];
  /** One that is always true. */
  move: string;
  with: string;
  come: string;
  see: string;
  noExperience: string;
  /** Details of films of few seconds. */
  quickDetails: readonly string[];
}

export const HOUSE: Record<Language, House> = {
  en: {
    openings: ({ style, forChildren }) => copyIn('en')[forChildren ? 'playful' : style].stock.openings,
    move: 'Come and **move**',
    with: 'With',
    come: 'Come as you are',
    see: 'See you there.',
    noExperience: 'No experience needed.',
    quickDetails: ['{Move}', '{Verb}', '{Move} and {move2}'],
  },
  de: {
    openings: () => [
      'Das hier ist deine Zeit: **beweg dich**',
      'Musik an, Kopf aus: **komm tanzen**',
      'Lange nicht **getanzt**?',
      'Raus aus dem Kopf, rein in den **Körper**',
      'Lust auf **Bewegung**?',
      'Komm vorbei und **probier es aus**',
    ],
    move: 'Komm und **beweg dich**',
    with: 'Mit',
    come: 'Komm, wie du bist',
    see: 'Bis bald.',
    noExperience: 'Vorkenntnisse brauchst du nicht.',
    quickDetails: ['{Verb}', '{Move}', '{Move}, {move2}', '{Verb}, {verb2}', '{Move} und {move2}'],
  },
  es: {
    openings: () => [
      'Este rato es tuyo: **muévete**',
      'Sube la música y **baila**',
      '¿Ganas de **moverte**?',
      'Menos cabeza, más **cuerpo**',
      'Toca **bailar**',
      'Ven y **pruébalo**',
    ],
    move: 'Ven a **moverte**',
    with: 'Con',
    come: 'Ven tal y como eres',
    see: 'Nos vemos.',
    noExperience: 'No hace falta experiencia.',
    quickDetails: ['{Verb}', '{Move}', '{Move}, {move2}', '{Verb}, {verb2}', '{Move} y {move2}'],
  },
};
