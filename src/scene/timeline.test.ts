import { describe, expect, it } from 'vitest';
import { ANIMATION_NAMES, type Animation } from './animations.ts';
import { animationSeconds, animationWindow, courseOf, isAtRest, type Motion, poseAt, restingTime } from './timeline.ts';

const MOVING = ANIMATION_NAMES.filter((animation) => animation !== 'none');
const only = { unit: 0, of: 1 };
const motion = (animationType: Animation, videoDuration: number, coverFirst = false): Motion => ({
  ...{ animationType, videoDuration, coverFirst },
});

describe('a single line [S3.20]', () => {
  it('fades in over the first fifth [S9.5 T8.4]', () => {
    const at = (time: number) => poseAt(only, 'animate-fade-in', time, 15).opacity;
    expect([at(0), at(1.5), at(3), at(15)]).toEqual([0, 0.5, 1, 1]);
    expect(animationSeconds(15)).toBe(3);
  });

  it('fades out over the last fifth [S9.5]', () => {
    const at = (time: number) => poseAt(only, 'animate-fade-out', time, 10).opacity;
    expect([at(0), at(8), at(9), at(10)]).toEqual([1, 1, 0.5, 0]);
  });

  it('slides in from below, slowing down, or from above and a little too far', () => {
    const course = (animation: Animation) => [0, 0.25, 0.5, 0.75, 1].map((time) => poseAt(only, animation, time, 5).dy);
    const up = course('animate-slide-up');
    expect(up).toEqual([...up].sort((a, b) => b - a));
    expect(up[0]! - up[1]!).toBeGreaterThan(3 * (up[2]! - up[3]!));
    const down = course('animate-slide-down');
    expect(down[0]).toBeLessThan(-40);
    expect(down[3]).toBeGreaterThan(0);
    expect([up[4], down[4]]).toEqual([expect.closeTo(0), expect.closeTo(0)]);
  });
});

describe('lines [B165]', () => {
  const LINES = [0, 1, 2, 3, 4, 5];
  const members = LINES.map((unit) => ({ unit, of: LINES.length }));
  /** When each line of a film of 15 s is half there or half gone. */
  const halves = (animation: Animation) =>
    members.map((member) => {
      const window = animationWindow(animation, 15)!;
      const steps = Array.from({ length: 301 }, (_, step) => window.from + (step / 300) * (window.to - window.from));
      const before = poseAt(member, animation, window.from, 15).opacity >= 0.5;
      return steps.find((time) => poseAt(member, animation, time, 15).opacity >= 0.5 !== before)!;
    });

  it.each(MOVING)('%s moves them one after the other', (animation) => {
    const times = halves(animation);
    const inTurn = animation === 'animate-slide-down' ? times.toReversed() : times;
    for (const [line, time] of inTurn.entries()) if (line > 0) expect(time).toBeGreaterThan(inTurn[line - 1]! + 0.1);
  });

  it.each(MOVING)('%s begins with the window and ends with it [S9.5]', (animation) => {
    for (const duration of [1, 7, 15]) {
      const { from, to } = animationWindow(animation, duration)!;
      expect(to - from).toBeCloseTo(duration / 5);
      const moved = (at: number) =>
        members.filter((member) => {
          const [pose, rest] = [at, at + 1e-4].map((time) => poseAt(member, animation, time, duration));
          return pose!.opacity !== rest!.opacity;
        }).length;
      expect(moved(from + 1e-3)).toBe(1);
      expect(moved(to - 1e-3)).toBe(1);
    }
  });

  it('each animation moves them in its own way', () => {
    const ways = MOVING.map((animation) =>
      JSON.stringify(
        [0.2, 0.5, 0.8].map((share) => {
          const { from, to } = animationWindow(animation, 15)!;
          return members.map((member) => poseAt(member, animation, from + share * (to - from), 15));
        }),
      ),
    );
    expect(new Set(ways).size).toBe(MOVING.length);
  });

  it.each(MOVING)('what is behind them is there with %s as long as any line is half there', (animation) => {
    for (const time of halves(animation)) expect(poseAt('ground', animation, time, 15).opacity).toBeGreaterThan(0.2);
  });
});

describe('with music [B675]', () => {
  const DURATIONS = Array.from({ length: 15 }, (_, index) => index + 1);
  const BEATS = [128, 96, 64].map((bpm) => 60 / bpm);
  const each = (animation: Animation, check: (courses: ReturnType<typeof courseOf>[], of: Case) => void) => {
    for (const duration of DURATIONS)
      for (const beat of BEATS)
        for (let of = 1; of <= 10; of++) {
          const courses = Array.from({ length: of }, (_, unit) => courseOf({ unit, of }, animation, duration, beat));
          const inTurn = animation === 'animate-slide-down' ? courses.toReversed() : courses;
          check(inTurn, { duration, beat, of });
        }
  };
  type Case = { duration: number; beat: number; of: number };

  it.each(MOVING)('lines of %s land on beats, or halves or quarters of them, each on its own', (animation) => {
    let onBeat = 0;
    each(animation, (courses, { duration, beat, of }) => {
      const window = animationWindow(animation, duration)!;
      const time = ({ from, to }: { from: number; to: number }) => (animation === 'animate-fade-out' ? from : to);
      const without = courseOf({ unit: 0, of }, animation, duration);
      const plain = JSON.stringify(courses).includes(JSON.stringify(without));
      for (const [turn, course] of courses.entries()) {
        expect(course.from).toBeGreaterThanOrEqual(window.from);
        expect(course.to).toBeLessThanOrEqual(window.to + 1e-9);
        if (turn > 0) expect(time(course)).toBeGreaterThan(time(courses[turn - 1]!));
        if (plain) continue;
        expect(course.to - course.from).toBeGreaterThanOrEqual(0.199);
        const quarters = time(course) / (beat / 4);
        expect(Math.abs(quarters - Math.round(quarters))).toBeLessThan(1e-6);
        onBeat++;
      }
    });
    expect(onBeat).toBeGreaterThan(1400);
  });

  it('whole beats are taken where there are enough of them', () => {
    const landed = [0, 1, 2, 3].map((unit) => courseOf({ unit, of: 4 }, 'animate-slide-up', 15, 60 / 128).to);
    expect(landed.map((time) => (time * 128) / 60)).toEqual([1, 3, 4, 6].map((beat) => expect.closeTo(beat)));
  });

  it.each(MOVING)('what is behind the lines of %s is there as long as any line is half there', (animation) => {
    each(animation, (courses, { duration, beat, of }) => {
      for (const [turn, { from, to }] of courses.entries()) {
        const unit = animation === 'animate-slide-down' ? of - 1 - turn : turn;
        for (let share = 0; share <= 1; share += 0.05) {
          const time = from + share * (to - from);
          if (poseAt({ unit, of }, animation, time, duration, beat).opacity < 0.5) continue;
          expect(poseAt('ground', animation, time, duration, beat).opacity).toBeGreaterThan(0.15);
        }
      }
    });
  });
});

describe('rest', () => {
  it.each(ANIMATION_NAMES)('%s never leaves its bounds and rests outside its window', (animation) => {
    for (let duration = 1; duration <= 15; duration++) {
      const window = animationWindow(animation, duration);
      for (let frame = 0; frame < duration * 30; frame++) {
        const time = frame / 30;
        for (const member of ['ground', only, { unit: 2, of: 7 }] as const) {
          const { opacity, dy } = poseAt(member, animation, time, duration);
          expect(opacity).toBeGreaterThanOrEqual(0);
          expect(opacity).toBeLessThanOrEqual(1 + 1e-9);
          expect(Math.abs(dy)).toBeLessThanOrEqual(60);
        }
        const rests = !window || time < window.from || time >= window.to;
        expect(isAtRest(motion(animation, duration), time)).toBe(rests);
      }
    }
  });

  it.each(ANIMATION_NAMES)('at the resting time of %s, the text is complete and in place', (animation) => {
    for (const cover of [false, true]) {
      const time = restingTime(motion(animation, 7, cover));
      expect(isAtRest(motion(animation, 7), time)).toBe(true);
      expect(poseAt(only, animation, time, 7)).toEqual({ opacity: expect.closeTo(1), dy: expect.closeTo(0) });
    }
  });

  it('a film that begins with its cover shows it for three frames, and then moves [B167]', () => {
    const at = (frame: number) => isAtRest(motion('animate-fade-in', 5, true), frame / 30);
    expect([0, 1, 2, 3, 29, 30].map(at)).toEqual([true, true, true, false, false, true]);
  });
});
