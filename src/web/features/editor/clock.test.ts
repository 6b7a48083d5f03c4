import { expect, test } from 'vitest';
import { ANIMATIONS } from '../../../scene/promo.ts';
import { poseAt } from '../../../scene/timeline.ts';
import { createClock, restingTime } from './clock.ts';

function clockAt() {
  let ms = 5000;
  const clock = createClock(15, () => ms);
  return { clock, pass: (seconds: number) => (ms += seconds * 1000) };
}

test('stands until it is started, then runs through the film again and again', () => {
  const { clock, pass } = clockAt();
  pass(3);
  expect(clock.time()).toBe(0);
  clock.restart(15);
  pass(4);
  expect([clock.time(), clock.round()]).toEqual([4, 0]);
  pass(15);
  expect([clock.time(), clock.round()]).toEqual([4, 1]);
});

test('goes on from where it was paused; starts anew with a new duration', () => {
  const { clock, pass } = clockAt();
  clock.restart(15);
  pass(4);
  clock.pause();
  pass(60);
  expect([clock.time(), clock.playing]).toEqual([4, false]);
  clock.play();
  pass(1);
  expect(clock.time()).toBe(5);
  clock.restart(3);
  pass(4);
  expect([clock.time(), clock.round()]).toEqual([1, 1]);
});

test('stands where it is told to', () => {
  const { clock, pass } = clockAt();
  clock.restart(15);
  clock.showAt(2);
  pass(9);
  expect([clock.time(), clock.playing]).toEqual([2, false]);
});

test.each(ANIMATIONS)('at the resting time of %s the text is whole and in its place', (animationType) => {
  const time = restingTime({ animationType, videoDuration: 7 });
  expect(poseAt(animationType, time, 7)).toEqual({ opacity: 1, dy: expect.closeTo(0) });
});
