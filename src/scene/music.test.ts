import { describe, expect, test } from 'vitest';
import { cutOf, TRACK_IDS, TRACKS, timeOf } from './music.ts';

const SECONDS = Array.from({ length: 15 }, (_, index) => index + 1);
const onBeat = (seconds: number, bpm: number) =>
  Math.abs((seconds * bpm) / 60 - Math.round((seconds * bpm) / 60)) < 1e-9;

describe('a track in a film of any length [B674]', () => {
  test.each(TRACK_IDS)('%s goes to its ending on a beat, and is as long as the film', (id) => {
    const { bpm } = TRACKS[id];
    for (const duration of SECONDS) {
      const cut = cutOf(id, duration);
      if (!cut) continue;
      expect([onBeat(cut.leave, bpm), onBeat(cut.resume, bpm)]).toEqual([true, true]);
      expect(cut.leave).toBeGreaterThan(0);
      expect(cut.resume).toBeGreaterThan(cut.leave);
      expect(cut.leave + 15 - cut.resume).toBeGreaterThanOrEqual(duration);
    }
  });

  test.each(TRACK_IDS)('the last hit of %s has time to die away from 3 s on, and comes late', (id) => {
    const { bpm } = TRACKS[id];
    const { hit } = timeOf(bpm);
    expect(cutOf(id, 15)).toBeNull();
    for (const duration of SECONDS.slice(2)) {
      const { leave, resume } = cutOf(id, duration) ?? { leave: 0, resume: 0 };
      const at = leave + (hit * 60) / bpm - resume;
      expect(duration - at).toBeGreaterThanOrEqual(1.1);
      expect(duration - at).toBeLessThanOrEqual(2.5);
    }
  });
});
