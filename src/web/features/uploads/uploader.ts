import Uppy, { type UppyFile } from '@uppy/core';
import GoldenRetriever from '@uppy/golden-retriever';
import Tus, { type TusBody } from '@uppy/tus';
import { createUpload } from '../../../contract/library.ts';
import { LIMITS } from '../../../contract/limits.ts';
import { answered } from '../../api/kept-files.ts';
import { newId } from '../../api/new-id.ts';
import { logWarning } from '../../api/report.ts';
import { type UploadFault, uploadFault } from './faults.ts';
import { type Libraries, metaOf } from './target.ts';

/** A second one at a time uses the connection while the first waits for the server. */
const AT_ONCE = 2;
const RETRY_MS = [0, 1000, 3000, 5000, 10_000, 20_000];
/** Files are kept in the browser until they have arrived, so that they resume after a reload. */
const KEPT = { maxFileSize: LIMITS.uploadBytes, maxTotalSize: 2 * LIMITS.uploadBytes };
/** Where the retriever keeps what it brings back. */
const RETRIEVER = { database: 'uppy-blobs', store: 'metadata' };
/** Ends only what never comes. */
const RESTORE_MS = 10_000;
/** A connection without any sign of life for this long is reopened. */
const SILENCE_MS = 30_000;

/** Failures are shown to the person, so they are not errors of the page. */
const LOGGER = { debug: () => undefined, warn: logWarning, error: logWarning };

type Meta = ReturnType<typeof metaOf> & { name: string; into: Libraries; relativePath: string };
type SentFile = UppyFile<Meta, TusBody>;

/** A file being uploaded. */
export type Sending = {
  id: string;
  libraries: Libraries;
  name: string;
  bytes: number;
  sentBytes: number;
  paused: boolean;
  /** Set once the server knows of it. */
  jobId: string | null;
};

type Listeners = {
  onFiles: (files: Sending[]) => void;
  /** All bytes have arrived and were found usable. The file is gone from `onFiles` afterwards. */
  onArrived: (id: string, jobId: string) => void;
  /** It was given up. If `again` is false, the file is gone from `onFiles` afterwards. */
  onFailed: (id: string, fault: UploadFault) => void;
  /** The connection is lost or silent; it resumes automatically. */
  onInterrupted: (id: string) => void;
};

export type Uploader = {
  /** @param jobId of an upload of the same file that has stopped, and goes on @returns the file's id */
  add: (file: File, libraries: Libraries, jobId: string | null) => string;
  setPaused: (id: string, paused: boolean) => void;
  retry: (id: string) => void;
  /** Gives a file up here; the caller, who knows its state on the server, informs the server. */
  remove: (id: string) => void;
  destroy: () => void;
};

/**
 * Sends files over tus (1.0.0, https://tus.io/protocols/resumable-upload). Uploads that were in progress when the page was left resume:
 * they are back when the uploader is handed out, so that nothing is added before.
 * @param userId whose uploads they are
 * @param keeps false if another window of this browser keeps this person's files
 */
export async function createUploader(userId: string, keeps: boolean, listeners: Listeners): Promise<Uploader> {
  const id = keeps ? `spinreel-${userId}` : newId();
  const uppy = new Uppy<Meta, TusBody>({ id, autoProceed: true, logger: LOGGER });
  uppy.use(Tus, {
    endpoint: createUpload.path,
    limit: AT_ONCE,
    retryDelays: RETRY_MS,
    allowedMetaFields: ['name', 'libraryType', 'targetUserId', 'libraries'],
    removeFingerprintOnSuccess: true,
    onShouldRetry: (error, _attempt, _options, byDefault) => {
      // A full store will not have space again in half a minute.
      if (error.originalResponse?.getStatus() === 507 || !byDefault(error)) return false;
      for (const file of uppy.getFiles()) if (isUnderWay(file)) listeners.onInterrupted(file.id);
      return true;
    },
  });
  report(uppy, listeners);
  if (keeps) await keepFiles(uppy);
  const watch = watchSilence(uppy, listeners);
  return {
    add: (file, libraries, jobId) => addFile(uppy, file, libraries, jobId),
    setPaused: (id, paused) => {
      if ((uppy.getFile(id)?.isPaused ?? false) !== paused) uppy.pauseResume(id);
    },
    retry: (id) => void uppy.retryUpload(id),
    remove: (id) => {
      stopSending(uppy, id);
      uppy.removeFile(id);
    },
    destroy: () => {
      clearInterval(watch);
      uppy.destroy();
    },
  };
}

/** Otherwise the sender would also delete the upload on the server, unnoticed, and one of the two deletions would find nothing. */
function stopSending(uppy: Uppy<Meta, TusBody>, id: string): void {
  const { uploaders } = uppy.getPlugin<Tus<Meta, TusBody>>('Tus')!;
  void uploaders[id]?.abort();
  uploaders[id] = null;
}

function addFile(uppy: Uppy<Meta, TusBody>, file: File, libraries: Libraries, jobId: string | null): string {
  return uppy.addFile({
    name: file.name,
    type: file.type,
    data: file,
    meta: {
      name: file.name,
      ...metaOf(libraries),
      into: libraries,
      // Part of the file's identity: the same file may go into other libraries.
      relativePath: libraries.join(),
    },
    ...(jobId !== null && { tus: { uploadUrl: `${createUpload.path}/${jobId}` } }),
  });
}

function report(uppy: Uppy<Meta, TusBody>, { onFiles, onArrived, onFailed }: Listeners): void {
  // While these events are handled, the sender still holds the file and would cancel it on the server.
  const forget = (id: string) => setTimeout(() => uppy.getFile(id) && uppy.removeFile(id));
  uppy.on('state-update', (before, after) => {
    if (before.files !== after.files) onFiles(Object.values(after.files).map(toSending));
  });
  uppy.on('upload-success', (file, { uploadURL }) => {
    if (!file) return;
    onArrived(file.id, idOf(uploadURL) ?? '');
    forget(file.id);
  });
  uppy.on('upload-error', (file, _error, response) => {
    if (!file) return;
    const xhr = response?.body?.xhr;
    const answer = xhr?.status ? { status: xhr.status, statusText: xhr.statusText, body: xhr.responseText } : null;
    const fault = uploadFault(Boolean(uploadUrlOf(uppy.getFile(file.id) ?? file)), answer);
    onFailed(file.id, fault);
    if (!fault.again) forget(file.id);
  });
}

/**
 * Files started on another visit resume, unless the person had paused them; those that were not kept must be chosen again. While the
 * retriever reads, it would replace what is added, and forget what it has kept.
 */
async function keepFiles(uppy: Uppy<Meta, TusBody>): Promise<void> {
  const restored = new Promise<void>((done) => {
    uppy.once('restored', () => {
      resume(uppy);
      done();
    });
  });
  const finds = await findsKept(uppy.getID()).catch(() => false);
  const indexedDB: object = KEPT;
  uppy.use(GoldenRetriever, { indexedDB });
  if (finds) await Promise.race([restored, new Promise((late) => setTimeout(late, RESTORE_MS))]);
}

function resume(uppy: Uppy<Meta, TusBody>): void {
  for (const { id, isGhost } of uppy.getFiles()) if (isGhost) uppy.removeFile(id);
  const paused = uppy.getFiles().filter(({ isPaused }) => isPaused);
  if (uppy.getFiles().length === 0) return;
  uppy.emit('restore-confirmed');
  for (const { id } of paused) uppy.pauseResume(id);
}

/** Whether the retriever will find something under that name: it says when it has brought it back, and nothing where there was nothing. */
async function findsKept(name: string): Promise<boolean> {
  const known = await indexedDB.databases();
  if (!known.some((each) => each.name === RETRIEVER.database)) return false;
  const database = await answered(indexedDB.open(RETRIEVER.database));
  try {
    const record = await answered(database.transaction(RETRIEVER.store).objectStore(RETRIEVER.store).get(name));
    return record !== undefined && record.expires >= Date.now();
  } finally {
    database.close();
  }
}

/** A phone that changes networks may leave a request hanging for minutes without an error. */
function watchSilence(uppy: Uppy<Meta, TusBody>, { onInterrupted }: Listeners) {
  const heard = new Map<string, { bytes: number; at: number }>();
  return setInterval(() => {
    for (const file of uppy.getFiles()) {
      const { sentBytes: bytes } = toSending(file);
      const last = heard.get(file.id);
      // An upload with no bytes sent is waiting for its turn.
      if (bytes === 0 || !isUnderWay(file) || !navigator.onLine || last?.bytes !== bytes) {
        heard.set(file.id, { bytes, at: Date.now() });
      } else if (Date.now() - last.at > SILENCE_MS) {
        heard.delete(file.id);
        onInterrupted(file.id);
        uppy.pauseResume(file.id);
        uppy.pauseResume(file.id);
      }
    }
  }, SILENCE_MS / 6);
}

/** Bytes should be leaving now. Once all have left, the server is checking them. */
function isUnderWay(file: SentFile): boolean {
  const { progress, isPaused, error, size } = file;
  const begun = Boolean(progress.uploadStarted) && !progress.uploadComplete;
  return begun && !isPaused && !error && (progress.bytesUploaded || 0) < (size ?? 0);
}

function toSending(file: SentFile): Sending {
  const { id, meta, name, size, progress, isPaused } = file;
  return {
    id,
    // A file that an older version of the page has kept names one, or none.
    libraries: meta.into ?? [meta.targetUserId || meta.libraryType],
    name: name ?? meta.name,
    bytes: size ?? 0,
    sentBytes: progress.bytesUploaded || 0,
    paused: isPaused ?? false,
    jobId: idOf(uploadUrlOf(file)),
  };
}

function uploadUrlOf(file: SentFile): string | null {
  return ('tus' in file ? file.tus?.uploadUrl : null) ?? null;
}

const idOf = (url: string | null | undefined) => url?.split('/').at(-1) ?? null;
