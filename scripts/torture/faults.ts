import { setTimeout as sleep } from 'node:timers/promises';
import type { Installation, smallDisk } from './installation.ts';
import type { Line } from './line.ts';
import type { UnreliableModel } from './model.ts';
import { processesIn, send } from './processes.ts';
import type { Chance } from './step.ts';

export type Target = {
  readonly installation: Installation;
  readonly line: Line;
  readonly model: UnreliableModel;
  readonly disk: Awaited<ReturnType<typeof smallDisk>>;
  readonly chance: Chance;
  readonly say: (line: string) => void;
};

/** How many of each kind there were, and when the database was killed how. */
export type Harms = { kills: number; failovers: { at: number; how: string }[]; byKind: Map<string, number> };

type Fault = (target: Target) => Promise<string | null>;

const pick = <T>(all: readonly T[], chance: Chance) => all[Math.floor(chance() * all.length)];

/**
 * What happens to processes, lines, the disk and the model; each ends healed. null: there was nothing to harm. Those
 * that kill say `killed`.
 */
const FAULTS: Record<string, Fault> = {
  web: async ({ installation, chance }) => killed(pick(installation.webs, chance)),
  worker: async ({ installation, chance }) => killed(pick(installation.workers, chance)),
  ffmpeg: async ({ installation, chance }) => {
    const pid = pick(processesIn(installation.dataDir, 'ffmpeg'), chance);
    return pid && send(pid, 'SIGKILL') ? 'ffmpeg killed' : null;
  },
  proxy: async ({ installation }) => killed(installation.proxy ?? undefined),
  pooler: async ({ installation }) => killed(installation.pooler ?? undefined),
  line: async ({ line }) => {
    line.cut();
    return 'every connection of people dropped';
  },
  freeze: async ({ installation, chance }) => {
    const victim = pick([...installation.webs, ...installation.workers], chance);
    victim?.signal('SIGSTOP');
    await sleep(4_000 + chance() * 8_000);
    victim?.signal('SIGCONT');
    return victim ? `${victim.name} frozen for a while` : null;
  },
  store: async ({ installation: { store }, chance }) => {
    const node = pick([1, 2, 3] as const, chance)!;
    await store?.kill(node);
    await sleep(3_000 + chance() * 8_000);
    await store?.start(node);
    return store && `node ${node} of the store killed`;
  },
  disk: async ({ disk }) => {
    if (!disk) return null;
    await disk.fill();
    await sleep(4_000);
    await disk.empty();
    return 'the disk was full for 4 s';
  },
  model: async ({ model, chance }) => {
    model.isFrozen = true;
    await sleep(3_000 + chance() * 5_000);
    model.isFrozen = false;
    return 'the model was frozen';
  },
};
/** What kills a process, as often as it stands here, and what does not. */
const KILLS = ['web', 'worker', 'worker', 'worker', 'ffmpeg', 'ffmpeg', 'ffmpeg', 'proxy', 'pooler', 'store'];
const OTHERS = ['line', 'freeze', 'disk', 'model'];

async function killed(victim: { name: string; pid: number | null; signal(signal: NodeJS.Signals): void } | undefined) {
  if (!victim?.pid) return null;
  victim.signal('SIGKILL');
  return `${victim.name} killed`;
}

/**
 * Kills something every few seconds until `over`, harms it in other ways half as often, and kills its database in even intervals besides.
 * @param everyMs between two kills, on average
 * @param failoverMs between two deaths of the database
 */
export async function harm(target: Target, over: AbortSignal, everyMs: number, failoverMs: number): Promise<Harms> {
  const done: Harms = { kills: 0, failovers: [], byKind: new Map() };
  const note = (kind: string, what: string) => {
    done.byKind.set(kind, (done.byKind.get(kind) ?? 0) + 1);
    if (what.endsWith('killed')) done.kills += 1;
    target.say(what);
  };
  const databases = async () => {
    // A lost machine is back when another has long taken its place.
    const lostMs = Math.min(40_000, failoverMs / 2);
    for (let waitMs = failoverMs; await passes(waitMs, over); waitMs = failoverMs - lostMs) {
      const at = Date.now();
      const { how, heal } = await target.installation.killDatabase();
      done.failovers.push({ at, how });
      done.kills += 1;
      note('database', how);
      await passes(lostMs, over);
      heal();
    }
  };
  const others = async (kinds: readonly string[], ms: number) => {
    while (await passes(ms * (0.5 + target.chance()), over)) {
      // Until something was there to harm.
      for (let what: string | null = null; !what; ) {
        const kind = pick(kinds, target.chance)!;
        what = await FAULTS[kind]!(target);
        if (what) note(kind, what);
      }
    }
  };
  await Promise.all([databases(), others(KILLS, everyMs), others(OTHERS, everyMs * 2)]);
  return done;
}

/** Waits; false if it was over meanwhile. */
async function passes(ms: number, over: AbortSignal): Promise<boolean> {
  await sleep(ms, undefined, { signal: over }).catch(() => {});
  return !over.aborted;
}
