import type { Promo } from '../../src/scene/promo.ts';

/** A promo over a starter background, which is given by its slug. */
export type Scene = { background: string; promo: Partial<Promo> };

/** The promos of the demo film and of the card for shared links. */
export const SCENES: readonly Scene[] = [
  {
    background: 'spotlight-smoke',
    promo: {
      header: 'New term',
      text: [
        'Meet **Spin Basics**, where the floor lets go of you',
        'Every Thursday, 7:00 PM at Sky Studio',
        'Jasmine takes you from first grip to first fireman spin',
        'Six poles. Save yours tonight.',
      ].join('\n\n'),
    },
  },
  {
    background: 'neon-rings',
    promo: {
      header: 'Open floor',
      fontFamily: 'Pacifico',
      animationType: 'animate-slide-up',
      text: [
        '**Sunday Spin Jam**',
        'Every Sunday, 4:00 PM',
        'A good playlist and a coach on call',
        'See you there!',
      ].join('\n\n'),
    },
  },
  {
    background: 'gold-dust',
    promo: {
      header: 'Heels on',
      fontFamily: 'Elsie',
      text: [
        'Slow, strong, **entirely yours**',
        'Tuesdays, 8:15 PM',
        'Exotic Flow with Mara, all levels',
        'Bring knee pads. Leave the rest to the music.',
      ].join('\n\n'),
    },
  },
];
