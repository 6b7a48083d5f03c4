import { refusal } from './refusal.ts';

/** What the stored numbers of a picture mean, with nothing left open (ITU-T H.273), by the names that ffmpeg's filters take. */
export type Colours = {
  /** Its transfer, if that is one of the two high dynamic range. All others are curves for ordinary screens, which players show alike. */
  readonly hdr: 'hlg' | 'pq' | null;
  readonly primaries: Primaries;
  readonly matrix: Matrix;
  readonly range: 'tv' | 'pc';
};

/** What a file says, by ffprobe's names. */
type Tags = {
  readonly color_transfer?: string | undefined;
  readonly color_primaries?: string | undefined;
  readonly color_space?: string | undefined;
  readonly color_range?: string | undefined;
  readonly pix_fmt?: string | undefined;
  readonly width?: number | undefined;
  readonly height?: number | undefined;
};

const PRIMARIES = [
  ...['bt709', 'bt470m', 'bt470bg', 'smpte170m', 'smpte240m', 'film', 'bt2020', 'smpte431', 'smpte432', 'jedec-p22'],
] as const;
type Primaries = (typeof PRIMARIES)[number];
type Matrix = 'bt601' | 'bt709' | 'bt2020' | 'fcc' | 'smpte240m';

const MATRICES: Readonly<Record<string, Matrix>> = {
  bt709: 'bt709',
  bt470bg: 'bt601',
  smpte170m: 'bt601',
  fcc: 'fcc',
  smpte240m: 'smpte240m',
  bt2020nc: 'bt2020',
};
/** How setparams calls a matrix. */
const MATRIX_TAGS: Readonly<Record<Matrix, string>> = {
  bt601: 'smpte170m',
  bt709: 'bt709',
  bt2020: 'bt2020nc',
  fcc: 'fcc',
  smpte240m: 'smpte240m',
};
const HDR: Readonly<Record<string, 'hlg' | 'pq'>> = { 'arib-std-b67': 'hlg', smpte2084: 'pq' };
/** The curves of ordinary screens. */
const SDR = new Set([
  ...['bt709', 'gamma22', 'bt470m', 'gamma28', 'bt470bg', 'smpte170m', 'smpte240m', 'iec61966-2-1', 'iec61966-2-4'],
  ...['bt1361e', 'bt2020-10', 'bt2020-12'],
]);
/** What stands for "not said"; ffmpeg's names for it, and for numbers without a meaning. */
const OPEN = new Set(['unknown', 'unspecified', 'reserved']);
/** A picture of yuv that claims to be RGB: some screen recorders write 0, which means that, for "nothing". */
const MISTAKEN = 'gbr';

export const UNSHOWN =
  'The colors of this video are stored in a way that is made for cinemas or editing programs. Export it as MP4 (H.264) in standard colors (SDR) and upload that.';

const isRgb = (pixelFormat: string) => /^(rgb|bgr|gbr|argb|abgr|0rgb|0bgr|pal8)/.test(pixelFormat);

/**
 * The colors of a picture. What its file leaves open is filled in by what it does say: a high dynamic range comes with
 * bt2020, a matrix with the primaries that it was drawn up for, and the other way around. If it says nothing, it is
 * bt709 in the matrix that is usual for its size.
 * @throws MediaError `refused` for what no phone writes and we cannot show as it should look
 */
export function coloursOf(tags: Tags): Colours {
  const [transfer, stated, space] = [said(tags.color_transfer), said(tags.color_primaries), said(tags.color_space)];
  const hdr = HDR[transfer ?? ''] ?? null;
  if (transfer && !hdr && !SDR.has(transfer)) throw refusal(UNSHOWN, `transfer ${transfer}`);
  const primaries = PRIMARIES.find((each) => each === (stated === 'ebu3213' ? 'jedec-p22' : stated));
  if (stated && !primaries) throw refusal(UNSHOWN, `primaries ${stated}`);
  const matrix = space === MISTAKEN ? undefined : MATRICES[space ?? ''];
  if (space && space !== MISTAKEN && !matrix) throw refusal(UNSHOWN, `matrix ${space}`);
  const isFull = tags.color_range === 'pc' || /^yuvj/.test(tags.pix_fmt ?? '') || isRgb(tags.pix_fmt ?? '');
  return {
    hdr,
    primaries: primaries ?? (hdr ? 'bt2020' : primariesOf(space)),
    matrix: matrix ?? (hdr ? 'bt2020' : matrixOf(stated, tags)),
    range: isFull ? 'pc' : 'tv',
  };
}

const said = (tag: string | undefined) => (tag === undefined || OPEN.has(tag) ? undefined : tag);

function primariesOf(space: string | undefined): Primaries {
  if (space === 'bt2020nc') return 'bt2020';
  return space === 'bt470bg' || space === 'smpte170m' || space === 'smpte240m'
    ? space
    : space === 'fcc'
      ? 'bt470m'
      : 'bt709';
}

function matrixOf(primaries: string | undefined, { width = 0, height = 0 }: Tags): Matrix {
  if (primaries === 'bt2020') return 'bt2020';
  if (primaries === 'bt470bg' || primaries === 'smpte170m' || primaries === 'bt470m') return 'bt601';
  if (primaries === 'smpte240m') return 'smpte240m';
  if (primaries === 'bt709' || primaries?.startsWith('smpte43')) return 'bt709';
  return width >= 1280 || height > 576 ? 'bt709' : 'bt601';
}

/**
 * The filters from a picture's colors to bt709, scaled to `size` (`width:height`). The
 * colors are written on every picture first: filters of one version guess at what is open, and of the next refuse it.
 */
export function toBt709(colours: Colours, pixelFormat: string, size: string, isTransparent: boolean): string[] {
  const { hdr, primaries, matrix, range } = colours;
  const rgb = isRgb(pixelFormat);
  const curve = hdr === 'hlg' ? 'arib-std-b67' : hdr === 'pq' ? 'smpte2084' : 'bt709';
  const stated = tagged(primaries, curve, rgb ? 'gbr' : MATRIX_TAGS[matrix], range);
  // What bt709 has no color for ends at its borders as RGB; as YUV it would come out darker.
  const within = ['format=gbrp', 'scale=out_color_matrix=bt709:out_range=tv'];
  if (hdr) {
    return [
      ...[stated, `scale=${size}`],
      // Reference white of HLG and PQ (ITU-R BT.2408: 203 cd/m2) becomes SDR white. The approximation would brighten
      // each color of HLG by itself.
      `zscale=t=linear:npl=203${hdr === 'hlg' ? ':agamma=false' : ''},format=gbrpf32le`,
      'zscale=p=bt709,tonemap=hable:desat=0,zscale=t=bt709:m=gbr:r=pc',
      ...within,
    ];
  }
  const read = rgb ? '' : `:in_color_matrix=${matrix}`;
  const wide = ['zscale=p=bt709:t=bt709:m=gbr:r=pc', ...within];
  if (isTransparent) {
    const seen = [
      `scale=${size}${read},format=gbrap,premultiply=inplace=1`,
      'scale=out_color_matrix=bt709:out_range=tv',
    ];
    return [stated, ...seen, ...(primaries === 'bt709' ? [] : [tagged(primaries, 'bt709', 'bt709', 'tv'), ...wide])];
  }
  if (primaries !== 'bt709') return [stated, `scale=${size}`, ...wide];
  // If nothing has to be converted, stating it would cost a conversion.
  return [stated, `scale=${size}${matrix === 'bt709' && !rgb ? '' : `${read}:out_color_matrix=bt709`}:out_range=tv`];
}

const tagged = (primaries: string, transfer: string, matrix: string, range: string) =>
  `setparams=range=${range}:color_primaries=${primaries}:color_trc=${transfer}:colorspace=${matrix}`;
