import { createHash } from 'node:crypto';
import type { Animation } from '../../../../scene/promo.ts';
import type { FilmPlan } from '../../../db/schema.ts';

/** Raised whenever the same plan would give another picture or sound: then no film made before is taken for it. */
const ENGINE_VERSION = 1;

/** A stored frame: where its file lies, its rectangle on the 1080x1920 frame in pixels, and the hash of its content. */
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

/** The plan of a film and its key. Equal films have equal keys, whoever asks and wherever the files lie. */
export function planFilm(input: FilmInput): { key: string; plan: FilmPlan } {
  const { kind, frame, background, duration, watermark } = input;
  const animation = frame ? input.animation : 'none';
  const content = [
    ENGINE_VERSION,
    kind,
    frame?.contentHash ?? null,
    animation,
    background && [background.publicId, background.start, background.duration],
    duration,
    watermark,
  ];
  return {
    key: createHash('sha256').update(JSON.stringify(content)).digest('hex'),
    plan: {
      kind,
      frame: frame && {
        storageKey: frame.storageKey,
        x: frame.x,
        y: frame.y,
        width: frame.width,
        height: frame.height,
      },
      animation,
      background: background && {
        storageKey: background.storageKey,
        start: background.start,
        duration: background.duration,
        hasAudio: background.hasAudio,
      },
      duration,
      watermark,
    },
  };
}
