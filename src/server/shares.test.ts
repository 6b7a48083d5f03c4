import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { AppError } from './errors.ts';
import { type Caller, forCaller, inShare, Joint, Line, slots, toTheEnd } from './shares.ts';

const person = (who: string, network = who, signal?: AbortSignal): Caller => ({
  ...{ who, network, isVisitor: false, signal },
});
const visitor = (network: string): Caller => ({ who: network, network, isVisitor: true });
const settled = () => new Promise((resolve) => setImmediate(resolve));
const BOUNDS = { all: 2, each: 1, waitingAll: 1_000, waitingEach: 1_000 };

/** Takes places and notes in which order they were given; `next` gives the oldest one back. */
function follow(line: Line) {
  const given: string[] = [];
  const held: (() => void)[] = [];
  return {
    given,
    ask: (caller: Caller, name = caller.who, weight = 1) =>
      line.take(caller, weight).then((giveBack) => {
        given.push(name);
        held.push(giveBack);
      }),
    next: async () => {
      held.shift()?.();
      await settled();
    },
  };
}

afterEach(() => {
  expect([slots.short.given, slots.long.given]).toEqual([0, 0]);
});

test('A10: somebody else never waits behind two pieces of the same person [A10 B390]', async () => {
  const line = new Line(BOUNDS);
  const { given, ask, next } = follow(line);
  for (let i = 0; i < 40; i++) void ask(person('greedy'));
  await settled();
  // One slot stays free although 39 wait.
  expect(given).toEqual(['greedy']);
  void ask(person('other'));
  await settled();
  expect(given).toEqual(['greedy', 'other']);
  void ask(person('third'));
  await next();
  expect(given.at(-1)).toBe('third');
});

test('A12: whoever gives up long work begins the next one no sooner than if they had waited, and holds up nobody else [A12 B390]', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const begun: string[] = [];
  const start = (caller: Caller, name: string) =>
    forCaller(caller, () =>
      inShare('long', async (signal) => {
        begun.push(name);
        await new Promise((resolve) => signal?.addEventListener('abort', resolve));
      }),
    ).catch(() => undefined);
  const leaving = [new AbortController(), new AbortController(), new AbortController(), new AbortController()] as const;
  const works = [start(person('greedy', 'net', leaving[0].signal), 'first')];
  works.push(start(person('greedy', 'net', leaving[1].signal), 'second'));
  await settled();
  leaving[0].abort();
  await settled();
  expect(begun).toEqual(['first']);
  works.push(start(person('other', 'elsewhere', leaving[2].signal), 'other'));
  works.push(start(person('third', 'elsewhere', leaving[3].signal), 'third'));
  await settled();
  expect(begun).toEqual(['first', 'other', 'third']);
  leaving[2].abort();
  await vi.advanceTimersByTimeAsync(600);
  await settled();
  expect(begun).toEqual(['first', 'other', 'third', 'second']);
  for (const each of leaving) each.abort();
  await vi.advanceTimersByTimeAsync(600);
  await Promise.all(works);
  vi.useRealTimers();
});

test('networks take turns before their people do, and people before visitors, who get every fourth turn [B390]', async () => {
  const line = new Line({ ...BOUNDS, all: 1 });
  const { given, ask, next } = follow(line);
  void ask(person('first'));
  await settled();
  for (let i = 0; i < 3; i++) for (const who of ['a', 'b', 'c']) void ask(person(who, 'crowd'));
  for (let i = 0; i < 3; i++) void ask(person('alone'));
  for (let i = 0; i < 2; i++) void ask(visitor('guests'));
  for (let i = 0; i < 14; i++) await next();
  expect(given.filter((who) => who === 'alone')).toHaveLength(3);
  // The crowd's three people together get no more turns than the one of another network, as long as that one wants any.
  const until = given.lastIndexOf('alone');
  expect(given.slice(1, until).filter((who) => 'abc'.includes(who)).length).toBeLessThanOrEqual(4);
  expect(given.indexOf('guests')).toBeLessThanOrEqual(4);
});

test('a caller who goes away gives up the place, waiting or not yet begun [A12 B390]', async () => {
  const line = new Line({ ...BOUNDS, all: 1 });
  const { given, ask, next } = follow(line);
  void ask(person('first'));
  const gone = new AbortController();
  const left = ask(person('leaver', 'leaver', gone.signal));
  void ask(person('stayer'));
  gone.abort(new Error('gone'));
  await expect(left).rejects.toThrow('gone');
  expect(line.waiting).toBe(1);
  await next();
  expect(given).toEqual(['first', 'stayer']);
  await expect(line.take(person('late', 'late', gone.signal))).rejects.toThrow('gone');
});

test('beyond its bounds a line refuses: the person who has too much waiting, or whoever comes to a full line [B390]', async () => {
  const line = new Line({ all: 1, each: 1, waitingAll: 4, waitingEach: 2 });
  const { ask } = follow(line);
  void ask(person('a'));
  await settled();
  void ask(person('a'));
  void ask(person('a'));
  await expect(ask(person('a'))).rejects.toMatchObject({ code: 'rate_limited', retryAfter: 2 });
  void ask(person('b'));
  void ask(person('b'));
  await expect(ask(person('c'))).rejects.toMatchObject({ code: 'unavailable', status: 503, retryAfter: 2 });
});

test('nobody waits longer than a line has patience for [B390]', async () => {
  vi.useFakeTimers();
  try {
    const line = new Line({ ...BOUNDS, all: 1, patience: 1_000 });
    await line.take(person('a'));
    const late = line.take(person('b'));
    const refused = expect(late).rejects.toBeInstanceOf(AppError);
    await vi.advanceTimersByTimeAsync(1_001);
    await refused;
    expect(line.waiting).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});

test('whatever is asked for in whatever order, bounds hold, nobody is forgotten, and all is given back [B390]', async () => {
  const asks = fc.array(
    fc.record({
      who: fc.integer({ min: 0, max: 4 }),
      network: fc.integer({ min: 0, max: 2 }),
      isVisitor: fc.boolean(),
      weight: fc.integer({ min: 1, max: 9 }),
      leaves: fc.boolean(),
    }),
    { maxLength: 40 },
  );
  await fc.assert(
    fc.asyncProperty(asks, async (wanted) => {
      const line = new Line({ all: 10, each: 6, waitingAll: 1_000, waitingEach: 1_000 });
      const has = new Map<string, number[]>();
      const givenBack: Promise<void>[] = [];
      for (const { who, network, isVisitor, weight, leaves } of wanted) {
        const gone = new AbortController();
        const name = `${isVisitor ? 'visitor' : 'person'} ${who}`;
        const caller = { who: name, network: String(network), isVisitor, signal: gone.signal };
        const taking = line.take(caller, weight).then(async (giveBack) => {
          const mine = has.get(name) ?? [];
          has.set(name, [...mine, weight]);
          const all = [...has.values()].flat();
          const sum = (values: number[]) => values.reduce((a, b) => a + b, 0);
          expect(sum(all) <= 10 || all.length === 1).toBe(true);
          expect(sum(has.get(name)!) <= 6 || has.get(name)!.length === 1).toBe(true);
          await settled();
          const left = has.get(name)!;
          left.splice(left.indexOf(weight), 1);
          giveBack();
          giveBack();
        });
        givenBack.push(taking.catch((error) => expect(error).toBe(gone.signal.reason)));
        if (leaves) setImmediate(() => gone.abort());
      }
      await Promise.all(givenBack);
      expect([line.waiting, line.given]).toEqual([0, 0]);
    }),
  );
});

test('a piece of a piece of work needs no second slot, and another length has slots of its own [B390]', async () => {
  const done = await forCaller(person('a'), () =>
    inShare('long', async () => {
      expect([slots.long.given, slots.short.given]).toEqual([1, 0]);
      return inShare('short', async () => slots.short.given);
    }),
  );
  expect(done).toBe(0);
  const release = Promise.withResolvers<void>();
  const busy = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((who) =>
    forCaller(person(who), () => inShare('long', () => release.promise)),
  );
  await forCaller(person('z'), () => inShare('short', async () => undefined));
  release.resolve();
  await Promise.all(busy);
});

test('what has to be done is done although its caller has gone [B390]', async () => {
  const gone = new AbortController();
  const done = forCaller(person('a', 'a', gone.signal), () =>
    toTheEnd(() => inShare('long', async (signal) => signal)),
  );
  gone.abort();
  expect(await done).toBeUndefined();
});

test('work that several wait for is done once, goes on while one of them is left, and ends with the last [A12 B390]', async () => {
  const joint = new Joint<string>();
  const release = Promise.withResolvers<string>();
  const seen: AbortSignal[] = [];
  const work = (signal: AbortSignal) => {
    seen.push(signal);
    return Promise.race([
      release.promise,
      new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    ]);
  };
  const leavers = [new AbortController(), new AbortController()];
  const ask = (index: number) =>
    forCaller(person(`p${index}`, 'n', leavers[index]!.signal), () => joint.do('key', 'long', work));
  const [first, second] = [ask(0), ask(1)];
  await settled();
  expect(seen).toHaveLength(1);
  leavers[0]!.abort(new Error('first has gone'));
  await expect(first).rejects.toThrow('first has gone');
  expect(seen[0]!.aborted).toBe(false);
  leavers[1]!.abort(new Error('second has gone'));
  await expect(second).rejects.toThrow('second has gone');
  expect(seen[0]!.aborted).toBe(true);
  expect(joint.has('key')).toBe(false);
  await settled();
  // The next one begins anew.
  const third = forCaller(person('p3'), () => joint.do('key', 'long', async () => 'made'));
  expect(await third).toBe('made');
});
