/** Voices: a subtractive one for pads, basses, plucks and stabs, and one of frequency modulation for keys and bells. */
import { hertz, RATE, type Random, type Stereo } from './sound.ts';

/** Seconds; `sustain` is a share. */
type Envelope = { attack: number; decay: number; sustain: number; release: number };

export type Patch = Envelope & {
  wave: 'saw' | 'square' | 'triangle' | 'sine';
  /** Copies of the wave, spread over as many cents and over the width. */
  voices?: number;
  cents?: number;
  width?: number;
  /** Hertz of the low-pass at rest; how many octaves it opens with each note, and within which seconds it closes again. */
  cutoff: number;
  opens?: number;
  closes?: number;
  /** 0 to 1: how much the cutoff is emphasised. */
  resonance?: number;
  /** A sine an octave below, as a share. */
  sub?: number;
  /** Seconds in which the pitch comes from the note before, as in basses that slide. */
  glide?: number;
  drive?: number;
};

/** Keys and seconds; velocity 0 to 1. */
export type Note = { key: number; at: number; seconds: number; velocity: number; from?: number };

/** Removes most of the aliasing of a jump: a polynomial of the two samples around it. */
function blep(phase: number, step: number): number {
  if (phase < step) {
    const x = phase / step;
    return x + x - x * x - 1;
  }
  if (phase > 1 - step) {
    const x = (phase - 1) / step;
    return x * x + x + x + 1;
  }
  return 0;
}

function waveAt(wave: Patch['wave'], phase: number, step: number): number {
  if (wave === 'sine') return Math.sin(2 * Math.PI * phase);
  if (wave === 'triangle') return 4 * Math.abs(phase - 0.5) - 1;
  if (wave === 'saw') return 2 * phase - 1 - blep(phase, step);
  return (phase < 0.5 ? 1 : -1) + blep(phase, step) - blep((phase + 0.5) % 1, step);
}

function levelAt({ attack, decay, sustain, release }: Envelope, time: number, seconds: number): number {
  const held = (at: number) =>
    at < attack ? at / attack : sustain + (1 - sustain) * Math.exp((-4 * (at - attack)) / decay);
  if (time < seconds) return held(time);
  return held(seconds) * Math.exp((-5 * (time - seconds)) / release) * Math.max(0, 1 - (time - seconds) / release);
}

/** A state variable low-pass (Zavalishin, The Art of VA Filter Design, 4.4) whose cutoff may change at any sample. */
class LowPass {
  #first = 0;
  #second = 0;
  #g = 0;
  #damping: number;
  constructor(resonance: number) {
    this.#damping = 2 - 1.9 * resonance;
  }
  tune(cutoff: number): void {
    this.#g = Math.tan((Math.PI * Math.min(cutoff, RATE * 0.45)) / RATE);
  }
  next(input: number): number {
    const g = this.#g;
    const high = (input - (this.#damping + g) * this.#first - this.#second) / (1 + g * (this.#damping + g));
    const band = g * high + this.#first;
    this.#first = g * high + band;
    const low = g * band + this.#second;
    this.#second = g * band + low;
    return low;
  }
}

type Oscillator = { phase: number; ratio: number; left: number; right: number };

function oscillators({ voices = 1, cents = 0, width = 0 }: Patch, random: Random): Oscillator[] {
  const loud = 1 / Math.sqrt(voices);
  return Array.from({ length: voices }, (_, index) => {
    const place = voices === 1 ? 0 : (2 * index) / (voices - 1) - 1;
    // Neighbors in pitch go to opposite sides.
    const side = width * place * (index % 2 === 0 ? 1 : -1);
    const angle = ((side + 1) * Math.PI) / 4;
    const ratio = 2 ** ((place * cents) / 1200);
    return { phase: random(), ratio, left: loud * Math.cos(angle) * 1.41, right: loud * Math.sin(angle) * 1.41 };
  });
}

/** Plays a note into `out`. */
export function play(out: Stereo, note: Note, patch: Patch, random: Random): void {
  const { opens = 0, closes = 0.3, resonance = 0, sub = 0, glide = 0, drive = 0 } = patch;
  const start = Math.max(0, Math.round(note.at * RATE));
  const end = Math.min(out.left.length, start + Math.round((note.seconds + patch.release) * RATE));
  const pitch = hertz(note.key);
  const slide = glide > 0 && note.from !== undefined ? hertz(note.from) / pitch : 1;
  const all = oscillators(patch, random);
  const [left, right] = [new LowPass(resonance), new LowPass(resonance)];
  let below = 0;
  for (let i = start; i < end; i++) {
    const time = (i - start) / RATE;
    if ((i - start) % 16 === 0) {
      const open = opens * note.velocity * Math.exp((-3 * time) / closes);
      const cutoff = patch.cutoff * 2 ** open;
      left.tune(cutoff);
      right.tune(cutoff);
    }
    const bend = slide === 1 || time > glide ? 1 : slide ** (1 - time / glide);
    let [l, r] = [0, 0];
    for (const each of all) {
      const step = (pitch * each.ratio * bend) / RATE;
      const value = waveAt(patch.wave, each.phase, step);
      each.phase = (each.phase + step) % 1;
      l += value * each.left;
      r += value * each.right;
    }
    below = (below + (pitch * bend) / 2 / RATE) % 1;
    const low = sub * Math.sin(2 * Math.PI * below);
    const level = levelAt(patch, time, note.seconds) * note.velocity;
    const shape = (value: number) => (drive > 0 ? Math.tanh(value * (1 + drive)) / Math.tanh(1 + drive) : value);
    out.left[i]! += shape(left.next(l) + low) * level;
    out.right[i]! += shape(right.next(r) + low) * level;
  }
}

/** Of a modulated sine: how fast the modulator is, how far it goes at first, and how quickly it calms down. */
export type Bell = Envelope & { ratio: number; index: number; calms: number; width?: number; tremolo?: number };

/** Plays a note of frequency modulation (Chowning 1973) into `out`; the two sides are a cent or two apart. */
export function ring(out: Stereo, note: Note, bell: Bell): void {
  const { ratio, index, calms, width = 0.4, tremolo = 0 } = bell;
  const start = Math.max(0, Math.round(note.at * RATE));
  const end = Math.min(out.left.length, start + Math.round((note.seconds + bell.release) * RATE));
  const pitch = 2 * Math.PI * hertz(note.key);
  for (let i = start; i < end; i++) {
    const time = (i - start) / RATE;
    const depth = index * note.velocity * Math.exp((-3 * time) / calms);
    const level = levelAt(bell, time, note.seconds) * note.velocity;
    const sway = tremolo * Math.sin(2 * Math.PI * 5.2 * time);
    const side = (detune: number) =>
      Math.sin(pitch * detune * time + depth * Math.sin(pitch * ratio * detune * time)) * level;
    out.left[i]! += side(1 - 0.0008 * width) * (1 + sway);
    out.right[i]! += side(1 + 0.0008 * width) * (1 - sway);
  }
}
