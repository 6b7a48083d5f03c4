import { expect, test } from 'vitest';
import { createClock } from './clock.ts';

function clockAt() {
  let ms = 5000;
  const clock = createClock(15, () => ms);
  return { clock, pass: (seconds: number) => (ms += seconds * 1000) };
}

test('waits until it is started, then loops over the film [S2.44]', () => {
  const { clock, pass } = clockAt();
  pass(3);
  expect(clock.time()).toBe(0);
  clock.restart(15);
  pass(4);
  expect([clock.time(), clock.round()]).toEqual([4, 0]);
  pass(15);
  expect([clock.time(), clock.round()]).toEqual([4, 1]);
});

test('continues from where it was paused; restarts with a new duration', () => {
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

test('stops at the given time', () => {
  const { clock, pass } = clockAt();
  clock.restart(15);
  clock.showAt(2);
  pass(9);
  expect([clock.time(), clock.playing]).toEqual([2, false]);
});
