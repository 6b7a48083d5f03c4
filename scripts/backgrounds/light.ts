/** Light added up on a dark background in floating point: 8 bits would show banding in gradients this dark. */

import { FILM } from '../../src/scene/frame.ts';

export type Rgb = readonly [number, number, number];

/** 0 to 1 per channel, as displayed. */
const hex = (text: string): Rgb => [
  Number.parseInt(text.slice(0, 2), 16) / 255,
  Number.parseInt(text.slice(2, 4), 16) / 255,
  Number.parseInt(text.slice(4, 6), 16) / 255,
];

export const PALETTE = {
  ground: hex('0d0711'),
  magenta: hex('e0359a'),
  violet: hex('8b4dff'),
  gold: hex('f5c542'),
  /** Gold that is dimmed turns olive; dim gold light is warmer. */
  amber: hex('f0913a'),
  rose: hex('ff8fc4'),
  plum: hex('4a1546'),
} as const;

/**
 * A picture made of light. One of its pixels covers `scale` pixels of the frame: soft pictures need no more. Positions
 * are always in frame pixels.
 */
export type Light = {
  readonly scale: number;
  readonly width: number;
  readonly height: number;
  /** Red, green and blue, pixel by pixel; any value from 0. */
  readonly data: Float32Array;
};

export function makeLight(scale: number): Light {
  const [width, height] = [FILM.width / scale, FILM.height / scale];
  return { scale, width, height, data: new Float32Array(width * height * 3) };
}

/** Adds `color` at each point, multiplied by what `amount` returns for it. */
export function shine(light: Light, color: Rgb, amount: (x: number, y: number) => number): void {
  const [r, g, b] = color;
  let i = 0;
  for (let row = 0; row < light.height; row++) {
    const y = (row + 0.5) * light.scale;
    for (let column = 0; column < light.width; column++, i += 3) {
      const value = amount((column + 0.5) * light.scale, y);
      if (value <= 0) continue;
      light.data[i]! += r * value;
      light.data[i + 1]! += g * value;
      light.data[i + 2]! += b * value;
    }
  }
}

/** Like `shine`, for amounts that change slowly: computed at every fourth point of the frame and interpolated in between (bilinear). */
export function glow(light: Light, color: Rgb, amount: (x: number, y: number) => number): void {
  const [columns, rows] = [FILM.width / 4 + 2, FILM.height / 4 + 2];
  const known = new Float32Array(columns * rows);
  const at = (index: number) => (index - 0.5) * 4;
  for (let i = 0; i < known.length; i++) known[i] = amount(at(i % columns), at(Math.floor(i / columns)));
  shine(light, color, (x, y) => {
    const [u, v] = [x / 4 + 0.5, y / 4 + 0.5];
    const i = Math.floor(v) * columns + Math.floor(u);
    const [across, down] = [u % 1, v % 1];
    const above = known[i]! + (known[i + 1]! - known[i]!) * across;
    const below = known[i + columns]! + (known[i + columns + 1]! - known[i + columns]!) * across;
    return above + (below - above) * down;
  });
}

/** An ellipse: its center and semi-axes. */
export type Place = { x: number; y: number; rx: number; ry: number };

export const round = (x: number, y: number, radius: number): Place => ({ x, y, rx: radius, ry: radius });

/** Adds light inside an ellipse; `profile` maps the distance, 0 (center) to 1 (rim), to an amount. */
export function spot(light: Light, color: Rgb, { x, y, rx, ry }: Place, profile: (distance: number) => number) {
  const { scale, width, height, data } = light;
  const [fromX, toX] = [Math.max(0, Math.floor((x - rx) / scale)), Math.min(width - 1, Math.ceil((x + rx) / scale))];
  const [fromY, toY] = [Math.max(0, Math.floor((y - ry) / scale)), Math.min(height - 1, Math.ceil((y + ry) / scale))];
  for (let row = fromY; row <= toY; row++) {
    for (let column = fromX; column <= toX; column++) {
      const distance = Math.hypot(((column + 0.5) * scale - x) / rx, ((row + 0.5) * scale - y) / ry);
      if (distance >= 1) continue;
      const value = profile(distance);
      const i = (row * width + column) * 3;
      data[i]! += color[0] * value;
      data[i + 1]! += color[1] * value;
      data[i + 2]! += color[2] * value;
    }
  }
}

/** The light on the background as 16-bit RGB, little-endian. However much light there is, it approaches white without clipping. */
export function develop({ data }: Light): Uint8Array {
  const out = new Uint16Array(data.length);
  for (let i = 0; i < data.length; i++) {
    const base = PALETTE.ground[(i % 3) as 0 | 1 | 2];
    out[i] = 65_535 * (1 - (1 - base) * Math.exp(-data[i]!));
  }
  return new Uint8Array(out.buffer);
}

/** 0 below `from`, 1 above `to`, smooth between (Hermite). */
export function smoothstep(from: number, to: number, value: number): number {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
}

/** 1 in the middle of the text area, 0 well outside it: backgrounds stay dim there. */
export const textZone = (x: number, y: number) => bell(x - 520, 420) * bell(y - 780, 520);

/** 1 at 0, falling off on both sides (Gaussian). */
export const bell = (value: number, width: number) => Math.exp(-((value / width) ** 2));
/** A wave from -1 to 1 that returns to its start when `phase` (0 to 1) has gone around `times` times. */
export const wave = (phase: number, times = 1, shift = 0) => Math.sin(2 * Math.PI * (phase * times + shift));

/** Random numbers from 0 to 1, the same for the same seed (mulberry32). */
export function randoms(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

export type Noise = (x: number, y: number, z: number) => number;

/** Gradient noise (Perlin 2002), about -1 to 1, that repeats every `period` in y and in z, so motion through it loops. */
function loopingNoise(seed: number, period: { y: number; z: number }): Noise {
  const random = randoms(seed);
  const table = Array.from({ length: 256 }, (_, i) => i);
  for (let i = 255; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [table[i], table[j]] = [table[j]!, table[i]!];
  }
  const permutation = Uint8Array.from([...table, ...table]);
  const ease = (t: number) => t * t * t * (t * (t * 6 - 15) + 10);
  const wrap = (value: number, by: number) => ((value % by) + by) % by;
  const gradient = (hash: number, x: number, y: number, z: number) => {
    const h = hash & 15;
    const u = h < 8 ? x : y;
    const v = h < 4 ? y : h === 12 || h === 14 ? x : z;
    return ((h & 1) === 0 ? u : -u) + ((h & 2) === 0 ? v : -v);
  };
  return (x, y, z) => {
    const [xi, yi, zi] = [Math.floor(x), Math.floor(y), Math.floor(z)];
    const [xf, yf, zf] = [x - xi, y - yi, z - zi];
    const [u, v, w] = [ease(xf), ease(yf), ease(zf)];
    const [y0, y1] = [wrap(yi, period.y), wrap(yi + 1, period.y)];
    const [z0, z1] = [wrap(zi, period.z), wrap(zi + 1, period.z)];
    const corner = (dx: number, cy: number, dy: number, cz: number, dz: number) => {
      const hash = permutation[permutation[permutation[(xi + dx) & 255]! + (cy & 255)]! + (cz & 255)]!;
      return gradient(hash, xf - dx, yf - dy, zf - dz);
    };
    const mix = (a: number, b: number, t: number) => a + (b - a) * t;
    const near = mix(
      mix(corner(0, y0, 0, z0, 0), corner(1, y0, 0, z0, 0), u),
      mix(corner(0, y1, 1, z0, 0), corner(1, y1, 1, z0, 0), u),
      v,
    );
    const far = mix(
      mix(corner(0, y0, 0, z1, 1), corner(1, y0, 0, z1, 1), u),
      mix(corner(0, y1, 1, z1, 1), corner(1, y1, 1, z1, 1), u),
      v,
    );
    return mix(near, far, w);
  };
}

/** Clouds, 0 to 1: octaves of noise, each twice as fine and half as strong. Periods double with the octaves, so the loop stays seamless. */
export function clouds(seed: number, octaves: number, period: { y: number; z: number }): Noise {
  const layers = Array.from({ length: octaves }, (_, i) =>
    loopingNoise(seed + i * 101, { y: period.y * 2 ** i, z: period.z }),
  );
  return (x, y, z) => {
    let [sum, strength, total] = [0, 1, 0];
    for (const [i, noise] of layers.entries()) {
      sum += noise(x * 2 ** i, y * 2 ** i, z) * strength;
      total += strength;
      strength /= 2;
    }
    return 0.5 + sum / total / 1.4;
  };
}
