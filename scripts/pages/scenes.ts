import { LOOKS, type LookId } from '../../src/scene/looks.ts';
import { type Promo, promoSchema } from '../../src/scene/promo.ts';
import { bandsOf } from '../../src/scene/survey.ts';
import { readStarterBackgrounds, type StarterBackground } from '../../src/server/media/ingest/starter.ts';

/** What is said, and in which look; `background` names another loop than the look's own. */
export type Scene = { look: LookId; background?: string; header: string; text: string };

const lines = (...paragraphs: string[]) => paragraphs.join('\n\n');

const SPIN_BASICS = {
  header: 'New term',
  text: lines(
    'Meet **Spin Basics**, where the floor lets go of you',
    'Every Thursday, 7:00 PM at Sky Studio',
    'Jasmine takes you from first grip to first fireman spin',
    'Six poles. Save yours tonight.',
  ),
};

/** The film at the top of the landing page. */
export const HERO: Scene = { look: 'signature', background: 'studio-at-dusk', ...SPIN_BASICS };

/** The promos of the demo film and of the card for shared links. */
export const SCENES: readonly Scene[] = [
  { look: 'cinema', ...SPIN_BASICS },
  {
    look: 'neon',
    header: 'Open floor',
    text: lines(
      '**Sunday Spin Jam**',
      'Every Sunday, 4:00 PM',
      'A good playlist and a coach on call',
      'See you there!',
    ),
  },
  {
    look: 'goldleaf',
    header: 'Heels on',
    text: lines(
      'Slow, strong, **entirely yours**',
      'Tuesdays, 8:15 PM',
      'Exotic Flow with Mara, all levels',
      'Bring knee pads. Leave the rest to the music.',
    ),
  },
];

/** The same class in another look. */
export const inLook = (look: LookId): Scene => ({ look, ...SPIN_BASICS });

/** A scene as the editor has it: its promo, and what is behind and beside its text. @param seconds how long it is */
export async function setScene({ look, background, header, text }: Scene, seconds: number) {
  const slug = background ?? LOOKS[look].background;
  const ground = (await readStarterBackgrounds()).find((each) => each.slug === slug);
  if (!ground) throw new Error(`There is no starter background ${slug}.`);
  const promo: Promo = promoSchema.parse({ ...LOOKS[look].settings, header, text, videoDuration: seconds });
  return { ground, promo, around: { hasBackground: true, bands: bandsBehind(ground, seconds) } };
}

const bandsBehind = ({ survey, duration }: StarterBackground, seconds: number) =>
  bandsOf(survey, 0, Math.min(seconds, duration));
