/**
 * The decoders for what phones, cameras, screen recorders and editing programs write into our containers, by ffmpeg's
 * names. The hundreds of others are for games and programs of the nineties, and are used by hardly anyone but
 * attackers.
 */
const DECODERS = [
  ...['h264', 'hevc', 'vp8', 'vp9', 'libvpx', 'libvpx-vp9', 'libdav1d', 'libaom-av1', 'av1'],
  ...['mpeg4', 'msmpeg4', 'msmpeg4v2', 'h263', 'mpeg2video', 'mpeg1video', 'vc1', 'theora'],
  ...['prores', 'dnxhd', 'cfhd', 'dvvideo', 'mjpeg', 'png', 'qtrle', 'rawvideo', 'v210', 'ffv1', 'huffyuv', 'utvideo'],
  ...['aac', 'aac_latm', 'mp3', 'mp3float', 'mp2', 'mp2float', 'ac3', 'eac3', 'dca', 'opus', 'libopus', 'vorbis'],
  ...['flac', 'alac', 'amrnb', 'amrwb', 'adpcm_ima_qt', 'adpcm_ima_wav', 'adpcm_ms', 'wmav1', 'wmav2'],
  ...['pcm_s16le', 'pcm_s16be', 'pcm_s24le', 'pcm_s24be', 'pcm_s32le', 'pcm_s32be', 'pcm_f32le', 'pcm_f32be'],
  ...['pcm_u8', 'pcm_s8', 'pcm_alaw', 'pcm_mulaw', 'pcm_bluray', 'pcm_f64le', 'pcm_f64be'],
  ...['truehd', 'mlp', 'wmapro', 'qdm2', 'gsm_ms', 'mp1float'],
  // ffprobe gives up on a file with a track that it may not open, even an unwanted subtitle track.
  ...['mov_text', 'subrip', 'srt', 'ass', 'ssa', 'webvtt', 'text', 'dvbsub', 'dvdsub', 'pgssub', 'xsub', 'cc_dec'],
];
/**
 * Arguments for every ffmpeg or ffprobe that opens a stored file. Only the demuxers of the containers we accept are
 * allowed: a playlist or a script named .mp4 finds no reader. Only files can be opened.
 */
export const INPUT_GUARDS: readonly string[] = [
  ...['-max_alloc', '268435456'],
  ...['-protocol_whitelist', 'file,pipe'],
  ...['-format_whitelist', 'mov,matroska,avi,mpegts'],
  ...['-codec_whitelist', DECODERS.join(',')],
  ...['-max_pixels', '40000000'],
  // Microseconds: a picture that begins long after the sound is found too. It ends at 5 MB at the latest.
  ...['-analyzeduration', '60000000'],
];
/** Before all other arguments: no questions, errors only, and existing files are overwritten. */
export const START = ['-nostdin', '-v', 'error', '-y'];
