import type { ChildProcess, StdioOptions } from 'node:child_process';
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { parse, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { endedSeconds } from '../../telemetry/children.ts';
import { ffmpegCpuSeconds, ffmpegRuns } from '../../telemetry/metrics.ts';
import { currentOrigin } from '../../telemetry/origin.ts';
import { traced } from '../../telemetry/tracing.ts';
import { followFrames } from './frames.ts';
import { type Limits, openSandbox, type Sandbox, sandboxEnvironment, seenFrom } from './sandbox.ts';

/** Where the programs are: FFMPEG_PATH and FFPROBE_PATH, or their plain names. */
export type MediaTools = { readonly ffmpeg: string; readonly ffprobe: string };

/**
 * Why media processing ended without a result. `refused`: we do not accept the file; the message is for the person who sent it. `missing`: the
 * program cannot be started. `limit`: it asked for more memory or disk space than it may have. `budget`: it has used up its CPU time. `full`: the disk has
 * no room for what it makes; another try may succeed. `failed`: it
 * exited with an error. `killed`: somebody else ended it, such as a system that has run out of memory; another try may succeed. `timeout`, `aborted`: we
 * ended it.
 */
export type MediaFailure =
  | 'refused'
  | 'missing'
  | 'failed'
  | 'limit'
  | 'budget'
  | 'full'
  | 'killed'
  | 'timeout'
  | 'aborted';

/** `detail` is the end of what the program wrote to stderr: for the log, never for people. */
export class MediaError extends Error {
  override name = 'MediaError';
  readonly reason: MediaFailure;
  readonly detail: string;
  constructor(reason: MediaFailure, message: string, detail = '') {
    super(message);
    this.reason = reason;
    this.detail = detail;
  }
}

const LIMITS: Limits = { cpuSeconds: 300, memoryBytes: 4 * 2 ** 30, fileBytes: 100_000_000 };
const STDERR_KEPT = 8_000;
const OUTPUT_MAX = 8_000_000;
const OUT_OF_MEMORY = /Cannot allocate memory|Out of memory|malloc of size \d+ failed/;
const NO_ROOM = /No space left on device|Disk quota exceeded/;
/**
 * The kernel warns of used-up CPU time with SIGXCPU. ffprobe dies of it; ffmpeg handles it as an interruption: 255 once it has stopped, 123 if it is
 * interrupted again meanwhile. Nothing else interrupts it: we ourselves kill.
 */
const ENDED_BY_SIGNAL: ReadonlySet<number> = new Set([255, 123]);
/** The error number of "Operation not permitted" ends newer versions of ffmpeg with 255, too. */
const NOT_PERMITTED = /Operation not permitted/;
/** The web process shares the machine: encoding gets what it leaves over. */
const NICENESS = 19;
/** It keeps a quarter beside another session that wants everything: with 10 it would be a tenth, and at 19 a busy machine brings it to a standstill. */
const SESSION_NICENESS = 5;
/** What nobody has asked for yet gets only what nobody else wants. */
const HUMBLE_SESSION_NICENESS = 19;

export type RunOptions = {
  /** The scratch folder of the work: it contains what the child reads and writes (see `lend`); the child can see nothing else. */
  folder?: string | undefined;
  /** Aborting kills the child and everything it started. */
  signal?: AbortSignal | undefined;
  /** Until it fires, everybody else goes first. */
  humble?: AbortSignal | undefined;
  /**
   * Wall time since the start or the last new frame; 5 minutes by default. On a busy machine the work of a minute may take ten: what makes progress
   * goes on, and only its CPU time is limited. Without `onProgress` or `frames` no frames are seen, and it is the time of the whole run.
   */
  timeoutMs?: number;
  limits?: Partial<Limits>;
  /** Called with 0 to 1. Needs `frames`, the total number; ffmpeg only. */
  onProgress?: ((done: number) => void) | undefined;
  frames?: number;
  /** What the child reads from its standard input, `pipe:0`. */
  input?: AsyncIterable<Uint8Array>;
};

/** `stderr`: the end of it, for information found only in warnings. `frames`: how many ffmpeg reported writing; 0 if no progress was requested. */
export type RunResult = { stdout: string; stderr: string; frames: number };

const running = new Set<ChildProcess>();
let exitHooked = false;

/**
 * Runs ffmpeg or ffprobe with an argument array, never through a shell. The child never outlives this process.
 * @throws MediaError `missing`, `failed`, `limit`, `budget`, `killed`, `timeout` or `aborted`; the child is gone by then
 */
export function runMedia(program: string, args: readonly string[], options: RunOptions = {}): Promise<RunResult> {
  return traced(parse(program).name, 'internal', {}, () => run(program, args, options));
}

async function run(program: string, args: readonly string[], options: RunOptions): Promise<RunResult> {
  if (options.signal?.aborted) throw new MediaError('aborted', 'The work was stopped before it began.');
  const watched = options.onProgress !== undefined || options.frames !== undefined;
  const reporting = watched ? ['-progress', 'pipe:3', '-stats_period', '0.2', '-nostats'] : [];
  const sandbox = await openSandbox();
  if (options.signal?.aborted) throw new MediaError('aborted', 'The work was stopped before it began.');
  const child = start(sandbox, program, [...reporting, ...args], options, watched);
  const stop = stopping(child, options);
  const outcome = collect(child, options, watched ? stop.putOff : null);
  try {
    let inputError: unknown;
    if (options.input && child.stdin) {
      await pipeline(options.input, child.stdin).catch((error: NodeJS.ErrnoException) => {
        // A child that ends early closes its input; its exit code says more than the broken pipe.
        if (error.code === 'EPIPE' || error.code === 'ERR_STREAM_PREMATURE_CLOSE') return;
        inputError = error;
        kill(child);
      });
    }
    const { code, signal, stdout, stderr, frames, error, overflow } = await outcome;
    if (inputError) throw inputError;
    if (stop.reason()) throw new MediaError(stop.reason()!, stopMessage(stop.reason()!), stderr);
    if (error) throw startError(program, error);
    if (overflow) throw new MediaError('limit', 'The program wrote more than it may.', stderr);
    // ffmpeg may exit successfully although a filter got no memory, or the end of the file no room, and the file is cut short.
    if (code !== 0 || OUT_OF_MEMORY.test(stderr) || NO_ROOM.test(stderr))
      throw endError(program, code, signal, stderr, sandbox);
    return { stdout, stderr, frames };
  } finally {
    stop.clear();
  }
}

function start(sandbox: Sandbox, program: string, args: string[], options: RunOptions, watched: boolean): ChildProcess {
  if (!exitHooked) {
    exitHooked = true;
    process.on('exit', () => running.forEach(kill));
  }
  const stdio: StdioOptions = [options.input ? 'pipe' : 'ignore', 'pipe', 'pipe'];
  if (watched) stdio.push('pipe');
  const { folder = '/' } = options;
  // A relative path to a program is relative to our working directory.
  const named = /[\\/]/.test(program) ? resolve(program) : program;
  const [command, ...rest] = [...sandbox.command({ ...LIMITS, ...options.limits }), named, ...seenFrom(folder, args)];
  const child = spawn(command!, rest, {
    ...{ stdio, cwd: folder, env: sandboxEnvironment(), windowsHide: true },
    // Its own process group: a Ctrl-C in the terminal is not for it. On Windows this would open a console.
    detached: process.platform !== 'win32',
  });
  running.add(child);
  child.once('close', () => running.delete(child));
  countEnd(child);
  if (child.pid) giveWay(child, options.humble);
  return child;
}

/** Counts its CPU time, and how it ended, for the job on whose behalf it runs. */
function countEnd(child: ChildProcess): void {
  const kind = currentOrigin().job ?? 'request';
  // In the moment in which it was waited for: nobody else's time is there yet.
  child.once('exit', (code, signal) => {
    ffmpegCpuSeconds.inc({ kind }, endedSeconds());
    ffmpegRuns.inc({ kind, outcome: code === 0 ? 'done' : signal === null ? 'failed' : 'ended' });
  });
}

/**
 * Lets everyone else go first. A process group of its own is a session of its own, and Linux shares the CPU between sessions before it considers
 * niceness (sched(7), "The autogroup feature"): so the session's niceness is set as well.
 */
function giveWay(child: ChildProcess, humble: AbortSignal | undefined): void {
  try {
    setPriority(child.pid!, NICENESS);
  } catch {
    // It has ended already.
  }
  const isHumble = humble !== undefined && !humble.aborted;
  setSessionNiceness(child.pid!, isHumble ? HUMBLE_SESSION_NICENESS : SESSION_NICENESS);
  if (!isHumble) return;
  const rise = () => setSessionNiceness(child.pid!, SESSION_NICENESS);
  humble.addEventListener('abort', rise, { once: true });
  child.once('close', () => humble.removeEventListener('abort', rise));
}

function setSessionNiceness(pid: number, niceness: number): void {
  try {
    if (process.platform === 'linux') writeFileSync(`/proc/${pid}/autogroup`, String(niceness));
  } catch {
    // It has ended already, or autogrouping is off here.
  }
}

function kill(child: ChildProcess): void {
  try {
    if (child.pid && process.platform !== 'win32') process.kill(-child.pid, 'SIGKILL');
    else child.kill('SIGKILL');
  } catch {
    // Already gone.
  }
}

/** Ends the child on abort and after its time, which `putOff` starts anew; `reason` says which, if any. */
function stopping(child: ChildProcess, { signal, timeoutMs = 300_000 }: RunOptions) {
  let reason: 'timeout' | 'aborted' | undefined;
  const stop = (why: 'timeout' | 'aborted') => {
    reason ??= why;
    kill(child);
  };
  const onAbort = () => stop('aborted');
  const timer = setTimeout(() => stop('timeout'), timeoutMs);
  signal?.addEventListener('abort', onAbort, { once: true });
  if (signal?.aborted) onAbort();
  return {
    reason: () => reason,
    putOff: () => void timer.refresh(),
    clear() {
      clearTimeout(timer);
      signal?.removeEventListener('abort', onAbort);
    },
  };
}

type Outcome = {
  code: number | null;
  signal: NodeJS.Signals | null;
  stdout: string;
  stderr: string;
  frames: number;
  overflow: boolean;
  error: NodeJS.ErrnoException | undefined;
};

/** Collects the child's output until all of its pipes are closed. @param onNewFrame null: it reports no frames */
function collect(child: ChildProcess, options: RunOptions, onNewFrame: (() => void) | null): Promise<Outcome> {
  let [stdout, stderr, frames, overflow] = ['', '', 0, false];
  let error: NodeJS.ErrnoException | undefined;
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    stdout += text;
    if (stdout.length > OUTPUT_MAX) {
      overflow = true;
      stdout = '';
      kill(child);
    }
  });
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    stderr = (stderr + text).slice(-STDERR_KEPT);
  });
  if (onNewFrame) {
    followFrames(child.stdio[3] as Readable, (count) => {
      if (count > frames) onNewFrame();
      frames = count;
      if (options.frames) options.onProgress?.(Math.min(1, count / options.frames));
    });
  }
  return new Promise((resolve) => {
    child.once('error', (cause) => {
      error = cause;
      // A program that could not be started has no process whose exit would be reported.
      if (child.pid === undefined) {
        running.delete(child);
        resolve({ code: null, signal: null, stdout, stderr, frames, overflow, error });
      }
    });
    child.once('close', (code, signal) => resolve({ code, signal, stdout, stderr, frames, overflow, error }));
  });
}

function stopMessage(reason: 'timeout' | 'aborted'): string {
  return reason === 'timeout' ? 'The video took too long and was stopped.' : 'The work was stopped.';
}

function startError(program: string, error: NodeJS.ErrnoException): MediaError {
  return new MediaError(
    'missing',
    `${program} cannot be started (${error.code}). Install ffmpeg or set FFMPEG_PATH and FFPROBE_PATH.`,
  );
}

function endError(
  program: string,
  code: number | null,
  signal: NodeJS.Signals | null,
  stderr: string,
  sandbox: Sandbox,
): MediaError {
  // The program in front exits with 127 (126) if it cannot find (start) the program.
  if (sandbox.has.length > 0 && (code === 127 || code === 126)) {
    return startError(program, { code: 'ENOENT' } as NodeJS.ErrnoException);
  }
  if (signal === 'SIGXCPU' || (code !== null && ENDED_BY_SIGNAL.has(code) && !NOT_PERMITTED.test(stderr))) {
    return new MediaError('budget', 'The video has used up the processor time that it may have.', stderr);
  }
  if (signal === 'SIGKILL') return new MediaError('killed', `${program} was killed from outside.`, stderr);
  if (OUT_OF_MEMORY.test(stderr) || signal === 'SIGXFSZ') {
    return new MediaError('limit', 'The video needs more time, memory or disk than it may have.', stderr);
  }
  if (NO_ROOM.test(stderr)) return new MediaError('full', 'The disk has no room for the video.', stderr);
  return new MediaError('failed', `${program} ended with ${signal ?? `code ${code}`}.`, stderr);
}
