import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as sync from './sync.ts';

const RUNS = Number(process.env.FUZZ_RUNS ?? 200);

/** The server's compare-and-set. */
class FakeServer {
  readonly promos = new Map<string, sync.Current>();

  save(id: string, version: number, content: string): sync.Current | { saved: number } {
    const current = this.promos.get(id) ?? null;
    const base = current?.version ?? 0;
    if (current && (current.deleted || base !== version)) {
      if (!current.deleted && base === version + 1 && current.content === content) return { saved: base };
      return current;
    }
    if (!current && version !== 0) throw new Error('A version continues what never was.');
    // Nobody replaces what they have not seen: edits only ever add to what is shown.
    for (const edit of wordsOf(current?.content ?? '')) expect(wordsOf(content)).toContain(edit);
    this.promos.set(id, { version: base + 1, content, deleted: false });
    return { saved: base + 1 };
  }
}

const wordsOf = (content: string) => content.split(' ').filter(Boolean);
let names = 0;
const fork = () => ({ forkId: `fork${++names}`, at: 0 });

class Browser {
  readonly entries = new Map<string, sync.Entry>();
  online = true;
  readonly server: FakeServer;
  constructor(server: FakeServer) {
    this.server = server;
  }
  read = (id: string) => this.entries.get(id) ?? null;
  apply(changes: sync.Change[]): void {
    for (const { id, entry } of changes) {
      if (entry) this.entries.set(id, entry);
      else this.entries.delete(id);
    }
  }

  /** Sends; the answer may get lost, or come after other things have happened. @returns the answer's arrival */
  send(id: string, fate: 'answered' | 'unanswered' | 'lost'): (() => void) | null {
    const entry = this.read(id);
    if (!entry || !sync.isUnsent(entry) || !this.online) return null;
    this.apply([{ id, entry: sync.sending(entry) }]);
    if (fate === 'lost') return null;
    const answer = this.server.save(id, entry.base, entry.content);
    if (fate === 'unanswered') return null;
    return () => {
      const now = this.read(id);
      if (!now) return;
      if ('saved' in answer) this.apply([{ id, entry: sync.saved(now, entry.content, answer.saved) }]);
      else this.apply(sync.met(now, answer, fork()));
    };
  }

  look(id: string): void {
    const [entry, current] = [this.read(id), this.server.promos.get(id)];
    if (entry && current && this.online) this.apply(sync.met(entry, current, fork()));
  }
}

class Tab {
  seen: sync.Seen;
  content: string;
  readonly browser: Browser;
  constructor(browser: Browser, entry: sync.Entry) {
    this.browser = browser;
    this.seen = sync.seenOf(entry);
    this.content = entry.content;
  }
  forkOf: string | null = null;

  edit(word: string): void {
    this.content = `${this.content} ${word}`;
    const { changes, seen } = sync.edited(this.browser.read(this.seen.id), this.seen, this.content, fork());
    this.browser.apply(changes);
    this.see(seen);
  }
  notice(): void {
    const next = sync.noticed([...this.browser.entries.values()], this.seen, this.forkOf);
    if (!next) return;
    if (next.content !== null) this.content = next.content;
    this.see(next.seen);
  }
  see(seen: sync.Seen): void {
    this.seen = seen;
    this.forkOf = this.browser.read(seen.id)?.forkOf?.id ?? null;
  }
  /** @returns the words that the person has decided against */
  choose(keep: boolean): string[] {
    const entry = this.browser.read(this.seen.id);
    if (!entry?.forkOf) return [];
    if (keep || entry.forkOf.deleted) {
      this.browser.apply([sync.keptFork(entry)]);
      this.notice();
      return [];
    }
    this.browser.apply([sync.droppedFork(entry)]);
    this.notice();
    return wordsOf(entry.content);
  }
}

const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constant('edit' as const), tab: fc.nat(3) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('notice' as const), tab: fc.nat(3) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('send' as const),
      tab: fc.nat(3),
      fate: fc.constantFrom('answered', 'answered', 'unanswered', 'lost'),
    }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('answer' as const), which: fc.nat(5) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('line' as const), tab: fc.nat(3), online: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('look' as const), tab: fc.nat(3) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('reopen' as const), tab: fc.nat(3) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('delete' as const), gone: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('choose' as const), tab: fc.nat(3), keep: fc.boolean() }) },
);

test('two tabs on each of two devices, in any order of edits, saves, lost answers and lost lines: no edit is lost, none is silently overwritten [B62 B63 F-S2]', () => {
  let forks = 0;
  fc.assert(
    fc.property(fc.array(step, { minLength: 10, maxLength: 80 }), (steps) => {
      const server = new FakeServer();
      server.save('p', 0, 'start');
      const browsers = [new Browser(server), new Browser(server)];
      for (const browser of browsers) {
        browser.apply([{ id: 'p', entry: sync.entryOf('p', server.promos.get('p')!, 0) }]);
      }
      const tabs = [0, 0, 1, 1].map((n) => new Tab(browsers[n]!, browsers[n]!.read('p')!));
      const given: string[] = [];
      const declined = new Set<string>();
      const answers: (() => void)[] = [];

      for (const [n, act] of steps.entries()) {
        const tab = 'tab' in act ? tabs[act.tab]! : tabs[0]!;
        if (act.do === 'edit') tab.edit(given[given.push(`w${n}`) - 1]!);
        if (act.do === 'notice') tab.notice();
        if (act.do === 'send') {
          const answer = tab.browser.send(tab.seen.id, act.fate as 'answered');
          if (answer) answers.push(answer);
        }
        if (act.do === 'answer') answers.splice(act.which % (answers.length || 1), 1)[0]?.();
        if (act.do === 'line') tab.browser.online = act.online;
        if (act.do === 'look') tab.browser.look(tab.seen.id);
        if (act.do === 'delete') server.promos.set('p', { ...server.promos.get('p')!, deleted: act.gone });
        if (act.do === 'choose') for (const word of tab.choose(act.keep)) declined.add(word);
        if (act.do === 'reopen') {
          const { browser } = tab;
          const entry = [...browser.entries.values()].find(({ dirty }) => dirty) ?? [...browser.entries.values()][0];
          if (entry) tabs[act.tab] = new Tab(browser, entry);
          tabs[act.tab]!.see(tabs[act.tab]!.seen);
        }
      }

      // In the end the line is back, everybody keeps what they have, and everything is sent.
      for (const answer of answers) answer();
      for (const browser of browsers) browser.online = true;
      for (let round = 0; round < 8; round++) {
        for (const browser of browsers) {
          for (const entry of [...browser.entries.values()]) {
            if (entry.forkOf) {
              forks += 1;
              browser.apply([sync.keptFork(entry)]);
            }
            browser.send(entry.id, 'answered')?.();
          }
        }
      }
      const unsent = browsers.flatMap(({ entries }) => [...entries.values()].filter(({ dirty }) => dirty));
      expect(unsent).toEqual([]);
      const kept = new Set([...server.promos.values()].flatMap(({ content }) => wordsOf(content)));
      for (const word of given) if (!declined.has(word)) expect(kept).toContain(word);
    }),
    { numRuns: RUNS },
  );
  // The property would say nothing if nobody ever came to be behind.
  expect(forks).toBeGreaterThan(RUNS / 10);
});

const at = { forkId: 'fork', at: 0 };
const theirs = { version: 2, content: 'theirs', deleted: false };
const clean = sync.entryOf('p', { version: 1, content: 'first' }, 0);
const mine = sync.edited(clean, sync.seenOf(clean), 'mine', at).changes[0]!.entry!;

test('who has no edits of their own takes the newer version', () => {
  const [change] = sync.met(clean, theirs, at);
  expect(change!.entry).toMatchObject({ content: 'theirs', base: 2, dirty: false });
  expect(sync.met(clean, { ...theirs, version: 1 }, at)).toEqual([]);
});

test('who has, keeps them beside it, and nothing is sent before they have decided [B62]', () => {
  const [original, fork] = sync.met(mine, theirs, at);
  expect(original!.entry).toMatchObject({ id: 'p', content: 'theirs', dirty: false });
  expect(fork!.entry).toMatchObject({ id: 'fork', content: 'mine', forkOf: { id: 'p', deleted: false } });
  expect(sync.isUnsent(fork!.entry!)).toBe(false);
  expect(sync.isUnsent(sync.keptFork(fork!.entry!).entry!)).toBe(true);
});

test('a save whose answer got lost is recognized as one’s own', () => {
  const sent = sync.sending(mine);
  const more = sync.edited(sent, sync.seenOf(sent), 'mine and more', at).changes[0]!.entry!;
  const [change, other] = sync.met(more, { version: 2, content: 'mine', deleted: false }, at);
  expect([change!.entry, other]).toEqual([{ ...more, base: 2, sent: [] }, undefined]);
});

test('what was deleted elsewhere takes unsent edits with it only if the person says so', () => {
  const gone = { ...theirs, deleted: true };
  expect(sync.met(clean, gone, at)).toEqual([{ id: 'p', entry: null }]);
  expect(sync.met(mine, gone, at)[1]!.entry).toMatchObject({ content: 'mine', forkOf: { id: 'p', deleted: true } });
});
