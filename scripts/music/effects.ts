/** What a mix does to whole tracks: filters, room, echo, side-chain. */
import { RATE, type Stereo, silence } from './sound.ts';

/** Coefficients of a second-order filter (Bristow-Johnson, Audio EQ Cookbook). */
type Biquad = readonly [b0: number, b1: number, b2: number, a1: number, a2: number];

function biquad(kind: 'low' | 'high' | 'peak', frequency: number, q: number, decibels = 0): Biquad {
  const w = (2 * Math.PI * frequency) / RATE;
  const [cos, alpha] = [Math.cos(w), Math.sin(w) / (2 * q)];
  if (kind === 'peak') {
    const a = 10 ** (decibels / 40);
    const a0 = 1 + alpha / a;
    return [(1 + alpha * a) / a0, (-2 * cos) / a0, (1 - alpha * a) / a0, (-2 * cos) / a0, (1 - alpha / a) / a0];
  }
  const a0 = 1 + alpha;
  const edge = kind === 'low' ? 1 - cos : 1 + cos;
  const middle = kind === 'low' ? edge : -edge;
  return [edge / 2 / a0, middle / a0, edge / 2 / a0, (-2 * cos) / a0, (1 - alpha) / a0];
}

/** No peak at the cutoff. As the shipped tracks were made: the square root of a half, rounded. */
const BUTTERWORTH = 707 / 1000;

function run(samples: Float32Array, [b0, b1, b2, a1, a2]: Biquad): void {
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  for (let i = 0; i < samples.length; i++) {
    const x = samples[i]!;
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
    [x2, x1, y2, y1] = [x1, x, y1, y];
    samples[i] = y;
  }
}

const both = ({ left, right }: Stereo, filter: Biquad) => {
  run(left, filter);
  run(right, filter);
};
/** Takes away what is above `frequency`, 12 dB an octave, in place. */
export const cutHighs = (sound: Stereo, frequency: number): void => both(sound, biquad('low', frequency, BUTTERWORTH));
/** Takes away what is below. */
export const cutLows = (sound: Stereo, frequency: number): void => both(sound, biquad('high', frequency, BUTTERWORTH));
/** Raises or lowers the octave around `frequency`. */
export const tilt = (sound: Stereo, frequency: number, decibels: number): void =>
  both(sound, biquad('peak', frequency, 1.2, decibels));

/** Ducks under each kick, and comes back within `seconds`. In place. */
export function duck({ left, right }: Stereo, kicks: readonly number[], depth: number, seconds: number): void {
  for (const kick of kicks) {
    const start = Math.round((kick - 0.004) * RATE);
    const length = Math.round(seconds * RATE);
    for (let i = Math.max(0, start); i < Math.min(left.length, start + length); i++) {
      const share = (i - start) / length;
      // Down within 4 ms, back like a compressor lets go.
      const gone = Math.min(1, (i - start) / (0.004 * RATE)) * (1 - share) ** 1.6;
      const gain = 1 - depth * gone;
      left[i]! *= gain;
      right[i]! *= gain;
    }
  }
}

/** An echo that changes sides, each repeat darker; what comes back, without the sound itself. */
export function echo(sound: Stereo, seconds: number, feedback: number): Stereo {
  const out = silence(sound.left.length);
  const gap = Math.round(seconds * RATE);
  let [dark, darker] = [0, 0];
  for (let i = gap; i < out.left.length; i++) {
    const mono = (sound.left[i - gap]! + sound.right[i - gap]!) / 2;
    dark += 0.35 * (mono + feedback * out.right[i - gap]! - dark);
    darker += 0.35 * (out.left[i - gap]! - darker);
    out.left[i] = dark;
    out.right[i] = feedback * darker;
  }
  return out;
}

/** Lengths in samples, without common factors, of the lines of a room of size 1. */
const LINES = [1433, 1601, 1867, 2053, 2251, 2399, 2617, 2797];

/**
 * A room: eight delay lines that feed each other through a Hadamard matrix (Jot 1991), darker with each turn.
 * @param decay seconds until it is 60 dB quieter @param bright Hertz above which it swallows sound
 */
export function room(sound: Stereo, decay: number, bright: number, size = 1): Stereo {
  const out = silence(sound.left.length);
  const lines = LINES.map((length) => new Float32Array(Math.round(length * size)));
  const gains = lines.map(({ length }) => 10 ** ((-3 * length) / RATE / decay));
  const damping = 1 - Math.exp((-2 * Math.PI * bright) / RATE);
  const [dark, read, at] = [new Float32Array(8), new Float32Array(8), new Uint32Array(8)];
  const predelay = Math.round(0.018 * RATE);
  for (let i = 0; i < out.left.length; i++) {
    const [l, r] = i < predelay ? [0, 0] : [sound.left[i - predelay]!, sound.right[i - predelay]!];
    for (let k = 0; k < 8; k++) {
      const value = lines[k]![at[k]!]!;
      dark[k]! += damping * (value - dark[k]!);
      read[k] = dark[k]! * gains[k]!;
    }
    out.left[i] = (read[0]! - read[2]! + read[4]! - read[6]!) * 0.6;
    out.right[i] = (read[1]! - read[3]! + read[5]! - read[7]!) * 0.6;
    hadamard(read);
    for (let k = 0; k < 8; k++) {
      const line = lines[k]!;
      line[at[k]!] = read[k]! + (k % 2 === 0 ? l : r) * 0.4;
      at[k] = (at[k]! + 1) % line.length;
    }
  }
  return out;
}

/** In place, of eight values, keeping their energy. */
function hadamard(values: Float32Array): void {
  for (let half = 1; half < 8; half *= 2) {
    for (let i = 0; i < 8; i += 2 * half) {
      for (let k = i; k < i + half; k++) {
        const [a, b] = [values[k]!, values[k + half]!];
        values[k] = a + b;
        values[k + half] = a - b;
      }
    }
  }
  for (let i = 0; i < 8; i++) values[i]! *= 0.353_553;
}

/** Makes the sides louder or quieter, and what is below 150 Hz one channel, as clubs and phones want it. In place. */
export function spread(sound: Stereo, sides: number): void {
  const { left, right } = sound;
  const difference = left.map((value, i) => ((value - right[i]!) / 2) * sides);
  run(difference, biquad('high', 150, BUTTERWORTH));
  for (let i = 0; i < left.length; i++) {
    const middle = (left[i]! + right[i]!) / 2;
    left[i] = middle + difference[i]!;
    right[i] = middle - difference[i]!;
  }
}

/** Rounds off what is above `knee`, without ever reaching 1. In place. */
export function round({ left, right }: Stereo, knee: number): void {
  const shape = (value: number) => {
    const size = Math.abs(value);
    return size <= knee ? value : Math.sign(value) * (knee + (1 - knee) * Math.tanh((size - knee) / (1 - knee)));
  };
  for (let i = 0; i < left.length; i++) {
    left[i] = shape(left[i]!);
    right[i] = shape(right[i]!);
  }
}
