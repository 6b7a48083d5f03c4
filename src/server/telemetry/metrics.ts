import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** What is counted in this process, whichever of its parts does it. */
const registry = new Registry();
const registers = [registry];

/** Seconds; from a statement found in memory to what a person no longer waits for. */
const CALLS = [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10, 60];
/** Seconds; from a mail to the pieces of a long upload. */
const JOBS = [0.1, 0.5, 1, 2, 5, 10, 20, 30, 60, 120, 300, 600, 1800, 3600];

export const databaseSeconds = new Histogram({
  name: 'spinreel_database_seconds',
  help: 'Time of database statements, by their first word',
  labelNames: ['statement'],
  buckets: CALLS,
  registers,
});
export const databaseErrors = new Counter({
  name: 'spinreel_database_errors_total',
  help: 'Database statements that failed, by the class of their SQLSTATE; none: no answer came',
  labelNames: ['class'],
  registers,
});
export const storeSeconds = new Histogram({
  name: 'spinreel_store_seconds',
  help: 'Time of calls to the store; read: to the first byte',
  labelNames: ['operation'],
  buckets: CALLS,
  registers,
});
export const storeErrors = new Counter({
  name: 'spinreel_store_errors_total',
  help: 'Calls to the store that failed; a file that is not there counts as missing',
  labelNames: ['operation', 'reason'],
  registers,
});
export const jobSeconds = new Histogram({
  name: 'spinreel_job_seconds',
  help: 'Time of one attempt at a job: done, failed, handed_back (the process stops) or gave_way (people come first)',
  labelNames: ['kind', 'outcome'],
  buckets: JOBS,
  registers,
});
export const jobWaitSeconds = new Histogram({
  name: 'spinreel_job_wait_seconds',
  help: 'Time from when a job could run until its first attempt began',
  labelNames: ['kind'],
  buckets: JOBS,
  registers,
});
export const worksTotal = new Counter({
  name: 'spinreel_works_total',
  help: 'Films, uploads and compressions that were made, or given up for good',
  labelNames: ['work', 'outcome'],
  registers,
});
export const mailsGivenUp = new Counter({
  name: 'spinreel_mails_given_up_total',
  help: 'Mails that no try could deliver and that are not tried again, without those whose address does not exist',
  registers,
});
export const ffmpegCpuSeconds = new Counter({
  name: 'spinreel_ffmpeg_cpu_seconds_total',
  help: 'CPU time of ffmpeg and ffprobe, by the kind of job that they ran for; request: none',
  labelNames: ['kind'],
  registers,
});
export const ffmpegRuns = new Counter({
  name: 'spinreel_ffmpeg_runs_total',
  help: 'Runs of ffmpeg and ffprobe by kind of job and by how they ended',
  labelNames: ['kind', 'outcome'],
  registers,
});

/** Of one kind of job, in all processes. */
export type Depth = {
  readonly kind: string;
  /** They could run now. */
  readonly waiting: number;
  /** Their time has not come: most of them are tried again. */
  readonly later: number;
  /** Behind another job of the same person. */
  readonly held: number;
  readonly running: number;
  /** How long the first of those that wait has been able to run; 0: none waits. */
  readonly oldestSeconds: number;
};
/** What is measured when somebody looks. */
export type Sources = {
  readonly pool: { readonly totalCount: number; readonly idleCount: number; readonly waitingCount: number };
  readonly depths: () => Promise<{ depths: readonly Depth[]; people: number }>;
  /** Mails that have not left, and the age of the first of them; 0: all have left. */
  readonly mails: () => Promise<{ waiting: number; oldestSeconds: number }>;
  /** What the disks of this process have left; `left` from 0 to 1. */
  /** How the backups stand. `ageSeconds` of the newest complete one; null: there is none. `failed`: the latest run made none, or found damage that stays. */
  readonly backup: () => Promise<{ ageSeconds: number | null; failed: boolean }>;
  readonly rooms: () => Promise<readonly { place: string; freeBytes: number; left: number }[]>;
};

/** A database that does not answer must not keep the rest from being read; one that is slow is not lost. Prometheus itself waits for 10 s. */
const PATIENCE_MS = 8_000;

let isNodeMeasured = false;

/** What this process tells Prometheus, and what to add to it. */
export function openMetrics({ pool, depths, mails, rooms, backup }: Sources) {
  // Not at import: Node's own figures cost a timer.
  if (!isNodeMeasured) collectDefaultMetrics({ register: registry });
  isNodeMeasured = true;
  // One registry per application, so that tests can build many.
  const own = new Registry();
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name, help, labelNames, registers: [own] });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to answer',
    labelNames: ['method', 'route', 'status'],
    // The bound of an alert is a bound of a bucket: between two bounds nobody knows.
    buckets: [0.005, 0.02, 0.1, 0.5, 1, 2, 10, 60],
    registers: [own],
  });
  const connections = gauge('spinreel_database_connections', 'Connections of the pool; wanted: callers that wait', [
    'state',
  ]);
  const looks = [
    lookAtQueue(gauge, depths),
    lookAtMails(gauge, mails),
    lookAtDisks(gauge, rooms),
    lookAtBackup(gauge, backup),
  ];

  return {
    duration,
    contentType: Registry.PROMETHEUS_CONTENT_TYPE,
    /** In Prometheus' text format. What does not answer, such as the database, has no figures: a zero would say that all is well. */
    async read(): Promise<string> {
      connections.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
      connections.set({ state: 'idle' }, pool.idleCount);
      connections.set({ state: 'wanted' }, pool.waitingCount);
      await Promise.allSettled(looks.map((look) => look()));
      return `${await registry.metrics()}\n${await own.metrics()}`;
    },
  };
}
export type Metrics = ReturnType<typeof openMetrics>;

type MakeGauge = (name: string, help: string, labelNames?: string[]) => Gauge;

function lookAtQueue(gauge: MakeGauge, depths: Sources['depths']) {
  const jobs = gauge(
    'spinreel_queue_jobs',
    'Jobs in the queue, of all processes; later: to be tried again; held: behind one’s own',
    ['kind', 'state'],
  );
  const oldest = gauge('spinreel_queue_oldest_seconds', 'How long the first waiting job could have run', ['kind']);
  const people = gauge('spinreel_people_waiting', 'People whose film, upload or compression waits or runs');
  return async () => {
    for (const each of [jobs, oldest, people]) each.reset();
    people.remove();
    const found = await within(PATIENCE_MS, depths());
    for (const { kind, waiting, later, held, running, oldestSeconds } of found.depths) {
      jobs.set({ kind, state: 'waiting' }, waiting);
      jobs.set({ kind, state: 'later' }, later);
      jobs.set({ kind, state: 'held' }, held);
      jobs.set({ kind, state: 'running' }, running);
      oldest.set({ kind }, oldestSeconds);
    }
    people.set(found.people);
  };
}

function lookAtMails(gauge: MakeGauge, mails: Sources['mails']) {
  const unsent = gauge('spinreel_mails_waiting', 'Mails of the outbox that have not left');
  const seconds = gauge('spinreel_mails_oldest_seconds', 'Age of the first mail that has not left; 0: all have');
  return async () => {
    for (const each of [unsent, seconds]) each.remove();
    const found = await within(PATIENCE_MS, mails());
    unsent.set(found.waiting);
    seconds.set(found.oldestSeconds);
  };
}

function lookAtDisks(gauge: MakeGauge, rooms: Sources['rooms']) {
  const free = gauge('spinreel_disk_free_bytes', 'What the disk of a place has left', ['place']);
  const left = gauge(
    'spinreel_disk_left_ratio',
    'What the disk of a place has left, of its bytes or its names, at most of 50 GB',
    ['place'],
  );
  return async () => {
    for (const each of [free, left]) each.reset();
    for (const room of await within(PATIENCE_MS, rooms())) {
      free.set({ place: room.place }, room.freeBytes);
      left.set({ place: room.place }, room.left);
    }
  };
}

function lookAtBackup(gauge: MakeGauge, backup: Sources['backup']) {
  const age = gauge('spinreel_backup_age_seconds', 'Since the moment that the newest complete backup holds');
  const failure = gauge('spinreel_backup_failed', '1: the latest backup failed, or found damage that stays');
  return async () => {
    for (const each of [age, failure]) each.remove();
    const { ageSeconds, failed } = await within(PATIENCE_MS, backup());
    if (ageSeconds !== null) age.set(ageSeconds);
    failure.set(failed ? 1 : 0);
  };
}

async function within<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('It took too long.')), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
