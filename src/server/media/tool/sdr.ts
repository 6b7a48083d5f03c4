import type { VideoFacts } from './facts.ts';
import { BT709 } from './mp4.ts';

/** Only libvpx decodes the alpha plane of VP8 and VP9. */
export const decoderOf = ({ hasAlpha, codec }: VideoFacts): string[] =>
  hasAlpha && /^vp[89]$/.test(codec) ? ['-c:v', codec === 'vp9' ? 'libvpx-vp9' : 'libvpx'] : [];

/** One frame per field: otherwise half of the motion would be lost. */
export const deinterlaced = ({ interlaced }: VideoFacts): string[] =>
  interlaced ? ['bwdif=mode=send_field:deint=interlaced'] : [];

/** The filters from a picture's own colors to bt709 in `size` (`width:height`), square pixels, 8 bits; transparent parts are shown over black. */
export function toSdr(video: VideoFacts, size: string): string[] {
  return [...coloured(video, size), 'setsar=1', 'format=yuv420p', BT709];
}

function coloured({ hdr, hasAlpha, matrix, pixelFormat }: VideoFacts, size: string): string[] {
  if (hdr) {
    const transfer = hdr === 'hlg' ? 'arib-std-b67' : 'smpte2084';
    return [
      `scale=${size}`,
      // Reference white of HLG and PQ (ITU-R BT.2408: 203 cd/m2) becomes SDR white.
      `zscale=tin=${transfer}:pin=bt2020:min=bt2020nc:t=linear:npl=203,format=gbrpf32le`,
      'zscale=p=bt709,tonemap=hable:desat=0,zscale=t=bt709:m=bt709:r=tv',
    ];
  }
  const isRgb = /^(rgb|bgr|gbr|argb|abgr|0rgb|0bgr|pal8)/.test(pixelFormat);
  if (hasAlpha) {
    const read = isRgb ? '' : `:in_color_matrix=${matrix}`;
    return [`scale=${size}${read},format=gbrap,premultiply=inplace=1`, 'scale=out_color_matrix=bt709:out_range=tv'];
  }
  const converted = isRgb ? ':out_color_matrix=bt709' : `:in_color_matrix=${matrix}:out_color_matrix=bt709`;
  // If nothing has to be converted, stating it would cost a conversion.
  return [`scale=${size}${matrix === 'bt709' && !isRgb ? '' : converted}:out_range=tv`];
}
