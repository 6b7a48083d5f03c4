/** Backgrounds without edges: smoke, cloth, gradients, beams. Drawn at a quarter of the resolution. */
import { FILM } from '../../src/scene/frame.ts';
import { bell, clouds, type Light, PALETTE, shine, smoothstep, textZone, wave } from './light.ts';

type Paint = (light: Light, phase: number) => void;

/** Angle of (x, y) seen from a lamp, where 0 is straight down, and the distance. */
const from = (lamp: { x: number; y: number }, x: number, y: number) => ({
  angle: Math.atan2(x - lamp.x, y - lamp.y),
  distance: Math.hypot(x - lamp.x, y - lamp.y),
});

/** `value` for every point of this picture, computed once. */
function remember(light: Light, value: (x: number, y: number) => number): (x: number, y: number) => number {
  const { width, height, scale } = light;
  const known = new Float32Array(width * height);
  for (let i = 0; i < known.length; i++) {
    known[i] = value(((i % width) + 0.5) * scale, (Math.floor(i / width) + 0.5) * scale);
  }
  return (x, y) => known[Math.floor(y / scale) * width + Math.floor(x / scale)]!;
}

/** Two lamps swaying above slowly rising smoke. */
export function spotlightSmoke(): Paint {
  const smoke = clouds(7, 4, { y: 4, z: 3 });
  const drift = clouds(23, 2, { y: 4, z: 2 });
  return (light, phase) => {
    const lamps = [
      { x: 180, y: -260, tilt: 0.3 + 0.07 * wave(phase), color: PALETTE.magenta, strength: 0.95 },
      { x: 930, y: -300, tilt: -0.28 + 0.08 * wave(phase, 1, 0.3), color: PALETTE.violet, strength: 1.05 },
    ];
    const density = (x: number, y: number) => {
      const bend = drift(x / 700, y / 700 + phase * 4, phase * 2) - 0.5;
      return smoothstep(0.25, 0.95, smoke(x / 480 + bend * 0.9, y / 480 + phase * 4 + bend * 0.6, phase * 3));
    };
    const at = remember(light, density);
    for (const { tilt, color, strength, ...lamp } of lamps) {
      shine(light, color, (x, y) => {
        const { angle, distance } = from(lamp, x, y);
        const cone = bell(angle - tilt, 0.2);
        const fall = Math.exp(-distance / 1100);
        return strength * cone * fall * (0.16 + 1.15 * at(x, y)) * (1 - 0.3 * textZone(x, y));
      });
      shine(light, color, (x, y) => 0.05 * at(x, y) * smoothstep(2200, 200, y));
    }
  };
}

/** Folds of heavy cloth stirred by a breath of air. */
export function velvetWaves(): Paint {
  const soft = clouds(41, 2, { y: 3, z: 2 });
  return (light, phase) => {
    const height = remember(light, (x, y) => {
      const air = soft(x / 1100, y / 1500, phase * 2) - 0.5;
      const s = (x + 0.34 * y + 420 * air + 36 * wave(phase, 1, y / 2400)) / 1080;
      const wide = Math.sin(2 * Math.PI * (1.35 * s + 0.1));
      const fine = Math.sin(2 * Math.PI * (3.1 * s + 0.35 * air) + 0.7 * wave(phase, 1, y / 1700));
      return 0.72 * wide + 0.34 * fine;
    });
    // Cloth shows its slopes: those facing the light shine, those facing away sink into the dark.
    const facing = remember(light, (x, y) => {
      const [left, right] = [Math.max(0, x - 8), Math.min(FILM.width - 1, x + 8)];
      const slope = (540 * (height(right, y) - height(left, y))) / (right - left);
      return 0.5 + 0.5 * Math.tanh(slope * 0.42);
    });
    const dim = (x: number, y: number) => 1 - 0.6 * textZone(x, y);
    shine(light, PALETTE.plum, (x, y) => (0.06 + 0.85 * facing(x, y) ** 1.4) * dim(x, y));
    shine(light, PALETTE.magenta, (x, y) => 0.3 * facing(x, y) ** 4 * dim(x, y) * smoothstep(1750, 0, y));
    shine(light, PALETTE.violet, (x, y) => 0.32 * facing(x, y) ** 4 * dim(x, y) * smoothstep(350, 1920, y));
    shine(light, PALETTE.rose, (x, y) => 0.16 * facing(x, y) ** 12 * dim(x, y));
  };
}

/** Four large glows that circle slowly and blend. */
export function midnightGlow(): Paint {
  const veil = clouds(61, 3, { y: 3, z: 3 });
  const glows = [
    { x: 900, y: 260, color: PALETTE.magenta, width: 480, strength: 0.66, shift: 0 },
    { x: 170, y: 1500, color: PALETTE.violet, width: 540, strength: 0.58, shift: 0.3 },
    { x: 40, y: 420, color: PALETTE.plum, width: 500, strength: 0.7, shift: 0.55 },
    { x: 1010, y: 1820, color: PALETTE.magenta, width: 420, strength: 0.36, shift: 0.8 },
  ];
  return (light, phase) => {
    // The veil distorts the glows so that no plain circle shows.
    const bend = remember(light, (x, y) => veil(x / 900, y / 900, phase * 3) - 0.5);
    for (const { color, width, strength, shift, ...home } of glows) {
      const [cx, cy] = [home.x + 130 * wave(phase, 1, shift), home.y + 170 * wave(phase, 1, shift + 0.25)];
      shine(light, color, (x, y) => {
        const b = bend(x, y);
        const distance = Math.hypot(x - cx + 420 * b, (y - cy) * 0.85 - 300 * b);
        return strength * bell(distance, width) * (0.86 + 0.5 * b) * (1 - 0.35 * textZone(x, y));
      });
    }
  };
}

/** A row of lamps above the stage; their beams cross and part, the floor glows. */
export function stageLights(): Paint {
  const haze = clouds(83, 3, { y: 3, z: 2 });
  const lamps = [90, 315, 540, 765, 990].map((x, i) => ({
    x,
    y: -60,
    color: [PALETTE.violet, PALETTE.magenta, PALETTE.amber, PALETTE.magenta, PALETTE.violet][i]!,
    strength: [0.95, 0.8, 0.42, 0.8, 0.95][i]!,
    tilt: ((540 - x) / 540) * 0.22,
    shift: i / 5,
  }));
  return (light, phase) => {
    const air = remember(light, (x, y) => 0.4 + 1.1 * haze(x / 380, y / 560 + phase * 3, phase * 2));
    for (const { color, strength, tilt, shift, ...lamp } of lamps) {
      const aim = tilt + 0.17 * wave(phase, 1, shift);
      const power = strength * (0.85 + 0.15 * wave(phase, 2, shift));
      shine(light, color, (x, y) => {
        const { angle, distance } = from(lamp, x, y);
        const beam = bell(angle - aim, 0.12) * 0.6 + bell(angle - aim, 0.04) * 0.4;
        const fall = 0.34 * Math.exp(-distance / 1500) + 0.9 * Math.exp(-distance / 480);
        return power * beam * air(x, y) * fall * (1 - 0.3 * textZone(x, y));
      });
      // Where the beam meets the floor, and the shimmer above it.
      const foot = lamp.x + Math.tan(aim) * 1820;
      shine(light, color, (x, y) => strength * 0.27 * bell(x - foot, 330) * bell(y - 1830, y < 1830 ? 210 : 70));
    }
    shine(light, PALETTE.violet, (_, y) => 0.1 * smoothstep(1350, 1830, y));
  };
}
