import { giveUpIngest, type IngestJob, titleOf } from '../../../contract/library.ts';
import { ApiError, callApi } from '../../api/client.ts';
import { newId } from '../../api/new-id.ts';
import { logWarning } from '../../api/report.ts';
import { forget, keep, kept } from '../../api/storage.ts';
import { showError } from '../../ui/notify.tsx';
import { fileFault, NOT_LOADED, type UploadFault } from './faults.ts';
import { followIngest } from './follow-ingest.ts';
import { isSame, type Libraries, type Library, librariesOfJob } from './target.ts';
import { isMaking, shown, type Upload } from './upload.ts';
import type { Sending, Uploader } from './uploader.ts';
import { holdLock } from './window-lock.ts';

const PROCESSING = 75;
const COMPLETE_MS = 2000;
/** Each followed upload takes one of the few connections that a browser opens to a server. */
const FOLLOWED_AT_ONCE = 2;

/** The uploads of one person in this window. They continue whatever part of the page is shown. */
export class Uploads {
  readonly #userId: string;
  #list: readonly Upload[] = [];
  readonly #listeners = new Set<() => void>();
  readonly #onChange = new Set<(library: Library) => void>();
  #uploader: Promise<Uploader> | null = null;
  #stopped: readonly IngestJob[] = [];
  readonly #followed = new Map<string, () => void>();
  readonly #timers = new Set<ReturnType<typeof setTimeout>>();
  readonly #pieces = new Map<string, number>();
  /** The jobs of what was sent from this window, by the file's id. */
  readonly #jobs = new Map<string, string>();
  #keeps = false;
  /** What was added in this window since a background was last chosen, by the file's id and, once it has arrived, by its job's. */
  readonly #offered = new Set<string>();

  constructor(userId: string) {
    this.#userId = userId;
    if (kept(this.#mark)) this.#load().catch(() => undefined);
  }

  /** For `useSyncExternalStore`. */
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  list = (): readonly Upload[] => this.#list;

  /** Calls `listener` with the library whenever its clips, or the space used in it, have changed. */
  onChange(listener: (library: Library) => void): () => void {
    this.#onChange.add(listener);
    return () => this.#onChange.delete(listener);
  }

  /**
   * Sends videos into libraries. Files that cannot be videos, or are too large, are refused here before anything is sent.
   * @returns the ids of those that are sent
   */
  async add(files: readonly File[], libraries: Libraries): Promise<string[]> {
    const good = files.filter((file) => {
      const fault = fileFault(file);
      if (fault) this.#refuse(file, libraries, fault);
      return !fault;
    });
    if (good.length === 0) return [];
    try {
      const uploader = await this.#load();
      const ids = good.map((file) => uploader.add(file, libraries, this.#stoppedOf(file, libraries)));
      for (const id of ids) this.#offered.add(id);
      return ids;
    } catch (error) {
      logWarning(NOT_LOADED, error);
      for (const file of good) this.#refuse(file, libraries, NOT_LOADED);
      return [];
    }
  }

  /** The upload of a file that was added, or of a job that was taken over. */
  find = ({ uploadId, jobId }: { uploadId: string | null; jobId: string | null }): Upload | undefined =>
    this.#list.find((upload) => upload.id === uploadId || (jobId !== null && upload.jobId === jobId));
  /** The job of a file that was sent from this window; null before the server knows of it. */
  jobOf = (uploadId: string): string | null => this.#jobs.get(uploadId) ?? null;

  /** Whether it is in this window that the person's files go on after a reload; once they are back. */
  async holdsKept(): Promise<boolean> {
    return this.#load().then(
      () => this.#keeps,
      () => false,
    );
  }

  /** Whether that upload's first clip may become the background: it was sent in this window, and nothing was chosen (`settle`) since. */
  offers = (jobId: string): boolean => this.#offered.has(jobId);
  settle = (): void => this.#offered.clear();

  setPaused({ id }: Upload, paused: boolean): void {
    this.#with((uploader) => uploader.setPaused(id, paused));
  }

  retry({ id }: Upload): void {
    this.#patch(id, { phase: 'uploading', fault: null, reference: null });
    this.#with((uploader) => uploader.retry(id));
  }

  /** Gives up an upload, or dismisses the message about a failed one. */
  dismiss(upload: Upload): void {
    this.#unfollow(upload.id);
    this.#remove(upload.id);
    if (!upload.arrived) this.#with((uploader) => uploader.remove(upload.id));
    if (!upload.jobId || (upload.arrived && !upload.unusable)) return;
    // If it has arrived in the meantime, the server removes nothing and says so.
    callApi(giveUpIngest, { params: { id: upload.jobId } })
      .catch((error: unknown) => {
        if (!(error instanceof ApiError && error.code === 'not_found'))
          showError(error, 'The upload could not be removed');
      })
      .finally(() => this.#changed(upload.libraries));
  }

  /** What the server has of uploads that no window is sending: a file that is chosen again goes on there, on whatever device it was begun. */
  noteStopped(jobs: readonly IngestJob[]): void {
    this.#stopped = jobs.filter(({ status, sentLately }) => status === 'uploading' && !sentLately);
  }

  #stoppedOf({ name, size }: File, libraries: Libraries): string | null {
    const is = (job: IngestJob) =>
      job.bytes === size &&
      job.title === titleOf(undefined, name) &&
      isSame(librariesOfJob(job, this.#userId), libraries) &&
      !this.#list.some((upload) => upload.jobId === job.jobId);
    return this.#stopped.find(is)?.jobId ?? null;
  }

  /** Takes over an upload that the server is working on and that this window did not send, or sent before a reload. */
  adopt(job: IngestJob): void {
    if (this.#list.some(({ jobId }) => jobId === job.jobId)) return;
    const { jobId: id, title: name, bytes } = job;
    this.#put({
      ...NEW,
      id,
      name,
      bytes,
      jobId: id,
      arrived: true,
      libraries: librariesOfJob(job, this.#userId),
      ...shown(job),
    });
    this.#pieces.set(id, job.pieces);
    this.#followNext();
  }

  destroy(): void {
    for (const stop of this.#followed.values()) stop();
    for (const timer of this.#timers) clearTimeout(timer);
    this.#with((uploader) => uploader.destroy());
    this.#uploader = null;
  }

  /** The name under which this browser remembers that there are files to resume. */
  get #mark(): string {
    return `spinreel.uploads.${this.#userId}`;
  }

  #load(): Promise<Uploader> {
    this.#uploader ??= this.#open().catch((error: unknown) => {
      this.#uploader = null;
      throw error;
    });
    return this.#uploader;
  }

  async #open(): Promise<Uploader> {
    const [{ createUploader }, keeps] = await Promise.all([import('./uploader.ts'), holdLock(this.#mark)]);
    this.#keeps = keeps;
    return createUploader(this.#userId, keeps, {
      onFiles: (files) => this.#onFiles(files, keeps),
      onArrived: (id, jobId) => {
        this.#jobs.set(id, jobId);
        if (this.#offered.has(id)) this.#offered.add(jobId);
        this.#patch(id, { phase: 'processing', progress: PROCESSING, jobId, arrived: true, interrupted: false });
        this.#changed(this.#find(id)?.libraries);
        this.#followNext();
      },
      onFailed: (id, fault) => this.#onFailed(id, fault),
      onInterrupted: (id) => this.#patch(id, { interrupted: true }),
    });
  }

  #with(use: (uploader: Uploader) => void): void {
    this.#uploader?.then(use, () => undefined);
  }

  #onFiles(files: Sending[], keeps: boolean): void {
    if (keeps && files.length > 0) keep(this.#mark, 'yes');
    if (keeps && files.length === 0) forget(this.#mark);
    for (const { paused, ...file } of files) {
      if (file.jobId) this.#jobs.set(file.id, file.jobId);
      const known = this.#find(file.id);
      if (known?.arrived || known?.phase === 'failed') continue;
      const progress = Math.floor((PROCESSING * file.sentBytes) / Math.max(1, file.bytes));
      const heard = !known || known.sentBytes !== file.sentBytes;
      // The server checks a file before it reports that it has arrived.
      const phase = paused ? 'paused' : file.sentBytes < file.bytes ? 'uploading' : 'processing';
      this.#put({ ...NEW, ...known, ...file, phase, progress, interrupted: !heard && !paused && known.interrupted });
    }
  }

  #onFailed(id: string, { message, reference, again }: UploadFault): void {
    logWarning(message);
    this.#patch(id, { phase: 'failed', progress: 0, fault: message, reference, again, interrupted: false });
  }

  #refuse({ name, size }: File, libraries: Libraries, fault: string): void {
    logWarning(fault);
    this.#put({ ...NEW, id: newId(), libraries, name, bytes: size, phase: 'failed', fault });
  }

  /** Follows those that have arrived, a few at a time. */
  #followNext(): void {
    const waiting = this.#list.filter(
      ({ id, arrived, phase }) => arrived && isMaking(phase) && !this.#followed.has(id),
    );
    for (const { id, jobId } of waiting.slice(0, FOLLOWED_AT_ONCE - this.#followed.size)) {
      const lost = () => {
        this.#remove(id);
        this.#unfollow(id);
      };
      this.#followed.set(
        id,
        followIngest(jobId!, {
          onJob: (job) => this.#onJob(id, job),
          onDropped: () => this.#patch(id, { interrupted: true }),
          onLost: lost,
        }),
      );
    }
  }

  #unfollow(id: string): void {
    this.#followed.get(id)?.();
    this.#followed.delete(id);
    this.#pieces.delete(id);
    this.#followNext();
  }

  #onJob(id: string, job: IngestJob): void {
    this.#patch(id, { ...shown(job), interrupted: false });
    const grown = job.pieces !== (this.#pieces.get(id) ?? 0);
    this.#pieces.set(id, job.pieces);
    const over = job.status === 'ready' || job.status === 'failed';
    if (grown || over) this.#changed(this.#find(id)?.libraries);
    if (over) this.#unfollow(id);
    // What has to be read stays until it is dismissed.
    if (job.status === 'ready' && !job.note) this.#later(COMPLETE_MS, () => this.#remove(id));
  }

  #changed(libraries: Libraries = []): void {
    for (const listener of this.#onChange) for (const library of libraries) listener(library);
  }

  #later(ms: number, run: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      run();
    }, ms);
    this.#timers.add(timer);
  }

  #find(id: string): Upload | undefined {
    return this.#list.find((upload) => upload.id === id);
  }
  #put(upload: Upload): void {
    const known = this.#list.some(({ id }) => id === upload.id);
    this.#set(known ? this.#list.map((other) => (other.id === upload.id ? upload : other)) : [...this.#list, upload]);
  }
  #patch(id: string, change: Partial<Upload>): void {
    this.#set(this.#list.map((upload) => (upload.id === id ? { ...upload, ...change } : upload)));
  }
  #remove(id: string): void {
    this.#set(this.#list.filter((upload) => upload.id !== id));
  }
  #set(list: readonly Upload[]): void {
    this.#list = list;
    for (const listener of this.#listeners) listener();
  }
}

const NEW = {
  sentBytes: 0,
  progress: 0,
  interrupted: false,
  jobId: null,
  secondsLeft: null,
  said: null,
  note: null,
  fault: null,
  reference: null,
  arrived: false,
  again: false,
  unusable: false,
} as const satisfies Partial<Upload>;
