/** Sounds that several tracks share. */
import type { Bell, Patch } from '../synth.ts';

export const WARM_PAD: Patch = {
  ...{ wave: 'saw', voices: 7, cents: 22, width: 0.9, cutoff: 900, opens: 1.2, closes: 1.6, resonance: 0.1 },
  ...{ attack: 0.09, decay: 1, sustain: 0.8, release: 0.7 },
};
export const AIR_PAD: Patch = { ...WARM_PAD, cutoff: 2600, opens: 0.6, attack: 0.35, cents: 30, release: 1.2 };
export const STAB: Patch = {
  ...{ wave: 'saw', voices: 5, cents: 18, width: 0.8, cutoff: 700, opens: 3, closes: 0.16, resonance: 0.25 },
  ...{ attack: 0.003, decay: 0.35, sustain: 0.15, release: 0.12 },
};
export const SUPERSAW: Patch = {
  ...{ wave: 'saw', voices: 7, cents: 30, width: 1, cutoff: 3200, opens: 1.4, closes: 0.4, resonance: 0.1 },
  ...{ attack: 0.004, decay: 0.5, sustain: 0.55, release: 0.2 },
};
export const PLUCK: Patch = {
  ...{ wave: 'square', voices: 2, cents: 9, width: 0.6, cutoff: 600, opens: 3.2, closes: 0.12, resonance: 0.2 },
  ...{ attack: 0.002, decay: 0.28, sustain: 0.05, release: 0.18 },
};
export const LEAD: Patch = {
  ...{ wave: 'saw', voices: 3, cents: 14, width: 0.5, cutoff: 2400, opens: 1.2, closes: 0.3, resonance: 0.15 },
  ...{ attack: 0.008, decay: 0.4, sustain: 0.6, release: 0.16, glide: 0.05 },
};
export const HOUSE_BASS: Patch = {
  ...{ wave: 'saw', voices: 1, cutoff: 260, opens: 2.4, closes: 0.14, resonance: 0.35, sub: 0.7, drive: 1.2 },
  ...{ attack: 0.003, decay: 0.3, sustain: 0.5, release: 0.05 },
};
export const ROUND_BASS: Patch = {
  ...{ wave: 'triangle', cutoff: 500, opens: 1, closes: 0.2, sub: 0.5, drive: 0.6 },
  ...{ attack: 0.005, decay: 0.5, sustain: 0.7, release: 0.08 },
};
/** The long low drum of trap, played as a bass. */
export const SUB: Patch = {
  ...{ wave: 'sine', cutoff: 4000, drive: 2.4 },
  ...{ attack: 0.004, decay: 1.6, sustain: 0.25, release: 0.12 },
};
export const KEYS: Bell = {
  ...{ ratio: 1, index: 1.6, calms: 0.5, width: 0.8, tremolo: 0.16 },
  ...{ attack: 0.004, decay: 1.4, sustain: 0.25, release: 0.3 },
};
export const GLASS: Bell = {
  ...{ ratio: 3.5, index: 2.2, calms: 0.25, width: 1, attack: 0.002, decay: 0.9, sustain: 0.05, release: 0.9 },
};
