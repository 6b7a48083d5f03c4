import { createHash } from 'node:crypto';
import type { Animation } from '../../../scene/animations.ts';
import type { CodeSettings } from '../../../scene/code.ts';
import type { TrackId } from '../../../scene/music.ts';
import type { Surroundings } from '../../../scene/paint.ts';
import type { Promo, Sound } from '../../../scene/promo.ts';
import type { Survey } from '../../../scene/survey.ts';
import type { MadeFor } from '../../../scene/zones.ts';
import type { FilmPlan } from '../../db/schema/renders.ts';
import type { Loudness } from '../../media/tool/loudness.ts';
import type { FilmLogo } from '../brand/actions.ts';

/** Increased whenever the same settings would give another picture or sound: then nothing made before is reused. */
export const ENGINE_VERSION = 8;

/** A stored frame: the key of its file, its rectangle on the 1080x1920 frame in pixels, and the hash of its content. */
export type Frame = {
  readonly storageKey: string;
  readonly contentHash: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly promo: Promo;
  /** What it was drawn for; null: it was posted. */
  readonly ground: Surroundings | null;
};

/** A piece of a clip that the person may use. Times in seconds. */
export type Background = {
  readonly publicId: string;
  readonly storageKey: string;
  readonly start: number;
  readonly duration: number;
  /** off also where the clip has none. */
  readonly sound: Sound;
  /** Of the whole clip; null: it was never measured. */
  readonly loudness: Loudness | null;
  /** Of the whole clip; null: it was never surveyed. */
  readonly survey: Survey | null;
};

export type FilmInput = {
  kind: FilmPlan['kind'];
  frame: Frame | null;
  animation: Animation;
  coverFirst: boolean;
  background: Background | null;
  /** Whole seconds. */
  duration: number;
  /** A track, and the hash of its file. */
  music: { id: TrackId; hash: string } | null;
  /** Of the person's own. */
  ownTrack: { id: string; storageKey: string; loudness: Loudness; start: number } | null;
  watermark: boolean;
  logo: (FilmLogo & { madeFor: MadeFor }) | null;
  /** The QR code; null: none. */
  code: CodeSettings | null;
};

/** The key of a film. Equal films have equal keys, no matter who requests them and where the files are. */
export function filmKey({
  kind,
  frameHash,
  animation,
  coverFirst,
  background,
  duration,
  music,
  ownTrack,
  watermark,
  logo,
  code,
}: Omit<FilmInput, 'frame'> & { frameHash: string | null }): string {
  const content = [
    ENGINE_VERSION,
    kind,
    frameHash,
    frameHash && [animation, coverFirst],
    background && [background.publicId, background.start, background.duration, background.sound],
    duration,
    watermark,
    // Films without a logo, a code or music keep the keys that they had before there were any.
    ...(logo ? [[logo.id, logo.size, logo.place, logo.madeFor]] : []),
    ...(code ? [['code', code.code, code.madeFor, code.textAlign, code.textColor]] : []),
    ...(music ? [['music', music.id, music.hash]] : []),
    ...(ownTrack ? [['own track', ownTrack.id, ownTrack.start]] : []),
  ];
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}

/** The plan of a film, and its key. */
export function planFilm({ frame, background, logo, code, music, ownTrack, ...input }: FilmInput): {
  key: string;
  plan: FilmPlan;
} {
  return {
    key: filmKey({ ...input, background, logo, code, music, ownTrack, frameHash: frame?.contentHash ?? null }),
    plan: {
      ...input,
      music: music?.id ?? null,
      ...(ownTrack && {
        ownTrack: { storageKey: ownTrack.storageKey, start: ownTrack.start, loudness: ownTrack.loudness },
      }),
      frame: frame && {
        storageKey: frame.storageKey,
        x: frame.x,
        y: frame.y,
        width: frame.width,
        height: frame.height,
      },
      drawn: frame?.ground ? { promo: frame.promo, ground: frame.ground } : null,
      background: background && {
        storageKey: background.storageKey,
        start: background.start,
        duration: background.duration,
        hasAudio: background.sound !== 'off',
        sound: background.sound,
        loudness: background.loudness,
      },
      ...(code && { code: { settings: code, logo } }),
      logo: logo && {
        storageKey: logo.storageKey,
        width: logo.width,
        height: logo.height,
        size: logo.size,
        place: logo.place,
        madeFor: logo.madeFor,
      },
    },
  };
}
