import { Session } from 'node:inspector/promises';
import { setFlagsFromString } from 'node:v8';

export interface StepCounter {
  /**
   * How many pieces of the module's code `work` runs through, loops counted by their turns. What a regular expression
   * does within itself is not seen.
   */
  count(work: () => unknown): Promise<number>;
  close(): Promise<void>;
}

/**
 * Counts the work of a module: the same at every run, whatever else the machine does. V8 optimizes nothing meanwhile,
 * because optimized code does not count how often a function is called.
 * @param module the end of the file's path
 */
export async function openStepCounter(module: string): Promise<StepCounter> {
  optimize(false);
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  return {
    async count(work) {
      await session.post('Profiler.takePreciseCoverage');
      await work();
      const { result } = await session.post('Profiler.takePreciseCoverage');
      const ranges = result
        .filter(({ url }) => url.endsWith(module))
        .flatMap(({ functions }) => functions.flatMap((each) => each.ranges));
      const steps = ranges.reduce((sum, { count }) => sum + count, 0);
      if (steps === 0) throw new Error(`Nothing of ${module} ran.`);
      return steps;
    },
    async close() {
      await session.post('Profiler.stopPreciseCoverage');
      session.disconnect();
      optimize(true);
    },
  };
}

function optimize(on: boolean): void {
  for (const compiler of ['opt', 'maglev']) setFlagsFromString(`--${on ? '' : 'no-'}${compiler}`);
}
