import { scratchOf } from '../media/tool/place.ts';
import { withScratch } from '../media/tool/scratch.ts';
import { createReporter } from '../queue/follow.ts';
import type { JobContext } from '../queue/job.ts';
import type { Services } from '../services.ts';
import { worksTotal } from '../telemetry/metrics.ts';

/** Where work takes place, and who is told how far it is. `humble`: until it fires, everybody else goes first. */
export type Place = {
  folder: string;
  signal: AbortSignal;
  humble?: AbortSignal | undefined;
  report: (progress: number) => void;
};

/** Stored files that a job makes, and the row that says how far it is. */
export type Work<Row, Made> = {
  /** What is made, for those who count it. */
  readonly name: 'film' | 'film_ahead' | 'upload' | 'compression';
  /** Where the news of it is published. */
  readonly topic: (id: string) => string;
  /** @returns null if there is nothing (left) to make */
  readonly find: (services: Services, id: string, signal: AbortSignal) => Promise<Row | null>;
  /** Makes the files in the scratch folder and stores them under names of this try, so that nobody ever sees half a file. */
  readonly make: (services: Services, row: Row, place: Place) => Promise<Made>;
  readonly noteProgress: (services: Services, id: string, progress: number) => Promise<void>;
  /** Notes what was made, and removes the files that are not needed any more. */
  readonly settle: (services: Services, id: string, made: Made, signal: AbortSignal) => Promise<void>;
  /** What another try would only meet again, in words for people; null for what may pass. */
  readonly finalReason: (error: unknown) => string | null;
  /** Notes the reason, and removes the files that are not needed any more. */
  readonly noteFailure: (services: Services, id: string, reason: string) => Promise<void>;
  /** What people are told when the last try has failed. */
  readonly failed: string;
  readonly logFailure: (log: JobContext['log'], err: unknown, id: string) => void;
};

/**
 * Does a piece of work and tells those who follow it. A second run, after a crash, does it again.
 * @throws whatever is worth another try; what is not is written to the row
 */
export async function doWork<Row, Made>(
  services: Services,
  work: Work<Row, Made>,
  id: string,
  { signal, log, humble }: JobContext & Pick<Place, 'humble'>,
): Promise<void> {
  const row = await work.find(services, id, signal);
  if (!row) return;
  const publish = () => services.progress.publish(work.topic(id));
  const progress = createReporter(async (share) => {
    await work.noteProgress(services, id, share);
    await publish();
  }, log);
  try {
    await withScratch(scratchOf(services), async (folder) => {
      const made = await work
        .make(services, row, { folder, signal, humble, report: progress.report })
        .finally(progress.settle);
      await work.settle(services, id, made, signal);
      worksTotal.inc({ work: work.name, outcome: 'made' });
    });
  } catch (error) {
    const reason = signal.aborted ? null : work.finalReason(error);
    if (reason === null) throw error;
    work.logFailure(log, error, id);
    return failWork(services, work, id, reason);
  }
  // A follower that has not heard of it looks before long: what is made is not tried again for that.
  await publish().catch((err) => log.warn({ err }, 'progress was not published'));
}

/** Ends work that could not be done; the reason stays for people to read. */
export async function failWork(
  services: Services,
  work: Pick<Work<never, never>, 'name' | 'topic' | 'noteFailure' | 'failed'>,
  id: string,
  reason = work.failed,
): Promise<void> {
  await work.noteFailure(services, id, reason);
  worksTotal.inc({ work: work.name, outcome: 'failed' });
  await services.progress.publish(work.topic(id));
}
