/** Backgrounds with fine points and lines, drawn at full resolution. */
import { FILM } from '../../src/scene/frame.ts';
import {
  bell,
  clouds,
  glow,
  type Light,
  PALETTE,
  type Rgb,
  randoms,
  round,
  shine,
  smoothstep,
  spot,
  textZone,
  wave,
} from './light.ts';

type Paint = (light: Light, phase: number) => void;

const fraction = (value: number) => value - Math.floor(value);

/** Neon rings that grow out of the dark and leave over the edge; nothing bright crosses the middle. */
export function neonRings(): Paint {
  const centre = { x: 540, y: 800 };
  const [rings, reach] = [5, 1330];
  return (light, phase) => {
    const profile = (k: number) => {
      const age = fraction((k + phase * 2) / rings);
      const radius = 170 + reach * age ** 1.25;
      const strength = smoothstep(0.02, 0.42, age) * smoothstep(1, 0.72, age);
      return { radius, strength, width: 3 + 5 * age };
    };
    for (const [color, odd] of [
      [PALETTE.magenta, 0],
      [PALETTE.violet, 1],
    ] as const) {
      // All rings of one color are concentric circles, so the light at a point depends only on its distance.
      const glow = new Float32Array(2000);
      for (let k = 0; k < rings * 2; k++) {
        if (k % 2 !== odd) continue;
        const { radius, strength, width } = profile(k / 2);
        for (let r = 0; r < glow.length; r++) {
          const d = r - radius;
          glow[r]! +=
            strength *
            (0.85 * bell(d, width) + 0.26 * Math.exp(-Math.abs(d) / 34) + 0.1 * Math.exp(-Math.abs(d) / 130));
        }
      }
      const turn = phase + odd / 2;
      shine(light, color, (x, y) => {
        const r = Math.hypot(x - centre.x, y - centre.y);
        const i = Math.floor(r);
        const at = glow[i]! + (glow[i + 1]! - glow[i]!) * (r - i);
        const side = 0.7 + 0.3 * Math.sin(Math.atan2(y - centre.y, x - centre.x) + 2 * Math.PI * turn);
        return 0.62 * at * side;
      });
    }
    glow(light, PALETTE.violet, (x, y) => 0.05 * smoothstep(500, 1500, Math.hypot(x - centre.x, y - centre.y)));
  };
}

type Grain = {
  x: number;
  y: number;
  reach: number;
  rise: number;
  sway: number;
  shift: number;
  strength: number;
  flicker: number;
};

/** Gold dust floating up through warm light, some of it close to the lens. */
export function goldDust(): Paint {
  const random = randoms(11);
  const grains: Grain[] = Array.from({ length: 260 }, (_, i) => {
    const near = i < 26;
    return {
      x: random() * FILM.width,
      y: random() * 2200,
      reach: near ? 26 + random() * 46 : 4 + random() * 9,
      // A whole number of heights per loop, so that every grain returns to its start.
      rise: near ? 1 : random() < 0.3 ? 1 : 0,
      sway: 14 + random() * 40,
      shift: random(),
      strength: near ? 0.1 + random() * 0.12 : 0.35 + random() * 0.9,
      flicker: 1 + Math.floor(random() * 3),
    };
  });
  return (light, phase) => {
    glow(light, PALETTE.amber, (x, y) => 0.26 * bell(x - 540 - 120 * wave(phase), 620) * smoothstep(1100, 2050, y));
    glow(
      light,
      PALETTE.magenta,
      (x, y) => 0.16 * bell(x - 900, 520) * bell(y - 60, 520) + 0.05 * bell(x - 120, 420) * bell(y - 1150, 480),
    );
    for (const grain of grains) {
      const height = 2200;
      const lift = grain.rise === 0 ? 70 * wave(phase, 1, grain.shift) : 0;
      const y = ((((grain.y - phase * grain.rise * height) % height) + height) % height) - 140 + lift;
      const x = grain.x + grain.sway * wave(phase, 1, grain.shift);
      const twinkle = 0.55 + 0.45 * wave(phase, grain.flicker, grain.shift * 7);
      const amount = grain.strength * twinkle * (1 - 0.62 * textZone(x, y));
      const near = grain.reach > 20;
      const color: Rgb = grain.shift > 0.86 ? PALETTE.rose : PALETTE.gold;
      spot(light, color, round(x, y, grain.reach), (d) =>
        near ? amount * smoothstep(1, 0.72, d) * (0.7 + 0.3 * d) : amount * (1 - d) ** 2,
      );
    }
  };
}

/** Large out-of-focus discs of light that drift past each other. */
export function bokehNight(): Paint {
  const random = randoms(29);
  const colors = [PALETTE.magenta, PALETTE.violet, PALETTE.amber, PALETTE.violet, PALETTE.magenta, PALETTE.rose];
  const discs = Array.from({ length: 44 }, (_, i) => ({
    x: random() * FILM.width,
    y: random() * FILM.height,
    reach: 40 + 150 * random() ** 2,
    color: colors[i % colors.length]!,
    shift: random(),
    drift: 30 + random() * 60,
    strength: 0.08 + random() * 0.2,
  }));
  return (light, phase) => {
    glow(light, PALETTE.violet, (x, y) => 0.15 * bell(x - 160, 520) * bell(y - 1650, 560));
    glow(light, PALETTE.magenta, (x, y) => 0.13 * bell(x - 980, 520) * bell(y - 180, 560));
    for (const disc of discs) {
      const x = disc.x + disc.drift * wave(phase, 1, disc.shift);
      const y = disc.y + disc.drift * 0.8 * wave(phase, 1, disc.shift + 0.25 + disc.drift / 400);
      const breath = 0.65 + 0.35 * wave(phase, 1, disc.shift * 5);
      const amount = disc.strength * breath * (1 - 0.7 * textZone(x, y));
      // A lens draws a disc's rim a little brighter than its middle.
      spot(light, disc.color, round(x, y, disc.reach), (d) => amount * smoothstep(1, 0.94, d) * (0.72 + 0.42 * d * d));
      spot(light, disc.color, round(x, y, disc.reach * 2.2), (d) => 0.22 * amount * (1 - d) ** 2);
    }
  };
}

/** The lights that a turning mirror ball throws onto the wall behind the stage. */
export function mirrorBall(): Paint {
  const random = randoms(53);
  const haze = clouds(97, 2, { y: 3, z: 2 });
  const ball = { x: 540, y: 170, wall: 760 };
  /** Angle from one facet to the next, and how many pass in one loop, after which their lights repeat. */
  const [facet, passing] = [(2 * Math.PI) / 32, 3];
  const colors = [PALETTE.rose, PALETTE.violet, PALETTE.magenta, PALETTE.violet, PALETTE.magenta, PALETTE.amber];
  const rows = Array.from({ length: 11 }, (_, row) => ({
    rise: (row - 2.2) * facet * 0.72,
    offset: (row % 2) / 2 + 0.2 * random(),
    lights: Array.from({ length: passing }, () => ({
      strength: 0.35 + 0.65 * random(),
      size: 0.75 + 0.5 * random(),
      lift: (random() - 0.5) * 0.07,
      color: colors[Math.floor(random() * colors.length)]!,
    })),
  }));
  return (light, phase) => {
    glow(
      light,
      PALETTE.violet,
      (x, y) => 0.22 * bell(x - 540, 700) * bell(y - 100, 640) * (0.4 + haze(x / 600, y / 600, phase * 2)),
    );
    glow(light, PALETTE.magenta, (x, y) => 0.14 * bell(x - 540, 900) * bell(y - 1850, 560));
    for (const { rise, offset, lights } of rows) {
      for (let k = -8; k <= 8; k++) {
        const turn = (k + offset + phase * passing) * facet - 1.5 * facet;
        if (Math.abs(turn) > 1.15) continue;
        const facing = Math.cos(turn);
        const { strength, size, lift, color } = lights[((k % passing) + passing) % passing]!;
        // A ray from the ball straight to the wall.
        const x = ball.x + ball.wall * Math.tan(turn);
        const y = ball.y + (ball.wall * Math.tan(rise + lift)) / facing;
        const amount = 0.6 * strength * smoothstep(1.15, 0.8, Math.abs(turn)) * (1 - 0.66 * textZone(x, y));
        const [rx, ry] = [(26 * size) / facing ** 1.5, (22 * size) / facing / Math.cos(rise)];
        spot(light, color, { x, y, rx, ry }, (d) => amount * smoothstep(1, 0.5, d));
        spot(light, color, { x, y, rx: rx * 4, ry: ry * 4 }, (d) => 0.2 * amount * (1 - d) ** 2);
      }
    }
  };
}
