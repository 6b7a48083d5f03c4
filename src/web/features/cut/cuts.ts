import { getIngestJob } from '../../../contract/library.ts';
import { ApiError, callApi } from '../../api/client.ts';
import { ReadableError } from '../../api/failure.ts';
import { keepFiles, readFiles } from '../../api/kept-files.ts';
import { newId } from '../../api/new-id.ts';
import { logWarning } from '../../api/report.ts';
import { NOT_LOADED } from '../uploads/faults.ts';
import type { Uploads } from '../uploads/uploads.ts';
import {
  cameBack,
  type Kept,
  keptOf,
  made,
  NOTHING,
  noted,
  photosOf,
  recordOf,
  type Sent,
  sentOff,
  withList,
} from './kept.ts';
import { EMPTY, fileOf, isComplete, isPhoto, type List, mayAdd, onBeat, type Photo, withPhoto } from './list.ts';

/** What the sheet shows. */
export type Shown = Kept & {
  /** Whether what this browser keeps has been read. */
  readonly isLoaded: boolean;
  /** The browser keeps nothing: it is lost with the page. */
  readonly isUnkept: boolean;
  /** Names of photos that were chosen, but not there yet when the page was left. */
  readonly missing: readonly string[];
  /** How many photos are being read. */
  readonly reading: number;
  /** What was discarded, until something else is begun. */
  readonly discarded: List | null;
};

/** What it asks of the uploads. */
export type Sender = Pick<Uploads, 'subscribe' | 'add' | 'jobOf' | 'find' | 'holdsKept'>;

const RECORD = 'list';
const photoName = (id: string) => `photo ${id}`;
/** Ends only what never comes. */
const READ_MS = 5000;
const UNKNOWN = 'The page was closed while it was being sent. Look in My Videos before you make it again.';

/**
 * What one person is putting together in this browser. It outlives the sheet and the page: all of it is kept until its clip is made, it is
 * discarded, or the person signs out. Other windows show the same.
 */
export class Cuts {
  readonly #userId: string;
  readonly #uploads: Sender;
  #shown: Shown = { ...NOTHING, isLoaded: false, isUnkept: false, missing: [], reading: 0, discarded: null };
  readonly #listeners = new Set<() => void>();
  readonly #over = new AbortController();
  readonly #windows = new BroadcastChannel('spinreel-cut');
  /** Names of the photos that are being read here. */
  #reading: readonly string[] = [];
  /** Ids of the parts whose photos the browser keeps. */
  #stored = new Set<string>();
  #isDue = false;
  #isSaving = false;
  /** Lists whose upload this window has seen, and those that it is asking about. */
  readonly #seen = new Set<string>();
  readonly #asking = new Set<string>();
  readonly #unfollow: () => void;

  constructor(userId: string, uploads: Sender) {
    this.#userId = userId;
    this.#uploads = uploads;
    this.#windows.onmessage = ({ data }) => data === userId && void this.#read();
    this.#unfollow = uploads.subscribe(this.settle);
    void this.#begin();
  }

  /** For `useSyncExternalStore`. */
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  shown = (): Shown => this.#shown;

  /** Changes the list by what it is at that moment: photos come when they are ready. On the beat it stays on it. */
  change = (change: (list: List) => List): void => {
    this.#show({ discarded: null });
    this.#set(withList(this.#shown, onBeat(change(this.#shown.list))));
  };

  discard = (): void => {
    const { list: discarded } = this.#shown;
    this.change(() => EMPTY);
    this.#show({ discarded });
  };

  /** Brings back what was discarded; what stands in its place waits. */
  bringBack = (): void => {
    const { list: now, fault, returned, discarded } = this.#shown;
    if (!discarded) return;
    const items = discarded.items.map((item) =>
      isPhoto(item) ? { ...item, photo: { ...item.photo, url: URL.createObjectURL(item.photo.blob) } } : item,
    );
    const waits = now.items.length > 0 ? [{ list: now, fault }, ...returned] : returned;
    this.#show({ discarded: null });
    this.#set({ ...this.#shown, list: { ...discarded, items }, fault: null, returned: waits });
  };

  /**
   * Adds photos, one after the other: each takes some memory.
   * @param read @throws ReadableError where a file is no photo
   * @param onFault told of each that was not added
   */
  async addPhotos(
    files: readonly File[],
    read: (file: File) => Promise<Photo>,
    onFault: (error: unknown) => void,
  ): Promise<void> {
    this.#setReading([...this.#reading, ...files.map(({ name }) => name)]);
    this.#show({ missing: [] });
    for (const file of files) {
      try {
        if (!mayAdd(this.#shown.list)) throw new ReadableError(`There was no room for ${file.name}.`);
        const photo = await read(file);
        this.change((list) => withPhoto(list, photo));
      } catch (error) {
        onFault(error);
      }
      this.#setReading(this.#reading.filter((_, i) => i !== this.#reading.indexOf(file.name)));
    }
  }

  /** Hands the list to the uploads. It leaves at once, so that a second press finds nothing to make. */
  async make(): Promise<void> {
    const { list } = this.#shown;
    if (!isComplete(list)) return;
    const id = newId();
    this.#set(sentOff(this.#shown, id));
    const [uploadId] = await this.#uploads.add([fileOf(list)], [this.#userId]);
    if (uploadId === undefined) this.#set(cameBack(this.#shown, id, NOT_LOADED));
    else this.#set(noted(this.#shown, id, { uploadId }));
    this.settle();
  }

  /** Finds out what has become of the lists that were sent. */
  settle = (): void => {
    for (const sent of this.#shown.sent) {
      const jobId = sent.jobId ?? (sent.uploadId === null ? null : this.#uploads.jobOf(sent.uploadId));
      if (jobId && !sent.jobId) this.#set(noted(this.#shown, sent.id, { jobId }));
      const upload = this.#uploads.find({ uploadId: sent.uploadId, jobId });
      if (!upload) {
        const isAsked = jobId || this.#seen.has(sent.id);
        if (isAsked) void this.#ask(sent, jobId).catch((error) => logWarning('an upload was not found', error));
        continue;
      }
      this.#seen.add(sent.id);
      if (upload.phase === 'complete') this.#set(made(this.#shown, sent.id));
      if (upload.phase === 'failed' && !upload.again) this.#set(cameBack(this.#shown, sent.id, upload.fault));
    }
  };

  destroy(): void {
    this.#over.abort();
    this.#unfollow();
    this.#windows.close();
    for (const { url } of photosOf(this.#shown).values()) URL.revokeObjectURL(url);
    this.#listeners.clear();
  }

  get #isOver(): boolean {
    return this.#over.signal.aborted;
  }

  async #begin(): Promise<void> {
    const missing = await this.#read();
    this.#show({ isLoaded: true, missing });
    this.settle();
    // What was sent by a page that is gone, and that no window knows of.
    const unknown = this.#shown.sent.filter(({ id, jobId }) => !jobId && !this.#seen.has(id));
    if (unknown.length === 0 || !(await this.#uploads.holdsKept())) return;
    this.settle();
    for (const { id, uploadId } of unknown)
      if (!this.#seen.has(id)) this.#set(cameBack(this.#shown, id, uploadId === null ? null : UNKNOWN));
  }

  /** Reads what the browser keeps, unless there is something newer here. @returns the names of photos that are not there */
  async #read(): Promise<readonly string[]> {
    const late = new Promise<never>((_, fail) => setTimeout(() => fail(new Error('not read in time')), READ_MS));
    const files = await Promise.race([readFiles(this.#userId), late]).catch((error: unknown) => {
      logWarning('what is being put together could not be read', error);
      this.#show({ isUnkept: true });
      return new Map<string, unknown>();
    });
    if (this.#isOver || this.#isDue || this.#isSaving || !files.has(RECORD)) return [];
    const here = photosOf(this.#shown);
    const { kept, missing } = keptOf(files.get(RECORD), (id, about) => {
      const blob = files.get(photoName(id));
      return here.get(id) ?? (blob instanceof Blob ? { ...about, blob, url: URL.createObjectURL(blob) } : null);
    });
    this.#stored = new Set([...photosOf(kept).keys()].filter((id) => files.has(photoName(id))));
    this.#show(kept);
    return missing;
  }

  #setReading(names: readonly string[]): void {
    this.#reading = names;
    this.#show({ reading: names.length });
    void this.#save();
  }

  /** Shows it and keeps it. */
  #set(kept: Kept): void {
    if (this.#isOver) return;
    this.#show(kept);
    void this.#save();
  }

  #show(change: Partial<Shown>): void {
    if (this.#isOver) return;
    const before = photosOf(this.#shown);
    this.#shown = { ...this.#shown, ...change };
    const after = photosOf(this.#shown);
    for (const [id, { url }] of before) if (!after.has(id)) URL.revokeObjectURL(url);
    for (const listener of this.#listeners) listener();
  }

  /** Keeps what is shown; one time after the other, the last time as it is then. */
  async #save(): Promise<void> {
    this.#isDue = true;
    if (this.#isSaving) return;
    this.#isSaving = true;
    while (this.#isDue && !this.#isOver) {
      this.#isDue = false;
      await this.#saveOnce().catch((error: unknown) => {
        if (this.#isOver) return;
        logWarning('what is being put together could not be kept', error);
        this.#show({ isUnkept: true });
      });
    }
    this.#isSaving = false;
  }

  async #saveOnce(): Promise<void> {
    const photos = photosOf(this.#shown);
    const fresh = new Map<string, unknown>([[RECORD, recordOf(this.#shown, this.#reading)]]);
    for (const [id, { blob }] of photos) if (!this.#stored.has(id)) fresh.set(photoName(id), blob);
    const names = new Set([...photos.keys()].map(photoName));
    await keepFiles(this.#userId, fresh, (name) => names.has(name), this.#over.signal);
    this.#stored = new Set(photos.keys());
    if (this.#isOver) return;
    this.#show({ isUnkept: false });
    this.#windows.postMessage(this.#userId);
  }

  /** No window shows the upload: what the server says decides. */
  async #ask({ id }: Sent, jobId: string | null): Promise<void> {
    if (this.#asking.has(id)) return;
    this.#asking.add(id);
    try {
      const job = jobId === null ? null : await callApi(getIngestJob, { params: { id: jobId } }).catch(noneIfGone);
      if (job?.status === 'ready') this.#set(made(this.#shown, id));
      else if (job?.status === 'failed') this.#set(cameBack(this.#shown, id, job.reason));
      // It was given up, here or elsewhere.
      else if (!job || (job.status === 'uploading' && (this.#seen.has(id) || !job.sentLately)))
        this.#set(cameBack(this.#shown, id, null));
    } finally {
      this.#asking.delete(id);
    }
  }
}

function noneIfGone(error: unknown): null {
  if (error instanceof ApiError && error.code === 'not_found') return null;
  throw error;
}
