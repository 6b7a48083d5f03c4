import type { Promo } from '../../src/scene/promo.ts';

/** Texts as people have them: one line, what the copywriter writes, and about as much as anybody reads in 15 seconds. */
export const TEXTS: Readonly<Record<'short' | 'usual' | 'long', Pick<Promo, 'text' | 'header'>>> = {
  short: { header: '', text: '**Spin Basics**\n\nThursday, 7:00 PM' },
  usual: {
    header: 'New term',
    text: [
      'Come and find out what **Spin Basics** does to a Thursday',
      'Every Thursday, 7:00 PM\nSky Studio',
      'Jasmine takes you from first grip to first fireman spin',
      'Six poles. Save yours tonight.',
    ].join('\n\n'),
  },
  long: {
    header: 'Summer workshop with a guest',
    text: [
      'Ladies and gentlemen, **Exotic Flow for Beginners** is back, slower and softer than ever before',
      'Wednesday, September 23, 7:15 PM\nThe Moonlight Pole & Dance Academy',
      'Jasmine and Alessandra take you from your first body wave to a whole minute of choreography',
      'Bring knee pads, long socks, a water bottle and the friend who keeps saying maybe next week',
      'No experience needed, and nobody watches: the curtains are closed.',
      'Nine places only. Message us and yours is kept until Sunday.',
    ].join('\n\n'),
  },
};
