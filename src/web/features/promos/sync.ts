/*
 * How promos are kept here and sent to the account, as pure functions. A browser has one entry per promo that all its tabs share, and the server one
 * version that all browsers share; both are only ever replaced by somebody who has seen what they replace. What was written without having seen it
 * becomes a promo of its own, a fork, which waits for its person to decide.
 */

/** A promo as this browser has it. */
export type Entry = {
  readonly id: string;
  /** The server's version that `content` continues; 0: the server does not have it. */
  readonly base: number;
  readonly content: string;
  /** `content` has edits that the server is not known to have. */
  readonly dirty: boolean;
  /** Contents that were sent on top of `base` and may have arrived although no answer came. */
  readonly sent: readonly string[];
  /** How often `content` was replaced; tabs know by it whether they have seen the latest. */
  readonly edits: number;
  /** Where a tab belongs that has seen `edits` and no more: what it shows was put there. */
  readonly moved: { readonly edits: number; readonly to: string } | null;
  /** Written beside that promo; waits for a decision and is not sent. `deleted`: that promo is no longer there. */
  readonly forkOf: { readonly id: string; readonly deleted: boolean } | null;
  /** When it was opened or edited last, in milliseconds since 1970. */
  readonly at: number;
};

/** The promo that a tab shows, and which of its contents. */
export type Seen = { readonly id: string; readonly edits: number };

/** A promo as the server has it. */
export type Current = { readonly version: number; readonly content: string; readonly deleted: boolean };

/** What changes in this browser; null: the entry goes. */
export type Change = { readonly id: string; readonly entry: Entry | null };

/** More are only sent while answers get lost. A forgotten one is asked about rather than recognized. */
const SENT_KEPT = 8;

const NEW = { dirty: false, sent: [], edits: 0, moved: null, forkOf: null } as const;

/** A promo that only this browser has. @param dirty it is to be sent although nobody has edited it yet */
export function newEntry(id: string, content: string, at: number, dirty = false): Entry {
  return { ...NEW, id, base: 0, content, dirty, at };
}

/** A promo as it came from the server. */
export function entryOf(id: string, { version, content }: Omit<Current, 'deleted'>, at: number): Entry {
  return { ...NEW, id, base: version, content, at };
}

/** Whether the entry is to be sent. */
export const isUnsent = ({ dirty, forkOf }: Entry): boolean => dirty && forkOf === null;

/**
 * A tab has edited what it shows. If another tab has replaced it unseen, or it is gone, the tab's content becomes a fork.
 * @param forkId a new id, in case it is needed
 */
export function edited(
  entry: Entry | null,
  seen: Seen,
  content: string,
  { forkId, at }: { forkId: string; at: number },
): { changes: Change[]; seen: Seen } {
  if (entry && entry.edits === seen.edits) {
    const next = { ...entry, content, dirty: true, edits: entry.edits + 1, at };
    return { changes: [{ id: next.id, entry: next }], seen: { id: next.id, edits: next.edits } };
  }
  const fork = forkFrom({ id: seen.id, deleted: entry === null }, content, { forkId, at });
  return { changes: [{ id: forkId, entry: fork }], seen: { id: forkId, edits: fork.edits } };
}

function forkFrom(
  forkOf: NonNullable<Entry['forkOf']>,
  content: string,
  { forkId, at }: { forkId: string; at: number },
): Entry {
  return { ...newEntry(forkId, content, at, true), forkOf };
}

/** The content goes to the server now; keep the entry before the call is made. */
export function sending(entry: Entry): Entry {
  const sent = [...entry.sent.filter((content) => content !== entry.content), entry.content];
  return { ...entry, sent: sent.slice(-SENT_KEPT) };
}

/** The server has saved this content as that version. */
export function saved(entry: Entry, content: string, version: number): Entry {
  if (version <= entry.base) return entry;
  return { ...entry, base: version, sent: [], dirty: entry.content !== content };
}

/** What becomes of an entry when the server says how the promo stands, because it refused a save or was asked. */
export function met(entry: Entry, current: Current, fork: { forkId: string; at: number }): Change[] {
  const { id, base, dirty, sent, content } = entry;
  if (current.deleted) {
    const gone = { id, entry: null };
    return dirty ? [gone, { id: fork.forkId, entry: forkFrom({ id, deleted: true }, content, fork) }] : [gone];
  }
  if (current.version <= base) return [];
  const own = current.content === content || sent.includes(current.content);
  if (own) return [{ id, entry: saved(entry, current.content, current.version) }];
  const next = {
    ...entry,
    base: current.version,
    content: current.content,
    dirty: false,
    sent: [],
    edits: entry.edits + 1,
  };
  if (!dirty) return [{ id, entry: { ...next, moved: null } }];
  return [
    { id, entry: { ...next, moved: { edits: entry.edits, to: fork.forkId } } },
    { id: fork.forkId, entry: forkFrom({ id, deleted: false }, content, fork) },
  ];
}

/**
 * What a tab shows from now on: `content` if it is other than before. Null: nothing has changed for it.
 * @param entries all that this browser has of the person
 * @param forkOf the promo that the tab has last seen its own written beside
 */
export function noticed(
  entries: readonly Entry[],
  seen: Seen,
  forkOf: string | null,
): { seen: Seen; content: string | null } | null {
  const read = (id: string) => entries.find((entry) => entry.id === id) ?? null;
  const entry = read(seen.id);
  if (!entry) {
    // Decided against this fork; or deleted elsewhere while something was written here. What was only read stays on the screen.
    const next = forkOf === null ? entries.find((other) => other.forkOf?.id === seen.id) : read(forkOf);
    return next ? { seen: seenOf(next), content: next.content } : null;
  }
  if (entry.edits === seen.edits) return null;
  if (entry.moved?.edits === seen.edits) {
    const fork = read(entry.moved.to);
    if (fork) return { seen: seenOf(fork), content: fork.edits === 0 ? null : fork.content };
  }
  return { seen: seenOf(entry), content: entry.content };
}

export const seenOf = ({ id, edits }: Entry): Seen => ({ id, edits });

/** The person keeps the fork: it is a promo of its own from now on. */
export const keptFork = (fork: Entry): Change => ({ id: fork.id, entry: { ...fork, forkOf: null } });

/** The person decides for the other version. */
export const droppedFork = (fork: Entry): Change => ({ id: fork.id, entry: null });
