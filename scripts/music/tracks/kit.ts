/** What the tracks at 96 beats a minute have in common. */
import type { Session } from '../session.ts';

/** All before the way to the last hit. */
export const body = (s: Session) => ({ from: 0, to: s.time.hit - s.time.lead });

/** Channels of drums, what leads to the last hit, and the hit. */
export function kit(
  s: Session,
  kick: 'kick' | 'softKick' | 'deepKick',
  { crash = 0.6, air = 0.7, fill = '5.5.6678' } = {},
): void {
  const { hit, lead } = s.time;
  s.channel('drums', { gain: -5, hall: 0.05 });
  s.channel('tops', { gain: -12, hall: 0.1, lows: 280 });
  s.channel('air', { gain: -18, hall: 0.25, lows: 400, duck: 0.4 });
  s.rise('air', hit, lead, air);
  s.drum('tops', 'snare', fill, { from: hit - lead, to: hit });
  s.drum('drums', kick, 'x...x...', { from: hit - lead, to: hit });
  s.once('drums', kick, hit, 1);
  s.once('drums', 'boom', hit, 0.5);
  s.once('tops', 'crash', hit, crash);
}
