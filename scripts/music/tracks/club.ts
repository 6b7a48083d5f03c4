/** House at 128 beats a minute. */
import { Session } from '../session.ts';
import { AIR_PAD, GLASS, HOUSE_BASS, LEAD, PLUCK, ROUND_BASS, STAB, SUPERSAW, WARM_PAD } from './patches.ts';

/** Drums that all of them have: their channel, what leads to the last hit, and the hit itself. */
function club(s: Session, crash = 0.8): void {
  const { hit, lead } = s.time;
  s.channel('drums', { gain: -5, hall: 0.04 });
  s.channel('tops', { gain: -13, hall: 0.08, lows: 300 });
  s.channel('air', { gain: -17, hall: 0.25, lows: 400, duck: 0.5 });
  s.rise('air', hit, lead, 0.9);
  s.drum('drums', 'kick', 'x...x...x...x.x.', { from: hit - lead, to: hit });
  s.drum('tops', 'clap', '....x.......x.xx', { from: hit - lead, to: hit });
  s.drum('tops', 'snare', '........3.4.5678', { from: hit - lead, to: hit });
  for (const drum of ['kick', 'boom'] as const) s.once('drums', drum, hit, drum === 'kick' ? 1 : 0.6);
  s.once('tops', 'clap', hit, 0.8);
  s.once('tops', 'crash', hit, crash);
  s.once('tops', 'crash', 0, crash * 0.7);
}

const body = (s: Session) => ({ from: 0, to: s.time.hit - s.time.lead });

export function highHeels(): Session {
  const s = new Session({ id: 'high-heels', bpm: 128, swing: 0.16, hall: { decay: 1.1, bright: 5500 } });
  club(s);
  const { hit, lead } = s.time;
  s.drum('drums', 'kick', 'x...x...x...x...', body(s));
  s.drum('tops', 'clap', '....x.......x...', body(s));
  s.drum('tops', 'hat', '3.6.3.6.3.6.3.65', body(s));
  s.drum('tops', 'openHat', '..5...5...5...5.', { from: 8, to: hit - lead });
  s.drum('tops', 'rim', '...5..4....5.4..', body(s));
  s.drum('tops', 'shaker', '5354535453545354', { from: 16, to: hit });
  s.channel('bass', { gain: -7, duck: 0.75 });
  s.figure('bass', HOUSE_BASS, ['E1 G1 B1 D2', 'E1 A1 G1 B1'], 4, '0..0.1.0..3.0.2.', { to: hit - lead }, 0.85);
  s.figure('bass', HOUSE_BASS, ['B1 D2 E2'], 4, '0.0.0.0.0.0.1.2.', { from: hit - lead, to: hit }, 0.85);
  s.notes('bass', HOUSE_BASS, [[hit, 'E1', 2, 0.95]]);
  s.channel('stab', { gain: -11, hall: 0.2, echo: 0.25, lows: 180, duck: 0.4 });
  const stabs = ['E3 G3 B3 D4', 'E3 G3 A3 C#4'];
  for (let bar = 0; bar < 6; bar++) {
    const [first, second] = [4 * bar + 0.75, 4 * bar + 2.5];
    s.notes('stab', STAB, [
      [first, stabs[0]!, 0.3, 0.75],
      [second, stabs[bar % 2]!, 0.3, 0.85],
    ]);
  }
  s.notes('stab', STAB, [
    [0, 'E3 G3 B3 D4', 0.4, 0.95],
    [hit, 'E3 B3 D4 G4', 0.6, 1],
  ]);
  s.channel('voice', { gain: -13, hall: 0.25, echo: 0.35, lows: 250, duck: 0.3 });
  s.figure('voice', PLUCK, ['E4 G4 B4 D5'], 4, '..3.2..0..2.....', { from: 4, to: hit }, 0.7);
  s.channel('pad', { gain: -19, hall: 0.3, lows: 220, duck: 0.8 });
  s.chords('pad', AIR_PAD, ['E3 B3 D4 F#4', 'E3 A3 C#4 G4'], 8, { from: 8 });
  s.notes('pad', AIR_PAD, [[hit, 'E3 B3 D4 G4', 1.5, 0.9]]);
  return s;
}

export function strobe(): Session {
  const s = new Session({ id: 'strobe', bpm: 128, hall: { decay: 1.9, bright: 7000 } });
  club(s, 1);
  const { hit, lead } = s.time;
  s.drum('drums', 'kick', 'x...x...x...x...', body(s));
  s.drum('tops', 'clap', '....7.......7...', body(s));
  s.drum('tops', 'openHat', '..6...6...6...6.', body(s));
  s.drum('tops', 'hat', '5253525352535253', { from: 8, to: hit });
  s.channel('bass', { gain: -8, duck: 0.9 });
  s.figure('bass', HOUSE_BASS, ['F#1', 'F#1', 'D1', 'E1'], 4, '..00..00..00..00', {}, 0.9);
  s.notes('bass', HOUSE_BASS, [[hit, 'F#1', 2, 1]]);
  s.channel('saw', { gain: -12, hall: 0.22, echo: 0.12, lows: 200, duck: 0.65 });
  const chords = ['F#3 A3 C#4', 'F#3 A3 D4', 'D3 F#3 A3', 'E3 G#3 B3'];
  for (let bar = 0; bar < 6; bar++) {
    const chord = chords[bar % 4]!;
    for (const [at, velocity] of [
      [0, 0.9],
      [0.75, 0.7],
      [1.5, 0.85],
      [2.5, 0.75],
      [3.25, 0.7],
    ] as const) {
      s.notes('saw', SUPERSAW, [[4 * bar + at, chord, 0.45, velocity]]);
    }
  }
  s.chords('saw', SUPERSAW, ['C#3 F#3 G#3', 'C#3 F3 G#3'], 2, { from: hit - lead }, 0.75);
  s.notes('saw', SUPERSAW, [[hit, 'F#3 A3 C#4 F#4', 1.2, 1]]);
  s.channel('lead', { gain: -13, hall: 0.25, echo: 0.35, lows: 300, duck: 0.35 });
  const hook = '0..2..1..2..3.2.';
  s.figure(
    'lead',
    LEAD,
    ['F#4 A4 C#5 E5', 'F#4 A4 D5 E5', 'D4 F#4 A4 C#5', 'E4 G#4 B4 C#5'],
    4,
    hook,
    { from: 8, to: hit },
    0.8,
  );
  s.channel('sub', { gain: -16, duck: 0.9, highs: 140 });
  s.chords('sub', ROUND_BASS, ['F#1', 'F#1', 'D1', 'E1'], 4);
  return s;
}

export function levelUp(): Session {
  const s = new Session({ id: 'level-up', bpm: 128, hall: { decay: 1.4, bright: 6500 }, echo: 2 });
  club(s, 1);
  const { hit, lead } = s.time;
  s.drum('drums', 'kick', 'x...x...x...x..5', body(s));
  s.drum('tops', 'snare', '....x.......x...', body(s));
  s.drum('tops', 'clap', '....x.......x..4', { from: 8, to: hit - lead });
  s.drum('tops', 'hat', '6363636363636363', body(s));
  s.drum('drums', 'lowTom', '..........5.....', { from: 8, to: hit });
  s.drum('drums', 'tom', '.............54.', { from: 8, to: hit });
  s.channel('bass', { gain: -8, duck: 0.7 });
  const roots = ['A1', 'A1', 'F1', 'G1'];
  s.figure('bass', { ...HOUSE_BASS, drive: 2.5, cutoff: 420 }, roots, 4, '0.00.00.0.00.000', {}, 0.85);
  s.notes('bass', { ...HOUSE_BASS, drive: 2.5 }, [[hit, 'A1', 2, 1]]);
  s.channel('riff', { gain: -11, hall: 0.15, echo: 0.15, lows: 160, duck: 0.45 });
  const riff = '0.0.2.0.3.0.2.1.';
  s.figure(
    'riff',
    { ...STAB, drive: 1.5, cutoff: 1100 },
    ['A3 C4 D4 E4', 'A3 C4 D4 G4', 'F3 A3 C4 E4', 'G3 B3 D4 F4'],
    4,
    riff,
    {},
    0.85,
  );
  s.notes('riff', STAB, [[hit, 'A2 E3 A3 C4 E4', 0.8, 1]]);
  s.channel('wide', { gain: -15, hall: 0.3, lows: 240, duck: 0.8 });
  s.chords('wide', SUPERSAW, ['A3 C4 E4', 'A3 C4 E4', 'F3 A3 C4', 'G3 B3 D4'], 4, { from: 8 }, 0.7);
  s.notes('wide', SUPERSAW, [[hit, 'A3 C4 E4 A4', 1.4, 0.9]]);
  s.channel('brass', { gain: -16, hall: 0.2, lows: 200, duck: 0.4 });
  s.notes('brass', 'brass', [
    [0, 'A3 E4 A4', 0.5, 0.9],
    [8, 'A3 E4 A4', 0.5, 0.9],
    [16, 'A3 C4 A4', 0.5, 0.9],
    [hit, 'A3 E4 A4', 1, 1],
  ]);
  return s;
}

export function neonNights(): Session {
  const s = new Session({ id: 'neon-nights', bpm: 128, hall: { decay: 2.2, bright: 7500 } });
  club(s, 0.9);
  const { hit, lead } = s.time;
  s.drum('drums', 'kick', 'x...x...x...x...', body(s));
  s.drum('tops', 'snare', '....x.......x...', body(s));
  s.drum('tops', 'clap', '....6.......6...', body(s));
  s.drum('tops', 'hat', '..5...5...5...54', body(s));
  s.drum('drums', 'tom', '............5.5.', { from: 4, to: 8 });
  s.channel('bass', { gain: -8, duck: 0.55 });
  const bass = ['A1', 'F1', 'C2', 'G1'];
  s.figure('bass', { ...HOUSE_BASS, cutoff: 340, opens: 1.8 }, bass, 4, '0.00000.0.000000', {}, 0.78);
  s.notes('bass', HOUSE_BASS, [[hit, 'A1', 2, 1]]);
  const chords = ['A3 C4 E4 G4', 'F3 A3 C4 E4', 'C3 E3 G3 B3', 'G3 B3 D4 A4'];
  s.channel('pad', { gain: -14, hall: 0.3, lows: 180, duck: 0.6 });
  s.chords('pad', { ...WARM_PAD, cutoff: 1600, attack: 0.02 }, chords, 4);
  s.notes('pad', SUPERSAW, [[hit, 'A3 C4 E4 A4', 1.6, 0.8]]);
  s.channel('arp', { gain: -13, hall: 0.22, echo: 0.3, lows: 280, duck: 0.3 });
  s.figure(
    'arp',
    PLUCK,
    chords.map((chord) => chord.replaceAll('3', '4').replaceAll('G4 B4 D4 A4', 'G4 A4 B4 D5')),
    4,
    '0123021302130231',
    { from: 0 },
    0.72,
  );
  s.channel('lead', { gain: -13, hall: 0.25, echo: 0.3, lows: 300, duck: 0.2 });
  s.notes('lead', LEAD, [
    ...([
      [8, 'E5', 1.5],
      [9.5, 'D5', 0.5],
      [10, 'C5', 1.5],
      [11.5, 'D5', 0.5],
      [12, 'E5', 1],
      [13, 'G5', 2.8],
    ] as const),
    ...([
      [16, 'A5', 1.5],
      [17.5, 'G5', 0.5],
      [18, 'E5', 2],
      [20, 'D5', 1],
      [21, 'E5', 1],
      [22, 'C5', 1.9],
    ] as const),
    ...([
      [hit - lead, 'B4', 1],
      [hit - 3, 'D5', 1],
      [hit - 2, 'E5', 1],
      [hit - 1, 'G5', 1],
      [hit, 'A5', 1.5, 0.9],
    ] as const),
  ]);
  return s;
}

export function glitter(): Session {
  const s = new Session({ id: 'glitter', bpm: 128, swing: 0.08, hall: { decay: 1.3, bright: 6500 } });
  club(s, 0.8);
  const { hit, lead } = s.time;
  s.drum('drums', 'kick', 'x...x...x...x...', body(s));
  s.drum('tops', 'clap', '....x.......x...', body(s));
  s.drum('tops', 'openHat', '..6...6...6...6.', body(s));
  s.drum('tops', 'hat', '5.355.355.355.35', body(s));
  s.drum('drums', 'conga', '...4..5....4.54.', { from: 4, to: hit });
  s.channel('bass', { gain: -7, duck: 0.45 });
  const roots = ['F1', 'E1', 'D1', 'G1'];
  s.figure('bass', { ...HOUSE_BASS, cutoff: 420, resonance: 0.2 }, roots, 4, '0.1.0.1.0.10..1.', {}, 0.85);
  s.notes('bass', HOUSE_BASS, [[hit, 'C2', 2, 1]]);
  const chords = ['F3 A3 C4 E4', 'E3 G3 B3 D4', 'D3 F3 A3 C4', 'G3 B3 D4 F4'];
  s.channel('guitar', { gain: -10, hall: 0.12, echo: 0.08, lows: 260, duck: 0.25 });
  for (let bar = 0; bar < 7; bar++) {
    const chord = chords[bar % 4]!.replaceAll('4', '5').replaceAll('3', '4');
    for (const [at, velocity] of [
      [0.5, 0.6],
      [0.75, 0.8],
      [1.5, 0.7],
      [2.25, 0.8],
      [2.75, 0.6],
      [3.5, 0.75],
    ] as const) {
      s.notes('guitar', 'cleanGuitar', [[4 * bar + at, chord, 0.14, velocity]]);
    }
  }
  s.channel('strings', { gain: -15, hall: 0.3, lows: 250, duck: 0.35 });
  s.chords(
    'strings',
    'strings',
    chords.map((chord) => chord.replaceAll('4', '5')),
    4,
    { from: 0 },
    0.75,
  );
  s.notes('strings', 'strings', [[hit, 'C4 E4 G4 C5 E5', 1.6, 0.9]]);
  s.channel('keys', { gain: -13, hall: 0.2, lows: 200, duck: 0.35 });
  s.chords('keys', WARM_PAD, chords, 4, {}, 0.7);
  s.channel('bells', { gain: -16, hall: 0.35, echo: 0.35, lows: 500 });
  s.figure(
    'bells',
    GLASS,
    ['C6 E6 A6', 'B5 D6 G6', 'A5 C6 F6', 'B5 D6 F6'],
    4,
    '2..1..0...1.2...',
    { from: 8, to: hit - lead },
    0.7,
  );
  s.notes('bells', GLASS, [
    [0, 'E6 A6', 0.5, 0.8],
    [hit, 'C6 E6 G6', 1, 0.9],
  ]);
  return s;
}

export function sundaySun(): Session {
  const s = new Session({ id: 'sunday-sun', bpm: 128, swing: 0.06, hall: { decay: 1.8, bright: 7000 } });
  club(s, 0.6);
  const { hit } = s.time;
  s.drum('drums', 'kick', 'x...x...x...x...', body(s));
  s.drum('tops', 'snap', '....x.......x...', body(s));
  s.drum('tops', 'shaker', '5363536353635363', body(s));
  s.drum('drums', 'conga', '..4..5....4..5.4', body(s));
  s.channel('bass', { gain: -8, duck: 0.7 });
  s.figure('bass', ROUND_BASS, ['A1', 'F1', 'C2', 'G1'], 4, '0--0--0-0--0--0-', {}, 0.85);
  s.notes('bass', ROUND_BASS, [[hit, 'C2', 2, 0.95]]);
  const chords = ['A3 C4 E4', 'F3 A3 C4', 'G3 C4 E4', 'G3 B3 D4'];
  s.channel('marimba', { gain: -9, hall: 0.2, echo: 0.22, lows: 200 });
  const high = ['A4 C5 E5 G5', 'F4 A4 C5 E5', 'G4 C5 E5 G5', 'G4 B4 D5 E5'];
  s.figure('marimba', 'marimba', high, 4, '3.2.3..2.1.3.2..', {}, 0.85);
  s.figure('marimba', PLUCK, high, 4, '3.2.3..2.1.3.2..', { from: 8 }, 0.45);
  s.notes('marimba', 'marimba', [[hit, 'C5 E5 G5 C6', 1, 0.95]]);
  s.channel('pad', { gain: -14, hall: 0.3, lows: 200, duck: 0.8 });
  s.chords('pad', { ...WARM_PAD, cutoff: 1500 }, chords, 4, {}, 0.8);
  s.notes('pad', WARM_PAD, [[hit, 'C4 E4 G4 D5', 1.6, 0.9]]);
  s.channel('guitar', { gain: -13, hall: 0.2, lows: 220 });
  for (let bar = 2; bar < 7; bar++) {
    for (const at of [0.5, 1.5, 2.5, 3.5])
      s.notes('guitar', 'nylon', [[4 * bar + at, chords[bar % 4]!, 0.25, 0.7]], 12);
  }
  s.channel('flute', { gain: -15, hall: 0.35, echo: 0.3, lows: 300 });
  s.notes('flute', { ...LEAD, wave: 'triangle', cutoff: 3500 }, [
    ...([
      [8, 'G5', 0.75],
      [8.75, 'E5', 0.75],
      [9.5, 'G5', 1],
      [12, 'A5', 0.75],
      [12.75, 'G5', 0.75],
      [13.5, 'E5', 1.5],
    ] as const),
    ...([
      [16, 'G5', 0.75],
      [16.75, 'A5', 0.75],
      [17.5, 'C6', 1.5],
      [20, 'B5', 1],
      [21, 'G5', 2],
    ] as const),
  ]);
  return s;
}
