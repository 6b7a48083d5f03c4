import { setTimeout as sleep } from 'node:timers/promises';
import type { Engine } from './engines.ts';

const PATIENCE_SECONDS = 30;

/** A page in one of the engines, as a person has it before them. */
export type Page = Awaited<ReturnType<typeof openPage>>;

/** Opens a new visitor's browser. Close it. */
export async function openPage(engine: Engine) {
  const { send, downloads, close } = await engine.open();

  /** Runs a function in the page, which must not refer to anything around it, and waits for its result. @throws what it throws there */
  async function run<A extends unknown[], R>(what: (...args: A) => R, ...args: A): Promise<Awaited<R>> {
    const script = `const args = [...arguments], done = args.pop();
      (async () => (${what.toString()})(...args))().then((value) => done({ value }), (error) => done({ error: String(error) }));`;
    const { value, error } = (await send('run', { script, args })) as { value: Awaited<R>; error?: string };
    if (error !== undefined) throw new Error(error);
    return value;
  }

  /** Waits until it is true. @param what in words, for the error */
  async function until(what: string, isSo: () => Promise<boolean>, seconds = PATIENCE_SECONDS): Promise<void> {
    const end = Date.now() + seconds * 1000;
    while (!(await isSo())) {
      if (Date.now() > end) throw new Error(`There is no ${what} after ${seconds} s.`);
      await sleep(150);
    }
  }

  return {
    downloads,
    run,
    until,
    open: (url: string) => send('navigate', { url }),
    screenshot: async () => Buffer.from((await send('screenshot')) as string, 'base64'),
    close,
  };
}
