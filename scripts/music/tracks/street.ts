/** At 96 beats a minute, for the street: dancehall, hip-hop, fashion. */
import { Session } from '../session.ts';
import { body, kit } from './kit.ts';
import { AIR_PAD, GLASS, HOUSE_BASS, LEAD, PLUCK, ROUND_BASS, STAB, SUB, WARM_PAD } from './patches.ts';

export function slowWine(): Session {
  const s = new Session({ id: 'slow-wine', bpm: 96, swing: 0.1, hall: { decay: 1.4, bright: 5500 } });
  kit(s, 'kick');
  const { hit } = s.time;
  s.drum('drums', 'kick', 'x...x...x...x...', body(s));
  s.drum('tops', 'snare', '...x..x....x..x.', body(s));
  s.drum('tops', 'rim', '...5..5....5..5.', body(s));
  s.drum('tops', 'shaker', '5353535353535354', body(s));
  s.drum('drums', 'conga', '....4..5.....4.5', { from: 4, to: hit });
  s.channel('bass', { gain: -7, duck: 0.5 });
  const roots = ['D1', 'D1', 'A#1', 'C2'];
  s.figure('bass', { ...ROUND_BASS, drive: 1.2 }, roots, 4, '0--0--0-0--0--0-', {}, 0.9);
  s.notes('bass', ROUND_BASS, [[hit, 'D2', 3, 0.95]]);
  const chords = ['D3 F3 A3 C4', 'D3 F3 A3 C4', 'D3 F3 A#3', 'E3 G3 C4'];
  s.channel('pluck', { gain: -11, hall: 0.22, echo: 0.3, lows: 250 });
  const high = ['D4 F4 A4 C5', 'D4 F4 A4 D5', 'D4 F4 A#4 D5', 'E4 G4 C5 E5'];
  s.figure('pluck', PLUCK, high, 4, '3..2..1.3..2..0.', {}, 0.85);
  s.figure('pluck', 'marimba', high, 4, '3..2..1.3..2..0.', {}, 0.6);
  s.channel('pad', { gain: -15, hall: 0.3, lows: 200, duck: 0.6 });
  s.chords('pad', { ...WARM_PAD, cutoff: 1300 }, chords, 4);
  s.notes('pad', WARM_PAD, [[hit, 'D3 F3 A3 D4', 2.4, 0.85]]);
  s.channel('guitar', { gain: -13, hall: 0.2, lows: 220 });
  for (let beat = 0.5; beat < hit; beat++)
    s.notes('guitar', 'nylon', [[beat, chords[Math.floor(beat / 4) % 4]!, 0.2, 0.7]], 12);
  s.notes('pluck', 'marimba', [[hit, 'D4 A4 D5 F5', 1, 0.9]]);
  s.channel('lead', { gain: -15, hall: 0.3, echo: 0.35, lows: 300 });
  s.notes('lead', { ...LEAD, wave: 'triangle' }, [
    ...([
      [4, 'A5', 0.75],
      [4.75, 'G5', 0.75],
      [5.5, 'F5', 1.5],
      [8, 'F5', 0.75],
      [8.75, 'G5', 0.75],
      [9.5, 'D5', 2],
    ] as const),
    ...([
      [12, 'G5', 0.75],
      [12.75, 'E5', 0.75],
      [13.5, 'C5', 1.5],
      [16, 'D5', 0.5],
      [16.5, 'F5', 0.5],
      [17, 'A5', 1],
      [hit, 'D5', 2],
    ] as const),
  ]);
  return s;
}

export function concrete(): Session {
  const s = new Session({ id: 'concrete', bpm: 96, swing: 0.2, hall: { decay: 1.2, bright: 4200 }, echo: 4 });
  kit(s, 'deepKick', { crash: 0.7, fill: '6.6.7.78' });
  const { hit, lead } = s.time;
  s.drum('drums', 'deepKick', 'x..x....x.x..x..', body(s));
  s.drum('tops', 'snare', '....9.......9...', body(s));
  s.drum('tops', 'clap', '....7.......7..3', body(s));
  s.drum('tops', 'hat', '7.5.7.547.5.7.57', body(s));
  s.drum('tops', 'openHat', '..............5.', body(s));
  s.channel('bass', { gain: -7, duck: 0.35 });
  s.figure('bass', SUB, ['E1', 'E1', 'G1', 'F1'], 4, '0--0----0-0--0--', {}, 0.9);
  s.figure('bass', HOUSE_BASS, ['E1', 'E1', 'G1', 'F1'], 4, '0..0....0.0..0..', {}, 0.4);
  s.notes('bass', SUB, [[hit, 'E1', 3, 1]]);
  s.channel('keys', { gain: -9, hall: 0.15, lows: 90 });
  const riff = [
    [0, 'E3 B3 E4', 0.4, 0.95],
    [0.75, 'E4', 0.3, 0.7],
    [1.5, 'F4', 0.4, 0.8],
    [2.25, 'E4', 0.3, 0.7],
    [2.75, 'B3', 0.4, 0.75],
    [3.5, 'D4', 0.3, 0.7],
  ] as const;
  for (let bar = 0; bar * 4 < hit - lead; bar++) {
    s.notes(
      'keys',
      'piano',
      riff.map(([at, keys, beats, velocity]) => [4 * bar + at, keys, beats, velocity] as const),
    );
  }
  s.channel('brass', { gain: -12, hall: 0.2, echo: 0.1, lows: 150, duck: 0.3 });
  s.notes('brass', 'brass', [
    [0, 'E3 B3 E4', 0.4, 0.95],
    [3.5, 'F3 C4 F4', 0.3, 0.8],
    [8, 'G3 D4 G4', 0.5, 0.9],
    [11.5, 'F3 C4 F4', 0.3, 0.8],
    [16, 'E3 B3 E4', 0.4, 0.9],
    [hit, 'E3 B3 E4 G4', 1, 1],
  ]);
  s.notes('brass', STAB, [
    [0, 'E3 B3 E4', 0.4, 0.7],
    [8, 'G3 D4 G4', 0.4, 0.7],
    [hit, 'E2 B2 E3 G3', 0.8, 0.9],
  ]);
  s.channel('strings', { gain: -15, hall: 0.3, lows: 200, duck: 0.3 });
  s.chords('strings', 'strings', ['E4 B4', 'E4 B4', 'G4 D5', 'F4 C5'], 4, { from: 4 }, 0.7);
  s.notes('strings', 'strings', [[hit, 'E4 B4 E5', 2, 0.9]]);
  return s;
}

export function catwalk(): Session {
  const s = new Session({ id: 'catwalk', bpm: 96, hall: { decay: 1.6, bright: 6500 }, echo: 3 });
  kit(s, 'deepKick', { crash: 0.6 });
  const { hit } = s.time;
  s.drum('drums', 'deepKick', 'x..x..x...x..x..', body(s));
  s.drum('tops', 'clap', '....x.......x...', body(s));
  s.drum('tops', 'snap', '....x..4....x...', body(s));
  s.drum('tops', 'hat', '65656566656565.6', body(s));
  s.drum('tops', 'openHat', '..5.......5.....', { from: 4, to: hit });
  s.drum('tops', 'rim', '.4...5...4.....5', body(s));
  s.channel('bass', { gain: -7, duck: 0.5 });
  const pulse = { ...HOUSE_BASS, cutoff: 300, opens: 2.8, closes: 0.1, drive: 2 };
  s.figure('bass', pulse, ['C1 D#1 G1 A#1', 'C1 D#1 F1 G1'], 4, '0..0..1.0..0.20.', {}, 0.9);
  s.notes('bass', pulse, [[hit, 'C1', 3, 1]]);
  s.channel('stab', { gain: -11, hall: 0.25, echo: 0.35, lows: 220, duck: 0.3 });
  for (let bar = 0; bar < 5; bar++) {
    s.notes('stab', STAB, [
      [4 * bar, 'C4 D#4 G4', 0.25, 0.9],
      [4 * bar + 1.5, 'C4 D#4 G4', 0.2, 0.7],
      [4 * bar + 2.75, 'A#3 D4 F4', 0.25, 0.8],
    ]);
  }
  s.notes('stab', STAB, [[hit, 'C3 G3 C4 D#4', 0.8, 1]]);
  s.channel('glass', { gain: -15, hall: 0.4, echo: 0.4, lows: 400 });
  s.figure('glass', GLASS, ['C5 D#5 G5 A#5', 'C5 F5 G5 D#6'], 4, '..3...2...0..1..', { from: 4 }, 0.75);
  s.notes('glass', GLASS, [[hit, 'G5 C6 D#6', 2, 0.85]]);
  s.channel('pad', { gain: -17, hall: 0.35, lows: 200, duck: 0.7 });
  s.chords('pad', AIR_PAD, ['C4 G4 D5', 'C4 G#4 D#5', 'A#3 F4 D5', 'C4 G4 D#5'], 4);
  s.notes('pad', AIR_PAD, [[hit, 'C4 G4 D#5', 2.4, 0.9]]);
  s.channel('choir', { gain: -18, hall: 0.4, lows: 300 });
  s.chords('choir', 'choir', ['C5 G5', 'C5 G#5'], 4, { from: 8 }, 0.7);
  return s;
}
