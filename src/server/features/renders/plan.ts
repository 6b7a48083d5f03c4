import { createHash } from 'node:crypto';
import type { Animation } from '../../../scene/animations.ts';
import type { FilmPlan } from '../../db/schema/renders.ts';

/** Increased whenever the same settings would give another picture or sound: then nothing made before is reused. */
export const ENGINE_VERSION = 2;

/** A stored frame: the key of its file, its rectangle on the 1080x1920 frame in pixels, and the hash of its content. */
export type Frame = {
  readonly storageKey: string;
  readonly contentHash: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** A piece of a clip that the person may use. Times in seconds. */
export type Background = {
  readonly publicId: string;
  readonly storageKey: string;
  readonly start: number;
  readonly duration: number;
  readonly hasAudio: boolean;
};

export type FilmInput = {
  kind: FilmPlan['kind'];
  frame: Frame | null;
  animation: Animation;
  background: Background | null;
  /** Whole seconds. */
  duration: number;
  watermark: boolean;
};

/** The key of a film. Equal films have equal keys, no matter who requests them and where the files are. */
export function filmKey({
  kind,
  frameHash,
  animation,
  background,
  duration,
  watermark,
}: Omit<FilmInput, 'frame'> & { frameHash: string | null }): string {
  const content = [
    ENGINE_VERSION,
    kind,
    frameHash,
    frameHash && animation,
    background && [background.publicId, background.start, background.duration],
    duration,
    watermark,
  ];
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}

/** The plan of a film, and its key. */
export function planFilm({ frame, background, ...input }: FilmInput): { key: string; plan: FilmPlan } {
  return {
    key: filmKey({ ...input, background, frameHash: frame?.contentHash ?? null }),
    plan: {
      ...input,
      frame: frame && {
        storageKey: frame.storageKey,
        x: frame.x,
        y: frame.y,
        width: frame.width,
        height: frame.height,
      },
      background: background && {
        storageKey: background.storageKey,
        start: background.start,
        duration: background.duration,
        hasAudio: background.hasAudio,
      },
    },
  };
}
