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
  /** Last lines of a plain text, and words before the class in its first one. */
  closes: readonly string[];
  before: readonly string[];
  /** Words before the news in its first line. */
  notes: readonly string[];
  /** Last lines where nothing takes place, and what stands above them where there is nothing else to say. */
  off: readonly string[];
  /** The last line where somebody says sorry for that. */
  sorry: string;
  ask: string;
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
    closes: ['See you there.', 'See you soon.', 'We’d love to see you.'],
    before: ['This one’s for you:', 'On the timetable:'],
    notes: ['Please note:'],
    off: ['Thank you for understanding.', 'Please tell your friends.', 'We’ll keep you posted.'],
    sorry: 'Sorry!',
    ask: 'Any questions? Just ask us',
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
    closes: ['Bis bald.', 'Bis dann.', 'Wir sehen uns.', '{Wir freuen uns|Ich freue mich}.'],
    before: ['Was für dich:', 'Im Kursplan:'],
    notes: ['Bitte beachten:'],
    off: ['Danke fürs Verständnis.', 'Gern weitersagen.', 'Mehr dazu bald hier.'],
    sorry: '{Tut uns|Tut mir} sehr leid.',
    ask: 'Fragen? Schreib uns einfach',
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
    closes: ['Nos vemos.', 'Hasta pronto.', 'Hasta muy pronto.'],
    before: ['Esto es para ti:', 'En el horario:'],
    notes: ['Aviso:'],
    off: ['Gracias por la comprensión.', 'Se agradece correr la voz.', 'Pronto habrá más noticias.'],
    sorry: 'Perdón y gracias.',
    ask: '¿Dudas? Pregúntanos',
    noExperience: 'No hace falta experiencia.',
    quickDetails: ['{Verb}', '{Move}', '{Move}, {move2}', '{Verb}, {verb2}', '{Move} y {move2}'],
  },
};
