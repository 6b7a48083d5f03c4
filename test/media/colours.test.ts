import { execFile } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { type Colours, coloursOf, toBt709, UNSHOWN } from '../../src/server/media/tool/colours.ts';

/** Everything that H.273 has a number for and ffprobe a name, and what it calls a number without a meaning. */
const TRANSFERS = [
  ...[undefined, 'unknown', 'reserved', 'bt709', 'bt470m', 'bt470bg', 'smpte170m', 'smpte240m', 'linear', 'log100'],
  ...['log316', 'iec61966-2-4', 'bt1361e', 'iec61966-2-1', 'bt2020-10', 'bt2020-12', 'smpte2084', 'smpte428'],
  'arib-std-b67',
];
const PRIMARIES = [
  ...[undefined, 'unknown', 'reserved', 'bt709', 'bt470m', 'bt470bg', 'smpte170m', 'smpte240m', 'film', 'bt2020'],
  ...['smpte428', 'smpte431', 'smpte432', 'ebu3213'],
];
const MATRICES = [
  ...[
    undefined,
    'unknown',
    'reserved',
    'gbr',
    'bt709',
    'fcc',
    'bt470bg',
    'smpte170m',
    'smpte240m',
    'ycgco',
    'bt2020nc',
  ],
  ...['bt2020c', 'smpte2085', 'chroma-derived-nc', 'chroma-derived-c', 'ictcp'],
];
const RANGES = [undefined, 'unknown', 'tv', 'pc'];
/** None of these is ever written by a phone. */
const REFUSED = new Set([
  ...['linear', 'log100', 'log316', 'smpte428', 'ycgco', 'bt2020c', 'smpte2085', 'chroma-derived-nc'],
  ...['chroma-derived-c', 'ictcp'],
]);

const combinations = TRANSFERS.flatMap((color_transfer) =>
  PRIMARIES.flatMap((color_primaries) =>
    MATRICES.flatMap((color_space) =>
      RANGES.map((color_range) => ({ color_transfer, color_primaries, color_space, color_range })),
    ),
  ),
);
const sized = { width: 1920, height: 1080, pix_fmt: 'yuv420p' };

function read(tags: (typeof combinations)[number], pix_fmt = 'yuv420p'): Colours | 'refused' {
  try {
    return coloursOf({ ...sized, ...tags, pix_fmt });
  } catch (error) {
    expect(error).toMatchObject({ reason: 'refused', message: UNSHOWN });
    return 'refused';
  }
}
const found = combinations.map((tags) => ({ tags, colours: read(tags) }));
/** Each set of colors that a combination of tags comes to, once. */
const kinds = new Map(
  found.flatMap(({ colours }) => (colours === 'refused' ? [] : [[JSON.stringify(colours), colours] as const])),
);

describe('V2: the colors of every combination of transfer, primaries, matrix and range', () => {
  test('are complete, or refused in words because of a tag that no phone writes [V2 B461]', () => {
    for (const { tags, colours } of found) {
      const odd = Object.values(tags).filter((tag) => REFUSED.has(tag ?? ''));
      if (colours === 'refused') expect(odd, JSON.stringify(tags)).not.toEqual([]);
      else {
        expect(odd, JSON.stringify(tags)).toEqual([]);
        for (const part of ['primaries', 'matrix', 'range'] as const) expect(colours[part]).toMatch(/^[a-z0-9-]+$/);
      }
    }
    expect(found.length).toBe(19 * 14 * 16 * 4);
    expect(kinds.size).toBeGreaterThan(100);
  });

  test.each([
    ['HLG alone', { color_transfer: 'arib-std-b67' }, { hdr: 'hlg', primaries: 'bt2020', matrix: 'bt2020' }],
    ['PQ and a matrix', { color_transfer: 'smpte2084', color_space: 'bt2020nc' }, { hdr: 'pq', primaries: 'bt2020' }],
    ['a matrix of television', { color_space: 'bt470bg' }, { primaries: 'bt470bg', matrix: 'bt601' }],
    ['primaries of wide color', { color_primaries: 'bt2020' }, { primaries: 'bt2020', matrix: 'bt2020' }],
    ['a number without a meaning', { color_space: 'reserved' }, { primaries: 'bt709', matrix: 'bt709', range: 'tv' }],
    ['nothing', {}, { hdr: null, primaries: 'bt709', matrix: 'bt709', range: 'tv' }],
    ['RGB that it is not', { color_space: 'gbr' }, { matrix: 'bt709' }],
  ])('what is left open is filled in: %s [V2]', (_, tags, colours) => {
    expect(coloursOf({ ...sized, ...tags })).toMatchObject(colours);
  });
});

/* The reference: H.273, BT.1886, ST 2084, BT.2100 and BT.2390's reading of them, in plain numbers; nothing of it comes from a filter. */

type Triple = [number, number, number];
const LUMA: Record<Colours['matrix'], [number, number]> = {
  bt601: [0.299, 0.114],
  bt709: [0.2126, 0.0722],
  bt2020: [0.2627, 0.0593],
  fcc: [0.3, 0.11],
  smpte240m: [0.212, 0.087],
};
const D65 = [0.3127, 0.329] as const;
const C = [0.31, 0.316] as const;
/** x and y of red, green, blue, white. */
const CHROMATICITIES: Record<Colours['primaries'], readonly (readonly [number, number])[]> = {
  bt709: [[0.64, 0.33], [0.3, 0.6], [0.15, 0.06], D65],
  bt470m: [[0.67, 0.33], [0.21, 0.71], [0.14, 0.08], C],
  bt470bg: [[0.64, 0.33], [0.29, 0.6], [0.15, 0.06], D65],
  smpte170m: [[0.63, 0.34], [0.31, 0.595], [0.155, 0.07], D65],
  smpte240m: [[0.63, 0.34], [0.31, 0.595], [0.155, 0.07], D65],
  film: [[0.681, 0.319], [0.243, 0.692], [0.145, 0.049], C],
  bt2020: [[0.708, 0.292], [0.17, 0.797], [0.131, 0.046], D65],
  smpte431: [
    [0.68, 0.32],
    [0.265, 0.69],
    [0.15, 0.06],
    [0.314, 0.351],
  ],
  smpte432: [[0.68, 0.32], [0.265, 0.69], [0.15, 0.06], D65],
  'jedec-p22': [[0.63, 0.34], [0.295, 0.605], [0.155, 0.077], D65],
};
type Matrix3 = [Triple, Triple, Triple];
const times = (m: Matrix3, v: Triple) => m.map((row) => row[0] * v[0] + row[1] * v[1] + row[2] * v[2]) as Triple;
const transposed = (m: Matrix3) => [0, 1, 2].map((i) => m.map((row) => row[i]!)) as Matrix3;
const product = (a: Matrix3, b: Matrix3) => transposed(transposed(b).map((column) => times(a, column)) as Matrix3);
function inverse([[a, b, c], [d, e, f], [g, h, i]]: Matrix3): Matrix3 {
  const det = a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g);
  const m: Matrix3 = [
    [e * i - f * h, c * h - b * i, b * f - c * e],
    [f * g - d * i, a * i - c * g, c * d - a * f],
    [d * h - e * g, b * g - a * h, a * e - b * d],
  ];
  return m.map((row) => row.map((value) => value / det)) as Matrix3;
}
const xyz = ([x, y]: readonly [number, number]): Triple => [x / y, 1, (1 - x - y) / y];
function toXyz(primaries: Colours['primaries']): Matrix3 {
  const [red, green, blue, white] = CHROMATICITIES[primaries].map(xyz) as [Triple, Triple, Triple, Triple];
  const columns = transposed([red, green, blue]);
  const scale = times(inverse(columns), white);
  return columns.map((row) => row.map((value, i) => value * scale[i]!)) as Matrix3;
}
const BRADFORD: Matrix3 = [
  [0.8951, 0.2664, -0.1614],
  [-0.7502, 1.7135, 0.0367],
  [0.0389, -0.0685, 1.0296],
];
function fromTo(primaries: Colours['primaries']): Matrix3 {
  const [from, to] = [primaries, 'bt709' as const].map((each) => times(BRADFORD, xyz(CHROMATICITIES[each][3]!)));
  const cones = [0, 1, 2].map((i) => [0, 1, 2].map((j) => (i === j ? to![i]! / from![i]! : 0))) as Matrix3;
  const adapted = product(inverse(BRADFORD), product(cones, BRADFORD));
  return product(inverse(toXyz('bt709')), product(adapted, toXyz(primaries)));
}
const power = (x: number, exponent: number) => Math.sign(x) * Math.abs(x) ** exponent;
/** cd/m2 of a stored value. */
function pq(value: number): number {
  const p = value ** (1 / 78.84375);
  return 10_000 * (Math.max(0, p - 0.8359375) / (18.8515625 - 18.6875 * p)) ** (1 / 0.1593017578125);
}
function hlg(rgb: Triple, [red, blue]: [number, number]): Triple {
  const scene = rgb.map((v) => (v <= 0.5 ? (v * v) / 3 : (Math.exp((v - 0.55991073) / 0.17883277) + 0.28466892) / 12));
  const luminance = red * scene[0]! + (1 - red - blue) * scene[1]! + blue * scene[2]!;
  return scene.map((v) => 1000 * luminance ** 0.2 * v) as Triple;
}
const hable = (x: number) => (x * (x * 0.15 + 0.05) + 0.004) / (x * (x * 0.15 + 0.5) + 0.06) - 0.02 / 0.3;
/** Of the primaries, not of the matrix: how much each contributes to what is seen. */
const luminanceOf = (primaries: Colours['primaries']): [number, number] => {
  const [, row] = toXyz(primaries);
  return [row[0], row[2]];
};

/** What a screen should show, 0 to 255 in bt709, of a stored color. */
function reference(rgb: Triple, { hdr, primaries }: Colours): Triple {
  if (!hdr) {
    const light = times(fromTo(primaries), rgb.map((v) => v ** 2.4) as Triple);
    return light.map((v) => 255 * Math.min(1, Math.max(0, power(v, 1 / 2.4)))) as Triple;
  }
  const nits = hdr === 'pq' ? (rgb.map(pq) as Triple) : hlg(rgb, luminanceOf(primaries));
  const light = times(fromTo(primaries), nits.map((v) => v / 203) as Triple);
  const signal = Math.max(...light, 1e-6);
  const factor = hable(signal) / hable(10) / signal;
  return light.map((v) => 255 * Math.min(1, Math.max(0, power(v * factor, 1 / 2.4)))) as Triple;
}

const STEPS = [0, 0.25, 0.5, 0.75, 1];
const PATCHES = STEPS.flatMap((r) => STEPS.flatMap((g) => STEPS.map((b): Triple => [r, g, b])));
const SIDE = 8;
const [WIDTH, HEIGHT] = [PATCHES.length * SIDE, SIDE];

/** Y', Cb, Cr of a color, 0 to 1, as H.273 writes them with so many bits. */
function stored([r, g, b]: Triple, { matrix, range }: Pick<Colours, 'matrix' | 'range'>, bits: number): Triple {
  const [red, blue] = LUMA[matrix];
  const y = red * r + (1 - red - blue) * g + blue * b;
  const chroma = [(b - y) / (2 * (1 - blue)), (r - y) / (2 * (1 - red))];
  const unit = 2 ** (bits - 8);
  const most = 2 ** bits - 1;
  const luma = range === 'tv' ? (16 + 219 * y) * unit : y * most;
  const colour = chroma.map((c) => (range === 'tv' ? (128 + 224 * c) * unit : c * most + 128 * unit));
  return [luma, ...colour].map((v) => Math.min(most, Math.max(0, Math.round(v)))) as Triple;
}

function picture(colours: Colours, bits: number): Buffer {
  const patches = PATCHES.map((rgb) => stored(rgb, colours, bits));
  const planes = [0, 1, 2].map((plane) => {
    const [width, height] = plane === 0 ? [WIDTH, HEIGHT] : [WIDTH / 2, HEIGHT / 2];
    const values = Array.from({ length: width * height }, (_, at) => {
      const patch = Math.floor((at % width) / (width / PATCHES.length));
      return patches[patch]![plane]!;
    });
    return Buffer.from((bits === 8 ? Uint8Array.from(values) : Uint16Array.from(values)).buffer);
  });
  return Buffer.concat(planes);
}

/** The middle of each patch, as a player shows it. */
function shown(planes: Buffer): Triple[] {
  const at = (plane: number, patch: number) => {
    const [width, height] = plane === 0 ? [WIDTH, HEIGHT] : [WIDTH / 2, HEIGHT / 2];
    const start = [0, WIDTH * HEIGHT, WIDTH * HEIGHT * 1.25][plane]!;
    return planes[start + (height / 2) * width + Math.floor(((patch + 0.5) * width) / PATCHES.length)]!;
  };
  return PATCHES.map((_, patch) => {
    const [y, cb, cr] = [(at(0, patch) - 16) / 219, (at(1, patch) - 128) / 224, (at(2, patch) - 128) / 224];
    const [red, blue] = LUMA.bt709;
    const [r, b] = [y + 2 * (1 - red) * cr, y + 2 * (1 - blue) * cb];
    const g = (y - red * r - blue * b) / (1 - red - blue);
    return [r, g, b].map((v) => 255 * Math.min(1, Math.max(0, v))) as Triple;
  });
}

/** The color that a stored one stands for, after rounding. */
function meant([y, cb, cr]: Triple, { matrix, range }: Pick<Colours, 'matrix' | 'range'>, bits: number): Triple {
  const [unit, most] = [2 ** (bits - 8), 2 ** bits - 1];
  const luma = range === 'tv' ? (y / unit - 16) / 219 : y / most;
  const [b, r] = [cb, cr].map((c) => (range === 'tv' ? (c / unit - 128) / 224 : (c - 128 * unit) / most)) as [
    number,
    number,
  ];
  const [red, blue] = LUMA[matrix];
  const rgb = [luma + 2 * (1 - red) * r, 0, luma + 2 * (1 - blue) * b];
  rgb[1] = (luma - red * rgb[0]! - blue * rgb[2]!) / (1 - red - blue);
  return rgb.map((v) => Math.min(1, Math.max(0, v))) as Triple;
}

async function converted(colours: Colours, bits: number): Promise<Triple[]> {
  const pixelFormat = bits === 8 ? 'yuv420p' : 'yuv420p10le';
  const filters = [...toBt709(colours, pixelFormat, `${WIDTH}:${HEIGHT}`, false), 'format=yuv420p'].join(',');
  const input = ['-f', 'rawvideo', '-pix_fmt', pixelFormat, '-s', `${WIDTH}x${HEIGHT}`, '-i', 'pipe:0'];
  const args = ['-v', 'error', ...input, '-vf', filters, '-f', 'rawvideo', '-'];
  return new Promise((resolve, reject) => {
    const child = execFile('ffmpeg', args, { encoding: 'buffer' }, (error, stdout) =>
      error ? reject(error) : resolve(shown(stdout)),
    );
    child.stdin!.end(picture(colours, bits));
  });
}

describe('V2: every set of colors comes out as the reference says', { timeout: 120_000 }, () => {
  test.each([...kinds.values()].map((colours) => [Object.values(colours).join(' '), colours] as const))(
    '%s: less than 2 of 255 off on average [V2]',
    async (_, colours) => {
      const bits = colours.hdr ? 10 : 8;
      const got = await converted(colours, bits);
      const wanted = PATCHES.map((rgb) => reference(meant(stored(rgb, colours, bits), colours, bits), colours));
      const off = got.flatMap((rgb, patch) => rgb.map((v, i) => Math.abs(v - wanted[patch]![i]!)));
      expect(off.reduce((sum, each) => sum + each, 0) / off.length).toBeLessThan(2);
    },
  );
});
