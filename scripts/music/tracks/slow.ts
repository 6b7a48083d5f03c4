/** At 64 beats a minute: for poems, for the night, and for entrances. */
import { Session } from '../session.ts';
import { AIR_PAD, GLASS, KEYS, LEAD, PLUCK, ROUND_BASS, SUB, WARM_PAD } from './patches.ts';

const body = (s: Session) => ({ from: 0, to: s.time.hit - s.time.lead });

/** Channels of drums, what swells up to the last hit, and the hit. */
function swell(s: Session, { boom = 0.8, crash = 0.4, air = 0.8 } = {}): void {
  const { hit, lead } = s.time;
  s.channel('drums', { gain: -6, hall: 0.12 });
  s.channel('tops', { gain: -14, hall: 0.16, lows: 300 });
  s.channel('air', { gain: -18, hall: 0.35, lows: 400 });
  s.rise('air', hit, lead, air);
  s.once('drums', 'boom', hit, boom);
  s.once('tops', 'crash', hit, crash);
}

export function slowBurn(): Session {
  const s = new Session({ id: 'slow-burn', bpm: 64, hall: { decay: 2.2, bright: 4500 }, echo: 3 });
  swell(s, { boom: 0.9, crash: 0.6 });
  const { hit, lead } = s.time;
  s.drum('drums', 'deepKick', 'x....4..x.x.....', body(s));
  s.drum('tops', 'clap', '....x.......x...', body(s));
  s.drum('tops', 'snare', '....7.......7...', body(s));
  s.drum('tops', 'hat', '7575757575757577', body(s));
  s.drum('tops', 'snap', '....6..3....6...', body(s));
  s.drum('tops', 'snare', '....5678', { from: hit - lead, to: hit });
  s.drum('drums', 'deepKick', 'x...x...', { from: hit - lead, to: hit });
  s.once('drums', 'deepKick', hit, 1);
  s.channel('bass', { gain: -6, duck: 0.3 });
  s.notes('bass', { ...SUB, glide: 0.12 }, [
    ...([
      [0, 'C1', 1.2, 0.95],
      [1.25, 'C1', 0.6],
      [2, 'C1', 0.45],
      [2.5, 'D#1', 1.3],
      [4, 'G#1', 1.2],
      [5.25, 'G#1', 0.6],
      [6, 'G1', 0.45],
      [6.5, 'G1', 1.3],
    ] as const),
    ...([
      [8, 'C1', 1.2, 0.95],
      [9.25, 'C1', 0.6],
      [10, 'D#1', 0.45],
      [10.5, 'F1', 1.3],
      [12, 'G1', 1],
      [13, 'G1', 0.9],
      [hit, 'C1', 2, 1],
    ] as const),
  ]);
  s.channel('keys', { gain: -9, hall: 0.3, echo: 0.25, lows: 160 });
  const chords = ['C4 D#4 G4 A#4', 'C4 D#4 G#4 A#4', 'C4 F4 G4 A#4', 'B3 D4 F4 G4'];
  s.figure('keys', KEYS, chords, 4, '0..2..3.1..2..0.', {}, 0.85);
  s.figure('keys', 'rhodes', chords, 4, '0..2..3.1..2..0.', {}, 0.5);
  s.notes('keys', KEYS, [[hit, 'C4 D#4 G4 D5', 1.6, 0.95]]);
  s.channel('pad', { gain: -14, hall: 0.35, lows: 150, duck: 0.5 });
  s.chords('pad', { ...WARM_PAD, cutoff: 1000 }, ['C3 G3 D#4', 'G#2 D#3 C4', 'C3 G3 D#4', 'G2 D3 B3'], 4);
  s.notes('pad', WARM_PAD, [[hit, 'C3 G3 D#4', 1.6, 0.9]]);
  s.channel('voice', { gain: -16, hall: 0.4, echo: 0.35, lows: 300 });
  s.notes('voice', { ...LEAD, wave: 'sine', cutoff: 5000 }, [
    [2, 'G5', 0.6],
    [2.75, 'F5', 0.4],
    [3.25, 'D#5', 0.6],
    [6, 'G5', 0.4],
    [6.5, 'G#5', 0.9],
    [10, 'C6', 0.6],
    [10.75, 'A#5', 0.4],
    [11.25, 'G5', 0.6],
    [hit, 'D#5', 1.4],
  ]);
  return s;
}

export function moonrise(): Session {
  const s = new Session({ id: 'moonrise', bpm: 64, hall: { decay: 3.2, bright: 5500 }, echo: 3 });
  swell(s, { boom: 0.7, crash: 0.35, air: 0.7 });
  const { hit } = s.time;
  s.drum('drums', 'softKick', '5.......4.......', { from: 0, to: hit });
  s.drum('tops', 'shaker', '2.3.2.3.2.3.2.3.', { from: 4, to: hit });
  s.drum('tops', 'rim', '........3.......', { from: 4, to: hit });
  s.once('drums', 'boom', 0, 0.45);
  const chords = ['F3 C4 G4 A4', 'A3 E4 G4 C5', 'D3 A3 F4 C5', 'G3 D4 A4 C5'];
  s.channel('pad', { gain: -9, hall: 0.4, lows: 130 });
  s.chords('pad', { ...AIR_PAD, attack: 0.15 }, chords, 2, {}, 0.85);
  s.notes('pad', AIR_PAD, [[hit, 'C3 G3 E4 B4', 0.6, 0.95]]);
  s.channel('choir', { gain: -13, hall: 0.4, lows: 250 });
  s.chords('choir', 'choir', ['A4 C5', 'G4 C5', 'F4 A4', 'G4 D5'], 2, { from: 2 }, 0.7);
  s.channel('bass', { gain: -9 });
  s.chords('bass', ROUND_BASS, ['F1', 'A1', 'D1', 'G1'], 2, {}, 0.8);
  s.notes('bass', ROUND_BASS, [[hit, 'C1', 0.8, 0.9]]);
  s.channel('piano', { gain: -9, hall: 0.4, echo: 0.25, lows: 150 });
  const high = ['F4 A4 C5 G5', 'E4 A4 C5 G5', 'D4 F4 A4 E5', 'G4 A4 C5 D5'];
  s.figure('piano', 'piano', high, 2, '0.1.2.3.2.1.', {}, 0.75);
  s.notes(
    'piano',
    'piano',
    [
      [0, 'F3 C4 A4', 1, 0.85],
      [hit, 'C3 G3 E4 B4', 0.8, 0.85],
    ],
    20,
  );
  s.channel('glass', { gain: -15, hall: 0.5, echo: 0.4, lows: 400 });
  s.figure('glass', GLASS, ['C6 G5 A5', 'G5 C6 E6', 'A5 C6 F5', 'D6 A5 G5'], 2, '..0...1..2..', {}, 0.7);
  s.notes('glass', GLASS, [[hit, 'E6 B5', 1, 0.8]]);
  return s;
}

// size: a score is read from its first bar to its last
export function goldDust(): Session {
  const s = new Session({ id: 'gold-dust', bpm: 64, hall: { decay: 2.8, bright: 6000 } });
  swell(s, { boom: 1, crash: 0.6, air: 0.6 });
  const { hit, lead } = s.time;
  s.once('drums', 'boom', 0, 0.7);
  for (const beat of [4, 8, 10]) s.once('drums', 'boom', beat, 0.45);
  s.drum('drums', 'lowTom', '6...4.5.6...4.55', { from: 4, to: hit - lead });
  s.drum('drums', 'tom', '..3...3...3.3.33', { from: 8, to: hit - lead });
  s.drum('drums', 'lowTom', '5.5.6677', { from: hit - lead, to: hit });
  s.channel('cello', { gain: -8, hall: 0.3, lows: 50 });
  const roots = ['D2', 'A#1', 'F2', 'C2', 'D2', 'G1', 'A1'];
  s.chords('cello', 'cello', roots, 2, {}, 0.85);
  s.chords(
    'cello',
    ROUND_BASS,
    roots.map((key) => key.replace('2', '1')),
    2,
    {},
    0.45,
  );
  s.notes('cello', 'cello', [[hit, 'D2 A2', 1.8, 1]]);
  const chords = ['D4 F4 A4', 'D4 F4 A#4', 'C4 F4 A4', 'C4 E4 G4', 'D4 F4 A4', 'D4 G4 A#4', 'C#4 E4 A4'];
  s.channel('short', { gain: -9, hall: 0.25, lows: 150 });
  s.figure(
    'short',
    'strings',
    chords.map((chord) => chord.replaceAll('4', '3')),
    2,
    '0.1.2.1.',
    {},
    0.8,
  );
  s.figure('short', 'pizzicato', chords, 2, '0.2.1.2.', {}, 0.7);
  s.channel('high', { gain: -10, hall: 0.35, lows: 250 });
  s.chords(
    'high',
    'slowStrings',
    chords.map((chord) => chord.replaceAll('4', '5')),
    2,
    { from: 2 },
    0.8,
  );
  s.notes('high', 'strings', [
    ...([
      [0, 'A5', 0.9],
      [1, 'D5', 0.9],
      [8, 'A5', 0.7],
      [8.75, 'F5', 0.2],
      [9, 'D6', 0.9],
      [10, 'C#6', 0.5],
      [10.5, 'D6', 0.5],
      [11, 'A#5', 0.9],
    ] as const),
    ...([
      [12, 'A5', 0.9],
      [13, 'C#6', 0.9],
      [hit, 'D4 F4 A4 D5 A5 D6', 1.8, 1],
    ] as const),
  ]);
  s.channel('piano', { gain: -9, hall: 0.3, lows: 90 });
  s.figure('piano', 'piano', chords, 2, '0.1.2.3.', {}, 0.7);
  s.notes('piano', 'piano', [
    [0, 'D2 D3 A3', 1.5, 0.95],
    [hit, 'D2 A2 D3 F4 D5', 2, 1],
  ]);
  s.channel('horns', { gain: -13, hall: 0.3, lows: 120 });
  s.chords('horns', 'brass', ['A3 D4', 'A#3 D4', 'A3 C4', 'G3 C4', 'A3 D4', 'G3 A#3', 'A3 C#4'], 2, { from: 6 }, 0.6);
  s.notes('horns', 'brass', [[hit, 'D3 A3 D4 F4', 1.6, 0.9]]);
  s.channel('pad', { gain: -17, hall: 0.3, lows: 150 });
  s.chords(
    'pad',
    WARM_PAD,
    chords.map((chord) => chord.replaceAll('4', '3')),
    2,
    {},
    0.7,
  );
  s.channel('harp', { gain: -14, hall: 0.4, lows: 200 });
  s.figure('harp', 'harp', chords, 2, '01234567', { from: hit - 1, to: hit }, 0.75);
  return s;
}

// size: a score is read from its first bar to its last
export function paperHearts(): Session {
  const s = new Session({ id: 'paper-hearts', bpm: 64, hall: { decay: 2.4, bright: 5000 } });
  swell(s, { boom: 0.35, crash: 0.2, air: 0.4 });
  const { hit } = s.time;
  s.drum('drums', 'softKick', '4.......3.......', { from: 4, to: hit });
  s.drum('tops', 'brush', '..2.3...2.2.3.2.', { from: 4, to: hit });
  const low = ['C3 G3 C4 E4', 'G2 D3 G3 B3', 'A2 E3 A3 C4', 'F2 C3 F3 A3', 'C3 G3 C4 E4', 'D3 F3 A3 C4', 'G2 D3 G3 B3'];
  s.channel('piano', { gain: -6, hall: 0.25, lows: 45 });
  s.figure('piano', 'piano', low, 2, '0.1.2.3.', {}, 0.75);
  s.notes(
    'piano',
    'piano',
    [
      ...([
        [0, 'E5 G5', 0.9, 0.85],
        [1, 'D5', 0.5],
        [1.5, 'E5', 0.5],
        [2, 'D5 G5', 1.4],
        [3.5, 'B4', 0.5],
        [4, 'C5 E5', 0.9],
        [5, 'D5', 0.5],
        [5.5, 'C5', 0.5],
        [6, 'A4 C5', 1.8],
      ] as const),
      ...([
        [8, 'E5 G5', 0.9, 0.85],
        [9, 'A5', 0.5],
        [9.5, 'G5', 0.5],
        [10, 'F5 A5', 1],
        [11, 'E5', 0.5],
        [11.5, 'D5', 0.5],
        [12, 'D5 G5', 1],
        [13, 'B4 D5', 0.9],
      ] as const),
      [hit, 'C3 G3 E4 G4 C5', 2, 0.85],
    ],
    14,
  );
  s.channel('strings', { gain: -13, hall: 0.35, lows: 150 });
  s.chords(
    'strings',
    'slowStrings',
    ['E4 G4', 'D4 G4', 'E4 A4', 'F4 A4', 'E4 G4', 'F4 A4', 'D4 G4'],
    2,
    { from: 2 },
    0.75,
  );
  s.notes('strings', 'strings', [[hit, 'E4 G4 C5', 1.8, 0.8]]);
  s.channel('cello', { gain: -11, hall: 0.3 });
  s.chords('cello', 'cello', ['C3', 'G2', 'A2', 'F2', 'C3', 'D3', 'G2'], 2, { from: 0 }, 0.75);
  s.notes('cello', 'cello', [[hit, 'C2 G2', 1.8, 0.8]]);
  s.channel('box', { gain: -13, hall: 0.4, echo: 0.3, lows: 400 });
  s.figure(
    'box',
    'musicBox',
    ['C6 E6 G6', 'B5 D6 G6', 'C6 E6 A6', 'C6 F6 A6', 'C6 E6 G6', 'C6 D6 F6', 'B5 D6 G6'],
    2,
    '0...2.1.',
    {},
    0.8,
  );
  s.notes('box', 'musicBox', [[hit, 'C6 G6', 1, 0.85]]);
  s.channel('pad', { gain: -15, hall: 0.35, lows: 160 });
  s.chords(
    'pad',
    WARM_PAD,
    ['C4 E4 G4', 'B3 D4 G4', 'C4 E4 A4', 'C4 F4 A4', 'C4 E4 G4', 'C4 D4 F4', 'B3 D4 G4'],
    2,
    {},
    0.7,
  );
  s.channel('pluck', { gain: -19, hall: 0.3, lows: 250 });
  s.figure('pluck', PLUCK, low, 2, '3.2.3.2.', { from: 8 }, 0.6);
  return s;
}
