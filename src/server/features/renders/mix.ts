import { cutOf } from '../../../scene/music.ts';
import type { FilmPlan } from '../../db/schema/renders.ts';
import type { FilmParts } from '../../media/film/arguments.ts';
import { readTrack } from '../../media/film/tracks.ts';
import { gainOf, measureLoudness, mixOf } from '../../media/tool/loudness.ts';
import type { MediaTools } from '../../media/tool/run.ts';
import { lend } from '../../media/tool/sandbox.ts';
import type { Place } from '../../work/work.ts';

/**
 * What a film's background and music sound like together. `ownMusic` is the file of the plan's own track. A clip from before sound was measured is measured now.
 * @throws MediaError as measureLoudness
 */
export async function mixed(
  tools: MediaTools,
  { background: piece, ownMusic = null }: Pick<FilmParts, 'background'> & { ownMusic?: string | null },
  plan: FilmPlan,
  { folder, signal }: Pick<Place, 'folder' | 'signal'>,
): Promise<Pick<FilmParts, 'background' | 'music'>> {
  const { background, duration, music: id = null, ownTrack = null } = plan;
  let clip: Parameters<typeof mixOf>[0] = null;
  if (piece && background?.sound && background.sound !== 'off') {
    const loudness = background.loudness ?? (await measureLoudness(tools, piece.file, { signal }));
    const part = { start: piece.start, duration: Math.min(duration, piece.duration) };
    clip = { loudness, part, sound: background.sound };
  }
  if (!id && !ownTrack) {
    const gain = clip && gainOf(clip.loudness, clip.part, clip.sound);
    return { background: piece && gain ? { ...piece, gain } : piece, music: null };
  }
  const track = ownTrack && ownMusic ? { ...ownTrack.loudness, file: ownMusic } : await readTrack(id!);
  const cut = ownTrack ? null : cutOf(id!, duration);
  const start = ownTrack?.start ?? 0;
  const { music: gain, clip: clipGain, limited } = mixOf(clip, track, partsOf(cut, start, duration));
  return {
    background: piece && clipGain ? { ...piece, gain: clipGain } : piece,
    music: { file: await lend(track.file, folder), start, gain, cut, limited },
  };
}

/** The seconds of a track that a film plays. */
function partsOf(cut: ReturnType<typeof cutOf>, start: number, duration: number) {
  if (!cut) return [{ start, duration }];
  const { leave, resume } = cut;
  return [
    { start: 0, duration: leave },
    { start: resume, duration: duration - leave },
  ];
}
