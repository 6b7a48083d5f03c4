import { describe, expect, test } from 'vitest';
import { type Lined, type Made, ratesOf, type Sort, secondsUntilReady } from './estimate.ts';

const film = (sort: Sort, seconds: number, start: number, end: number | null): Made => ({ sort, seconds, start, end });
let people = 0;
const lined = (sort: Sort, seconds: number, left = 1, person = `person ${people++}`): Lined => ({
  ...{ sort, seconds, left, person },
});

/** A film of each sort, alone: 0.3 s for a second over black, 1.2 s over a clip. */
const QUIET = [film('black', 10, 0, 3), film('clip', 10, 10, 22)];

describe('one film at a time [B132]', () => {
  const rates = ratesOf(QUIET);

  test('what is left of the one that runs, those before, and then one’s own', () => {
    const ahead = [lined('clip', 10), lined('black', 10)];
    expect(secondsUntilReady(rates, [lined('clip', 10, 0.5)], ahead, 1)).toBeCloseTo(6 + 12 + 3);
    expect(secondsUntilReady(rates, [], [lined('black', 15)], 1)).toBeCloseTo(4.5);
  });

  test('nothing is said of what nobody has seen made', () => {
    expect(secondsUntilReady(ratesOf([]), [], [lined('black', 15)], 1)).toBeNull();
    expect(secondsUntilReady(rates, [lined('text', 3, 0.9)], [lined('black', 15)], 1)).toBeNull();
  });

  test('only the latest films of a sort count', () => {
    const since = Array.from({ length: 6 }, (_, n) => film('clip', 10, 100 + 50 * n, 140 + 50 * n));
    expect(ratesOf([...QUIET, ...since]).get('clip')).toBeCloseTo(4);
    expect(ratesOf([...QUIET, ...since]).get('black')).toBeCloseTo(0.3);
  });
});

describe('two at a time [B132]', () => {
  /** A line of equal films, two by two, each pair taking `together` seconds; before it a quiet hour in which one took 12. */
  const line = (together: number) => {
    const made = [film('clip', 10, 0, 12)];
    for (let at = 1000; at < 1000 + 6 * together; at += together)
      made.push(film('clip', 10, at, at + together), film('clip', 10, at, at + together));
    return made;
  };

  test.each([
    ['cores for both', 12],
    ['one core for both', 24],
    ['a machine that does other things as well', 60],
  ])('%s: what was learned from pairs is right for pairs', (_, together) => {
    const waiting = [lined('clip', 10), lined('clip', 10), lined('clip', 10)];
    const running = [lined('clip', 10, 0.5), lined('clip', 10, 0.5)];
    // Theirs is made with the next but one; there is nobody beside it.
    const alone = together / Math.SQRT2;
    expect(secondsUntilReady(ratesOf(line(together)), running, waiting, 2)).toBeCloseTo(1.5 * together + alone, 5);
  });

  test('after a quiet hour it is off by no more than the root of two', () => {
    for (const together of [12, 24]) {
      const waiting = [lined('clip', 10), lined('clip', 10)];
      const said = secondsUntilReady(ratesOf([film('clip', 10, 0, 12)]), [], waiting, 2)!;
      expect(Math.abs(Math.log(said / together))).toBeLessThan(Math.log(1.42));
    }
  });

  test('a person’s second film waits for their first, and lets others pass', () => {
    const rates = ratesOf([film('clip', 10, 0, 12)]);
    const mine = (left = 1) => lined('clip', 10, left, 'me');
    expect(secondsUntilReady(rates, [mine(0.5)], [mine()], 2)).toBeCloseTo(6 + 12);
    const beside = secondsUntilReady(rates, [mine(0.5)], [mine(), lined('clip', 10)], 2)!;
    expect(beside, 'begins at once').toBeCloseTo(12 * Math.SQRT2);
  });
});

/**
 * As it was on two cores, one film at a time: when each film was begun and done, in seconds. Before the line, two films
 * alone. While the film of 12 s was made, the machine had other things to do as well.
 */
const RECORDED = [
  ...[film('black', 8, -30, -26.9), film('clip', 8, -25, -11)],
  ...[film('black', 10, 9.9, 12.1), film('clip', 15, 12.1, 29), film('black', 8, 29, 30.7)],
  ...[film('clip', 12, 30.7, 63.8), film('black', 15, 63.8, 68.6), film('clip', 5, 68.6, 78)],
];

test('of a line that was recorded, what is said is off by less than 30% of the waits [B132]', () => {
  let [off, waits] = [0, 0];
  for (const [n, last] of RECORDED.entries()) {
    for (let now = 2; now < n; now++) {
      // Asked at the moment when film `now` begins.
      const wait = last.end! - RECORDED[now]!.start;
      const line = RECORDED.slice(now, n + 1).map(({ sort, seconds }) => lined(sort, seconds));
      const said = secondsUntilReady(ratesOf(RECORDED.slice(0, now)), line.slice(0, 1), line.slice(1), 1)!;
      off += Math.abs(said - wait);
      waits += wait;
    }
  }
  expect(off / waits).toBeLessThan(0.3);
});
