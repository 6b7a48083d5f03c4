/** At 96 beats a minute, for the sofa: R&B, a joke, lo-fi. */
import { Session } from '../session.ts';
import { body, kit } from './kit.ts';
import { AIR_PAD, KEYS, ROUND_BASS, WARM_PAD } from './patches.ts';

// size: a score is read from its first bar to its last
export function velvet(): Session {
  const s = new Session({ id: 'velvet', bpm: 96, swing: 0.24, hall: { decay: 1.7, bright: 5000 } });
  kit(s, 'softKick', { crash: 0.35, air: 0.5, fill: '..3...34' });
  const { hit } = s.time;
  s.drum('drums', 'softKick', 'x.....x.x..5....', body(s));
  s.drum('tops', 'snap', '....x.......x...', body(s));
  s.drum('tops', 'snare', '....4.......4..2', body(s));
  s.drum('tops', 'hat', '5.4.5.455.4.5445', body(s));
  s.drum('tops', 'shaker', '3434343434343434', { from: 4, to: hit });
  s.channel('bass', { gain: -7, duck: 0.3 });
  s.notes('bass', ROUND_BASS, [
    ...([
      [0, 'A#1', 1.4],
      [1.5, 'F1', 0.4],
      [2, 'A#1', 1.6],
      [4, 'A1', 1.4],
      [5.5, 'E1', 0.4],
      [6, 'A1', 1.6],
      [8, 'D1', 1.4],
      [9.5, 'A1', 0.4],
      [10, 'D2', 1.6],
    ] as const),
    ...([
      [12, 'G1', 1.4],
      [13.5, 'D1', 0.4],
      [14, 'G1', 1.6],
      [16, 'A#1', 1.4],
      [17.5, 'F1', 0.4],
      [18, 'A1', 1.9],
      [hit, 'D1', 3, 0.95],
    ] as const),
  ]);
  const chords = ['A#2 D3 F3 A3 C4', 'A2 C#3 G3 A#3 F4', 'D3 F3 A3 C4 E4', 'G2 D3 F3 A#3 C4'];
  s.channel('rhodes', { gain: -7, hall: 0.2, echo: 0.1, lows: 130 });
  s.chords('rhodes', 'rhodes', chords, 4, {}, 0.85);
  s.figure(
    'rhodes',
    KEYS,
    chords.map((chord) => chord.replaceAll('3', '4').replaceAll('2', '3')),
    4,
    '......3.....4.2.',
    {},
    0.4,
  );
  s.notes('rhodes', 'rhodes', [[hit, 'D3 A3 C4 F4 A4', 3, 0.9]], 24);
  s.channel('pad', { gain: -17, hall: 0.35, lows: 250, duck: 0.4 });
  s.chords('pad', AIR_PAD, ['D4 F4 A4', 'C#4 F4 A4', 'F4 A4 C5', 'D4 F4 A#4'], 4);
  s.notes('pad', AIR_PAD, [[hit, 'F4 A4 E5', 2.4, 0.8]]);
  s.channel('guitar', { gain: -13, hall: 0.25, echo: 0.3, lows: 250 });
  s.notes('guitar', 'cleanGuitar', [
    ...([
      [2.5, 'F4', 0.4],
      [2.75, 'G4', 0.4],
      [3.25, 'A4', 0.7],
      [6.5, 'C5', 0.4],
      [7, 'A4', 0.8],
      [10.5, 'E4', 0.3],
      [10.75, 'F4', 0.3],
      [11.25, 'C5', 0.7],
    ] as const),
    ...([
      [14.5, 'A#4', 0.4],
      [15, 'F4', 0.8],
      [18.5, 'A4', 0.4],
      [19, 'C5', 0.5],
      [19.5, 'E5', 0.5],
      [hit, 'D5', 2],
    ] as const),
  ]);
  return s;
}

// size: a score is read from its first bar to its last
export function bigSmile(): Session {
  const s = new Session({ id: 'big-smile', bpm: 96, swing: 0.3, hall: { decay: 1, bright: 6000 } });
  kit(s, 'softKick', { crash: 0.5, air: 0.3, fill: '..5.5.56' });
  const { hit } = s.time;
  s.drum('drums', 'softKick', 'x.......x.......', body(s));
  s.drum('tops', 'clap', '....6.......6...', body(s));
  s.drum('tops', 'snap', '....x.......x...', body(s));
  s.drum('tops', 'brush', '5.353.355.353.35', body(s));
  s.drum('tops', 'rim', '......5...5.....', { from: 4, to: hit });
  s.channel('bass', { gain: -7, hall: 0.05 });
  const walk = ['C2 E2 G2', 'A1 C2 E2', 'D2 F2 A2', 'G1 B1 D2'];
  s.figure('bass', 'doubleBass', walk, 4, '0-..2-..0-..2-..', {}, 0.95);
  s.figure('bass', ROUND_BASS, walk, 4, '0-..2-..0-..2-..', {}, 0.45);
  s.notes('bass', 'doubleBass', [[hit, 'C2', 1, 1]]);
  s.channel('pizzicato', { gain: -6, hall: 0.2, lows: 150 });
  const chords = ['E4 G4 C5', 'E4 A4 C5', 'F4 A4 D5', 'F4 G4 B4'];
  s.figure('pizzicato', 'pizzicato', chords, 4, '2.1.2..12.1.0..1', {}, 0.95);
  s.chords('pizzicato', 'pizzicato', chords, 2, { from: 1 }, 0.8);
  s.notes('pizzicato', 'pizzicato', [[hit, 'C4 E4 G4 C5', 0.5, 1]]);
  s.channel('tune', { gain: -9, hall: 0.2, echo: 0.12, lows: 250 });
  const tune = [
    ...([
      [0, 'G5', 0.4],
      [0.5, 'E5', 0.4],
      [1, 'G5', 0.4],
      [1.5, 'C6', 0.9],
      [2.5, 'A5', 0.4],
      [3, 'G5', 0.8],
      [4, 'A5', 0.4],
      [4.5, 'E5', 0.4],
      [5, 'A5', 0.4],
      [5.5, 'C6', 1.4],
    ] as const),
    ...([
      [8, 'D5', 0.4],
      [8.5, 'F5', 0.4],
      [9, 'A5', 0.4],
      [9.5, 'D6', 0.9],
      [10.5, 'C6', 0.4],
      [11, 'A5', 0.8],
      [12, 'B5', 0.4],
      [12.5, 'A5', 0.4],
      [13, 'G5', 0.4],
      [13.5, 'D5', 1.4],
    ] as const),
    ...([
      [16, 'G5', 0.4],
      [16.5, 'E5', 0.4],
      [17, 'G5', 0.4],
      [17.5, 'C6', 0.4],
      [18, 'A5', 0.4],
      [18.5, 'B5', 0.4],
      [19, 'G5', 0.4],
      [19.5, 'B5', 0.4],
      [hit, 'C6', 0.5, 0.95],
    ] as const),
  ];
  s.notes('tune', 'marimba', tune);
  s.notes(
    'tune',
    'vibraphone',
    tune.map(([at, keys, beats]) => [at, keys, beats, 0.55] as const),
  );
  s.channel('brass', { gain: -13, hall: 0.15, lows: 200 });
  s.notes('brass', 'mutedTrumpet', [
    [3.5, 'E4 G4', 0.3],
    [7.5, 'E4 A4', 0.3],
    [11.5, 'F4 A4', 0.3],
    [15, 'F4 B4', 0.3],
    [15.5, 'G4 B4', 0.3],
    [18, 'F4 A4', 0.4],
    [19, 'F4 B4', 0.8],
    [hit, 'E4 G4 C5', 0.5, 1],
  ]);
  return s;
}

// size: a score is read from its first bar to its last
export function rooftop(): Session {
  const s = new Session({ id: 'rooftop', bpm: 96, swing: 0.34, hall: { decay: 1.5, bright: 3200 } });
  kit(s, 'softKick', { crash: 0.25, air: 0.3, fill: '..2...3.' });
  const { hit } = s.time;
  s.drum('drums', 'softKick', 'x.....4.x.x.....', body(s));
  s.drum('tops', 'snare', '....6.......6...', body(s));
  s.drum('tops', 'rim', '....4.......4..3', body(s));
  s.drum('tops', 'hat', '5.3.5.3.5.3.5.34', body(s));
  s.drum('tops', 'brush', '2.2.2.2.2.2.2.2.', { from: 0, to: hit });
  s.channel('bass', { gain: -7, duck: 0.3 });
  s.notes('bass', ROUND_BASS, [
    ...([
      [0, 'D1', 1.8],
      [2, 'A1', 1],
      [3.5, 'C2', 0.4],
      [4, 'G1', 1.8],
      [6, 'D2', 1],
      [8, 'C2', 1.8],
      [10, 'G1', 1],
      [11.5, 'E1', 0.4],
    ] as const),
    ...([
      [12, 'F1', 1.8],
      [14, 'C2', 1.8],
      [16, 'D1', 1.8],
      [18, 'G1', 1.8],
      [hit, 'C2', 3, 0.9],
    ] as const),
  ]);
  const chords = ['D3 F3 A3 C4 E4', 'G2 F3 A3 B3 E4', 'C3 E3 G3 B3 D4', 'F2 E3 G3 A3 C4'];
  s.channel('piano', { gain: -7, hall: 0.2, lows: 130, highs: 3800 });
  s.chords('piano', 'piano', chords, 4, {}, 0.75);
  s.chords('piano', 'rhodes', chords, 4, { from: 0 }, 0.6);
  s.figure('piano', 'piano', chords, 4, '......3...4..2..', {}, 0.55);
  s.notes('piano', 'rhodes', [[hit, 'C3 E3 G3 B3 D4', 3, 0.85]], 30);
  s.channel('guitar', { gain: -11, hall: 0.25, echo: 0.25, lows: 250, highs: 5000 });
  s.notes(
    'guitar',
    'nylon',
    [
      ...([
        [1.5, 'A4', 0.5],
        [2, 'C5', 0.5],
        [2.5, 'E5', 1.4],
        [5.5, 'D5', 0.5],
        [6, 'B4', 0.5],
        [6.5, 'A4', 1.4],
        [9.5, 'G4', 0.5],
        [10, 'B4', 0.5],
        [10.5, 'D5', 1.4],
      ] as const),
      ...([
        [13.5, 'C5', 0.5],
        [14, 'A4', 0.5],
        [14.5, 'G4', 1.4],
        [17.5, 'A4', 0.5],
        [18, 'B4', 0.5],
        [18.5, 'D5', 0.5],
        [19, 'F5', 0.9],
        [hit, 'E5', 2],
      ] as const),
    ],
    14,
  );
  s.channel('dust', { gain: -26, lows: 900 });
  s.drum('dust', 'brush', '3333', { from: 0, to: 24 });
  s.channel('pad', { gain: -19, hall: 0.3, lows: 250, duck: 0.4 });
  s.chords('pad', WARM_PAD, ['F4 A4 C5', 'F4 A4 B4', 'E4 G4 B4', 'E4 G4 A4'], 4);
  return s;
}
