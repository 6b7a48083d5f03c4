import { describe, expect, it } from 'vitest';
import { ANIMATION_NAMES } from './animations.ts';
import { animationSeconds, animationWindow, fadeFilter, overlayY, poseAt } from './timeline.ts';

describe('poseAt [S3.20]', () => {
  it('fades in over the first fifth [S9.5 T8.4]', () => {
    const at = (time: number) => poseAt('animate-fade-in', time, 15).opacity;
    expect([at(0), at(1.5), at(3), at(15)]).toEqual([0, 0.5, 1, 1]);
  });

  it('fades out over the last fifth [S9.5]', () => {
    const at = (time: number) => poseAt('animate-fade-out', time, 10).opacity;
    expect([at(0), at(8), at(9), at(10)]).toEqual([1, 1, 0.5, 0]);
  });

  it('slides in from a frame’s height below or above, slowing down', () => {
    expect(poseAt('animate-slide-up', 0, 5).dy).toBe(1);
    expect(poseAt('animate-slide-up', 0.5, 5).dy).toBe(0.125);
    expect(poseAt('animate-slide-up', 1, 5).dy).toBe(0);
    expect(poseAt('animate-slide-down', 0.5, 5).dy).toBe(-0.125);
  });

  it.each(ANIMATION_NAMES)('%s never leaves its bounds and rests outside its window', (animation) => {
    for (let duration = 1; duration <= 15; duration++) {
      const window = animationWindow(animation, duration);
      for (let frame = 0; frame < duration * 30; frame++) {
        const time = frame / 30;
        const { opacity, dy } = poseAt(animation, time, duration);
        expect(opacity).toBeGreaterThanOrEqual(0);
        expect(opacity).toBeLessThanOrEqual(1);
        expect(Math.abs(dy)).toBeLessThanOrEqual(1);
        if (!window || time < window.from || time >= window.to)
          expect({ opacity, dy: dy + 0 }).toEqual({ opacity: 1, dy: 0 });
      }
    }
  });
});

describe('the ffmpeg expressions', () => {
  it('give the fade as plain numbers', () => {
    expect(fadeFilter('animate-fade-in', 3)).toBe('fade=t=in:st=0:d=0.6:alpha=1');
    expect(fadeFilter('animate-fade-out', 7)).toBe('fade=t=out:st=5.6:d=1.4:alpha=1');
    expect(fadeFilter('animate-slide-up', 7)).toBeNull();
    expect(animationSeconds(15)).toBe(3);
  });

  it('are a number where nothing slides', () => {
    expect(overlayY('none', 15, 608)).toBe('608');
    expect(overlayY('animate-fade-in', 15, 608)).toBe('608');
  });
});
