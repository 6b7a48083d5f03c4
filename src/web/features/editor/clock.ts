import type { Promo } from '../../../scene/promo.ts';
import { animationWindow } from '../../../scene/timeline.ts';

/** The preview's clock: it runs through the film again and again. Times in seconds of film. */
export type Clock = {
  readonly playing: boolean;
  /** Moment of the film, from 0 to its duration. */
  time(): number;
  /** How often the film has begun anew since it was started. */
  round(): number;
  /** Runs on from where it stands. */
  play(): void;
  pause(): void;
  /** Stands still at `time`. */
  showAt(time: number): void;
  /** Runs from the beginning of a film of `duration` seconds. */
  restart(duration: number): void;
};

/** @param now milliseconds that only grow */
export function createClock(duration: number, now: () => number = () => performance.now()): Clock {
  let playing = false;
  let length = duration;
  let startedAt = 0;
  let stoodAt = 0;
  const elapsed = () => (playing ? (now() - startedAt) / 1000 : stoodAt);
  return {
    get playing() {
      return playing;
    },
    time: () => elapsed() % length,
    round: () => Math.floor(elapsed() / length),
    play() {
      if (playing) return;
      startedAt = now() - stoodAt * 1000;
      playing = true;
    },
    pause() {
      stoodAt = elapsed();
      playing = false;
    },
    showAt(time) {
      stoodAt = time;
      playing = false;
    },
    restart(seconds) {
      length = seconds;
      startedAt = now();
      playing = true;
    },
  };
}

/** A moment in which the text stands still and can be read: what somebody sees who wants no motion. */
export function restingTime({ animationType, videoDuration }: Pick<Promo, 'animationType' | 'videoDuration'>): number {
  const moving = animationWindow(animationType, videoDuration);
  return moving && moving.from === 0 ? moving.to : 0;
}
