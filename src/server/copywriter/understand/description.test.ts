import { describe, expect, it } from 'vitest';
import { readDescription } from './description.ts';

describe('what a description says [B233]', () => {
  it.each([
    [
      'Fireman, chair and back hook spins: how to walk in, let go of the floor and land softly. No strength needed yet.',
      {
        learn: ['Fireman, chair and back hook spins'],
        does: ['walk in, let go of the floor and land softly'],
        steps: [['walk in', 'let go of the floor', 'land softly']],
        ease: ['No strength needed yet'],
      },
    ],
    [
      'Link spins, floorwork and transitions into one long breath of movement. Less counting, more feeling the music.',
      {
        does: ['link spins, floorwork and transitions into one long breath of movement'],
        lines: ['One long breath of movement', 'Less counting, more feeling the music'],
      },
    ],
    [
      'Spins, climbs and sits at a steady pace. Build grip, core and confidence, and leave with a short combo of your own.',
      {
        learn: ['Spins, climbs and sits'],
        way: ['At a steady pace'],
        does: ['build grip, core and confidence'],
        leave: ['a short combo of your own'],
      },
    ],
    [
      'Learn how to fall out of a spin gracefully. We work on inverts and leg hangs.',
      { does: ['fall out of a spin gracefully'], learn: ['Inverts and leg hangs'] },
    ],
    ['Come and play in the hoop.', { does: ['play in the hoop'] }],
  ])('%s', (description, told) => {
    expect(readDescription(description)).toMatchObject(told);
  });

  it.each([
    // What has to be brought, who is meant and what is said of somebody is no part of what is done.
    'Bring your phone for the photo.',
    'Please arrive early, the class is for members.',
    'Sophie has been dancing since she was four.',
    'Pull, core and shoulder work.',
    '60 minutes, all levels welcome.',
  ])('is not guessed: %s', (description) => {
    const { does, steps, lines, leave } = readDescription(description);
    expect({ does, steps, lines, leave }).toEqual({ does: [], steps: [], lines: [], leave: [] });
  });
});
