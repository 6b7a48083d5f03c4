/** The universal class types of a fresh installation, with descriptions of at most 150 characters. Admins change them afterwards. */
export const STARTER_CLASSES: readonly { classType: string; description: string }[] = [
  {
    classType: 'Intro to Pole',
    description:
      'First steps on the pole: grips, walks and your first spin. No experience, no dance background, no partner needed.',
  },
  {
    classType: 'Beginner Pole',
    description:
      'Spins, climbs and sits at a steady pace. Build grip, core and confidence, and leave with a short combo of your own.',
  },
  {
    classType: 'Intermediate Pole',
    description:
      'First inverts, leg hangs and cleaner transitions. You climb with ease and are ready to go upside down, safely spotted.',
  },
  {
    classType: 'Advanced Pole',
    description:
      'Aerial combos, shoulder mounts and handsprings for confident inverters who want power, control and elegant lines.',
  },
  {
    classType: 'Spin Basics',
    description:
      'Fireman, chair and back hook spins: how to walk in, let go of the floor and land softly. No strength needed yet.',
  },
  {
    classType: 'Spin Pole',
    description:
      'Let the pole turn with you: momentum, balance and floaty combos that look effortless and feel like flying.',
  },
  {
    classType: 'Pole Tricks',
    description:
      'Three tricks a class, taken apart step by step with spotting and options for every level. Bring your phone for the photo.',
  },
  {
    classType: 'Pole Flow',
    description:
      'Link spins, floorwork and transitions into one long breath of movement. Less counting, more feeling the music.',
  },
  {
    classType: 'Pole Choreography',
    description:
      'A new routine to one song, taught in sections and danced full out at the end. Musicality, performance and fun.',
  },
  {
    classType: 'Exotic Pole',
    description: 'Heels on, lights low: low flow, slides, kips and attitude. Bring knee pads and your boldest self.',
  },
  {
    classType: 'Heels & Floorwork',
    description:
      'Leg lines, rolls, waves and smooth ways to the floor and back. Heels of any height, or socks, are welcome.',
  },
  {
    classType: 'Chair Dance',
    description:
      'Sultry choreography with a chair as your partner. Easy to follow, great with friends, no pole experience needed.',
  },
  {
    classType: 'Aerial Hoop',
    description:
      'Mounts, poses and spins in the hoop, a low and a high version of each. Graceful strength from the very first class.',
  },
  {
    classType: 'Strength & Conditioning',
    description:
      'Pull, core and shoulder work made for pole. Progress you can measure, injuries you avoid, inverts that finally click.',
  },
  {
    classType: 'Flexibility & Stretch',
    description:
      'Active stretching for splits, backbends and shoulders. Warm, guided and kind to your body, whatever your starting point.',
  },
];
