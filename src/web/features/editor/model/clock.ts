/** The preview's clock, which loops over the film. Times in seconds of film. */
export type Clock = {
  readonly playing: boolean;
  /** Position in the film, from 0 to its duration. */
  time(): number;
  /** How often the film has restarted since the start. */
  round(): number;
  /** Continues from the current position. */
  play(): void;
  pause(): void;
  /** Stops at `time`. */
  showAt(time: number): void;
  /** Starts from the beginning of a film of `duration` seconds. */
  restart(duration: number): void;
};

/** @param now monotonic milliseconds */
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
