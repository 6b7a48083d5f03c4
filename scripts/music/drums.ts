/** Percussion from sines and noise, each hit into `out` at a time in seconds with a velocity from 0 to 1. */
import { RATE, type Random, type Stereo } from './sound.ts';

type Hit = (out: Stereo, at: number, velocity: number, random: Random) => void;

/** Calls `sample` with the seconds since the hit; what it gives is added to left and right. */
function strike(out: Stereo, at: number, seconds: number, sample: (time: number) => readonly [number, number]): void {
  const start = Math.max(0, Math.round(at * RATE));
  const end = Math.min(out.left.length, start + Math.round(seconds * RATE));
  for (let i = start; i < end; i++) {
    const time = (i - start) / RATE;
    // No hit ends in a step.
    const fade = Math.min(1, (seconds - time) * 200);
    const [left, right] = sample(time);
    out.left[i]! += left * fade;
    out.right[i]! += right * fade;
  }
}

/** Noise between two cutoffs: one-pole filters are enough for percussion. */
function noise(random: Random, low: number, high: number): () => number {
  const [a, b] = [1 - Math.exp((-2 * Math.PI * high) / RATE), 1 - Math.exp((-2 * Math.PI * low) / RATE)];
  let [first, second, base] = [0, 0, 0];
  return () => {
    first += a * (random() * 2 - 1 - first);
    second += a * (first - second);
    base += b * (second - base);
    return second - base;
  };
}

const sines = (from: number, to: number, falls: number) => (time: number) =>
  Math.sin(2 * Math.PI * (to * time + ((from - to) / falls) * (1 - Math.exp(-falls * time))));

/** Lows from `to` Hertz, a knock from `from`, and a click. */
function kickOf({ from = 190, to = 48, decay = 0.28, click = 0.35, drive = 1.6 }): Hit {
  return (out, at, velocity, random) => {
    const [body, tick] = [sines(from, to, 32), noise(random, 900, 6000)];
    strike(out, at, decay * 2.2, (time) => {
      const low = Math.tanh(drive * body(time) * Math.exp((-2.6 * time) / decay)) / Math.tanh(drive);
      const value = velocity * (low + click * tick() * Math.exp(-time * 220) * 3) * Math.min(1, time * 900);
      return [value, value];
    });
  };
}
const kick = kickOf({});
/** Softer and shorter on top, as on records that are meant to be slept to. */
const softKick = kickOf({ from: 120, to: 52, decay: 0.22, click: 0.12, drive: 1 });
const deepKick = kickOf({ from: 150, to: 44, decay: 0.42, click: 0.25, drive: 2.2 });

/** Two sides of the same burst of noise that share `mid` of it. */
function wide(random: Random, low: number, high: number, mid: number): () => [number, number] {
  const [center, left, right] = [noise(random, low, high), noise(random, low, high), noise(random, low, high)];
  return () => {
    const common = center() * mid;
    return [common + left() * (1 - mid), common + right() * (1 - mid)];
  };
}

const snare: Hit = (out, at, velocity, random) => {
  const [body, ringing, rattle] = [sines(260, 185, 40), sines(420, 330, 30), wide(random, 1200, 9000, 0.6)];
  strike(out, at, 0.32, (time) => {
    const tone = (0.7 * body(time) + 0.35 * ringing(time)) * Math.exp(-time * 22);
    const [left, right] = rattle();
    const tail = 1.9 * Math.exp(-time * 16);
    return [velocity * (tone + left * tail), velocity * (tone + right * tail)];
  });
};

const clap: Hit = (out, at, velocity, random) => {
  const hands = wide(random, 800, 5200, 0.35);
  strike(out, at, 0.34, (time) => {
    const bursts = [0, 0.011, 0.023].reduce(
      (sum, burst) => sum + (time >= burst ? Math.exp(-(time - burst) * 140) : 0),
      0,
    );
    const room = time > 0.023 ? 0.6 * Math.exp(-(time - 0.023) * 15) : 0;
    const [left, right] = hands();
    return [velocity * 2.4 * left * (bursts + room), velocity * 2.4 * right * (bursts + room)];
  });
};

function hatOf(seconds: number, falls: number, low = 7000, attack = 0): Hit {
  return (out, at, velocity, random) => {
    const metal = wide(random, low, 15_000, 0.45);
    strike(out, at, seconds, (time) => {
      const level = 2.2 * velocity * Math.exp(-time * falls) * (attack > 0 ? Math.min(1, time / attack) : 1);
      const [left, right] = metal();
      return [left * level, right * level];
    });
  };
}
const hat = hatOf(0.09, 55);
const openHat = hatOf(0.32, 11);
const shaker = hatOf(0.11, 38, 4500, 0.018);
const brush = hatOf(0.26, 14, 2200, 0.03);
const crash = hatOf(2.4, 2.1, 3800);

const rim: Hit = (out, at, velocity, random) => {
  const [wood, edge, tick] = [sines(1750, 1700, 30), sines(860, 820, 30), noise(random, 2000, 9000)];
  strike(out, at, 0.08, (time) => {
    const value = velocity * (0.5 * wood(time) + 0.5 * edge(time) + tick()) * Math.exp(-time * 70);
    return [value, value * 0.8];
  });
};

const snap: Hit = (out, at, velocity, random) => {
  const finger = wide(random, 1500, 4200, 0.5);
  strike(out, at, 0.16, (time) => {
    const level = 2.6 * velocity * (Math.exp(-time * 90) + 0.22 * Math.exp(-time * 24));
    const [left, right] = finger();
    return [left * level, right * level];
  });
};

function tomOf(from: number, to: number, side: number): Hit {
  return (out, at, velocity, random) => {
    const [body, skin] = [sines(from, to, 14), noise(random, 300, 3000)];
    strike(out, at, 0.5, (time) => {
      const value = velocity * (body(time) * Math.exp(-time * 8) + 0.5 * skin() * Math.exp(-time * 60));
      return [value * (1 - side), value * (1 + side)];
    });
  };
}
const tom = tomOf(170, 105, -0.25);
const lowTom = tomOf(125, 72, 0.25);
const conga = tomOf(330, 270, 0.35);

/** Something large falls: lows that sink, and dust. */
const boom: Hit = (out, at, velocity, random) => {
  const [body, dust] = [sines(95, 38, 7), wide(random, 250, 3000, 0.4)];
  strike(out, at, 2.2, (time) => {
    const low = Math.tanh(1.8 * body(time)) * Math.exp(-time * 2.2);
    const [left, right] = dust();
    const cloud = 0.9 * Math.exp(-time * 4.5);
    return [velocity * (low + left * cloud), velocity * (low + right * cloud)];
  });
};

/** Noise that opens and swells for `seconds`, up to the moment after it. */
export function rise(out: Stereo, at: number, seconds: number, velocity: number, random: Random): void {
  const air = wide(random, 500, 11_000, 0.2);
  let [left, right] = [0, 0];
  strike(out, at, seconds, (time) => {
    const share = time / seconds;
    const open = 1 - Math.exp((-2 * Math.PI * (300 * 40 ** share)) / RATE);
    const [l, r] = air();
    left += open * (l - left);
    right += open * (r - right);
    const level = velocity * 2.2 * share ** 2.2;
    return [left * level, right * level];
  });
}

export const DRUMS = {
  ...{ kick, softKick, deepKick, snare, clap, hat, openHat, shaker, brush, crash, rim, snap, tom, lowTom, conga, boom },
} as const satisfies Record<string, Hit>;
export type Drum = keyof typeof DRUMS;
